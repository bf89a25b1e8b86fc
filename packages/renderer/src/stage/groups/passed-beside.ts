import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import type { Piece } from '../piece.ts';

/** Animals and people on the ground are passed at their side, where both are seen. */
export const isBesideAnother = (kid: Piece, parent: Piece): boolean =>
  isAnimate(kid.thing.name) &&
  isAnimate(parent.thing.name) &&
  kid.support !== 'none' &&
  parent.support !== 'none';

/** Already beyond whom it passes, and on its way. */
export const alongside = (kid: Piece, parent: Piece, forward: -1 | 1, at: number): Piece => ({
  ...kid,
  x: parent.x + forward * ((kid.width + parent.width) * 0.54 + at * kid.width * 1.1),
  y: 0.02,
  depth: 0.006,
  stories: [{ kind: 'travel', reach: 0.08 }],
});
