import { type Group, type Placing, withParents } from '../group.ts';
import { around, type Piece, scaled } from '../piece.ts';

/** Whether somebody swims below a boat that floats where one sees through the water. */
export const isBelowBoat = ({ parents, kids }: Group): boolean =>
  parents.every(({ traits, support }) => traits.medium === 'boat' && support === 'water') &&
  kids.every(({ traits, gait }) => traits.medium === 'water' || gait === 'swim');

/** Of the height of the boat with all who are in it: the largest that swims below it, and the water between. */
const TALL = 1.5;
const BETWEEN = 0.16;
/** A fish is small beside a boat, a whale longer than it. */
const LONGEST = 2.3;

/** As deep as half of the boat is high, and as long as it looks from the boat. */
export const belowBoat: Placing = (group) => {
  const { placed, parents, forward } = group;
  const { top, bottom } = around(placed);
  const tall = bottom - top;
  return [
    ...placed,
    ...withParents({ ...group, parents }).map(({ kid, parent, at, of }): Piece => {
      const most = Math.min((tall * TALL) / kid.height, (parent.width * LONGEST) / kid.width);
      const sized = scaled(kid, Math.min(most / of ** 0.5, Math.max(1, most)));
      return {
        ...sized,
        x: parent.x + (at - (of - 1) / 2) * sized.width * 1.15,
        y: bottom + tall * BETWEEN + sized.height,
        depth: -0.01,
        facing: kid.facing || forward,
        support: 'none',
        gait: 'swim',
        stories: [],
      };
    }),
  ];
};
