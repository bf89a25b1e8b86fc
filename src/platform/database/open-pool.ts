import pg from 'pg';
import type { Log } from '../log.ts';
import { type Purpose, TIMEOUTS } from './timeouts.ts';

interface PoolOptions {
  readonly purpose: Purpose;
  readonly max: number;
  readonly log: Log;
}

/** A pool whose connections take no longer than their purpose allows. */
export function openPool(connection: pg.ClientConfig, { purpose, max, log }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...TIMEOUTS[purpose],
    ...connection,
    max,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => {
    // A server that is stopped right after us may be faster than what is left of our connections.
    if (!pool.ending) log.warn({ err: error }, 'lost an idle database connection');
  });
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ err: error }, 'a database connection broke'));
  });
  return pool;
}
