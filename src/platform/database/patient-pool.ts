import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseOutage } from './is-outage.ts';

const TRY_AGAIN_MS = 250;
/** "Serialization failure": the code that libraries know as a reason to run a statement again. */
const RUN_AGAIN = '40001';

/**
 * The pool for a library that takes a lost connection for the end: whoever asks for a connection
 * waits until the database is back, and a statement that broke off may be run again. Without it the
 * queue engine leaves a rejection unhandled, which ends the process.
 */
export function patientPool(pool: pg.Pool, giveUp: AbortSignal): pg.Pool {
  async function patientConnect(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return withPassingFaults(await pool.connect());
      } catch (error) {
        if (!isDatabaseOutage(error) || giveUp.aborted) throw error;
        await pause(TRY_AGAIN_MS);
      }
    }
  }
  // Who passes a callback looks after the connection itself.
  const connect = (callback?: Parameters<pg.Pool['connect']>[0]) =>
    callback === undefined ? patientConnect() : pool.connect(callback);
  return overriding(pool, { connect });
}

function withPassingFaults(client: pg.PoolClient): pg.PoolClient {
  const query = async (statement: pg.QueryConfig, values?: unknown[]) => {
    try {
      return await client.query(statement, values);
    } catch (error) {
      if (!(error instanceof Error) || !isDatabaseOutage(error)) throw error;
      throw Object.assign(error, { code: RUN_AGAIN });
    }
  };
  return overriding(client, { query });
}

/** The same object for all who use it, but for some of its methods. */
function overriding<Target extends object>(target: Target, methods: object): Target {
  return new Proxy(target, {
    get: (_, name) => {
      if (Object.hasOwn(methods, name)) return Reflect.get(methods, name);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
