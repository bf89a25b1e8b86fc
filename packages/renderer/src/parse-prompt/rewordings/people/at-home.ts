import type { Rewording } from '../../rewording.ts';

const ONE = '(?:an?|the|his|her|their|its|some|two|three|four|each|one)';
const SOMEBODY =
  '(?:friend|boy|girl|man|woman|child|kid|baby|toddler|mother|mom|mum|father|dad|sister|brother|son|daughter|grandmother|grandma|grandfather|grandpa|wife|husband|neighbou?r|classmate|teammate|colleague|partner|guest|customer|player|teacher|student|pupil|nurse|doctor|surgeon|runner|person|lady|stranger|other|dog|cat|monkey|robot)s?';

/** One less than there are. */
const FEWER: Readonly<Record<string, string>> = { four: 'three', five: 'four', six: 'five' };

const AT_EASE =
  '\\b(?:cats?|kittens?|dogs?|pupp(?:y|ies)|grand\\p{L}+|read(?:s|ing)?|slippers|cocoa|hot chocolate|wine|pipe|pyjamas|christmas|snow outside|snowy evening|snowy night|rain outside|old (?:man|woman|lady|couple))\\b';
const CAMPING =
  '\\b(?:camp\\p{L}*|tents?|forest|woods|beach|marshmallows?|cowboys?|desert|stars?|starry|caves?|knights?|soldiers?|outdoors|lake|river|logs?|hik\\p{L}+|scouts?|roast\\p{L}*|garden|mountains?|wolf|wolves|street|night sky|sled|inuit|igloo)\\b';

