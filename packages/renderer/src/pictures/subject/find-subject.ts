import type { Canvas } from '@napi-rs/canvas';
import type { Box } from '../../draw/props/furniture.ts';
import { borderColours, distanceTo, type Lab, labOf } from './border-colours.ts';
import { boxBlurred, matteOf, trimmed } from './matte.ts';
import { filled, largestPart } from './regions.ts';
import { smallCopy } from './small-copy.ts';

/** What a picture is of. Places are shares of the picture's size. */
export interface PictureSubject {
  /** A small canvas whose opacity says where the subject is; null when nothing stands out. */
  readonly mask: Canvas | null;
  /** Around what has to be seen of it: of a portrait, the head. */
  readonly box: Box;
  /** Around the skin of a face. */
  readonly face: Box | null;
  /** What the camera looks at: a face, or the middle of the subject. */
  readonly focus: { readonly x: number; readonly y: number };
}

const SIDE = 120;

interface Cells {
  readonly width: number;
  readonly height: number;
  readonly labs: readonly Lab[];
  /** 1 for the colour of skin. */
  readonly skin: readonly number[];
}

function isSkin(red: number, green: number, blue: number): boolean {
  return (
    red > 95 &&
    green > 50 &&
    blue > 35 &&
    red - blue > 24 &&
    red > green &&
    green >= blue * 0.9 &&
    red - green > 12 &&
    red - green < 90
  );
}

function cellsOf(picture: Canvas): Cells {
  const canvas = smallCopy(picture, SIDE, 8);
  const { width, height } = canvas;
  const pixels = canvas.data();
  const at = (cell: number, part: number) => pixels[cell * 4 + part] ?? 0;
  const all = Array.from({ length: width * height }, (_, cell) => cell);
  return {
    width,
    height,
    labs: all.map((cell) => labOf(at(cell, 0), at(cell, 1), at(cell, 2))),
    skin: all.map((cell) => (isSkin(at(cell, 0), at(cell, 1), at(cell, 2)) ? 1 : 0)),
  };
}

/** How much each cell stands out from the border, more in the middle than at the edges. */
function saliency({ width, height, labs }: Cells): Float64Array {
  const border = borderColours(labs, width, height);
  const raw = Float64Array.from(labs, (lab) => Math.min(90, distanceTo(border, lab)));
  return raw.map((value, cell) => {
    const x = ((cell % width) + 0.5) / width - 0.5;
    const y = (Math.floor(cell / width) + 0.5) / height - 0.54;
    return value * Math.exp(-(x * x) / 0.18 - (y * y) / 0.26);
  });
}

/** Otsu's threshold: where the values split best into two groups. */
function threshold(values: Float64Array): number {
  const most = values.reduce((high, value) => Math.max(high, value), 1e-6);
  const bins = new Float64Array(64);
  for (const value of values) {
    const bin = Math.min(63, Math.floor((value / most) * 64));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const total = bins.reduce((sum, count, bin) => sum + count * bin, 0);
  let [count, sum, best, bestAt] = [0, 0, 0, 32];
  for (let bin = 0; bin < 63; bin += 1) {
    count += bins[bin] ?? 0;
    sum += (bins[bin] ?? 0) * bin;
    const rest = values.length - count;
    if (count === 0 || rest === 0) continue;
    const apart = sum / count - (total - sum) / rest;
    const spread = count * rest * apart * apart;
    if (spread > best) [best, bestAt] = [spread, bin + 1];
  }
  return (bestAt / 64) * most;
}

/** All but the outer 2 % of a mass along one axis, and its mean. */
function spanOf(weights: readonly number[]): { from: number; to: number; mean: number } {
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let [sum, from, to, mean] = [0, 0, 1, 0];
  for (const [at, weight] of weights.entries()) {
    if (sum < all * 0.02) from = at / weights.length;
    sum += weight;
    if (sum <= all * 0.98) to = (at + 1) / weights.length;
    mean += (weight * (at + 0.5)) / weights.length;
  }
  return { from, to: Math.max(to, from + 0.02), mean: mean / all };
}

function spansOf(width: number, height: number, weight: (cell: number) => number) {
  const columns = Array.from({ length: width }, () => 0);
  const rows = Array.from({ length: height }, () => 0);
  for (let cell = 0; cell < width * height; cell += 1) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    columns[x] = (columns[x] ?? 0) + weight(cell);
    rows[y] = (rows[y] ?? 0) + weight(cell);
  }
  return { across: spanOf(columns), down: spanOf(rows) };
}

interface Face {
  readonly cells: Uint8Array;
  readonly box: Box;
  readonly bare: Box;
  readonly focus: { readonly x: number; readonly y: number };
}

/** Skin that is about as large and as round as the face of a portrait, in its upper part. */
function faceIn({ width, height, skin }: Cells): Face | null {
  const upper = skin.map((value, cell) => {
    const x = (cell % width) / width;
    return x > 0.15 && x < 0.85 && cell < width * height * 0.66 ? value : 0;
  });
  const one = largestPart(Uint8Array.from(upper), width, height);
  if (one.area < width * height * 0.01 || one.area > width * height * 0.14) return null;
  const { across, down } = spansOf(width, height, (cell) => one.cells[cell] ?? 0);
  const ratio = ((down.to - down.from) * height) / ((across.to - across.from) * width);
  if (ratio < 0.8 || ratio > 2.4) return null;
  const reach = { x: (across.to - across.from) * 0.85, y: (down.to - down.from) * 0.85 };
  const cells = one.cells.map((_, cell) => {
    const x = ((cell % width) / width - across.mean) / reach.x;
    const y = (Math.floor(cell / width) / height - down.mean) / reach.y;
    return x * x + y * y < 1 ? 1 : 0;
  });
  const box = {
    x: Math.max(0, across.mean - reach.x * 1.3),
    y: Math.max(0, down.mean - reach.y * 1.3),
    width: Math.min(1, reach.x * 2.6),
    height: Math.min(1, reach.y * 2.6),
  };
  const bare = {
    x: across.from,
    y: down.from,
    width: across.to - across.from,
    height: down.to - down.from,
  };
  return { cells, box, bare, focus: { x: across.mean, y: down.mean } };
}

export function findSubject(picture: Canvas): PictureSubject {
  const cells = cellsOf(picture);
  const { width, height } = cells;
  const scores = boxBlurred(saliency(cells), width, height, 2);
  const limit = threshold(scores);
  const face = faceIn(cells);
  const over = Uint8Array.from(scores, (score, cell) =>
    score >= limit || face?.cells[cell] === 1 ? 1 : 0,
  );
  const one = largestPart(over, width, height);
  const part = filled(one.cells, width, height);
  const share = part.reduce((sum, value) => sum + value, 0) / part.length;
  if (share < 0.012 || share > 0.72)
    return { mask: null, box: MIDDLE, face: null, focus: { x: 0.5, y: 0.5 } };
  const weight = (cell: number) => (part[cell] ?? 0) * (limit + (scores[cell] ?? 0));
  const { across, down } = spansOf(width, height, weight);
  return {
    mask: matteOf(picture, trimmed(part, cells), cells),
    box: face?.box ?? {
      x: across.from,
      y: down.from,
      width: across.to - across.from,
      height: down.to - down.from,
    },
    face: face?.bare ?? null,
    focus: face?.focus ?? { x: across.mean, y: down.mean },
  };
}

const MIDDLE: Box = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };
