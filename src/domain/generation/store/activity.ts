import type { Queryable } from '../../../platform/database/index.ts';

/** Generations that are not over, in the whole service. */
export interface Activity {
  /** Accepted, and no provider was asked yet. */
  readonly waiting: number;
  /** A provider was asked. */
  readonly running: number;
  /** Since the oldest that waits was accepted; 0 when none waits. */
  readonly oldestWaitingSeconds: number;
  readonly creditsHeld: number;
}

/** Counting goes no further than this, so that looking at a backlog does not add to it. */
const COUNTED_AT_MOST = 100_000;

/** Looks only at what is not over, by the index that holds nothing else. */
const READ = {
  name: 'read-activity',
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

export async function readActivity(database: Queryable, now: Date): Promise<Activity> {
  const { rows } = await database.query<Row>({ ...READ, values: [now] });
  const row = rows[0];
  if (row === undefined) throw new Error('A count gave no row');
  return {
    waiting: row.waiting,
    running: row.running,
    oldestWaitingSeconds: Math.max(0, row.oldest_seconds ?? 0),
    creditsHeld: row.held,
  };
}
