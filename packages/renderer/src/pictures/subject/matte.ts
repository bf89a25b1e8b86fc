import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { distanceTo, type Lab, mainColours } from './border-colours.ts';
import { filled, partOf } from './regions.ts';

interface Cells {
  readonly width: number;
  readonly height: number;
  readonly labs: readonly Lab[];
}

/** The mean of each value and those around it, up to `reach` cells away. */
export function boxBlurred(
  values: Float64Array,
  width: number,
  height: number,
  reach: number,
): Float64Array {
  const sums = new Float64Array(width);
  const across = new Float64Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    let [sum, count] = [0, 0];
    for (let x = -reach; x < width; x += 1) {
      if (x + reach < width) {
        sum += values[start + x + reach] ?? 0;
        count += 1;
      }
      if (x > reach) {
        sum -= values[start + x - reach - 1] ?? 0;
        count -= 1;
      }
      if (x >= 0) across[start + x] = sum / count;
    }
  }
  // Row by row, as the cells are in memory.
  const blurred = new Float64Array(values.length);
  let count = 0;
  for (let y = -reach; y < height; y += 1) {
    const [next, last, start] = [(y + reach) * width, (y - reach - 1) * width, y * width];
    if (y + reach < height) {
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (across[next + x] ?? 0);
      count += 1;
    }
    if (y > reach) {
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) - (across[last + x] ?? 0);
      count -= 1;
    }
    if (y >= 0) for (let x = 0; x < width; x += 1) blurred[start + x] = (sums[x] ?? 0) / count;
  }
  return blurred;
}

/** Of a subject, the parts that are more than specks: a head may be parted from its body by a dark collar. */
function largeParts(cells: Uint8Array, width: number, height: number): Uint8Array {
  const seen = new Uint8Array(cells.length);
  const least = cells.reduce((sum, value) => sum + value, 0) * 0.05;
  const found = new Uint8Array(cells.length);
  for (let start = 0; start < cells.length; start += 1) {
    if (cells[start] !== 1 || seen[start] === 1) continue;
    const part = partOf(start, { width, height }, seen, (at) => cells[at] === 1);
    if (part.length >= least) for (const at of part) found[at] = 1;
  }
  return found;
}

/** Without the narrow bays of its outline. */
function closed(cells: Uint8Array, width: number, height: number): Uint8Array {
  const reach = 4;
  const grown = boxBlurred(Float64Array.from(cells), width, height, reach).map((share) =>
    share > 1e-9 ? 1 : 0,
  );
  const shrunk = boxBlurred(grown, width, height, reach);
  return Uint8Array.from(shrunk, (share) => (share > 1 - 1e-9 ? 1 : 0));
}

/** How many cells on each side of its edge may go to the other side. */
const BAND = 8;

/** A part whose edge follows the colours: what looks like its surroundings is left out of it, and the other way round. */
export function trimmed(part: Uint8Array, { width, height, labs }: Cells): Uint8Array {
  const near = boxBlurred(Float64Array.from(part), width, height, BAND);
  const inside = labs.filter((_, cell) => part[cell] === 1 && (near[cell] ?? 0) > 0.8);
  const around = labs.filter((_, cell) => part[cell] === 0 && (near[cell] ?? 0) > 0.02);
  if (inside.length < 40 || around.length < 40) return part;
  const [own, other] = [mainColours(inside), mainColours(around)];
  const votes = Float64Array.from(labs, (lab, cell) => {
    const share = near[cell] ?? 0;
    // Far from the edge nothing changes.
    if (share < 0.15 || share > 0.8) return part[cell] === 1 ? 1 : -1;
    const [toOwn, toOther] = [distanceTo(own, lab), distanceTo(other, lab)];
    return (toOther - toOwn) / (toOther + toOwn + 8) + (share - 0.5) * 1.1;
  });
  const smooth = boxBlurred(votes, width, height, 1);
  const voted = Uint8Array.from(smooth, (vote) => (vote > 0 ? 1 : 0));
  return filled(closed(largeParts(voted, width, height), width, height), width, height);
}

const SIDE = 320;
const REACH = 6;
/** Contrasts of less than this, of 1, are no edges. */
const EVEN = 0.0016;

/** Lets a coarse mask follow the edges of a picture (He, Sun and Tang, Guided image filtering). */
function guided(mask: Float64Array, guide: Float64Array, width: number, height: number) {
  const mean = (values: Float64Array) => boxBlurred(values, width, height, REACH);
  const [ofGuide, ofMask] = [mean(guide), mean(mask)];
  const squares = mean(guide.map((value) => value * value));
  const products = mean(guide.map((value, at) => value * (mask[at] ?? 0)));
  const slopes = products.map((value, at) => {
    const middle = ofGuide[at] ?? 0;
    const spread = (squares[at] ?? 0) - middle * middle;
    return (value - middle * (ofMask[at] ?? 0)) / (spread + EVEN);
  });
  const offsets = ofMask.map((value, at) => value - (slopes[at] ?? 0) * (ofGuide[at] ?? 0));
  const [slope, offset] = [mean(slopes), mean(offsets)];
  return guide.map((value, at) => (slope[at] ?? 0) * value + (offset[at] ?? 0));
}

function scaled(source: Canvas, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** A canvas that is as opaque as the picture is part of the subject, with its edges. */
export function matteOf(picture: Canvas, part: Uint8Array, cells: Cells): Canvas {
  const coarse = createCanvas(cells.width, cells.height);
  const image = new ImageData(cells.width, cells.height);
  for (const [cell, value] of part.entries()) image.data[cell * 4 + 3] = value * 255;
  coarse.getContext('2d').putImageData(image, 0, 0);
  const scale = SIDE / Math.max(picture.width, picture.height);
  const width = Math.max(8, Math.round(picture.width * scale));
  const height = Math.max(8, Math.round(picture.height * scale));
  const pixels = scaled(picture, width, height).data();
  const shape = scaled(coarse, width, height).data();
  const mask = new Float64Array(width * height).map((_, at) => (shape[at * 4 + 3] ?? 0) / 255);
  const channels = [0, 1, 2].map((channel) => {
    const guide = mask.map((_, at) => (pixels[at * 4 + channel] ?? 0) / 255);
    return guided(mask, guide, width, height);
  });
  const matte = new ImageData(width, height);
  for (let at = 0; at < mask.length; at += 1) {
    const share = channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / 3;
    const sure = Math.max(0, Math.min(1, (share - 0.18) / 0.5));
    matte.data[at * 4 + 3] = 255 * sure * sure * (3 - 2 * sure);
  }
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(matte, 0, 0);
  return canvas;
}

/** A matte without an edge, for what moves on something that does not: a head on a body. */
export function softened(matte: Canvas): Canvas {
  const canvas = createCanvas(matte.width, matte.height);
  const brush = canvas.getContext('2d');
  brush.filter = `blur(${Math.round(SIDE * 0.04)}px)`;
  for (let time = 0; time < 3; time += 1) brush.drawImage(matte, 0, 0);
  return canvas;
}
