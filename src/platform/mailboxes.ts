import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Events } from './events.ts';
import type { Log } from './log.ts';

/** A mailbox that is seen no more belongs to a process that is gone. */
const FORGOTTEN_AFTER_MS = 60_000;
/** Mailboxes are seen to be open, and looked into in case an announcement was lost. */
const LOOK_EVERY_MS = 10_000;
/** Announced like everything else that changes. */
const topicOf = (id: string) => `mailbox:${id}`;

export interface Mailboxes {
  /** Opens a mailbox; `receive` gets what any process puts into it. */
  open(id: string, receive: (message: string) => void): Promise<void>;
  /** Puts a message into a mailbox. False when nobody has it open any more. */
  put(id: string, message: string): Promise<boolean>;
  isOpen(id: string): Promise<boolean>;
  close(id: string): void;
  /** Closes those of this process. */
  stop(): Promise<void>;
}

interface MailboxDependencies {
  readonly pool: pg.Pool;
  readonly events: Pick<Events, 'onAnnounced' | 'announce'>;
  readonly clock: Clock;
  readonly log: Log;
}

interface OpenMailbox {
  receive(message: string): void;
  end(): void;
}

/** Brings messages to whichever process holds the connection of the one they are for. */
export function createMailboxes({ pool, events, clock, log }: MailboxDependencies): Mailboxes {
  const store = createStore(pool, clock);
  const mine = new Map<string, OpenMailbox>();
  let timer: NodeJS.Timeout | undefined;
  const closing = new Set<Promise<unknown>>();

  const warn = (error: unknown) => log.warn({ err: error }, 'mailboxes were not read');

  /** One after the other, so that messages arrive in the order in which they were put. */
  let delivered: Promise<void> = Promise.resolve();
  function deliver(ids: readonly string[]): Promise<void> {
    const next = delivered.then(async () => {
      for (const { mailboxId, body } of await store.take(ids)) mine.get(mailboxId)?.receive(body);
    });
    delivered = next.catch(() => {});
    return next;
  }

  async function look(): Promise<void> {
    const ids = [...mine.keys()];
    await store.see(ids);
    await deliver(ids);
  }

  function close(id: string): void {
    mine.get(id)?.end();
    if (!mine.delete(id)) return;
    const removed = store.remove(id).catch(warn);
    closing.add(removed);
    void removed.finally(() => closing.delete(removed));
    if (mine.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    open: async (id, receive) => {
      await store.insert(id);
      const { end } = events.onAnnounced(topicOf(id), () => void deliver([id]).catch(warn));
      mine.set(id, { receive, end });
      timer ??= setInterval(() => void look().catch(warn), LOOK_EVERY_MS).unref();
    },
    put: async (id, message) => {
      const local = mine.get(id);
      if (local !== undefined) {
        local.receive(message);
        return true;
      }
      const isThere = await store.put(id, message);
      if (isThere) events.announce(topicOf(id));
      return isThere;
    },
    isOpen: async (id) => mine.has(id) || store.exists(id),
    close,
    stop: async () => {
      for (const id of [...mine.keys()]) close(id);
      await Promise.all(closing);
    },
  };
}

interface Message {
  readonly mailboxId: string;
  readonly body: string;
}

function createStore(pool: pg.Pool, clock: Clock) {
  const forgotten = () => new Date(clock.now() - FORGOTTEN_AFTER_MS);
  return {
    insert: (id: string) =>
      pool.query('insert into mailbox (id, seen_at) values ($1, $2)', [id, new Date(clock.now())]),
    remove: (id: string) => pool.query('delete from mailbox where id = $1', [id]),
    /** A crash of the database empties unlogged tables, so those that are open are written again. */
    see: async (ids: readonly string[]): Promise<void> => {
      await pool.query(
        `insert into mailbox (id, seen_at) select unnest($1::text[]), $2
         on conflict (id) do update set seen_at = excluded.seen_at`,
        [ids, new Date(clock.now())],
      );
      await pool.query('delete from mailbox where seen_at < $1', [forgotten()]);
    },
    exists: async (id: string): Promise<boolean> => {
      const { rowCount } = await pool.query(
        'select 1 from mailbox where id = $1 and seen_at >= $2',
        [id, forgotten()],
      );
      return rowCount !== 0;
    },
    put: async (id: string, body: string): Promise<boolean> => {
      const { rowCount } = await pool.query(
        `insert into mailbox_message (mailbox_id, body)
         select id, $2 from mailbox where id = $1 and seen_at >= $3 for key share`,
        [id, body, forgotten()],
      );
      return rowCount !== 0;
    },
    take: async (ids: readonly string[]): Promise<readonly Message[]> => {
      const { rows } = await pool.query<Message>(
        `with taken as (delete from mailbox_message where mailbox_id = any($1)
           returning number, mailbox_id, body)
         select mailbox_id as "mailboxId", body from taken order by number`,
        [ids],
      );
      return rows;
    },
  };
}
