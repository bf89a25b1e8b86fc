import type { Rewording } from './idioms.ts';

/** Words of longer scenes with people that mean something else one by one. */
export const SCENES_OF_PEOPLE: readonly Rewording[] = [
  [/\bIron Man\b/gu, () => 'a robot'],
  [/\bpassers-?by\b/giu, () => 'walkers'],
  [/\bpasser-?by\b/giu, () => 'walker'],
  // What gives light is near; nothing burns that is lit by it.
  [
    /\b(?:(?:softly|warmly|dimly|brightly|faintly|only) )?(?:lit|illuminated)(?: up)?(?: (?:only|softly|warmly|dimly|mostly))? (?:by|with)\b/giu,
    () => 'beside',
  ],
  // Up is no way here.
  [
    /\b(hold|rais|lift)(s|es|ing|e)? (?:up|aloft|high)(?= (?:an?|the|his|her|their|its|some|two|three|\p{L}+ \p{L}+s?\b|\p{L}+s\b))/giu,
    (_, __, form) => `hold${form === 'ing' ? 'ing' : form === 's' || form === 'es' ? 's' : ''}`,
  ],
  [/\bha(?:s|ve|d) (?:an?|their|his|her) (?:\p{L}+ )?picnic\b/giu, () => 'picnics'],
  // What a picnic is on is a part of it.
  [
    /(?<=\bpicnic(?:s|king)? *) on (?:an?|the|their|his|her) (?:[\p{L}-]+ ){0,3}?(?:blanket|rug|cloth|tablecloth)\b/giu,
    () => '',
  ],
];
