export { createMemoryCounters } from './memory.ts';
export { createRedisCounters } from './redis.ts';
