import type { Queryable } from '../../platform/database/index.ts';

interface Grant {
  /** Names the occasion; a second grant with the same cause changes nothing. */
  readonly cause: string;
  readonly accountId: string;
  readonly credits: number;
  readonly reason: string;
}

/** Adds credits, once per cause. Returns false when the cause was there already. */
export async function grantCredits(database: Queryable, grant: Grant): Promise<boolean> {
  const { rowCount } = await database.query(
    `with written as (
       insert into transfer (cause, account_id, kind, balance_change, held_change, reason)
       values ($1, $2, 'grant', $3, 0, $4)
       on conflict (cause) do nothing
       returning account_id, balance_change
     )
     update wallet set balance = wallet.balance + written.balance_change
     from written where wallet.account_id = written.account_id`,
    [grant.cause, grant.accountId, grant.credits, grant.reason],
  );
  return rowCount === 1;
}
