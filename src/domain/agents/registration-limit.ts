import { LIMITS } from '../../contract/limits.ts';
import { clientKey } from '../../platform/client-key.ts';
import type { Counters } from '../../platform/counters.ts';
import { Refusal } from '../refusal.ts';

const HOUR_MS = 3_600_000;

/** Refuses an address that has registered too often. */
export type CountRegistration = (address: string) => Promise<void>;

interface RegistrationLimit {
  readonly counters: Counters;
  readonly multiplier: number;
}

export function createRegistrationLimit(options: RegistrationLimit): CountRegistration {
  const { counters, multiplier } = options;
  const limit = Math.max(1, Math.floor(LIMITS.registrationsPerHourMax * multiplier));
  return async (address) => {
    const window = { limit, lengthMs: HOUR_MS };
    const { hits, msLeft } = await counters.hit(`registration:${clientKey(address)}`, window);
    if (hits <= limit) return;
    const seconds = Math.max(1, Math.ceil(msLeft / 1_000));
    throw new Refusal(
      { code: 'rate_limited', retryAfterSeconds: seconds, window: 'hour', limit },
      `At most ${limit} registrations per hour from one address; a client can claim fresh tokens instead. Retry in ${seconds} s; retrying sooner extends the wait.`,
      { help: 'register_agent' },
    );
  };
}
