import { Redis } from 'ioredis';
import {
  type Counters,
  extendedAfter,
  type Reading,
  type Window,
} from '../../platform/counters.ts';
import type { Log } from '../../platform/log.ts';

const COMMAND_TIMEOUT_MS = 250;

/** The rule of `extendedAfter`, in the one place where all processes count. */
const HIT = `
local hits = redis.call('INCR', KEYS[1])
if hits == 1 or hits > tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return { hits, redis.call('PTTL', KEYS[1]) }`;

const READ = `return { tonumber(redis.call('GET', KEYS[1]) or '0'), redis.call('PTTL', KEYS[1]) }`;

const TAKE_BACK = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

interface RedisCountersOptions {
  readonly url: string;
  /** Takes over while Redis is out of reach. */
  readonly meanwhile: Counters;
  readonly log: Log;
}

export function createRedisCounters({ url, meanwhile, log }: RedisCountersOptions): Counters {
  const redis = new Redis(url, {
    keyPrefix: 'kinora:rate:',
    commandTimeout: COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let reachable = true;
  const noteReachable = (now: boolean, error?: unknown) => {
    if (now === reachable) return;
    reachable = now;
    if (now) log.warn('Redis is back: request rates are counted for all processes again');
    else log.warn({ err: error }, 'Redis is out of reach: request rates are counted per process');
  };
  redis.on('error', (error) => noteReachable(false, error));
  redis.on('ready', () => noteReachable(true));

  async function ask(
    script: string,
    key: string,
    window: Window,
    otherwise: () => Reading | Promise<Reading>,
  ): Promise<Reading> {
    try {
      const answer: unknown = await redis.eval(
        script,
        1,
        key,
        extendedAfter(window),
        window.lengthMs,
      );
      return toReading(answer, window);
    } catch (error) {
      noteReachable(false, error);
      return otherwise();
    }
  }

  return {
    hit: (key, window) => ask(HIT, key, window, () => meanwhile.hit(key, window)),
    read: (key, window) => ask(READ, key, window, () => meanwhile.read(key, window)),
    takeBack: async (key) => {
      await redis.eval(TAKE_BACK, 1, key).catch((error: unknown) => {
        noteReachable(false, error);
        return meanwhile.takeBack(key);
      });
    },
    close: async () => {
      redis.disconnect();
      await meanwhile.close();
    },
  };
}

function toReading(answer: unknown, window: Window): Reading {
  if (!Array.isArray(answer)) throw new TypeError('Redis answered something else than a list');
  const [hits, msLeft] = answer.map(Number);
  return { hits: hits ?? 0, msLeft: msLeft !== undefined && msLeft > 0 ? msLeft : window.lengthMs };
}
