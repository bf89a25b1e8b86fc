export type { AssetStore, ByteRange, StoredAsset } from './asset-store.ts';
export { cancelVideo } from './cancel-video.ts';
export { deleteVideo } from './delete-video.ts';
export type { GenerationDependencies } from './dependencies.ts';
export {
  type FetchedFile,
  type Fetcher,
  FetchFailure,
  type FetchOptions,
} from './fetcher.ts';
export { FAILURES, type FailureCode, type RunningGeneration } from './generation.ts';
export { getVideo } from './get-video.ts';
export { imageFailureReason } from './image-failure.ts';
export { LANES, type Lane, laneOf, topicOf } from './lanes.ts';
export { createReadVideos, listVideos, pageVideos, type ReadVideos } from './list-videos.ts';
export { type PlannedCall, prefetchFor } from './prefetch.ts';
export { previewVideo, type Shrink } from './preview-video.ts';
export type {
  FailureKind,
  Provider,
  ProviderFile,
  ProviderOutput,
  ProviderRequest,
  ProviderStep,
  SourceImage,
} from './provider.ts';
export { createRemoteGate, createRuleGate } from './safety/index.ts';
export { createSandbox } from './sandbox.ts';
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
export { verifyGenerationCounts, verifyGenerationHolds } from './store/verify-holds.ts';
export { dispatchWaiting, readLanes, waitAgain } from './store/waiting.ts';
export { submitImage, submitVideo } from './submit.ts';
export { isVideoId } from './video-id.ts';
export { createAddresses } from './view.ts';
export { createWaitingTime } from './waiting-time.ts';
export { createGenerationWatch, watchVideo } from './watch-video.ts';
