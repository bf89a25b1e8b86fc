import { createCanvas } from '@napi-rs/canvas';
import type { Size } from '../sizes.ts';
import type { Brush, Moment } from './world.ts';

/**
 * What a call takes, and a bitmap as large as the picture in each of the ways it can be drawn. Fitted to the time that
 * 570 scenes took.
 */
const WEIGHTS = {
  image: 0.011,
  fill: 0.013,
  stroke: 0.022,
  clip: 0.1,
  gradient: 0.057,
  copied: 0.3,
  scaled: 1.57,
  turned: 2.17,
} as const;
/** What every frame takes, whatever is in it. */
const FLOOR = 0.5;

const CALLS: ReadonlyMap<PropertyKey, number> = new Map([
  ['drawImage', WEIGHTS.image],
  ['fill', WEIGHTS.fill],
  ['fillRect', WEIGHTS.fill],
  ['stroke', WEIGHTS.stroke],
  ['clip', WEIGHTS.clip],
  ['createLinearGradient', WEIGHTS.gradient],
  ['createRadialGradient', WEIGHTS.gradient],
]);

/** Where `drawImage` puts a bitmap, from what it was called with. */
function targetOf([image, ...numbers]: readonly unknown[]) {
  const [x = 0, y = 0, wide, tall] = numbers.slice(numbers.length === 8 ? 4 : 0).map(Number);
  if (wide !== undefined && tall !== undefined) return { x, y, wide, tall };
  const bitmap = typeof image === 'object' && image !== null ? image : {};
  const side = (name: string) => Number(Reflect.get(bitmap, name));
  return { x, y, wide: side('width'), tall: side('height') };
}

/** What a pixel of a bitmap takes, by how it is drawn, and the share of the picture that it covers. */
function imageWeight(brush: Brush, size: Size, given: readonly unknown[]) {
  const { x, y, wide, tall } = targetOf(given);
  const { a, b, c, d, e, f } = brush.getTransform();
  const corners = [
    [x, y],
    [x + wide, y],
    [x, y + tall],
    [x + wide, y + tall],
  ] as const;
  const across = corners.map(([left, top]) => a * left + c * top + e);
  const down = corners.map(([left, top]) => b * left + d * top + f);
  const spanOf = (along: readonly number[], end: number) =>
    Math.max(0, Math.min(end, Math.max(...along)) - Math.max(0, Math.min(...along)));
  const share = (spanOf(across, size.width) * spanOf(down, size.height)) / areaOf(size);
  const isUpright = b === 0 && c === 0;
  const isWhole = Number.isInteger(e + x) && Number.isInteger(f + y);
  const isCopied = isUpright && isWhole && a === 1 && d === 1 && given.length === 3;
  return {
    share,
    each: isCopied ? WEIGHTS.copied : isUpright ? WEIGHTS.scaled : WEIGHTS.turned,
  };
}

function areaOf({ width, height }: Size): number {
  return width * height;
}

/** Adds up what the calls on a brush take. */
function createScales(brush: Brush, size: Size) {
  let sum = 0;
  // Layers are clipped to rectangles of which each is seen.
  let [path, clip] = [0, 1];
  const add = (name: PropertyKey, given: readonly unknown[]) => {
    sum += CALLS.get(name) ?? 0;
    if (name === 'beginPath') path = 0;
    else if (name === 'rect') path += (Number(given[2]) * Number(given[3])) / areaOf(size);
    else if (name === 'clip') clip = path > 0 ? path : 1;
    else if (name === 'restore') clip = 1;
    else if (name === 'drawImage') {
      const { share, each } = imageWeight(brush, size, given);
      sum += Math.min(share, clip) * each;
    }
  };
  return { add, sum: () => sum };
}

/** A brush that draws as the given one does, and tells of each call. */
function watchedBrush(
  brush: Brush,
  onCall: (name: PropertyKey, given: readonly unknown[]) => void,
): Brush {
  return new Proxy(brush, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        onCall(name, given);
        return Reflect.apply(value, target, given);
      };
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}

const MOMENTS = [0.3, 0.7];
const SECONDS = 5;

/**
 * About how long a frame takes, told by what is drawn and not by a clock, so that it is the same on every machine. It is
 * drawn onto a few pixels: what is beyond them is left out at once.
 */
export function weightOf(paint: (brush: Brush, moment: Moment) => void, size: Size): number {
  const brush = createCanvas(8, 8).getContext('2d', { alpha: false });
  const scales = createScales(brush, size);
  const watched = watchedBrush(brush, scales.add);
  for (const progress of MOMENTS) {
    brush.reset();
    paint(watched, { seconds: progress * SECONDS, progress });
  }
  return FLOOR + scales.sum() / MOMENTS.length;
}
