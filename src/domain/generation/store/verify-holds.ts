import type { Queryable } from '../../../platform/database/index.ts';
import { type LedgerProblem, RESOLVED_HOLDS } from '../../credits/index.ts';

/** A running generation has an open hold, and one that is over has none. */
export async function verifyGenerationHolds(
  database: Queryable,
): Promise<readonly LedgerProblem[]> {
  const { rows } = await database.query<LedgerProblem>(
    `with ${RESOLVED_HOLDS}
     select g.account_id, format('%s is %s, but its hold is %s', g.id, g.status,
       case when r.id is null then 'open' else 'resolved' end) as problem
     from generation g left join resolved_hold r on r.id = g.id
     where (g.status = 'generating') <> (r.id is null)`,
  );
  return rows;
}
