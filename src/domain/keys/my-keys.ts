import type pg from 'pg';
import type { OperationInput } from '../../contract/operations.ts';
import type { ApiKeyResource } from '../../contract/resources/account.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Caller } from '../caller.ts';
import type { ApiKey } from './key.ts';
import { createKey, listKeys, revokeKey } from './manage.ts';

export async function listMyKeys(
  pool: pg.Pool,
  caller: Caller,
): Promise<{ keys: ApiKeyResource[] }> {
  return { keys: (await listKeys(pool, ownerId(caller))).map(toKeyResource) };
}

export async function createMyKey(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  caller: Caller,
  input: OperationInput<'keys.create'>,
): Promise<{ key: ApiKeyResource; secret: string }> {
  const { key, secret } = await createKey(pool, clock, {
    accountId: ownerId(caller),
    name: input.name,
    permissions: [...new Set(input.permissions)],
    dailyCeiling: input.daily_ceiling,
  });
  return { key: toKeyResource(key), secret };
}

export async function revokeMyKey(
  pool: pg.Pool,
  caller: Caller,
  { id }: OperationInput<'keys.revoke'>,
): Promise<{ key: ApiKeyResource }> {
  return { key: toKeyResource(await revokeKey(pool, { keyId: id, accountId: ownerId(caller) })) };
}

function ownerId(caller: Caller): string {
  if (caller.kind !== 'session')
    throw new Error(`A caller of kind ${caller.kind} has no keys page`);
  return caller.account.id;
}

export function toKeyResource(key: ApiKey): ApiKeyResource {
  return {
    id: key.id,
    name: key.name,
    last_four: key.lastFour,
    permissions: [...key.permissions],
    daily_ceiling: key.dailyCeiling,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  };
}
