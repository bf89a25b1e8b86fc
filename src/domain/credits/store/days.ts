import type { Queryable } from '../../../platform/database/index.ts';

/** Days of UTC, both included, as PostgreSQL and ISO 8601 write them. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * `resolution(id, kind, credits, day)`: what settled or released the holds of the account `$1` from the
 * day `$2` to the day `$3`.
 */
export const RESOLUTIONS = `
  resolution as (
    select substr(cause, strpos(cause, ':') + 1) as id, kind, -held_change as credits,
      (created_at at time zone 'utc')::date as day
    from transfer
    where account_id = $1 and kind in ('settle', 'release')
      and created_at >= $2::date::timestamp at time zone 'utc'
      and created_at < ($3::date + 1)::timestamp at time zone 'utc'
  )`;

const CHANGES = {
  name: 'list-daily-changes',
  text: `with change as (
      select (created_at at time zone 'utc')::date as day, sum(balance_change) as change
      from transfer
      where account_id = $1 and created_at >= $2::date::timestamp at time zone 'utc'
      group by 1
    )
    select w.balance, change.day::text as day, change.change::int as change
    from wallet w left join change on true where w.account_id = $1`,
};

/** The balance now, and how each day since the given one changed it. */
export async function listDailyChanges(
  database: Queryable,
  { accountId, from }: { accountId: string; from: string },
): Promise<{ readonly balance: number; readonly changes: ReadonlyMap<string, number> }> {
  const { rows } = await database.query<{
    balance: number;
    day: string | null;
    change: number | null;
  }>({ ...CHANGES, values: [accountId, from] });
  const changes = rows.flatMap(({ day, change }) =>
    day === null || change === null ? [] : [[day, change] as const],
  );
  return { balance: rows[0]?.balance ?? 0, changes: new Map(changes) };
}
