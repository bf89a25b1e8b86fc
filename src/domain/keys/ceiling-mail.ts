import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { CallingAccount, CallingKey } from '../caller.ts';
import { mailOf, type SendMail } from '../mail/index.ts';
import { claimCeilingMail } from './store.ts';

/** A key that was refused something because of its daily ceiling. */
interface RefusedKey {
  readonly account: CallingAccount;
  readonly key: CallingKey;
}

/** Tells owners that a key has reached its ceiling, once per key and day. */
export interface CeilingMail {
  /** Returns at once: whoever was refused does not wait for a mail. */
  send(refused: RefusedKey): void;
  /** Resolves when every mail is sent or has failed. */
  close(): Promise<void>;
}

interface CeilingMailOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly sendMail: SendMail;
  readonly serviceName: string;
  readonly baseUrl: string;
}

/** More keys than these at once are told with their next refusal. */
const AT_ONCE = 10;
/** How many keys this process remembers to have told; the database knows all of them. */
const REMEMBERED = 10_000;

export function createCeilingMail(options: CeilingMailOptions): CeilingMail {
  const { pool, clock, log, sendMail } = options;
  const told = new Set<string>();
  const pending = new Set<Promise<void>>();

  async function tell(refused: RefusedKey, day: string): Promise<void> {
    const now = new Date(clock.now());
    if (!(await claimCeilingMail(pool, { keyId: refused.key.id, day, now }))) return;
    await sendMail(ceilingMail(options, refused));
  }

  return {
    send: (refused) => {
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      const name = `${refused.key.id} ${day}`;
      if (told.has(name) || pending.size >= AT_ONCE) return;
      if (told.size >= REMEMBERED) told.clear();
      told.add(name);
      const sending = tell(refused, day)
        .catch((error: unknown) => log.error({ err: error }, 'mail about a ceiling failed'))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    close: async () => {
      await Promise.all(pending);
    },
  };
}

function ceilingMail({ serviceName, baseUrl }: CeilingMailOptions, { account, key }: RefusedKey) {
  return mailOf({
    ...{ serviceName, to: account.email },
    subject: `${serviceName}: the key ${key.name} has reached its daily ceiling`,
    headline: `“${key.name}” has reached its ceiling for today.`,
    paragraphs: [
      'What would pass it is refused until 00:00 UTC, and nothing is charged for that. Reading and polling go on.',
    ],
    rows: [
      ['Ceiling per UTC day', `${key.dailyCeiling ?? 0} credits`],
      ['Key', key.name],
    ],
    button: { label: 'Look at the keys', url: `${baseUrl}/keys` },
    note: 'You get this once per key and day.',
  });
}
