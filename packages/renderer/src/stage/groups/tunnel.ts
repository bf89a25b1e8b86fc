import { type Placing, replaced, withParents } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

/** Its front is out of the hill, the rest still behind it. */
export const fromTunnel: Placing = (group) => {
  const { forward } = group;
  const large = (piece: Piece): Piece => ({
    ...scaled(piece, 1.7 / piece.height),
    facing: forward,
    depth: 0.02,
    y: 0.04,
  });
  const parents = group.parents.map(large);
  return [
    ...replaced(group.placed, large, group.parents),
    ...withParents({ ...group, parents }).map(({ kid, parent }): Piece => {
      const mouth = parent.x + forward * parent.width * 0.4;
      return {
        ...kid,
        facing: forward,
        gait: 'drive',
        x: mouth + forward * kid.width * 0.18,
        y: 0,
        depth: 0,
        stories: [{ kind: 'travel', reach: kid.width * 0.5 }],
      };
    }),
  ];
};
