import { inRow, type Placing, replaced } from '../group.ts';
import { around, moved, type Piece } from '../piece.ts';

/** One behind, who talks to those in front; they look at him, and we see their backs. */
export const lecture: Placing = (group) => {
  const { parents, kids, placed } = group;
  const frame = around(parents);
  const middle = (frame.left + frame.right) / 2;
  const away = (piece: Piece): Piece => ({
    ...piece,
    x: middle + (piece.x - middle) * 1.15,
    y: piece.height * 0.16,
    depth: piece.depth + 0.02,
    isAway: true,
  });
  return [
    ...replaced(placed, away, parents),
    ...inRow(kids, 0.1).map((kid) => ({
      ...moved(kid, middle - group.forward * kid.width * 0.3, -0.3 * kid.height),
      depth: -0.03,
      facing: group.forward,
    })),
  ];
};
