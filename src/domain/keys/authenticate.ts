import { PERMISSIONS, type Permission } from '../../contract/permissions.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { toCallingAccount } from '../accounts/index.ts';
import type { Caller } from '../caller.ts';
import { findKey, type KeyPrefetch } from './store.ts';

export const KEY_PREFIX = 'svc_live_';
const KEY_CHARACTERS = 52;

/** Keys are never cached, so that a revocation holds from the next request on. */
export async function authenticateKey(
  database: Queryable,
  { secret, now, prefetch }: { secret: string; now: Date; prefetch?: KeyPrefetch | undefined },
): Promise<Caller> {
  if (secret.length !== KEY_CHARACTERS) return refused('The API key is malformed.');
  const row = await findKey(database, { secretHash: tokenHash(secret), now, prefetch });
  if (row === undefined) return refused('The API key is not known.');
  if (row.revoked) return refused('The API key is revoked.');
  return {
    kind: 'key',
    key: {
      id: row.key_id,
      name: row.key_name,
      permissions: row.permissions.split(',').filter(isPermission),
      dailyCeiling: row.daily_ceiling,
      usedToday: row.used_today,
    },
    account: toCallingAccount(row),
    ...(prefetch === undefined
      ? undefined
      : { prefetched: { id: prefetch.id, row: row.prefetched ?? null } }),
  };
}

function isPermission(name: string): name is Permission {
  return Object.hasOwn(PERMISSIONS, name);
}

function refused(why: string): Caller {
  return { kind: 'refused', credential: 'key', why };
}
