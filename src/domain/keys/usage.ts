import type pg from 'pg';
import type { Log } from '../../platform/log.ts';
import { writeCalls } from './store.ts';

const WRITE_EVERY_MS = 5_000;

/** Notes which key called which route, and writes it down now and then. */
export interface KeyUsage {
  note(keyId: string, route: string): void;
  /** Writes what is noted; called by itself every few seconds. */
  write(): Promise<void>;
  close(): Promise<void>;
}

export function createKeyUsage(pool: pg.Pool, log: Log): KeyUsage {
  let noted = new Map<string, Map<string, number>>();

  async function write(): Promise<void> {
    if (noted.size === 0) return;
    const taken = noted;
    noted = new Map();
    await writeCalls(pool, taken);
  }

  const timer = setInterval(() => {
    write().catch((error: unknown) => log.warn({ err: error }, 'key usage was not written'));
  }, WRITE_EVERY_MS).unref();

  return {
    note: (keyId, route) => {
      const routes = noted.get(keyId) ?? new Map<string, number>();
      routes.set(route, (routes.get(route) ?? 0) + 1);
      noted.set(keyId, routes);
    },
    write,
    close: async () => {
      clearInterval(timer);
      await write().catch((error: unknown) =>
        log.warn({ err: error }, 'key usage was not written'),
      );
    },
  };
}
