import type { Point } from '../../things/thing.ts';

/** The middle of a step of the stairs, for each of several. */
function stepOf(at: number, of: number): Point {
  const step = (5 * (at + 0.5)) / of - 0.3;
  const whole = Math.max(0, Math.min(5, Math.round(step)));
  return { x: (whole + 0.5) / 6, y: 0.86 - whole * 0.166 };
}

/** The ends of its arms, then nearer to its shoulders, and its hat. */
const ON_SCARECROW: readonly Point[] = [
  { x: 0.1, y: 0.37 },
  { x: 0.9, y: 0.37 },
  { x: 0.5, y: 0.02 },
  { x: 0.25, y: 0.34 },
  { x: 0.75, y: 0.34 },
];

/** Where each of several is on something that has places of its own for them; null on what is as wide as it is. */
export function spotOn(name: string, at: number, of: number): Point | null {
  if (name === 'scarecrow') return ON_SCARECROW[at % ON_SCARECROW.length] ?? null;
  return name === 'stairs' && of > 1 ? stepOf(at, of) : null;
}
