import type { Queryable } from '../../../platform/database/index.ts';
import {
  isHoldResolved,
  type LedgerProblem,
  type LedgerTime,
  OPEN_HOLDS,
} from '../../credits/index.ts';

/** A running generation has an open hold, and an open hold has a running generation. */
export async function verifyGenerationHolds(
  database: Queryable,
  since: LedgerTime,
): Promise<readonly LedgerProblem[]> {
  const { rows } = await database.query<LedgerProblem>(
    `with ${OPEN_HOLDS}
     select h.account_id, case when g.id is null
         then format('hold:%s is open, but there is no such generation', h.id)
         else format('%s is %s, but its hold is open', g.id, g.status)
       end as problem
     from open_hold h left join generation g on g.id = h.id
     where g.status is distinct from 'generating'
     union all
     select g.account_id, format('%s is generating, but its hold is resolved', g.id)
     from generation g where g.status = 'generating' and ${isHoldResolved('g.id')}`,
    [since],
  );
  return rows;
}

/** What is kept of an account beside its generations: how many there are, and the latest number. */
export async function verifyGenerationCounts(
  database: Queryable,
): Promise<readonly LedgerProblem[]> {
  const { rows } = await database.query<LedgerProblem>(
    `with found as (
       select account_id, count(*) as kept, max(number) as last_number
       from generation group by account_id
     )
     select account_id, format('%s generations are counted and %s found; the latest number is %s, found %s',
       coalesce(a.kept, 0), coalesce(f.kept, 0), coalesce(a.last_number, 0),
       coalesce(f.last_number, 0)) as problem
     from found f full join generation_account a using (account_id)
     where coalesce(a.kept, 0) <> coalesce(f.kept, 0)
        -- Numbers of deleted generations are not used again.
        or coalesce(a.last_number, 0) < coalesce(f.last_number, 0)`,
  );
  return rows;
}
