import { LIMITS } from '../../../contract/limits.ts';
import { clientKey } from '../../../platform/client-key.ts';
import type { Counters } from '../../../platform/counters.ts';
import { Refusal } from '../../refusal.ts';

const HOUR_MS = 3_600_000;

/** Refuses an address that has tried too many cards: a person needs one or two, a script hundreds. */
export type CountCard = (address: string) => Promise<void>;

interface CardLimit {
  readonly counters: Counters;
  readonly multiplier: number;
}

export function createCardLimit({ counters, multiplier }: CardLimit): CountCard {
  const limit = Math.max(1, Math.floor(LIMITS.cardsPerHourMax * multiplier));
  return async (address) => {
    // An address is often shared, and nobody makes others wait longer by trying on.
    const window = { limit, lengthMs: HOUR_MS, neverExtended: true };
    const { hits, msLeft } = await counters.hit(`card:${clientKey(address)}`, window);
    if (hits <= limit) return;
    const seconds = Math.max(1, Math.ceil(msLeft / 1_000));
    throw new Refusal(
      { code: 'rate_limited', retryAfterSeconds: seconds, window: 'hour', limit },
      `At most ${limit} cards per hour from one address. Retry in ${seconds} s.`,
    );
  };
}
