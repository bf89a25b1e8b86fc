import type { RenderErrorCode } from '../render-error.ts';
import type { AspectRatio, MediaType } from '../sizes.ts';

/** Everything that decides the pixels. */
export interface Commission {
  readonly type: MediaType;
  readonly prompt: string;
  readonly aspectRatio: AspectRatio;
  readonly durationSeconds: number;
  readonly image: Uint8Array | null;
}

export type Order =
  /** Reads the prompt and paints what does not move; replaces what was prepared before. */
  | { readonly kind: 'prepare'; readonly commission: Commission }
  /** One I420 frame, in the given memory where there is some. */
  | { readonly kind: 'frame'; readonly index: number; readonly memory: ArrayBuffer | null }
  /** The picture that stands for all, as a PNG. */
  | { readonly kind: 'still' }
  /** The same, small, as a JPEG. */
  | { readonly kind: 'thumbnail' }
  /** Forgets what was prepared. */
  | { readonly kind: 'forget' };

export type Answer =
  | { readonly kind: 'done' }
  | { readonly kind: 'frame'; readonly memory: ArrayBuffer }
  | { readonly kind: 'picture'; readonly bytes: Uint8Array }
  /** With the code of a `RenderError`; null for failures that may not happen again. */
  | { readonly kind: 'failed'; readonly code: RenderErrorCode | null; readonly detail: string };

export interface OrderMessage {
  readonly id: number;
  readonly order: Order;
}

export interface AnswerMessage {
  readonly id: number;
  readonly answer: Answer;
}
