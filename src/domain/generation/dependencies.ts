import type { CancelDependencies } from './cancel-video.ts';
import type { DeleteDependencies } from './delete-video.ts';
import type { PreviewDependencies } from './preview-video.ts';
import type { PromptDependencies } from './read-prompt.ts';
import type { ShareDependencies } from './share-video.ts';
import type { SubmitDependencies } from './submit.ts';
import type { WatchDependencies } from './watch-video.ts';

/** All that the operations about generations need. */
export type GenerationDependencies = SubmitDependencies &
  CancelDependencies &
  DeleteDependencies &
  PreviewDependencies &
  PromptDependencies &
  ShareDependencies &
  WatchDependencies;
