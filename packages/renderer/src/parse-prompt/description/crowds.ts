import type { Setting } from './settings.ts';

/** Those who watch a show. */
export const AUDIENCE =
  /\b(?:crowds?|audience|fans|spectators|concert[- ]?goers|festival[- ]?goers|ravers|cheering people|people (?:cheering|dancing|jumping))\b/iu;
/** Somebody whom many look at. */
export const BEFORE_CROWD =
  /\b(?:for|to|before|in front of|address(?:es|ing)?|facing|entertain(?:s|ing)?|amaz(?:es|ing)) (?:an?|the|his|her|their) (?:\p{L}+ )?(?:crowds?|audience|onlookers|listeners|spectators)\b|\bcrowds? (?:is |are )?(?:watching|listening|gathers|gathered|gathering|around (?:him|her|them))\b/iu;
/** Where people stop to watch somebody. */
export const IN_PUBLIC: ReadonlySet<Setting> = new Set<Setting>([
  'street',
  'square',
  'park',
  'beach',
  'village',
  'market',
  'city',
  'meadow',
  'subway',
  'alley',
]);
