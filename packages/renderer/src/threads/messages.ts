import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import type { RenderErrorCode } from '../render-error.ts';
import type { AspectRatio, MediaType, Size } from '../sizes.ts';

interface SceneChoices {
  readonly type: MediaType;
  readonly prompt: string;
  readonly aspectRatio: AspectRatio;
  readonly durationSeconds: number;
}

/** Everything that decides what is seen and heard. */
export interface RenderJob extends SceneChoices {
  /** The bytes of a picture to animate, as they were given. */
  readonly image: Uint8Array | null;
  /** Whether a video has sound, unless its prompt asks for silence. */
  readonly audio: boolean;
}

/** A decoded picture: RGBA, not premultiplied, in memory that all threads share. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: SharedArrayBuffer;
}

/** A job whose prompt is read and whose picture is decoded: once, however many threads draw it. */
export interface SceneJob extends SceneChoices {
  readonly description: SceneDescription;
  readonly picture: Picture | null;
}

/** What decides the sound of a video. */
export interface HeardScene {
  readonly prompt: string;
  readonly description: SceneDescription;
  readonly durationSeconds: number;
}

export type Command =
  /** Decodes a picture and limits its size. */
  | { readonly kind: 'decode'; readonly image: Uint8Array }
  /** Paints what does not move; replaces the scene prepared before. */
  | { readonly kind: 'prepare'; readonly job: SceneJob }
  /** Draws one I420 frame, into the given buffer where there is one, and a cell of it if asked to. */
  | {
      readonly kind: 'frame';
      readonly index: number;
      readonly buffer: ArrayBuffer | null;
      readonly withCell: boolean;
    }
  /** Draws the poster frame as a PNG. */
  | { readonly kind: 'image' }
  /** Draws the poster frame as a small JPEG. */
  | { readonly kind: 'thumbnail' }
  /** Puts the pixels of cells side by side, as a JPEG. */
  | { readonly kind: 'strip'; readonly cells: readonly Uint8Array[]; readonly size: Size }
  /** Makes the sound of a video. */
  | ({ readonly kind: 'sound' } & HeardScene)
  /** Releases the prepared scene. */
  | { readonly kind: 'clear' };

/** A frame as a small picture. */
export interface DrawnCell {
  readonly jpeg: Uint8Array;
  /** RGBA, for the strip: pixels that were compressed once already would lose again. */
  readonly pixels: Uint8Array;
}

export type Reply =
  | { readonly kind: 'done' }
  /** With the number of frames that each drawing is shown for. */
  | { readonly kind: 'prepared'; readonly framesEach: number }
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'frame'; readonly buffer: ArrayBuffer; readonly cell: DrawnCell | null }
  | { readonly kind: 'image'; readonly bytes: Uint8Array }
  /** Left and right in turn, 32-bit floats at 48 kHz. */
  | { readonly kind: 'sound'; readonly samples: ArrayBuffer }
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
