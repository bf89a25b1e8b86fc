import type { Piece } from './piece.ts';

export const isHeap = (pieces: readonly Piece[]): boolean =>
  pieces.length > 3 && pieces.every(({ subject }) => subject.states.includes('heaped'));

/** How close the things of a heap lie, in their widths and heights. */
const ACROSS = 0.82;
const UP = 0.6;

/** Things in a heap, the first one on its top; lower ones lie in front. */
export function inHeap(pieces: readonly Piece[]): Piece[] {
  let widest = 1;
  while (((widest + 1) * (widest + 2)) / 2 <= pieces.length + widest / 2) widest += 1;
  const rows: Piece[][] = [];
  let rest = [...pieces];
  for (let wide = widest; rest.length > 0; wide = Math.max(1, wide - 1)) {
    rows.unshift(rest.slice(-wide));
    rest = rest.slice(0, -wide);
  }
  return rows.flatMap((row, at) => {
    const level = rows.length - 1 - at;
    return row.map((piece, index) => ({
      ...piece,
      x: (index - (row.length - 1) / 2) * piece.width * ACROSS,
      y: -level * piece.height * UP,
      depth: piece.depth - level * 0.002,
      tilt: ((index * 3 + level * 2) % 5) * 0.09 - 0.18,
    }));
  });
}
