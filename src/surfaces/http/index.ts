export type { SessionCaller } from '../../domain/caller.ts';
export { type Binding, type BoundCall, bindRoutes, openOrEnd } from './binding.ts';
export { STATIC_DOCUMENT } from './buckets.ts';
export { callerOf, refuseRepeatedCredential } from './credential.ts';
export {
  changingDocumentRoute,
  documentRoute,
  isCurrent,
  type PreparedDocument,
  prepareDocument,
  versionOf,
} from './document.ts';
export {
  type Failure,
  type HelpSentences,
  type OptionNames,
  refusalHeaders,
  toEnvelope,
  toErrorResource,
  toFailure,
} from './errors.ts';
export {
  createEventStreams,
  type EventStream,
  type EventStreams,
  type Place,
} from './event-stream.ts';
export { createGate } from './gate.ts';
export { ACCEPTED, VIDEO_EVENT } from './generation-answers.ts';
export { limitUnknownTokens } from './limit-unknown-tokens.ts';
export { negotiate } from './negotiate.ts';
export { refuseForeignOrigin } from './own-origin.ts';
export { createRateLimiter } from './rate-limit.ts';
export { isObject } from './read-input.ts';
export { remembering } from './remembering.ts';
export { gateHeader } from './response-headers.ts';
export type { Route } from './route.ts';
export { type ReadableAssets, sendAsset } from './send-asset.ts';
export { sendJson } from './send-json.ts';
export { createHttpServer } from './server.ts';
export { sessionOf } from './session.ts';
export { limitStreams, streamLimits } from './stream-limit.ts';
