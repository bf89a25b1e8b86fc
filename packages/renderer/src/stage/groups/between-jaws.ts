import { isCreature, isFigure, type Piece } from '../piece.ts';

/** How tall a small thing in the mouth of an animal is, in heights of it. */
export const BITTEN = 0.36;

/** Between the jaws it is seen only if it sticks out of them. */
export const isBetweenJaws = (holder: Piece): boolean => isCreature(holder) && !isFigure(holder);
