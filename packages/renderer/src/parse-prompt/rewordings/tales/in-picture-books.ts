import type { Rewording } from '../../rewording.ts';

const BICYCLE = '(?:bikes?|bicycles?|tricycles?)';
const CHEST = '(?:old|wooden|dusty|antique|leather|forgotten|big|huge|heavy|large|open|locked)';

/** Words that mean something else in stories for children than in shops and newspapers. */
export const IN_PICTURE_BOOKS: readonly Rewording[] = [
  // What is kept under a roof, and not what swimmers wear.
  [
    new RegExp(
      `\\btrunks\\b(?<=\\b(?:attic|loft|cellar|basement|storeroom)\\b[^.;]{0,60}|\\b${CHEST} trunks)(?! of)(?<!\\b(?:tree|palm|elephant|swim(?:ming)?)s? trunks)(?<!\\b(?:trees?|elephants?)\\b[^.;]{0,60})`,
      'giu',
    ),
    () => 'steamer trunks',
  ],
  // Who takes something out of where it was has it in the paws or the hands.
  [
    /\b(?:sneak|pull|fish|pinch|swip|snatch|lift)(?:p?ing|(e?s)|ed) (?=(?:an?|the|some|another) (?:\p{L}+ ){1,3}out of (?:an?|the|his|her|its) (?:\p{L}+ ){0,2}(?:bins?|cans?|jars?|box|basket|bag|sack|fridge|pocket|oven|bowl|cart|drawer|hat)\b)/giu,
    (_, form) => (form === undefined ? 'taking ' : 'takes '),
  ],
  // Who teaches somebody to ride keeps the bicycle upright from behind.
  [
    new RegExp(
      `\\b(?:teach|show|help)(?:s|es|ing) ((?:an?|the|his|her|their) (?:\\p{L}+ )?(?!how\\b)\\p{L}+) (?:how )?(?:to )?rid(?:e|ing) ((?:an?|the|his|her|their) (?:\\p{L}+ )?${BICYCLE})\\b`,
      'giu',
    ),
    (_, whom, bicycle) => `pushes ${whom} riding ${bicycle}`,
  ],
  [
    new RegExp(
      `,? (?:and |while )?(?:(?:he|she|dad|mom|grandpa|grandma|holding) )?(?:holds |holding )?(?:on to )?(?:the|its|her|his) (?:bike |bicycle )?(?:saddle|seat)\\b(?: from behind)?(?<=\\bpush\\w+ [^;]{0,60}${BICYCLE}\\b[^;]{0,80})`,
      'giu',
    ),
    () => '',
  ],
  // Who holds the saddle of a bicycle holds the bicycle, as those do who teach others to ride it.
  [
    new RegExp(
      `\\b(?:the|its|her|his|their) (?:bike |bicycle )?saddle\\b(?<=\\b${BICYCLE}\\b[^;]{0,80})`,
      'giu',
    ),
    () => 'the bicycle',
  ],
  [
    new RegExp(`\\b(?:saddle|seat) of (?=(?:his|her|the|an?|their) ${BICYCLE}\\b)`, 'giu'),
    () => '',
  ],
  // A mill in the country has sails.
  [
    /(?<!\b(?:water|saw|paper|steel|wind|pepper|salt|coffee|cotton|textile|lumber|spice)[- ]?)(?:\b(?:wheat|grain|corn|flour|miller['’]s) )?\bmill(s?)\b(?! (?:wheel|about|around|building|town|stone|pond|race))(?=.{0,80}\b(?:wind|sails|hills?|fields?|wheat|miller|storm|meadow|valley|country|countryside)\b|(?<=\b(?:wheat|grain|corn|flour|miller['’]s|wind|windy|sails|hills?|fields?|miller|storm|meadow|valley|country|countryside)\b.{0,80}))/giu,
    (_, many) => `windmill${many ?? ''}`,
  ],
  [
    /(?<!\b(?:water|saw|paper|steel|wind|pepper|salt|coffee|cotton)[- ]?)\bmill(s?)\b(?= (?:by|on|at|beside|near|over|along) (?:an?|the) (?:\p{L}+ )?(?:river|stream|brook|creek|weir)\b)/giu,
    (_, many) => `watermill${many ?? ''}`,
  ],
  [/\blong[- ]neck(?:ed)? dino(?:saur)?(s?)\b/giu, (_, many) => `sauropod${many ?? ''}`],
  [
    /(?<!\bbar[- ]?)\bstool(s?)\b(?=(?: \p{L}+){0,4} (?:at|in|of|along) (?:an?|the) (?:\p{L}+ )?(?:bar|pub|saloon|diner|counter)\b)/giu,
    (_, many) => `bar stool${many ?? ''}`,
  ],
  // A pot over a fire is none for flowers.
  [
    /(?<!\b(?:flower|tea|coffee|cooking|soup|stew|honey|paint)[- ]?)\bpot(s?)\b(?=,? (?:is |are |that is )?(?:gently |slowly )?(?:steam|boil|bubbl|simmer)(?:s|ing|e?s)\b)/giu,
    (_, many) => `cooking pot${many ?? ''}`,
  ],
  [
    /\bstir(?:s|ring)? (an?|the|his|her|their) (?:(?:big|huge|large|iron|copper|black|giant) ){0,2}pot\b(?! of)/giu,
    (found) => found.replace(/pot$/u, 'cooking pot'),
  ],
  // After a storm there is none.
  [
    /,? ?\b(?:just |right |shortly )?after (?:the |a )?(?:thunder|rain)?storm\b(?=.{0,100}\b(?:rainbow|sunshine|sun|clear|calm)\b|(?<=\b(?:rainbow|sunshine|sun|clear|calm)\b.{0,100}))/giu,
    () => '',
  ],
  // Who has gone grey is old.
  [
    /\b(?:gr[ae]y|white|silver)[- ]haired (?=(?:couple|pair|man|woman|lady|gentleman|grandparents?|men|women|ladies|husband|wife)\b)/giu,
    () => 'elderly ',
  ],
  // What is beside a vessel is not in it.
  [
    /(?<=\b(?:bottle|glass|cup|mug|jar|vase|bowl|plate|teapot|can|box|pot|jug|tin|basket)s?\b[^.;,]{0,40}) with (?=(?:an?|one|two|three|some|the) (?:[\p{L}-]+ ){1,5}(?:beside|next to|near|behind|in front of|alongside) (?:it|them)\b)/giu,
    () => ', ',
  ],
  // Who jumps into a puddle lands on the feet, however deep the mud.
  [
    /\b(?:jump|leap|hop|stomp)(s|ing)? (?:in|into|onto) (?:an?|the|one|some) (?:(?:muddy|mud|big|brown|deep|small|huge|little|large|dirty|giant|rain) ){1,3}puddle(s?)\b/giu,
    (_, form, many) => `jump${form ?? ''} in ${many === 's' ? '' : 'a '}puddle${many ?? ''}`,
  ],
  // Both ways to say that two things hold what hangs between them.
  [/\bstrung (?=(?:up )?between\b)/giu, () => 'hanging '],
];
