import type { Canvas } from '@napi-rs/canvas';
import type { Colour } from '../../draw/colour.ts';
import { changedPixels } from '../subject/changed-pixels.ts';
import { hslOf } from '../subject/dominant-colours.ts';

const GREY = `(?:black[- ]and[- ]white|b&w|gr[ae]y|monochrome|colou?rless|desaturated)`;
/** "Only the leaves in colour", "everything grey except her orange suit", "the cup is the only colour". */
const SPLASH = new RegExp(
  [
    String.raw`\bonly (?:the |her |his |its |their )?([^.;]{1,60}?) (?:\p{L}+ ){0,2}?(?:in (?:full )?colou?r|colou?red|keeps? (?:its|their|her|his) (?:own )?colou?rs?|stays? (?:red|orange|yellow|green|blue|purple|pink|in colou?r))\b`,
    String.raw`\b${GREY}\b[^.;]{0,30}?\b(?:except|but|apart from|besides)\b([^.;]{1,60})`,
    String.raw`([^.;]{1,50}) (?:is|are|as|stays?|remains?) the only (?:spot of |splash of |bit of )?colou?r\b`,
    String.raw`\b(?:selective colou?r|colou?r (?:splash|pop|key))\b([^.;]{0,60})`,
  ].join('|'),
  'iu',
);

const HUES: Readonly<Record<string, readonly [number, number]>> = {
  red: [335, 22],
  orange: [5, 42],
  yellow: [38, 70],
  gold: [30, 65],
  green: [70, 170],
  blue: [180, 260],
  purple: [245, 315],
  pink: [290, 350],
};
const NAMED = /\b(red|orange|yellow|gold|green|blue|purple|pink)\b/giu;
/** What is as pale as this has no colour worth keeping. */
const PALE = 0.22;
const VIVID = 0.5;

/** Whether a prompt keeps the colour of one thing only. */
export const isSplash = (prompt: string): boolean => SPLASH.test(prompt);

const isWithin = (hue: number, [from, to]: readonly [number, number]): boolean =>
  from <= to ? hue >= from && hue <= to : hue >= from || hue <= to;

type IsKept = (colour: Colour) => boolean;

/** What is kept by its colour: of the hues that are named, or whatever is vivid. */
function keptIn(prompt: string): IsKept {
  const kept =
    SPLASH.exec(prompt)
      ?.slice(1)
      .find((part) => part !== undefined) ?? '';
  const ranges = [...kept.matchAll(NAMED)].flatMap(([word]) => {
    const range = HUES[word.toLocaleLowerCase('en')];
    return range === undefined ? [] : [range];
  });
  return (colour) => {
    const { hue, saturation } = hslOf(colour);
    if (ranges.length === 0) return saturation > VIVID;
    return saturation > PALE && ranges.some((range) => isWithin(hue, range));
  };
}

/** Of a subject at least this much has the colour where it is the one that keeps it. */
const MUCH = 0.2;
const STEP = 7;

function isOfSubject(canvas: Canvas, inside: Uint8Array | Buffer, isKept: IsKept): boolean {
  const pixels = canvas.data();
  let [all, kept] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4 * STEP) {
    if ((inside[at + 3] ?? 0) < 128) continue;
    all += 1;
    if (isKept([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])) kept += 1;
  }
  return all > 0 && kept / all > MUCH;
}

/** Takes the colours out of a picture but for that which the prompt keeps. */
export function splashed(canvas: Canvas, prompt: string, shape: Canvas | null): void {
  const isKept = keptIn(prompt);
  const mask = shape?.data() ?? null;
  const inside = mask !== null && isOfSubject(canvas, mask, isKept) ? mask : null;
  const { width } = canvas;
  changedPixels(canvas, (colour, x, y) => {
    const isInside = inside === null || (inside[(y * width + x) * 4 + 3] ?? 0) > 128;
    if (isInside && isKept(colour)) return null;
    const grey = 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2];
    return [grey, grey, grey];
  });
}
