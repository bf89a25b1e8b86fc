import type { Permission } from '../../contract/permissions.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { CALLING_ACCOUNT, type CallingAccountRow } from '../accounts/index.ts';
import { TELL_WEBHOOKS } from '../webhooks/index.ts';
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

/** What each key of an account used per UTC day, oldest first; keys that used nothing are left out. */
export async function listKeyUse(
  database: Queryable,
  { accountId, now, days }: { accountId: string; now: Date; days: number },
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rows } = await database.query<{ key_id: string; used: number[] }>(
    `select used_by.key_id, array_agg(coalesce(d.used, 0) order by day.ago desc) as used
     from (
       select distinct k.id as key_id from api_key k join api_key_day d on d.key_id = k.id
       where k.account_id = $1 and d.day > ($2::timestamptz at time zone 'utc')::date - $3::int
     ) used_by
     cross join generate_series(0, $3::int - 1) as day(ago)
     left join api_key_day d on d.key_id = used_by.key_id
       and d.day = ($2::timestamptz at time zone 'utc')::date - day.ago
     group by used_by.key_id`,
    [accountId, now.toISOString(), days],
  );
  return new Map(rows.map(({ key_id: id, used }) => [id, used]));
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

/** Ends every key of an account; what its owner called them is forgotten. */
export async function revokeAllKeys(database: Queryable, accountId: string): Promise<void> {
  await database.query(
    `update api_key set revoked_at = coalesce(revoked_at, now()), name = 'deleted'
     where account_id = $1`,
    [accountId],
  );
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

/** True for the first who asks for the key and the day; then webhooks are told too. */
export async function claimCeilingMail(
  database: Queryable,
  { keyId, day, now }: { keyId: string; day: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `with claimed as (
       insert into api_key_day (key_id, day, used, ceiling_mailed_at) values ($1, $2, 0, $3)
       on conflict (key_id, day) do update set ceiling_mailed_at = excluded.ceiling_mailed_at
         where api_key_day.ceiling_mailed_at is null
       returning key_id, used
     ),
     told as (
       select k.account_id, 'key.ceiling_reached' as type, k.id as subject,
         json_build_object('key', json_build_object('id', k.id, 'name', k.name,
           'permissions', k.permissions, 'daily_ceiling', k.daily_ceiling,
           'used_today', claimed.used)) as source,
         $3::timestamptz as at
       from claimed join api_key k on k.id = claimed.key_id
     ),
     ${TELL_WEBHOOKS}
     select from claimed`,
    [keyId, day, now],
  );
  return rowCount === 1;
}

/** Part of the statement that fails one. Needs `failed(key_id, held_on, credit_cost)`. */
export const RETURN_KEY_USE = `
  returned_key_use as (
    update api_key_day d set used = d.used - failed.credit_cost
    from failed where d.key_id = failed.key_id and d.day = failed.held_on
    returning d.key_id
  )`;

interface KeyRow extends CallingAccountRow {
  key_id: string;
  key_name: string;
  /** Separated by commas: the driver reads text many times faster than arrays. */
  permissions: string;
  daily_ceiling: number | null;
  used_today: number;
  revoked: boolean;
  prefetched?: unknown;
}

/** A row to read in the same round trip, for the account of a good key alone. */
export interface KeyPrefetch {
  /** Made by `keyStatement`; answers the row as the column `prefetched`. */
  readonly statement: { readonly name: string; readonly text: string };
  /** `$3` of the statement. */
  readonly id: string;
}

interface Joined {
  /** Under names that no column of the key has. */
  readonly columns: readonly string[];
  /** Left joins on `k.account_id` and `$3`. */
  readonly joins: string;
}

/** Everything a request needs to know of its key and account, in one round trip. */
export function keyStatement(name: string, { columns, joins }: Joined): KeyPrefetch['statement'] {
  const own = `k.id as key_id, k.name as key_name,
    array_to_string(k.permissions, ',') as permissions, k.daily_ceiling,
    coalesce(d.used, 0) as used_today, k.revoked_at is not null as revoked`;
  return {
    name,
    text: `select ${[own, CALLING_ACCOUNT.columns, ...columns].join(', ')}
      from ${CALLING_ACCOUNT.from}
      join api_key k on k.account_id = a.id
      left join api_key_day d
        on d.key_id = k.id and d.day = (($2::timestamptz) at time zone 'utc')::date
      ${joins}
      where k.secret_hash = $1`,
  };
}

const AUTHENTICATE = keyStatement('authenticate-key', { columns: [], joins: '' });

/** A key by its hash, with its account and what it has used today. */
export async function findKey(
  database: Queryable,
  {
    secretHash,
    now,
    prefetch,
  }: { secretHash: Buffer; now: Date; prefetch: KeyPrefetch | undefined },
): Promise<KeyRow | undefined> {
  const { rows } = await database.query<KeyRow>({
    ...(prefetch?.statement ?? AUTHENTICATE),
    values: [secretHash, now.toISOString(), ...(prefetch === undefined ? [] : [prefetch.id])],
  });
  return rows[0];
}

/** Adds up calls per key, route and day, and notes when each key was used last. */
export async function writeCalls(
  database: Queryable,
  noted: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Promise<void> {
  const rows = [...noted].flatMap(([keyId, routes]) =>
    [...routes].map(([route, calls]) => ({ keyId, route, calls })),
  );
  // Sorted, so that two processes that write at once lock rows in the same order.
  rows.sort((a, b) => a.keyId.localeCompare(b.keyId) || a.route.localeCompare(b.route));
  await database.query(
    `with noted as (
       select * from unnest($1::text[], $2::text[], $3::int[]) as n(key_id, route, calls)
     ), used as (
       update api_key set last_used_at = now() where id in (select key_id from noted)
     )
     insert into route_call (key_id, route, day, calls)
     select key_id, route, (now() at time zone 'utc')::date, calls from noted
     where exists (select 1 from api_key where id = noted.key_id)
     order by route, key_id
     on conflict (route, day, key_id) do update set calls = route_call.calls + excluded.calls`,
    [rows.map((row) => row.keyId), rows.map((row) => row.route), rows.map((row) => row.calls)],
  );
}

/** Accounts whose keys called a route within so many days. */
export async function callersOf(
  database: Queryable,
  { route, days }: { route: string; days: number },
): Promise<readonly string[]> {
  const { rows } = await database.query<{ account_id: string }>(
    `select distinct k.account_id from route_call c join api_key k on k.id = c.key_id
     where c.route = $1 and c.day > (now() at time zone 'utc')::date - $2::int`,
    [route, days],
  );
  return rows.map(({ account_id: id }) => id);
}
