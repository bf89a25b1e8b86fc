import { type Group, type Placing, replaced } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

export const isSlung = ({ kids, parents }: Group): boolean =>
  parents.length > 1 && kids.every(({ thing }) => thing.name === 'slung-hammock');

/** Its ropes end at the trunks, which are higher than it is wide. */
export const slung: Placing = (group) => {
  const [kid] = group.kids;
  if (kid === undefined) return group.placed;
  const trees = group.parents;
  const stood = (piece: Piece): Piece => ({
    ...scaled(piece, Math.max(1, (kid.height * (group.isTall ? 2.9 : 3.1)) / piece.height)),
    x: kid.width * 0.49 * (trees.indexOf(piece) === 0 ? -1 : 1),
    depth: -0.004,
    // In a narrow picture the crowns may be cut by its edges.
    isBackdrop: group.isTall || trees.indexOf(piece) > 1,
  });
  return [
    ...replaced(group.placed, stood, trees),
    {
      ...kid,
      x: 0,
      y: -kid.height * 0.5,
      support: 'mount',
      carrier: trees[0]?.thing.name ?? null,
    },
  ];
};
