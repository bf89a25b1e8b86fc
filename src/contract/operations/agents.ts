import {
  agentClaimRequestSchema,
  agentCredentialsSchema,
  agentRegistrationRequestSchema,
  agentRevocationRequestSchema,
  agentRevocationSchema,
} from '../resources/agent.ts';
import { PUBLIC, write } from './operation.ts';

const CREDENTIALS = {
  client_id: 'svc_agent_client_01k9z8x7w6v5t4s3r2q1p0n9m8',
  client_secret: 'svc_agent_secret_EXAMPLE-0123456789-0123456789-0123456789-01',
  access_token: 'svc_agent_EXAMPLE-0123456789-0123456789-0123456789-012',
  token_type: 'Bearer',
  expires_in: 86_400,
  scope: 'read',
  claim_uri: 'http://localhost:8080/agent/auth/claim',
  revocation_uri: 'http://localhost:8080/agent/auth/revoke',
  registration_id: 'svc_agent_client_01k9z8x7w6v5t4s3r2q1p0n9m8',
  registration_type: 'anonymous',
  scopes: ['read'],
};

/** How agents get their credentials, by themselves. */
export const agentOperations = {
  'agents.register': write({
    summary: 'Register an agent',
    description:
      'Gives an anonymous agent a client and a first token. The token only raises the read rate: it cannot generate, spend, read an account or write. No account and no person is involved.',
    group: 'agents',
    hints: { destructive: false, repeatable: false, reachesOutside: false },
    secret: true,
    access: PUBLIC,
    input: agentRegistrationRequestSchema,
    output: agentCredentialsSchema,
    errors: ['unsupported_identity_type'],
    examples: [
      {
        input: { client_name: 'Trip planner', identity_type: 'anonymous' },
        output: CREDENTIALS,
      },
    ],
  }),
  'agents.claim': write({
    summary: 'Claim a fresh agent token',
    description:
      'Gives a registered client another token. Earlier tokens keep working until they expire.',
    group: 'agents',
    hints: { destructive: false, repeatable: false, reachesOutside: false },
    secret: true,
    access: PUBLIC,
    input: agentClaimRequestSchema,
    output: agentCredentialsSchema,
    errors: ['invalid_client'],
    examples: [
      {
        input: { client_id: CREDENTIALS.client_id, client_secret: CREDENTIALS.client_secret },
        output: CREDENTIALS,
      },
    ],
  }),
  'agents.revoke': write({
    summary: 'Revoke an agent token or client',
    description:
      'Ends an access token alone, or with its secret a client and all of its tokens. The answer is the same for a token that is not known.',
    group: 'agents',
    hints: { destructive: true, repeatable: true, reachesOutside: false },
    secret: true,
    access: PUBLIC,
    input: agentRevocationRequestSchema,
    output: agentRevocationSchema,
    errors: [],
    examples: [{ input: { token: CREDENTIALS.access_token }, output: { revoked: true } }],
  }),
} as const;
