import { isCreature, type Piece, scaled } from './piece.ts';

/** Compared with a building or a mountain one is small. */
export function roomOn({ thing, height }: Piece, kid: Piece): number {
  if (thing.medium !== 'scenery') return height * 3;
  if (/bridge/.test(thing.name)) return height * 1.05;
  const plausible = (kid.thing.metres / thing.metres) ** 0.6;
  return height * Math.max(thing.metres >= 8 ? 0.36 : 0.7, Math.min(1.2, plausible));
}

/** A dragonfly or a snail that is ridden is as large as its rider. */
export function grownMount(piece: Piece, kids: readonly Piece[]): Piece {
  const tallest = Math.max(...kids.map(({ height }) => height));
  return isCreature(piece) && piece.thing.ratio > 0.8
    ? scaled(piece, Math.max(1, (tallest * 0.8) / piece.height))
    : piece;
}
