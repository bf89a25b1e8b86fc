import type { Point } from '../../things/thing.ts';

/** The middle of a step of the stairs, for each of several. */
export function stepOf(at: number, of: number): Point {
  const step = (5 * (at + 0.5)) / of - 0.3;
  const whole = Math.max(0, Math.min(5, Math.round(step)));
  return { x: (whole + 0.5) / 6, y: 0.86 - whole * 0.166 };
}
