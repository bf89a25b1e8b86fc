import { clientKey } from '../../platform/client-key.ts';
import type { Counters } from '../../platform/counters.ts';
import { Refusal } from '../refusal.ts';
import type { Client } from './sign-in.ts';

const WINDOW_MS = 15 * 60_000;

/** Attempts within 15 minutes: of one address at one account, and of one address at any account. */
const LIMITS = {
  password: { ofBoth: 10, ofAddress: 50 },
  mail: { ofBoth: 5, ofAddress: 30 },
} as const;

/**
 * When so many passwords of one account were wrong, wherever they came from, each address has fewer
 * tries at it. It is never closed to an address that has not failed itself.
 */
const UNDER_ATTACK = { wrongPasswords: 30, ofBoth: 3 } as const;

type Kind = keyof typeof LIMITS;

/** Counts before anything is looked up, so that a refusal reveals nothing about the account. */
export interface AttemptLimit {
  /** Counts a wrong password; what it returns takes that back, for when the password was right. */
  countPassword(email: string, client: Client): Promise<() => Promise<void>>;
  countMailRequest(email: string, client: Client): Promise<void>;
}

/**
 * Limits how often passwords are tried and mails are requested. Nobody can lock out somebody else:
 * no limit counts what other addresses did, and none is extended by further attempts.
 */
export function createAttemptLimit(counters: Counters, multiplier: number): AttemptLimit {
  const windowOf = (limit: number) => ({
    limit: Math.max(1, Math.floor(limit * multiplier)),
    lengthMs: WINDOW_MS,
    neverExtended: true,
  });

  async function count(kind: Kind, key: string, limit: number): Promise<void> {
    const window = windowOf(limit);
    const { hits, msLeft } = await counters.hit(key, window);
    if (hits > window.limit) throw tooManyAttempts(kind, Math.ceil(msLeft / 1_000));
  }

  return {
    countPassword: async (email, client) => {
      const { both, address } = keysOf('password', email, client);
      const account = `password:account:${email}`;
      const attack = windowOf(UNDER_ATTACK.wrongPasswords);
      const isUnderAttack = (await counters.read(account, attack)).hits >= attack.limit;
      const { ofBoth, ofAddress } = LIMITS.password;
      await count('password', both, isUnderAttack ? UNDER_ATTACK.ofBoth : ofBoth);
      await count('password', address, ofAddress);
      await counters.hit(account, attack);
      return async () => {
        for (const key of [both, address, account]) await counters.takeBack(key);
      };
    },
    countMailRequest: async (email, client) => {
      const { both, address } = keysOf('mail', email, client);
      await count('mail', both, LIMITS.mail.ofBoth);
      await count('mail', address, LIMITS.mail.ofAddress);
    },
  };
}

function keysOf(kind: Kind, email: string, client: Client): { both: string; address: string } {
  const address = clientKey(client.address);
  return { both: `${kind}:both:${address}:${email}`, address: `${kind}:address:${address}` };
}

function tooManyAttempts(kind: Kind, secondsLeft: number): Refusal {
  const seconds = Math.max(1, secondsLeft);
  const minutes = Math.ceil(seconds / 60);
  const wait = `Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again`;
  return new Refusal(
    { code: 'rate_limited', retryAfterSeconds: seconds },
    `Too many attempts. ${wait}${kind === 'password' ? ', or have a link sent to you' : ''}.`,
  );
}
