import type { Rewording } from '../../rewording.ts';

const A = '(?:an?|the|his|her|their|its)';
const SOMEBODY =
  '(?:mother|mom|mum|mommy|mummy|father|dad|daddy|grandmother|grandma|granny|grandfather|grandpa|wife|husband|sister|brother|son|daughter|aunt|uncle|girlfriend|boyfriend|friend|neighbou?r|teacher|nurse|doctor|child|kid|baby|boy|girl|man|woman|lady|bride|guest|customer|colleague|boss|partner|fan|stranger|patient|queen|king|princess)s?';
const BIRD = '\\b(?:robin|bird|blackbird|thrush|crow|hen|chicken|starling|magpie|duck|kiwi)s?';
const ROAD = '(?:road|street|pavement|sidewalk|asphalt|concrete|ground)';

const ing = (form: string | undefined, bare: string) =>
  form?.endsWith('ing') === true ? `${bare}ing` : `${bare}s`;

/** Verbs that mean another deed with the objects they usually have. */
export const USUAL_OBJECTS: readonly Rewording[] = [
  // What somebody is given needs a number: "his mother flowers" are no flowers of that kind.
  [
    new RegExp(
      `\\b((?:giv|hand|offer|bring|serv)(?:es|s|e|ing)?) ${A} (${SOMEBODY}) (?=(?:(?:red|pink|white|yellow|fresh|colou?rful|warm|hot|little|small|paper) )?(?!always|across|towards|besides|kisses|hugs|directions|instructions|lessons)[\\p{L}-]{3,}s\\b)`,
      'giu',
    ),
    (_, gives, whom) => `${gives} ${whom} 3 `,
  ],
  // A golfer swings a club, and no club is danced in.
  [
    new RegExp(
      `(?<=\\bgolfers? (?:is |are )?)(?:swing|tee)(s|ing)?(?: off)?(?: (?:${A}|their) (?:golf )?clubs?)?\\b(?! (?:an?|the|his|her|their)\\b)`,
      'giu',
    ),
    (_, form) => (form === undefined ? 'golf' : ing(form, 'golf')),
  ],
  // Boxers have a bag to punch that nothing is carried in.
  [
    new RegExp(
      `\\b(?:punch|box|hit)(e?s|t?ing) ${A} (?:(?:big|red|black) )?(?:heavy |sand|boxing |speed )?bag\\b(?=\\s*(?:[.,;!]|in\\b|at\\b|with\\b|$))`,
      'giu',
    ),
    (_, form) => (form === 'ing' || form === 'ting' ? 'punching' : 'punches'),
  ],
  // Who cries over something is beside it.
  [
    new RegExp(`\\b((?:cr(?:y|ies|ying)|weep(?:s|ing)?|sob(?:s|bing)?)) over (?=${A} )`, 'giu'),
    (_, cries) => `${cries} by `,
  ],
  // A dress that is twirled is worn.
  [
    new RegExp(
      `\\b(?:twirl|swirl|swish|whirl)(e?s|ing)? (?:${A}) (?:[\\p{L}-]+ )?(?:dress|skirts?|gown)\\b`,
      'giu',
    ),
    (_, form) => ing(form, 'twirl'),
  ],
  [/\b(?:does|performs|dances) (?:(?:a|the) )?hula(?: dance)?\b/giu, () => 'dances'],
  [/\b(?:doing|performing|dancing) (?:(?:a|the) )?hula(?: dance)?\b/giu, () => 'dancing'],
  [/\bhula(?: |-)danc(es|ing|e)\b/giu, (_, form) => `danc${form}`],
  // The coat of an animal is brushed with a brush.
  [
    new RegExp(
      `\\b(?:brush|groom)(es|s|ing)? (?=${A} (?:[\\p{L}-]+ ){0,2}(?:dog|pupp(?:y|ie)|poodle|cat|kitten|horse|pony|ponie|foal|donkey|rabbit|bunny|unicorn|alpaca|llama|cow|sheep)s?\\b)(?<!\\b(?:cat|lion|lioness|monkey|gorilla|dog|bird|chimp|macaque|baboon|ape|horse|zebra)s? (?:is |are )?(?:brush|groom)\\p{L}* )`,
      'giu',
    ),
    (_, form) => `${form === 'ing' ? 'kurrying' : form === undefined ? 'kurry' : 'kurries'} `,
  ],
  [
    /\bweav(es|ing|e)(?= (?:an?|the|some|his|her) (?:[\p{L}-]+ )?baskets?\b)/giu,
    (_, form) => (form === 'ing' ? 'folding' : form === 'e' ? 'fold' : 'folds'),
  ],
  // A tongue that is stuck out is a face that somebody makes.
  [
    /\b(?:stick|pok|put)(?:s|es|t?ing|e)? (?:out )?(?:his|her|their) tongues?(?: out)?\b(?<!\b(?:dog|cat|pupp(?:y|ie)|frog|lizard|snake|chameleon|cow|giraffe|kitten|okapi|anteater)s?\b.{0,50})/giu,
    (found) => (/ing /iu.test(found) ? 'bleahing' : / their /iu.test(found) ? 'bleah' : 'bleahs'),
  ],
  // Those to whom something is presented sit or stand before it, at work.
  [
    new RegExp(
      `\\b(giv(?:es|ing) (?:an? )?(?:[\\p{L}-]+ )?presentation) (?:to|for|before|in front of) (?:${A} )?(?:[\\p{L}-]+ )?(?:team|colleagues|co-?workers|boss(?:es)?|clients?|customers|investors|employees|staff|board|group)\\b`,
      'giu',
    ),
    (_, gives) => `${gives}, 3 colleagues watch`,
  ],
  // A car gets its fuel where the pumps are.
  [
    new RegExp(
      `\\b(?:is |are )?(?:fill(?:s|ing)? up|refuel(?:s|l?ing)?|gass?(?:es|ing) up|tank(?:s|ing)? up|(?:pump|put)(?:s|t?ing)? (?:gas|petrol|fuel|gasoline) in(?:to)?|fill(?:s|ing)?) (${A} (?:[\\p{L}-]+ )?(?:car|truck|van|motorbike|motorcycle|pickup))(?: with (?:gas|petrol|fuel|gasoline))?(?: (?:at|in) (?:an?|the|his|her) (?:[\\p{L}-]+ )?(?:gas|petrol|filling|service|fuel) station)?(?=\\s*(?:[.,;!]|at night|$))`,
      'giu',
    ),
    (_, car) => `stands by ${car} at a gas station`,
  ],
  // Nobody sits on a loom, or threads themselves.
  [
    new RegExp(
      `\\bweav(es|ing|e) (?:(?:an?|the|some|her|his) )?(?:[\\p{L}-]+ )?(?:carpet|rug|cloth|fabric|tapestry|blanket|textiles?|scarf|silk|wool)s? (?:on|at|with) (?=${A} (?:[\\p{L}-]+ ){0,2}loom\\b)`,
      'giu',
    ),
    () => 'sitting at ',
  ],
  [
    new RegExp(
      `\\b(?:string|thread)(s|ing)? (?:[\\p{L}-]+ )?(?:beads|pearls|shells) (?:on|onto|into|for) (${A} (?:[\\p{L}-]+ )?(?:necklace|bracelet|string|thread|cord))\\b`,
      'giu',
    ),
    (_, form, what) =>
      `${ing(form, 'hold')} ${what?.replace(/(?:string|thread|cord)$/iu, 'necklace') ?? ''}`,
  ],
  // Beds of flowers are in gardens, and linen is folded in bedrooms.
  [
    /\b(?:in|into) (?:an?|the|his|her|their) flower[- ]?beds?\b(?<=\b(?:plant|dig|weed|water|work|kneel|sow|garden|sniff|pick|bury|buri)\p{L}*\b.{0,60})/giu,
    () => 'in a garden',
  ],
  [/(?<=\bfold(?:s|ing)? [^,.;]{3,30}) on (?:the|a|her|his) bed\b/giu, () => ' in bedroom'],
  // A scythe is in the hands of who mows with it.
  [
    /\b(?:harvest|cut|mow|reap)(?:s|t?ing)? (?:(?:the|tall|ripe|golden|some|his|her) ){0,2}(?:wheat|grass|hay|barley|rye|grain|corn|crops?|meadow|field) with (an?|the|his|her) (scythe|sickle)\b/giu,
    (_, one, tool) => `with ${one} ${tool} in a field`,
  ],
  // A hole in a street is drilled from above.
  [
    new RegExp(
      `\\bdrill(s|ing)? (?:an? |the )?(?:[\\p{L}-]+ )?holes? (?:in|into) (?:the |an? )?${ROAD}\\b(?: with (?:a|his|her|the) (?:jackhammer|drill|pneumatic drill))?`,
      'giu',
    ),
    (_, form) => `${ing(form, 'drill')} the street`,
  ],
  // A worm that is pulled out is in the beak.
  [
    new RegExp(
      `(?<=${BIRD} (?:is )?)(?:pull|tug|yank|pick|dig|drag)(?:s|g?ing)? (an?|the|its) (?:[\\p{L}-]+ )?worm (?:out of|from|up from|off) (?:the|a) (?:[\\p{L}-]+ )?(?:ground|lawn|soil|earth|grass|garden|mud)\\b`,
      'giu',
    ),
    (_, one) => `eats ${one} worm`,
  ],
  [
    /\bwhales? (?:is )?(?:blow|spray|spout|shoot|squirt)(?:s|ing)?(?: (?:up|out))?(?: (?:some )?water)?\b(?! (?:on|at|a|its)\b)/giu,
    () => 'spouting whale',
  ],
  // Who flies a paraglider hangs from it.
  [
    new RegExp(`\\b(?:fl(?:y|ies|ying)|rid(?:es?|ing)|steer(?:s|ing)?) ${A} paraglider\\b`, 'giu'),
    (found) => (/ying|ing /iu.test(found) ? 'paragliding' : 'paraglides'),
  ],
];
