export { STATIC_DOCUMENT } from './buckets.ts';
export { callerOf } from './caller.ts';
export { refuseRepeatedCredential } from './credential.ts';
export { documentRoute, versionOf } from './document.ts';
export {
  type Failure,
  type HelpSentences,
  refusalHeaders,
  toEnvelope,
  toErrorResource,
  toFailure,
} from './errors.ts';
export { createGate } from './gate.ts';
export { limitUnknownTokens } from './limit-unknown-tokens.ts';
export { refuseForeignOrigin } from './own-origin.ts';
export { createRateLimiter } from './rate-limit.ts';
export type { Route } from './route.ts';
export { createHttpServer } from './server.ts';
export { type SessionCaller, sessionOf } from './session.ts';
export { gateHeader } from './standing-response.ts';
