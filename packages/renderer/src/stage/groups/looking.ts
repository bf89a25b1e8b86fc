import { replaced } from '../group.ts';
import { around, isCreature, type Piece } from '../piece.ts';

export const facingTo = (piece: Piece, x: number): Piece =>
  isCreature(piece) && Math.abs(x - piece.x) > 0.01
    ? { ...piece, facing: x > piece.x ? 1 : -1 }
    : piece;

/** Those who look at something and have not turned yet. */
export const looking = (
  pieces: readonly Piece[],
  parents: readonly Piece[],
  at: readonly Piece[],
) => {
  const target = around(at);
  const middle = (target.left + target.right) / 2;
  return replaced(
    pieces,
    (piece) => (piece.facing === 0 ? facingTo(piece, middle) : piece),
    parents,
  );
};
