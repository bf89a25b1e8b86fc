import type { Rewording } from '../../rewording.ts';

const A = '(?:an?|the|his|her|their|its|my|our)';
const FLIERS =
  '(?:lanterns?|balloons?|doves?|butterfl(?:y|ies)|birds?|pigeons?|owls?|sparrows?|robins?)';
const LEFT_TO_FLY =
  '(?: (?:fly|rise|float|go|drift|soar|up|away|free|off|high)(?=\\b))*(?: (?:from|out of) (?:his|her|their|both) (?:\\p{L}+ )?hands?)?';
/** Whatever lies on each other. */
const HEAPED =
  '(?:(?:bread |bamboo |wicker |laundry )?baskets|boxes|books|plates|parcels|presents|gifts|cups|pancakes|crates|suitcases|blocks|cushions|pillows|chairs|bowls|hats|logs|tyres|pots)';

/** What is let go, bent over, piled up, carved and fitted. */
export const HANDLED_WITH_CARE: readonly Rewording[] = [
  // Whoever lets something fly is not flying.
  [
    new RegExp(
      `\\b(?:releas(es?|ing)|(?:let|set)(s|ting)? go(?: of)?|set(s|ting)? free|let(s|ting)?|send(s|ing)? up) (${A}|two|three|some|several) ((?:[\\p{L}-]+ )?(?:[\\p{L}-]+ )?${FLIERS})${LEFT_TO_FLY}`,
      'giu',
    ),
    (found, ...parts) => {
      const [of, thing] = [parts[5], parts[6]];
      return `${/^\p{L}+ing\b/iu.test(found) ? 'tossing' : /^\p{L}+s\b/iu.test(found) ? 'tosses' : 'toss'} ${of} ${thing}`;
    },
  ],
  // Who bends over a thing stands at it.
  [
    /\b(?:bend|lean|stoop|hunch)(?:s|es|ing)? (?:down |together |low )?over (?=(?:an?|the|his|her|their) (?!(?:[\p{L}-]+ )?(?:edge|railing|rail|fence|wall|water|pond|river|well|balcony|banister|parapet|bridge|side|handlebars|cliff|gate|hedge|ship|earth|ground|floor|soil|fire|flames)\b))/giu,
    () => 'is at ',
  ],
  [new RegExp(`\\btowers? of (?=(?:[\\p{L}-]+ )?${HEAPED}\\b)`, 'giu'), () => 'stack of '],
  // Small animals of wood are made in the hands.
  [
    /\b(?:carv|whittl)(?:es?|ing) (?:an? |the )?(?:(?:small|little|tiny|wooden|toy) )*(?:horse|bird|duck|bear|fox|dog|cat|rabbit|owl|fish|deer|elephant|animal|figure|figurine|toy)s? (?:out of|from|in) (?:an? )?(?:piece of |block of )?wood\b/giu,
    (found) => `${/ing /u.test(found) ? 'holding' : 'holds'} a wooden toy`,
  ],
  // What is pinned and fitted on somebody is what they wear.
  [
    new RegExp(
      `\\b(?:pin|fit|hem|adjust|alter|fasten|button)(?:s|ning|ting|ming|ing)? (?:up )?(?:the hem of )?(?:an?|the|her) (?:[\\p{L}-]+ )?(?:dress|gown|veil|skirt)(?: (?:for|on|of|worn by)) (?=${A} )`,
      'giu',
    ),
    () => 'measures ',
  ],
  // Shoes of others are tied on one knee before them.
  [
    new RegExp(
      `\\bt(?:ies|ying|ie) (?:the )?(?:shoe ?laces|shoes|laces|boots) (?:of|for) (?=${A} )`,
      'giu',
    ),
    () => 'kneels before ',
  ],
  // Lights of a room are put up with raised hands.
  [
    /\bhang(?:s|ing)?(?: up)? (?=(?:the |some |colou?rful |paper |warm )*(?:fairy lights|string lights|bunting|garlands?|paper (?:chains?|stars)|decorations|streamers|curtains)\b)/giu,
    () => 'reach up, ',
  ],
  // A cloth in a basket is under the bread.
  [
    /(?<=\bbaskets? (?:of|full of) (?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:with|on|in|and) (?:an? |the )(?:[\p{L}-]+ )?(?:cloth|napkin|towel|linen)\b/giu,
    () => '',
  ],
  // Fish of a market lie on ice.
  [
    /\bon (?:a bed of )?(?:crushed |the )?ice\b(?<=\b(?:fishmongers?|oysters?|seafood|shrimps?|prawns|lobsters?|champagne|market|salmon)\b.{0,80}|(?=.{0,40}\b(?:market|stall|counter)\b))/giu,
    () => '',
  ],
  [
    /\bhoney (?:is )?(?:runn|dripp|flow|pour|trickl|drizzl)ing (?:down )?(?:on|onto|over) (?=(?:an? |the )?(?:slices? of )?(?:[\p{L}-]+ )?(?:toast|bread|pancakes|waffles|yogh?urt|cake)\b)/giu,
    () => 'honeydipper on ',
  ],
  [/\b(?:an? |the )(?:shop|store|pub|inn|caf[eé]|bakery) sign\b/giu, () => 'sign, street'],
  // What a table is covered with is a part of it.
  [
    /\b(?:spread )?(?:on|over|across) (?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}(?:table ?cloth|gingham(?: cloth)?)\b/giu,
    () => 'on the table',
  ],
  [
    /\b(?:lay|spread)(?:s|ing)? out (?=(?:[\p{L}-]+ ){0,3}(?:fish|oysters|shrimps?|seafood|lobsters?|crabs|bread|loaves|flowers|fruit|vegetables|cheese)\b)/giu,
    () => 'holds ',
  ],
  // One passes it outside.
  [
    /\b(past|behind|outside|in front of|beside|next to|by|near|towards?) (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:greenhouse|glasshouse)\b/giu,
    (_, where) => `${where} a glasshut`,
  ],
  // A bus has steps.
  [/\b(?:up|down|onto|off) the (?:bus )?steps\b(?<=\bbus driver\b.{0,60})/giu, () => 'at the bus'],
];
