import type { Rewording } from '../../rewording.ts';

const WILD =
  '(?:jungle|rain ?forest|forest|woods|woodland|caves?|cavern|grotto|canyon|gorge|swamp)';
const PERSON =
  '(?:boy|girl|man|woman|child|kid|tourist|lady|toddler|teenager|couple|fisherman|sailor)s?';
const GULL = '(?:an?|the|one|two|three|some) (?:[\\p{L}-]+ )?(?:sea)?(?:gull|magpie|crow|raven)s?';
const STEAL = '(?:steal|snatch|grab|swip|pinch|nick|pilfer|filch|tak)(?:b?ing|e?s)';
const SNACK =
  '(?:french fries|fries|chips|sandwich|ice cream(?: cone)?|hot ?dog|sausage|burger|hamburger|cookie|doughnut|donut|pretzel|pizza|fish|bread|croissant)';
const GROUND =
  '(?:pavement|sidewalk|ground|street|road|driveway|playground|asphalt|footpath|path|schoolyard|courtyard|square|tarmac)';
const CHALKED = '(sun|heart|flower|house|rainbow|star)s?';
const SHOP =
  '(?:(?:toy|sweets?|candy|pastry|cake|pet|book|flower|chocolate|antique|clothes|jewellery|jewelry|shoe|music|hat) ?(?:shop|store)|shop|store|bakery|patisserie|boutique|bookstore|toyshop|florist|department store)';
const SHOWN = '(?:seal|sea lion|dolphin|orca|walrus|killer whale|penguin)s?';
const TRAINER = '(?:trainer|keeper|handler|coach|tamer)';
const SHOW_PLACE = '(?:aquarium|zoo|circus|beach|stage|pool|show|ring|arena|marine park)';

const kneels = (form: string | undefined) => `kneel${form ?? ''}`;

/** What people do in streets, at shows and on walls, and where water is that is called a pool. */
export const IN_PUBLIC_PLACES: readonly Rewording[] = [
  // Nobody has built a pool there.
  [
    new RegExp(
      `(?<!\\b(?:swimming|infinity|hotel|indoor|motor|car|tide|rock) )\\bpool(s)?\\b(?! (?:table|party|deck|bar|chair|noodle|side))(?<=\\b${WILD}\\b[^.;]{0,80})`,
      'giu',
    ),
    (_, many) => `pond${many ?? ''}`,
  ],
  [
    new RegExp(
      `\\bpool(s)?(?= (?:deep )?(?:in|inside) (?:an?|the) (?:[\\p{L}-]+ )?${WILD}\\b)`,
      'giu',
    ),
    (_, many) => `pond${many ?? ''}`,
  ],
  // The water that the view goes to is in the place.
  [
    new RegExp(
      `\\b(?:in|of|through) (?:an?|the) ((?:[\\p{L}-]+ )?${WILD})\\b([^.;]{0,60}?\\b(?:tilts?|pans?|moves?|glides?|sinks?)(?:ing)? (?:slowly )?(?:down|over|across)?) ?to (?:an?|the) (?:[\\p{L}-]+ )?(pond|stream|river|lake)\\b`,
      'giu',
    ),
    (_, wild, between, water) => `at a ${wild} ${water}${between}`,
  ],
  // Who shares them wears them.
  [
    /\bshar(?:e|(es)|(ing)) (?=(?:an? pair of |the |their |one )?(?:[\p{L}-]+ )?(?:headphones|earphones|earbuds|headset)\b)/giu,
    (_, third, going) => `wear${third === undefined ? (going ?? '') : 's'} `,
  ],
  // What is drawn with chalk lies on the ground before who kneels.
  [
    new RegExp(
      `\\b(?:draw|sketch|chalk)(s|ing)? (?:(?:an?|the|some) )?(?:[\\p{L}-]+ ){0,2}?${CHALKED} (?:(?:with|in|using) (?:[\\p{L}-]+ )?chalks? )?(on|onto) the (${GROUND})(?: (?:with|in|using) (?:[\\p{L}-]+ )?chalks?)?\\b`,
      'giu',
    ),
    (_, form, what, __, where) =>
      `${kneels(form)} at a chalk-${what?.toLowerCase()} on the ${where}`,
  ],
  // Swimmers leave it for the pool of a hall.
  [
    /\b(?:off|from) (?:the|an?|his|her|their) (?:starting|start) (?:blocks?|platforms?|podiums?)(?: into (?:the|an?) (?:swimming )?(?:pool|water))?\b(?<=\b(?:div|leap|jump|plung)\p{L}* [^.;]{0,60})/giu,
    () => 'into the indoor pool',
  ],
  // Who trains an animal stands beside it and not on it.
  [
    new RegExp(
      `,? (?:next to|beside|by|near|with|alongside) (?:its|his|her|the|a|their) (?:[\\p{L}-]+ )?${TRAINER}\\b(?<=\\b${SHOWN}\\b[^.;]{0,80})(.{0,60})$`,
      'giu',
    ),
    (_, rest = '') =>
      `, a trainer stands beside it${new RegExp(SHOW_PLACE, 'iu').test(rest) ? '' : ' at the pool'}${rest}`,
  ],
  // It is in a hand, and the bird comes for it.
  [
    new RegExp(
      `\\b(${GULL}) ${STEAL} (?:an?|the|some|his|her)? ?(${SNACK}) (?:from|off|out of) (?:the hands? of )?((?:an?|the) (?:[\\p{L}-]+ )?${PERSON})(?:['’]s? (?:hands?|fingers))?(?! head| plate)`,
      'giu',
    ),
    (_, bird, snack, whose) => {
      const food = /^(?:fries|chips)$/iu.test(snack ?? '') ? 'french fries' : `a ${snack}`;
      return `${whose} holding ${food}, ${bird} flying towards the ${food.replace(/^a /u, '')},`;
    },
  ],
  [/\b(?:seaside|seafront|beach|coastal|ocean) (?:promenade|esplanade|prom)\b/giu, () => 'quay'],
  // Who looks into a shop window stands before the shop.
  [
    new RegExp(
      `\\b(?:(?:look|star|peer|gaz|peek|glanc)(?:s|es|e|ing)|press(?:es|ing) (?:his|her|their|its) (?:nose|face|hands)(?:es|s)?) (?:longingly |curiously )?(?:into|in at|in|through|at|against|to) (?:an?|the) (?:[\\p{L}-]+ )??(${SHOP})(?:['’]s)?[- ](?:window|display)s?\\b`,
      'giu',
    ),
    (_, shop) => `standing in front of a ${shop}`,
  ],
  // One stands on the wall of a castle, behind its battlements.
  [
    /\bon(?: top of)? (?:an?|the) (?:[\p{L}-]+ )?(?:(?:castle|fortress|fort|citadel)(?:['’]s)? (?:walls?|battlements|ramparts?|parapet)|(?:battlements|ramparts?|walls?|parapet) of (?:an?|the) (?:[\p{L}-]+ )?(?:castle|fortress|fort|citadel))\b/giu,
    () => 'on a castle-wall',
  ],
];
