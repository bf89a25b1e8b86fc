import { isDrawnPerson } from '../../people/person.ts';
import { type Group, type Placing, withParents } from '../group.ts';
import { isCreature, isFigure, type Piece, scaled } from '../piece.ts';

export const isAtFeet = ({ kids, parents }: Group): boolean =>
  parents.every(({ thing }) => isDrawnPerson(thing.name)) &&
  kids.every((kid) => isCreature(kid) && !isDrawnPerson(kid.thing.name) && kid.support !== 'none');

/** On the ground before the feet of somebody, also of who sits. */
export const atFeet: Placing = (group) => [
  ...group.placed,
  ...withParents(group).map(({ kid, parent, at }): Piece => {
    const small = scaled(kid, Math.min(1, (parent.height * 0.42) / kid.height));
    const side = (parent.facing === 0 ? group.forward : parent.facing) * (at % 2 === 0 ? 1 : -1);
    return {
      ...small,
      x: parent.x + side * (parent.width * (isFigure(parent) ? 0.42 : 0.3) + small.width * 0.5),
      y: 0.05,
      depth: parent.depth + 0.012,
      facing: side === 1 ? -1 : 1,
    };
  }),
];
