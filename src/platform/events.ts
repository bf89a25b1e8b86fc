import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { reconnectingSession } from './database/index.ts';
import type { Log } from './log.ts';

/** Tells processes that something has changed; what has changed they read themselves. */
export interface Events {
  /** Calls back when the topic was announced, and when an announcement may have been missed. */
  subscribe(topic: string, listener: () => void): { end(): void };
  /** Calls back only when the topic was announced, for those who cannot look by themselves. */
  onAnnounced(topic: string, listener: () => void): { end(): void };
  /**
   * To be called after the commit. Reaches this process at once and the others soon; it may be lost
   * when the connection is, so listeners also look by themselves now and then.
   */
  announce(topic: string): void;
  close(): Promise<void>;
}

/** A payload of NOTIFY is shorter than 8,000 bytes. */
const PAYLOAD_CHARACTERS_MAX = 7_900;
/** Announcements to other processes are sent together, at most this often. */
const SEND_EVERY_MS = 20;
/** While the database cannot be reached, no more than so many wait to be announced. */
const UNSENT_MAX = 10_000;
const CLOSE_MS_MAX = 1_000;

/**
 * NOTIFY has a connection of its own, outside of every transaction that changes something: inside of
 * one it holds a lock of the whole database until the commit is on disk, and all that announce would
 * wait for each other.
 */
export function createEvents(
  connection: pg.ClientConfig,
  { channel, log }: { channel: string; log: Log },
): Events {
  const listeners: Listeners = new Map();
  const announcedOnly: Listeners = new Map();
  /** Begins what this process sends, so that it does not hear itself twice. */
  const sender = randomBytes(6).toString('base64url');
  const session = reconnectingSession(
    { ...connection, application_name: 'kinora-events' },
    {
      prepare: async (client) => {
        client.on('notification', ({ payload = '' }) => {
          const [from, ...topics] = payload.split(' ');
          if (from !== sender) for (const topic of topics) tell(topic);
        });
        // An announcement that a crash of the database takes away has nobody left to hear it.
        await client.query('set synchronous_commit = off');
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        // Something may have been announced while nobody listened.
        for (const subscribed of listeners.values()) notify(subscribed);
      },
      onLost: () => log.warn('lost the connection that receives events; reconnecting'),
    },
  );
  const tell = (topic: string) => {
    notify(listeners.get(topic));
    notify(announcedOnly.get(topic));
  };
  const announcer = createAnnouncer(async (topics) => {
    const client = await session.client();
    const values = [channel, toPayloads(sender, topics)];
    await client.query('select pg_notify($1, payload) from unnest($2::text[]) payload', values);
  }, log);
  return {
    subscribe: (topic, listener) => add(listeners, topic, listener),
    onAnnounced: (topic, listener) => add(announcedOnly, topic, listener),
    announce: (topic) => {
      tell(topic);
      announcer.add(topic);
    },
    close: async () => {
      // What nobody hears is not worth a long stop.
      if (session.isOpen()) await Promise.race([announcer.sent(), pause(CLOSE_MS_MAX)]);
      await session.close();
    },
  };
}

type Listeners = Map<string, Set<() => void>>;

function add(listeners: Listeners, topic: string, listener: () => void): { end(): void } {
  const subscribed = listeners.get(topic) ?? new Set();
  subscribed.add(listener);
  listeners.set(topic, subscribed);
  return {
    end: () => {
      subscribed.delete(listener);
      if (subscribed.size === 0) listeners.delete(topic);
    },
  };
}

function notify(subscribed: ReadonlySet<() => void> | undefined): void {
  for (const listener of subscribed ?? []) listener();
}

interface Announcer {
  add(topic: string): void;
  /** Resolves when everything was sent that was added before. */
  sent(): Promise<void>;
}

/** Sends what has come together since it last sent. */
function createAnnouncer(send: (topics: readonly string[]) => Promise<void>, log: Log): Announcer {
  let unsent = new Set<string>();
  let sending: Promise<void> | null = null;

  async function sendAll(): Promise<void> {
    while (unsent.size > 0) {
      const topics = [...unsent];
      unsent = new Set();
      await send(topics).catch((error: unknown) =>
        log.debug({ err: error }, 'announcements were lost'),
      );
      await pause(SEND_EVERY_MS);
    }
    sending = null;
  }

  return {
    add: (topic) => {
      if (unsent.size < UNSENT_MAX) unsent.add(topic);
      sending ??= sendAll();
    },
    sent: () => sending ?? Promise.resolve(),
  };
}

function toPayloads(sender: string, topics: readonly string[]): readonly string[] {
  const payloads: string[] = [];
  let payload = sender;
  for (const topic of topics) {
    if (payload.length + topic.length >= PAYLOAD_CHARACTERS_MAX) {
      payloads.push(payload);
      payload = sender;
    }
    payload += ` ${topic}`;
  }
  return [...payloads, payload];
}
