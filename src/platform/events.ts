import pg from 'pg';
import { reconnectingSession } from './database/index.ts';
import type { Log } from './log.ts';

/** Delivers what processes announce with NOTIFY to subscribers, over one connection. */
export interface Events {
  /** Calls back when the topic was announced, and when an announcement may have been missed. */
  subscribe(topic: string, listener: () => void): { end(): void };
  close(): Promise<void>;
}

export function createEvents(
  connection: pg.ClientConfig,
  { channel, log }: { channel: string; log: Log },
): Events {
  const listeners = new Map<string, Set<() => void>>();
  const session = reconnectingSession(connection, {
    prepare: async (client) => {
      client.on('notification', ({ payload }) => notify(listeners.get(payload ?? '')));
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      // Something may have been announced while nobody listened.
      for (const subscribed of listeners.values()) notify(subscribed);
    },
    onLost: () => log.warn('lost the connection that receives events; reconnecting'),
  });
  return {
    subscribe: (topic, listener) => {
      const subscribed = listeners.get(topic) ?? new Set();
      subscribed.add(listener);
      listeners.set(topic, subscribed);
      return {
        end: () => {
          subscribed.delete(listener);
          if (subscribed.size === 0) listeners.delete(topic);
        },
      };
    },
    close: () => session.close(),
  };
}

function notify(subscribed: ReadonlySet<() => void> | undefined): void {
  for (const listener of subscribed ?? []) listener();
}
