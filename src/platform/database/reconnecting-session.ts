import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_AFTER_MS = 250;
const CONNECT_MS_MAX = 5_000;

/** A session for what outlives a statement, such as LISTEN or locks; reopened whenever it is lost. */
export interface ReconnectingSession {
  isOpen(): boolean;
  /** The open session, or the next one to open. Rejects when the session was closed. */
  client(): Promise<pg.Client>;
  close(): Promise<void>;
}

interface SessionOptions {
  /** Runs on every new session before `client()` returns it. */
  readonly prepare: (client: pg.Client) => Promise<void>;
  readonly onLost: () => void;
}

export function reconnectingSession(
  connection: pg.ClientConfig,
  { prepare, onLost }: SessionOptions,
): ReconnectingSession {
  const closing = new AbortController();
  let client: pg.Client | null = null;
  let open = nextOpening();
  let isOpen = false;

  /** Resolves when the session has ended, or could not be opened. */
  async function runSession(): Promise<void> {
    client = new pg.Client({ connectionTimeoutMillis: CONNECT_MS_MAX, ...connection });
    client.on('error', () => {});
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    client.once('end', end);
    // A client that is ended while it connects never says how that went.
    const cutOff = ended.then(() => Promise.reject(new Error('The session has ended')));
    try {
      await Promise.race([client.connect(), cutOff]);
      await Promise.race([prepare(client), cutOff]);
    } catch {
      await client.end().catch(() => {});
      return;
    }
    isOpen = true;
    open.resolve(client);
    await ended;
    isOpen = false;
    open = nextOpening();
    if (!closing.signal.aborted) onLost();
  }

  async function keep(): Promise<void> {
    const { signal } = closing;
    while (!signal.aborted) {
      await runSession();
      await pause(RECONNECT_AFTER_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const kept = keep();
  return {
    isOpen: () => isOpen,
    client: () => open.promise,
    close: async () => {
      closing.abort();
      await client?.end().catch(() => {});
      await kept;
      open.reject(new Error('The session was closed'));
    },
  };
}

function nextOpening(): PromiseWithResolvers<pg.Client> {
  const opening = Promise.withResolvers<pg.Client>();
  // Prevents an unhandled rejection when nobody is waiting.
  opening.promise.catch(() => {});
  return opening;
}
