import type { Rewording } from '../../rewording.ts';

const ONE = String.raw`(?:an?|the|his|her|its|their|one) (?:[\p{L}-]+ ){0,2}?`;
const BOATS =
  '(?:boats?|sailboat|rowboat|motorboat|speedboat|canoe|kayak|raft|dinghy|ship|yacht|ferry|gondola|longship|fishing boat)';
const TRUCKS = '(?:pick-?up(?: truck)?|truck|ute)';
const HIGH =
  '(?:tree|oak|pine|fir|palm(?: tree)?|lamp ?post|street ?lamp|pole|flagpole|mast|stairs|staircase|steps|ladder|slide|hill|tower|lighthouse|fence|wall|ferris wheel|rock|cactus)';
const HUNG = '(painting|picture|photo(?:graph)?|portrait|mirror|clock|poster)';
const OVER =
  '(?:the|an?|his|her|their) (?:[\\p{L}-]+ )?(?:fireplace|mantelpiece|sofa|couch|bed|desk|piano|table|armchair)';

/** Places that are told by a part of what somebody is on, in words that tell what carries them. */
export const PLACED_EXACTLY: readonly Rewording[] = [
  // At the top of a tree is on it; its bottom is beside it.
  [
    new RegExp(
      String.raw`\b(?:high |right |up )?(?:at|near|in) the (?:very )?top of (?=${ONE}${HIGH}\b)`,
      'giu',
    ),
    () => 'on ',
  ],
  [/\b(?:up )?in the (?:very )?(?:tree ?tops?|crown of a tree)\b/giu, () => 'on a tree'],
  [
    new RegExp(
      String.raw`(?<=^(?:an? |the |one |two )?(?:[\p{L}-]+ ){1,2})(?:high )?up (?=${ONE}(?:lamp ?post|street ?lamp|pole|flagpole|chimney|roof)\b)`,
      'giu',
    ),
    () => 'on ',
  ],
  // Who sits on the edge of a bed sits on it.
  [
    new RegExp(
      String.raw`\b(?:on|at) the (?:very )?(?:edge|end|foot|side|corner|arm|back) of (?=${ONE}(?:bed|sofa|couch|armchair|chair|bench|table|desk|bathtub|tub|well|fountain|roof|bowl|bucket|basket|cup|mug|glass|vase|pot|nest|wall|bridge|stage|barrel|box|crate|windowsill|shelf|pier|dock|jetty|cloud|boat|stump)\b)(?<=\b(?:sit|perch|lie|lying|sleep|balanc)\p{L}* (?:on|at) the \p{L}* ?\p{L}* of )`,
      'giu',
    ),
    () => 'on ',
  ],
  // The bow and the stern are of the boat one is on.
  [
    new RegExp(
      String.raw`\b(?:at|on|in) the (?:very )?(?:bow|stern|prow|front|back|rear|edge|nose) of (?=${ONE}${BOATS}\b)`,
      'giu',
    ),
    () => 'in ',
  ],
  [
    /\bat the (?:wheel|helm|steering wheel) of (?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}?(?:ship|sailing ship|galleon|yacht|boat)\b/giu,
    () => 'at the helm on deck',
  ],
  [
    new RegExp(
      String.raw`\b(?:in|on) the (?:open )?(?:back|bed|rear|cargo bed|loading bed) of (?=${ONE}${TRUCKS}\b)`,
      'giu',
    ),
    () => 'on ',
  ],
  [/\b(?:fishing|angling) from (?=(?:an?|the) (?:[\p{L}-]+ )?bridge\b)/giu, () => 'fishing on '],
  // What hangs over the sofa hangs on the wall.
  [
    new RegExp(
      String.raw`\b${HUNG}(?: (?:is )?(?:hanging|hangs|hung))?(?: (?:on|from) (?:the|a) wall)? (?:above|over) (?=${OVER}\b)`,
      'giu',
    ),
    (_, what = '') =>
      `${/clock/iu.test(what) ? 'wall clock' : /mirror/iu.test(what) ? 'mirror' : 'picture-frame'} above `,
  ],
  // Who brings flowers to a door has them in the hands.
  [
    /\b(?:at|in front of|outside) (the|an?|his|her) ((?:front )?door) with (flowers|an? (?:[\p{L}-]+ ){0,2}?(?:bouquet|rose|cake|parcel|package|present|gift|pizza|letter|suitcase))\b(?! on)/giu,
    (_, one, door, brought) => `with ${brought} at ${one} ${door}`,
  ],
  // Who is on the other side of the glass looks out of it.
  [
    /^an? ((?:rainy|wet|foggy|frosty|snowy|open|big|small|steamy) )window with (an? (?:[\p{L}-]+ ){1,3}?)(looking|gazing|staring|peering) (?:out|outside)\b/giu,
    (_, wet, who, looking) => `${who}${looking} out of a ${wet}window`,
  ],
  // A horse in its box is seen behind what it looks over.
  [
    /\b(?:looking|peeking|peering|leaning|looks|peeks|leans)(?: out)? over (?:the|its|a|his) (?:[\p{L}-]+ )?(?:stable|barn|stall|half|garden)[- ](?:door|gate)\b/giu,
    () => 'standing behind a fence',
  ],
  // The last one of a queue has others before him.
  [
    /\b(?:at the (?:end|back|front) of|(?:standing|waits?|waiting|stands?) in) (?:an? |the )(?:very |really )?(?:(?:long|endless|huge|short) )?(?:queue|line)(?= (?:at|in front of|outside|for|of people)\b|\s*(?:[,.;]|$))/giu,
    () => 'behind four people',
  ],
  // On its top is a cross of wood.
  [
    /(?<=\b(?:an?|the) (?:[\p{L}-]+ )?)cross (?:on|at) (?:the )?(?:very )?(?:top|summit|peak) of (?:an?|the) mountain\b/giu,
    () => 'crucifix on a mountaintop',
  ],
  // A rope between tall buildings is high above the street, and what dries there is seen from below.
  [
    /\b(?:tightrope|rope|high[- ]?wire) ?-?(?:walker|artist) (?:high )?between (?:two |the |tall )+(?:skyscrapers|towers|buildings|high-?rises)\b/giu,
    () => 'acrobat balancing on a towerwire',
  ],
  [
    /^(?:an? |the )?(?:washing|clothes|laundry)[- ]?lines? (?:is )?(?:hung |strung |stretched |hanging )?(?:up )?between (?:two |the |old |tall )+(?:houses|buildings|balconies|windows)\b/giu,
    () => 'laundry hung in an alley',
  ],
  // Turtles come out of ponds to lie in the sun.
  [
    /(?<=\b(?:turtle|tortoise|frog|toad|duck|heron)s?\b[^.;]{0,40} on (?:an?|the) (?:[\p{L}-]+ )?(?:rock|stone|log) )in the water\b/giu,
    () => 'in a pond',
  ],
  // Who looks out of a wardrobe is in it.
  [
    /\b(?:peek|peer|look|peep)(?:s|ing)? out of (?=(?:an?|the|his|her) (?:[\p{L}-]+ )?wardrobe\b)/giu,
    () => 'in ',
  ],
  // Eggs that are in a nest are drawn with it.
  [
    /^(?:(?:one|two|three|four|five|some|\d|an?) )?(?:(?:small|blue|speckled|tiny|white|little) )*eggs? (?:lying )?in (an?|the|its|their) ((?:[\p{L}-]+ )?nest)\b/giu,
    (_, one, nest) => `${one === 'the' ? 'the' : 'a'} ${nest}`,
  ],
  // A hat that somebody is inside of is on nobody.
  [
    /\b(?:inside|jumping out of|coming out of|peeking out of|looking out of|sitting in|hiding in) (?=(?:an?|the) (?:magician['’]s |wizard['’]s |black |top |magic |big |old )*hat\b)(?:an?|the) (?:[\p{L}'’]+ )*?hat\b/giu,
    (found) =>
      /^(?:jump|com)/iu.test(found) ? 'jumping out of a top-hat' : 'peeking out of a top-hat',
  ],
];
