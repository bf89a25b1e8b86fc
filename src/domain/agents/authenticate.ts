import type { Queryable } from '../../platform/database/index.ts';
import { tokenHash } from '../../platform/tokens.ts';
import type { Caller } from '../caller.ts';

export const AGENT_TOKEN_PREFIX = 'svc_agent_';
const TOKEN_CHARACTERS_MAX = 100;

const AUTHENTICATE = {
  name: 'authenticate-agent',
  text: 'select client_id from agent_token where token_hash = $1 and expires_at > $2',
};

/** Never cached: a revoked token loses its tier with the next request. */
export async function authenticateAgent(
  database: Queryable,
  { token, now }: { token: string; now: Date },
): Promise<Caller> {
  if (token.length > TOKEN_CHARACTERS_MAX) return REFUSED;
  const { rows } = await database.query<{ client_id: string }>({
    ...AUTHENTICATE,
    values: [tokenHash(token), now],
  });
  const row = rows[0];
  return row === undefined ? REFUSED : { kind: 'agent', clientId: row.client_id };
}

const REFUSED: Caller = {
  kind: 'refused',
  credential: 'agent',
  why: 'The agent token is not known, has expired or was revoked.',
};
