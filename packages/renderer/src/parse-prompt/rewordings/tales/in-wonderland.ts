import type { Rewording } from '../../rewording.ts';

const LAMP =
  "(?:an? |the |his |her |its |this )?(?:(?:old|magic|magical|golden|gold|brass|bronze|rusty|dusty|ancient|antique|shiny|genie['\u2019]?s?|oil|aladdin['\u2019]s) ){0,3}(?:oil )?lamp";
const GENIE = '\\b(?:genies?|djinns?|jinn|aladdin)\\b';
const BACK = '(?:back|shell|shoulders|head)';
const WORLD =
  '(?:(?:tiny|small|little|whole|entire|miniature|medieval|busy|sleepy|old|fishing|glowing) ){0,2}';
const ROOM =
  '(?:ballroom|hall|great hall|throne room|dining hall|banquet hall|library|kitchen|bedroom|attic|cellar|basement|dungeon|courtyard|garden|corridor|tower room|greenhouse|staircase)';
const HOUSE =
  '(?:castle|palace|mansion|manor|house|villa|hotel|fortress|ch[aâ]teau|school|monastery|cottage|farmhouse)';
const RIDERS =
  '((?:an?|the|two|three|four|five|his|her|their) (?:(?!over\\b|across\\b|through\\b|to\\b|above\\b|past\\b|into\\b)[\\p{L}-]+ ){1,5}?)';
const FLYING_CARPET =
  '((?:an?|the) (?:(?:red|old|blue|purple|golden|persian) )?(?:flying|magic) (?:carpet|rug))';

/** The colour of what runs out. */
const DRINKS: readonly (readonly [RegExp, string])[] = [
  [/milk|cream/iu, 'white '],
  [/juice/iu, 'orange '],
  [/wine|tomato|blood/iu, 'red '],
  [/ink|paint/iu, 'blue '],
  [/lemonade/iu, 'yellow '],
];
const TIPS =
  '(?:(?:slowly|suddenly) )?(?:(?:tips|falls|topples|tumbles|tipping|falling|toppling)(?: over)?|(?:is|gets|being) (?:knocked|tipped|pushed|bumped) over|(?:is |gets )?spill(?:s|ed|ing)?(?: over)?|overturns)(?: and (?:spills|pours|flows|runs|leaks)(?: (?:out|over|everywhere))?)?';

