import type { Rewording } from '../../rewording.ts';

/** Words between "does" and what is done: some, her daily, twenty one-armed. */
const AS_MANY = '(?:(?!and |or |with |while |to )[\\p{L}\\d-]+ ){0,3}?';
const DOES =
  '(?:do|does|doing|perform|performs|performing|execute|executes|executing|practi[cs]e|practi[cs]es|practi[cs]ing|land|lands|landing|attempt|attempts|attempting)';

/** What is exercised, and the verb for it. */
const EXERCISES: readonly (readonly [nouns: string, verb: string])[] = [
  ['(?:push|press)[- ]?ups?|burpees?', 'pushup'],
  ['sit[- ]?ups?|(?:ab |abdominal |stomach )?crunch(?:es)?', 'situp'],
  ['(?:pull|chin)[- ]?ups?', 'pullup'],
  ['squats|knee bends|lunges', 'kneebend'],
  ['jumping jacks?|star[- ]?jumps?', 'starjump'],
  ['(?:hand|head)[- ]?stands?', 'handstand'],
  ['cartwheels?|handsprings?', 'cartwheel'],
  ['(?:back|front)?[- ]?flips?|somersaults?', 'backflip'],
  ['tai[- ]?chi(?: chuan)?', 'taichi'],
  ['archery', 'aim'],
];

const NOUNS = EXERCISES.map(([nouns]) => nouns).join('|');

/** The verb for what is done in these words. */
function verbFor(found: string): string {
  const done = EXERCISES.find(([nouns]) => new RegExp(`\\b(?:${nouns})$`, 'iu').test(found));
  return done?.[1] ?? '';
}

const DONE: readonly Rewording[] = [
  // Who flips on a board stays on it.
  [
    new RegExp(
      `(?<=\\b(?:skate|snow)boarders?\\b[^,.;]{0,30}|\\bskaters?\\b[^,.;]{0,30}|\\b(?:skate|snow)boards? )${DOES} an? (?:\\p{L}+ )?(?:back|front|kick)?[- ]?flips?\\b`,
      'giu',
    ),
    () => 'do a trick',
  ],
  [
    new RegExp(`\\b${DOES} ${AS_MANY}(?:${NOUNS})\\b`, 'giu'),
    (found) => `${verbFor(found)}${/^\p{L}+ing\b/iu.test(found) ? 'ing' : 's'}`,
  ],
  // "A man is push up", as lists of actions have it.
  [new RegExp(`(?<=\\b(?:is|are) )(?:${NOUNS})\\b(?! (?:a|the|his|her)\\b)`, 'giu'), verbFor],
];

const CLAY = 'pottery|ceramics|(?:clay )?(?:pots?|vases?|bowls?|jugs?)|clay';

/** Pots are shaped on the wheel, whatever it is called. */
const POTTERY: readonly Rewording[] = [
  [
    new RegExp(
      `\\b(?:mak|shap|throw|creat|form|mould|mold|do|spin|craft)(es|s|ing|e)? (?:an? |some |his |her |the )?(?:clay pottery|pottery|ceramics|clay (?:pots?|vases?|bowls?|jugs?)|(?:${CLAY})(?= (?:on|at|with) (?:an? |the |his |her )?(?:spinning |turning |potter['’]?s? |pottery )*wheel\\b))(?: (?:on|at|with) (?:an? |the |his |her )?(?:spinning |turning |potter['’]?s? |pottery )*wheel\\b)?`,
      'giu',
    ),
    (found, form) =>
      `shap${form === 'ing' ? 'ing' : 'es'} clay${/bowl/iu.test(found) ? '-bowl' : ''}`,
  ],
];

/** Lengths of a pool are swum. */
const LAPS: Rewording = [
  /\b(?:swim|swims|swimming|(?:do|does|doing|train|trains|training)(?=.{0,100}\bpool\b|(?<=\bswim.{0,80})))(?: (?:some|his|her|their|the|a few|morning|daily))* (?:laps|lengths)\b/giu,
  (found) => (/ing\b/iu.test(found) ? 'swimming' : 'swims'),
];

const ENDS = '(?=\\s*(?:[,.;(]|$)| (?:in|at|on|by|under|with|during|outside|near)\\b)';

/** "A person is snowman making": the object stands before its verb. */
const TURNED: Rewording = [
  new RegExp(
    `(?<=\\b(?:is|are) )((?!not |now |still |being |doing |busy |[\\p{L}-]+ing |[\\p{L}-]+ly )(?:[\\p{L}-]+ ){0,2}?(?!\\p{L}+(?:ing|ly) )[\\p{L}-]+) (making|playing|eating|cutting|building|painting|drinking|riding|reading|cleaning|washing|throwing|trimming|carving|cooking|baking|sharpening|folding|picking|feeding|snapping|shuffling)\\b${ENDS}`,
    'giu',
  ),
  (_, object, verb) => `${verb} ${object}`,
];

