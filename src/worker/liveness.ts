import type pg from 'pg';
import { keepSession, type Queryable } from '../platform/database/index.ts';
import type { Log } from '../platform/log.ts';

/** Session locks under the first number belong to worker ids. */
const LIVENESS = 7_305;

/** Holds a lock per worker id for as long as this process lives, in a session that is kept. */
export interface Liveness {
  claim(workerId: string): Promise<void>;
  /** Lets others have what the worker left. */
  forget(workerId: string): Promise<void>;
  /** The names under which this process takes work. */
  workers(): readonly string[];
  /** Waits until this process can be seen. */
  ready(): Promise<void>;
  /** False while others must take these workers for dead. */
  isShown(): boolean;
  close(): Promise<void>;
}

export function openLiveness(connection: pg.ClientConfig, log: Log): Liveness {
  const workers = new Set<string>();
  /** Of the present session; taking a lock twice would mean to give it back twice. */
  const locked = new Set<string>();
  const lock = async (client: pg.Client, workerId: string) => {
    if (locked.has(workerId)) return;
    locked.add(workerId);
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LIVENESS, workerId]);
  };
  const session = keepSession(connection, {
    prepare: async (client) => {
      locked.clear();
      for (const workerId of workers) await lock(client, workerId);
    },
    onLost: () => {
      log.warn('the session that shows this worker alive was lost; no work is taken without it');
    },
  });
  return {
    claim: async (workerId) => {
      workers.add(workerId);
      await lock(await session.client(), workerId);
    },
    forget: async (workerId) => {
      workers.delete(workerId);
      if (!session.isOpen() || !locked.delete(workerId)) return;
      const client = await session.client();
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [LIVENESS, workerId]);
    },
    workers: () => [...workers],
    ready: async () => {
      await session.client();
    },
    isShown: () => session.isOpen(),
    close: () => session.close(),
  };
}

/** Frees the tasks of workers that are gone, so that others take them up within seconds. */
export async function freeDeadWorkers(database: Queryable): Promise<readonly string[]> {
  const { rows } = await database.query<{ worker: string }>(
    `select worker from (
       select distinct locked_by as worker from graphile_worker._private_jobs
       where locked_at < now() - interval '2 seconds'
     ) locking
     where not exists (
       select 1 from pg_locks l
       where l.locktype = 'advisory' and l.granted and l.objsubid = 2
         and l.classid = $1::int::oid and l.objid = hashtext(worker)::bit(32)::bigint::oid
         and l.database = (select oid from pg_database where datname = current_database()))`,
    [LIVENESS],
  );
  const dead = rows.map(({ worker }) => worker);
  if (dead.length > 0) {
    await database.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
  }
  return dead;
}
