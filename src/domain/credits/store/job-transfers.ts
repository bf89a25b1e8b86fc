import type { Queryable } from '../../../platform/database/index.ts';

/** A transfer that was written for a generation. */
export interface JobTransfer {
  readonly cause: string;
  readonly kind: 'hold' | 'settle' | 'release';
  readonly balanceChange: number;
  readonly heldChange: number;
  readonly at: Date;
}

const FIND = {
  name: 'list-job-transfers',
  text: `select cause, kind, balance_change as "balanceChange", held_change as "heldChange",
      created_at as at
    from transfer
    where account_id = $1 and cause in ('hold:' || $2, 'settle:' || $2, 'release:' || $2)
    order by kind <> 'hold'`,
};

/** All there will ever be of a generation that is over, the hold first. */
export async function listJobTransfers(
  database: Queryable,
  { accountId, id }: { accountId: string; id: string },
): Promise<readonly JobTransfer[]> {
  const { rows } = await database.query<JobTransfer>({ ...FIND, values: [accountId, id] });
  return rows;
}
