import { AGENT_AUTH_PATHS, AGENT_IDENTITY_TYPE, AGENT_SCOPE } from '../../contract/agent-auth.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { AgentCredentials } from '../../contract/resources/agent.ts';
import type { Clock } from '../../platform/clock.ts';
import { newToken, tokenHash } from '../../platform/tokens.ts';
import { AGENT_TOKEN_PREFIX } from './authenticate.ts';

interface FreshToken {
  readonly text: string;
  /** What is kept of it. */
  readonly row: { readonly tokenHash: Buffer; readonly createdAt: Date; readonly expiresAt: Date };
}

export function freshToken(clock: Clock): FreshToken {
  const text = newToken(AGENT_TOKEN_PREFIX);
  const now = clock.now();
  return {
    text,
    row: {
      tokenHash: tokenHash(text),
      createdAt: new Date(now),
      expiresAt: new Date(now + LIMITS.agentTokenSeconds * 1_000),
    },
  };
}

interface Issued {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly token: string;
  readonly baseUrl: string;
}

/** The one answer of registration and claim. */
export function toCredentials({
  clientId,
  clientSecret,
  token,
  baseUrl,
}: Issued): AgentCredentials {
  return {
    client_id: clientId,
    client_secret: clientSecret,
    access_token: token,
    token_type: 'Bearer',
    expires_in: LIMITS.agentTokenSeconds,
    scope: AGENT_SCOPE,
    claim_uri: `${baseUrl}${AGENT_AUTH_PATHS.claim}`,
    revocation_uri: `${baseUrl}${AGENT_AUTH_PATHS.revoke}`,
    registration_id: clientId,
    registration_type: AGENT_IDENTITY_TYPE,
    scopes: [AGENT_SCOPE],
  };
}
