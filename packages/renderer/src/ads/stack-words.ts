import type { Box } from '../draw/props/furniture.ts';
import type { Copy } from './ad-copy.ts';
import type { Zones } from './ad-layout.ts';
import {
  type Block,
  DISPLAY,
  type Face,
  FINE,
  LABEL,
  setBlock,
  TEXT,
  WORDMARK,
} from './typesetting.ts';

type ItemKind = 'brand' | 'stars' | 'lead' | 'line' | 'price' | 'small' | 'code' | 'button';

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

/** A headline with more characters has more lines. */
const LONG = 44;

function draftsOf(copy: Copy, isTall: boolean, letters: number): readonly Draft[] {
  const draft = (kind: ItemKind, text: string | null, rest: Omit<Draft, 'kind' | 'text'>) =>
    text === null || text === '' ? [] : [{ kind, text, ...rest }];
  const lead = {
    face: copy.isThin === true ? FINE : DISPLAY,
    size: (copy.isOffer ? 168 : 108) * (isTall ? 1.2 : 1),
    gap: 18,
    linesMax: copy.lead.length > LONG ? 6 : 4,
  };
  const larger = Math.max(letters, isTall ? 1.15 : 1);
  const before = copy.isOffer ? copy.lines.slice(0, 1) : [];
  const after = copy.isOffer ? copy.lines.slice(1) : copy.lines;
  const line = { face: TEXT, size: 34 * larger, gap: 18, linesMax: 2 };
  const code = copy.code === null ? null : `Code ${copy.code}`;
  const stars = copy.stars === null ? null : String(copy.stars);
  return [
    ...draft('brand', copy.brand, { face: WORDMARK, size: 32 * larger, gap: 0, linesMax: 1 }),
    ...draft('stars', stars, { face: LABEL, size: 46 * larger, gap: 16, linesMax: 1 }),
    ...before.flatMap((text) => draft('line', text, { ...line, size: 40 * larger })),
    ...draft('lead', copy.lead, lead),
    ...after.flatMap((text, at) =>
      draft('line', text, copy.isOffer && at === 0 ? { ...line, size: 40 * larger } : line),
    ),
    ...draft('price', copy.price, { face: DISPLAY, size: 52 * larger, gap: 16, linesMax: 1 }),
    ...draft('small', copy.small, { face: TEXT, size: 30 * larger, gap: 22, linesMax: 2 }),
    ...draft('code', code, { face: LABEL, size: 32 * larger, gap: 26, linesMax: 1 }),
    ...draft('button', copy.button, { face: LABEL, size: 30 * larger, gap: 34, linesMax: 1 }),
  ];
}

/** The edge of a button around its words, in sizes of its letters. */
const BUTTON_EDGE = { x: 1.15, y: 0.62 };
const isBoxed = (kind: ItemKind) => kind === 'button' || kind === 'code';
/** From one star of a review to the next, in sizes of their letters. */
export const STAR_STEP = 1.12;
const STARS = 5;

/** Letters smaller than this cannot be read on a telephone, in units. */
const SMALLEST = 22;

function blockFor(draft: Draft, room: { width: number; height: number }, unit: number): Block {
  const most = draft.size * unit;
  if (draft.kind === 'stars')
    return { lines: [draft.text], size: most, width: STARS * STAR_STEP * most, height: most };
  const inner = isBoxed(draft.kind)
    ? room.width - 2 * BUTTON_EDGE.x * draft.size * unit
    : room.width;
  return setBlock(draft.text, draft.face, {
    ...room,
    width: inner,
    most,
    linesMax: draft.linesMax,
  });
}

function heightOf({ kind }: Draft, block: Block): number {
  return block.height + (isBoxed(kind) ? 2 * BUTTON_EDGE.y * block.size : 0);
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
    const width = block.width + (isBoxed(draft.kind) ? 2 * BUTTON_EDGE.x * block.size : 0);
    const height = heightOf(draft, block);
    const x = isCentred ? words.x + (words.width - width) / 2 : words.x;
    const box = { x, y, width, height };
    y += height;
    return { kind: draft.kind, block, face: draft.face, box };
  });
}

const SHRUNK = [1, 0.9, 0.8, 0.72] as const;
/** The headline is at least this much larger than anything else, while the others can shrink. */
const LEADING = 1.45;

const JOINED_MAX = 64;

/** The same words with two lines in one, or the only one beside the date; null if they would be too long. */
function withJoined(copy: Copy): Copy | null {
  const [first = '', ...others] = copy.lines;
  // What is above an offer stays there.
  const [above, below] = copy.isOffer ? [[first], others] : [[], copy.lines];
  const [last, second] = [below.at(-1), below.at(-2)];
  if (last === undefined) return null;
  const line = second === undefined ? copy.small : second;
  const whole = second === undefined ? `${last}  ·  ${line}` : `${line}\u00a0· ${last}`;
  if (line === null || whole.length > JOINED_MAX) return null;
  return second === undefined
    ? { ...copy, lines: above, small: whole }
    : { ...copy, lines: [...above, ...below.slice(0, -2), whole] };
}

/** Whether all is inside of its zone, and nothing larger than the headline. */
function fits(items: readonly Item[], { words }: Zones): boolean {
  const last = items.at(-1)?.box ?? words;
  const lead = items.find(({ kind }) => kind === 'lead')?.block.size ?? 0;
  const isLow = last.y + last.height > words.y + words.height + 0.5;
  return !isLow && items.every(({ block }) => block.size <= lead * 1.05);
}

function leads(items: readonly Item[]): boolean {
  const lead = items.find(({ kind }) => kind === 'lead')?.block.size ?? 0;
  return items.every(({ kind, block }) => kind === 'lead' || block.size * LEADING <= lead);
}

/** Of the sizes in which all words fit the largest with a large headline, or else the smallest. */
function sizeIn(copy: Copy, zones: Zones, unit: number): number | undefined {
  const tried = SHRUNK.map((share) => unit * share);
  const large = tried.find((each) => isLed(copy, zones, each));
  return large ?? tried.findLast((each) => fits(stacked(copy, zones, each), zones));
}

function isLed(copy: Copy, zones: Zones, unit: number): boolean {
  const items = stacked(copy, zones, unit);
  return fits(items, zones) && leads(items);
}

/** All words in their zone, smaller or with lines joined where there are many; null where they do not fit. */
function allWords(copy: Copy, zones: Zones, unit: number): readonly Item[] | null {
  const size = sizeIn(copy, zones, unit);
  if (size !== undefined) return stacked(copy, zones, size);
  const joined = withJoined(copy);
  return joined === null ? null : allWords(joined, zones, unit);
}

/** Whether there is room for all words and a large headline. */
export const isWellSet = (copy: Copy, zones: Zones, unit: number): boolean =>
  SHRUNK.some((share) => isLed(copy, zones, unit * share));

/** Whether nothing is left out in these zones. */
export const isAllSet = (copy: Copy, zones: Zones, unit: number): boolean =>
  allWords(copy, zones, unit) !== null;

/** The words in their zone; where there is no room for all of them, the lesser ones go. */
export function setWords(copy: Copy, zones: Zones, unit: number): readonly Item[] {
  const all = allWords(copy, zones, unit);
  if (all !== null) return all;
  if (copy.lines.length > 0)
    return setWords({ ...copy, lines: copy.lines.slice(0, -1) }, zones, unit);
  if (copy.price !== null) return setWords({ ...copy, price: null }, zones, unit);
  if (copy.small !== null) return setWords({ ...copy, small: null }, zones, unit);
  return stacked(copy, zones, unit * 0.45);
}
