import type { Rewording } from '../../rewording.ts';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/baby|rompers?|onesies?|babygro|bodysuits?/iu, 'baby line'],
  [/socks|booties|mittens/iu, 'sock line'],
  [/dresses|skirts|frocks/iu, 'dress line'],
  [/shirts|blouses|t-?shirts|tees/iu, 'shirt line'],
  [/sheets|linen|towels|duvets|blankets/iu, 'sheet line'],
];
const CLOTHES =
  '(?:(?:tiny|little|small|cute|white|colou?rful|pastel|striped|fresh|clean|wet|matching|summer|coloured|knitted|woolly|cotton|pairs of|baby) )*(?:socks|booties|mittens|dresses|skirts|frocks|(?:(?:dress|tee|t)[- ]?)?shirts|tees|blouses|baby ?grows?|babygros|bodysuits|rompers|onesies|baby clothes|(?:bed )?(?:sheets|linen)|towels|duvets|blankets)';
const LINE = '(?:washing|clothes|laundry) ?-?lines?';

const kindOf = (clothes: string): string =>
  KINDS.find(([words]) => words.test(clothes))?.[1] ?? 'clothesline';

/** What hangs on a washing line is what is seen on it. */
export const ON_WASHING_LINES: readonly Rewording[] = [
  // Who hangs something on it stands at it.
  [
    new RegExp(
      `\\b(hang|peg)(s|ing)? (?:up |out )?(?:his |her |their |the |some )?(${CLOTHES}) (?:up |out )?(?:on|along|over) (?:an? |the |her |his )?${LINE}\\b`,
      'giu',
    ),
    (_, _verb, form = '', clothes = '') => `hang${form} the ${kindOf(clothes)}`,
  ],
  [
    new RegExp(
      `(?<!\\b(?:hang|peg)(?:s|ing)? (?:up |out )?(?:his |her |their |the |some )?)\\b(${CLOTHES})(?: (?:and [\\p{L}]+ ))?(?: ?(?:are |is )?(?:hang|dry|peg|flutter|swing|sway|flap|blow|hung|dried|strung|danc)\\p{L}*(?: out)?(?: to dry)?(?: in the (?:wind|breeze|sun))?)?(?: (?:up|out))? (?:on|from|along|over) (?:(?:an? |the |her |his )?(?:[\\p{L}]+ )?${LINE}|(?:an?|the|her|his) line)\\b`,
      'giu',
    ),
    (_, clothes = '') => kindOf(clothes),
  ],
  [
    new RegExp(
      `\\b${LINE} (?:with|of|full of|hung with|holding) (?:(?:\\p{L}+) )?(${CLOTHES})\\b`,
      'giu',
    ),
    (_, clothes = '') => kindOf(clothes),
  ],
];
