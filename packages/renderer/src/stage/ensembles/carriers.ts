import { isCreature, isFigure, type Piece, scaled } from '../piece.ts';
import { isLong } from './on-fences.ts';
import { isTopping } from './room-on.ts';

/** Of somebody who sits, the share of the height that hangs below the seat. */
export const HIPS = 0.24;

export const BED =
  /^(?:mattress|bed|hospital-bed|massage-table|operating-table|sofa|couch-and-lamp)$/;
/** The front of a tower fills the picture. */
const FACADE = 2.3;
const ONLY_LAIN_ON = /^(?:massage-table|operating-table)$/;

/** Furniture is as large as its sitter needs, and a pedestal lower than what stands on it. */
export function asCarrier(piece: Piece, kids: readonly Piece[]): Piece {
  const [kid] = kids;
  if (kid !== undefined && isTopping(kid, piece)) return piece;
  if (kid !== undefined && /bridge/.test(piece.thing.name) && isFigure(kid))
    return scaled(piece, Math.min(1, (kid.height * 1.15) / piece.height));
  // Several are on as many steps.
  if (kid !== undefined && piece.thing.name === 'stairs' && kids.length > 1)
    return scaled(piece, (kid.height * 1.5) / piece.height);
  if (kid !== undefined && isLong(piece.thing.name))
    return scaled(piece, (kid.height * 0.8) / piece.height);
  if (kid !== undefined && /^(?:glass|cradle)-facade$/.test(piece.thing.name))
    return scaled(piece, (kid.height * FACADE) / piece.height);
  if (kid !== undefined && piece.thing.name === 'swing')
    return scaled(piece, (kid.height * 1.7) / piece.height);
  if (kid === undefined || piece.thing.medium !== 'object' || isCreature(piece)) return piece;
  const wide = kids.reduce((sum, { width }) => sum + width, 0);
  if (BED.test(piece.thing.name)) {
    const isFlat = kid.gait === 'sleep' || ONLY_LAIN_ON.test(piece.thing.name);
    const long = isFigure(kid) && isFlat ? kid.height * (kid.gait === 'sleep' ? 1.3 : 1.16) : 0;
    return scaled(piece, Math.max(1, long / piece.width));
  }
  if (piece.thing.anchors.seat !== undefined && isFigure(kid) && piece.thing.metres < 1.4) {
    return scaled(
      piece,
      Math.max(
        kids.length === 1 ? 0.6 : 1,
        (kid.height * 0.82) / piece.height,
        (wide * (kids.length === 1 ? 0.72 : 1.3)) / piece.width,
      ),
    );
  }
  const isLying = kid.gait === 'sleep' || kid.subject.states.includes('lying');
  const least = ((isLying && isFigure(kid) ? kid.height : wide) * 1.25) / piece.width;
  // A pole is not a giant because a bird sits on it.
  const thin = piece.thing.ratio < 0.5 ? (kid.height * 2.4) / piece.height : 3;
  const most = isCreature(kid) ? thin : 1;
  return scaled(piece, Math.min(most, Math.max(least, (kid.height * 0.85) / piece.height / most)));
}

/** One does not do this on a seat. */
export const ON_FEET: ReadonlySet<string> = new Set(['jump', 'dance']);
