import type { Rewording } from '../../rewording.ts';

const NOT_AT_HOME =
  '(?:fireworks?|streets?|squares?|beach|roof\\p{L}*|city|park|bridge|times|sydney|london|paris|new york|stage|club|bar|restaurant|party|ballroom|balcony|outside|boat|ship|snow)';
const WITH_DIWALI = '\\b(?:diwali|deepavali)\\b';
const CHRISTMAS =
  '\\b(?:christmas|xmas|santa|presents|baubles|(?:wrapped )?gifts (?:under|around|below|beneath))\\b';
const FEAST =
  '\\b(?:thanksgiving|christmas|dinner|table|oven|carv(?:e|es|ing)|roast(?:ed|ing)?|gravy|feast)\\b';
const THROWN =
  '((?:(?:white|pink|red|rose|flower|colou?rful|colou?red|gold|golden|silver|paper|cherry blossom) )*(?:petals|confetti|rice|glitter|streamers))';

const flying = (what: string | undefined): string =>
  /petals/iu.test(what ?? '') ? 'petals' : 'confetti';

/** Feasts of the year, in the words of what is done and seen at them. */
export const HOLIDAYS: readonly Rewording[] = [
  // What is thrown over a couple is in the air, and those who throw it are glad.
  [
    new RegExp(
      `\\bthrow(?:s|ing)? (?:handfuls of |some )?${THROWN} (?:at|over|on|onto|upon|towards?|around) (?=\\p{L})`,
      'giu',
    ),
    (_, what) => `cheering, ${flying(what)} in the air, beside `,
  ],
  [
    new RegExp(
      `\\b(?:throw|toss|scatter|sprinkle|strew)(?:s|es|ing)? (?:handfuls of |some )?${THROWN}(?: (?:in|into|up in|up into|through) the air)?(?=\\s*(?:[,.;]|$)| (?:as|while|in|at|on|from|along|down|outside|before)\\b)`,
      'giu',
    ),
    (_, what) => `cheering, ${flying(what)} in the air`,
  ],
  [/\b(?:newly ?wed|just married|newly married|bridal|wedding) couple\b/giu, () => 'newlyweds'],
  // Lamps of Diwali are of clay, and burn in the dark.
  [
    new RegExp(
      `\\b(?:oil |clay |little |small |tiny |many |rows of )*(?:lamps?|candles|(?<=\\b(?:the|of|with|colou?rful|bright|many|in) )lights)\\b(?=.{0,80}${WITH_DIWALI})`,
      'giu',
    ),
    () => 'diyas by night',
  ],
  [
    new RegExp(
      `(?<=${WITH_DIWALI}.{0,80})\\b(?:oil |clay |little |small |tiny |many |rows of )*(?:lamps?|candles|(?<=\\b(?:the|of|with|colou?rful|bright|many|in) )lights)\\b`,
      'giu',
    ),
    () => 'diyas by night',
  ],
  [/\b(?:lunar|chinese) new year(?:['’]s)?(?: (?:eve|day))?\b(?=.{0,120}\bdance\b)/giu, () => ''],
  [
    /\b(?:during|for|at|on|celebrat(?:e|es|ing)) (?:the )?(?:lunar|chinese) new year(?:['’]s)?(?: (?:eve|day))?\b(?! (?:market|parade|dinner|party))/giu,
    (found) => `${/^celebrat/iu.test(found) ? 'cheering' : ''} in the street`,
  ],
  [/\blunar new year\b/giu, () => 'chinese new year'],
  // A turkey on a table is roasted.
  [
    new RegExp(
      `(?<=\\b(?:an?|the|their|big|large|golden|huge) )(?:roast(?:ed)? )?turkey\\b(?! (?:sandwich|leg|breast))(?=.{0,80}${FEAST})`,
      'giu',
    ),
    () => 'roast turkey',
  ],
  [
    new RegExp(
      `(?<=${FEAST}.{0,80})(?<=\\b(?:an?|the|their|big|large|golden|huge) )turkey\\b(?! (?:sandwich|leg|breast))`,
      'giu',
    ),
    () => 'roast turkey',
  ],
  [
    /\b(?:eat|shar|enjoy|hav)(?:s|es|e|ing)? (?:an? |the |their |some )?(?:roast(?:ed)? )?turkey(?: dinner)?\b(?! (?:sandwich|leg|breast))/giu,
    (found) =>
      `${/ing /u.test(found) ? 'sitting' : /s /u.test(found) ? 'sits' : 'sit'} around the dinner table with a roast turkey`,
  ],
  // The tree of Christmas is a fir with baubles.
  [
    new RegExp(
      `(?<=\\b(?:the|an?|their|his|her|big|huge|giant|tall|decorated|glowing|lit|beautiful|sparkling|fir|lighted) )(?:fir |pine )?tree\\b(?! (?:house|top|farm|lot|stump|trunk|branch|swing))(?=.{0,120}${CHRISTMAS})`,
      'giu',
    ),
    () => 'christmas tree',
  ],
  [
    new RegExp(
      `(?<=${CHRISTMAS}.{0,120})(?<=\\b(?:the|an?|their|his|her|big|huge|giant|tall|decorated|glowing|lit|beautiful|sparkling|lighted) )(?:fir |pine )?tree\\b(?! (?:house|top|farm|lot|stump|trunk|branch|swing))`,
      'giu',
    ),
    () => 'christmas tree',
  ],
  // Who drinks to the new year does it at a party, unless there is more to see.
  [
    new RegExp(
      `\\b(?:on|at|for) new year['’]?s?(?: eve| day)?\\b(?<=\\b(?:toast|champagne|clink|count|kiss|danc)\\p{L}*\\b.{0,120})(?<!\\b${NOT_AT_HOME}\\b.{0,120})(?!.{0,120}\\b${NOT_AT_HOME}\\b)`,
      'giu',
    ),
    () => 'at a house party by night',
  ],
  // What children collect at Halloween they ask for at the doors.
  [
    /\b(?:collect|gather|get|ask(?:s|ing)? for)(?:s|ing)? (?:candy|candies|sweets|treats)\b/giu,
    (found) => (/ing /u.test(found) ? 'trick-or-treating' : 'go trick-or-treating'),
  ],
  [/\bpumpkin[- ](?:shaped )?(?:bucket|basket|pail)s?\b/giu, () => 'jack-o-lantern'],
  // A tree is lit by its lamps and does not burn.
  [
    /\b(?:lit|lit-up|lighted)(?= (?:[\p{L}-]+ )?(?:christmas|xmas|fir|pine) tree\b)/giu,
    () => 'glowing',
  ],
];
