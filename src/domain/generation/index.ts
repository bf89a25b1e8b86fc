export {
  beginAttempt,
  complete,
  countUnlimitedRunning,
  fail,
  findOverdue,
  findRunning,
  GENERATION_CHANNEL,
  noteProgress,
  noteTask,
} from './advance.ts';
export type { AssetStore, ByteRange, StoredAsset } from './asset-store.ts';
export {
  type FetchedFile,
  type Fetcher,
  FetchFailure,
  type FetchWish,
} from './fetcher.ts';
export type { FailureCode, RunningGeneration } from './generation.ts';
export { type GenerationSurroundings, generationHandlers } from './handlers.ts';
export { parseRange } from './parse-range.ts';
export type {
  FailureKind,
  Provider,
  ProviderFile,
  ProviderOutput,
  ProviderRequest,
  ProviderStep,
  SourceImage,
} from './provider.ts';
export { forgetAnswers } from './remembered-answers.ts';
export { createRemoteGate, createRuleGate } from './safety/index.ts';
export { createSandbox } from './sandbox.ts';
export { createAddresses } from './view.ts';
