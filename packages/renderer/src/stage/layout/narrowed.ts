import type { BuiltGroup } from '../groups/build-groups.ts';
import { around, isCreature, type Piece } from '../piece.ts';

/** A group may be this wide in a picture that is higher than wide, in heights of the focus. */
const WIDEST = 2.1;
/** How close those who stand side by side may come. */
const CLOSEST = 0.62;

/** Who stands on the ground by itself: the others go where their bearer goes. */
const isFree = ({ holder, support, carrier }: Piece) =>
  holder === null && support !== 'mount' && carrier === null;

/** Of two side by side, the share of the smaller one that the other may hide. */
const HIDDEN = 0.34;

/** Whether one is not above the other. */
function isBeside(one: Piece, other: Piece): boolean {
  const shared = Math.min(one.y, other.y) - Math.max(one.y - one.height, other.y - other.height);
  return shared > 0.4 * Math.min(one.height, other.height);
}

/** A wide thing that somebody goes through or past is behind them. */
const isBehind = (piece: Piece): boolean =>
  !isCreature(piece) && piece.depth < -0.015 && piece.width > 1.4 && piece.support === 'ground';

/** How much closer they may come before one hides another. */
function leastShare(free: readonly Piece[]): number {
  const row = [...free].sort((one, other) => one.x - other.x);
  // Of two rows, those of one row are not next to each other here.
  const needs = row.flatMap((piece, at) =>
    row.slice(0, at).map((before) => {
      if (!isBeside(piece, before)) return 0;
      const apart = Math.max(0.001, piece.x - before.x);
      const room = (piece.width + before.width) / 2 - HIDDEN * Math.min(piece.width, before.width);
      return Math.min(1, room / apart);
    }),
  );
  return Math.max(CLOSEST, ...needs);
}

/** Half behind one another, so that a long row is not small in a picture that is higher than wide. */
export function narrowed({ root, pieces: built }: BuiltGroup): BuiltGroup {
  const group = {
    root,
    pieces: built.map((piece) =>
      piece.index !== root && isBehind(piece) ? { ...piece, isBackdrop: true } : piece,
    ),
  };
  const solid = group.pieces.filter(({ isBackdrop }) => !isBackdrop);
  const { left, right } = around(solid.length === 0 ? group.pieces : solid);
  const free = group.pieces.filter((piece) => isFree(piece) && !piece.isBackdrop);
  if (right - left <= WIDEST || free.length < 2) return group;
  const middle = (left + right) / 2;
  const share = Math.max(leastShare(free), WIDEST / (right - left));
  const shiftOf = (piece: Piece) => (piece.x - middle) * (share - 1);
  const bearerOf = ({ holder, bearer, x }: Piece): Piece | undefined => {
    const named = holder ?? bearer;
    const own = group.pieces.find(
      ({ index, copy }) => named !== null && index === named?.index && copy === named.copy,
    );
    if (own !== undefined) return isFree(own) ? own : bearerOf(own);
    return [...free].sort((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0];
  };
  const pieces = group.pieces.map((piece) => {
    if (piece.isBackdrop) return piece;
    const guide = isFree(piece) ? piece : bearerOf(piece);
    const by = guide === undefined ? 0 : shiftOf(guide);
    return {
      ...piece,
      x: piece.x + by,
      clip:
        piece.clip === null
          ? null
          : { ...piece.clip, left: piece.clip.left + by, right: piece.clip.right + by },
    };
  });
  return { ...group, pieces };
}
