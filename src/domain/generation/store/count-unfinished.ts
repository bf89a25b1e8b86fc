import type { Queryable } from '../../../platform/database/index.ts';

/** Generations of the whole service that have not ended. */
export interface UnfinishedCounts {
  /** Accepted, but no provider was asked yet. */
  readonly waiting: number;
  /** A provider is working on it. */
  readonly running: number;
  /** Age of the oldest one that is waiting; 0 when none is. */
  readonly oldestWaitingSeconds: number;
  readonly creditsHeld: number;
}

/** Counting stops here, so that measuring a backlog does not add to it. */
const COUNTED_AT_MOST = 100_000;

/** Uses the index that holds unfinished generations only. */
const COUNT = {
  name: 'count-unfinished',
  text: `select count(*) filter (where started_at is null)::int as waiting,
      count(*) filter (where started_at is not null)::int as running,
      coalesce(sum(credit_cost), 0)::int as held,
      (extract(epoch from $1::timestamptz - min(created_at) filter (where started_at is null)))::float8
        as oldest_seconds
    from (
      select started_at, created_at, credit_cost from generation
      where status = 'generating' order by deadline_at limit ${COUNTED_AT_MOST}
    ) counted`,
};

interface Row {
  waiting: number;
  running: number;
  held: number;
  oldest_seconds: number | null;
}

export async function countUnfinished(database: Queryable, now: Date): Promise<UnfinishedCounts> {
  const { rows } = await database.query<Row>({ ...COUNT, values: [now] });
  const row = rows[0];
  if (row === undefined) throw new Error('A count gave no row');
  return {
    waiting: row.waiting,
    running: row.running,
    oldestWaitingSeconds: Math.max(0, row.oldest_seconds ?? 0),
    creditsHeld: row.held,
  };
}
