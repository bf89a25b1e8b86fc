import type { Rewording } from './rewording.ts';

const SERVES =
  'barista|waiter|waitress|bartender|cashier|baker|shopkeeper|vendor|receptionist|salesman|saleswoman|shop assistant|florist';
const PARTS =
  '(?:doors?|doorway|windows?|entrance|hallway|hall|rooms?|interior|façade|facade|stairs|staircase|gates?|walls?|corridor|floor plan|balcony|kitchen|living room|front door)';

/** Who orders from whom, and what only the camera passes. */
export const EXCHANGES: readonly Rewording[] = [
  // Who has a baby in a sling holds it.
  [
    /(?<=\b(?:baby|newborn|infant|toddler|child|kitten|puppy) )in (?:an?|his|her|the) (?:baby )?(?:carrier|sling|baby wrap|wrap|papoose)\b/giu,
    () => 'in her arms',
  ],
  // Who orders speaks to somebody on the other side of the counter.
  [
    new RegExp(
      String.raw`\b(?:orders|is ordering|ordering) (?:(?:an?|the|some|two|his|her) )?(?:[\p{L}-]+ )?([\p{L}-]+)(?: in \p{Lu}\p{L}+)?,? (?:and|while|as) (?:the|an?) (${SERVES}) (applauds|claps|smiles|laughs|nods|cheers|waves)\b`,
      'gu',
    ),
    (_, what, who, does) =>
      `talks to a ${DOING[does ?? ''] ?? ''} ${who} behind the counter with ${what}`,
  ],
  [
    new RegExp(
      String.raw`\b(?:orders|is ordering|ordering) (?:(?:an?|the|some|two|his|her) )?(?:[\p{L}-]+ )?([\p{L}-]+) from (?:the|an?) (${SERVES})(?: (?:at|behind|across) (?:the|a) counter)?\b`,
      'giu',
    ),
    (_, what, who) => `talks to a ${who} behind the counter with ${what}`,
  ],
  // The rooms that a camera passes are no things.
  [
    new RegExp(
      String.raw`\b(?:the )?camera (?:\p{L}+ly )?(?:glid|mov|fl|pan|sweep|travel|track|push|pass|go|float|drift|doll|walk|enter|slid)\p{L}*(?: (?:slowly|smoothly|gently))? (?:through|into|past|along|around|over|across|towards?|inside)? ?(?:the |a |an |its )?(?:[\p{L}-]+ ){0,2}?${PARTS}\b`,
      'giu',
    ),
    () => 'slow zoom in',
  ],
];

const DOING: Readonly<Record<string, string>> = {
  applauds: 'clapping',
  claps: 'clapping',
  cheers: 'cheering',
  waves: 'waving',
  smiles: 'smiling',
  nods: 'smiling',
  laughs: 'laughing',
};
