import { createCanvas } from '@napi-rs/canvas';
import type { Size } from '../sizes.ts';
import type { Brush, Moment } from './world.ts';

/**
 * What a call takes, and a bitmap or a shape as large as the picture in each of the ways it can be drawn. Fitted to the time that
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
  flat: 0.12,
  shaded: 1.4,
  /** Emptied, and copied when it is drawn. */
  sheet: 1.5,
  /** Painted over once more, in a mode. */
  pass: 0.9,
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

/** The least rectangle of the picture around all that is added. */
function createExtent(brush: Brush) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const add = (x: number, y: number) => {
    const { a, b, c, d, e, f } = brush.getTransform();
    const [across, down] = [a * x + c * y + e, b * x + d * y + f];
    [left, right] = [Math.min(left, across), Math.max(right, across)];
    [top, bottom] = [Math.min(top, down), Math.max(bottom, down)];
  };
  return {
    add,
    addBox(x: number, y: number, wide: number, tall: number): void {
      for (const across of [x, x + wide]) for (const down of [y, y + tall]) add(across, down);
    },
    /** How much of the picture it is. */
    shareOf({ width, height }: Size): number {
      const wide = Math.max(0, Math.min(width, right) - Math.max(0, left));
      const tall = Math.max(0, Math.min(height, bottom) - Math.max(0, top));
      return (wide * tall) / (width * height);
    },
  };
}

type Extent = ReturnType<typeof createExtent>;

/** What each part of a path takes in, from what it is called with. */
const PATHS: Readonly<Record<string, (extent: Extent, ...numbers: number[]) => void>> = {
  moveTo: (extent, x = 0, y = 0) => extent.add(x, y),
  lineTo: (extent, x = 0, y = 0) => extent.add(x, y),
  quadraticCurveTo: (extent, _a, _b, x = 0, y = 0) => extent.add(x, y),
  bezierCurveTo: (extent, _a, _b, _c, _d, x = 0, y = 0) => extent.add(x, y),
  arc: (extent, x = 0, y = 0, radius = 0) =>
    extent.addBox(x - radius, y - radius, 2 * radius, 2 * radius),
  ellipse: (extent, x = 0, y = 0, wide = 0, tall = 0) =>
    extent.addBox(x - wide, y - tall, 2 * wide, 2 * tall),
  rect: (extent, x = 0, y = 0, wide = 0, tall = 0) => extent.addBox(x, y, wide, tall),
  roundRect: (extent, x = 0, y = 0, wide = 0, tall = 0) => extent.addBox(x, y, wide, tall),
};

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
  const extent = createExtent(brush);
  extent.addBox(x, y, wide, tall);
  const { a, b, c, d, e, f } = brush.getTransform();
  const isUpright = b === 0 && c === 0;
  const isWhole = Number.isInteger(e + x) && Number.isInteger(f + y);
  const isCopied = isUpright && isWhole && a === 1 && d === 1 && given.length === 3;
  return {
    share: extent.shareOf(size),
    each: isCopied ? WEIGHTS.copied : isUpright ? WEIGHTS.scaled : WEIGHTS.turned,
  };
}

/** What a filled pixel takes. */
function fillWeight({ fillStyle }: Brush): number {
  return typeof fillStyle === 'string' ? WEIGHTS.flat : WEIGHTS.shaded;
}

/** Adds up what the calls on a brush take. */
function createScales(brush: Brush, size: Size) {
  let sum = 0;
  // Layers are clipped to rectangles of which each is seen.
  let [rectangles, clip] = [0, 1];
  let path = createExtent(brush);
  const cover = (share: number, each: number) => {
    sum += Math.min(share, clip) * each;
  };
  const add = (name: PropertyKey, given: readonly unknown[]) => {
    sum += CALLS.get(name) ?? 0;
    PATHS[String(name)]?.(path, ...given.map(Number));
    if (name === 'beginPath') [path, rectangles] = [createExtent(brush), 0];
    else if (name === 'rect')
      rectangles += (Number(given[2]) * Number(given[3])) / (size.width * size.height);
    else if (name === 'clip') clip = rectangles > 0 ? rectangles : 1;
    else if (name === 'restore') clip = 1;
    else if (name === 'fill') cover(path.shareOf(size), fillWeight(brush));
    else if (name === 'fillRect') {
      const box = createExtent(brush);
      PATHS.rect?.(box, ...given.map(Number));
      cover(box.shareOf(size), fillWeight(brush));
    } else if (name === 'drawImage') {
      const { share, each } = imageWeight(brush, size, given);
      cover(share, each);
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

const MOMENTS = [0.14, 0.42, 0.68, 0.92];
const SECONDS = 5;

/** For each watched brush, what watches a sheet that is drawn in between. */
const SHEETS = new WeakMap<Brush, (sheet: Brush, passes: number) => Brush>();

/**
 * A sheet on which something is drawn before it comes to the brush: it weighs as well. `passes` is how often all of it is
 * painted over.
 */
export function weighedWith(brush: Brush, sheet: Brush, passes = 0): Brush {
  return SHEETS.get(brush)?.(sheet, passes) ?? sheet;
}

/**
 * About how long a frame takes, told by what is drawn and not by a clock, so that it is the same on every machine. It is
 * drawn onto a few pixels: what is beyond them is left out at once.
 */
export function weightOf(paint: (brush: Brush, moment: Moment) => void, size: Size): number {
  const brush = createCanvas(8, 8).getContext('2d', { alpha: false });
  const sums: (() => number)[] = [];
  const weigh = (one: Brush): Brush => {
    const scales = createScales(one, size);
    sums.push(scales.sum);
    const watched = watchedBrush(one, scales.add);
    SHEETS.set(watched, (sheet, passes) => {
      const share = (sheet.canvas.width * sheet.canvas.height) / (size.width * size.height);
      sums.push(() => share * (WEIGHTS.sheet + passes * WEIGHTS.pass));
      return weigh(sheet);
    });
    return watched;
  };
  const watched = weigh(brush);
  for (const progress of MOMENTS) {
    brush.reset();
    paint(watched, { seconds: progress * SECONDS, progress });
  }
  return FLOOR + sums.reduce((all, sum) => all + sum(), 0) / MOMENTS.length;
}
