import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { rasterOf } from '../../ads/raster.ts';
import type { Colour } from '../../draw/colour.ts';
import { flooded, largestPart } from './regions.ts';

const SIDE_MAX = 1000;
/** How much the border may differ from its own colour, and what is cut from it, 0 to 255. */
const PLAIN = 26;
const SIMILAR = 34;
/** Beyond `SIMILAR`, pixels at the edge of a cut fade over this range. */
const SOFT = 26;

function shrunk(picture: Canvas): Canvas {
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function borderOf({ width, height }: Canvas): number[] {
  const found: number[] = [];
  for (let x = 0; x < width; x += 1) found.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) found.push(y * width, y * width + width - 1);
  return found;
}

function difference(pixels: Uint8ClampedArray, at: number, colour: Colour): number {
  return Math.max(
    Math.abs((pixels[at * 4] ?? 0) - colour[0]),
    Math.abs((pixels[at * 4 + 1] ?? 0) - colour[1]),
    Math.abs((pixels[at * 4 + 2] ?? 0) - colour[2]),
  );
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
}

function cropped(canvas: Canvas): Canvas | null {
  const box = rasterOf(canvas).boxOver(24);
  if (box === null) return null;
  const small = createCanvas(box.width + 4, box.height + 4);
  small.getContext('2d').drawImage(canvas, 2 - box.x, 2 - box.y);
  return small;
}

/** Makes the border's colour transparent as far as it reaches inwards; null when that leaves no one thing. */
function withoutBorder(canvas: Canvas, border: readonly number[]): Canvas | null {
  const { width, height } = canvas;
  const brush = canvas.getContext('2d');
  const image = brush.getImageData(0, 0, width, height);
  const pixels = image.data;
  const channel = (part: number) => median(border.map((at) => pixels[at * 4 + part] ?? 0));
  const colour: Colour = [channel(0), channel(1), channel(2)];
  const plain = border.filter((at) => difference(pixels, at, colour) <= PLAIN).length;
  if (plain < border.length * 0.94) return null;
  const outside = flooded(width, height, border, (at) => difference(pixels, at, colour) <= SIMILAR);
  const inside = outside.map((value) => 1 - value);
  const area = inside.reduce((sum, value) => sum + value, 0);
  const share = area / inside.length;
  if (share < 0.03 || share > 0.9 || largestPart(inside, width, height).area < area * 0.6)
    return null;
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] === 0) {
      pixels[at * 4 + 3] = 0;
      continue;
    }
    const isEdge =
      inside[at - 1] === 0 ||
      inside[at + 1] === 0 ||
      inside[at - width] === 0 ||
      inside[at + width] === 0;
    const over = (difference(pixels, at, colour) - SIMILAR) / SOFT;
    if (isEdge) pixels[at * 4 + 3] = 255 * Math.max(0.25, Math.min(0.85, over));
  }
  brush.putImageData(image, 0, 0);
  return cropped(canvas);
}

/** The thing in a picture with a transparent or plain background; null for any other picture. */
export function cutOut(picture: Canvas): Canvas | null {
  const canvas = shrunk(picture);
  const border = borderOf(canvas);
  const pixels = canvas.data();
  const clear = border.filter((at) => (pixels[at * 4 + 3] ?? 0) < 20).length;
  if (clear > border.length * 0.7) return cropped(canvas);
  return withoutBorder(canvas, border);
}
