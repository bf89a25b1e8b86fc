export type MediaType = 'video' | 'image';
export const ASPECT_RATIOS = ['16:9', '9:16', '1:1'] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const FRAMES_PER_SECOND = 30;
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

export function sizeOf(type: MediaType, ratio: AspectRatio): Size {
  return SIZES[type][ratio];
}
