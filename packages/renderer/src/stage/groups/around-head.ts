import { type Frame, isCreature, type Piece, scaled } from '../piece.ts';

/** From below one shoulder over the head to below the other. */
const [FROM, TO] = [-0.45, Math.PI + 0.45];

export const isAroundSomebody = (parents: readonly Piece[], kids: readonly Piece[]): boolean =>
  parents.length === 1 && parents.every(isCreature) && kids.length > 1 && kids.length < 9;

/** Butterflies fly beside somebody and above the head, where they hide no face. */
export function aroundHead(
  kid: Piece,
  frame: Frame,
  { at, of }: { readonly at: number; readonly of: number },
): Piece {
  const tall = frame.bottom - frame.top;
  const small = scaled(kid, Math.min(1, (tall * 0.24) / kid.height));
  const angle = FROM + ((TO - FROM) * (at + 0.5)) / of;
  const half = (frame.right - frame.left) / 2;
  return {
    ...small,
    x: (frame.left + frame.right) / 2 + Math.cos(angle) * (half + small.width * 0.9),
    y: frame.top + tall * 0.42 - Math.sin(angle) * (tall * 0.46 + small.height) + small.height / 2,
    depth: 0.006,
    facing: Math.cos(angle) > 0 ? -1 : 1,
    support: 'none',
    stories: [{ kind: 'circle', width: small.width * 0.4, height: small.height * 0.3 }],
  };
}
