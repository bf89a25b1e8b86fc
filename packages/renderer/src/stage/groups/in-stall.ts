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

/** What is seen of somebody in a kiosk. */
const windowOf = ({ x, y, width, height }: Piece) => ({
  left: x - width * 0.4,
  right: x + width * 0.4,
  top: y - height * 0.72,
  bottom: y - height * 0.44,
});

/** Over the counter, under the roof, or on the floor behind the glass. */
export const inStall: Placing = ({ placed, kids, parents: [stall] }) => [
  ...placed,
  ...kids.map((kid, index): Piece => {
    if (stall === undefined) return kid;
    const isShower = stall.thing.name === SHOWER;
    const isPaned = stall.thing.name === 'kiosk';
    const share = isShower ? SHOWERED[isFigure(kid) ? 'figure' : 'animal'] : isPaned ? 0.69 : 0.74;
    const sized = scaled(kid, (stall.height * share) / kid.height);
    const x = stall.x + (index - (kids.length - 1) / 2) * sized.width * 0.9;
    return {
      ...sized,
      x,
      y: stall.y - (isShower ? stall.height * 0.04 : 0),
      // Before the dark of its window, and hidden by the counter.
      depth: stall.depth + (isPaned ? 0.002 : -0.004),
      ...(isPaned && { clip: windowOf(stall) }),
    };
  }),
];
