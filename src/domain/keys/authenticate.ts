import { PERMISSIONS, type Permission } from '../../contract/permissions.ts';
import type { PlanId } from '../../contract/plans.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { tokenHash } from '../../platform/tokens.ts';
import type { Caller } from '../caller.ts';

export const KEY_PREFIX = 'svc_live_';
const KEY_CHARACTERS = 52;

interface Row {
  key_id: string;
  key_name: string;
  /** Separated by commas: the driver reads text many times faster than arrays and times. */
  permissions: string;
  daily_ceiling: number | null;
  used_today: number;
  revoked: boolean;
  owner_id: string;
  email: string;
  created_ms: number;
  plan: PlanId;
  plan_renews_ms: number | null;
  balance: number;
  held: number;
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
  const own = `k.id as key_id, k.name as key_name, array_to_string(k.permissions, ',') as permissions, k.daily_ceiling,
      coalesce(d.used, 0) as used_today, k.revoked_at is not null as revoked,
      a.id as owner_id, a.email, extract(epoch from a.created_at)::float8 * 1000 as created_ms, a.plan,
      extract(epoch from a.plan_renews_at)::float8 * 1000 as plan_renews_ms, w.balance, w.held`;
  return {
    name,
    text: `select ${[own, ...columns].join(', ')}
      from api_key k
      join account a on a.id = k.account_id
      join wallet w on w.account_id = a.id
      left join api_key_day d
        on d.key_id = k.id and d.day = (($2::timestamptz) at time zone 'utc')::date
      ${joins}
      where k.secret_hash = $1`,
  };
}

const AUTHENTICATE = keyStatement('authenticate-key', { columns: [], joins: '' });

/** Keys are never cached, so that a revocation holds from the next request on. */
export async function authenticateKey(
  database: Queryable,
  { secret, now, prefetch }: { secret: string; now: Date; prefetch?: KeyPrefetch | undefined },
): Promise<Caller> {
  if (secret.length !== KEY_CHARACTERS) return refused('The API key is malformed.');
  const { rows } = await database.query<Row>({
    ...(prefetch?.statement ?? AUTHENTICATE),
    values: [tokenHash(secret), now, ...(prefetch === undefined ? [] : [prefetch.id])],
  });
  const row = rows[0];
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
    account: {
      id: row.owner_id,
      email: row.email,
      createdAt: new Date(row.created_ms),
      plan: row.plan,
      planRenewsAt: row.plan_renews_ms === null ? null : new Date(row.plan_renews_ms),
      balance: row.balance,
      held: row.held,
    },
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
