import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseOutage } from './is-outage.ts';

const RETRY_AFTER_MS = 250;
/** The error code after which libraries run a statement again. */
const SERIALIZATION_FAILURE = '40001';

/**
 * A pool for a library that does not survive a lost connection: `connect` waits until the database is
 * back, and a statement that was cut off fails with a code that says it may be retried. Without it the
 * queue engine leaves a rejection unhandled, which ends the process.
 */
export function reconnectingPool(pool: pg.Pool, giveUp: AbortSignal): pg.Pool {
  async function connectWhenBack(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return withRetryableFaults(await pool.connect());
      } catch (error) {
        if (!isDatabaseOutage(error) || giveUp.aborted) throw error;
        await pause(RETRY_AFTER_MS);
      }
    }
  }
  // A caller that passes a callback reconnects by itself.
  const connect = (callback?: Parameters<pg.Pool['connect']>[0]) =>
    callback === undefined ? connectWhenBack() : pool.connect(callback);
  return overriding(pool, { connect });
}

function withRetryableFaults(client: pg.PoolClient): pg.PoolClient {
  const query = async (statement: pg.QueryConfig, values?: unknown[]) => {
    try {
      return await client.query(statement, values);
    } catch (error) {
      if (!(error instanceof Error) || !isDatabaseOutage(error)) throw error;
      throw Object.assign(error, { code: SERIALIZATION_FAILURE });
    }
  };
  return overriding(client, { query });
}

/** A proxy for an object that replaces some of its methods. */
function overriding<Target extends object>(target: Target, methods: object): Target {
  return new Proxy(target, {
    get: (_, name) => {
      if (Object.hasOwn(methods, name)) return Reflect.get(methods, name);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
