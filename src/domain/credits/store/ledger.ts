import type { Queryable } from '../../../platform/database/index.ts';

/** What ended a hold. */
interface Resolution {
  readonly cause: string;
  readonly kind: 'settle' | 'release';
  readonly credits: number;
  readonly at: Date;
}

/** A hold with what ended it, or any other transfer. */
export interface LedgerRow {
  readonly cause: string;
  readonly kind: 'grant' | 'purchase' | 'refund' | 'hold';
  readonly reason: string | null;
  readonly balanceChange: number;
  readonly heldChange: number;
  readonly at: Date;
  readonly resolution: Resolution | null;
  /** After the last of its transfers. */
  readonly balanceAfter: number;
  readonly position: LedgerPosition;
}

/** Where an entry stands. A transfer bears its time in microseconds, which is finer than a Date. */
export interface LedgerPosition {
  readonly microseconds: number;
  readonly cause: string;
}

export interface LedgerPage {
  readonly rows: readonly LedgerRow[];
  /** When a verification last found no problem. */
  readonly verifiedAt: Date | null;
}

interface Row {
  cause: string | null;
  kind: LedgerRow['kind'];
  reason: string | null;
  balance_change: number;
  held_change: number;
  created_at: Date;
  microseconds: string;
  ended_cause: string | null;
  ended_kind: Resolution['kind'];
  ended_credits: number;
  ended_at: Date;
  balance_after: number;
  verified_at: Date | null;
}

/**
 * One statement, and so one snapshot. Balances are counted back from the wallet: what is newer than all
 * of the page is added up, and only the transfers between its first and its last are put in order.
 */
const PAGE = {
  name: 'list-ledger',
  text: `with page as materialized (
      select cause, kind, reason, balance_change, held_change, created_at from transfer
      where account_id = $1 and kind in ('grant', 'purchase', 'refund', 'hold')
        and (created_at, cause) < ('epoch'::timestamptz + $2::bigint * interval '1 microsecond', $3)
      order by created_at desc, cause desc limit $4
    ),
    entry as materialized (
      select p.*, r.cause as ended_cause, r.kind as ended_kind, -r.held_change as ended_credits,
        r.created_at as ended_at, coalesce(r.cause, p.cause) as last_cause,
        coalesce(r.created_at, p.created_at) as last_at
      from page p left join transfer r on p.kind = 'hold' and r.kind in ('settle', 'release')
        and substr(r.cause, strpos(r.cause, ':') + 1) = substr(p.cause, 6)
    ),
    bounds as materialized (select min(last_at) as first_at, max(last_at) as last_at from entry),
    newer as materialized (
      select coalesce(sum(balance_change), 0) as change from transfer
      where account_id = $1 and created_at > (select last_at from bounds)
    ),
    within as (
      select cause, coalesce(sum(balance_change) over (order by created_at desc, cause desc
        rows between unbounded preceding and 1 preceding), 0) as change_after
      from transfer
      where account_id = $1 and created_at >= (select first_at from bounds)
        and created_at <= (select last_at from bounds)
    )
    select e.cause, e.kind, e.reason, e.balance_change, e.held_change, e.created_at,
      (extract(epoch from e.created_at) * 1000000)::bigint as microseconds,
      e.ended_cause, e.ended_kind, e.ended_credits, e.ended_at,
      (w.balance - newer.change - within.change_after)::int as balance_after,
      (select verified_at from ledger_checkpoint) as verified_at
    from wallet w cross join newer
    left join (entry e join within on within.cause = e.last_cause) on true
    where w.account_id = $1
    order by e.created_at desc, e.cause desc`,
};

/** Later than any transfer. */
const NEWEST: LedgerPosition = { microseconds: Number.MAX_SAFE_INTEGER, cause: '' };

/** Entries older than a position, newest first. */
export async function listLedger(
  database: Queryable,
  page: { accountId: string; before: LedgerPosition | null; limit: number },
): Promise<LedgerPage> {
  const { microseconds, cause } = page.before ?? NEWEST;
  const values = [page.accountId, microseconds, cause, page.limit];
  const { rows } = await database.query<Row>({ ...PAGE, values });
  return {
    rows: rows.flatMap((row) => (row.cause === null ? [] : [toLedgerRow(row, row.cause)])),
    verifiedAt: rows[0]?.verified_at ?? null,
  };
}

function toLedgerRow(row: Row, cause: string): LedgerRow {
  return {
    cause,
    kind: row.kind,
    reason: row.reason,
    balanceChange: row.balance_change,
    heldChange: row.held_change,
    at: row.created_at,
    resolution:
      row.ended_cause === null
        ? null
        : {
            cause: row.ended_cause,
            kind: row.ended_kind,
            credits: row.ended_credits,
            at: row.ended_at,
          },
    balanceAfter: row.balance_after,
    position: { microseconds: Number(row.microseconds), cause },
  };
}
