import type pg from 'pg';
import type { Log } from '../../platform/log.ts';
import { addOpenings } from './store/shares.ts';

const WRITE_EVERY_MS = 2_000;

/** Counts how often shared pages are opened, and writes it down now and then: no reader waits for a lock. */
export interface ShareOpenings {
  note(token: string): void;
  /** Writes what is noted; called by itself every few seconds. */
  write(): Promise<void>;
  close(): Promise<void>;
}

export function createShareOpenings(pool: pg.Pool, log: Log): ShareOpenings {
  let noted = new Map<string, number>();

  async function write(): Promise<void> {
    if (noted.size === 0) return;
    const taken = noted;
    noted = new Map();
    try {
      await addOpenings(pool, taken);
    } catch (error) {
      log.warn({ err: error }, 'openings of shared pages were not written');
    }
  }

  const timer = setInterval(() => void write(), WRITE_EVERY_MS).unref();

  return {
    note: (token) => void noted.set(token, (noted.get(token) ?? 0) + 1),
    write,
    close: async () => {
      clearInterval(timer);
      await write();
    },
  };
}
