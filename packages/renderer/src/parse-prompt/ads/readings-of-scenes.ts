const A = '(?:an? |the |some |two |his |her |its )?';
const LOOKS = '(?:(?:\\p{L}+[- ]){1,2})?';
const CHARTS =
  '(?:(?:pie|bar|line|growth|sales|colou?rful|rising|financial) )*(?:charts?|graphs?|diagrams?|statistics|dashboards?)';
const MONITOR =
  '(?:(?:computer|big|large|wide|desktop|office) )*(?:monitor|screen|desktop|display|computer)';
const SLICES = '(?:cucumbers?(?: slices?)?|slices? of cucumber)';
const MITTENS = '(?:(?:knitted|woolly|wool|woollen|warm|cosy|cozy|red|knit) )*mittens';
const MUG =
  '(?:an? |the |her |his )?(?:(?:steaming|hot|warm|red|big|cosy|cozy|ceramic) )*(?:mug|cup)(?: of (?:hot )?(?:chocolate|cocoa|coffee|tea))?';
const WOOL = '(?:(?:ball|skein|balls) of (?:\\p{L}+ )?(?:yarn|wool)|yarn ball|yarn|wool)';

const row = (pattern: string, shown: string): readonly [RegExp, string] => [
  new RegExp(`\\b${pattern}`, 'giu'),
  shown,
];

