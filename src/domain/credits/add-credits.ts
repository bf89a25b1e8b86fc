import type { Queryable } from '../../platform/database/index.ts';

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
