import type { RenderErrorCode } from '../render-error.ts';
import type { RenderJob } from '../threads/messages.ts';

/** Where a render process writes; the files get their real names when they are complete. */
export interface UnfinishedPaths {
  readonly main: string;
  readonly thumbnail: string | null;
}

/** One render, with all that the process needs to know. */
export interface RenderOrder {
  readonly job: RenderJob;
  readonly paths: UnfinishedPaths;
  /** The ffmpeg program; null for an image. */
  readonly ffmpeg: string | null;
  /** How many threads draw. */
  readonly threads: number;
}

/** To a render process. */
export type Order =
  | ({ readonly kind: 'render' } & RenderOrder)
  /** Ends the render in progress; its failure is reported as usual. */
  | { readonly kind: 'abort' };

/** From a render process. */
export type Report =
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: RenderErrorCode | null; readonly detail: string };
