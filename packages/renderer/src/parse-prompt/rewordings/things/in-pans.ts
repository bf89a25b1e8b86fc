import type { Rewording } from '../../rewording.ts';

/** What is fried: the pan is a thing, and does not move the camera. */
export const IN_PANS: readonly Rewording[] = [
  // What food is in does not move the camera; the pan that is drawn has an egg in it.
  [
    /\b(?:(?:an?|two|three|four|some|\d) )?(?:fried )?eggs?(?: (?:are|is|being|frying|fried|sizzling|cooking))* (?:in|into) (?:an? |the |his |her )(?:hot |iron )?pan\b/giu,
    () => 'a frying pan',
  ],
  [
    /\b(?:in|into|on|onto|from) (?:an? |the |his |her )(?:hot |iron |deep )?pan\b(?! (?:across|over|of|left|right|up|down|to)\b)/giu,
    () => '',
  ],
];
