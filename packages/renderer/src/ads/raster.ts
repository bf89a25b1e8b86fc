import type { Canvas } from '@napi-rs/canvas';
import { brightness, type Colour } from '../draw/colour.ts';
import type { Box } from '../draw/props/furniture.ts';

/** A small copy of a picture, to measure it. Boxes are in its pixels. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** The box around pixels that are more opaque than this, or null. */
  boxOver(alpha: number): Box | null;
  /** How many pixels of a disc are opaque. */
  filledIn(disc: { readonly x: number; readonly y: number; readonly radius: number }): number;
  /** How much neighbouring pixels differ on average, 0 to 255. */
  detailIn(box: Box): number;
  /** The colours at the darkest and the lightest twentieth, and the mean. */
  rangeIn(box: Box): Range;
}

export interface Range {
  readonly dark: Colour;
  readonly light: Colour;
  readonly mean: Colour;
  /** How much neighbouring pixels differ on average, 0 to 255. */
  readonly detail: number;
}

/** Denser than a shadow. */
const OPAQUE = 140;

function limits(box: Box, width: number, height: number) {
  return {
    left: Math.max(0, Math.floor(box.x)),
    top: Math.max(0, Math.floor(box.y)),
    right: Math.min(width, Math.ceil(box.x + box.width)),
    bottom: Math.min(height, Math.ceil(box.y + box.height)),
  };
}

/** How much each pixel differs from those beside and below it, summed over all pixels above and to the left. */
function detailSums(shades: Float64Array, width: number, height: number): Float64Array {
  const sums = new Float64Array(width * height);
  for (let y = 1; y < height; y += 1) {
    let row = 0;
    for (let x = 1; x < width; x += 1) {
      const at = (y - 1) * width + x - 1;
      const here = shades[at] ?? 0;
      row += Math.abs(here - (shades[at + 1] ?? 0)) + Math.abs(here - (shades[at + width] ?? 0));
      sums[y * width + x] = row + (sums[(y - 1) * width + x] ?? 0);
    }
  }
  return sums;
}

/** Of one picture, many places are compared. */
function detailOf(width: number, height: number, shadeAt: (place: number) => number) {
  let known: Float64Array | null = null;
  const shadesOf = (): Float64Array => {
    known ??= Float64Array.from({ length: width * height }, (_, place) => shadeAt(place));
    return known;
  };
  let sums: Float64Array | null = null;
  const detailIn = (box: Box): number => {
    const { left, top, right, bottom } = limits(box, width, height);
    if (right - left < 2 || bottom - top < 2) return 0;
    sums ??= detailSums(shadesOf(), width, height);
    const [above, below] = [top * width, (bottom - 1) * width];
    const at = (place: number): number => sums?.[place] ?? 0;
    const sum = at(below + right - 1) - at(below + left) - at(above + right - 1) + at(above + left);
    return (sum * 255) / ((right - 1 - left) * (bottom - 1 - top));
  };
  return { shadesOf, detailIn };
}

export function rasterOf(canvas: Canvas): Raster {
  const pixels = canvas.data();
  const { width, height } = canvas;
  const colourOf = (place: number): Colour => {
    const at = place * 4;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  };
  const { shadesOf, detailIn } = detailOf(width, height, (place) => brightness(colourOf(place)));
  return {
    width,
    height,
    boxOver(alpha) {
      let [left, top, right, bottom] = [width, height, -1, -1];
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          if ((pixels[(y * width + x) * 4 + 3] ?? 0) <= alpha) continue;
          left = Math.min(left, x);
          right = Math.max(right, x);
          top = Math.min(top, y);
          bottom = y;
        }
      }
      if (right < 0) return null;
      return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    },
    filledIn({ x, y, radius }) {
      const around = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
      const { left, top, right, bottom } = limits(around, width, height);
      let count = 0;
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1)
          if (
            Math.hypot(column + 0.5 - x, row + 0.5 - y) < radius &&
            (pixels[(row * width + column) * 4 + 3] ?? 0) > OPAQUE
          )
            count += 1;
      return count;
    },
    detailIn,
    rangeIn(box) {
      const { left, top, right, bottom } = limits(box, width, height);
      const places: number[] = [];
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) places.push(y * width + x);
      const shades = shadesOf();
      const order = Uint32Array.from(places).sort(
        (one, other) => (shades[one] ?? 0) - (shades[other] ?? 0),
      );
      const atShare = (share: number) => {
        const place = order[Math.floor(order.length * share)];
        return place === undefined ? undefined : colourOf(place);
      };
      const mean = (channel: 0 | 1 | 2) =>
        places.reduce((sum, place) => sum + (pixels[place * 4 + channel] ?? 0), 0) /
        Math.max(1, places.length);
      return {
        dark: atShare(0.05) ?? [0, 0, 0],
        light: atShare(0.95) ?? [255, 255, 255],
        detail: detailIn(box),
        mean: [mean(0), mean(1), mean(2)],
      };
    },
  };
}
