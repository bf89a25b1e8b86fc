import type { Rewording } from '../../rewording.ts';
import { COLOUR_WORDS } from '../../words/colours.ts';

/** Teal and orange are how a film is graded. */
const COLOURS = Object.keys(COLOUR_WORDS)
  .filter((name) => !name.includes('-') && name !== 'teal')
  .join('|');
/** What is a fruit, a flower or a spice alone is a colour beside another one. */
const ALSO_COLOURS: Readonly<Record<string, string>> = {
  orange: 'amber',
  violet: 'lilac',
  rose: 'pink',
  lemon: 'yellow',
  cherry: 'red',
};
const ALSO_COLOUR = Object.keys(ALSO_COLOURS).join('|');
const asColour = (word: string | undefined): string =>
  ALSO_COLOURS[word?.toLowerCase() ?? ''] ?? word ?? '';

const PLAYERS: Readonly<Record<string, string>> = {
  cello: 'cellist',
  trumpet: 'trumpeter',
  violin: 'violinist',
  flute: 'flutist',
};
const CONDUCTED = String.raw`\b(?:conductors?|maestro)\b[^.;]{0,120}`;
const BARRED =
  '(?:gate|fence|wall|hedge|railing|stable door|half[- ]door|counter|paling|picket fence)';
const SHOPS = 'shoppers?|supermarket|groceries|grocery|customers?|aisles?|checkout';

