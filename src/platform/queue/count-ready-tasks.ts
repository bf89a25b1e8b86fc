import type { Queryable } from '../database/index.ts';

/** Counting stops here, so that measuring a backlog does not add to it. */
const COUNTED_AT_MOST = 100_000;

const COUNT_READY = {
  name: 'count-ready-tasks',
  text: `select count(*)::int as ready from (
      select from graphile_worker.jobs
      where locked_at is null and attempts < max_attempts and run_at <= now()
      limit ${COUNTED_AT_MOST}
    ) counted`,
};

/** How many tasks a worker could take now. */
export async function countReadyTasks(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ ready: number }>(COUNT_READY);
  return rows[0]?.ready ?? 0;
}
