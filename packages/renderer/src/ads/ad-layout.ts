import type { Box } from '../draw/props/furniture.ts';
import type { Size } from '../sizes.ts';
import type { Copy } from './ad-copy.ts';
import {
  type Block,
  DISPLAY,
  type Face,
  LABEL,
  setBlock,
  TEXT,
  WORDMARK,
  widthOf,
} from './typesetting.ts';

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

/** `logo` has the words below it, `panorama` above a row of people; `type` gives most of the room to the words, for sales. */
export type LayoutName = 'words-first' | 'product-first' | 'type' | 'logo' | 'panorama';

const LAYOUTS: Readonly<Record<Format, Readonly<Record<LayoutName, Zones>>>> = {
  wide: {
    'words-first': zones([0.065, 0.11, 0.41, 0.78], [0.51, 0.1, 0.43, 0.68], false),
    'product-first': zones([0.54, 0.11, 0.4, 0.78], [0.06, 0.1, 0.43, 0.68], false),
    type: zones([0.065, 0.09, 0.5, 0.82], [0.59, 0.15, 0.36, 0.63], false),
    logo: zones([0.2, 0.64, 0.6, 0.27], [0.2, 0.1, 0.6, 0.5], true),
    panorama: zones([0.065, 0.08, 0.56, 0.44], [0.06, 0.56, 0.88, 0.38], false),
  },
  tall: {
    'words-first': zones([0.1, 0.145, 0.78, 0.34], [0.1, 0.51, 0.8, 0.31], true),
    'product-first': zones([0.1, 0.53, 0.78, 0.27], [0.12, 0.145, 0.76, 0.32], true),
    type: zones([0.1, 0.15, 0.78, 0.38], [0.14, 0.56, 0.72, 0.26], true),
    logo: zones([0.12, 0.58, 0.76, 0.2], [0.14, 0.2, 0.72, 0.34], true),
    panorama: zones([0.1, 0.145, 0.78, 0.34], [0.06, 0.51, 0.88, 0.31], true),
  },
  square: {
    'words-first': zones([0.08, 0.075, 0.84, 0.34], [0.14, 0.445, 0.72, 0.405], true),
    'product-first': zones([0.07, 0.1, 0.45, 0.8], [0.54, 0.2, 0.38, 0.58], false),
    type: zones([0.08, 0.06, 0.84, 0.39], [0.18, 0.465, 0.64, 0.42], true),
    logo: zones([0.1, 0.7, 0.8, 0.2], [0.16, 0.12, 0.68, 0.52], true),
    panorama: zones([0.08, 0.075, 0.84, 0.34], [0.06, 0.445, 0.88, 0.4], true),
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

type ItemKind = 'brand' | 'lead' | 'line' | 'price' | 'small' | 'button';

/** A piece of text in its place. */
export interface Item {
  readonly kind: ItemKind;
  readonly block: Block;
  readonly face: Face;
  /** Of the text; of a button, with its edge. */
  readonly box: Box;
}

interface Draft {
  readonly kind: ItemKind;
  readonly text: string;
  readonly face: Face;
  /** In units. */
  readonly size: number;
  /** Space above it, in units. */
  readonly gap: number;
  readonly linesMax: number;
}

function draftsOf(copy: Copy, isTall: boolean, letters: number): readonly Draft[] {
  const draft = (kind: ItemKind, text: string | null, rest: Omit<Draft, 'kind' | 'text'>) =>
    text === null || text === '' ? [] : [{ kind, text, ...rest }];
  const lead = {
    face: DISPLAY,
    size: (copy.isOffer ? 168 : 108) * (isTall ? 1.2 : 1),
    gap: 18,
    linesMax: 4,
  };
  const larger = Math.max(letters, isTall ? 1.15 : 1);
  const before = copy.isOffer ? copy.lines.slice(0, 1) : [];
  const after = copy.isOffer ? copy.lines.slice(1) : copy.lines;
  const line = { face: TEXT, size: 34 * larger, gap: 18, linesMax: 2 };
  return [
    ...draft('brand', copy.brand, { face: WORDMARK, size: 32 * larger, gap: 0, linesMax: 1 }),
    ...before.flatMap((text) => draft('line', text, { ...line, size: 40 * larger })),
    ...draft('lead', copy.lead, lead),
    ...after.flatMap((text) => draft('line', text, line)),
    ...draft('price', copy.price, { face: DISPLAY, size: 52 * larger, gap: 16, linesMax: 1 }),
    ...draft('small', copy.small, { face: TEXT, size: 30 * larger, gap: 22, linesMax: 2 }),
    ...draft('button', copy.button, { face: LABEL, size: 30 * larger, gap: 34, linesMax: 1 }),
  ];
}

/** The edge of a button around its words, in sizes of its letters. */
const BUTTON_EDGE = { x: 1.15, y: 0.62 };
/** Letters smaller than this cannot be read on a telephone, in units. */
const SMALLEST = 22;

function blockFor(draft: Draft, room: { width: number; height: number }, unit: number): Block {
  const inner =
    draft.kind === 'button' ? room.width - 2 * BUTTON_EDGE.x * draft.size * unit : room.width;
  const most = draft.size * unit;
  return setBlock(draft.text, draft.face, {
    ...room,
    width: inner,
    most,
    linesMax: draft.linesMax,
  });
}

function heightOf({ kind }: Draft, block: Block): number {
  return block.height + (kind === 'button' ? 2 * BUTTON_EDGE.y * block.size : 0);
}

/** The words as a stack in their zone: the lead takes what the others leave. */
function stacked(copy: Copy, { words, isCentred, letters }: Zones, unit: number): readonly Item[] {
  const drafts = draftsOf(copy, words.height > words.width * 0.55 && isCentred, letters);
  const room = { width: words.width, height: words.height };
  const others = drafts
    .filter(({ kind }) => kind !== 'lead')
    .map((draft) => heightOf(draft, blockFor(draft, room, unit)))
    .reduce((sum, height) => sum + height, 0);
  const gaps = drafts.slice(1).reduce((sum, { gap }) => sum + gap * unit, 0);
  const left = Math.max(SMALLEST * unit, words.height - others - gaps);
  const blocks = drafts.map((draft) => {
    const height = draft.kind === 'lead' ? left : words.height;
    return { draft, block: blockFor(draft, { width: words.width, height }, unit) };
  });
  const tall = gaps + blocks.reduce((sum, { draft, block }) => sum + heightOf(draft, block), 0);
  let y = words.y + Math.max(0, (words.height - tall) / 2);
  return blocks.map(({ draft, block }, at) => {
    y += at === 0 ? 0 : draft.gap * unit;
    const isButton = draft.kind === 'button';
    const width = block.width + (isButton ? 2 * BUTTON_EDGE.x * block.size : 0);
    const height = heightOf(draft, block);
    const x = isCentred ? words.x + (words.width - width) / 2 : words.x;
    const box = { x, y, width, height };
    y += height;
    return { kind: draft.kind, block, face: draft.face, box };
  });
}

const SHRUNK = [1, 0.9, 0.8, 0.72] as const;

/** The words in their zone; where there are many, all of them are smaller, then the lesser ones go. */
export function setWords(copy: Copy, zones: Zones, unit: number): readonly Item[] {
  const fits = (items: readonly Item[]) => {
    const last = items.at(-1)?.box ?? zones.words;
    const lead = items.find(({ kind }) => kind === 'lead')?.block.size ?? 0;
    const isLow = last.y + last.height > zones.words.y + zones.words.height + 0.5;
    return !isLow && items.every(({ block }) => block.size <= lead * 1.05);
  };
  const tried = SHRUNK.map((share) => unit * share);
  const size = tried.find((each) => fits(stacked(copy, zones, each)));
  if (size !== undefined) return stacked(copy, zones, size);
  if (copy.lines.length > 0) return setWords({ ...copy, lines: [] }, zones, unit);
  if (copy.price !== null) return setWords({ ...copy, price: null }, zones, unit);
  if (copy.small !== null) return setWords({ ...copy, small: null }, zones, unit);
  return stacked(copy, zones, unit * 0.45);
}

/** The diameter that a badge with these words needs. */
export function badgeSize(core: string, size: Size): number {
  const unit = (Math.min(size.width, size.height) / 720) * (formatOf(size) === 'tall' ? 1.2 : 1);
  const long = widthOf(core, DISPLAY);
  return unit * Math.min(200, Math.max(156, 96 + long * 24));
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
