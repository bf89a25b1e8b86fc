import type { Rewording } from '../../rewording.ts';

const PEAKS = '(?:mountains?|peaks?|alps|summits?|mountain range|volcano(?:es)?)';
const HARBOURED = '(?:pier|jetty|breakwater|sea ?wall|quay|dock|harbou?r wall|boardwalk|mole)';

const IN_FIELDS =
  '(?:tulips?|sunflowers?|roses?|lavender|daffodils?|poppies|daisies|peonies|marigolds?|hyacinths?|flowers|blossoms)';

const AT_FEEDERS =
  '(?:(?:humming)?bird|sparrow|robin|cardinal|blue jay|jay|parrot|woodpecker|squirrel|chickadee|finch(?:e(?=s))?)s?';

/** Landscapes, waters and skies, and what of them is meant. */
export const IN_NATURE: readonly Rewording[] = [
  // Waves that break over a ship are those that it sails on.
  [
    /,? ?\b(?:(?:huge|big|giant|high|tall|wild|enormous) )?waves (?:are )?(?:crash|break|wash|splash|smash|slam|roll|pound)(?:es|ing)? (?:over|against|on|onto|across|into) (?:the |its |their )?(?:deck|bow|hull|sides?|ship|boat|mast|sails?|railing)\b/giu,
    () => ', big waves',
  ],
  // A wall of rock is climbed outdoors.
  [
    /\b(?:(?:steep|sheer|vertical|high|tall|red|grey|gray|granite|huge) )+rock (?:wall|face)\b|\brock face\b/giu,
    (found) => (/\bred\b/iu.test(found) ? 'red cliff' : 'cliff'),
  ],
  // Herds go through the gate of a field, which stands open.
  [
    /\b(?:through|out of|past|into) (?:an?|the|its|their) (?:(?:open|opened|wooden|old|wide|farm|field|pasture|five-bar|paddock) )*gate\b(?: in (?:an?|the) fence)?(?<=\b(?:sheep|cows?|cattle|goats?|horses|lambs?|flock|herd|ponies|geese|pigs)\b[^.;]{0,80})/giu,
    () => '',
  ],
  // Sheep go home on their own feet.
  [
    /\bbring(?:s|ing)?(?= (?:(?:the|his|her|their|some|a (?:herd|flock) of) )?(?:sheep|cows|cattle|goats|horses|geese|flock|herd|camels|reindeer|yaks)\b)/giu,
    (found) => (found.endsWith('ing') ? 'leading' : 'lead'),
  ],
  [
    /\b(?:the )?moon (?:slowly )?(?:is )?(?:(?:pass|mov|slid|glid)(?:e?s|ing) (?:slowly )?(?:in front of|across|over|before)|cover(?:s|ing)|block(?:s|ing)|hid(?:es|ing)|eclips(?:es|ing)) the sun\b/giu,
    () => 'solar eclipse',
  ],
  // Polar bears and seals are on ice that swims.
  [
    /(?<=\bon +)(?:an? |the )?(?:(?:thin|melting|cracking|floating|drifting|broken|breaking|shrinking) )+(?:(?:sheet|block|piece|chunk|slab)s? of )?ice\b(?! (?:cream|skat|rink|cube|hockey|block))(?<=\b(?:bears?|cubs?|seals?|penguins?|walrus(?:es)?|arctic|fox(?:es)?)\b.{0,80})/giu,
    () => 'ice floe',
  ],
  // A band under water.
  [
    /\b(?:in|at|with) (?:an?|the) underwater (?=(?:band|concert|orchestra|party|disco|stage|school|kitchen|restaurant|caf[eé]|bar|office)\b)\p{L}+/giu,
    () => 'underwater',
  ],
  // Blossoms that are all there is to see are on their trees.
  [
    /(?<=^(?:[^,.;]{0,30}\b(?:of|at) )?)(?:(?:the|pink|white|blooming|beautiful|delicate|soft|first) ){0,3}(?:cherry|sakura|plum|almond|apple|peach) blossoms?(?: (?:opening|blooming|blossoming|unfolding|bloom|in (?:full )?bloom)(?: up)?)?(?=\s*(?:[,.;]|$)| (?:in|at|over|along|around|against|near|by|beside|on an?) (?!the (?:wind|air|breeze)|her|his))/giu,
    () => 'cherry trees',
  ],
  // Lightning comes from the storm, and what it strikes stays where it is.
  [
    /(?<=\b(?:lightning|thunder)(?: ?bolts?)?) (?:(?:suddenly )?(?:strik|hitt?|split|struck)(?:es?|s|t?ing)?(?= (?:an?|the|its)\b))/giu,
    () => ',',
  ],
  [
    / (?:gett?ing |is |being )?(?:struck|hit|split) by (?:a )?(?:bolt of )?(?=lightning\b)/giu,
    () => ', ',
  ],
  // Trees around a water are the wood that it lies in.
  [
    /\b(?:surrounded|framed|ringed|lined|bordered|encircled) (?:by|with) (?:(?:tall|dark|dense|green|high|old|big|lush|snowy|the) )*(pine|fir|spruce|evergreen|conifer)s?(?: (?:trees|forests?))?(?<=\b(?:lake|pond|river|water)\b.{0,80})/giu,
    (_, kind) => `in ${kind.toLowerCase() === 'fir' ? 'fir' : 'pine'} forest`,
  ],
  [
    /\b(?:surrounded|framed|ringed|lined|bordered|encircled) (?:by|with) (?:(?:tall|dark|dense|green|high|old|big|lush|snowy|autumn|colou?rful|the) )*(?:trees|woods?)\b(?<=\b(?:lake|pond|river|water)\b.{0,80})/giu,
    () => 'in a forest',
  ],
  // The castle of a fish bowl is a toy in it.
  [
    /\b(?:(?:swim(?:s|ming)? )?(?:around|past|through|beside|near|by|next to)|with|and) (?:an?|the|its) (?:[\p{L}-]+ ){0,2}castle in (?:an?|the|its) (?:\p{L}+ )?(?:fish ?bowl|bowl|fish ?tank|tank|aquarium)\b/giu,
    () => 'in a castlebowl',
  ],
  [
    /\b(?:fish ?bowl|bowl|fish ?tank|tank|aquarium) with (?:an?|the|its) (?:[\p{L}-]+ ){0,2}castle\b/giu,
    () => 'castlebowl',
  ],
  // Pets look at fish in their tank at home.
  [
    /(?<=\b(?:cats?|kittens?|kitty|dogs?|puppy|puppies|goldfish)\b[^.;]{0,60}\b)(?:aquarium|fish ?tank)\b/giu,
    () => 'fishbowl',
  ],
  // A shepherd's flock is sheep.
  [
    /\b(?:(?:his|her|their|the|an?) (?:flock|herd)\b(?! of)|(?:his|her|their) (?:(?:white|many|grazing) )?sheep\b)(?<=\bshepherd(?:ess)?\b[^.;]{0,60})/giu,
    () => '6 sheep',
  ],
  // With its beak, and in no workshop.
  [
    /\b(?:hammer|drumm?|knock|drill|tapp?)(s|ing)\b(?! at\b)(?<=\bwoodpeckers? (?:\p{L}+ ){0,2}\p{L}+)/giu,
    (_, form) => `peck${form}`,
  ],
  // Whom an animal is with is another of its kind.
  [/\bits (?:partner|mate|companion|twin)\b/giu, () => 'another'],
  [
    /\beat(s|ing)?(?: (?:the|some|green|fresh|lush|tall))* grass(?:es)?\b(?! (?:snake|hopper|skirt))/giu,
    (_, form) => (form === 'ing' ? 'grazing' : form === 's' ? 'grazes' : 'graze'),
  ],
  // Who looks from a hill is on it.
  [
    /\b(?:(?:is|are) )?(?:(?:look|watch|see)(?:e?s|ing)?|(?:gaz|admir|star)(?:es?|ing)) +(?:at |up at |out at |over )?(the (?:[\p{L}-]+ ){0,2}\p{L}+) from ((?:an?|the) (?:[\p{L}-]+ )?(?:hill|hilltop|cliff|rock|rooftop|bench))\b/giu,
    (_, what, place) => `on ${place} sees ${what}`,
  ],
  // What grows higher than a house stands beside it.
  [
    /\b(grow|(?:shoot|ris)(?<=\b(?:plant|tree|beanstalk|stalk|vine|flower|sunflower|bamboo|ivy|mushroom|sapling|seedling)s?\b.{0,30}))(s|es|ing|e)?(?: up)? (?:above|over|higher than|taller than|past|beyond)(?= (?:an?|the|his|her|their|its) (?:[\p{L}-]+ ){0,2}(?:house|home|roof|barn|cottage|cabin|hut)s?\b)/giu,
    (_, __, form) => `grow${form === 'e' ? '' : form === 'es' ? 's' : (form ?? '')} beside`,
  ],
  // A feeder where birds are is theirs; elsewhere cattle may eat from it.
  [
    new RegExp(
      `\\b(?:an?|the) feeder\\b(?:(?<=\\b${AT_FEEDERS}\\b.{0,80})|(?=.{0,40}\\b${AT_FEEDERS}\\b))`,
      'giu',
    ),
    () => 'seedbox',
  ],
  // The snow of the peaks behind is theirs, and peaks have it anyway.
  [
    new RegExp(
      `(\\b(?:with|before|below|beneath|under|against|towards?|facing|and|of) (?:the |some |high |tall |distant |majestic )*|, ?(?:the )?)(?:snow[- ]?(?:y|capped|covered|clad|topped)|icy|white)(?= (?:[\\p{L}-]+ )?${PEAKS}\\b)(?=[^,.;]*\\b(?:behind|background|distance|horizon|afar|far away|beyond)\\b)`,
      'giu',
    ),
    (_, before) => before,
  ],
  // Waves that a boat fights are the sea.
  [
    /(?<=\b(?:\p{L}*boat|\p{L}*ship|yacht|ferry|vessel|trawler|galleon)s? (?:is )?)(?:fight(?:s|ing)|battl(?:es|ing)|brav(?:es|ing)|tossed (?:about )?by|struggling (?:against|through|with)|sail(?:s|ing) (?:through|over|into)|crash(?:es|ing) through|plough(?:s|ing) through) (?:the )?(?:(?:big|huge|giant|high|rough|towering|massive|enormous|large|wild|stormy) )?waves\b/giu,
    (found) => (found.length < 13 ? 'in rough sea' : 'in stormy sea'),
  ],
  // A fin that cuts the water has a shark below it.
  [
    /(?<=\b(?:shark|orca|dolphin|whale|fin)s?(?: fins?)? )cut(?:s|ting)? through (?:the )?(?=(?:\p{L}+ )?(?:water|waves|sea|ocean|surf|surface)\b)/giu,
    (found) => (found.length > 14 ? 'swimming in ' : 'swims in '),
  ],
  // A hull is seen from below.
  [
    /\b(?:look|gaz|star)(?:s|es|ing)? up at (?:the )?(?:hull|keel|bottom|underside) of (?=(?:an?|the) (?:[\p{L}-]+ )?(?:ship|boat|yacht|ferry|sailboat|dinghy|canoe|raft)\b)/giu,
    () => 'underwater under ',
  ],
  // A turbine is higher than the hill that it is on.
  [
    /(?<=\bwind (?:turbines?|farms?) (?:[\p{L}-]+ )?)(?:on|atop|along|over) (?:an?|the|some) (?:[\p{L}-]+ ){0,2}(?:hills?|hilltops?|hillside)\b/giu,
    () => 'in hills',
  ],
  // The rings of a planet are not those of fingers.
  [
    /\b(saturn(?:['’]s)?)(?:,? (?:with|and|showing))?(?: (?:its|the|all its|bright|glowing|icy|golden|wide|majestic))* rings\b/giu,
    (_, name) => name.replace(/['’]s$/u, ''),
  ],
  [/\b(?:the )?rings of (?=saturn\b)/giu, () => ''],
  // Who looks from there stands there.
  [
    /(?<=\b(?:look|watch|see|gaz|star|view|seen|admir|photograph|observ)\p{L}*\b[^.;]{0,60}) from (?:the )?(?:surface of )?(?:the )?(?=(?:moon|mars)\b)/giu,
    () => ', on ',
  ],
  // A drone that nobody points out is the one that films.
  [
    /^drone (?:slowly )?(?:flying|flies|soaring|gliding|moving|rising|hovering|sweeping) (?:slowly |low |high )?(?:over|above|across|along|through|around)(?= )/giu,
    () => 'aerial view of',
  ],
  // A joey in its mother's pouch is a part of her.
  [
    /\b(?:(?:mother|baby) )?kangaroo (?:mother |mom )?(?:is )?(?:with|carr(?:ying|ies)|hold(?:ing|s)|and) (?:an?|her|its|the) (?:[\p{L}-]+ )?(?:joey|baby) (?:peeking |sitting |looking )?(?:out of|in|inside|from) (?:her|its|the) pouch\b|\bjoey (?:is )?(?:\p{L}+ )?(?:out of|in|inside|from) (?:(?:its|his|the|a) )?(?:mother|kangaroo)(?:['’]s)?(?: kangaroo(?:['’]s)?)? pouch\b/giu,
    () => 'joey-in-pouch',
  ],
  // What falls from a glacier is no cube.
  [
    /,? ?\b(?:with |and |as )?(?:(?:huge|big|giant|massive|large|enormous|great|blue|some) )*(?:chunks?|blocks?|pieces?|slabs?|walls?|bits) of (?:[\p{L}-]+ )?ice\b(?<=\bglaciers?\b.{0,120})/giu,
    () => '',
  ],
  [
    /^(?:(?:huge|big|giant|massive|large|enormous|great|blue) )*(?:chunks?|blocks?|pieces?|slabs?|walls?) of ice (?:break|fall|crash|calv|collaps|tumbl|plung)(?:ing|s|es)? (?:off|from|down|away)(?: (?:off|from))? (?=(?:an?|the) (?:[\p{L}-]+ ){0,2}glacier)/giu,
    () => '',
  ],
  [
    /\b(?:cling|hold|hang|rid)(?:ing|s|es)? (?:on(?:to)? |to )+(?=(?:its|her|his|their) (?:mother['’]s )?back\b)/giu,
    () => 'on ',
  ],
  // Bees that collect it are on the flowers, and it is not seen.
  [
    /\b(?:collect|gather|harvest|suck|sipp?|drink)(?:ing|s)? (?:the |sweet |some )?(?:honey|nectar|pollen) (?:from|on|off)(?= )(?<=\bbees?\b.{0,60})/giu,
    () => 'on',
  ],
  // A saucer for milk is no spaceship.
  [
    /(?<=\b(?:drink|lapp?|slurp)(?:s|ing)\b.{0,40}\b(?:from|out of) (?:an?|the|its|his|her) )(?:saucer|dish)\b/giu,
    () => 'bowl',
  ],
  // What is in the bowl is not beside it.
  [
    /\b(?:drink|lapp?|slurp)(ing|s)(?: up)? (?:some |fresh |warm |cold |its |the )?(?:milk|cream|water) (?:from|out of)(?= (?:an?|the|its|his|her) (?:[\p{L}-]+ )?(?:bowl|saucer|dish|bucket|trough)\b)/giu,
    (_, form) => (form === 'ing' ? 'drinking from' : 'drinks from'),
  ],
  // A hole in a tree is not one in the ground.
  [
    /\b(?:tree[- ]hollow|hollow tree|hollow tree trunk|(?:tree[- ])?(?:hole|hollow) (?:in|of) (?:an?|the|its|his|her) (?:[\p{L}-]+ )?(?:tree|oak|tree trunk|trunk))\b/giu,
    () => 'hollowtree',
  ],
  // What is planted in rows fills a field.
  [
    new RegExp(
      `\\brows(?: (?:and|upon|after) rows)? of (?=(?:(?!with\\b|and\\b|of\\b)[\\p{L}-]+ ){0,2}${IN_FIELDS}\\b)(?!.{0,60}\\b(?:shop|florist|market|vases?|pots|stall|greenhouse|tables?|candles?|soaps?|bottles?|bouquets?|church|aisle|seats|chairs)\\b)`,
      'giu',
    ),
    () => 'acre of ',
  ],
  [
    /\b(?:fields?|rows|acres|patch(?:es)?) (?:full )?of (?:[\p{L}-]+ ){0,2}?pumpkins\b|\bpumpkin (?:patch(?:es)?|fields?|farms?)\b/giu,
    () => 'pumpkinfield',
  ],
  // Drops that fall from a leaf lie on it, too.
  [
    /\b(?:(?:water|rain|dew|single) ){0,2}(?:rain|water|dew)?drop(?:let)?s? (?:of (?:water|rain|dew) )?(?:(?:slowly|gently) )?(?:fall|drip|roll|slid|hang|cling|run|glisten)p?(?:e?s|ing)? (?:(?:down )?from|off|down) (?:an?|the) (?:[\p{L}-]+ )?leaf(?: tip)?(?: (?:in)?to)?\b/giu,
    () => 'wet leaf at',
  ],
  // Waves that break on a pier are one sight.
  [
    new RegExp(
      `\\b(?:(?:huge|big|giant|high|wild|stormy|large|massive|enormous|ocean|sea|winter|rough) )*(?:waves?|surf|breakers) (?:(?:are |is )?(?:crash|break|smash|slam|pound|batter|hit|lash|hammer|beat|roll|wash|splash|surg)(?:ing|e?s)?) (?:(?:against|on|onto|upon|over|into|at|across) )?(?:the |a |an )?(?:[\\p{L}-]+ ){0,2}?${HARBOURED}\\b`,
      'giu',
    ),
    () => 'surfpier at sea',
  ],
  // Ice that one goes over is a place, not a cube.
  [
    /\b(?:over|across|on|onto|along) +(?:the )?(?:vast |endless |white |thin |thick |melting |cracked |cracking |drifting |floating |broken )*(?:antarctic|arctic|polar|sea|pack|ocean) ice\b(?! (?:cream|cubes?|floes?|sheets?|shelf|cap)\b)/giu,
    () => 'on an ice floe',
  ],
  // The water that these jump into is the sea.
  [
    /\b(into|in) the (?:cold |icy |freezing |frozen |blue |deep |dark )*waters?\b(?<=\b(?:penguins?|seals?|sea lions?|polar bears?|walrus(?:es)?)\b[^.;]{0,80})/giu,
    (_, way) => `${way} the sea`,
  ],
  // No wall is built of what the wind carries.
  [
    /\b(?<!\bbuild(?:s|ing)? (?:an? |the )?)(?:(?:(?:huge|giant|towering|massive|big|dark) )+sand wall|sand wall(?= (?:approach|roll|mov|sweep))|(?:(?:huge|giant|towering|massive|big|dark) )*(?:dust wall|walls? of (?:sand|dust)))\b|\bdesert storms?\b/giu,
    () => 'sandstorm',
  ],
  // Who hides in the water is in it up to the eyes.
  [
    /\b(?:lurk|hid|wait|lie|ly|rest|float|drift|lay|submerg)(?:ing|e?s|en|ed)?(?: (?:low|still|motionless|quietly|silently|patiently))*(?= (?:in|under|below|beneath|at) (?:the |an? )?(?:[\p{L}-]+ ){0,2}?(?:river|water|waters|lake|pond|swamp|waterhole|surface|marsh|stream)\b)(?<=\b(?:crocodile|alligator|caiman|hippo|hippopotamus|croc|gator)s? \p{L}*(?: \p{L}+)*)/giu,
    (found) => (found.length < 5 ? 'swim' : 'swims'),
  ],
  [
    /,? ?\b(?:with )?(?:only|just) (?:its|his|her|their|the) (?:eyes?|nostrils|head|snout|back|nose|ears?)(?: and (?:eyes?|nostrils|ears?|snout|nose))?(?: (?:are |is )?(?:showing|visible|peeking|poking|sticking|above|out|over|seen))+(?: (?:of|the|water|surface|above|waterline))*/giu,
    () => '',
  ],
];
