import type { Placing } from '../group.ts';
import { isCreature, isFigure, type Piece, scaled } from '../piece.ts';

const STANDS = /^(?:stall|noodle-stall|kiosk)$/;
const SHOWER = 'shower';
/** How much of a shower somebody fills. */
const SHOWERED = { figure: 0.72, animal: 0.4 } as const;

/** Whether people sell over the counter of a stall, or somebody stands in a shower. */
export function isInStall({ parents: [stand], kids }: Parameters<Placing>[0]): boolean {
  if (stand?.thing.name === SHOWER) return kids.every(isCreature);
  return stand !== undefined && STANDS.test(stand.thing.name) && kids.every(isFigure);
}

/** Over the counter, under the roof, or on the floor behind the glass. */
export const inStall: Placing = ({ placed, kids, parents: [stall] }) => [
  ...placed,
  ...kids.map((kid, index): Piece => {
    if (stall === undefined) return kid;
    const isShower = stall.thing.name === SHOWER;
    const share = isShower ? SHOWERED[isFigure(kid) ? 'figure' : 'animal'] : 0.74;
    const sized = scaled(kid, (stall.height * share) / kid.height);
    const x = stall.x + (index - (kids.length - 1) / 2) * sized.width * 0.9;
    return {
      ...sized,
      x,
      y: stall.y - (isShower ? stall.height * 0.04 : 0),
      depth: stall.depth - 0.004,
    };
  }),
];
