import type { AspectRatio, ModelType } from '../../../contract/resources/model.ts';

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
} as const satisfies Record<ModelType, Record<AspectRatio, Size>>;

export function sizeOf(type: ModelType, ratio: AspectRatio): Size {
  return SIZES[type][ratio];
}
