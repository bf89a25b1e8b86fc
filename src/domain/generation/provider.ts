import type { AspectRatio, ModelType } from '../../contract/resources/model.ts';
import type { FrameCount } from './generation.ts';
import type { ReadPrompt } from './read-prompt.ts';

/** What a provider is asked to make. */
export interface ProviderRequest {
  /** Of the generation; the same for every attempt. */
  readonly generationId: string;
  /** Counts starts, over all providers; a start is never sent twice with the same number. */
  readonly attempt: number;
  readonly modelId: string;
  readonly type: ModelType;
  readonly prompt: string;
  /** null for images. */
  readonly durationSeconds: number | null;
  readonly aspectRatio: AspectRatio;
  /** Whether a video shall have sound; false for images. Vendors without the choice ignore it. */
  readonly audio: boolean;
  /** The picture to start from, already fetched and checked; null without one. */
  readonly image: SourceImage | null;
}

export interface SourceImage {
  readonly url: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A file on this machine; whoever gets it deletes it. */
export interface ProviderFile {
  readonly path: string;
  readonly contentType: string;
}

export interface ProviderStrip extends ProviderFile {
  readonly frames: number;
}

/** A frame of a video that is being drawn, as a small JPEG. */
export interface DrawnCell {
  /** Its place in the strip, counted from 0. */
  readonly cell: number;
  readonly cells: number;
  /** Which frame of the video it shows. */
  readonly frame: number;
  /** What was drawn of the video at that time. */
  readonly frames: FrameCount;
  readonly jpeg: Uint8Array;
}

export type ProviderOutput =
  | {
      readonly kind: 'files';
      readonly main: ProviderFile;
      readonly thumbnail: ProviderFile | null;
      /** Equal cells side by side, of a video that was drawn frame by frame. */
      readonly strip: ProviderStrip | null;
    }
  /** At the vendor's; to be fetched, with these headers, before it disappears. */
  | {
      readonly kind: 'address';
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
    };

/**
 * `refused`: the content was not acceptable. `retryable`: another try, or provider, may work.
 * `unreadable_image`: the picture to start from is broken.
 */
export type FailureKind = 'refused' | 'retryable' | 'permanent' | 'unreadable_image';

export type ProviderStep =
  | {
      readonly state: 'running';
      /** Whatever `poll` needs, as text that survives a crash. */
      readonly taskId: string;
      readonly pollAfterMs: number;
      /** 0 to 1, where the vendor tells. */
      readonly progress: number | null;
    }
  | { readonly state: 'done'; readonly output: ProviderOutput }
  | {
      readonly state: 'failed';
      readonly kind: FailureKind;
      /** For the log of the operator, never for a client. */
      readonly detail: string;
    };

export interface StepOptions {
  /** Aborted when nobody wants the result any more, or time is up. */
  readonly signal: AbortSignal;
  /** With frames where they are counted. */
  readonly onProgress: (fraction: number, frames?: FrameCount | null) => void;
  /** Only from providers that draw frame by frame. */
  readonly onCell?: (cell: DrawnCell) => void;
}

/** Somebody who runs models. A vendor's own words are translated inside the adapter. */
export interface Provider {
  /** What it understands of a prompt; quick, because it draws nothing. Left out by those that cannot say. */
  readonly readPrompt?: ReadPrompt | undefined;
  /** Throws the reason of the signal when it was aborted and nothing is running. */
  start(request: ProviderRequest, options: StepOptions): Promise<ProviderStep>;
  poll(taskId: string, request: ProviderRequest, options: StepOptions): Promise<ProviderStep>;
  /** Best effort; a task that cannot be cancelled runs on and is ignored. */
  cancel(taskId: string): Promise<void>;
}