/** What is arranged for an ad, as the one drawing that has all of it. */
export const READINGS_OF_SCENES: readonly (readonly [RegExp, string])[] = [
  row(`${A}${LOOKS}on[- ]air (?:sign|light|lamp|box)\\b`, 'an onairsign'),
  // What works with figures shows them on its screen.
  row(
    `${A}${CHARTS}(?:,? (?:and|&) ${A}${CHARTS})? (?:shown |displayed )?on ${A}${MONITOR}\\b`,
    'a chartmonitor',
  ),
  row(
    `${A}${MONITOR} (?:showing|displaying|with|full of) ${A}${CHARTS}(?:,? (?:and|&) ${A}${CHARTS})?\\b`,
    'a chartmonitor',
  ),
  // Who is looked after lies still under the mask.
  row(
    `(?:an? |the )?(?:\\p{L}+ )?(?:woman|girl|lady|face|man|client|customer)(?:['’]s face)? (?:relaxing |lying |resting )?(?:with|wearing|in) (?:an? |the )?(?:(?:green|clay|facial|spa|white) )*(?:face |facial |clay )?mask(?: on)?,? (?:and|with) ${A}${SLICES}(?: (?:on|over) (?:her|his|the|both) eyes)?`,
    'a maskedface',
  ),
  row(
    `(?:an? |the )?(?:\\p{L}+ )?(?:woman|girl|lady|man|client|customer) (?:relaxing |lying |resting )?with ${A}${SLICES} (?:on|over) (?:her|his|the|both) eyes`,
    'a maskedface',
  ),
  row(`${A}${LOOKS}face ?mask (?:and|with) ${A}${SLICES}`, 'a maskedface'),
  // The nails are what is sold.
  row(
    `${A}(?:(?:elegant|beautiful|woman['’]s|female) )*hands? (?:with|showing|and) (?:(?:long|shiny|freshly|glossy|perfect|beautiful|manicured) )*((?:red|pink|blue|purple|black|white|green|orange|gold|lilac|nude) )?(?:(?:painted|polished|manicured|shiny|glossy|gel) )*(?:finger)?nails\\b`,
    '$1paintednails',
  ),
  // A mug that is held in both hands.
  row(
    `${A}(?:\\p{L}+ )?hands in ${MITTENS} (?:around|holding|hold|wrapped around|hugging|on|with) ${MUG}`,
    'a mittensmug',
  ),
  row(
    `${A}${MITTENS} (?:around|holding|hold|wrapped around|hugging|on|round) ${MUG}`,
    'a mittensmug',
  ),
  row(`${A}(?:\\p{L}+ )?mug in ${MITTENS}`, 'a mittensmug'),
  row(
    `${A}${WOOL},? (?:with|and) ${A}(?:wooden |knitting )?needles\\b|\\b${A}knitting needles,? (?:and|with|in) ${A}${WOOL}\\b`,
    'a knittingwool',
  ),
  // A wall at work: it is painted with what is sold.
  row(
    `${A}(?:paint )?roller,? (?:and|with|on|painting|over|against|in front of|leaning (?:on|against)) (?:an? |the )?(?:half|partly|freshly)?[- ]?(?:painted )?((?:blue|green|yellow|red|pink|orange|white|grey) )?wall\\b`,
    '$1halfpaintedwall',
  ),
  row(
    `${A}((?:blue|green|yellow|red|pink|orange) )?half[- ]painted wall(?:,? (?:and|with|behind) ${A}(?:paint )?roller)?\\b`,
    '$1halfpaintedwall',
  ),
  row(
    `${A}(?:paint )?(?:can|bucket|tin|pot)(?: of paint)? (?:is )?(?:pouring|tipping|spilling)(?: out)? ((?:blue|green|yellow|red|pink|orange|purple|white|teal) )?paint\\b`,
    '$1pouringpaint',
  ),
  row(
    `${A}((?:blue|green|yellow|red|pink|orange|purple|white|teal) )?paint (?:is |being )?(?:pouring|poured|flowing|dripping|spilling)(?: out)? (?:from|out of|of) ${A}(?:paint )?(?:can|bucket|tin|pot)\\b`,
    '$1pouringpaint',
  ),
  // Out of its box, and not in it.
  row(
    `${A}(?:(?:flying|floating|hot|cheesy) )*(?:pizza )?(?:slices?|pizza)(?: of pizza)? (?:(?:is )?(?:flying|floating|rising|jumping|coming|lifting|lifted|pulled) )?(?:up )?(?:out of|from|above|over) (?:an?|the|its) (?:open )?(?:pizza )?box\\b`,
    'a slicefrombox',
  ),
  row(
    `${A}(?:bowl of (?:crunchy )?(?:granola|muesli|cereal)|(?:granola|muesli) bowl)[^.;"“]{0,40}\\bmilk (?:is |being )?(?:pour|splash|flow)(?:ed|ing)\\b(?: (?:in|over|into it|in it|over it))?`,
    'a granolapoured',
  ),
  row(
    `(?:milk )?(?:being )?pour(?:ing|ed) (?:milk )?(?:in|on|over)(?:to)? (?:an? |the )?(?:bowl of (?:granola|muesli)|(?:granola|muesli) bowl)\\b`,
    'a granolapoured',
  ),
  row(
    `${A}(?:bowl of (?:crunchy )?(?:granola|muesli)|(?:granola|muesli) bowl)(?: (?:with|and) (?:fresh )?(?:berries|fruit|strawberries|blueberries|yogh?urt))?\\b`,
    'a granola-bowl',
  ),
  row(
    `${A}(?:\\p{L}+ )?keys? (?:turning |stuck )?in(?:to)? (?:an? |the )?(?:front )?(?:door(?: ?lock)?|lock|keyhole)\\b`,
    'a keyinlock',
  ),
  row(
    `${A}cream (?:\\p{L}+ing )?(?:in|into|in to) (?:an? |the )?(?:\\p{L}+ )?(?:glass|coffee|tumbler)\\b`,
    'a creamglass',
  ),
  row(
    `${A}(?:golf )?clubs?,? (?:and|with|next to|beside) ${A}(?:white )?(?:golf )?balls?\\b(?<=\\bgolf\\b[^"“]{0,80})`,
    'a golfclub next to a golf-ball',
  ),
  // What is sold is in that drawing.
  row(
    '(?:pizza|paint|hot chocolate|cocoa|granola|muesli|cereal|milk|paint(?:er|ing)(?: (?:service|company))?|decorator|locksmith|golf club|golfer)(?: (?:shop|restaurant|store|bar))? (?=ad(?:vert)?\\b[^"“]{0,60}\\b(?:slicefrombox|pouringpaint|mittensmug|granolapoured|granola-bowl|halfpaintedwall|golfclub|glass milk bottle|milk bottle|keyinlock)\\b)',
    '',
  ),
  // Fish live in one tank, soldiers drive another.
  [
    /\b(?:(?:big|large|glass) )?(?:fish )?tanks?\b(?<=\b(?:fish|aquarium|goldfish|guppies)\b[^"“]{0,80})/giu,
    'aquarium-tank',
  ],
  // What falls in is the fruit.
  [
    /\b(an? (?:\p{L}+ )?glass of [\p{L} ]{3,20}?) with (\p{L}+ )?(falling|dropping|splashing|plopping) into it\b/giu,
    '$2falling next to $1',
  ],
  // The line of the slider is a part of the picture.
  [
    /\b(?:with|and) (?:an? |the )?(?:vertical )?(?:slider|slide|divider|dividing)(?: (?:line|bar|handle))?(?: (?:in|down|through) the (?:middle|centre|center))?\b/giu,
    '',
  ],
  [/\b(?:bathing|taking a bath|in the bath)\b(?=[^"“]{0,60}\bbathtub\b)/giu, 'in a bathtub'],
  // Who gives something by hand gives it to somebody.
  row(
    `(volunteers?|helpers?|(?:a|the) (?:woman|man|girl|boy)) (?:hands?(?: out)?|serves?|gives?(?: out)?|passes|offers?|handing(?: out)?|serving|giving(?: out)?) (an? (?:(?:warm|hot|steaming) )?(?:bowl of (?:hot |warm )?(?:soup|stew)|plate of (?:\\p{L}+ )?\\p{L}+|cup of (?:tea|coffee)|sandwich|blanket|parcel|loaf of bread))(?=\\s*(?:[,.;]|$))`,
    '$1 gives $2 to an old man',
  ),
  row(
    `foam,? (?:and|&) (?:soap )?bubbles\\b(?<=\\bcar[- ]wash\\b[^"“]{0,60})`,
    'foam on a car, bubbles',
  ),
  row(
    `(?:apartments?|flats?|penthouses?|lofts?|condos?) with (?:an? |its own |private )*(?:rooftop|roof) (?:terrace|garden|deck)s?\\b`,
    'rooftop terrace with plants and a sofa above the city',
  ),
  row(
    `cat litter\\b(?! (?:box|tray|with|and))(?!.{0,80}\\b(?:cats?|kittens?)\\b)`,
    'cat litter and a cat',
  ),
  row(`school[- ]bag(s?)\\b`, 'backpack$1'),
  // Tools of the garden are shown where they are used.
  row(`garden(?:ing)? tools? (?:shop|store|rental|sale|hire)\\b`, 'garden'),
  // A night outdoors is in the evening.
  row(
    `(?:jazz|blues|salsa|opera|music|concert|food truck|street food|barbecue|bbq|dance|swing|tango|disco|wine|poetry) (?:night|evening)s? (?:in|at|on|by) (?:the |our )?(?:\\p{L}+ ){0,2}(?:park|gardens?|beach|square|lake|river|harbou?r|meadow|courtyard|promenade|vineyard|field|pier)(?=\\s*(?:[,.;!]|$))`,
    '$&, at dusk',
  ),
];
