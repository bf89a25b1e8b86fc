import type { Rewording } from '../../rewording.ts';

const SMALL = '(?:very )?(?:small|tiny|little|miniature|short)';
const LARGE = '(?:very )?(?:large|big|huge|giant|enormous|massive|gigantic|tall)';
const CHANGES =
  '(?:is |are |gradually |slowly )*(?:chang|transition|transform|go|shift|evolv|morph|turn)(?:e?s|ed|ing|e)?(?: in size)?';
/** "As it gathers moisture", "due to the sun": it tells why. */
export const WHY = '(?: (?:as (?:it|they)\\b|due to\\b|because of\\b)[^,.;]{0,80})?';

/** What is so large or small is not named next: "gets small gifts". */
const ITSELF =
  '(?=[^\\p{L} ]|$| (?:[^\\p{L}]|(?:\\p{L}+(?:ly|ward|wards)|and|as|while|than|until|till|every|each|in|on|at|over|with|when|then|but|so|under|above|behind|beside|inside|around|across|before|after|for|by|due|through|within|from|to|into|like|because|again|against|near|next|during|right|enough)\\b))';

/** What becomes larger or smaller. */
export const GROWING: readonly Rewording[] = [
  [new RegExp(`\\b${CHANGES} from ${SMALL} (?:in)?to ${LARGE}\\b${WHY}`, 'giu'), () => 'grows'],
  [new RegExp(`\\b${CHANGES} from ${LARGE} (?:in)?to ${SMALL}\\b${WHY}`, 'giu'), () => 'shrinks'],
  // What it is compared with is not there.
  [
    /\b(shrinks?|shrinking|grows?|growing|swells?) (?:down |up )?(?:to|into) the size of (?:an? |the )?(?:[\p{L}-]+ )?[\p{L}-]+/giu,
    (_, verb) => verb,
  ],
  [
    new RegExp(
      `\\b(?:gradually |slowly |is |are )*(?:grow(?:s|ing)?|gets|getting|becom(?:es|ing)) (?:and (?:larger|bigger) )?(?:big|bigger|large|larger|huge|enormous|in size|to (?:a )?giant size)\\b(?: and (?:bigger|larger))?${ITSELF}`,
      'giu',
    ),
    () => 'grows',
  ],
  [
    new RegExp(
      `\\b(?:gradually |slowly |is |are )*(?:grow(?:s|ing)?|gets|getting|becom(?:es|ing)) (?:smaller|tiny|small)\\b(?: and smaller)?${ITSELF}`,
      'giu',
    ),
    () => 'shrinks',
  ],
];
