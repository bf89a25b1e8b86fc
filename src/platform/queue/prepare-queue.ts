import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';

/** Our log behind the interface of the queue engine; most of what it says is debug output to us. */
export function queueLogger(log: Log): Logger {
  return new Logger((scope) => (level, message) => {
    const severity = level === 'error' || level === 'warning' ? 'warn' : 'debug';
    log[severity]({ queue: scope.taskIdentifier ?? scope.label }, message);
  });
}

/** Brings the queue's own schema up to date; safe for any number of processes at once. */
export async function prepareQueue(pool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: queueLogger(log) });
}
