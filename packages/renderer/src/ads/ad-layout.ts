import type { Box } from '../draw/props/furniture.ts';
import type { Size } from '../sizes.ts';
import { DISPLAY, widthOf } from './typesetting.ts';

export type Format = 'wide' | 'tall' | 'square';

export function formatOf({ width, height }: Size): Format {
  if (width > height * 1.15) return 'wide';
  return height > width * 1.15 ? 'tall' : 'square';
}

/** In shares of the picture. Stories and reels have controls above, below and at the right. */
const SAFE: Readonly<Record<Format, Box>> = {
  wide: { x: 0.05, y: 0.07, width: 0.9, height: 0.86 },
  tall: { x: 0.06, y: 0.14, width: 0.82, height: 0.66 },
  square: { x: 0.06, y: 0.06, width: 0.88, height: 0.88 },
};

/** Where no control of a player or an app covers the picture, in pixels. */
export function safeArea(size: Size): Box {
  return scaled(SAFE[formatOf(size)], size);
}

/** Where words and product are. */
export interface Zones {
  readonly words: Box;
  readonly product: Box;
  readonly isCentred: boolean;
  /** How much larger small letters are: a story is seen on a telephone. */
  readonly letters: number;
}

const STORY_LETTERS = 1.4;

const zones = (
  words: readonly number[],
  product: readonly number[],
  isCentred: boolean,
): Zones => ({
  words: boxOf(words),
  product: boxOf(product),
  isCentred,
  letters: 1,
});

function boxOf([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Box {
  return { x, y, width, height };
}

/**
 * `logo` has the words below it, `panorama` above something long, `above` over people who need most of the picture; `type` gives most of the room to the words, for sales, and
 * `letters` all of it; `alone` is for a product without words. */
export type LayoutName =
  | 'words-first'
  | 'product-first'
  | 'type'
  | 'logo'
  | 'panorama'
  | 'above'
  | 'letters'
  | 'alone';

const LAYOUTS: Readonly<Record<Format, Readonly<Record<LayoutName, Zones>>>> = {
  wide: {
    'words-first': zones([0.065, 0.11, 0.41, 0.78], [0.51, 0.1, 0.43, 0.68], false),
    'product-first': zones([0.54, 0.11, 0.4, 0.78], [0.06, 0.1, 0.43, 0.68], false),
    type: zones([0.065, 0.09, 0.5, 0.82], [0.59, 0.15, 0.36, 0.63], false),
    logo: zones([0.2, 0.64, 0.6, 0.27], [0.2, 0.1, 0.6, 0.5], true),
    panorama: zones([0.065, 0.08, 0.56, 0.44], [0.06, 0.56, 0.88, 0.38], false),
    above: zones([0.065, 0.07, 0.7, 0.33], [0.05, 0.44, 0.9, 0.5], false),
    letters: zones([0.1, 0.12, 0.8, 0.76], [0.35, 0.9, 0.3, 0.05], true),
    alone: zones([0.1, 0.07, 0.8, 0.05], [0.2, 0.14, 0.6, 0.66], true),
  },
  tall: {
    'words-first': zones([0.1, 0.14, 0.78, 0.295], [0.06, 0.47, 0.88, 0.42], true),
    'product-first': zones([0.1, 0.575, 0.78, 0.225], [0.08, 0.08, 0.84, 0.38], true),
    type: zones([0.1, 0.15, 0.78, 0.35], [0.09, 0.525, 0.82, 0.36], true),
    logo: zones([0.12, 0.58, 0.76, 0.2], [0.14, 0.2, 0.72, 0.34], true),
    panorama: zones([0.1, 0.145, 0.78, 0.34], [0.03, 0.5, 0.94, 0.38], true),
    above: zones([0.1, 0.145, 0.78, 0.34], [0.03, 0.5, 0.94, 0.38], true),
    letters: zones([0.08, 0.2, 0.8, 0.56], [0.35, 0.84, 0.3, 0.05], true),
    alone: zones([0.1, 0.15, 0.8, 0.05], [0.09, 0.36, 0.82, 0.46], true),
  },
  square: {
    'words-first': zones([0.08, 0.07, 0.84, 0.31], [0.08, 0.405, 0.84, 0.475], true),
    'product-first': zones([0.07, 0.1, 0.43, 0.8], [0.51, 0.14, 0.43, 0.68], false),
    type: zones([0.08, 0.06, 0.84, 0.37], [0.14, 0.445, 0.72, 0.45], true),
    logo: zones([0.1, 0.7, 0.8, 0.2], [0.16, 0.12, 0.68, 0.52], true),
    panorama: zones([0.08, 0.075, 0.84, 0.34], [0.06, 0.445, 0.88, 0.4], true),
    above: zones([0.08, 0.075, 0.84, 0.34], [0.06, 0.445, 0.88, 0.4], true),
    letters: zones([0.08, 0.14, 0.84, 0.7], [0.35, 0.9, 0.3, 0.05], true),
    alone: zones([0.1, 0.07, 0.8, 0.05], [0.15, 0.22, 0.7, 0.6], true),
  },
};

function scaled(box: Box, { width, height }: Size): Box {
  return {
    x: box.x * width,
    y: box.y * height,
    width: box.width * width,
    height: box.height * height,
  };
}

export function zonesFor(size: Size, name: LayoutName): Zones {
  const { words, product, isCentred } = LAYOUTS[formatOf(size)][name];
  const format = formatOf(size);
  const letters = format === 'tall' ? STORY_LETTERS : 1;
  return { words: scaled(words, size), product: scaled(product, size), isCentred, letters };
}

/** A price beside the one that it was before is seen first. */
const REDUCED = 1.22;

/** The diameter that a badge with these words needs. */
export function badgeSize(core: string, size: Size, isReduced = false): number {
  const unit = (Math.min(size.width, size.height) / 720) * (formatOf(size) === 'tall' ? 1.2 : 1);
  const long = widthOf(core, DISPLAY);
  return unit * Math.min(200, Math.max(156, 96 + long * 24)) * (isReduced ? REDUCED : 1);
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
