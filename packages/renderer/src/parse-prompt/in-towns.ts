import type { Rewording } from './rewording.ts';

const WESTERN =
  '(?:(?:old|wild|dusty|abandoned|deserted|american|empty|small)[- ])*(?:west(?:ern)?|frontier|cowboy)';

/** Places of towns that take more than one word to say. */
export const IN_TOWNS: readonly Rewording[] = [
  // The street of such a town is the town.
  [
    new RegExp(
      `\\b(?:(?:dusty|main|empty|deserted|sandy|wide|only) )*(?:street|road|centre|center|middle)(?: street)? (?:of|in) (?:an? |the )?${WESTERN}(?: (?:town|village|street|settlement))?\\b`,
      'giu',
    ),
    () => 'western town',
  ],
  [
    new RegExp(`\\b${WESTERN} (?:town|village|settlement|main street|street)\\b`, 'giu'),
    () => 'western town',
  ],
  // Who is outside a saloon is in the street, not at its bar.
  [
    /\b(?:in front of|outside|out of|before|past|towards?) (?:an?|the) (?:[\p{L}-]+ )?saloon(?: doors?)?\b/giu,
    () => 'in western town',
  ],
  // The bench of a bus stop is in its shelter.
  [
    /\bon (?:an?|the) (?:[\p{L}-]+ )?bench (?:at|in|of|by) (?=(?:an?|the) (?:[\p{L}-]+ )?(?:bus|tram) (?:stop|shelter)\b)/giu,
    () => 'in ',
  ],
  // Animals that are tied to something stand there.
  [
    /\b(?:is |are )?(?:tied|tethered|hitched)(?: up)?(?: to (?:an?|the) (?:[\p{L}-]+ )?(?:post|rail|pole))?\b(?<=\b(?:horse|pony|ponies|donkey|mule|dog|goat|cow|camel|llama)s? .{0,60})/giu,
    () => 'standing',
  ],
];
