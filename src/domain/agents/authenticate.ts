import type { Queryable } from '../../platform/database/index.ts';
import { tokenHash } from '../../platform/tokens.ts';
import type { Caller } from '../caller.ts';
import { findClientOfToken } from './store.ts';

export const AGENT_TOKEN_PREFIX = 'svc_agent_';
const TOKEN_CHARACTERS_MAX = 100;

/** Never cached: a revoked token loses its tier with the next request. */
export async function authenticateAgent(
  database: Queryable,
  { token, now }: { token: string; now: Date },
): Promise<Caller> {
  if (token.length > TOKEN_CHARACTERS_MAX) return REFUSED;
  const clientId = await findClientOfToken(database, { tokenHash: tokenHash(token), now });
  return clientId === undefined ? REFUSED : { kind: 'agent', clientId };
}

const REFUSED: Caller = {
  kind: 'refused',
  credential: 'agent',
  why: 'The agent token is not known, has expired or was revoked.',
};
