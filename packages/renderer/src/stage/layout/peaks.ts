import type { Piece } from '../piece.ts';

const PEAK = /^(?:mount-fuji|mountain|snow-capped-mountain|volcano|fire-mountain)$/;

/** Whether it is a mountain in the background, which takes as much of the sky as there is. */
export const isPeak = ({ thing, subject }: Piece): boolean =>
  PEAK.test(thing.name) && subject.position === 'far';
