const TALL = '(?:(?:tall|high|big|huge|fluffy|giant|warm|hot|golden|fresh|buttermilk) )*';
const BERRIES =
  '(?:(?:fresh|wild|some|melting|whipped|maple|golden|warm|dripping) )*(?:blueberries|berries|butter|strawberries|raspberries|cream|syrup|honey)';
const GOWN =
  '(?:an? |the |one )?(?:(?:white|ivory|lace|long|elegant|flowing|silk|bridal|wedding) )*';
const DUMMY = "(?:mannequin|dress form|tailor[’']?s dummy|dressmaker[’']?s dummy|dummy)";
const OF_BRIDES = '\\b(?:bridal|bride|wedding)s?\\b';
const CHIPS =
  '(?:(?:potato|corn|tortilla|golden|crispy|kettle|paprika|salted|sea salt|cheese|barbecue|sour cream) )*(?:chips|crisps|nachos)';
const BOARD = '(?:(?:wooden|chopping|cutting|kitchen|bread|oak) )*board';

/** What goods are filled with, served with and shown on, as one drawing. */
export const READINGS_OF_GOODS: readonly (readonly [RegExp, string])[] = [
  // A drop beside a heart is one of blood.
  [
    /\b(?:(?:one |a )?(?:big |single )?red drop|(?:blood drop|drop of blood))(?! of)\b(?=[^;]{0,120}\b(?:heart|save|donat|give|life|lives)|(?<=\bblood\b.{0,80}))/giu,
    'drop-of-blood',
  ],
  // The panels that are sold are for a roof.
  [
    /\bsolar (?:panels?|cells|modules)(?= (?:ads?|advert|commercial|company|installers?|offer|deal|campaign)\b)(?<!\b(?:portable|camping|foldable|balcony) .{0,16})/giu,
    'solar house',
  ],
  // Those that are sold are in pots.
  [
    /\bcact(?:i|uses)\b(?=.{0,40}(?:% off|\$|€|£)|(?<=\b(?:plant|flower|garden|succulent)s? (?:shop|store|sale|market|centre|center)\b.{0,60}))/giu,
    'three potted-cactus',
  ],
  // What it is sold in is part of its drawing.
  [
    /(?<=\b(?:popcorn|ice cream|gelato|fried chicken|french fries|chips)\b[^"“]{0,50}[,:]? )(?:in |from )?(?:an? )?(?:striped|stripy|red|classic|retro|paper|cardboard|big|red[- ]and[- ]white) (?:(?:striped|paper|cardboard) )?(?:bucket|tub|cup|box|bag)\b/giu,
    '',
  ],
  [/\bcandy[- ]colou?r(?:s|ed)?\b/giu, 'pastel colours'],
  // Who runs in the wheel tells what the cage is for.
  [/\bhamster cages?\b(?=.{0,90}\bhamster (?:\p{L}+ )?in\b)/giu, ''],
  // What a film is about is seen, and no cinema.
  [
    /(?<=\b(?:teaser|trailer)\b[^"“]{0,30})\b(?:for |of )?(?:an? |our |the )?(?:(?:new|dark|epic|tv) )*(?:series|film|movie|show|drama|thriller|saga) about /giu,
    '',
  ],
  // What is sold there is what makes it one.
  [
    /\b(?:vinyl )?records? (?:shop|store)s?\b(?![^"“]{0,80}\b(?:shelves|customers?|turntable|interior)\b)/giu,
    'vinyl records',
  ],
  // Tastes of what is in the bag.
  [
    /(?<=\b(?:chips|crisps|popcorn|nuts|pretzels|crackers)\b[^"“]{0,60}[,:] ?)(?:sea salt|salt and vinegar|paprika|sour cream(?: and onion)?|cheese and onion|barbecue|chili|chilli|rosemary)(?=\s*(?:[,.;!]|$))/giu,
    '',
  ],
  // The bag that they fly out of is the one that is sold.
  [
    new RegExp(
      `\\b${CHIPS}\\b(?=[^"“]{0,100}\\b(?:chips|crisps|nachos) (?:\\p{L}+ing|fly|burst|explode|spill) (?:up )?(?:out of|from) )`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `\\b${CHIPS} (?:(?:are )?(?:fly|burst|explod|spill|jump|leap|shoot|tumbl|popp|pour|fall|com)(?:ing|s)?|explode) (?:up )?(?:out of|from) (?:an?|the|its|their) (?:(?:open|opened|torn|red|blue|green|yellow) )*(?:bag|packet|pack)\\b`,
      'giu',
    ),
    'flyingchips',
  ],
  // A stack of pancakes with what is on it.
  [
    new RegExp(
      `\\b(?:an? )?${TALL}(?:stack(?: of ${TALL}pancakes)?|pancakes) (?:topped |dripping |covered |served |drizzled )?(?:with|in) ${BERRIES}(?:(?:, | and |, and )${BERRIES}){0,2}(?<=\\bpancakes?\\b[^"“]{0,160})`,
      'giu',
    ),
    'syruppancakes',
  ],
  // Clothes on a figure are the figure.
  [
    new RegExp(
      `(?<=${OF_BRIDES}[^"“]{0,120})${GOWN}(?:dress|gown)(?: (?:hanging|displayed|shown|standing))? on (?:an?|the) ${DUMMY}\\b`,
      'giu',
    ),
    'bridalgown',
  ],
  [
    new RegExp(
      `\\b(?:an? |the |one )?((?:\\p{L}+ ){0,2})(?:dress|gown|jacket|coat|blazer|suit|shirt|blouse|top)(?: (?:hanging|displayed|shown|standing))? on (?:an?|the) ${DUMMY}\\b`,
      'giu',
    ),
    '$1 mannequin',
  ],
  [
    new RegExp(
      `\\b(?:(?:fresh|chopped|sliced|colou?rful|seasonal|crisp) )*(?:vegetables|veggies|veg)(?:,? (?:and|with) (?:an? |the )?(?:\\p{L}+ )?knife)? (?:lying )?on (?:an?|the) ${BOARD}\\b`,
      'giu',
    ),
    'vegetableboard',
  ],
  [
    new RegExp(
      `\\b(?:an? |the )?(?:\\p{L}+ )?knife and (?:some )?(?:(?:fresh|chopped|sliced|colou?rful) )*(?:vegetables|veggies|veg) on (?:an?|the) ${BOARD}\\b`,
      'giu',
    ),
    'vegetableboard',
  ],
  // Glasses that touch are two.
  [
    /\b(?:two |some )?(?:(?:champagne|wine|prosecco|sparkling wine|cocktail|crystal|full) )*(?:glasses|flutes) (?:that )?(?:are )?(?:clink|toast|touch|meet|chink)(?:ing)?\b(?: together| in a toast)?/giu,
    'clinkingglasses',
  ],
  // Hair that is shown is somebody's.
  [
    /(?<=\b(?:shampoo|conditioner|hair(?: (?:oil|mask|care|spray|salon|serum))?)\b[^"“]{0,100}[,:] ?)(?:(?:very|long|shiny|glossy|silky|smooth|flowing|healthy|beautiful|soft|wavy|curly|swinging|strong|thick) ){1,3}hair\b(?! (?:oil|mask|care|spray|salon|serum|dryer|colou?r))/giu,
    'a long-haired woman',
  ],
  // Who treats a shoulder has the hands on it.
  [
    /\b(?:(?:physio|massage|physical|sports) ?)?therapist (?:is )?(?:work|treat|stretch|loosen|press|eas|mobilis|mobiliz|help|kneed|knead)(?:ing|s|es) (?:on )?(?:an?|the|her|his) (?:\p{L}+ )?(man|woman|patient|client|athlete|runner)(?:['’]s)?(?: (?:sore |stiff |tense |bad )?(?:shoulders?|back|neck|knee|leg|arm|spine))?/giu,
    'a therapist massaging a $1 in a clinic',
  ],
  // Who dances is shown, and no class beside them.
  [
    /\b(?:(?:salsa|tango|bachata|swing|ballroom|waltz|latin|social|ballet|zumba|hip[- ]hop) )?(?:danc(?:e|ing) )?(?:class(?:es)?|lessons?|courses?|school|studio|evenings?|workshops?)(?: for (?:absolute |complete )?(?:beginners|adults|kids|children|seniors|everyone|couples|all))?(?=[^"“]{0,80}\b(?:dancing couple|couples? danc|dancers?|danc(?:es|ing)|salsa couple)\b)/giu,
    'in a dance studio',
  ],
  // A room of a hotel is seen from within.
  [
    /\b(?:(?:seaside|beach|boutique|luxury|city|mountain|spa|small|family|grand) )*(?:hotel|resort|guest ?house|inn|bed and breakfast)s?\b(?=[^"“]{0,80}\b(?:rooms?|suite|bed|bedroom|balcony|bathtub|breakfast in bed)\b)/giu,
    '',
  ],
  [
    /\b(?:(?:an? |the |our )?(?:bright |cosy |cozy |airy |quiet )?(?:hotel )?(?:rooms?|suites?) with )?(?:an? )?(?:private |big |sunny |wide )?balcon(?:y|ies)(?: that)? (?:over(?:looking)?|above|facing|looking (?:out )?(?:over|on|onto|at)|with (?:an? )?views? (?:of|over)|on|by) (?:the )?(?:sea|ocean|bay|water|waves|beach|mediterranean)\b/giu,
    'deck chair on a balcony by the sea',
  ],
  // Dogs on leashes are walked by who has them.
  [
    /\b(?:an? |the )?(girl|boy|woman|man|walker|student|dog walker|dog sitter|lady) with ((?:two|three|four|five|six|several|many|a pack of|lots of) (?:happy |cute |small |big |little )?(?:dogs|puppies))(?: (?:on|at) (?:their |colou?rful )?(?:leashes|leads|the leash|the lead|a leash|leash|lead))?/giu,
    'a $1 walking $2 on leashes',
  ],
  [
    /\b(?:volunteers|people|kids|children|students|families|neighbou?rs|helpers|friends|divers|locals) (?:are )?(?:collect|gather|clear|remov|pick|clean)(?:ing|s)? (?:up )?(?:the )?(?:plastic(?: (?:waste|bottles|trash|bags|litter|rubbish))?|litter|trash|rubbish|garbage|waste)\b/giu,
    'three volunteers pick up litter next to plastic bottles',
  ],
  // Costumes are seen on who wears them, and sweets lie about.
  [
    /\b(?:(?:halloween|carnival|party|fancy dress) )?costumes? (?:shop|store|rental)s?(?=\b[^"“]{0,80}\b(?:dressed|disguised|costumes?)\b)/giu,
    '',
  ],
  [
    /\b(?:candy|candies|sweets)(?: (?:is |are )?(?:everywhere|all around|all over|scattered around|flying around|around them))\b/giu,
    'many candies',
  ],
  // Stalls of winter are lit.
  [
    /\b(?:christmas|xmas|advent|winter|holiday) market\b(?! (?:stalls?|stands?) )/giu,
    'market at dusk in snow',
  ],
];
