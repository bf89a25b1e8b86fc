import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { Size } from '../sizes.ts';
import type { DrawnCell } from './messages.ts';

/** A cell is seen for a moment and small, the strip again and again. */
const CELL_QUALITY = 62;
const STRIP_QUALITY = 72;

/** Draws a small copy of a canvas. */
export function createCellPainter(size: Size): (from: Canvas) => DrawnCell {
  const canvas = createCanvas(size.width, size.height);
  const brush = canvas.getContext('2d', { alpha: false });
  brush.imageSmoothingQuality = 'high';
  return (from) => {
    brush.drawImage(from, 0, 0, size.width, size.height);
    return {
      jpeg: canvas.encodeSync('jpeg', CELL_QUALITY),
      pixels: Uint8Array.from(canvas.data()),
    };
  };
}

export function paintStrip(cells: readonly Uint8Array[], { width, height }: Size): Uint8Array {
  const canvas = createCanvas(width * cells.length, height);
  const brush = canvas.getContext('2d', { alpha: false });
  for (const [at, pixels] of cells.entries()) {
    const cell = new ImageData(Uint8ClampedArray.from(pixels), width, height);
    brush.putImageData(cell, at * width, 0);
  }
  return canvas.encodeSync('jpeg', STRIP_QUALITY);
}
