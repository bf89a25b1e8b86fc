import type { PlanId } from '../../contract/plans.ts';
import type { Queryable } from '../../platform/database/index.ts';
import type { CallingAccount } from '../caller.ts';
import { WALLET } from '../credits/index.ts';

/** A row of `CALLING_ACCOUNT`. */
export interface CallingAccountRow {
  owner_id: string;
  email: string;
  owner_name: string;
  created_ms: number;
  plan: PlanId;
  plan_renews_ms: number | null;
  balance: number;
  held: number;
}

/**
 * Selects an account (`a`) as a `CallingAccountRow`, for statements that read more along with it.
 * Times are milliseconds, because the driver reads numbers many times faster than timestamps.
 */
export const CALLING_ACCOUNT = {
  columns: `a.id as owner_id, a.email, a.name as owner_name, a.plan,
    extract(epoch from a.created_at)::float8 * 1000 as created_ms,
    extract(epoch from a.plan_renews_at)::float8 * 1000 as plan_renews_ms,
    ${WALLET.columns}`,
  from: `account a ${WALLET.join}`,
} as const;

export function toCallingAccount(row: CallingAccountRow): CallingAccount {
  return {
    id: row.owner_id,
    email: row.email,
    name: row.owner_name,
    createdAt: new Date(row.created_ms),
    plan: row.plan,
    planRenewsAt: row.plan_renews_ms === null ? null : new Date(row.plan_renews_ms),
    balance: row.balance,
    held: row.held,
  };
}

export async function findAccount(
  database: Queryable,
  by: { readonly id: string } | { readonly email: string },
): Promise<CallingAccount | undefined> {
  const [column, value] = 'id' in by ? ['a.id', by.id] : ['a.email', by.email];
  const { rows } = await database.query<CallingAccountRow>(
    `select ${CALLING_ACCOUNT.columns} from ${CALLING_ACCOUNT.from} where ${column} = $1`,
    [value],
  );
  return rows[0] === undefined ? undefined : toCallingAccount(rows[0]);
}

interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly plan: PlanId;
}

/** Returns false when the address is taken. The address counts as confirmed: the operator vouches for it. */
export async function insertAccount(database: Queryable, account: NewAccount): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into account (id, email, name, email_verified, plan) values ($1, $2, $3, true, $4)
     on conflict (email) do nothing`,
    [account.id, account.email, account.name, account.plan],
  );
  return rowCount === 1;
}

export async function setPlan(
  database: Queryable,
  { accountId, plan, renewsAt }: { accountId: string; plan: PlanId; renewsAt: Date | null },
): Promise<void> {
  await database.query(
    'update account set plan = $2, plan_renews_at = $3, updated_at = now() where id = $1',
    [accountId, plan, renewsAt],
  );
}

/** Makes concurrent changes of one account wait for each other. */
export async function lockAccount(database: Queryable, id: string): Promise<void> {
  await database.query('select 1 from account where id = $1 for update', [id]);
}

export async function hasAccounts(database: Queryable): Promise<boolean> {
  const { rowCount } = await database.query('select 1 from account limit 1');
  return rowCount !== 0;
}

/** The addresses of accounts, in alphabetical order. */
export async function emailsOf(
  database: Queryable,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await database.query<{ email: string }>(
    'select email from account where id = any($1::text[]) and deleted_at is null order by email',
    [ids],
  );
  return rows.map(({ email }) => email);
}

interface AccountsWish {
  /** Part of an address; null for all. */
  readonly search: string | null;
  readonly limit: number;
  /** Only what comes after this id; null for the beginning. */
  readonly after: string | null;
}

/** For the operator: the newest accounts first. */
export async function listAccounts(
  database: Queryable,
  { search, limit, after }: AccountsWish,
): Promise<readonly CallingAccount[]> {
  const { rows } = await database.query<CallingAccountRow>(
    `select ${CALLING_ACCOUNT.columns} from ${CALLING_ACCOUNT.from}
     where a.deleted_at is null and ($1::text is null or position(lower($1) in a.email) > 0)
       and ($2::text is null or a.id < $2)
     order by a.id desc limit $3`,
    [search, after, limit],
  );
  return rows.map(toCallingAccount);
}
