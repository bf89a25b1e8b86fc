import type pg from 'pg';
import { LIMITS } from '../../contract/limits.ts';
import type { Permission } from '../../contract/permissions.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { newId } from '../../platform/ids.ts';
import { newToken, tokenHash } from '../../platform/tokens.ts';
import { Refusal } from '../refusal.ts';
import { KEY_PREFIX } from './authenticate.ts';
import type { ApiKey } from './key.ts';
import { insertKey, lockAccount, markRevoked, selectKeys } from './store.ts';

interface KeyRequest {
  readonly accountId: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly dailyCeiling: number | null;
}

/** Makes a key. The secret is in this answer and nowhere else, ever. */
export async function createKey(
  pool: pg.Pool,
  clock: Clock,
  request: KeyRequest,
): Promise<{ key: ApiKey; secret: string }> {
  const secret = newToken(KEY_PREFIX);
  const key = await inTransaction(pool, async (client) => {
    await lockAccount(client, request.accountId);
    return insertKey(
      client,
      {
        ...request,
        id: newId('key', clock),
        secretHash: tokenHash(secret),
        lastFour: secret.slice(-4),
      },
      LIMITS.activeKeysMax,
    );
  });
  if (key === undefined) {
    throw new Refusal(
      { code: 'limit_reached', limit: LIMITS.activeKeysMax },
      `An account has at most ${LIMITS.activeKeysMax} active keys. Revoke one to make another.`,
    );
  }
  return { key, secret };
}

export function listKeys(pool: pg.Pool, accountId: string): Promise<readonly ApiKey[]> {
  return selectKeys(pool, accountId);
}

/** Ends a key at once; safe to repeat. `accountId` null is the operator. */
export async function revokeKey(
  pool: pg.Pool,
  { keyId, accountId }: { keyId: string; accountId: string | null },
): Promise<ApiKey> {
  const key = await markRevoked(pool, keyId, accountId);
  if (key === undefined) throw new Refusal('not_found', 'There is no such key.');
  return key;
}
