import type { Queryable } from '../platform/database/index.ts';

/**
 * The tasks that this process knows it works on. When a connection breaks after a task was given out
 * and before the answer arrived, the task is with a worker that is alive and has never heard of it.
 */
export interface Roster {
  began(taskId: string): void;
  ended(taskId: string): void;
  /** Frees what these workers have according to the queue, and not according to this roster. */
  freeLost(database: Queryable, workers: readonly string[]): Promise<readonly string[]>;
}

export function createRoster(): Roster {
  const known = new Set<string>();
  /** Unknown at the last look. An answer may be on its way, so it takes two looks to be lost. */
  let suspects = new Set<string>();
  return {
    began: (taskId) => void known.add(taskId),
    ended: (taskId) => void known.delete(taskId),
    freeLost: async (database, workers) => {
      const { rows } = await database.query<{ id: string }>(
        'select id::text from graphile_worker._private_jobs where locked_by = any($1::text[])',
        [workers],
      );
      const unknown = rows.map(({ id }) => id).filter((id) => !known.has(id));
      const lost = unknown.filter((id) => suspects.has(id));
      suspects = new Set(unknown);
      if (lost.length === 0) return lost;
      await database.query(
        `update graphile_worker._private_jobs set locked_by = null, locked_at = null
         where id = any($1::bigint[]) and locked_by = any($2::text[])`,
        [lost, workers],
      );
      return lost;
    },
  };
}
