import { isTowering } from './giants.ts';
import type { Piece } from './piece.ts';

/** Compared with a building or a mountain one is small. */
export function roomOn({ thing, height }: Piece, kid: Piece): number {
  if (thing.medium !== 'scenery') return height * 3;
  if (isTowering(kid)) return height * 1.1;
  if (/bridge/.test(thing.name)) return height * 1.05;
  const plausible = (kid.thing.metres / thing.metres) ** 0.6;
  return height * Math.max(thing.metres >= 8 ? 0.36 : 0.7, Math.min(1.2, plausible));
}
