import type { Queryable } from '../../platform/database/index.ts';
import { tokenHash } from '../../platform/tokens.ts';
import type { Handler } from '../invoke.ts';
import { deleteByHash } from './store.ts';

/** The answer never tells whether the token was known (RFC 7009). */
export function revoke(database: Queryable): Handler<'agents.revoke'> {
  return async ({ token }) => {
    await deleteByHash(database, tokenHash(token));
    return { revoked: true };
  };
}
