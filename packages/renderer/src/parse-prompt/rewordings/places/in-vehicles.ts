import type { Rewording } from '../../rewording.ts';

const VEHICLE =
  '(?:hot[- ]air balloon|balloon|car|taxi|bus|truck|van|jeep|tractor|helicopter|plane|airplane|boat|rowing boat|rowboat|sailboat|speedboat|canoe|kayak|raft|gondola|dinghy|sleigh|carriage|submarine|spaceship|rocket|flying saucer|convertible|tuk-tuk|rickshaw)';
const WHO =
  "(?:an?|the|two|three|four|five|six|some|several|its|his|her) (?:(?!with\\b|on\\b|in\\b)[\\p{L}'\\u2019-]+ )??(?:m[ae]n|wom[ae]n|boys?|girls?|child(?:ren)?|kids?|people|friends|family|couple|tourists|passengers|sailors?|astronauts?|dogs?|cats?|bears?|monkeys|penguins|sheep|pirates|knights?|grandparents|fishermen|explorers|nuns|clowns|aliens|robots?)";
const DOING =
  '(?: (?:and )?(?:screaming|laughing|cheering|waving|singing|toasting|kissing|sleeping|sitting|fishing|reading|dancing|looking|holding hands|eating \\p{L}+|drinking \\p{L}+))?';
const INSIDE =
  '(?: (?:in|inside|on|aboard|on board)(?: it| (?:the|its) (?:basket|back|cabin|boat|deck|seat|front|back seat))?)?';
const MOVES =
  '(?:driv|fl|drift|float|sail|glid|ris|go|race|rac|cross|row|speed|pass|roll|land|tak|travel|hover|soar|cruis|bob|swerv|jump|com|head|mov|paddl|turn|sink|bounc|shoot|plung|rush|climb|splash)(?:es|ies|s|ing|e)?';

/** Vehicles, and who is in them wherever in the sentence that is told. */
export const IN_VEHICLES: readonly Rewording[] = [
  // They work in the cabin, unless they are told to be elsewhere.
  [
    /\b(?:flight attendants?|(?:air )?stewardess(?:es)?|air hostess(?:es)?|cabin crew)\b(?=[^.;]{0,60}\b(?:passengers?|drinks?|coffee|tea|juice|meals?|trolley|cart|seats?|seat belts?|life (?:vest|jacket)s?|safety)\b)(?![^"]{0,160}\b(?:plane|airplane|aeroplane|jet|airport|gate|cabin|aisle|train|hotel|bus)\b)/giu,
    (who) => `in a plane cabin ${/s$|crew$/iu.test(who) && !/ess$/iu.test(who) ? '' : 'a '}${who}`,
  ],
  // "A balloon drifts over a field with a couple in the basket": they are told of first.
  [
    new RegExp(
      `\\b((?:an?|the|his|her|their) (?:[\\p{L}-]+ ){0,2}?${VEHICLE}) (${MOVES}\\b(?: (?!with\\b)[\\p{L}-]+){1,8}?),? with (${WHO}${DOING})${INSIDE}(?=\\s*(?:[,.;]|$))`,
      'giu',
    ),
    (_, vehicle, way, who) => `${who} in ${vehicle} ${way}`,
  ],
  [
    new RegExp(
      `\\b((?:an?|the|his|her|their) (?:[\\p{L}-]+ ){0,2}?${VEHICLE}) with (${WHO})${INSIDE} (?=${MOVES}\\b)`,
      'giu',
    ),
    (_, vehicle, who) => `${who} in ${vehicle} `,
  ],
  [
    /\b(?:broken|run)[- ]down (?=(?:[\p{L}-]+ ){0,2}(?:car|taxi|truck|bus|van|tractor|boat|motorcycle|train|house)\b)/giu,
    () => 'old ',
  ],
  // It is a part of the motorcycle, and no drink.
  [
    / with an? (?:[\p{L}-]+ )?sidecar(?: and(?= an? ))?/giu,
    (found) => (found.endsWith('and') ? ' with' : ''),
  ],
  [/\b(?:in|inside) (?:the|its|his|her|an?) (?:[\p{L}-]+ )?sidecar\b/giu, () => 'on it'],
  // How many heads one animal has is no number of them.
  [
    /\b(?:one|two|three|four|five|six|seven|eight|nine|many)[- ](?:eyed|headed|legged|tailed|armed|winged|footed|eared|horned)(?= (?:[\p{L}-]+ )?(?!serpent|hydra)\p{L}+)/giu,
    () => '',
  ],
  // After what it has, it is no insect.
  [
    /(?<=\bwith (?:(?:an?|its|two|small|big|tiny|little|golden|white|feathered|butterfly|dragonfly|paper) ){0,3}(?:wings?|propellers?|sails?|rotors?|balloons|umbrella|rockets?|jets?|engines?) )flies\b(?! (?:on|around its|and bees|sit)\b)/giu,
    () => 'soars',
  ],
  // Two who do so in a ring have no carton.
  [/\bbox(?:ing)?(?= +(?:in|inside) (?:(?:an?|the) )?(?:boxing[- ])?ring\b)/giu, () => 'fight'],
  // What has a face for once wears what people wear.
  [
    /(?<=\b(?:potato|banana|pineapple|lemon|orange|apple|pear|tomato|carrot|avocado|watermelon|strawberry|egg|onion|eggplant|aubergine|pumpkin|cucumber|broccoli|mushroom|peach|cherry|kiwi|coconut|corn|donut|doughnut|cupcake|burger|hamburger|hot dog|croissant|cookie|toast|sandwich|cactus|teapot|toaster|moon|sun)(?:e?s)? )with(?= (?:(?:an?|his|her|its|tiny|little|big|red|black|blue|white|pink|yellow|green|cool|dark) )*(?:sunglasses|glasses|top hat|hat|cowboy hat|cap|crown|scarf|bow ?tie|moustache|mustache|helmet)\b)/giu,
    () => 'wearing',
  ],
  // Nobody comes out by way of stairs.
  [/\bsteps (?=(?:out|outside|through|into|off|onto|forward|back|aside)\b)/giu, () => 'walks '],
  [
    /(?<=\b(?:lick|eat|hold|drop|shar|sell|buy)(?:s|es|ing|ping|e)? (?:an?|the|his|her|their) )cone\b/giu,
    () => 'ice cream',
  ],
  [/\b[Tt]he Loch Ness [Mm]onster\b/gu, () => 'plesiosaur in lake'],
  [
    /\bbeach (?:chair|lounger)\b(?!s? in (?:an?|the|his|her) (?:garden|yard|room|office|studio))(?=\s*(?:[,.;]|$))/giu,
    () => 'deckchair, beach',
  ],
];
