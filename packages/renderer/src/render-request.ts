import { existsSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { RenderError } from './render-error.ts';
import { ASPECT_RATIOS, type AspectRatio } from './sizes.ts';
import type { RenderJob } from './threads/messages.ts';

export interface RenderRequest {
  /** What to show. The same prompt, duration and aspect ratio give the same pixels. */
  readonly prompt: string;
  /** Where the result is written: a name ending in `.mp4` makes a video, `.png` an image. */
  readonly file: string;
  /** Where a JPEG preview, 640 pixels wide, is written; none is made unless given. */
  readonly thumbnailFile?: string | undefined;
  /** Where a strip of a video is written, a JPEG of equal cells side by side; none unless given. */
  readonly stripFile?: string | undefined;
  /** `16:9` unless given. */
  readonly aspectRatio?: AspectRatio | undefined;
  /** Length of a video, 1 to 10 seconds; 5 unless given. */
  readonly durationSeconds?: number | undefined;
  /** Whether a video has sound: music and what is heard in the scene. It has unless this is false. */
  readonly audio?: boolean | undefined;
  /** A picture to animate: the bytes of a PNG, JPEG, WebP or GIF file. */
  readonly image?: Uint8Array | undefined;
}

const DURATION_SECONDS_MIN = 1;
const DURATION_SECONDS_MAX = 10;
const DURATION_SECONDS_DEFAULT = 5;
/** An image shows a moment of a scene of this length. */
const IMAGE_SCENE_SECONDS = 4;

/** What the request asks to draw; throws a `RenderError` for values that are not accepted. */
export function renderJobFor(request: RenderRequest): RenderJob {
  const type = typeFor(request.file);
  for (const file of [request.file, request.thumbnailFile, request.stripFile]) {
    if (file === undefined) continue;
    if (!existsSync(dirname(file))) throw invalid(`The folder ${dirname(file)} does not exist.`);
  }
  const { prompt, durationSeconds, image = null, audio = true } = request;
  const aspectRatio = aspectRatioFrom(request.aspectRatio ?? '16:9');
  if (type === 'image') {
    if (durationSeconds !== undefined) throw invalid('Only a video (.mp4) has a duration.');
    if (request.stripFile !== undefined) throw invalid('Only a video (.mp4) has a strip.');
    const still = { durationSeconds: IMAGE_SCENE_SECONDS, audio: false };
    return { type, prompt, aspectRatio, image, ...still };
  }
  const seconds = durationSeconds ?? DURATION_SECONDS_DEFAULT;
  if (!(seconds >= DURATION_SECONDS_MIN && seconds <= DURATION_SECONDS_MAX)) {
    throw invalid(
      `The duration must be ${DURATION_SECONDS_MIN} to ${DURATION_SECONDS_MAX} seconds.`,
    );
  }
  return { type, prompt, aspectRatio, durationSeconds: seconds, audio, image };
}

export function aspectRatioFrom(text: string): AspectRatio {
  const ratio = ASPECT_RATIOS.find((known) => known === text);
  if (ratio === undefined) throw invalid('The aspect ratio must be 16:9, 9:16 or 1:1.');
  return ratio;
}

function typeFor(file: string): RenderJob['type'] {
  const extension = extname(file).toLowerCase();
  if (extension === '.mp4') return 'video';
  if (extension === '.png') return 'image';
  throw invalid(
    `The file name must end in .mp4 (a video) or .png (an image), which ${file} does not.`,
  );
}

function invalid(message: string): RenderError {
  return new RenderError('invalid_request', message);
}