/** What hands and feet do is no thing beside them. */
const OWN_LIMBS: readonly Rewording[] = [
  // One hand is put up to be seen, two are in joy.
  [
    /(?<=\brais(?:e|es|ing) )(?:up )?(?:his|her|its|their) (?:right |left |little |small )?hand\b(?! (?:to|over)\b)/giu,
    () => 'a hand',
  ],
  // Who closes the eyes has nothing in the hands, and who rolls them stays upright.
  [
    /\b(?:clos|shut|roll)(?:es|s|t?(ing)) (?:his|her|their|its|both) (?:[\p{L}-]+ )?(?:eyes|eyelids|mouth|lips|petals)\b/giu,
    (_, ing) => (ing === undefined ? 'blinks' : 'blinking'),
  ],
  [
    /\brais(e|es|ing) (?:up )?(?:his|her|their|both) (?:\p{L}+ )?(?:hands|arms)(?: (?:up|high|in the air))*\b(?! to)/giu,
    (_, form) => `cheer${form === 'ing' ? 'ing' : form === 'es' ? 's' : ''}`,
  ],
  [
    /(?<=\b(?:clap|rais|wav|fold|rub|snapp?|shak|cross|stretch|spread|lift)(?:s|es|ed|ing|e)? (?:up )?)(?:his|her|their|its) (?:\p{L}+ )?(?:hands?|fingers?|arms?|palms?|legs?|feet)\b/giu,
    () => '',
  ],
  [
    /\bhead(?=(?:s|ing) (?:towards?|to|into|for|home|back|off|out|up|down|north|south|east|west)\b)/giu,
    () => 'walk',
  ],
];

const WATER = '(?:(?:the|some|all) )*(?:[\\p{L}-]+ )?(?:water|rain|drops|droplets|raindrops)';
const OWN = '(?:its|his|her|their)';
const COAT = `${OWN} (?:[\\p{L}-]+,? ){0,2}(?:fur|coat|feathers|plumage|wings|mane|body)`;
/** Nothing else is shaken off: no snow, no dust. */
const OF_ALL = '(?=\\s*(?:[,.;]|$)| (?:after|on|in|at|beside|by|near|next|under|outside|with)\\b)';

/** Who is wet shakes the water off. */
const SHAKEN: Rewording = [
  new RegExp(
    `\\bshak(es|ing|e) (?:(?:vigorously|wildly|hard) )?(?:(?:off|out) ${WATER}|${WATER} (?:off|from|out of)(?: ${COAT}| ${OWN} back)?|${COAT}(?: dry| out)?|(?:itself|himself|herself|themselves)(?: (?:off|dry)){0,2}|dry|off${OF_ALL})(?: (?:from|off) ${COAT})?(?! hands)\\b`,
    'giu',
  ),
  (_, form) => `shak${form} dry`,
];

const SAUCES =
  '(?:ketchup|mustard|mayo(?:nnaise)?|sauce|honey|syrup|dressing|lemon juice|chocolate sauce|glue|paint)';

/** What is spread is in its jar beside the bread, and sauces flow. */
const SPREAD: readonly Rewording[] = [
  // What is broken with the hands does not burst.
  [
    /\bbreak(s|ing)? ((?:an? |the |some |his |her |their )?(?:[\p{L}-]+ )?(?:chocolate(?: bar)?|cookies?|bread|biscuits?|crackers?|baguette|stick|twig|pretzel|pencil|waffle))(?: (?:into pieces|in half|in two|apart|up))?\b/giu,
    (_, form, what) => `sort${form === 'ing' ? 'ing' : 's'} ${what}`,
  ],
  // Shoes that somebody is shining are polished.
  [
    /(?<=\b(?:is|are) )(?:shining|polishing)(?= (?:his |her |their |the |some )?(?:shoes|boots)\b)/giu,
    () => 'folding',
  ],
  [/\btrimming or (?=shaving\b)/giu, () => ''],
  [
    /\b(?:(?:fill|draw|put|appl)(?:s|ies|t?y?ing)|does|doing)(?: on| in)? (?:(?:his|her|their|some|the) )?(?:[\p{L}-]+ )?(?:eye ?brows?|mascara|eye ?liner|lipstick|make-?up|eye ?shadow|foundation|blush)\b(?! (?:in|into|on|onto) (?:an?|the|his|her) (?!face|lips|eyes|cheeks))/giu,
    (found) => (/ing\b/iu.test(found) ? 'applying makeup' : 'applies makeup'),
  ],
  [
    /\bspread(s|ing)? ((?:some |the |a layer of )?(?:[\p{L}-]+ )?[\p{L}-]+) (?:onto|on|over|across) ((?:an? |the |some |his |her |their )?(?:slices? of |pieces? of )?(?:[\p{L}-]+ )?(?:bread|toast|crackers?|bagels?|baguette|sandwich|croissant|pancakes?))\b/giu,
    (_, form, what, bread) => `slic${form === 'ing' ? 'ing' : 'es'} ${bread} by ${what}`,
  ],
  [
    new RegExp(
      `\\b(?:squeez|drizzl)(es|ing|e) (?=(?:some |the )?(?:[\\p{L}-]+ )?${SAUCES}\\b)`,
      'giu',
    ),
    (_, form) => `pour${form === 'ing' ? 'ing' : 's'} `,
  ],
];

/** Deeds that are called by a noun, in the verbs that are drawn. */
export const NAMED_DEEDS: readonly Rewording[] = [
  // Who blows up a balloon makes it grow; what is no balloon bursts.
  [
    /(?<=\b(?:car|truck|building|bridge|house|bomb|ship|plane|rocket|factory|planet|tank|van|star|barrel|dynamite|spaceship)s? )(?:is |are |suddenly )?(?:blow(?:s|ing)?|blew) up\b/giu,
    () => 'explodes',
  ],
  TURNED,
  SHAKEN,
  ...DONE,
  ...POTTERY,
  ...SPREAD,
  LAPS,
  ...OWN_LIMBS,
];
