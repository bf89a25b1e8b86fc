import type { Rewording } from '../../rewording.ts';

/** Words whose neighbours tell that they mean something else than they mostly do. */
export const IN_OTHER_SENSES: readonly Rewording[] = [
  // Who sits on a throne measures nothing.
  [
    /\brulers?(?= (?:sits?|sitting|seated|stands?|speaks?|waves?|on (?:an?|the|his|her) (?:\p{L}+ )?throne|of (?:an?|the|his|her) (?:\p{L}+ )?(?:kingdom|empire|realm|land|country))\b)/giu,
    () => 'king',
  ],
  [
    /,? (?:with|holding|holds) (?:an? |the |his |her |two |wooden )*drumsticks?\b(?<=\b(?:drummer|drums?)\b[^.;]{0,60})/giu,
    () => '',
  ],
  [/\bpin[- ]?up (?=girl|model|woman|poster|style)/giu, () => ''],
  // A dance, and nothing to dip into.
  [/(?<=\bdanc(?:e|es|ing|ed) (?:an? |the )?)salsa\b/giu, () => ''],
  [/\bcork ?board\b/giu, () => 'board'],
  [
    /\b(?:scream(?:s|ing)?|rid(?:es?|ing)|laugh(?:s|ing)?) on an? coaster\b/giu,
    () => 'ride rollercoaster',
  ],
  [
    /\bsucculent (?=(?:pieces?|cuts?|slices?|bites?|meat|steaks?|chicken|beef|lamb|pork|fruits?|burgers?|roast|ribs|turkey|dish|meal|salmon|lobster|shrimp|peach|orange|\p{L}+ (?:meat|steak|chicken|fruit))\b)/giu,
    () => '',
  ],
  [/\b(?:spinning|rotating) globe(?=[^.;]{0,30}\bspace\b)/giu, () => 'earth'],
  // Who shows how something is done carries no sign.
  [
    /\bdemonstrat(es?|ing)(?=\s*(?:[,.;]|$| (?:in|on|against|for|outside|at|before|near)\b))/giu,
    (_, form) => `protest${form === 'ing' ? 'ing' : form === 'es' ? 's' : ''}`,
  ],
  [
    /\bdissolv(es?|ing) (?:the |some |an? )?(?:\p{L}+ )?(?:sugar|salt|honey|powder|tablet|pill|cocoa) in(?:to)?\b/giu,
    (_, form) => `stir${form === 'ing' ? 'ring' : form === 'es' ? 's' : ''}`,
  ],
  [
    /\bsnap(s|ping)? (?=(?:an? |some |the )?(?:\p{L}+ )?(?:photo|photograph|picture|selfie|shot)s?\b)/giu,
    (_, form) => (form === 'ping' ? 'taking ' : form === 's' ? 'takes ' : 'take '),
  ],
  [
    /\b((?:twig|branch|stick|rope|string|cable|pencil|chain)(?:es|s)?) snaps?\b/giu,
    (_, thing) => `${thing} pops`,
  ],
  // One hoop that burns, and no jewel.
  [
    /\b(?:burning|flaming|blazing|fiery) (?:hoop|ring|circle)s?\b(?! into\b| of\b)|\b(?:ring|hoop|circle)s? (?:of (?:fire|flames)|on fire)\b(?! (?:opal|rub|agate|stone|gem)\p{L}*)/giu,
    () => 'fire hoop',
  ],
  [
    /\bballs? of ((?:[\p{L}]+ )?)(?:wool|yarn|string|thread)\b/giu,
    (_, look) => `${look ?? ''}yarn`,
  ],
  // The storeys of a cake are no number of cakes.
  [
    /\b(?:(?:two|three|four|five|six|seven|\d|multi|many)[- ](?:tier(?:ed)?|layer(?:ed)?)|tiered) ((?:[\p{L}]+ )?)cake\b/giu,
    (_, kind) => (kind === '' ? 'wedding cake' : `${kind ?? ''}cake`),
  ],
  // Whom a lamp shows the way is below it.
  [
    /\b(?:to )?light(?:s|ing)? (?:up )?(?:the|a|his|her|its|their) (?:way|path) (?:for|of|to)\b(?<=\b(?:lamp|lantern|lamp ?post|street ?light|street ?lamp|lighthouse|torch|moon|fireflies|firefly|star)s?\b[^,.;]{0,60})/giu,
    () => 'shines over',
  ],
  // With which feelings somebody looks on is no place.
  [
    /(?<=\b(?:star|gaz|look|watch|freez|stop|stand|gather|applaud|listen|stepp?)(?:e|es|s|ing)?(?: on| up| back| at (?:him|her|it|them))? )in (?:(?:sheer|utter|complete|silent|quiet|total) )?(?:amazement|awe|wonder|disbelief|astonishment|surprise|horror|fear|delight|admiration|shock|silence|panic)\b/giu,
    () => '',
  ],
  [/\b(?:one by one|one after (?:another|the other)|one at a time)\b/giu, () => ''],
  // Of what one is roasted the sentence speaks, not of who roasts it.
  [
    /,? ?\b(?:and |but )?one(?: of them)? (?:catches fire|burns|goes up in flames)\b(?<!\b(?:candle|match|torch|house|car|log|building)(?:e?s)?\b[^.;]{0,60})/giu,
    () => '',
  ],
  [/\bcatch(es|ing)? fire\b/giu, (_, form) => `burn${form === 'es' ? 's' : (form ?? '')}`],
  // Who throws somebody wrestles, and nobody flies.
  [
    /\b(?:throw|toss|flip|pin|slamm?)(?:s|n?ing)? (?=(?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,3}(?:opponent|rival|attacker|man|boy|fighter|partner|wrestler|judoka|champion)s? (?:on|to|over|down|across)(?:to)?\b)((?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,3}[\p{L}]+) (?:on|onto|to|over|down|across)(?: to)? (?:the|a|his|her)(?: \p{L}+)? (?:mats?|ground|floor|canvas|tatami|shoulder|hip)\b/giu,
    (_, whom) => `fights ${whom} in gym`,
  ],
  // Who kicks somebody fights with them, and nobody flies.
  [
    /\bkick(s|ing)? (?=(?:an?|one|the|his|her|their) (?:[\p{L}-]+ )?(?:opponent|rival|attacker|fighter|boxer|kickboxer|karateka|man|woman|villain|thief|zombie|enemy|ninja)\b)/giu,
    (_, form) => `duel${form ?? ''} `,
  ],
  // What is carved of stone or wood is not food.
  [
    /\b(?:carv|chipp?)(?:e?s|(ing))(?: away)?(?: at| out)?(?= (?:an?|the|his|her|some|huge|giant|wooden|stone|marble|ice)\b[^,.;]{0,30}\b(?:statues?|sculptures?|stone|marble|granite|block|busts?|figures?|figurines?|totem|monument|tombstone|angel|swan|horse|bear|eagle|lion|mask|canoe|spoon|ice)\b)/giu,
    (_, ing) => `hew${ing ?? 's'}`,
  ],
  // Tea is poured into what one drinks from.
  [
    /\b(?:tiny|small|little|tall|crystal|empty|ornate|colou?rful) glasses\b(?! on (?:his|her|its|their|the) nose)(?<=\b(?:pour|fill|serv)(?:s|es|ing|e)?\b(?![^.;]{0,30}\b(?:champagne|wine|prosecco)\b)[^.;]{0,60})/giu,
    () => 'tumblers',
  ],
  [/\bmint (?=tea\b)/giu, () => ''],
  [
    /\b(?:silver|brass|copper|metal|china|porcelain|steaming) pot\b(?<=\btea\b[^.;]{0,40})/giu,
    () => 'teapot',
  ],
  // Dough is no punching bag.
  [
    /\bslap(?:s|ping)?(?= (?:the |some |an? |his |her |fresh )?(?:[\p{L}]+ )?(?:dough|tortillas?|pancakes?|pizzas?|burgers?|patt(?:y|ies)|meat|steaks?|flatbreads?)\b)/giu,
    () => 'bakes',
  ],
  // Whom a class is made of sits in it.
  [
    /\b(?:(for|to|before|in front of) )?(?:an?|the|his|her|its) class (?:full )?of (?=(?:(?:small|little|tiny|young|eager|curious|fluffy) )?(?!students|pupils|kids|children|boys|girls|adults|people)[\p{L}]+s\b|(?:\p{L}+ )?mice\b)/giu,
    (_, link) => (link === undefined ? 'by class ' : 'by five '),
  ],
  // Those who perform in a tent do so in the ring.
  [
    /\b(?:in|inside|under) (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:circus tent|big top)\b/giu,
    () => 'in a circus',
  ],
  // Eggs that somebody sits on are in a nest.
  [
    /\b(sit(?:s|ting)?|brood(?:s|ing)?|rest(?:s|ing)?)(?: proudly| quietly| patiently)? on (?:top of )?(?:(?:her|its|his|their|some|the|two|three|four|five|six|several) )?(?:[\p{L}-]+ )?eggs\b(?: in (?:an?|the|her|its) (?:[\p{L}-]+ )?nest\b)?(?<!\b(?:man|woman|boy|girl|child|kid|baby|dog|cat|bear|elephant|person|farmer|robot|clown|king)s?\b[^,.;]{0,60})/giu,
    (_, verb) => `${/^b/iu.test(verb ?? '') ? 'sits' : verb} in nest`,
  ],
  // Beside another colour it is no fruit.
  [
    /\borange(?=(?:,| and| or) (?:(?:dark|light|bright|deep) )?(?:red|purple|pink|blue|green|yellow|white|black|brown|teal|gold|violet|turquoise|magenta) [\p{L}-]+)(?!(?<=\b(?:an|one) orange)(?:,| and| or) [\p{L}]+ [\p{L}]+s\b)/giu,
    () => 'amber',
  ],
  [
    /(?<=\b(?:baby|newborn|infant|bundle) )(?:wrapped (?:up )?)?in (?:an? |the )?(?:(?:white|warm|soft|cosy|cozy|woolly|thick|little|small|swaddling|woollen) )?(?:cloth|bundle|blanket|sheet|swaddle)\b/giu,
    () => '',
  ],
  [/(?<=\b(?:over|above|across) the (?:[\p{L}-]+ )?)chimneys\b/giu, () => 'roofs'],
  [/\b(?:an? |the )?camel caravan\b/giu, () => 'four camels'],
  // Two who face each other are both there.
  [
    /\band ((?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+) (?:(?:are|stand|standing|sit|sitting) )?(?:(?:fac|star|look|gaz|glar|peer|(smil))(?:e|es|ing)? ?(?:at )?(?:each other|one another)|face to face)\b(?! (?:on|under|at|by)\b)/giu,
    (_, other, smile) => (smile === undefined ? `meets ${other}` : `and ${other} smiling`),
  ],
  [
    /\b(?:fac(?:e|ing)|(?:star|gaz|glar)(?:e|ing) at) (?:each other|one another)\b/giu,
    () => 'face to face',
  ],
  // From whom one runs is somebody, and no shop.
  [
    /(?<=\b(?:run(?:s|ning)?|fle\p{L}+|escap\p{L}+|chased) (?:away )?(?:from|by) (?:an?|the) (?:[\p{L}-]+ )?)(?:baker|butcher)\b(?! shop|['’]s)/giu,
    () => 'cook',
  ],
  // Who comes out of a hole does not burst.
  [
    /\bpop(?:s|p(ing))?(?= (?:up |out )+(?:of|from)\b)(?<!\b(?:popcorn|kernels?|corn) \p{L}+)/giu,
    (_, form) => (form ? 'peeking' : 'goes'),
  ],
  // What is ground is food, and no rail, chest or door.
  [
    /\b(?:grind|pound)(s|ing)?(?= (?:up )?(?:(?:the|an?|some|his|her|their) )?(?:[\p{L}-]+ )?(?:spices?|grains?|herbs?|coffee|dough|rice|pepper(?:corns)?|corn|maize|wheat|flour|garlic|chil(?:l?i|e)s?|seeds?|nuts|cassava|yams?|meat|schnitzels?|cocoa|salt|basil|beans|mortar|roots?)\b|[^,.;]{0,40}\bmortar\b)/giu,
    (_, form) => `knead${form ?? ''}`,
  ],
  // What is done to a tree is done at its foot.
  [
    /(?<=\b(?:feed(?:s|ing)?|brows(?:es|ing)|pee(?:s|ing)?|urinat\p{L}+|(?:scratch|rubb?|sharpen)(?:e?s|ing)?\b[^,.;]{0,30}) )(?:on|in|into)(?= (?:an?|the|its) (?:[\p{L}-]+ ){0,2}(?:trees?|oak|acacia|trunk)\b)/giu,
    () => 'by',
  ],
  // Who throws something away stays outside.
  [
    /(?<=\b(?:paper|rubbish|trash|garbage|litter|waste)(?: ball| bag)? )(?:in|into)(?= (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:bin|trash can|garbage can|dustbin|dumpster)\b)/giu,
    () => 'by',
  ],
  // Where an army passes is the gate of a town.
  [
    /\bgates?\b(?<=\b(?:soldiers|army|armies|troops|knights?|legion\p{L}*|cavalry|horsemen|guards)\b[^.;]{0,60}\b(?:through|before|outside|in front of) (?:an?|the|its)(?: (?:huge|large|big|great|old|open))? gates?)/giu,
    () => 'yett',
  ],
  // Other bins than those for rubbish.
  [/(?<=\b(?:bread|toy|corn|grain|wine|fruit|vegetable|book) )bins?\b/giu, () => ''],
  [/\b(?:storage|laundry) bins?\b/giu, (found) => (/^s/iu.test(found) ? 'box' : 'laundry')],
  // What a tree shows in each season is a part of it.
  [
    /(?<=\bseasons\b)\s*[,:] (?:(?:and |then )?(?:[\p{L}]+ )?(?:blossoms?|fruits?|leaves|snow|flowers|bare branches|spring|summer|autumn|fall|winter|green|red|ice|buds|frost)(?:, | and |, and |$|(?=[.;]))){2,6}/giu,
    () => '',
  ],
];
