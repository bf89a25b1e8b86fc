import { isFigure, type Piece } from '../piece.ts';

/** What several lie on side by side. */
const MAT = /^(?:beach-towel|picnic-blanket|spread-blanket|rug|unrolled-mat)$/;
/** How far who lies farther back is above, in heights. */
const STEP = 0.24;

export const isMat = ({ thing }: Piece): boolean => MAT.test(thing.name);

const isLying = (piece: Piece): boolean =>
  isFigure(piece) && (piece.gait === 'sleep' || piece.subject.states.includes('lying'));

/** People who lie on one blanket lie one behind the other with their heads at the same end. */
export function lyingOnMat(
  pieces: readonly Piece[],
  mats: readonly Piece[],
  forward: -1 | 1,
): readonly Piece[] {
  const [mat] = mats;
  if (mat === undefined || mats.length > 1 || !isMat(mat)) return pieces;
  const row = pieces.filter((piece) => piece.carrier === mat.thing.name && isLying(piece));
  if (row.length < 2) return pieces;
  return pieces.map((piece) => {
    const at = row.indexOf(piece);
    if (at === -1) return piece;
    const lower = (at - (row.length - 1) * 0.8) * piece.height * STEP;
    return {
      ...piece,
      x: mat.x,
      y: piece.y + lower,
      depth: piece.depth + at * 0.0004,
      facing: forward,
    };
  });
}
