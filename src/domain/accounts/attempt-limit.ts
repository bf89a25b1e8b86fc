import { clientKey } from '../../platform/client-key.ts';
import type { Counters } from '../../platform/counters.ts';
import { Refusal } from '../refusal.ts';
import type { Client } from './sign-in.ts';

const WINDOW_MS = 15 * 60_000;

/** Attempts within 15 minutes, for one account and from one client address. */
const LIMITS = {
  password: { perAccount: 10, perAddress: 50 },
  mail: { perAccount: 5, perAddress: 30 },
} as const;

/** Counts before anything is looked up, so that a refusal reveals nothing about the account. */
export type CountAttempt = (
  kind: keyof typeof LIMITS,
  email: string,
  client: Client,
) => Promise<void>;

/** Limits how often passwords are tried and mails are requested. */
export function createAttemptLimit(counters: Counters, multiplier: number): CountAttempt {
  async function count(key: string, limit: number): Promise<void> {
    const window = { limit: Math.max(1, Math.floor(limit * multiplier)), lengthMs: WINDOW_MS };
    const { hits, msLeft } = await counters.hit(key, window);
    if (hits <= window.limit) return;
    const seconds = Math.max(1, Math.ceil(msLeft / 1_000));
    throw new Refusal(
      { code: 'rate_limited', retryAfterSeconds: seconds },
      `Too many attempts. Wait ${Math.ceil(seconds / 60)} minutes and try again.`,
    );
  }
  return async (kind, email, client) => {
    const { perAccount, perAddress } = LIMITS[kind];
    await count(`${kind}:address:${clientKey(client.address)}`, perAddress);
    await count(`${kind}:account:${email}`, perAccount);
  };
}
