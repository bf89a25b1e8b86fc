import type { Queryable } from '../../../platform/database/index.ts';
import { LEDGER_BEGINNING, type LedgerTime } from './checkpoint.ts';
import type { LedgerProblem } from './transfers.ts';

/**
 * Compares every wallet with its transfers, those before `since` added up by the checkpoint, and looks
 * among the newer ones for holds that were resolved twice or wrongly.
 */
export async function verifyWallets(
  database: Queryable,
  since: LedgerTime = LEDGER_BEGINNING,
): Promise<{
  readonly wallets: number;
  /** How many transfers are not older than `since`. */
  readonly transfers: number;
  readonly problems: readonly LedgerProblem[];
}> {
  const { rows: differing } = await database.query<LedgerProblem>(
    `with newer as (
       select account_id, sum(balance_change) as balance, sum(held_change) as held
       from transfer where created_at >= $1::timestamptz group by account_id
     ),
     older as (
       select account_id, balance, held from ledger_checkpoint_wallet
       where $1::timestamptz > '-infinity'
     )
     select account_id, format('balance %s, transfers say %s; held %s, transfers say %s',
       w.balance, t.balance, w.held, t.held) as problem
     from wallet w
     left join newer using (account_id)
     left join older using (account_id)
     cross join lateral (
       select coalesce(older.balance, 0) + coalesce(newer.balance, 0) as balance,
         coalesce(older.held, 0) + coalesce(newer.held, 0) as held
     ) t
     where w.balance <> t.balance or w.held <> t.held`,
    [since],
  );
  const { rows } = await database.query<{ wallets: number; transfers: number }>(
    `select (select count(*)::int from wallet) as wallets,
       (select count(*)::int from transfer where created_at >= $1::timestamptz) as transfers`,
    [since],
  );
  const problems = [...differing, ...(await verifyResolutions(database, since))];
  return { wallets: rows[0]?.wallets ?? 0, transfers: rows[0]?.transfers ?? 0, problems };
}

/** The other transfer may be of any age. */
async function verifyResolutions(
  database: Queryable,
  since: LedgerTime,
): Promise<readonly LedgerProblem[]> {
  const { rows } = await database.query<LedgerProblem>(
    `with resolution as (
       select cause, account_id, held_change, substr(cause, strpos(cause, ':') + 1) as id
       from transfer where kind in ('settle', 'release') and created_at >= $1::timestamptz
     )
     select account_id, format('hold:%s is resolved twice', id) as problem
     from resolution r
     where exists (
       select from transfer other
       where substr(other.cause, strpos(other.cause, ':') + 1) = r.id
         and other.kind in ('settle', 'release') and other.cause <> r.cause
     )
     group by account_id, id
     union all
     select r.account_id, format('%s resolves no hold of %s credits', r.cause, -r.held_change)
     from resolution r
     left join transfer h
       on h.cause = 'hold:' || r.id
       and h.account_id = r.account_id and h.held_change = -r.held_change
     where h.cause is null`,
    [since],
  );
  return rows;
}
