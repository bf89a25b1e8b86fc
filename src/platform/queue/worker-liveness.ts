import type pg from 'pg';
import { reconnectingSession } from '../database/index.ts';
import type { Log } from '../log.ts';

/** First number of the session-level advisory locks that stand for live workers. */
export const LIVENESS_LOCKS = 7_305;

/**
 * Proves to other processes that workers of this one are alive: a session holds an advisory lock per
 * worker id, which the database releases when the process dies.
 */
export interface WorkerLiveness {
  claim(workerId: string): Promise<void>;
  /** Declares a worker dead, so that whatever it has left is freed. */
  release(workerId: string): Promise<void>;
  /** Waits until there is a session. */
  ready(): Promise<void>;
  /** False while the session is lost and other processes take these workers for dead. */
  isProven(): boolean;
  close(): Promise<void>;
}

export function openWorkerLiveness(connection: pg.ClientConfig, log: Log): WorkerLiveness {
  const workerIds = new Set<string>();
  /** Of the current session; a lock that is taken twice would have to be released twice. */
  const locked = new Set<string>();
  const lock = async (client: pg.Client, workerId: string) => {
    if (locked.has(workerId)) return;
    locked.add(workerId);
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LIVENESS_LOCKS, workerId]);
  };
  const session = reconnectingSession(connection, {
    prepare: async (client) => {
      locked.clear();
      for (const workerId of workerIds) await lock(client, workerId);
    },
    onLost: () => {
      log.warn('lost the session that proves this worker alive; no tasks run until it is back');
    },
  });
  return {
    claim: async (workerId) => {
      workerIds.add(workerId);
      await lock(await session.client(), workerId);
    },
    release: async (workerId) => {
      workerIds.delete(workerId);
      if (!session.isOpen() || !locked.delete(workerId)) return;
      const client = await session.client();
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [LIVENESS_LOCKS, workerId]);
    },
    ready: async () => {
      await session.client();
    },
    isProven: () => session.isOpen(),
    close: () => session.close(),
  };
}
