import type { Canvas } from '@napi-rs/canvas';
import type { Box } from '../../draw/props/furniture.ts';
import { boxBlurred } from '../subject/matte.ts';
import { smallCopy } from '../subject/small-copy.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two eyes beside each other. Places are shares of the picture's size, the radius is one of its width. */
export interface Eyes {
  readonly left: Point;
  readonly right: Point;
  readonly radius: number;
}

const SIDE = 200;
const REACHES: readonly number[] = [1, 2, 3, 4, 6, 8];

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** How much darker it is than what is on each side of it. */
  readonly depth: number;
}

interface Grey {
  readonly width: number;
  readonly height: number;
  readonly values: Float64Array;
}

function greyOf(picture: Canvas): Grey {
  const canvas = smallCopy(picture, SIDE, 16);
  const { width, height } = canvas;
  const pixels = canvas.data();
  const at = (cell: number, part: number) => pixels[cell * 4 + part] ?? 0;
  const values = Float64Array.from(
    { length: width * height },
    (_, cell) => 0.3 * at(cell, 0) + 0.59 * at(cell, 1) + 0.11 * at(cell, 2),
  );
  return { width, height, values };
}

/** Dark round spots of one size: darker than what is left, right, above and below. */
function spotsOf(
  { width, height, values }: Grey,
  reach: number,
  isIn: (spot: Spot) => boolean,
): Spot[] {
  const soft = boxBlurred(values, width, height, Math.max(1, reach - 1));
  const away = reach * 2 + 1;
  const depths = new Float64Array(values.length);
  for (let y = away; y < height - away; y += 1)
    for (let x = away; x < width - away; x += 1) {
      const cell = y * width + x;
      const own = soft[cell] ?? 0;
      const sides = [cell - away, cell + away, cell - away * width, cell + away * width];
      const least = sides.reduce((low, to) => Math.min(low, (soft[to] ?? 0) - own), 255);
      depths[cell] = least;
    }
  const spots: Spot[] = [];
  for (let y = away; y < height - away; y += 1)
    for (let x = away; x < width - away; x += 1) {
      const depth = depths[y * width + x] ?? 0;
      if (depth < 10) continue;
      const isPeak = [-1, 0, 1].every((down) =>
        [-1, 0, 1].every((right) => (depths[(y + down) * width + x + right] ?? 0) <= depth),
      );
      const spot = { x, y, reach, depth };
      if (isPeak && isIn(spot)) spots.push(spot);
    }
  return spots.sort((one, other) => other.depth - one.depth).slice(0, 24);
}

/** How alike two spots are when one is the mirror image of the other, 0 to 1. */
function mirrored({ width, height, values }: Grey, one: Spot, other: Spot): number {
  const far = one.reach * 4;
  const step = Math.max(1, Math.round(far / 7));
  const at = (x: number, y: number) =>
    values[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 0;
  const pairs: [number, number][] = [];
  for (let down = -far; down <= far; down += step)
    for (let right = -far; right <= far; right += step)
      pairs.push([at(one.x + right, one.y + down), at(other.x - right, other.y + down)]);
  const mean = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const [first, second] = [mean(0), mean(1)];
  let [both, left, right] = [0, 1, 1];
  for (const [a, b] of pairs) {
    both += (a - first) * (b - second);
    left += (a - first) ** 2;
    right += (b - second) ** 2;
  }
  return Math.max(0, both / Math.sqrt(left * right));
}

/** Nearer to its middle: where a dark spot is most unlike the ring around it. */
function centred({ width, height, values }: Grey, { x, y }: Point, apart: number): Point {
  const far = Math.max(1, Math.round(apart * 0.1));
  const rings = [0.03, 0.06, 0.13, 0.18].map((share) => apart * share);
  const mean = (left: number, top: number, radii: readonly number[]) => {
    let [sum, count] = [0, 0];
    for (const radius of radii)
      for (let step = 0; step < 12; step += 1) {
        const [right, down] = [Math.cos(step * 0.5236), Math.sin(step * 0.5236)];
        const column = Math.round(left + radius * right);
        const row = Math.round(top + radius * down);
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        sum += values[row * width + column] ?? 0;
        count += 1;
      }
    return sum / Math.max(1, count);
  };
  let best = { x, y, score: Number.NEGATIVE_INFINITY };
  for (let down = -far; down <= far; down += 1)
    for (let right = -far; right <= far; right += 1) {
      const [left, top] = [x + right, y + down];
      const score =
        mean(left, top, rings.slice(2)) -
        mean(left, top, rings.slice(0, 2)) -
        Math.hypot(right, down) * 0.8;
      if (score > best.score) best = { x: left, y: top, score };
    }
  return best;
}

/** Eyes that are as far apart as this, in their own sizes, may belong together. */
const APART = { min: 5, max: 22 } as const;
/** In a face: how far apart the eyes are, and how high, as shares of its skin. */
const IN_FACE = { apart: [0.28, 0.7], down: [0.04, 0.6] } as const;
/** How much two spots have to look like eyes; in a face, less will do. */
const LEAST = { inFace: 20, anywhere: 80 } as const;

/** Eyes are on both sides of the middle of a face. */
function inMiddle(x: number, face: Box | null): number {
  if (face === null) return 1;
  return Math.exp(-(((x - face.x - face.width / 2) / (face.width * 0.18)) ** 2));
}

/** The two dark spots that look most like eyes: alike, beside each other, large; in the face, where it is known. */
export function findEyes(picture: Canvas, face: Box | null): Eyes | null {
  const grey = greyOf(picture);
  const { width, height } = grey;
  const isIn = ({ x, y }: Spot) => {
    if (face === null) return true;
    const across = (x / width - face.x) / face.width;
    const down = (y / height - face.y) / face.height;
    return across > 0.02 && across < 0.98 && down > IN_FACE.down[0] && down < IN_FACE.down[1];
  };
  const least = face === null ? LEAST.anywhere : LEAST.inFace;
  let best: { readonly eyes: Eyes; readonly score: number } | null = null;
  for (const reach of REACHES) {
    const spots = spotsOf(grey, reach, isIn);
    for (const one of spots)
      for (const other of spots) {
        const [across, down] = [other.x - one.x, other.y - one.y];
        const apart = Math.hypot(across, down) / reach;
        if (across <= 0 || Math.abs(down) > across * 0.4) continue;
        if (apart < APART.min || apart > APART.max) continue;
        const share = face === null ? null : across / width / face.width;
        if (share !== null && (share < IN_FACE.apart[0] || share > IN_FACE.apart[1])) continue;
        const [low, high] = [Math.min(one.depth, other.depth), Math.max(one.depth, other.depth)];
        const score =
          low ** 1.5 *
          (low / high) *
          (0.3 + mirrored(grey, one, other)) *
          Math.sqrt(reach) *
          inMiddle((one.x + other.x) / 2 / width, face);
        if (score < least || score <= (best?.score ?? 0)) continue;
        const at = (spot: Spot) => {
          const { x, y } = centred(grey, spot, Math.hypot(across, down));
          // Half of the way: what is darkest may be the corner of an eye.
          return { x: ((x + spot.x) / 2 + 0.5) / width, y: ((y + spot.y) / 2 + 0.5) / height };
        };
        best = { score, eyes: { left: at(one), right: at(other), radius: (reach * 1.5) / width } };
      }
  }
  return best?.eyes ?? null;
}
