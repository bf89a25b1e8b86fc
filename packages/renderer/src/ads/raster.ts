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

/** The colours at the darkest and the lightest twentieth, and the mean, between these limits. */
function shadesIn(
  { left, top, right, bottom }: ReturnType<typeof limits>,
  colourAt: (x: number, y: number) => Colour,
): Omit<Range, 'detail'> {
  const across = Math.max(0, right - left);
  const count = across * Math.max(0, bottom - top);
  const placeOf = (at: number) => [left + (at % across), top + Math.floor(at / across)] as const;
  const shades = new Float64Array(count);
  const sums = [0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const colour = colourAt(...placeOf(at));
    shades[at] = brightness(colour);
    for (const channel of [0, 1, 2] as const)
      sums[channel] = (sums[channel] ?? 0) + colour[channel];
  }
  // Numbers are sorted many times faster than places by their numbers.
  const sorted = shades.toSorted();
  const atShare = (share: number): Colour | null => {
    const rank = Math.floor(count * share);
    const shade = sorted[rank];
    if (shade === undefined) return null;
    let at = -1;
    for (let same = sorted.indexOf(shade); same <= rank; same += 1)
      at = shades.indexOf(shade, at + 1);
    return colourAt(...placeOf(at));
  };
  const mean = (channel: 0 | 1 | 2) => (sums[channel] ?? 0) / Math.max(1, count);
  return {
    dark: atShare(0.05) ?? [0, 0, 0],
    light: atShare(0.95) ?? [255, 255, 255],
    mean: [mean(0), mean(1), mean(2)],
  };
}

export function rasterOf(canvas: Canvas): Raster {
  const pixels = canvas.data();
  const { width, height } = canvas;
  const colourAt = (x: number, y: number): Colour => {
    const at = (y * width + x) * 4;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  };
  const detailIn = (box: Box): number => {
    const { left, top, right, bottom } = limits(box, width, height);
    let [sum, count] = [0, 0];
    for (let y = top; y < bottom - 1; y += 1) {
      for (let x = left; x < right - 1; x += 1) {
        const here = brightness(colourAt(x, y));
        const across = Math.abs(here - brightness(colourAt(x + 1, y)));
        sum += (across + Math.abs(here - brightness(colourAt(x, y + 1)))) * 255;
        count += 1;
      }
    }
    return count === 0 ? 0 : sum / count;
  };
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
    rangeIn: (box) => ({
      ...shadesIn(limits(box, width, height), colourAt),
      detail: detailIn(box),
    }),
  };
}
