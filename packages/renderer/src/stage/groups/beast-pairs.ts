import { isCreature, isFigure, type Piece } from '../piece.ts';

/** Two animals whose noses meet, or who go at each other. */
type Meeting = 'nuzzle' | 'fight';

function meetingOf({ subject }: Piece): Meeting | null {
  if (subject.motions.includes('nuzzle')) return 'nuzzle';
  return subject.motions.some((one) => one === 'fight' || one === 'punch') ? 'fight' : null;
}

/** How far those who fight rise on their hind legs. */
const REARING = 0.42;
/** They stand upright already. */
const UPRIGHT = /^boxing-/;

/** Two animals of a row who do something with each other turn to each other and meet. */
export function meetingPair(row: readonly Piece[]): readonly Piece[] {
  const [one, other] = row;
  if (row.length !== 2 || one === undefined || other === undefined) return row;
  const deed = isFigure(one) || !isCreature(one) ? null : meetingOf(one);
  if (deed === null) return row;
  const middle = (one.x + other.x) / 2;
  const isRearing = deed === 'fight' && !UPRIGHT.test(one.thing.name);
  const nose = (one.thing.anchors.mouth?.x ?? 0.95) - 0.5;
  // Heads are beside each other, not only tip to tip.
  const apart = one.width * Math.max(0.24, Math.abs(nose) - (isRearing ? 0.12 : 0.07));
  return row.map((piece, at): Piece => {
    const facing = at === 0 ? 1 : -1;
    return {
      ...piece,
      x: middle - facing * apart,
      y: isRearing ? -piece.width * 0.12 : 0,
      facing,
      tilt: isRearing ? -facing * REARING : 0,
      depth: at === 0 ? 0.002 : 0,
      gait: 'idle',
      stories: deed === 'fight' ? [{ kind: 'toss' }] : [],
    };
  });
}
