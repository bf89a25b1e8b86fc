import { type Group, inRow, type Placing } from '../group.ts';
import { frameOf, moved, type Piece, scaled } from '../piece.ts';

export const isFenced = ({ parents, kids }: Group): boolean =>
  parents.length > 1 &&
  parents.every(({ thing }) => thing.name === 'fence') &&
  kids.every(({ support }) => support === 'ground');

/** A fence before those who look over it, lower than they are. */
export const fenced: Placing = ({ placed, parents, kids, isTall }) => {
  const row = inRow(kids, 0.1, isTall);
  const tallest = Math.max(...kids.map(({ height }) => height));
  const lower = (piece: Piece): Piece => {
    const small = scaled(piece, (tallest * 0.56) / piece.height);
    const at = parents.indexOf(piece) - (parents.length - 1) / 2;
    return { ...small, x: at * small.width * 0.98, y: 0, depth: 0.01, isBackdrop: false };
  };
  const fences = parents.map(lower);
  const middle = fences.reduce((sum, one) => sum + frameOf(one).left + frameOf(one).right, 0);
  return [
    ...placed.filter((piece) => !parents.includes(piece)),
    ...fences,
    ...row.map((piece) => moved(piece, middle / 2 / fences.length, -0.08)),
  ];
};
