import type { Rewording } from '../../rewording.ts';

const COLOUR =
  '(?:red|orange|yellow|green|blue|purple|pink|white|black|grey|gray|brown|turquoise|golden)';
const PLANT = '(?:hedge|bush|shrub|topiary|boxwood|box tree)(?:e?s)?';
const SHAPED = '(?:like|(?:in|into)(?: the)? (?:shape|form|likeness) of|into|to look like)';
const SHAPE = '(?:an?|two|three) \\p{L}+';
const OWNERS: readonly (readonly [RegExp, string])[] = [
  [/bakery/iu, 'baker'],
  [/shop|store|kiosk/iu, 'shopkeeper'],
  [/bar$/iu, 'barman'],
  [/caf[eé]|coffee/iu, 'barista'],
  [/./u, 'waiter'],
];
const WORKPLACE =
  'workbench|workshop|lathe|anvil|stove|oven|kitchen|studio|classroom|laboratory|garage|barn|loom';

/** What is at work, at school and in cafés, in the words that bring what belongs there. */
export const AT_WORK_AND_SCHOOL: readonly Rewording[] = [
  // A hedge that is cut like an animal is an animal of leaves.
  [
    new RegExp(
      `\\b(?:trim|clip|cut|shap|prun|turn)(?:s|es|ing|ming|ping|ting)? (?:an?|the|his|her|some) (?:(?:green|big|tall|garden) )?${PLANT} ${SHAPED} (?=${SHAPE})`,
      'giu',
    ),
    () => 'by ',
  ],
  [
    new RegExp(
      `\\b${PLANT} (?:(?:that is|cut|trimmed|clipped|shaped) ){0,2}${SHAPED} (?=${SHAPE})`,
      'giu',
    ),
    () => '',
  ],
  // Those who own a café are seen at work in it.
  [
    /\b(caf[eé]|coffee shop|restaurant|bistro|bakery|bar|shop|store|kiosk)(?:['’]s)? owner(s)?\b/giu,
    (_, place = '', many) =>
      `${OWNERS.find(([words]) => words.test(place))?.[1] ?? 'waiter'}${many ?? ''}`,
  ],
  // Who has left is not there.
  [
    /(?:^|(?<=[.;,] ))(?:(?:the|all) )?(?:last )?(?:guests|customers|visitors|diners|patrons)(?: (?:are|have))?(?: all)? (?:gone|left)(?:\.|,|$)/giu,
    () => '',
  ],
  // What is heaped up at a market is no cone of a road.
  [
    /\b(?:cones|heaps|piles|mounds|pyramids|hills) of (?=[^.;]{0,40}\b(?:powders?|spices?|pigments?)\b)(?:[\p{L}]+,? ){0,6}(?:powders?|spices?|pigments?)\b/giu,
    () => 'spices',
  ],
  // Under a car on stands there is nothing else than its mechanic.
  [
    /\b(?:jacked|propped)[- ]up (?=(?:\p{L}+ ){0,2}(?:car|van|truck|lorry|bus|jeep|taxi)\b)/giu,
    () => '',
  ],
  [
    /(?:,| and| with)? ?only (?:his|her|their|the) (?:legs|feet|boots|shoes) (?:are )?(?:stick|poke|peek|show|visible|sticking|poking|showing)(?:s|ing)?(?: out)?(?=\s*(?:[,.;!]|$))/giu,
    () => '',
  ],
  // An experiment is made where there are flasks.
  [
    /\b(?:do|does|doing|make|makes|making|conduct|conducts|conducting|perform|performs|performing) (?:an? |their |some )?(?:chemistry|chemical) experiments?\b/giu,
    () => 'experiment in a lab',
  ],
  [
    new RegExp(
      `\\b(${COLOUR} )(?:cloud|puff)s? (?:puffs?|rises?|billows?|comes?|bubbles?|escapes?|shoots?) (?:up |out )?(?:from|of|out of) `,
      'giu',
    ),
    (_, colour) => `${colour}smoke from `,
  ],
  // Clothes named after those who wear them.
  [
    new RegExp(`, (?:face )?masks on,? (?:and )?(${COLOUR} (?:gowns|scrubs|coats))\\b`, 'giu'),
    (_, garment) => ` in masks, ${garment}`,
  ],
  // Where one is at work, the sun at the window is light.
  [
    new RegExp(
      `\\b(?:the )?(?:morning |evening )?(?:sun|sunlight|sunshine|light) (?:is )?(?:com|shin|stream|pour|fall)ing (?:in )?(?:at|through|by|from) (?:the|an?) (?:\\p{L}+ )?windows?(?<=\\b(?:${WORKPLACE})\\b.{0,140})`,
      'giu',
    ),
    () => 'sunlight',
  ],
  // Whoever runs after something has what is in hand.
  [
    /\b((?:for|to|towards) (?:an?|the|his|her) (?:tram|bus|train|taxi|ferry|coach)) (with (?:an?|his|her) (?:\p{L}+ )?(?:briefcase|suitcase|backpack|bag|umbrella|bouquet|coffee))\b/giu,
    (_, goal, held) => `${held} ${goal}`,
  ],
  [
    /, (?:an? )?(toast|bread roll|croissant|rose|pencil|whistle|carrot) in (?:his|her) mouth\b/giu,
    (_, what) => ` holds ${what}`,
  ],
  // Who picks fruit on a ladder is at a tree.
  [
    /\b(?:an? )?(orange|apple|cherry|lemon|pear|peach|olive) pickers? on (?:an? )?ladders? in (?:an? |the )?(?:[\p{L}]+ ){0,2}(?:orchard|grove|garden)\b/giu,
    (_, fruit) => `woman on ladder at ${fruit} tree`,
  ],
  [
    /\b(?:Mount |Mt\.? )?(?:Etna|Vesuvius|Stromboli|Popocat[eé]petl)(?: (?:is )?(?:smoking|smokes))?(?= in the (?:distance|background))/gu,
    () => 'firemount',
  ],
  // What hangs above a cot is no telephone; it would hide who lies there.
  [
    /\b(?:under|below|beneath) (?:an?|the) mobile (?:of|with) (?:\p{L}+ )?(?:stars|moons|clouds|animals|planets|sheep|birds|elephants)(?: and (?:\p{L}+ )?\p{L}+s)?\b/giu,
    () => '',
  ],
];
