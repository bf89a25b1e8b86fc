import type { Counters } from '../../platform/counters.ts';
import type { Log } from '../../platform/log.ts';

/** In Redis where there is one, for all processes; else in this one. */
export async function createCounters(
  redisUrl: string | null,
  local: Counters,
  log: Log,
): Promise<Counters> {
  if (redisUrl === null) return local;
  // Loaded only here: most servers have no use for the client.
  const { createRedisCounters } = await import('./redis.ts');
  return createRedisCounters({ url: redisUrl, meanwhile: local, log });
}

export { createMemoryCounters } from './memory.ts';
