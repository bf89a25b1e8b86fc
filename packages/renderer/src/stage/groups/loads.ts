import { type Piece, scaled } from '../piece.ts';

/** Where one of many lies in a heap of two rows. */
interface Load {
  readonly row: 0 | 1;
  readonly at: number;
  readonly of: number;
}

interface Room {
  readonly left: number;
  readonly right: number;
  readonly rim: number;
}

/** The place of one of many in what is full of them; null where there is no heap. */
export function loadedAt(
  { subject, thing }: Piece,
  { at, of }: { readonly at: number; readonly of: number },
): Load | null {
  if (!subject.states.includes('full') || of < 4 || /jar|bottle|glass/.test(thing.name))
    return null;
  const below = Math.ceil(of * 0.6);
  return at < below ? { row: 0, at, of: below } : { row: 1, at: at - below, of: of - below };
}

/** What stands open at the top, with the height of its rim as a share of its own. */
const RIMS: Readonly<Record<string, number>> = {
  basket: 0.4,
  'paper-bag': 0.16,
  'open-box': 0.3,
  bucket: 0.2,
};

/** How far what is in it may reach beyond its opening: leaves hang over a pot, those in a basket stand close. */
const REACH: ReadonlyMap<string, number> = new Map([
  ['flower-pot', 1.9],
  ['hot-air-balloon', 1.3],
]);

export const leafage = ({ thing }: Piece): number => REACH.get(thing.name) ?? 1;

/** Where what is in it lies, in its unit square. */
export function roomIn(piece: Piece | undefined) {
  const y = RIMS[piece?.thing.name ?? ''];
  return y === undefined ? undefined : { x: 0.1, y, width: 0.8, height: 0.2 };
}

/** Half below the rim, and the upper row on the lower one. */
export function stowed(kid: Piece, parent: Piece, { left, right, rim }: Room, load: Load): Piece {
  const wide = (right - left) / (load.row === 0 ? load.of : load.of + 1);
  const own = fitting(kid, { width: wide * 1.25, height: parent.height * 0.7 });
  return {
    ...own,
    x: (left + right) / 2 + (load.at - (load.of - 1) / 2) * wide,
    y: rim + own.height * (load.row === 0 ? 0.45 : -0.2),
    depth: parent.depth - (load.row === 0 ? 0.003 : 0.004),
    tilt: ((load.at * 3 + load.row * 2) % 5) * 0.08 - 0.16,
  };
}

/** Smaller, so that all of them fit on what carries them. */
export function fitting(
  kid: Piece,
  room: { readonly width: number; readonly height: number },
): Piece {
  return scaled(kid, Math.min(1, room.width / kid.width, room.height / kid.height));
}
