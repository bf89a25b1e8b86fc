import type { OperationInput } from '../../contract/operations.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { deleteByHash } from './store.ts';

/** The answer never tells whether the token was known (RFC 7009). */
export async function revoke(
  database: Queryable,
  { token }: OperationInput<'agents.revoke'>,
): Promise<{ revoked: true }> {
  await deleteByHash(database, tokenHash(token));
  return { revoked: true };
}
