import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { around, type Piece } from '../piece.ts';

const isAdrift = ({ support, gait }: Piece): boolean =>
  support === 'none' && /^(?:swim|float|drive)$/.test(gait);

/** Whether one swims past the other in open water, where both have room above and below. */
export const isPastSwimmer = ({ parents, kids }: Group): boolean =>
  [...parents, ...kids].every(isAdrift) &&
  kids.some(({ traits, gait }) => traits.medium === 'water' || gait === 'swim');

/** Of the height of the two, the water between them. */
const BETWEEN = 0.16;
/** Of the width of what is passed, how far it is to one side. */
const ASIDE = 0.3;

/** Above it and a little to one side, with water between the two. */
export const pastSwimmer: Placing = (group) => {
  const { forward, parents, placed } = group;
  const aside = (piece: Piece): Piece => ({
    ...piece,
    x: piece.x + forward * piece.width * ASIDE,
    facing: piece.facing || (forward === 1 ? -1 : 1),
    tilt: 0,
  });
  const { top } = around(parents);
  return [
    ...replaced(placed, aside, parents),
    ...withParents(group).map(
      ({ kid, parent, at }): Piece => ({
        ...kid,
        x: parent.x - forward * (parent.width * ASIDE + at * kid.width * 1.1),
        y: top - (kid.height + parent.height) * BETWEEN,
        depth: 0.006,
        facing: forward,
        stories: [{ kind: 'travel', reach: (kid.width + parent.width) * 0.4 }],
      }),
    ),
  ];
};
