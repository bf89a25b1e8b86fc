import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Moment } from '../scene/world.ts';
import type { Size } from '../sizes.ts';

/** A head in the frame, in pixels. */
export interface Head {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const ROW = 3;
/** Where the strips of a row end, in radii from the middle, and how far each end goes of the whole way. */
const BENDS: readonly (readonly [at: number, share: number])[] = [
  [-1, 0],
  [-0.3, 0.9],
  [0.3, 0.9],
  [1, 0],
];
/** How far the middle of a face goes to one side, in radii. */
const FAR = 0.2;

/**
 * Turns a head a little to one side and the other: the middle of the face goes farther than its edges, as on
 * something round. Above and below it fades out.
 */
export function turnHead(
  { x, y, radius }: Head,
  { width, height }: Size,
): (brush: Brush, moment: Moment) => void {
  const left = Math.max(0, Math.floor(x - radius));
  const right = Math.min(width, Math.ceil(x + radius));
  const top = Math.max(0, Math.floor(y - radius * 1.25));
  const bottom = Math.min(height, Math.ceil(y + radius * 1.25));
  const copy = createCanvas(Math.max(1, right - left), Math.max(1, bottom - top));
  const onto = copy.getContext('2d');
  return (brush, { seconds }) => {
    const turn = Math.sin(seconds * 1.25 - 0.4) * FAR * radius;
    onto.drawImage(brush.canvas, left, top, copy.width, copy.height, 0, 0, copy.width, copy.height);
    for (let row = 0; row < copy.height; row += ROW) {
      const down = (top + row - y) / (radius * 1.25);
      const share = Math.max(0, 1 - down * down) ** 1.2;
      // What would move by less than half a pixel stays.
      if (Math.abs(share * turn) < 0.5) continue;
      for (const [at, [from, first]] of BENDS.slice(0, -1).entries()) {
        const [to, second] = BENDS[at + 1] ?? [1, 0];
        const source = x + from * radius - left;
        const wide = (to - from) * radius;
        const goal = source + first * share * turn;
        const across = wide + (second - first) * share * turn;
        const tall = Math.min(ROW, copy.height - row);
        brush.drawImage(copy, source, row, wide, tall, left + goal, top + row, across, tall);
      }
    }
  };
}