/** Words whose sense is told by who or what else is in their sentence. */
export const BY_COMPANY: readonly Rewording[] = [
  // "With a barn behind it": where it is, not that somebody has it.
  [
    /(?<!^) (?:and )?with ((?:an?|the|his|her|its|their|one|two|three|four|some|several|many) (?:(?!and\b|with\b|in\b|on\b|of\b)[\p{L}-]+ ){1,3})(?=(?:(?:right|directly|just) )?(?:behind|below|above|in front of) (?:it|him|her|them)\b)/giu,
    (_, what) => `, ${what?.replace(/\b(?:rising|shining|glowing|looming) $/iu, '')}`,
  ],
  // Who jousts has a lance.
  [/(?<=\bjoust(?:s|ing)? )on (?:horseback|horses)\b(?! with)/giu, () => 'on horses with lances'],
  // Birds that nest somewhere are in the nest there.
  [
    /(?<=\b(?:storks?|eagles?|ospreys?|swallows?|pigeons|doves|seagulls|birds|owls|crows|ravens|herons) )nest(?:s|ing)?(?= (?:on|atop|on top of|in|under) (?:an?|the) )/giu,
    () => 'in nest',
  ],
  // Whose it is stands after the comma: "its owner, a boy, waits".
  [
    /\b(?:its|his|her|their) (?:owner|master|rider|handler|trainer|keeper), (?=an? (?:[\p{L}-]+ ){0,2}(?:boy|girl|man|woman|child|lady|farmer)\b)/giu,
    () => '',
  ],
  // Those of a supermarket run on no rails.
  [
    new RegExp(String.raw`\btrolley(s?)\b(?<=\b(?:${SHOPS})\b.{0,120})(?! (?:bus|car))`, 'giu'),
    (_, many) => `shopping cart${many ?? ''}`,
  ],
  [
    new RegExp(String.raw`\btrolley(s?)\b(?=.{0,120}\b(?:${SHOPS})\b)(?! (?:bus|car))`, 'giu'),
    (_, many) => `shopping cart${many ?? ''}`,
  ],
  // What is stirred holds food and no flowers.
  [
    /\b(stir(?:s|ring)?|(?:tast|cook|ladl)(?:es?|s|ing) (?:(?:soup|stew|food|something) )?(?:from|in|out of)) (an?|the|his|her|its|their) ((?:(?!flower|tea|coffee|paint)[\p{L}-]+ ){0,2})pot\b/giu,
    (_, verb, one, look) => `${verb} ${one} ${look ?? ''}saucepan`,
  ],
  // "Aurora no, just a cold night."
  [/(?<=[,.;] |^)([\p{L}-]{3,20}) no(?=,? (?:just|only)\b|[,.;])/giu, (_, what) => `no ${what}`],
  // Who looks over something at somebody stands behind it.
  [
    new RegExp(
      String.raw`\b(?:look|peer|gaz|star|watch|lean)(?:e?s|e|ing)?(?: out)? over ((?:an?|the|its|his|her|their) (?:[\p{L}-]+ ){0,2}${BARRED}) (?:at|towards?|to) (?=\p{L})`,
      'giu',
    ),
    (_, bars) => `behind ${bars} sees `,
  ],
  // A title without a verb: "Family picnic on a blanket, …".
  [
    /^(?:an? |the )?family picnic (?=(?:on|in|at|by|under|near|beside)\b)/giu,
    () => 'family picnics ',
  ],
  // All those whom one conducts are an orchestra.
  [
    /,? (?:with |and )?(?:(?:the )?(?:cello|trumpet|violin|flute|horn|drum|harp|string|clarinet|tuba)s(?:, | and |, and )){1,4}(?:the )?(?:cello|trumpet|violin|flute|horn|drum|harp|string|clarinet|tuba)s (?:behind|before|in front of|around) (?:him|her)\b(?<=\b(?:conductor|maestro)\b[^.;]{0,120})/giu,
    () => ' before an orchestra',
  ],
  // Before a conductor instruments are in somebody's hands.
  [
    new RegExp(`\\b(cello|trumpet|violin|flute)s\\b(?<=${CONDUCTED})`, 'giu'),
    (_, instrument) => `${PLAYERS[instrument?.toLowerCase() ?? ''] ?? 'violinist'}s`,
  ],
  // The pole of a barber hangs on the wall.
  [
    /,? (?:with |and )?(?:an?|the) (?:(?:red|white|blue|classic|old|striped|spinning|rotating) )*(?:barber['’]?s? )?pole (?:by|beside|near|next to|at|outside|in front of) (?:the|its) (?:door|entrance|window|shop)\b(?<=\bbarber.{0,160})/giu,
    () => '',
  ],
  // Whoever it is, the desk makes the DJ: "skeleton DJ at the turntables".
  [
    /\b((?!(?:an?|the|our|your|live|guest|top|male|female|young|old|famous|local|cool|house|techno|wedding|club|star|party|resident)\b)(?:skeleton|zombie|vampire|witch|robot|alien|mummy|pumpkin|panda|bear|cat|dog|fox|monkey|gorilla|rabbit|bunny|penguin|owl|frog|sloth|raccoon|lion|tiger|elephant|koala|llama|pig|duck|hamster|mouse|unicorn|astronaut|santa|grandma|granny|grandpa)) dj\b(?:,? (?:at|behind|on|with|mixing (?:at|on)|spinning(?: at| on)?) (?:the|his|her|its|an?|two) (?:turntables?|decks?|mixer|dj desk|dj booth|records))?/giu,
    (_, who) => `${who} at dj desk`,
  ],
  // Whoever jumped from a plane hangs from what slows them down.
  [
    /\b(?:parachutist|(?:sky ?diver|parachuter)(?= (?:is )?(?:(?:slowly|gently|softly|safely) )?(?:float|glid|drift|descend|land|hang|under|beneath)))(s?)(?: (?:is |are )?(?:(?:slowly|gently|softly|safely) )?(?:float|glid|drift|descend|com|sail)(?:es|e|s|ing)?(?: (?:slowly|gently|softly|safely))?(?: down)?)?(?: (?:under|beneath|with|by|on) (?:an?|the|his|her) (?:[\p{L}-]+ ){0,2}(?:parachute|chute|canopy))?/giu,
    (_, many) => `parachute${many ?? ''} flying`,
  ],
  // "Orange and black" is in no bowl of fruit.
  [
    new RegExp(
      String.raw`\b(${ALSO_COLOUR})(?=(?:,| and| or| &) (?:${COLOURS})(?:\s*[,.;]|$))`,
      'giu',
    ),
    (_, word) => asColour(word),
  ],
  [
    new RegExp(
      String.raw`(?<=(?:^|[,.;] )(?:${COLOURS})(?:,| and| or| &) )(${ALSO_COLOUR})(?=\s*[,.;]|$)`,
      'giu',
    ),
    (_, word) => asColour(word),
  ],
  // Old ones for sale are for listening.
  [
    /\brecords\b(?<=(?:\b(?:garage|yard|jumble|rummage|flea|car boot|attic)(?: market| sale)?\b.{0,100}|\b(?:old|vintage|vinyl|used|second-?hand) )records)(?! (?:shop|store))/giu,
    () => 'vinyls',
  ],
  // It trembles, and no drink is in its hand.
  [
    /\bcamera (?:shakes?|shaking|trembl(?:es|ing)|wobbl(?:es|ing)|rattl(?:es|ing))(?: (?:a (?:bit|little)|slightly|gently|lightly|softly|hard))?(?: and (?:rises?|rising|tilts? up|lifts?|drifts?))?/giu,
    () => '',
  ],
];
