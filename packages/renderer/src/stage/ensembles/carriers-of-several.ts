import { isDrawnPerson } from '../../people/person.ts';
import { moved, type Piece, pointOf, scaled } from '../piece.ts';
import { asCarrier } from './carriers.ts';

/** What would grow more than this would lift the others out of the picture. */
const GROWTH = 1.35;

const isSomebody = ({ thing }: Piece): boolean =>
  thing.anchors.mouth !== undefined || isDrawnPerson(thing.name);

const isOn =
  ({ index, copy }: Piece) =>
  ({ bearer }: Piece): boolean =>
    bearer?.index === index && bearer.copy === copy;

/** What carries somebody already has room for the next one and does not shrink; for a thing it stays as it is. */
export function carrierOf(piece: Piece, kids: readonly Piece[], placed: readonly Piece[]): Piece {
  const borne = placed.filter(isOn(piece));
  if (borne.length === 0) return asCarrier(piece, kids);
  if (!kids.some(isSomebody)) return piece;
  const wanted = asCarrier(piece, kids).height / piece.height;
  return scaled(piece, Math.min(GROWTH, Math.max(1, wanted)));
}

/** Those who were on something that became higher are still on its top. */
export function raised(
  placed: readonly Piece[],
  before: readonly Piece[],
  after: readonly Piece[],
): readonly Piece[] {
  return placed.map((piece) => {
    const at = before.findIndex((parent) => isOn(parent)(piece));
    const [old, now] = [before[at], after[at]];
    if (old === undefined || now === undefined || old.height === now.height) return piece;
    const top = old.thing.anchors.top ?? old.thing.anchors.seat ?? { x: 0.5, y: 0.06 };
    return moved(piece, 0, pointOf(now, top).y - pointOf(old, top).y);
  });
}
