import type { Queryable } from '../database/index.ts';
import { LIVENESS_LOCKS } from './worker-liveness.ts';

/** A task that a worker has taken from the queue. */
export interface LockedTask {
  readonly id: string;
  readonly workerId: string;
  /** Whether that worker still holds its liveness lock. */
  readonly isWorkerAlive: boolean;
}

/** A worker takes its first task and its liveness lock at the same time, in either order. */
const LOCKED_FOR_SECONDS_MIN = 2;

const FIND_LOCKED = {
  name: 'find-locked-tasks',
  text: `with alive as materialized (
      select objid from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2 and classid = ${LIVENESS_LOCKS}
        and database = (select oid from pg_database where datname = current_database())
    )
    select id::text, locked_by as worker_id,
      hashtext(locked_by)::bit(32)::bigint::oid in (select objid from alive) as is_worker_alive
    from graphile_worker.jobs
    where locked_at < now() - interval '${LOCKED_FOR_SECONDS_MIN} seconds'`,
};

export async function findLockedTasks(database: Queryable): Promise<readonly LockedTask[]> {
  const { rows } = await database.query<{
    id: string;
    worker_id: string;
    is_worker_alive: boolean;
  }>(FIND_LOCKED);
  return rows.map(({ id, worker_id: workerId, is_worker_alive: isWorkerAlive }) => ({
    id,
    workerId,
    isWorkerAlive,
  }));
}

/** Gives every task of these workers back to the queue. */
export async function unlockWorkers(
  database: Queryable,
  workerIds: readonly string[],
): Promise<void> {
  await database.query('select graphile_worker.force_unlock_workers($1::text[])', [workerIds]);
}
