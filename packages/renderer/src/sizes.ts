export type MediaType = 'video' | 'image';
export const ASPECT_RATIOS = ['16:9', '9:16', '1:1'] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As films and most video models have them. */
export const FRAMES_PER_SECOND = 24;
export const THUMBNAIL_WIDTH = 640;

const SIZES = {
  video: {
    '16:9': { width: 1280, height: 720 },
    '9:16': { width: 720, height: 1280 },
    '1:1': { width: 960, height: 960 },
  },
  image: {
    '16:9': { width: 1920, height: 1080 },
    '9:16': { width: 1080, height: 1920 },
    '1:1': { width: 1440, height: 1440 },
  },
} as const satisfies Record<MediaType, Record<AspectRatio, Size>>;

/** Cells of a strip: all of about the same area. */
const CELL_SIZES = {
  '16:9': { width: 160, height: 90 },
  '9:16': { width: 90, height: 160 },
  '1:1': { width: 120, height: 120 },
} as const satisfies Record<AspectRatio, Size>;

const CELLS_MAX = 18;

export function cellSizeOf(ratio: AspectRatio): Size {
  return CELL_SIZES[ratio];
}

export function frameCountOf(durationSeconds: number): number {
  return Math.round(durationSeconds * FRAMES_PER_SECOND);
}

/** How many drawings a video or an image is made of. */
export function drawingsOf(type: MediaType, durationSeconds: number): number {
  return type === 'video' ? frameCountOf(durationSeconds) : 1;
}

/** The frames that are shown in the cells of the strip, evenly spread over the video. */
export function framesOfCells(frames: number): readonly number[] {
  const cells = Math.min(CELLS_MAX, frames);
  return Array.from({ length: cells }, (_, cell) => Math.floor(((cell + 0.5) * frames) / cells));
}

export function sizeOf(type: MediaType, ratio: AspectRatio): Size {
  return SIZES[type][ratio];
}
