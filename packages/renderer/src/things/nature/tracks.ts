import type { Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** The sole and the heel of a boot, pressed into the ground. */
function print(p: Pen, x: number, y: number, size: number): void {
  p.spot(x + size * 1.1, y, size * 1.5, size * 0.62, '#4d6486', 0.5);
  p.spot(x - size * 1.05, y + size * 0.04, size * 0.72, size * 0.5, '#4d6486', 0.5);
  p.spot(x + size * 1.1, y - size * 0.1, size * 1.2, size * 0.4, '#33486a', 0.35);
}

/** What is left on the ground by those who passed. */
export const TRACKS: readonly Thing[] = [
  drawn('footprints', { ratio: 7, metres: 0.36, facing: 1 }, (p) => {
    for (let at = 0; at < 8; at += 1)
      print(p, 34 + at * 88, at % 2 === 0 ? 20 : 80, at % 2 === 0 ? 17 : 20);
  }),
];
