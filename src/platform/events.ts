import pg from 'pg';
import type { Log } from './log.ts';

const RECONNECT_MS = 500;

/** Hears what processes announce with NOTIFY, over one connection, and tells who asked. */
export interface Events {
  /** Calls back whenever the topic was announced, and after a gap in which it may have been. */
  subscribe(topic: string, listener: () => void): { end(): void };
  close(): Promise<void>;
}

export function createEvents(
  connection: pg.ClientConfig,
  { channel, log }: { channel: string; log: Log },
): Events {
  const listeners = new Map<string, Set<() => void>>();
  let client: pg.Client | null = null;
  let closed = false;

  async function listen(): Promise<void> {
    const fresh = new pg.Client(connection);
    fresh.on('error', () => {});
    fresh.on('notification', ({ payload }) => tell(listeners.get(payload ?? '')));
    fresh.on('end', () => {
      if (closed) return;
      log.warn('lost the connection that hears events; connecting again');
      setTimeout(connectAgain, RECONNECT_MS).unref();
    });
    await fresh.connect();
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = fresh;
    // Nobody knows what was announced while nobody listened.
    for (const waiting of listeners.values()) tell(waiting);
  }

  function connectAgain(): void {
    if (closed) return;
    listen().catch(() => setTimeout(connectAgain, RECONNECT_MS).unref());
  }

  connectAgain();
  return {
    subscribe: (topic, listener) => {
      const waiting = listeners.get(topic) ?? new Set();
      waiting.add(listener);
      listeners.set(topic, waiting);
      return {
        end: () => {
          waiting.delete(listener);
          if (waiting.size === 0) listeners.delete(topic);
        },
      };
    },
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}

function tell(waiting: ReadonlySet<() => void> | undefined): void {
  for (const listener of waiting ?? []) listener();
}
