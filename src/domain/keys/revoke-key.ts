import type pg from 'pg';
import { ownerOf } from '../caller.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { type ApiKey, toKeyResource } from './key.ts';
import { markRevoked } from './store.ts';

export function revokeOwnKey(pool: pg.Pool): Handler<'keys.revoke'> {
  return async ({ id }, { caller }) => {
    const key = await revokeKey(pool, { keyId: id, accountId: ownerOf(caller).id });
    return { key: toKeyResource(key) };
  };
}

/** Ends a key at once; safe to repeat. `accountId` null is the operator. */
export async function revokeKey(
  pool: pg.Pool,
  { keyId, accountId }: { keyId: string; accountId: string | null },
): Promise<ApiKey> {
  const key = KEY_ID.test(keyId) ? await markRevoked(pool, keyId, accountId) : undefined;
  if (key === undefined) throw new Refusal('not_found', 'There is no such key.');
  return key;
}

/** What cannot be an id is not looked up: it may hold what the database cannot even read. */
const KEY_ID = /^key_[0-9a-z]{26}$/;
