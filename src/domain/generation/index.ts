export type { AssetStore, ByteRange, StoredAsset } from './asset-store.ts';
export { cancelVideo } from './cancel-video.ts';
export { deleteVideo } from './delete-video.ts';
export type { GenerationDependencies } from './dependencies.ts';
export {
  cancelGenerations,
  deleteGenerations,
  type EraseDependencies,
} from './erase-generations.ts';
export {
  type FetchedFile,
  type Fetcher,
  FetchFailure,
  type FetchOptions,
} from './fetcher.ts';
export {
  FAILURES,
  type FailureCode,
  type FrameCount,
  failureMessage,
  type Generation,
  type RunningGeneration,
  type Strip,
} from './generation.ts';
export { getVideo, noSuchGeneration } from './get-video.ts';
export { imageFailureReason } from './image-failure.ts';
export { LANES, type Lane, laneOf, topicOf } from './lanes.ts';
export {
  countVideos,
  createReadVideos,
  listVideos,
  pageVideos,
  type ReadVideos,
  readAllVideos,
} from './list-videos.ts';
export { createLiveCells, type LiveCells } from './live-cells.ts';
export { modelPerformance } from './performance.ts';
export { type PlannedCall, prefetchFor } from './prefetch.ts';
export { presentGeneration } from './present-generation.ts';
export { previewVideo, type Shrink } from './preview-video.ts';
export type {
  DrawnCell,
  FailureKind,
  Provider,
  ProviderFile,
  ProviderOutput,
  ProviderRequest,
  ProviderStep,
  ProviderStrip,
  SourceImage,
  StepOptions,
} from './provider.ts';
export { type ReadPrompt, readPromptWords, wordsFor } from './read-prompt.ts';
export { createRemoteGate, createRuleGate } from './safety/index.ts';
export { createSandbox, type SamplePart, type Sandbox } from './sandbox.ts';
export { createShareOpenings, type ShareOpenings } from './share-openings.ts';
export { getShare, readShared, shareVideo, unshareVideo } from './share-video.ts';
export {
  beginAttempt,
  complete,
  fail,
  findOverdue,
  findProviderTask,
  findRunning,
  isAbandoned,
  isCurrent,
  noteProgress,
  noteTask,
  queueCancellation,
  undoAttempt,
} from './store/advance.ts';
export { countUnfinished, type UnfinishedCounts } from './store/count-unfinished.ts';
export { findJob, type Job, listJobs } from './store/list-jobs.ts';
export { type DeliveredFile, findOutcome, type GenerationOutcome } from './store/outcome.ts';
export { deleteSharesOf, listShares, type SharedResult } from './store/shares.ts';
export {
  type DailyUse,
  findPaidGenerations,
  listDailyUse,
  type PaidGeneration,
} from './store/statements.ts';
export { verifyGenerationCounts, verifyGenerationHolds } from './store/verify-holds.ts';
export { dispatchWaiting, readLanes, waitAgain } from './store/waiting.ts';
export { submitImage, submitVideo } from './submit.ts';
export { isVideoId } from './video-id.ts';
export { type Addresses, createAddresses } from './view.ts';
export { createWaitingTime } from './waiting-time.ts';
export { createGenerationWatch, watchVideo } from './watch-video.ts';
