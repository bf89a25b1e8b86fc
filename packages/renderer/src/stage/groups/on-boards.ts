import { BOARDS } from '../../things/furniture/shelves.ts';
import { carriedBy } from '../ensembles/carried.ts';
import type { Group, Placing } from '../group.ts';
import { frameOf, type Piece, scaled } from '../piece.ts';

export const isOnBoards = ({ parents }: Group): boolean =>
  parents.every(({ thing }) => thing.name === 'open-shelf');

const A_ROW = 4;
/** How much of its place a thing takes. */
const [WIDE, HIGH] = [0.84, 0.82] as const;

/** Row upon row on the boards of a shelf, those of several kinds mixed. */
export const onBoards: Placing = ({ placed, parents, kids }) => {
  const [shelf] = parents;
  if (shelf === undefined) return [...placed, ...kids];
  const before = placed.filter(({ bearer }) => bearer?.index === shelf.index);
  const others = placed.filter((piece) => !before.includes(piece));
  const all = [...before, ...kids].sort(
    (one, other) => one.copy - other.copy || one.index - other.index,
  );
  const { left, right, top, bottom } = frameOf(shelf);
  const rows = Math.min(BOARDS.length, Math.max(1, Math.ceil(all.length / A_ROW)));
  const perRow = Math.ceil(all.length / rows);
  const room = ((right - left) * 0.92) / Math.max(perRow, 3);
  const deep = (bottom - top) * 0.29;
  return [
    ...others,
    ...all.map((piece, at): Piece => {
      const row = Math.floor(at / perRow);
      const inRow = Math.min(perRow, all.length - row * perRow);
      const fit = Math.min((room * WIDE) / piece.width, (deep * HIGH) / piece.height);
      const board = BOARDS[row + BOARDS.length - rows] ?? BOARDS[0];
      return {
        ...carriedBy(scaled(piece, fit), shelf),
        x: (left + right) / 2 + ((at % perRow) - (inRow - 1) / 2) * room,
        y: top + (bottom - top) * (board + 0.005),
        depth: shelf.depth + 0.003,
      };
    }),
  ];
};