/** Wonders, in words that say where everything is. */
export const IN_WONDERLAND: readonly Rewording[] = [
  // A lamp near a genie is his home, and no lantern.
  [
    new RegExp(`\\b${LAMP}\\b(?<=${GENIE}.{0,120})|\\b${LAMP}\\b(?=.{0,120}${GENIE})`, 'giu'),
    () => 'genie lamp',
  ],
  [
    /\b(?:an?|the) (?:old |golden |dusty )?(?:magic|genie['’]?s?) (?:oil )?lamp\b/giu,
    () => 'genie lamp',
  ],
  [
    /(?<=\brub(?:s|bing)? )(?:an?|the|his|her) (?:(?:old|magic|golden|brass|dusty) )*(?:oil )?lamp\b/giu,
    () => 'genie lamp',
  ],
  // Who appears in front of somebody does not hide them.
  [
    /(?<=\b(?:appear|ris|emerg|com|burst|jump|pop|stand|float|turn|land|transform)\p{L}* [^.;]{0,60})\bin front of (?=(?:an?|the|two|three|four|his|her) (?:(?!huge|giant|giant|tall)[\p{L}-]+ )?(?:boys?|girls?|child|children|kids?|m[ae]n|wom[ae]n|sailors?|fishermen|fisherman|knights?|princes?|princess|king|queen|crowd|farmer|family|audience|travell?er|hiker|couple)\b)/giu,
    () => 'beside ',
  ],
  [
    /\b(?:greek|roman|phoenician|trojan|egyptian|byzantine) (?:war ?)?(?:ship|galley|boat)(s?)\b/giu,
    (_, many) => `longship${many ?? ''}`,
  ],
  // "Is pulled through the gate by soldiers": by whom is told first.
  [
    /(?<=\b(?:is|are|being) \p{L}+(?:ed|en|wn) )((?:through|over|across|along|down|up|into|out of|past|around|to|towards) (?:an?|the|its|his|her) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (by (?:an?|the|two|three|four|five|six|several|his|her|some)?(?: ?[\p{L}-]+){1,2}?)(?=\s*(?:[,.;]|$| (?:in|at|on|under|while|as|with|during)\b))/giu,
    (_, way, whom) => `${whom} ${way}`,
  ],
  // Who is carried through the air by a carpet sits on it.
  [
    new RegExp(
      `\\b${FLYING_CARPET} (?:carries|carrying|takes|taking|lifts|brings) ${RIDERS}(?=over|across|through|to|above|past|into)`,
      'giu',
    ),
    (_, carpet, riders) => `${riders}fly on ${carpet} `,
  ],
  // A town on somebody's back is made of houses that stand there.
  [
    new RegExp(
      `\\b(?:carr(?:ies|ying|y)|with|that has|bears|bearing) (?:an? |the |its )?${WORLD}(town|village|city|castle|forest|island|garden|house|lighthouse|temple|tree|palace)s? (?:up)?on (?:its|his|her|their) (?:huge |giant |broad |mossy )?${BACK}\\b`,
      'giu',
    ),
    (_, what) =>
      `carrying ${/town|village|city/iu.test(what ?? '') ? 'houses' : /forest/iu.test(what ?? '') ? 'trees' : `a ${what}`}`,
  ],
  // A pool among trees or rocks is a pond.
  [
    /\b(?:(?:forest|woodland|jungle|rock|mountain|enchanted|magic|moonlit|natural|hidden|still|clear|deep) )+pool\b(?! (?:table|party|side|bar|boy|ball|float|noodle|lane)\b)(?<!\bwaterfalls?\b.{0,80})/giu,
    () => 'forest pond',
  ],
  // Characters that leave a page, and no mail.
  [
    /\b(?:the |some |golden |glowing |magic |magical |shining )*(?:letters|words) (?:are )?(?:\p{L}+ly )?(?:fl(?:y|ies|ying)|ris(?:e|ing)|float(?:ing)?|jump(?:ing)?|danc(?:e|ing)|escap(?:e|ing)|swirl(?:ing)?|tumbl(?:e|ing)|drift(?:ing)?|pour(?:ing)?|fall(?:ing)?|climb(?:ing)?|leap(?:ing)?|com(?:e|ing))\b(?=[^.;]{0,40}\b(?:pages?|book|typewriter|out|off)\b)/giu,
    () => 'lettres rise',
  ],
  [
    /(?<=\blettres rise +[^.;]{0,12}?)\b(?:off|out of|from) (?:the|its|his|her)(?: open| old)? (?:pages?|paper)\b/giu,
    () => 'up',
  ],
  [
    /(?<=\bsea god\b[^.;]{0,60}) (?:with|holding|raising) (?:an?|his|the) (?:[\p{L}-]+ )?trident\b/giu,
    () => '',
  ],
  [
    /(?<=\bsea god +(?:\p{L}+ ){1,2}(?:out of|from|above|over|in) )the (?:\p{L}+ )?waves\b/giu,
    () => 'sea',
  ],
  // She belongs to the box.
  [
    /\b(?:an?|the|its|her)(?: [\p{L}-]+)? (?:ballerina|dancer)(?: figurine| doll)? (?:turn|spin|danc|twirl|pirouett|rotat)(?:es?|s|ing)(?: slowly)? (?:on|in|inside|on top of|out of) (?=(?:an?|the|her|his|its) (?:[\p{L}-]+ ){0,2}music ?box)/giu,
    () => '',
  ],
  [
    /(\bmusic ?box)(?: (?:slowly )?(?:opens|opening|plays|playing))?,? (?:and|with|where|while|in which)(?: (?:an?|the|its))(?: [\p{L}-]+)? (?:ballerina|dancer)(?: (?:slowly )?(?:turn|spin|danc|twirl|pirouett|rotat)(?:es?|s|ing)?)?(?: inside| on (?:top|it))?/giu,
    (_, box) => box ?? '',
  ],
  // What fell over lies in what ran out of it.
  [
    new RegExp(
      `\\b(glass|cup|mug)(?: full)? of ((?:[\\p{L}]+ )?(?:milk|water|juice|coffee|tea|wine|ink|paint|lemonade|cola|cocoa|chocolate)) ${TIPS}(?: by(?= )| (?:all )?(?:across|over|onto|along)(?= (?:an?|the|his|her) ))?`,
      'giu',
    ),
    (found, vessel, drink) => {
      const colour = DRINKS.find(([words]) => words.test(drink ?? ''))?.[1] ?? '';
      const beside = / by$/iu.test(found)
        ? ' at'
        : / (?:across|over|onto|along)$/iu.test(found)
          ? ' on'
          : '';
      return `${colour}spilt ${/glass/iu.test(vessel ?? '') ? 'glass' : 'cup'}${beside}`;
    },
  ],
  // What is poured into a cup is seen in it.
  [
    /(?<=\b(?:teapot|kettle|coffee ?pot|jug|pitcher|carafe)s? (?:magically |slowly )?pour(?:s|ing)?) (?:some |hot |fresh |green )*(?:tea|coffee|water|cocoa|hot chocolate)(?: by itself| on its own| all by itself)?(?= into (?:an?|the|two|three|four|his|her)\b)/giu,
    () => '',
  ],
  // What stands at the edge of a table is on it.
  [
    /\b(?:on|at|near|close to|towards?|to|over|by) the (?:very |far |front )?(?:edge|end|corner|middle|centre|center) of (?=(?:an?|the|his|her|my|our) (?:[\p{L}-]+ ){0,2}(?:table|desk|workbench|counter|bar|nightstand)\b)/giu,
    () => 'on ',
  ],
  [
    /(?<=\b(?:spill|pour|flow|run|spread|roll|scatter|slid|skitter|danc|walk|march|crawl|run|hop|tip)\p{L}* (?:over |all |out |and \p{L}+ )?)(?:all )?(?:across|over|along|down|onto)(?= (?:an?|the|his|her|my|our) (?:[\p{L}-]+ ){0,2}(?:table|desk|workbench|counter)(?:top)?\b(?! leg))/giu,
    () => 'on',
  ],
  // The house around a room is not seen from there.
  [
    new RegExp(
      `(?<=\\b(?:in|inside|into|through|across|of|around|along) (?:an?|the|its|his|her|their) (?:[\\p{L}-]+ ){0,2}${ROOM}) (?:of|in|inside) (?:an?|the|his|her|their|its) (?:[\\p{L}-]+ ){0,2}${HOUSE}\\b(?! (?:of|on|in|by|with)\\b)`,
      'giu',
    ),
    () => '',
  ],
];
