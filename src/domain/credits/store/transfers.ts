import type { Queryable } from '../../../platform/database/index.ts';

/**
 * Every statement about `wallet` and `transfer`. The constants are parts of statements that other
 * folders complete, so that nobody else names the two tables.
 */

/** Selects the wallet along with the account `a`. */
export const WALLET = {
  columns: 'w.balance, w.held',
  join: 'join wallet w on w.account_id = a.id',
} as const;

/**
 * HOLD, SETTLE and RELEASE move credits for a generation. They belong in the same statement as what
 * they pay for: either both happen or neither does. Each is a chain of `with` members that acts on a
 * row of the caller's statement.
 */

/** Needs `request(id, account_id, credit_cost)`; `held(account_id, balance, held)` has a row when there was enough. */
export const HOLD = `
  held as (
    update wallet set held = wallet.held + request.credit_cost
    from request
    where wallet.account_id = request.account_id
      and wallet.balance - wallet.held >= request.credit_cost
    returning wallet.account_id, wallet.balance, wallet.held
  ),
  hold_transfer as (
    insert into transfer (cause, account_id, kind, balance_change, held_change)
    select 'hold:' || request.id, request.account_id, 'hold', 0, request.credit_cost
    from request join held on held.account_id = request.account_id
    returning cause
  )`;

/** Needs `ended(id, account_id, credit_cost)`: the generation that this statement completed. */
export const SETTLE = `
  settled as (
    insert into transfer (cause, account_id, kind, balance_change, held_change)
    select 'settle:' || id, account_id, 'settle', -credit_cost, -credit_cost from ended
    returning account_id, balance_change, held_change
  ),
  charged as (
    update wallet
    set balance = balance + settled.balance_change, held = held + settled.held_change
    from settled where wallet.account_id = settled.account_id
    returning wallet.account_id
  )`;

/** Needs `ended(id, account_id, credit_cost)`: the generation that this statement failed. */
export const RELEASE = `
  released as (
    insert into transfer (cause, account_id, kind, balance_change, held_change)
    select 'release:' || id, account_id, 'release', 0, -credit_cost from ended
    returning account_id, held_change
  ),
  freed as (
    update wallet set held = held + released.held_change
    from released where wallet.account_id = released.account_id
    returning wallet.account_id
  )`;

/** Whether the hold of a job was settled or released; `id` is a column of the caller's statement. */
export function isHoldResolved(id: string): string {
  return `exists (
    select from transfer resolution
    where substr(resolution.cause, strpos(resolution.cause, ':') + 1) = ${id}
      and resolution.kind in ('settle', 'release')
  )`;
}

/**
 * `open_hold(id, account_id)`: the holds that are neither settled nor released, as far as they can
 * have changed since `$1`: those that are newer, and those that were open at the checkpoint.
 */
export const OPEN_HOLDS = `
  open_hold as (
    select id, account_id from (
      select substr(cause, 6) as id, account_id from transfer
      where kind = 'hold' and created_at >= $1::timestamptz
      union all
      select id, account_id from ledger_checkpoint_hold where $1::timestamptz > '-infinity'
    ) hold
    where not ${isHoldResolved('hold.id')}
  )`;

/** `purchase(cause, account_id, credits, created_at)`: the credits that were paid for. */
export const PURCHASES = `
  purchase as not materialized (
    select cause, account_id, balance_change as credits, created_at
    from transfer where kind = 'purchase'
  )`;

interface Addition {
  /** Names the occasion; a second addition with the same cause changes nothing. */
  readonly cause: string;
  readonly accountId: string;
  readonly credits: number;
  readonly reason: string;
}

/** Gives credits away, once per cause. Returns false when the cause was there already. */
export function grantCredits(database: Queryable, grant: Addition): Promise<boolean> {
  return addCredits(database, 'grant', grant);
}

/** Adds credits that were paid for, once per cause. Returns false when the cause was there already. */
export function purchaseCredits(database: Queryable, purchase: Addition): Promise<boolean> {
  return addCredits(database, 'purchase', purchase);
}

async function addCredits(
  database: Queryable,
  kind: 'grant' | 'purchase',
  { cause, accountId, credits, reason }: Addition,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `with written as (
       insert into transfer (cause, account_id, kind, balance_change, held_change, reason)
       values ($1, $2, $3, $4, 0, $5)
       on conflict (cause) do nothing
       returning account_id, balance_change
     )
     update wallet set balance = wallet.balance + written.balance_change
     from written where wallet.account_id = written.account_id`,
    [cause, accountId, kind, credits, reason],
  );
  return rowCount === 1;
}

interface RefundRequest {
  /** Names the occasion; a second refund with the same cause changes nothing. */
  readonly cause: string;
  readonly accountId: string;
  /** How many credits the refunded money had bought. */
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
  { cause, accountId, credits, reason }: RefundRequest,
): Promise<Refund> {
  const { rows } = await database.query<{ taken: number; owed: number }>(
    `with available as (
       select account_id, least($3::int, balance - held) as taken
       from wallet where account_id = $2 for no key update
     ),
     written as (
       insert into transfer (cause, account_id, kind, balance_change, held_change, reason, owed)
       select $1, account_id, 'refund', -taken, 0, $4, $3::int - taken from available
       on conflict (cause) do nothing
       returning account_id, balance_change, owed
     )
     update wallet set balance = greatest(wallet.held, wallet.balance + written.balance_change)
     from written where wallet.account_id = written.account_id
     returning -written.balance_change as taken, written.owed`,
    [cause, accountId, credits, reason],
  );
  const [refund] = rows;
  if (refund !== undefined) return { ...refund, isNew: true };
  const first = await findRefund(database, cause);
  if (first === undefined) throw new Error(`${cause} is no refund, or its account has no wallet`);
  return { ...first, isNew: false };
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

/** A row of the ledger that contradicts another one. */
export interface LedgerProblem {
  readonly account_id: string;
  readonly problem: string;
}
