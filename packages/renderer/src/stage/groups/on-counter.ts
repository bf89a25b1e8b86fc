import { carriedBy } from '../ensembles/carried.ts';
import type { Placing } from '../group.ts';
import { isFigure, type Piece } from '../piece.ts';
import { fitting } from './loads.ts';

const STANDS = /^stall$/;
/** How large goods are on the counter, and how high it is, in heights of the stall. */
const GOODS = 0.24;
const COUNTER = 0.43;
/** Where they stand, from the middle, in widths of the stall. */
const PLACES = [-0.02, -0.22, 0.2, -0.38, 0.38, -0.12, 0.1];

/** Whether goods lie on the counter of a market stall. */
export const isOnCounter = ({ parents, kids }: Parameters<Placing>[0]): boolean =>
  parents.length > 0 &&
  parents.every(({ thing }) => STANDS.test(thing.name)) &&
  !kids.some((kid) => isFigure(kid));

/** Side by side under the roof, those of another kind beside what lies there already. */
export const onCounter: Placing = ({ placed, parents, kids }) => {
  const laid: Piece[] = [];
  for (const [at, kid] of kids.entries()) {
    const stall = parents[at % parents.length];
    if (stall === undefined) continue;
    const y = stall.y - stall.height * COUNTER;
    const isThere = (piece: Piece) =>
      !parents.includes(piece) &&
      Math.abs(piece.x - stall.x) < stall.width / 2 &&
      Math.abs(piece.y - y) < stall.height * 0.02;
    const taken = [...placed, ...laid].filter(isThere).length;
    const small = fitting(kid, { width: stall.width * 0.2, height: stall.height * GOODS });
    const x = stall.x + (PLACES[taken % PLACES.length] ?? 0) * stall.width;
    laid.push(carriedBy({ ...small, x, y, depth: stall.depth + 0.004 }, stall));
  }
  return [...placed, ...laid];
};
