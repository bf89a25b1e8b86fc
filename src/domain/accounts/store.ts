import type { PlanId } from '../../contract/plans.ts';
import type { Queryable } from '../../platform/database/index.ts';
import type { CallingAccount } from '../caller.ts';

interface Row {
  id: string;
  email: string;
  created_at: Date;
  plan: PlanId;
  plan_renews_at: Date | null;
  balance: number;
  held: number;
}

const SELECT = `select a.id, a.email, a.created_at, a.plan, a.plan_renews_at, w.balance, w.held
  from account a join wallet w on w.account_id = a.id`;

function toAccount(row: Row | undefined): CallingAccount | undefined {
  if (row === undefined) return undefined;
  const { id, email, plan, balance, held } = row;
  return {
    id,
    email,
    createdAt: row.created_at,
    plan,
    planRenewsAt: row.plan_renews_at,
    balance,
    held,
  };
}

export async function findAccount(
  database: Queryable,
  by: { readonly id: string } | { readonly email: string },
): Promise<CallingAccount | undefined> {
  const [column, value] = 'id' in by ? ['a.id', by.id] : ['a.email', by.email];
  const { rows } = await database.query<Row>(`${SELECT} where ${column} = $1`, [value]);
  return toAccount(rows[0]);
}

interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly plan: PlanId;
}

/** False when the address is taken. The address counts as confirmed: an operator vouches for it. */
export async function insertAccount(database: Queryable, account: NewAccount): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into account (id, email, name, email_verified, plan) values ($1, $2, $3, true, $4)
     on conflict (email) do nothing`,
    [account.id, account.email, account.name, account.plan],
  );
  return rowCount === 1;
}

/** What somebody pays for decides their plan. */
export async function setPlan(
  database: Queryable,
  { accountId, plan, renewsAt }: { accountId: string; plan: PlanId; renewsAt: Date | null },
): Promise<void> {
  await database.query(
    'update account set plan = $2, plan_renews_at = $3, updated_at = now() where id = $1',
    [accountId, plan, renewsAt],
  );
}
