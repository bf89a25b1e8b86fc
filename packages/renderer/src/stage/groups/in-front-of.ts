import { beyond, inRow, type Placing, replaced } from '../group.ts';
import { around, isCreature, moved, type Piece, scaled } from '../piece.ts';
import { isCar } from '../pieces/measure.ts';

/** From this many times the height of those before it, a building is seen above them. */
const LOFTY = 1.4;
const HUGE = 2.2;

const FIRE = /^(?:fire|campfire|bonfire)$/;

/** What lies on the floor does not hide what it is before. */
const LAID = /^(?:rug|doormat|carpet|bath-mat)$/;
const LAID_WIDE = 0.72;

/** What somebody is in, not only before. */
const IS_IN = /^(?:goal|pull-up-bar)$/;

const back = (piece: Piece): Piece => ({
  ...moved(piece, 0, -0.1),
  depth: piece.depth - 0.05,
  // A bus that a small animal is before would be no larger than it, were it cut by the edge.
  isBackdrop:
    piece.height > 0.9 && !isCreature(piece) && !(isCar(piece.thing) && piece.height > HUGE),
});

/** Nearer and a little aside, so that what is behind can be seen. */
export const inFrontOf: Placing = (group) => {
  const { parents, kids, placed } = group;
  const frame = around(parents);
  const middle = (frame.left + frame.right) / 2;
  // Who comes second stands beside those who are there already.
  const first = placed.filter((piece) => !parents.includes(piece) && !piece.isBackdrop);
  if (first.length > 0 && parents.every(({ isBackdrop }) => isBackdrop)) {
    const all = [...first, ...beyond({ ...group, placed: first }, group.forward, 0.12)];
    const { left, right } = around(all);
    const centred = all.map((piece) => moved(piece, middle - (left + right) / 2, 0));
    return [...placed.filter((piece) => !first.includes(piece)), ...centred];
  }
  const row = inRow(kids, 0.12, group.isTall);
  const own = around(row);
  // A fire before the door would be a tent in flames.
  if (row.every(({ thing }) => FIRE.test(thing.name)) && !placed.some(isCreature)) {
    const clear = (frame.right - frame.left + own.right - own.left) * 0.52;
    return [
      ...replaced(placed, (piece) => ({ ...piece, depth: piece.depth - 0.05 }), parents),
      ...row.map((piece) => moved(piece, middle - group.forward * clear, 0)),
    ];
  }
  if (row.every(({ thing }) => LAID.test(thing.name))) {
    const most = (frame.right - frame.left) * LAID_WIDE;
    return [
      ...replaced(placed, (piece) => moved(piece, 0, -0.08), parents),
      ...row.map((piece) => ({
        ...moved(scaled(piece, Math.min(1, most / piece.width)), middle, 0.03),
        depth: 0.004,
      })),
    ];
  }
  const isNarrow = frame.right - frame.left < (own.right - own.left) * 1.6;
  const isLofty = frame.bottom - frame.top > (own.bottom - own.top) * LOFTY;
  const isIn = parents.every(({ thing }) => IS_IN.test(thing.name));
  const isParked = row.every(({ thing }) => isCar(thing));
  const aside = isNarrow && !isIn ? (isLofty && !isParked ? 0.12 : 0.5) : 0;
  const shift = group.forward * -aside * (own.right - own.left);
  return [
    ...replaced(placed, back, parents),
    ...row.map((piece) => moved(piece, middle + shift, 0)),
  ];
};
