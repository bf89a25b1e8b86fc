import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { isFigure, type Piece, scaled } from '../piece.ts';

/** How tall what stands beside somebody is at most, up to the hand that holds it, in their heights. */
const UP_TO_HAND = 0.4;

const isOnTheWay = ({ gait }: Piece) => gait === 'walk' || gait === 'run' || gait === 'climb';

/** Who waits with a suitcase has it on the ground. */
export const isSetDown = ({ kids, parents }: Group): boolean =>
  kids.every(({ thing }) => thing.name === 'luggage') &&
  parents.every((piece) => isFigure(piece) && !isOnTheWay(piece) && !piece.isSitting);

/** Beside the feet, the first in front; a hand is on it. */
export const setDown: Placing = (group) => {
  const { forward, parents, placed } = group;
  const holding = (piece: Piece): Piece => ({
    ...piece,
    facing: piece.facing === 0 ? forward : piece.facing,
    grasp: piece.grasp ?? 'low',
  });
  return [
    ...replaced(placed, holding, parents.slice(0, group.kids.length)),
    ...withParents({ ...group, parents: parents.map(holding) }).map(
      ({ kid, parent, at }): Piece => {
        const sized = scaled(kid, Math.min(1, (parent.height * UP_TO_HAND) / kid.height));
        const side = (at % 2 === 0 ? 1 : -1) * (parent.facing || 1);
        const away = parent.width * 0.3 + sized.width * (0.5 + Math.floor(at / 2) * 1.05);
        return {
          ...sized,
          x: parent.x + side * away,
          y: parent.y,
          depth: parent.depth + 0.002,
          facing: parent.facing,
          support: parent.support,
          gait: 'idle',
          stories: parent.stories,
        };
      },
    ),
  ];
};
