const MADE =
  '(?:thrown|painted|poured|woven|rolled|dipped|carved|stitched|sewn|knitted|blown|forged|turned|built|shaped|finished|glazed|cut)';
const GREENS =
  '(?:(?:fresh|colou?rful|crisp|green|organic) )*(?:vegetables|veggies|veg|leeks|carrots|greens|groceries|produce)';
const TOTES =
  '(?:(?:an? |the |one )?(?:(?:reusable|natural|sturdy|plain|organic|white|beige) )*(?:cotton|canvas|jute|cloth|linen|tote|fabric|reusable) (?:(?:shopping|grocery|market|tote) )?(?:bag|tote)|tote)';
const INSTRUMENT =
  '(?:electric guitar|acoustic guitar|bass guitar|guitar|microphone|drum ?kit|drums|violin|cello|saxophone|trumpet|accordion|harp|banjo)';

/** What shops, firms and their goods show in ads, where their names are of something else. */
export const READINGS_OF_SHOPS: readonly (readonly [RegExp, string])[] = [
  // A bar is known by what is in its glasses.
  [
    /\bsmoothie (?:bar|shop|stand|truck|caf[eé])s?\b(?!.{0,160}\b(?:smoothies?|juices?|barista|counter|interior|customers?|shelves)\b)/giu,
    'three smoothies',
  ],
  [
    /\bjuice (?:bar|shop|stand|truck)s?\b(?!.{0,160}\b(?:smoothies?|juices?|barista|counter|interior|customers?|shelves)\b)/giu,
    'three orange juices',
  ],
  [
    /\b(?:pasta|spaghetti) (?:restaurant|place|bar|house|kitchen)s?\b/giu,
    'plate of spaghetti in a restaurant',
  ],
  // How it was made moves nothing.
  [new RegExp(`\\bhand[- ]${MADE}\\b`, 'giu'), ''],
  [/\b(?:ceramic|pottery|earthenware|stoneware) (?=bowls?\b)/giu, 'clay '],
  // What sticks out of a bag is in it.
  [
    new RegExp(
      `\\b${TOTES}(?: ads?)?(?:,? (?:and|with|full of|filled with))? (?:an? )?${GREENS}(?: (?:sticking|peeking|poking|peeping|looking|coming|spilling) out(?: of (?:it|the top))?)?`,
      'giu',
    ),
    'filledtote',
  ],
  [
    new RegExp(
      `\\b${TOTES}(?: (?:ads?|commercial|spot))?, ${GREENS} (?:sticking|peeking|poking|peeping|looking|coming|spilling) out(?: of (?:it|the top))?`,
      'giu',
    ),
    'filledtote',
  ],
  // Where one instrument stands for the concert nobody else plays.
  [
    new RegExp(
      `\\b(?:(?:rock|live|summer|world|club) )?(?:concert|tour|gig)(?: tour)?(?: (?:announcement|poster|flyer|promo|ads?|post))?(?=,[^"“]{0,40}\\b${INSTRUMENT}\\b(?! player))(?!.{0,200}\\b(?:band|singer|players?|musicians?|guitarist|drummer|violinist|orchestra|crowd|stage)\\b)`,
      'giu',
    ),
    'stage',
  ],
  // What weighs right and wrong.
  [
    /\b(?:an? |the )?(?:(?:golden|brass|old|small) )?(?:pair of (?:golden |brass )?scales|scales of justice|scales)\b(?<=\b(?:law|lawyers?|attorneys?|solicitors?|legal|notary|court|judge)\b.{0,120})/giu,
    'one balance-scale',
  ],
  // What popcorn comes in is drawn with it.
  [
    /(?<=\bpopcorn\b[^"“]{0,40}[,:] ?|\bpopcorn (?:ad )?in )(?:an? )?(?:(?:red|white|and|big|classic|red-and-white) )*striped (?:bucket|box|tub|bag|cup)\b/giu,
    '',
  ],
  // A ball of mirrors hangs over those who celebrate.
  [
    /\b((?:(?:two|three|some|full) )?(?:champagne|wine|cocktail) glasses) (?:and|with) an? ((?:\p{L}+ )?(?:disco|mirror) ?ball)\b/giu,
    '$2 above $1',
  ],
  // Seeds are in the feeder that birds sit on.
  [/\bbird ?(?:seed|food|feed)s?\b(?: mix)?(?=[^"“]{0,120}\bfeeder\b)/giu, ''],
  [
    /\b(robin|sparrow|finch|goldfinch|blue ?tit|tit|great tit|chickadee|cardinal|blackbird|bird)(s?) (?:eating |sitting |feeding |pecking |perched )?(?:at|on|by) (?:an?|the|its|their) (?:(?:full|well-filled|wooden|hanging|snowy|little) )*(?:bird )?feeder\b/giu,
    '$1$2 on a bird feeder',
  ],
  // Clovers of that day have three leaves.
  [/\b(?:lucky |green )?clovers\b(?<=\bst\.? ?patrick.{0,80})/giu, 'three shamrocks'],
  [/\blive (?:irish |folk )?music\b(?=[^"“]{0,20}\bfrom \d)(?<=\bst\.? ?patrick.{0,120})/giu, ''],
  [
    /\b(?:clean|safe|drinking) (?:drinking )?water for [^,.;"“]{3,40}(?=[^"“]{0,80}\bpump\b)/giu,
    '',
  ],
  [
    /\b(?<!\bhands? (?:under|at|beneath|below) (?:[\p{L}-]+ ){0,3})(?:an? |the )?(?:village |water |well |hand |old ){0,2}pump\b(?<=\b(?:charity|clean water|drinking water)\b.{0,140})/giu,
    'hand-pump',
  ],
];
