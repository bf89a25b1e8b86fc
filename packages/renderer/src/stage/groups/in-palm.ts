import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { isCreature, isFigure, type Piece, pointOf, scaled } from '../piece.ts';

/** The palm of a raised hand, in the unit square of a figure that looks to the right. */
const PALM = { x: 1.02, y: 0.56 } as const;
const SMALL = 0.62;
const LARGEST = 0.42;

/** Where what has no hand of its own holds something: beside its body where it has limbs, below its face. */
export const usualHand = ({ subject }: Piece) =>
  subject.states.includes('limbed') ? { x: 1.02, y: 0.52 } : { x: 0.7, y: 0.6 };

/** A giant holds somebody on the flat of the hand. */
export const isInPalm = ({ parents, kids }: Group): boolean =>
  parents.every((one) => isFigure(one) && one.subject.size === 'giant') &&
  kids.every((kid) => isCreature(kid) && parents.every((one) => kid.height < one.height * SMALL));

export const inPalm: Placing = (group) => {
  const ready = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? group.forward : piece.facing,
    grasp: 'one',
    stories: [],
  });
  const parents = group.parents.map(ready);
  return [
    ...replaced(group.placed, ready, group.parents),
    ...withParents({ ...group, parents }).map(({ kid, parent, at, of }): Piece => {
      const small = scaled(kid, Math.min(1, (parent.height * LARGEST) / kid.height));
      const palm = pointOf(parent, PALM);
      return {
        ...small,
        x: palm.x + (at - (of - 1) / 2) * small.width * 0.8,
        y: palm.y,
        depth: parent.depth + 0.003,
        support: 'mount',
        carrier: parent.thing.name,
        bearer: { index: parent.index, copy: parent.copy },
        gait: 'idle',
        stories: [],
      };
    }),
  ];
};
