import { type Group, withParents } from '../group.ts';
import type { Piece } from '../piece.ts';

/** Who stands on the back of one that bathes is as much lower as the other is in the water. */
export const lowered = (pieces: readonly Piece[], group: Group): Piece[] =>
  pieces.map((piece) => {
    const isIt = ({ index, copy }: Piece) => index === piece.index && copy === piece.copy;
    const parent = withParents(group).find(({ kid }) => isIt(kid))?.parent;
    return { ...piece, y: piece.y + (parent?.sunk ?? 0) * (parent?.height ?? 0) };
  });
