import type { Counters } from '../../platform/counters.ts';
import type { Log } from '../../platform/log.ts';
import { createRedisCounters } from './redis.ts';

/** In Redis where there is one, for all processes; else in this one. */
export function createCounters(redisUrl: string | null, local: Counters, log: Log): Counters {
  return redisUrl === null ? local : createRedisCounters({ url: redisUrl, meanwhile: local, log });
}

export { createMemoryCounters } from './memory.ts';
export { createRedisCounters } from './redis.ts';
