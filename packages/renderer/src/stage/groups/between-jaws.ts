import { isCreature, isFigure, type Piece } from '../piece.ts';

/** How tall a small thing in the mouth of an animal is, in heights of it. */
export const BITTEN = 0.36;

/** Between the jaws it is seen only if it sticks out of them. */
export const isBetweenJaws = (holder: Piece): boolean => isCreature(holder) && !isFigure(holder);

/** What it has caught hangs from the tip of a long beak, and hides no head. */
export const hasBeak = ({ thing }: Piece): boolean =>
  /^(?:heron|stork|crane-bird|kingfisher|pelican)$/.test(thing.name);

/** How far it sticks out of them. */
export const outOf = ({ facing }: Piece, { width }: Piece): number => (facing || 1) * width * 0.3;
