import { isDrawnPerson } from '../../people/person.ts';
import { isCreature, type Piece, scaled } from '../piece.ts';

/** How much higher than an animal the trees are that it goes between. */
const TREE = 1.5;
const LONG = 2;
/** How much longer than somebody is high the animals are on both sides. */
const BEAST = 1.8;

/** No longer than what is between, unless it is alive, and, if that is an animal, not towering over it. */
export function lessThan(piece: Piece, between: Piece | undefined): Piece {
  const { ratio, medium } = piece.thing;
  if (between === undefined) return piece;
  if (isCreature(piece)) return scaled(piece, Math.min(1, (BEAST * between.height) / piece.width));
  if (ratio > LONG) return scaled(piece, Math.min(1, between.width / piece.width));
  const isTree = medium === 'scenery' && isCreature(between) && !isDrawnPerson(between.thing.name);
  return isTree ? scaled(piece, Math.min(1, (TREE * between.height) / piece.height)) : piece;
}
