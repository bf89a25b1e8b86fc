import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Moment } from '../scene/world.ts';
import type { Size } from '../sizes.ts';

/** A head in the frame, in pixels. */
export interface Head {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const ROW = 2;
/** The least and the most of its size at which a head is turned. */
const FINE = { least: 0.5, most: 0.75 } as const;
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
 * something round. Above and below it fades out. The picture is shown `grown` times as large as it was given.
 */
export function turnHead(
  head: Head,
  { width, height }: Size,
  grown: number,
): (brush: Brush, moment: Moment) => void {
  const { x, y, radius } = head;
  const left = Math.max(0, Math.floor(x - radius));
  const right = Math.min(width, Math.ceil(x + radius));
  const top = Math.max(0, Math.floor(y - radius * 1.25));
  const bottom = Math.min(height, Math.ceil(y + radius * 1.25));
  const [wide, tall] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  // A picture that was made larger has nothing to lose at its own size.
  const fine = Math.max(FINE.least, Math.min(FINE.most, 1 / grown));
  const sheet = () => createCanvas(Math.ceil(wide * fine), Math.ceil(tall * fine));
  const [copy, turned] = [sheet(), sheet()];
  const [onto, over] = [copy.getContext('2d'), turned.getContext('2d')];
  return (brush, { seconds }) => {
    const turn = Math.sin(seconds * 1.25 - 0.4) * FAR * radius;
    onto.drawImage(brush.canvas, left, top, wide, tall, 0, 0, copy.width, copy.height);
    over.clearRect(0, 0, turned.width, turned.height);
    for (let row = 0; row < copy.height; row += ROW) {
      const down = (top + row / fine - y) / (radius * 1.25);
      const share = Math.max(0, 1 - down * down) ** 1.2;
      // What would move by less than half a pixel stays.
      if (Math.abs(share * turn) < 0.5) continue;
      for (const [at, [from, first]] of BENDS.slice(0, -1).entries()) {
        const [to, second] = BENDS[at + 1] ?? [1, 0];
        const source = (x + from * radius - left) * fine;
        const long = (to - from) * radius * fine;
        const goal = source + first * share * turn * fine;
        const across = long + (second - first) * share * turn * fine;
        over.drawImage(copy, source, row, long, ROW, goal, row, across, ROW);
      }
    }
    brush.drawImage(turned, left, top, wide, tall);
  };
}
