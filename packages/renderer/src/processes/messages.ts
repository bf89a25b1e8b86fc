import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import type { RenderErrorCode } from '../render-error.ts';
import type { RenderJob } from '../threads/messages.ts';

/** Where a render process writes; the files get their real names when they are complete. */
export interface UnfinishedPaths {
  readonly main: string;
  readonly thumbnail: string | null;
  readonly strip: string | null;
}

/** Frames of a video that are encoded, and how many there will be. */
export interface FrameCount {
  readonly done: number;
  readonly total: number;
}

/** A frame of a video that is being drawn, as a small JPEG. */
export interface RenderedCell {
  /** Its place in the strip, counted from 0. */
  readonly cell: number;
  /** How many places the strip has. */
  readonly cells: number;
  /** Which frame of the video it shows. */
  readonly frame: number;
  /** What was encoded of the video at that time. */
  readonly frames: FrameCount;
  readonly jpeg: Uint8Array;
}

/** What is told about a render while it goes on. */
export interface VideoReports {
  readonly onProgress: (fraction: number, frames: FrameCount | null) => void;
  readonly onCell: (cell: RenderedCell) => void;
}

/** One render, with all that the process needs to know. */
export interface RenderOrder {
  readonly job: RenderJob;
  readonly description: SceneDescription;
  readonly paths: UnfinishedPaths;
  /** The ffmpeg program; null for an image. */
  readonly ffmpeg: string | null;
  /** How many threads draw. */
  readonly threads: number;
  /** Whether cells of the strip are drawn. */
  readonly withCells: boolean;
}

/** To a render process. */
export type Order =
  /** Starts the threads of a render whose prompt is still being read. */
  | { readonly kind: 'expect'; readonly threads: number; readonly frames: number }
  | ({ readonly kind: 'render' } & RenderOrder)
  /** Ends the render in progress; its failure is reported as usual. */
  | { readonly kind: 'abort' };

/** From a render process. */
export type Report =
  | { readonly kind: 'progress'; readonly fraction: number; readonly frames: FrameCount | null }
  | { readonly kind: 'cell'; readonly cell: RenderedCell }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: RenderErrorCode | null; readonly detail: string };
