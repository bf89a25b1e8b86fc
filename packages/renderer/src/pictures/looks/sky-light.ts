import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { brightness } from '../../draw/colour.ts';
import { COLOUR_WORDS } from '../../parse-prompt/words/colours.ts';
import type { Brush } from '../../scene/world.ts';
import { flooded } from '../subject/regions.ts';

const SIDE = 240;
/** Between neighbours in a sky, the most that red, green and blue differ in all. */
const EVEN = 46;
/** Less than this share of a picture is no sky, and nearly all of it is a wall or a backdrop. */
const SHARE = { least: 0.06, most: 0.95, vast: 0.72 } as const;
/** Farther down, what is blue is water. */
const LOWEST = 0.72;

/** Blue, or as light as clouds; deep blue by night. */
function isSkyColoured(red: number, green: number, blue: number): boolean {
  if (blue < red - 14 || blue < green * 0.84) return false;
  return blue > red * 1.1 || brightness([red, green, blue]) > 0.68;
}

/** A picture whose colours differ by no more is a black and white one. */
const COLOURLESS = 8;
/** The least share of a sky that is blue: a wall that is only light has none. */
const LEAST_BLUE = 0.15;

/** Whether what is open is blue in some of its places, which only a grey picture cannot tell. */
function isBlueSomewhere(pixels: Uint8Array, sky: Uint8Array): boolean {
  let [blue, count, colour] = [0, 0, 0];
  for (const [cell, open] of sky.entries()) {
    const [red = 0, green = 0, below = 0] = pixels.subarray(cell * 4, cell * 4 + 3);
    colour += Math.max(red, green, below) - Math.min(red, green, below);
    count += open;
    if (open === 1 && below > red * 1.1) blue += 1;
  }
  return colour < sky.length * COLOURLESS || blue >= count * LEAST_BLUE;
}

interface Sky {
  /** As opaque as there is sky. */
  readonly matte: Canvas;
  /** How far down it reaches, as a share of the picture. */
  readonly foot: number;
  /** Whether it goes on in water or mountains that look like it, which it must not hide. */
  readonly isVast: boolean;
}

/** The sky of a picture: what is as even and as blue or white as one, from the upper edge on; null without any. */
export function skyOf(picture: Canvas): Sky | null {
  const small = createCanvas(
    SIDE,
    Math.max(8, Math.round((SIDE * picture.height) / picture.width)),
  );
  const { width, height } = small;
  const brush = small.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, width, height);
  const pixels = small.data();
  const part = (at: number, channel: number) => pixels[at * 4 + channel] ?? 0;
  const apart = (one: number, other: number) =>
    [0, 1, 2].reduce((sum, each) => sum + Math.abs(part(one, each) - part(other, each)), 0);
  const isOpen = (at: number) =>
    isSkyColoured(part(at, 0), part(at, 1), part(at, 2)) &&
    (at < width || apart(at, at - width) < EVEN) &&
    (at % width === 0 || apart(at, at - 1) < EVEN);
  const top = Array.from({ length: width }, (_, x) => x);
  const sky = flooded(width, height, top, isOpen);
  const rows = Array.from({ length: height }, (_, y) =>
    sky.subarray(y * width, (y + 1) * width).reduce((sum, value) => sum + value, 0),
  );
  const share = rows.reduce((sum, count) => sum + count, 0) / sky.length;
  if (share < SHARE.least || share > SHARE.most || !isBlueSomewhere(pixels, sky)) return null;
  const hard = new ImageData(width, height);
  for (const [at, value] of sky.entries()) hard.data[at * 4 + 3] = value * 255;
  const cells = createCanvas(width, height);
  cells.getContext('2d').putImageData(hard, 0, 0);
  const matte = createCanvas(width, height);
  const onto = matte.getContext('2d');
  onto.filter = 'blur(1px)';
  // Twice over itself, it reaches up to the edges, which are no part of it.
  for (let time = 0; time < 2; time += 1) onto.drawImage(cells, 0, 0);
  const lowest = rows.findLastIndex((count) => count > width * 0.12);
  const foot = Math.min(LOWEST, (lowest + 1) / height);
  return { matte, foot, isVast: share > SHARE.vast };
}

/** Colours from the upper edge down to the foot of the sky, where there is sky. */
export function paintSky(
  canvas: Canvas,
  brush: Brush,
  { matte, foot, isVast }: Sky,
  colours: readonly string[],
  alpha: number,
): void {
  const { width, height } = canvas;
  const sheet = createCanvas(width, height);
  const onto = sheet.getContext('2d');
  const fill = onto.createLinearGradient(0, 0, 0, height * foot);
  for (const [at, colour] of colours.entries())
    fill.addColorStop(at / (colours.length - 1), colour);
  onto.fillStyle = fill;
  onto.fillRect(0, 0, width, height);
  onto.globalCompositeOperation = 'destination-in';
  onto.imageSmoothingQuality = 'high';
  onto.drawImage(matte, 0, 0, width, height);
  brush.globalAlpha = alpha * (isVast ? 0.5 : 1);
  brush.drawImage(sheet, 0, 0);
  brush.globalAlpha = 1;
}

/** "The sky turns pink and orange", "under a purple sky". */
const SKY_TURNS =
  /\bsky(?: \p{L}+ly)? (?:turns?|turning|becomes?|becoming|goes|going|glows?|glowing|in|into|is)(?: (?:in|into|to|from|a|the|all|deep|bright|dark|light|soft|warm))* (\p{L}+)(?: (?:and|to|then) (\p{L}+))?/iu;
const SKY_OF = /\b(?:(\p{L}+) and )?(\p{L}+) sky\b/iu;

/** The colours that a prompt gives to the sky, from above to below; none where it does not. */
export function skyColours(prompt: string): readonly string[] {
  const [, ...words] = SKY_TURNS.exec(prompt) ?? SKY_OF.exec(prompt) ?? [];
  return words.flatMap((word = '') => COLOUR_WORDS[word.toLocaleLowerCase('en')] ?? []);
}
