export { STATIC_DOCUMENT } from './buckets.ts';
export { callerOf } from './caller.ts';
export { createGate } from './gate.ts';
export { createRateLimiter } from './rate-limit.ts';
export type { Route } from './route.ts';
export { createHttpServer } from './server.ts';
