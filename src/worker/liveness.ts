import pg from 'pg';
import type { Queryable } from '../platform/database/index.ts';

/** Session locks under the first number belong to worker ids. */
const LIVENESS = 7_305;

/** Holds a lock per worker id for as long as this process lives. */
export interface Liveness {
  claim(workerId: string): Promise<void>;
  close(): Promise<void>;
}

export async function openLiveness(
  connection: pg.ClientConfig,
  onLost: () => void,
): Promise<Liveness> {
  const client = new pg.Client(connection);
  await client.connect();
  let closing = false;
  client.on('error', () => {});
  client.on('end', () => {
    if (!closing) onLost();
  });
  return {
    claim: async (workerId) => {
      await client.query('select pg_advisory_lock($1, hashtext($2))', [LIVENESS, workerId]);
    },
    close: async () => {
      closing = true;
      await client.end();
    },
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
