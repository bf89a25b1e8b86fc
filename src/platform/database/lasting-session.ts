import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const OPEN_AGAIN_MS = 250;
const CONNECT_MS_MAX = 5_000;

/** A session that must outlive single statements: whenever it is lost, it is opened again. */
export interface LastingSession {
  isOpen(): boolean;
  /** The session; while there is none, the next one. Rejects when there will be none any more. */
  client(): Promise<pg.Client>;
  close(): Promise<void>;
}

interface SessionWish {
  /** Makes a new session what it has to be, before anybody gets it. */
  readonly prepare: (client: pg.Client) => Promise<void>;
  readonly onLost: () => void;
}

export function keepSession(
  connection: pg.ClientConfig,
  { prepare, onLost }: SessionWish,
): LastingSession {
  const closing = new AbortController();
  let client: pg.Client | null = null;
  let open = nextOpening();
  let isOpen = false;

  /** Returns when the session is over, whether it was ever open or not. */
  async function live(): Promise<void> {
    client = new pg.Client({ connectionTimeoutMillis: CONNECT_MS_MAX, ...connection });
    client.on('error', () => {});
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    client.once('end', end);
    try {
      await client.connect();
      await prepare(client);
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
      await live();
      await pause(OPEN_AGAIN_MS, undefined, { signal, ref: false }).catch(() => {});
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
  // Often nobody waits.
  opening.promise.catch(() => {});
  return opening;
}
