import type { Queryable } from '../../../platform/database/index.ts';

/** What ended a hold. */
interface Resolution {
  readonly cause: string;
  readonly kind: 'settle' | 'release';
  readonly credits: number;
  readonly at: Date;
  readonly balanceAfter: number;
}

/** By when entries began, or by when they changed last. */
export type LedgerOrder = 'began' | 'changed';

/** A hold with what ended it, or any other transfer. */
export interface LedgerRow {
  readonly cause: string;
  readonly kind: 'grant' | 'purchase' | 'refund' | 'hold';
  readonly reason: string | null;
  readonly balanceChange: number;
  readonly heldChange: number;
  readonly at: Date;
  /** After its first transfer. */
  readonly balanceAfter: number;
  readonly resolution: Resolution | null;
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
  began_balance: number;
  ended_balance: number;
  place_cause: string;
  verified_at: Date | null;
}

const BEFORE = `('epoch'::timestamptz + $2::bigint * interval '1 microsecond', $3)`;
const JOB = (cause: string) => `substr(${cause}, strpos(${cause}, ':') + 1)`;

/** Where `page` has the transfers by which the entries are ordered, finds the others of the same entries. */
const ENTRIES: Readonly<Record<LedgerOrder, string>> = {
  began: `page as materialized (
      select * from transfer
      where account_id = $1 and kind in ('grant', 'purchase', 'refund', 'hold')
        and (created_at, cause) < ${BEFORE}
      order by created_at desc, cause desc limit $4
    ),
    entry as materialized (
      select p.cause, p.kind, p.reason, p.balance_change, p.held_change, p.created_at,
        r.cause as ended_cause, r.kind as ended_kind, -r.held_change as ended_credits,
        r.created_at as ended_at, p.cause as place_cause, p.created_at as place_at
      from page p left join transfer r on p.kind = 'hold' and r.kind in ('settle', 'release')
        and ${JOB('r.cause')} = substr(p.cause, 6)
    )`,
  changed: `page as materialized (
      select t.* from transfer t
      where account_id = $1 and (created_at, cause) < ${BEFORE}
        and (kind <> 'hold' or not exists (
          select from transfer r
          where r.kind in ('settle', 'release') and ${JOB('r.cause')} = substr(t.cause, 6)
        ))
      order by created_at desc, cause desc limit $4
    ),
    entry as materialized (
      select b.cause, b.kind, b.reason, b.balance_change, b.held_change, b.created_at,
        e.cause as ended_cause, e.kind as ended_kind, -e.held_change as ended_credits,
        e.created_at as ended_at, p.cause as place_cause, p.created_at as place_at
      from page p
      left join page e on e.cause = p.cause and e.kind in ('settle', 'release')
      join transfer b on b.cause = case when e.cause is null then p.cause else 'hold:' || ${JOB('e.cause')} end
    )`,
};

/**
 * One statement, and so one snapshot. Balances are counted back from the wallet: what is newer than all
 * of the page is added up, and only the transfers between its first and its last are put in order.
 */
const pageIn = (order: LedgerOrder) => ({
  name: `list-ledger-${order}`,
  text: `with ${ENTRIES[order]},
    bounds as materialized (
      select min(created_at) as first_at, max(coalesce(ended_at, created_at)) as last_at from entry
    ),
    newer as materialized (
      select coalesce(sum(balance_change), 0) as change from transfer
      where account_id = $1 and created_at > (select last_at from bounds)
    ),
    within as materialized (
      select cause, coalesce(sum(balance_change) over (order by created_at desc, cause desc
        rows between unbounded preceding and 1 preceding), 0) as change_after
      from transfer
      where account_id = $1 and created_at >= (select first_at from bounds)
        and created_at <= (select last_at from bounds)
    )
    select e.cause, e.kind, e.reason, e.balance_change, e.held_change, e.created_at, e.place_cause,
      (extract(epoch from e.place_at) * 1000000)::bigint as microseconds,
      e.ended_cause, e.ended_kind, e.ended_credits, e.ended_at,
      (w.balance - newer.change - began.change_after)::int as began_balance,
      (w.balance - newer.change - ended.change_after)::int as ended_balance,
      (select verified_at from ledger_checkpoint) as verified_at
    from wallet w cross join newer
    left join (
      entry e join within began on began.cause = e.cause
      left join within ended on ended.cause = e.ended_cause
    ) on true
    where w.account_id = $1
    order by e.place_at desc, e.place_cause desc`,
});
const PAGES = { began: pageIn('began'), changed: pageIn('changed') } as const;

/** Later than any transfer. */
const NEWEST: LedgerPosition = { microseconds: Number.MAX_SAFE_INTEGER, cause: '' };

/** Entries older than a position in an order, newest first. */
export async function listLedger(
  database: Queryable,
  page: { accountId: string; order: LedgerOrder; before: LedgerPosition | null; limit: number },
): Promise<LedgerPage> {
  const { microseconds, cause } = page.before ?? NEWEST;
  const values = [page.accountId, microseconds, cause, page.limit];
  const { rows } = await database.query<Row>({ ...PAGES[page.order], values });
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
    balanceAfter: row.began_balance,
    resolution:
      row.ended_cause === null
        ? null
        : {
            cause: row.ended_cause,
            kind: row.ended_kind,
            credits: row.ended_credits,
            at: row.ended_at,
            balanceAfter: row.ended_balance,
          },
    position: { microseconds: Number(row.microseconds), cause: row.place_cause },
  };
}
