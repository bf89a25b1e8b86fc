import type { Group } from '../group.ts';
import { type Piece, scaled } from '../piece.ts';

const ROUND = /^(?:rock|mossy-rock|boulder|hill|sand-dune)$/;

/** How far below its top one stands on what is round. */
function belowTop({ thing, x, width, height }: Piece, at: number): number {
  return ROUND.test(thing.name) ? height * 0.4 * ((at - x) / (width / 2)) ** 2 : 0;
}

/** Two subjects on the same sofa do not sit on each other. */
export function sideBySide(
  { parents, kids, placed }: Group,
  all: readonly Piece[],
): readonly Piece[] {
  const [parent] = parents;
  const own = (piece: Piece) => kids.some(({ index }) => index === piece.index);
  // Another bicycle of the picture has riders of its own.
  const isOver = (piece: Piece) =>
    parents.some(({ x, width }) => Math.abs(piece.x - x) < width / 2 + piece.width);
  const isAboard = (piece: Piece) =>
    piece.support === 'mount' &&
    piece.carrier === parent?.thing.name &&
    (piece.bearer?.index ?? parent.index) === parent.index &&
    placed.includes(piece) &&
    isOver(piece);
  const before = all.filter(isAboard);
  const after = all.filter(own);
  if (parent === undefined || before.length === 0 || after.length === 0) return all;
  const row = [...before, ...after];
  const wide = row.reduce((sum, { width }) => sum + width, 0);
  const fit = Math.min(1, (parent.width * 0.92) / wide);
  let x = parent.x - (wide * fit) / 2;
  const moved = new Map(
    row.map((piece) => {
      const small = scaled(piece, fit);
      x += small.width;
      const middle = x - small.width / 2;
      return [piece, { ...small, x: middle, y: small.y + belowTop(parent, middle) }] as const;
    }),
  );
  return all.map((piece) => moved.get(piece) ?? piece);
}
