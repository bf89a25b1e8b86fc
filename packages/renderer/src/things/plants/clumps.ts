import { darker, lighter, type Pen } from '../pen.ts';

/** Round clumps of leaves, the far ones darker. */
export function clumps(
  p: Pen,
  colour: string,
  rounds: readonly (readonly [number, number, number])[],
): void {
  for (const [x, y, r] of rounds) p.spot(x, y + r * 0.14, r, r, darker(colour, 0.3));
  for (const [x, y, r] of rounds) p.spot(x, y, r * 0.96, r * 0.96, darker(colour, 0.06));
  for (const [x, y, r] of rounds)
    p.glow(x - r * 0.22, y - r * 0.26, r * 0.74, lighter(colour, 0.32), 0.85);
}
