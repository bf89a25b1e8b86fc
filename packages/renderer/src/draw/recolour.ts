import type { Canvas } from '@napi-rs/canvas';
import { brightness, type Colour, mix, times, WHITE } from './colour.ts';

/** Hues are told apart in steps of 15 degrees. */
const STEPS = 24;
const STEP = 360 / STEPS;
/** Below it, a pixel has no hue to speak of. */
const PALE = 0.12;
/** How many steps to each side of the main hue may belong to it, as light and shade of one surface. */
const REACH = 5;

interface Shade {
  readonly hue: number;
  readonly vividness: number;
  readonly light: number;
}

function shadeOf(pixels: Uint8ClampedArray, at: number): Shade {
  const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  const vividness = most === 0 ? 0 : spread / most;
  const light = brightness([red, green, blue]);
  if (spread === 0) return { hue: 0, vividness, light };
  const sector =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return { hue: (sector * 60 + 360) % 360, vividness, light };
}

/** The blue of panes, which no coat of paint covers. */
const isOfGlass = (step: number) => step * STEP >= 180 && step * STEP < 240;

/** Hues side by side: where they begin, in degrees, and how far they reach. */
interface Hues {
  readonly from: number;
  readonly span: number;
}

const ALL_HUES: Hues = { from: 0, span: 360 };

/** How much of a picture has each step of hues; null for one that is grey. */
function weightsIn(pixels: Uint8ClampedArray): readonly number[] | null {
  const weights = new Array<number>(STEPS).fill(0);
  let [painted, hued] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    painted += 1;
    const { hue, vividness, light } = shadeOf(pixels, at);
    if (vividness < PALE * 1.5 || light < 0.04) continue;
    hued += 1;
    const step = Math.floor(hue / STEP) % STEPS;
    weights[step] = (weights[step] ?? 0) + vividness;
  }
  return hued < painted * 0.3 ? null : weights;
}

/** The hues of most of a picture: from the most frequent one to where there are few; null for a grey one. */
function mainHues(pixels: Uint8ClampedArray): Hues | null {
  const weights = weightsIn(pixels);
  if (weights === null) return null;
  const weightAt = (at: number) => weights[(at + STEPS) % STEPS] ?? 0;
  const around = (at: number) => weightAt(at - 1) + 2 * weightAt(at) + weightAt(at + 1);
  const heaviest = (isWanted: (at: number) => boolean) =>
    weights.reduce(
      (most, _, at) => (isWanted(at) && (most < 0 || around(at) > around(most)) ? at : most),
      -1,
    );
  const all = heaviest(() => true);
  const besides = heaviest((at) => !isOfGlass(at));
  const isBehindGlass = isOfGlass(all) && around(besides) > around(all) * 0.4;
  const best = isBehindGlass ? besides : all;
  const least = weightAt(best) * 0.04;
  const reach = (way: 1 | -1) => {
    let steps = 0;
    while (steps < REACH && weightAt(best + way * (steps + 1)) > least) steps += 1;
    return steps;
  };
  const [before, after] = [reach(-1), reach(1)];
  return { from: (best - before) * STEP, span: (before + after + 1) * STEP };
}

/** How much of a pixel's colour is a main one, from 0 to 1. */
function shareOf({ hue, vividness, light }: Shade, main: Hues | null): number {
  const within = (share: number) => Math.min(1, Math.max(0, share));
  // Of what is grey, eyes stay dark and teeth white.
  if (main === null) return within(Math.min((light - 0.08) * 10, (0.97 - light) * 12));
  const beyond = (((hue - main.from) % 360) + 360) % 360;
  const apart = Math.max(0, Math.min(beyond - main.span, 360 - beyond));
  const isNear = beyond <= main.span ? 1 : within(1 - apart / STEP);
  return within((vividness - PALE) / PALE) * isNear;
}

/**
 * Gives what has the main colour of a picture another one. Its light and shade are seen as before, around the
 * lightness of the new colour: what was dark blue becomes a yellow as bright as any. Of what has many colours, all
 * of them are replaced down to a share of its height.
 */
export function recolour(canvas: Canvas, colour: Colour, motley?: number): void {
  const brush = canvas.getContext('2d');
  const height = Math.round(canvas.height * (motley ?? 1));
  const image = brush.getImageData(0, 0, canvas.width, height);
  const pixels = image.data;
  const main = motley === undefined ? mainHues(pixels) : ALL_HUES;
  let [sum, weight] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const shade = shadeOf(pixels, at);
    const share = shareOf(shade, main);
    sum += shade.light * share;
    weight += share;
  }
  if (weight === 0) return;
  const middle = Math.max(0.08, sum / weight);
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const shade = shadeOf(pixels, at);
    const share = shareOf(shade, main);
    if (share === 0) continue;
    const own: Colour = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const dim = 255 * (shade.light / middle) ** 0.8;
    const wanted =
      shade.light <= middle
        ? times(colour, [dim, dim, dim])
        : mix(colour, WHITE, ((shade.light - middle) / (1 - middle)) * 0.6);
    [pixels[at], pixels[at + 1], pixels[at + 2]] = mix(own, wanted, share);
  }
  brush.putImageData(image, 0, 0);
}
