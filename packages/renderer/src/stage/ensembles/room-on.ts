import { BASES, BERRIES } from '../../parse-prompt/subjects/toppings.ts';
import { isCreature, type Piece } from '../piece.ts';
import { isTowering } from './giants.ts';

/** A berry on a cake is smaller than the cake. */
export const isTopping = (kid: Piece, { thing }: Piece): boolean =>
  BERRIES.test(kid.thing.name) && BASES.test(thing.name);

/** Compared with a building or a mountain one is small. */
export function roomOn(parent: Piece, kid: Piece): number {
  const { thing, height } = parent;
  if (isTopping(kid, parent)) return height * 0.42;
  const isDish = kid.thing.medium === 'object' && kid.thing.metres < 0.5;
  // A bowl on a counter does not hide who is behind it.
  if (isDish && thing.name === 'shop-counter') return height * 0.62;
  // A house on the back of a whale is a little one.
  if (isCreature(parent) && kid.thing.medium === 'scenery') return height * 0.85;
  if (thing.medium !== 'scenery') return height * 3;
  if (isTowering(kid)) return height * 1.1;
  if (thing.name === 'drawbridge') return height * 0.5;
  if (/bridge/.test(thing.name)) return height * 1.05;
  const plausible = (kid.thing.metres / thing.metres) ** 0.6;
  // Pumpkins on the steps of a house are lower than its door.
  const isSmall = kid.thing.medium === 'object' && kid.thing.metres < 0.6 && thing.metres >= 2.5;
  const least = thing.metres >= 8 || isSmall ? 0.36 : 0.7;
  return height * Math.max(least, Math.min(1.2, plausible));
}
