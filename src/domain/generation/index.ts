export {
  beginAttempt,
  complete,
  fail,
  findOverdue,
  findProviderTask,
  findRunning,
  GENERATION_CHANNEL,
  isAbandoned,
  noteProgress,
  noteTask,
} from './advance.ts';
export type { AssetStore, ByteRange, StoredAsset } from './asset-store.ts';
export { countUnfinished, type UnfinishedCounts } from './count-unfinished.ts';
export {
  type FetchedFile,
  type Fetcher,
  FetchFailure,
  type FetchOptions,
} from './fetcher.ts';
export type { FailureCode, Generation, RunningGeneration } from './generation.ts';
export { type GenerationDependencies, generationHandlers } from './handlers.ts';
export type {
  FailureKind,
  Provider,
  ProviderFile,
  ProviderOutput,
  ProviderRequest,
  ProviderStep,
  SourceImage,
} from './provider.ts';
export { createGenerationReads, type GenerationReads, type PageWish } from './read-several.ts';
export { forgetAnswers } from './remembered-answers.ts';
export { createRemoteGate, createRuleGate } from './safety/index.ts';
export { createSandbox } from './sandbox.ts';
export { seeAlong } from './see-along.ts';
export { createAddresses } from './view.ts';
export { createGenerationWatch, type GenerationWatch } from './watch.ts';
