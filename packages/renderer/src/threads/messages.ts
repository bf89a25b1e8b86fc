import type { RenderErrorCode } from '../render-error.ts';
import type { AspectRatio, MediaType } from '../sizes.ts';

/** Everything that decides the pixels. */
export interface RenderJob {
  readonly type: MediaType;
  readonly prompt: string;
  readonly aspectRatio: AspectRatio;
  readonly durationSeconds: number;
  readonly image: Uint8Array | null;
}

export type Command =
  /** Parses the prompt and paints what does not move; replaces the scene prepared before. */
  | { readonly kind: 'prepare'; readonly job: RenderJob }
  /** Draws one I420 frame, into the given buffer where there is one. */
  | { readonly kind: 'frame'; readonly index: number; readonly buffer: ArrayBuffer | null }
  /** Draws the poster frame as a PNG. */
  | { readonly kind: 'image' }
  /** Draws the poster frame as a small JPEG. */
  | { readonly kind: 'thumbnail' }
  /** Releases the prepared scene. */
  | { readonly kind: 'clear' };

export type Reply =
  | { readonly kind: 'done' }
  | { readonly kind: 'frame'; readonly buffer: ArrayBuffer }
  | { readonly kind: 'image'; readonly bytes: Uint8Array }
  /** With the code of a `RenderError`; null for failures that may not happen again. */
  | { readonly kind: 'failed'; readonly code: RenderErrorCode | null; readonly detail: string };

export interface CommandMessage {
  readonly id: number;
  readonly command: Command;
}

export interface ReplyMessage {
  readonly id: number;
  readonly reply: Reply;
}
