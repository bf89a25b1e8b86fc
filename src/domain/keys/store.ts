import type { Permission } from '../../contract/permissions.ts';
import type { Queryable } from '../../platform/database/index.ts';
import type { ApiKey } from './key.ts';

interface Row {
  id: string;
  name: string;
  last_four: string;
  permissions: Permission[];
  daily_ceiling: number | null;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

const COLUMNS =
  'id, name, last_four, permissions, daily_ceiling, created_at, last_used_at, revoked_at';

function toKey(row: Row): ApiKey {
  return {
    id: row.id,
    name: row.name,
    lastFour: row.last_four,
    permissions: row.permissions,
    dailyCeiling: row.daily_ceiling,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  };
}

/** Makes concurrent creations of one account wait for each other. */
export async function lockAccount(database: Queryable, accountId: string): Promise<void> {
  await database.query('select 1 from account where id = $1 for update', [accountId]);
}

interface NewKey {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly secretHash: Buffer;
  readonly lastFour: string;
  readonly permissions: readonly Permission[];
  readonly dailyCeiling: number | null;
}

/** Takes the first free place; undefined when there is none. */
export async function insertKey(
  database: Queryable,
  key: NewKey,
  placesMax: number,
): Promise<ApiKey | undefined> {
  const { rows } = await database.query<Row>(
    `insert into api_key
       (id, account_id, name, secret_hash, last_four, permissions, daily_ceiling, place)
     select $1, $2, $3, $4, $5, $6, $7, free.place
     from generate_series(1, $8::int) as free(place)
     where not exists (
       select 1 from api_key k
       where k.account_id = $2 and k.place = free.place and k.revoked_at is null)
     order by free.place limit 1
     returning ${COLUMNS}`,
    [
      key.id,
      key.accountId,
      key.name,
      key.secretHash,
      key.lastFour,
      key.permissions,
      key.dailyCeiling,
      placesMax,
    ],
  );
  return rows[0] === undefined ? undefined : toKey(rows[0]);
}

/** Newest first, revoked ones included. */
export async function listKeys(database: Queryable, accountId: string): Promise<readonly ApiKey[]> {
  const { rows } = await database.query<Row>(
    `select ${COLUMNS} from api_key where account_id = $1 order by created_at desc, id desc`,
    [accountId],
  );
  return rows.map(toKey);
}

/** Revoking again keeps the first time. `accountId` null is the operator, who may revoke any key. */
export async function markRevoked(
  database: Queryable,
  keyId: string,
  accountId: string | null,
): Promise<ApiKey | undefined> {
  const { rows } = await database.query<Row>(
    `update api_key set revoked_at = coalesce(revoked_at, now())
     where id = $1 and ($2::text is null or account_id = $2)
     returning ${COLUMNS}`,
    [keyId, accountId],
  );
  return rows[0] === undefined ? undefined : toKey(rows[0]);
}

/**
 * Part of the statement that accepts a generation. Needs `request(key_id, daily_ceiling, today,
 * credit_cost)`; `key_use` has a row when the ceiling of the key leaves room.
 */
export const COUNT_KEY_USE = `
  key_use as (
    insert into api_key_day (key_id, day, used)
    select key_id, today, credit_cost from request
    where key_id is not null and (daily_ceiling is null or credit_cost <= daily_ceiling)
    on conflict (key_id, day) do update set used = api_key_day.used + excluded.used
      where (select daily_ceiling from request) is null
        or api_key_day.used + excluded.used <= (select daily_ceiling from request)
    returning key_id
  )`;

/** Part of the statement that fails one. Needs `failed(key_id, held_on, credit_cost)`. */
export const RETURN_KEY_USE = `
  returned_key_use as (
    update api_key_day d set used = d.used - failed.credit_cost
    from failed where d.key_id = failed.key_id and d.day = failed.held_on
    returning d.key_id
  )`;
