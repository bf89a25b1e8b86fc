import { beyond, emptierSide, type Placing } from '../group.ts';
import type { Piece } from '../piece.ts';
import { inHand } from './hold.ts';
import { looking } from './looking.ts';

/** With a can in hand, close enough for the water to reach. */
export const watering: Placing = (group) => {
  const side = emptierSide(group);
  const kids = beyond(group, side, 0.06);
  const hands = kids.map((kid): Piece => ({ ...kid, facing: side === 1 ? -1 : 1, grasp: 'low' }));
  return [...looking(group.placed, group.parents, kids), ...hands];
};

/** The can in the hand of who waters is tilted. */
export function tilted(kid: Piece, parent: Piece): Piece {
  return inHand({ ...kid, facing: parent.facing }, parent, 'one', (parent.facing || 1) * 0.5);
}
