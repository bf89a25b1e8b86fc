/** Where agents register, claim and revoke: the routes, the answers and the metadata agree on it. */
export const AGENT_AUTH_PATHS = {
  register: '/agent/auth/register',
  claim: '/agent/auth/claim',
  revoke: '/agent/auth/revoke',
} as const;

/** The only kind of identity that an agent can register with. */
export const AGENT_IDENTITY_TYPE = 'anonymous';

/** All that an agent token is good for. */
export const AGENT_SCOPE = 'read';
