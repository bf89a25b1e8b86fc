import { RATE_LIMITS, RATE_WINDOW_SECONDS } from '../../contract/limits.ts';
import { Refusal } from '../../domain/refusal.ts';
import { clientKey } from '../../platform/client-key.ts';
import type { Counters, Reading, Window } from '../../platform/counters.ts';
import type { RateBucket } from './buckets.ts';

export interface RateState {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds to wait when the request is refused, else null. */
  readonly retryAfterSeconds: number | null;
}

const KEYS_REMEMBERED_MAX = 10_000;

export type RateTier = 'anonymous' | 'registeredAgent';

interface Countable {
  readonly address: string;
  readonly tier: RateTier;
  readonly bucket: RateBucket;
}

export type RateLimiter = (request: Countable) => RateState | Promise<RateState>;

/** With the words for it, which are the same on every answer. */
interface AnnouncedWindow extends Window {
  /** What is counted under, by address; remembered, since most clients come more than once. */
  readonly keys: Map<string, string>;
  readonly shownLimit: string;
  readonly policy: string;
}

export function createRateLimiter(counters: Counters, multiplier: number): RateLimiter {
  const windowOf = (perWindow: number): AnnouncedWindow => {
    const limit = Math.max(1, Math.floor(perWindow * multiplier));
    return {
      keys: new Map(),
      limit,
      lengthMs: RATE_WINDOW_SECONDS * 1_000,
      shownLimit: String(limit),
      policy: `${limit};w=${RATE_WINDOW_SECONDS}`,
    };
  };
  const windows = Object.fromEntries(
    Object.entries(RATE_LIMITS).map(([surface, limits]) => [
      surface,
      {
        anonymous: windowOf(limits.anonymous),
        registeredAgent: windowOf(limits.registeredAgent),
      },
    ]),
  );

  return ({ address, tier, bucket: { surface, counted } }) => {
    const window = windows[surface]?.[tier] ?? windowOf(0);
    const key = window.keys.get(address) ?? rememberKey(window, address, `${surface}:${tier}`);
    const reading = counted ? counters.hit(key, window) : counters.read(key, window);
    return reading instanceof Promise
      ? reading.then((settled) => stateOf(settled, window, counted))
      : stateOf(reading, window, counted);
  };
}

function rememberKey({ keys }: AnnouncedWindow, address: string, prefix: string): string {
  if (keys.size >= KEYS_REMEMBERED_MAX) keys.clear();
  const key = `${prefix}:${clientKey(address)}`;
  keys.set(address, key);
  return key;
}

function stateOf(
  reading: Reading,
  { limit, shownLimit, policy }: AnnouncedWindow,
  counted: boolean,
): RateState {
  const secondsLeft = Math.max(1, Math.ceil(reading.msLeft / 1_000));
  const refused = counted && reading.hits > limit;
  const headers = {
    'ratelimit-limit': shownLimit,
    'ratelimit-remaining': String(Math.max(0, limit - reading.hits)),
    'ratelimit-reset': String(secondsLeft),
    'ratelimit-policy': policy,
  };
  return {
    headers: refused ? { ...headers, 'retry-after': String(secondsLeft) } : headers,
    retryAfterSeconds: refused ? secondsLeft : null,
  };
}

export function tooManyRequests(retryAfterSeconds: number): Refusal {
  return new Refusal(
    { code: 'rate_limited', retryAfterSeconds },
    `Too many requests from this address. Retry in ${retryAfterSeconds} s; retrying sooner extends the wait.`,
  );
}
