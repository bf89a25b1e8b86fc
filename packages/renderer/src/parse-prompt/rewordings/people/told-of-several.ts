import type { Rewording } from '../../rewording.ts';

const BEFORE = '(?<=[,.;:] ?|\\b(?:and|but|while|as|where|with) )';

const PLAYERS =
  '(?:singer|vocalist|guitarist|drummer|bassist|bass player|pianist|keyboarder|keyboardist|violinist|cellist|saxophonist|trumpeter|trumpet player|flutist|accordionist)';

const plural = (verb: string): string =>
  verb === 'is'
    ? 'are'
    : verb === 'has'
      ? 'have'
      : /(?:ches|shes|sses|oes|xes)$/u.test(verb)
        ? verb.slice(0, -2)
        : /[^aeiou]ies$/u.test(verb)
          ? `${verb.slice(0, -3)}y`
          : verb.replace(/s$/u, '');

const NUMBERS = 'two|three|four|five|six|seven|eight|nine|ten|[2-9]|10';

const AT_SIDE = '(on the (?:far )?(?:left|right))';

/** "One of them", "the smallest", "everyone": who of several does something. */
export const OF_SEVERAL: readonly Rewording[] = [
  // "A startup team of four": that many people.
  [
    new RegExp(
      `\\b(?:(?:the|an?|our|their) )?(?:(?!football|soccer|basketball|hockey|rugby|dog|sled|relay)[\\p{L}-]+ )?(?:team|crew|panel|committee|squad)s? of (${NUMBERS})(?: (?:people|persons|colleagues|co-?workers|members|employees))?(?=\\s*(?:[,.;]|$)| (?:around|round|at|in|on|by|before|beside|near|who|with|outside|under|sits?|stands?|works?|meets?|gathers?|cheers?|celebrates?|high-fives?|and|is|are|\\p{L}{3,}ing)\\b)`,
      'giu',
    ),
    (_, count) => `${count} people`,
  ],
  // A loft where one works has desks.
  [
    /\b(?:start-?up|tech|agency|design|creative|co-?working|office|studio) loft\b|\bloft (?:office|studio|workspace)\b/giu,
    () => 'office',
  ],
  // A band whose members are named has no others.
  [
    new RegExp(
      `\\b(?:an? |the )?(?:[\\p{L}-]+ )?(?:band|trio|quartet|duo|ensemble|group)(?: (?:made up|consisting|made))? (?:with|of) (?=(?:an? )?(?:[\\p{L}-]+ )?${PLAYERS}(?: playing (?:the )?\\p{L}+)?(?:,| and|, and) an? (?:[\\p{L}-]+ )?${PLAYERS}\\b)`,
      'giu',
    ),
    () => '',
  ],
  // "Three cars, the one on the left is blue": what it is like comes before where it is.
  [
    new RegExp(`${BEFORE}(?:the )?one ${AT_SIDE} is (\\p{L}+)(?=\\s*(?:[,.;]|$))`, 'giu'),
    (_, side, look) => `one is ${look} and ${side}`,
  ],
  [
    new RegExp(
      `${BEFORE}(?:the )?one ${AT_SIDE} wears ((?:[\\p{L}-]+ ){1,3}?[\\p{L}-]+)(?=\\s*(?:[,.;]|$))`,
      'giu',
    ),
    (_, side, worn) => `one wears ${worn} and is ${side}`,
  ],
  // "The one in the yellow jersey leads": who of them it is.
  [
    new RegExp(
      `${BEFORE}the one (?:in|with|wearing) (?:the |an? )?((?:[\\p{L}-]+ ){0,2}(?:jersey|shirt|t-shirt|dress|hat|cap|scarf|coat|jacket|sweater|helmet|vest|suit|tracksuit))\\b`,
      'giu',
    ),
    (_, worn) => `one in ${worn}`,
  ],
  [
    new RegExp(`${BEFORE}the one in (\\p{L}+) (?=(?!is\\b)\\p{L}+s\\b)`, 'giu'),
    (_, colour) => `one wears ${colour}, `,
  ],
  // A balloon that escapes rises past the others.
  [
    /\b(?:an?|one|1) ((?:[\p{L}-]+ )?balloon) (?:escap|break|slip|fl[iy]|float|drift|com|ris|get)\p{L}*(?: (?:away|free|off|loose|up|out))* (?:from|of) (?:the|an?|its|his|her) (?:big |large |colou?rful )?bunch(?: of (?:colou?rful )?balloons)?\b/giu,
    (_, balloon) => `one ${balloon} rises by balloon-bunch`,
  ],
  [
    /\b(?:an?|the) (?:big |large |colou?rful )?bunch of (?:colou?rful )?balloons(?:,| and|, and|;| where|, but| but) (?:only )?(?:a single one|one)(?: of them)? (?:escap|break|slip|fl[iy]|float|drift|ris|get)\p{L}*(?: (?:away|free|off|loose|up|out))*/giu,
    () => 'one balloon rises by balloon-bunch',
  ],
  [new RegExp(`${BEFORE}(?:only )?(?:one|1) of (?:them|the \\p{L}+)\\b`, 'giu'), () => 'one'],
  [
    new RegExp(
      `${BEFORE}the (?:(?:smallest|youngest|littlest|tiniest|biggest|largest|tallest|oldest) (?:one )?|(?:last|first|third|little) one )(?:of them )?(?=(?:is|looks|seems|has|starts|\\p{L}{2,}(?:[^s]s))\\b)`,
      'giu',
    ),
    () => 'one ',
  ],
  [
    new RegExp(
      `${BEFORE}(?:everyone|everybody|all of them|they all|each of them)(?: around (?:them|him|her|it))? (\\p{L}+)\\b`,
      'giu',
    ),
    (_, verb) => `they ${plural(verb ?? '')}`,
  ],
  // What falls is no waterfall.
  [
    /(?<!\b(?:niagara|victoria|iguazu|angel|water|the) )\bfalls(?= (?:off|from|out of|down|onto|to the)\b)/giu,
    () => 'tumbles',
  ],
  // Out of it comes a chick, which shows the egg as well, and no cook.
  [
    /\b(?:an? |the |one |one of (?:the|its|her) |the last )?eggs? (?:cracks?|breaks?|cracking|splits?)(?: open)?(?:,| and|, and) (?=(?:an? |the |its )?(?:\p{L}+ )?\p{L}+ (?:hatch|emerge|com|pop|peek|crawl)\p{L}*)((?:an? |the |its )?(?:\p{L}+ )?\p{L}+) \p{L}+(?: out)?\b/giu,
    (_, who) => `${who} hatches`,
  ],
];
