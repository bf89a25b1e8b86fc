import type { Rewording } from '../../rewording.ts';

const OF_EGYPT =
  '\\b(?:pyramids?|sphinx|obelisks?|pharaohs?|ancient egypt(?:ian)?|nile|temple of karnak)\\b';
const LABOUR = '(?:workers|laborers|labourers|builders|workmen|stone ?masons|craftsmen)';
const OF_LONG_AGO = '(?:ice[- ]age|stone[- ]age|prehistoric|paleolithic|palaeolithic|neolithic)';
const GREAT =
  '(?:huge|big|large|giant|enormous|massive|tall|great|small|little|gold|golden|shiny|magic|magical)';
const COINS = '(?:gold |golden |silver |shiny |gold-)*(?:coins|money|dollars|banknotes|cash)';
const PERCHED =
  '(?:crow|raven|bird|sparrow|robin|owl|parrot|pigeon|dove|seagull|gull|magpie|butterfly|mouse|frog|cat|kitten|squirrel|chick|hen|chicken|bluebird|toucan|macaw|hummingbird|ladybug|ladybird|bee|snail|monkey)';

/** What belongs to other times, deserts and things no larger than a coin. */
export const IN_FAR_PLACES: readonly Rewording[] = [
  // The ridge of a dune is sand, and so is what a caravan walks along.
  [
    /\b(?:dune[- ](?:ridge|crest|top|edge)|(?:ridge|crest|edge|spine) of (?:an?|the) (?:[\p{L}-]+ )?dune)(s?)\b/giu,
    (_, many) => (many === 's' ? 'dunes' : 'dune'),
  ],
  [
    /\b(?:along|over|across|on|up) (?:an?|the) (?:\p{L}+ )?(?:ridge|crest)(?<=\b(?:camels?|caravan|bedouins?|nomads?)\b.{0,60})(?! of\b)/giu,
    () => 'in the dunes',
  ],
  // It is a time, and no ice.
  [
    new RegExp(
      `\\b${OF_LONG_AGO} (?:hunters?(?:[- ]gatherers?)?|people|humans|tribe|m[ae]n)\\b`,
      'giu',
    ),
    (found) => (/(?:man|hunter|gatherer)$/iu.test(found) ? 'caveman' : 'cavemen'),
  ],
  [/\b(?:in|during|from) the (?:last |great )?ice[- ]age\b/giu, () => 'in the snow'],
  [/\bice[- ]age (?=\p{L})(?! (?:movie|film|cartoon)\b)/giu, () => ''],
  // Who sits on the hat of somebody sits on the head.
  [
    new RegExp(
      `(?<=\\b${PERCHED}s? (?:(?:is|that is|who is|are) )?(?:(?:sat|sits|sitting|perched|perching|standing|stands|resting|rests|asleep|sleeping) )?(?:up )?)(?:on(?: top of)?|upon|atop) (his|her|its|their) (?:[\\p{L}-]+ )?hat(?:'s brim|s)?\\b`,
      'giu',
    ),
    (_, whose) => `on ${whose} head`,
  ],
  // Those who built them wore no helmets.
  [new RegExp(`\\b${LABOUR}\\b(?=.{0,120}${OF_EGYPT})`, 'giu'), () => 'fellahs'],
  [new RegExp(`\\b${LABOUR}\\b(?<=${OF_EGYPT}.{0,120})`, 'giu'), () => 'fellahs'],
  [
    /\b(?:half|partly|partially|part)[- ](?:built|finished|completed|constructed) (?=pyramids?\b)/giu,
    () => 'unbuilt ',
  ],
  [
    /\bpyramid (?:that is |which is )?(?:(?:still )?(?:under construction|being built|being constructed))\b/giu,
    () => 'unbuilt pyramid',
  ],
  [
    /\b(?:build|construct|erect|rais)(?:s|es|e|ing)? (?:an?|the) (?:(?:great|giant|huge|big|stone|egyptian) )*pyramids?(?! (?:of (?:cards|cups|cans|glasses|bl)|scheme)\b)(?<=\b(?:egypt\p{L}*|workers|fellahs|slaves|pharaohs?)\b.{0,100})/giu,
    () => 'at unbuilt pyramid',
  ],
  // Coins hang in its leaves.
  [
    new RegExp(
      `\\b(?:${GREAT} )*tree (?:(?:that is |which is )?made (?:out )?of|of|full of|covered (?:in|with)|with|bearing|growing|that (?:grows|bears|has)|hung with|whose leaves are|with leaves (?:of|made of)) ${COINS}(?: (?:for|as|instead of) leaves| on (?:it|its branches)| growing on it)?\\b`,
      'giu',
    ),
    () => 'coin tree',
  ],
  [/\bmoney[- ]trees?\b/giu, (found) => (found.endsWith('s') ? 'coin trees' : 'coin tree')],
  [
    /\b(?:gold |golden )?coins (?:growing|grow|hanging|hang) (?:on|from|in) (?:an?|the) (?:\p{L}+ )?tree\b/giu,
    () => 'coin tree',
  ],
  // Through what one looks at it is no thing beside it.
  [
    /(?<!\b(?:oven|stove)\b.{0,80}),? ?\b(?:as )?(?:seen|viewed|filmed|shown|watched) through (?:the|its|an?) (?:glass )?oven (?:door|window|glass)\b/giu,
    () => ' in the oven',
  ],
  [
    /,? ?\b(?:as )?(?:seen|viewed|filmed|shown|watched) through (?:the|its|an?) (?:[\p{L}-]+ )?(?:door|glass|glass window|window) ?(?:of (?:the|an?) oven)?(?<=\b(?:oven|microwave|fridge|washing machine|dryer|dishwasher)\b.{0,80})/giu,
    () => '',
  ],
  // What flies off high above the roofs has left its window behind.
  [
    /(?<=\b(?:plane|airplane|bird|dove|pigeon|swallow|balloon|kite|butterfly|owl|superhero|carpet|drone)s? (?:(?:is |was |gets )?(?:launched|thrown|tossed|released|let go|flying|flies|soaring|soars|floating|floats|gliding|glides) )?)(?:from|out of|through) (?:an?|the) (?:open )?(?:[\p{L}-]+ )?window\b(?=[^.;]{0,40}\bover (?:an?|the) (?:[\p{L}-]+ )?(?:city|town|rooftops|roofs|street|skyline)\b)/giu,
    () => 'flying',
  ],
  [
    /(?<=\b(?:pull|drag|haul|heav|tow)(?:s|es|e|ing)? (?:an?|the|huge|two) (?:[\p{L}-]+ ){1,3})(?:on|with|by|using) (?:the )?(?:long |thick |heavy )?ropes?\b/giu,
    () => '',
  ],
  // Toys know slime, tales know slimes.
  [
    /\b(?:(?:mak|play|stretch|squish|squeez|pok|knead|mix|pull)\p{L}* (?:with )?(?:(?:some|the|her|his|their|homemade|green|pink|blue|purple|sparkly|glitter|fluffy) )*)slime\b/giu,
    (found) => found.replace(/slime/iu, 'goo'),
  ],
];
