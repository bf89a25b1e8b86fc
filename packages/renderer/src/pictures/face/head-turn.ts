import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Moment } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';

/** A head in the frame, in pixels. */
export interface Head {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** How many bands a head is turned in; within each of them, its edge is straight. */
const BANDS = 44;
/** The least and the most of its size at which a head is turned. */
const FINE = { least: 0.4, most: 0.75 } as const;
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
  const copy = createCanvas(Math.ceil(wide * fine), Math.ceil(tall * fine));
  const onto = copy.getContext('2d');
  const shareAt = (down: number) => Math.max(0, 1 - ((down - y) / (radius * 1.25)) ** 2) ** 1.2;
  return (brush, { seconds }) => {
    const turn = Math.sin(seconds * 1.25 - 0.4) * FAR * radius;
    onto.drawImage(brush.canvas, left, top, wide, tall, 0, 0, copy.width, copy.height);
    const high = tall / BANDS;
    for (let band = 0; band < BANDS; band += 1) {
      const from = top + band * high;
      const [first, last] = [shareAt(from) * turn, shareAt(from + high) * turn];
      // What would move by less than half a pixel stays.
      if (Math.abs(first) < 0.5 && Math.abs(last) < 0.5) continue;
      for (const [at, [begin, near]] of BENDS.slice(0, -1).entries()) {
        const [end, far] = BENDS[at + 1] ?? [1, 0];
        const bend = near + far > 1 ? 0.9 : 0.45;
        const [source, long] = [x + begin * radius, (end - begin) * radius];
        brush.save();
        // Aslant by as much as its lower edge goes farther than its upper one.
        brush.transform(1, 0, ((last - first) * bend) / high, 1, 0, 0);
        brush.translate(-((last - first) * bend * from) / high, 0);
        brush.drawImage(
          copy,
          (source - left) * fine,
          band * high * fine,
          long * fine,
          high * fine,
          source + near * first,
          from,
          long + (far - near) * first,
          high + 0.7,
        );
        brush.restore();
      }
    }
  };
}
