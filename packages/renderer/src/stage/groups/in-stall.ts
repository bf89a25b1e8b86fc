import type { Placing } from '../group.ts';
import { isFigure, type Piece, scaled } from '../piece.ts';

const STANDS = /^(?:stall|noodle-stall|kiosk)$/;

/** Whether people sell over the counter of a stall. */
export function isInStall({ parents: [stand], kids }: Parameters<Placing>[0]): boolean {
  return stand !== undefined && STANDS.test(stand.thing.name) && kids.every(isFigure);
}

/** Over the counter, under the roof. */
export const inStall: Placing = ({ placed, kids, parents: [stall] }) => [
  ...placed,
  ...kids.map((kid, index): Piece => {
    if (stall === undefined) return kid;
    const sized = scaled(kid, (stall.height * 0.74) / kid.height);
    const x = stall.x + (index - (kids.length - 1) / 2) * sized.width * 0.9;
    return { ...sized, x, y: stall.y, depth: stall.depth - 0.004 };
  }),
];
