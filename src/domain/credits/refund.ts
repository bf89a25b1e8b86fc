import type { Queryable } from '../../platform/database/index.ts';

interface RefundWish {
  /** Names the occasion; a second refund with the same cause changes nothing. */
  readonly cause: string;
  readonly accountId: string;
  /** How many credits the money that goes back had bought. */
  readonly credits: number;
  readonly reason: string;
}

/** What became of a refund: `taken + owed` are the credits that were asked for. */
interface Refund {
  /** Went out of the wallet. */
  readonly taken: number;
  /** Was spent or held already; recorded, and not taken later by itself. */
  readonly owed: number;
  /** False when the cause was there already: then this is what it did the first time. */
  readonly isNew: boolean;
}

/**
 * Takes back what is available, once per cause; never more, so that no running job loses its hold.
 *
 * `greatest` never changes the outcome: the row is locked, and no more is taken than it has. But
 * PostgreSQL checks constraints first on the row as it was when the statement began, before it takes
 * up the locked one, and would refuse for a shortage that is over.
 */
export async function refundCredits(
  database: Queryable,
  { cause, accountId, credits, reason }: RefundWish,
): Promise<Refund> {
  const { rows } = await database.query<{ taken: number; owed: number }>(
    `with purse as (
       select account_id, least($3::int, balance - held) as taken
       from wallet where account_id = $2 for no key update
     ),
     written as (
       insert into transfer (cause, account_id, kind, balance_change, held_change, reason, owed)
       select $1, account_id, 'refund', -taken, 0, $4, $3::int - taken from purse
       on conflict (cause) do nothing
       returning account_id, balance_change, owed
     )
     update wallet set balance = greatest(wallet.held, wallet.balance + written.balance_change)
     from written where wallet.account_id = written.account_id
     returning -written.balance_change as taken, written.owed`,
    [cause, accountId, credits, reason],
  );
  const [refund] = rows;
  return refund === undefined ? firstRefund(database, cause) : { ...refund, isNew: true };
}

async function firstRefund(database: Queryable, cause: string): Promise<Refund> {
  const refund = await findRefund(database, cause);
  if (refund === undefined) throw new Error(`${cause} is no refund, or its account has no wallet`);
  return { ...refund, isNew: false };
}

/** What a refund did, if there was one with this cause. */
export async function findRefund(
  database: Queryable,
  cause: string,
): Promise<Pick<Refund, 'taken' | 'owed'> | undefined> {
  const { rows } = await database.query<{ taken: number; owed: number }>(
    "select -balance_change as taken, owed from transfer where cause = $1 and kind = 'refund'",
    [cause],
  );
  return rows[0];
}
