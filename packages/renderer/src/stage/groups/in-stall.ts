import type { Placing } from '../group.ts';
import { isCreature, isFigure, type Piece, scaled } from '../piece.ts';

const STANDS = /^(?:stall|noodle-stall|kiosk|wheel-cabin)$/;
const SHOWER = 'shower';
const CABIN = 'wheel-cabin';
/** How much of a shower somebody fills. */
const SHOWERED = { figure: 0.72, animal: 0.4 } as const;

/** Of those who sit in a cabin, as much is seen as of those who stand. */
const RAISED = 0.2;
const isDown = ({ subject }: Piece): boolean => subject.states.includes('sitting');

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

/** Who is in a cabin is seen above its front. */
const aboveFront = ({ x, y, width, height }: Piece) => ({
  left: x - width * 0.36,
  right: x + width * 0.36,
  top: y - height,
  bottom: y - height * 0.32,
});

/** Over the counter, under the roof, or on the floor behind the glass. */
export const inStall: Placing = ({ placed, kids, parents: [stall] }) => [
  ...placed,
  ...kids.map((kid, index): Piece => {
    if (stall === undefined) return kid;
    const isShower = stall.thing.name === SHOWER;
    const isPaned = stall.thing.name === 'kiosk';
    const isCabin = stall.thing.name === CABIN;
    const share = isShower ? SHOWERED[isFigure(kid) ? 'figure' : 'animal'] : isPaned ? 0.69 : 0.74;
    const sized = scaled(kid, (stall.height * share) / kid.height);
    const x =
      stall.x +
      (index - (kids.length - 1) / 2) *
        Math.min(sized.width * 0.9, (stall.width * 0.56) / kids.length);
    return {
      ...sized,
      x,
      y: stall.y - stall.height * (isShower ? 0.04 : isCabin && isDown(kid) ? RAISED : 0),
      // Before the dark of its window, and hidden by the counter.
      depth: stall.depth + (isPaned ? 0.002 : -0.004),
      ...(isCabin && { clip: aboveFront(stall), isSitting: false, gait: 'idle' as const }),
      ...(isPaned && { clip: windowOf(stall) }),
    };
  }),
];
