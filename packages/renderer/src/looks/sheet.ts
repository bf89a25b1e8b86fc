import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Brush } from '../scene/world.ts';
import type { Size } from '../sizes.ts';

/** A canvas that is used again for every frame. */
export interface Sheet extends Size {
  readonly canvas: Canvas;
  readonly brush: Brush;
}

export function sheetOf(size: Size): Sheet {
  const [width, height] = [Math.ceil(size.width), Math.ceil(size.height)];
  const canvas = createCanvas(width, height);
  return { canvas, brush: canvas.getContext('2d'), width, height };
}

export function scaled({ width, height }: Size, by: number): Size {
  return { width: width * by, height: height * by };
}

/**
 * Makes copies of a picture, each half as large as the one before, down to a size. Halving takes the mean of four pixels at
 * the least cost; a picture that is made much smaller at once is either slow or full of gaps.
 */
export function halver(size: Size, target: Size): (picture: Canvas) => Sheet {
  const sheets: Sheet[] = [];
  for (let next = scaled(size, 0.5); next.width > target.width; next = scaled(next, 0.5))
    sheets.push(sheetOf(next));
  const last = sheetOf(target);
  sheets.push(last);
  return (picture) => {
    let from = picture;
    for (const { canvas, brush, width, height } of sheets) {
      brush.drawImage(from, 0, 0, width, height);
      from = canvas;
    }
    return last;
  };
}

/** Darkens what is there by a picture of any size. */
export function multiply(brush: Brush, picture: Canvas, { width, height }: Size, alpha = 1): void {
  brush.globalCompositeOperation = 'multiply';
  brush.globalAlpha = alpha;
  brush.drawImage(picture, 0, 0, width, height);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'source-over';
}
