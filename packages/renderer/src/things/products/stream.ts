import { lighter, type Pen } from '../pen.ts';

/** A stream that falls from a lip to a surface and sways a little. */
export function stream(
  p: Pen,
  { x, from, to }: { readonly x: number; readonly from: number; readonly to: number },
  colour: string,
  seconds: number,
): void {
  const sway = 0.6 * Math.sin(seconds * 8);
  p.flat(`M${x - 4} ${from}H${x + 4}L${x + 2.6 + sway} ${to}H${x - 2.6 + sway}Z`, colour);
  p.spot(x + sway, to, 6.5, 1.8, lighter(colour, 0.35), 0.8);
}
