import pg from 'pg';
import { keepSession } from './database/index.ts';
import type { Log } from './log.ts';

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
  const session = keepSession(connection, {
    prepare: async (client) => {
      client.on('notification', ({ payload }) => tell(listeners.get(payload ?? '')));
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      // Nobody knows what was announced while nobody listened.
      for (const waiting of listeners.values()) tell(waiting);
    },
    onLost: () => log.warn('lost the connection that hears events; connecting again'),
  });
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
    close: () => session.close(),
  };
}

function tell(waiting: ReadonlySet<() => void> | undefined): void {
  for (const listener of waiting ?? []) listener();
}
