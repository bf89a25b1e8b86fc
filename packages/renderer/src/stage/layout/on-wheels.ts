import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import type { Piece } from '../piece.ts';
import { isCar } from '../pieces/measure.ts';

/** Whether it is a car or a bus, which would hide the street if it filled the picture. */
function isOnWheels({ isBackdrop, subject, thing }: Piece): boolean {
  if (isBackdrop || subject.size === 'giant') return false;
  const { name, medium, ratio } = thing;
  return medium === 'land' && isVehicle(name) && ratio > 1.05 && ratio < 3;
}

/** A car that is smaller than this, compared with the giant that is after it, hides no street. */
const TOY_LIKE = 0.55;

/** Whether it is a car or a bus as large as they are beside people. */
export const fillsStreet = (piece: Piece): boolean => isOnWheels(piece) && piece.height > TOY_LIKE;

/** Whether a car stands before a house, which is to be seen whole. */
export const isParkedBefore = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ isBackdrop }) => isBackdrop) && pieces.some(({ thing }) => isCar(thing));
