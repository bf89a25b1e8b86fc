import type { Rewording } from '../../rewording.ts';

const DOES = '(?= (?:is |are )?\\p{L}{2,}(?:s|ing)\\b)';

/** Who is one of several, who serves whom, and where it is done. */
export const TRADESPEOPLE: readonly Rewording[] = [
  // "Two runners, the first wins, the second falls": each is one of them.
  [
    new RegExp(
      `(?<=\\b(?:two|three|four|several|\\p{L}+s)\\b[^.;]{0,80}(?:[,;] |\\band |\\bwhile ))the (first|second|third|last)(?: one)?${DOES}`,
      'giu',
    ),
    (_, which) =>
      which?.toLowerCase() === 'first'
        ? 'one'
        : which?.toLowerCase() === 'second'
          ? 'the other'
          : 'another',
  ],
  // Who has the hair cut sits before somebody.
  [
    /(?<=^\s*)((?:an? |the )?(?:[\p{L}-]+ )?(?:man|woman|boy|girl|customer|teenager|groom)) (?:is )?(?:getting|gets|having|has) (?:an?|his|her) (?:[\p{L}-]+ )?(?:shave|haircut|trim|beard trim)(?: (?:at|from|by|in) (?:an?|the) (?:old )?(?:barber|hairdresser)(?:['’]s)?(?: ?shop)?)?/giu,
    (_, who) => `A barber combing ${/^(?:an?|the) /iu.test(who ?? '') ? '' : 'a '}${who}'s hair`,
  ],
  [/\bfashion designer\b/giu, () => 'dressmaker'],
  [
    /\bprepar(?:es|ing) (?=(?:an?|the) (?:[\p{L}-]+ )?(?:actress|actor|bride|model|singer|dancer)\b)/giu,
    () => 'combing ',
  ],
  // Countries on a globe are no place.
  [
    /\b(point(?:s|ing)?|look(?:s|ing)?) (?:at|to|for) (?:Africa|Europe|Asia|(?:North |South )?America|Australia|India|China|Japan|Antarctica)\b(?<=\b(?:globe|map|atlas)\b.{0,80})/giu,
    (_, verb) => `${verb} at it`,
  ],
  // Who shouts out of a car is in it.
  [
    /\b(?:out of|from) (?:the|his|her) (?:car |open )?window\b(?! of\b)(?<=\b(?:driver|taxi|car|traffic)\b.{0,80})/giu,
    () => 'in a car',
  ],
  [
    /\b(pizza|food) delivery(?= (?:in|on|at|through|during) (?:an?|the) (?:[\p{L}-]+ )?(?:rain|snow|night|storm|street|city|evening|door|scooter|bike)\b)/giu,
    (_, what) => `courier with ${what}`,
  ],
  [
    /\b((?:bur(?:y|ies|ying)) [^,.;]{2,40}) in (?:the )?sand\b/giu,
    (_, deed) => `${deed} in the sand of a beach`,
  ],
  [
    /\b(wash(?:es|ing)? (?:an?|the|his|her|their) (?:[\p{L}-]+ )?(?:car|van|truck))(?=\s*(?:[,.;]|$))/giu,
    (_, deed) => `${deed} in the street`,
  ],
  [
    /\bplant(s|ing)? rice\b(?: in (?:an?|the) (?:[\p{L}-]+ )?(?:field|paddy))?/giu,
    (_, form) => `plant${form ?? ''} seedlings in a rice paddy`,
  ],
  [/\bhomeless (man|woman|person)\b/giu, () => 'beggar'],
  [
    /\bgarbage (?:men|man)\b/giu,
    (found) => (found.endsWith('men') ? 'garbage-collectors' : 'garbage-collector'),
  ],
  [
    /(?<=\b(?:boy|girl|kid|child|man|woman|son|daughter|grandson)s? )catch(es|ing) (?:his|her|an?|the) ((?:[\p{L}-]+ )?fish)(?=\s*(?:[,.;]|$))/giu,
    (_, form, fish) => `hold${form === 'es' ? 's' : 'ing'} a ${fish} by the lake`,
  ],
  [/\b(tango|salsa|ballroom|swing) couple\b/giu, () => 'couple dancing'],
  [
    /\b(?:at|to|with) (?:her|his|their) (?:[\p{L}-]+ )?\p{L}+ (?:on|in|during|over) (?:an?|the) (?:video|zoom|skype) (?:call|chat)\b/giu,
    () => 'at a laptop in the room',
  ],
  // Bread is in the oven, not who bakes it.
  [
    /\b((?:bak|roast|cook)(?:ing|es|s) (?:[\p{L}-]+ ){1,4})in (?=(?:an?|the|her|his) (?:[\p{L}-]+ ){0,2}oven\b)/giu,
    (_, deed) => `${deed}at `,
  ],
  [/\bon (?:the )?(?:still )?rings\b(?<=\bgymnasts?\b.{0,60})/giu, () => 'doing rings'],
  [/\bgymnastics (?:routine|practice|training)\b/giu, () => 'gymnast in gym'],
  [/\bholding hands(?: in a circle)?\b(?<=\bskydivers\b.{0,40})/giu, () => 'flying'],
  [
    /\bclink(?:s|ing)? (?:their )?beers?(?: (?:glasses|mugs|bottles|steins))?(?=\s*(?:[,.;]|$))/giu,
    () => 'holding beers in a bar',
  ],
];
