import type pg from 'pg';
import { LIMITS } from '../../contract/limits.ts';
import type { Permission } from '../../contract/permissions.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { newId } from '../../platform/ids.ts';
import { newToken, tokenHash } from '../../platform/tokens.ts';
import { lockAccount } from '../accounts/index.ts';
import { ownerOf } from '../caller.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { KEY_PREFIX } from './authenticate.ts';
import { type ApiKey, toKeyResource } from './key.ts';
import { insertKey } from './store.ts';

interface CreateDependencies {
  readonly pool: pg.Pool;
  readonly clock: Clock;
}

interface KeyRequest {
  readonly accountId: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly dailyCeiling: number | null;
}

export function createOwnKey(dependencies: CreateDependencies): Handler<'keys.create'> {
  return async (input, { caller }) => {
    const { key, secret } = await createKey(dependencies, {
      accountId: ownerOf(caller).id,
      name: input.name,
      permissions: [...new Set(input.permissions)],
      dailyCeiling: input.daily_ceiling,
    });
    return { key: toKeyResource(key), secret };
  };
}

/** Makes a key. The secret is in this answer and nowhere else, ever. */
export async function createKey(
  { pool, clock }: CreateDependencies,
  request: KeyRequest,
): Promise<{ key: ApiKey; secret: string }> {
  const secret = newToken(KEY_PREFIX);
  const newKey = {
    ...request,
    id: newId('key', clock),
    secretHash: tokenHash(secret),
    lastFour: secret.slice(-4),
  };
  const key = await inTransaction(pool, async (client) => {
    await lockAccount(client, request.accountId);
    return insertKey(client, newKey, LIMITS.activeKeysMax);
  });
  if (key === undefined) {
    throw new Refusal(
      { code: 'limit_reached', limit: LIMITS.activeKeysMax },
      `An account has at most ${LIMITS.activeKeysMax} active keys. Revoke one to make another.`,
    );
  }
  return { key, secret };
}
