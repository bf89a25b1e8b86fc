import type { Queryable } from '../../../platform/database/index.ts';
import { isHoldResolved, type LedgerProblem } from './transfers.ts';

/*
 * A checkpoint says what all transfers before a moment, its cut, add up to. The next verification
 * starts there. That is only right when no transfer can appear before the cut any more. A transfer
 * bears the start of its transaction, so the cut is never later than the start of any transaction
 * that may still be running. It keeps a distance from there as well: clocks differ and are set back, and
 * a transaction is listed a moment after it began.
 *
 * A row before the cut that was changed later is not noticed until everything is verified again.
 */

/** A moment as the database prints it, which is finer than a Date. */
export type LedgerTime = string;

export const LEDGER_BEGINNING: LedgerTime = '-infinity';

export interface LedgerCheckpoint {
  readonly cut: LedgerTime;
  readonly transfers: number;
  readonly verifiedAt: Date;
}

/**
 * A moment before which nothing will be written any more. To be asked before the snapshot is taken:
 * a transaction that ends in between is then seen here or there.
 */
export async function findLedgerCut(
  database: Queryable,
  marginSeconds: number,
): Promise<LedgerTime> {
  const { rows } = await database.query<{ cut: LedgerTime }>(
    `select case
       -- Nothing tells when such a transaction began. We make none ourselves.
       when exists (select from pg_prepared_xacts where database = current_database())
         then '-infinity'
       else least(now(), (
         select min(xact_start) from pg_stat_activity
         where datname = current_database() and backend_type is distinct from 'autovacuum worker'
       )) - make_interval(secs => $1)
     end::text as cut`,
    [marginSeconds],
  );
  return rows[0]?.cut ?? LEDGER_BEGINNING;
}

/**
 * Makes verifications take turns, from here to the end of the transaction. It must be the first
 * statement, because a lock takes no snapshot and a select does: the next one has to see the
 * checkpoint of the one before.
 */
export async function lockLedgerCheckpoint(database: Queryable): Promise<void> {
  await database.query('lock table ledger_checkpoint in share row exclusive mode');
}

export async function findLedgerCheckpoint(database: Queryable): Promise<LedgerCheckpoint | null> {
  const { rows } = await database.query<{ cut: LedgerTime; transfers: string; verified_at: Date }>(
    'select cut::text as cut, transfers, verified_at from ledger_checkpoint',
  );
  const [row] = rows;
  return row === undefined
    ? null
    : { cut: row.cut, transfers: Number(row.transfers), verifiedAt: row.verified_at };
}

/** Whether the transfers before the checkpoint still add up to what they did then. */
export async function verifyLedgerCheckpoint(
  database: Queryable,
): Promise<readonly LedgerProblem[]> {
  const { rows } = await database.query<LedgerProblem>(
    `with before as (
       select account_id, sum(balance_change) as balance, sum(held_change) as held
       from transfer where created_at < (select cut from ledger_checkpoint) group by account_id
     )
     select account_id, format(
        'transfers before the checkpoint say balance %s, held %s; when it was made they said %s, %s',
        coalesce(b.balance, 0), coalesce(b.held, 0),
        coalesce(c.balance, 0), coalesce(c.held, 0)) as problem
     from before b full join ledger_checkpoint_wallet c using (account_id)
     where coalesce(b.balance, 0) <> coalesce(c.balance, 0)
        or coalesce(b.held, 0) <> coalesce(c.held, 0)`,
  );
  return rows;
}

/** Moves the checkpoint from `since` to `cut`. Only what was verified without a problem may be written. */
export async function writeLedgerCheckpoint(
  database: Queryable,
  { since, cut }: { readonly since: LedgerTime; readonly cut: LedgerTime },
): Promise<void> {
  if (since === LEDGER_BEGINNING) {
    await database.query(
      `with w as (delete from ledger_checkpoint_wallet), h as (delete from ledger_checkpoint_hold)
       delete from ledger_checkpoint`,
    );
  }
  await database.query(
    `with covered as (
       select * from transfer where created_at >= $1::timestamptz and created_at < $2::timestamptz
     ),
     wallets as (
       insert into ledger_checkpoint_wallet as c (account_id, balance, held)
       select account_id, sum(balance_change), sum(held_change) from covered group by account_id
       on conflict (account_id) do update
       set balance = c.balance + excluded.balance, held = c.held + excluded.held
     )
     insert into ledger_checkpoint as c (cut, transfers, verified_at)
     select greatest($1::timestamptz, $2::timestamptz), count(*), now() from covered
     on conflict (is_only) do update set cut = excluded.cut,
       transfers = c.transfers + excluded.transfers, verified_at = excluded.verified_at`,
    [since, cut],
  );
  await database.query(`delete from ledger_checkpoint_hold h where ${isHoldResolved('h.id')}`);
  await database.query(
    `insert into ledger_checkpoint_hold (id, account_id)
     select substr(cause, 6), account_id from transfer h
     where kind = 'hold' and created_at >= $1::timestamptz and created_at < $2::timestamptz
       and not ${isHoldResolved('substr(h.cause, 6)')}`,
    [since, cut],
  );
}