/** Words of families, gardens and pets that mean something else one by one. */
export const AT_HOME: readonly Rewording[] = [
  // Who eats or reads at it has a table, which things on it do not need.
  [
    /(?<=\b(?:at|around|round) (?:the|a|an|his|her|their) )breakfast(?= table\b)/giu,
    () => 'kitchen',
  ],
  // What one watches from is what one sits on.
  [
    /\b((?:watch|admir|enjoy|look|gaz|star)(?:es|s|ing|e|ring)?(?: [\p{L}'’-]+){0,6}?) from (an?|the|their|his|her) ((?:[\p{L}-]+ )?(?:blanket|bench|sofa|couch|armchair|deck ?chair|hammock|log|swing|rug))\b/giu,
    (_, watching = '', some, seat) => `sitting on ${some} ${seat} ${watching}`,
  ],
  // People pass by on foot.
  [
    /(?<=\b(?:people|men|women|pedestrians?|commuters?|crowds?|tourists?|kids|children|strangers?|shoppers?|man|woman) (?:are |is )?)pass(?=(?:ing|es)? by\b|ing\b(?! (?:an?|the|his|her|their|out|over|around|him|it|notes?|through)\b))/giu,
    () => 'walk',
  ],
  // Who shares a bed is on it.
  [
    /\bshar(?:es?|ing)(?= (?:an?|the|one|their) (?:[\p{L}-]+ )?(?:bed|sofa|couch|bench|seat|hammock|armchair|swing)\b)/giu,
    (found) => (found.length > 5 ? 'sits on' : 'is on'),
  ],
  // One sits at a sewing machine.
  [
    /(?<=\b(?:sew|stitch)(?:s|es|ing)? .{0,40})\bwith(?= (?:an? |his |her |the )(?:old )?sewing machine\b)/giu,
    () => 'at',
  ],
  // What a DJ plays comes from the desk, and so does the music of a record player.
  [
    /(?<=\bdjs? )(?:is |are )?(?:play|mix|spinn)(?:s|es|ing) (?:(?:loud|some|the|electronic|techno|house|dance|cool) ){0,2}(?:music|records|vinyls?|tracks|songs|beats|tunes)\b(?! for\b)/giu,
    () => '',
  ],
  [
    /(?<=\b(?:record player|gramophone|radio|music box|jukebox|turntable) )(?:is )?(?:softly |quietly )?play(?:s|ing)(?: (?:softly|quietly|(?:\p{L}+ )?(?:jazz|music|songs?|melody|tunes?)))?(?= (?:on|in|by|near|beside|at)\b|,|$)/giu,
    () => '',
  ],
  // Gulls that follow behind a plough are not in it.
  [
    /\bwith ((?:[\p{L}-]+ ){1,4})(?:following|trailing|trotting|tagging|chasing)(?: along)?(?: close(?:ly)?)? behind\b(?! (?:the|an?|him|her|it|them)\b)/giu,
    (_, who = '') => `, ${who}following it`,
  ],
  // A fireplace has a fire of its own.
  [
    /\b(?:(?:an?|the) )?(?:(?:log|warm|cosy|cozy|roaring|crackling|blazing) ){0,2}fires? (?:(?:is )?(?:burns|burning|crackles|crackling|roars|roaring|blazing|glowing|lit) )?in (?=(?:an?|the|his|her|their|its)\b[^,.;]{0,24}\b(?:fireplace|hearth)\b)/giu,
    () => '',
  ],
  // Who reads, sips or naps by the fire does so at home, unless it is told where else.
  [
    new RegExp(
      `\\b(by|beside|near|before|in front of|next to) the (?:(?:warm|cosy|cozy|open|crackling|roaring|glowing) )*fire\\b(?! ?(?:truck|engine|station|pit|escape|hydrant|place|alarm|exit|hose|fighter))(?:(?<=${AT_EASE}.{0,120})|(?=.{0,120}${AT_EASE}))(?<!${CAMPING}.{0,140})(?!.{0,140}${CAMPING})`,
      'giu',
    ),
    (_, where) => `${where} hearth`,
  ],
  // A room whose walls are books.
  [
    /\b(?:room|cottage|house|cabin|study|apartment|flat|living room|home) (?:full of|filled with|lined with|packed with)(?: (?!comic\b|colou?ring\b)\p{L}+)? books\b(?! and (?:[\p{L}-]+ )?toys\b)/giu,
    () => 'library',
  ],
  // A floor is cleaned with a broom or a mop.
  [
    /\bclean(s|ing|ed)?(?: up)?(?= (?:the|a|his|her|their)(?: \p{L}+)? floors?\b)/giu,
    (_, form) => `mop${form === 'ing' || form === 'ed' ? `p${form}` : (form ?? '')}`.slice(0, 7),
  ],
  [
    /(?<=\bmop(?:s|ping|ped)?)(?: up)? (?:the|an?|his|her|their)(?: (\p{L}+))? floors?( of)?\b/giu,
    (_, room = '', of) =>
      of !== undefined
        ? ' in'
        : /room$|^(?:kitchen|school|hospital|shop)$/iu.test(room)
          ? ` in ${room}`
          : '',
  ],
  // Planes of wood and foam are thrown.
  [
    /\blaunch(es|ing|ed)?(?= (?:an?|the|his|her|their) (?:\p{L}+ )?(?:model|toy|paper|balsa|foam) (?:airplane|plane|aeroplane|glider)s?\b)/giu,
    (_, form) => (form === 'ing' ? 'throwing' : form === undefined ? 'throw' : 'throws'),
  ],
  // Who looks for something in a bin is in it.
  [
    /\b(?:rummag|forag|digg?|root|climb)(?:s|es|ing) (?:through|in|into|around in)(?= (?:an? |the |some )?(?:\p{L}+ )?(?:trash cans?|garbage cans?|dumpsters?|dustbins?|(?:rubbish|trash|garbage|waste) bins?)\b)(?<!\b(?:man|woman|boy|girl|child|children|kid|person|people|men|women|beggar|worker|officer|detective)s?\b[^,.;]{0,40})/giu,
    () => 'is in',
  ],
  // A candle that burns down gets shorter.
  [
    /\b(?:is |are )?(?:(?:slowly|gently|steadily|quietly) )?burn(?:s|ing)? (?:(?:slowly|gently|steadily) )?(?:down|low|away)\b(?<=\bcandles? .{0,40})/giu,
    () => 'melting',
  ],
  [
    new RegExp(
      String.raw`\b(?:runn?|rac|dash|sprint|scamper|rush|charg|toddl|jump|leap|hopp?|crawl)(ing|es|s)? after (?=(?:him|it)\b|${ONE} (?!(?:long|hard|busy|rainy|hot|cold) )(?!day\b|rain\b|storm\b|school\b|work\b|dinner\b|game\b|lunch\b|breakfast\b|match\b|shower\b|whistle\b|bell\b|signal\b))`,
      'giu',
    ),
    (_, form) => (form === 'ing' ? 'chasing ' : form === undefined ? 'chase ' : 'chases '),
  ],
  // Who jumps after what is everywhere in the air jumps.
  [
    /(?<=\b(?:jump|leap|hopp?|bounc)(?:ing|es|s)?) after (?:them\b|(?=(?:the |some )?(?:soap |falling |floating )?(?:bubbles|leaves|snowflakes|petals|confetti|fireflies)\b))/giu,
    (found) => (found.includes('them') ? '' : ', '),
  ],
  // A garden is watered plant by plant.
  [
    /\bwater(s|ing)?(?= (?:the|his|her|their|its) (vegetable |veggie |kitchen |herb )?(?:garden|patch|allotment|beds?)\b)/giu,
    (_, form, kind) => `water${form ?? ''} ${kind === undefined ? 'flowers' : 'herbs'} in`,
  ],
  // What goes to somebody from hand to hand does not pass by.
  [
    new RegExp(
      String.raw`\bpass(ing|es|ed)?(?= (?:${ONE} )(?:(?!way )[\p{L}-]+ ){1,2}?to (?:him|her|them|me|${ONE} (?:[\p{L}-]+ )?${SOMEBODY})\b)`,
      'giu',
    ),
    (_, form) => (form === 'ing' ? 'giving' : form === 'es' ? 'gives' : 'give'),
  ],
  // Who looks at themselves stands at the mirror.
  [
    /\b((?:look|gaz|star|admir|peer|smil|check|grin|wav|bark|hiss|watch|see)\p{L}*)(?: closely| curiously| sadly| happily)? (?:at |on |in |into )?(?:(?:it|him|her|them)sel(?:f|ves) |(?:its|his|her|their)(?: own)? (?:reflection|face|image) )?(?:in|into|at) (?=(?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}mirror\b)/giu,
    (_, deed) =>
      `${/ing$/iu.test(deed ?? '') ? 'looking' : /s$/iu.test(deed ?? '') ? 'looks' : 'look'} at `,
  ],
  // A fence stands between who feeds and who is fed.
  [
    /\b((?:feed|pet|strok|pat|hugg?|talk|kiss|greet|touch|brush)p?t?(?:s|es|e|ing)?\b[^,.;]{2,40}) (?:over|across|through) (an?|the) (?=(?:[\p{L}-]+ ){0,2}(?:fence|gate|railing)\b)/giu,
    (_, deed, one) => `${deed} behind ${one} `,
  ],
  // Who ties somebody's shoes kneels before them.
  [
    /\bhelp(s|ing)? ((?:an?|the|his|her|their) [\p{L}-]+) (?:to |with )?t(?:ie|ying) (?:his|her|their|the) (?:shoes?(?: ?laces)?|laces|sneakers|boots)\b/giu,
    (_, form, whom) =>
      `${form === 'ing' ? 'kneeling' : form === 's' ? 'kneels' : 'kneel'} in front of ${whom}`,
  ],
  [
    /\bt(ie|ies|ying) (?:his|her|their) (?:shoes?(?: ?laces)?|laces|sneakers)\b/giu,
    (_, form) => (form === 'ying' ? 'kneeling' : form === 'ies' ? 'kneels' : 'kneel'),
  ],
  // In a picture of hands nothing else of who has them is seen.
  [
    /\b((?:close[- ]?up|macro|detail)(?: shot| view)? of )(?:(?:an?|the|two|some) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+['\u2019]s? (?:[\p{L}-]+ )?(?=hands\b)/giu,
    (_, view) => view,
  ],
  // The children of a family belong to it.
  [
    /\bfamily (?:of parents )?with (?:(an?|one|1)|(two|2)|(three|3)) (?:[\p{L}-]+ )?(?:kids?|child(?:ren)?|sons?|daughters?)\b/giu,
    (_, one, two) => `family of ${one ? 'three' : two ? 'four' : 'five'}`,
  ],
  // So does the father who is told of by himself.
  [
    /\bfamily of (four|five|six)\b(?=[^.;]{0,80}, (?:the )?(?:dad|daddy|father|mom|mum|mommy|mother|grandma|grandpa)\b)/giu,
    (_, many) => `family of ${FEWER[many?.toLocaleLowerCase('en') ?? ''] ?? 'three'}`,
  ],
];
