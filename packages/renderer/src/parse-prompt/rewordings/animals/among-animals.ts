import type { Rewording } from '../../rewording.ts';

const BIRDS =
  '(?:penguin|owl|eagle|hawk|falcon|flamingo|swan|puffin|gull|seagull|stork|heron|robin|sparrow|swallow|raven|crow|parrot|ostrich|emu|pelican|vulture|osprey|toucan|peacock|crane|kingfisher)';
const BEASTS =
  '(?:lion|lioness|tiger|leopard|cheetah|wolf|fox|bear|cat|dog|horse|elephant|deer|stag|eagle|owl|hawk|penguin|monkey|gorilla|seal|polar bear|crocodile|giraffe|zebra|dragon|dinosaur|t-rex|hyena|puma|panther|lynx|jaguar)';
const PEOPLE =
  '(?:tourist|man|woman|boy|girl|child|kid|hiker|chef|cook|baker|fisherman|angler|farmer|photographer|waiter|butcher|fishmonger|grandmother|grandma|grandfather|grandpa|traveller|traveler|picnicker|camper|sailor|postman|gardener|old man|old woman|lady|teacher|policeman|guard)';
const STOLEN = '(?:steal|snatch|grabb?|swip|swipe|pinch|nick|pilfer|filch)';
const HATCHED = '(?:baby|tiny|little|newborn|freshly hatched|newly hatched)';

/** Animals with their young, with people and in their hiding places, in words that are read more easily. */
export const AMONG_ANIMALS: readonly Rewording[] = [
  // A chick of these is no chicken.
  [
    new RegExp(`\\b(${BIRDS}) (chick|hatchling|fledgling)(s)?\\b(?! (?:coop|feed))`, 'giu'),
    (_, bird, __, many) => `baby ${bird}${many ?? ''}`,
  ],
  [/\bowlet(s)?\b/giu, (_, many) => `baby owl${many ?? ''}`],
  // Who is seen from behind is no person.
  [
    new RegExp(
      `\\b(?:(?:seen|viewed|filmed|shot|view) )?(?:from )?over the shoulder of (?=(?:an?|the) (?:[\\p{L}-]+ )?${BEASTS}\\b)`,
      'giu',
    ),
    () => '',
  ],
  [
    /(?<=\b(?:rainbow|bridge|aurora|milky way|branch|tree|trees|water|sky)\b[^.;]{0,40} )arch(?:es|ing)? (?=(?:over|across|above)\b)/giu,
    () => '',
  ],
  // Nobody needs a tub for it outdoors.
  [
    /\b(?:take|takes|taking|having|has|after|enjoys|enjoying) an? (?:[\p{L}-]+ )?bath (?=(?:in|at) (?:an?|the|some) (?:[\p{L}-]+ )?(?:lake|river|sea|ocean|pond|stream|creek|rain|mud|sand|dust|puddle|snow|waterfall|waterhole|water)\b)/giu,
    (found) => (found.startsWith('after') ? '' : 'bathing '),
  ],
  // Who watches from below stands at the foot of it.
  [
    /\b(watch|wait|look)(es|s|ing) (?:it |him |her |on )?from (?:below|beneath|underneath|the ground)(?=\s*(?:[,.;]|$))/giu,
    (_, verb, form) => `${verb}${form}`,
  ],
  // Who is hunted in the sea is on the floe, and who hunts is not.
  [
    /\b((?:(?:an?|the|two|three|four|some) )?(?:(?:pod|group|pack|family) of )?(?:[\p{L}-]+ )??(?:orca|killer whale|whale|shark)s?) (?:is |are )?(?:circl|surround|hunt|approach|stalk|chas|attack|eye)\p{L}* ((?:an?|the|two|three) (?:[\p{L}-]+ )?(?:seal|penguin|polar bear|walrus|bear)s?) on (?:an?|the|their|its) (?:[\p{L}-]+ ){0,2}(?:ice floe|floe|piece of ice|iceberg|ice)\b/giu,
    (_, hunters, prey) => `${prey} on an ice floe, ${hunters} swim`,
  ],
  // A hole in the ice is full of water.
  [
    /\b(?:(?:pok|stick|push|lift)(?:es|s|ing)? (?:its|his|her|their) (?:heads?|noses?|snouts?) (?:up )?(?:through|out of|from)|(?:look|peek|peer|pop|com|surfac|climb|jump|leap|emerg)(?:es|s|ing|ping)?(?: up| out)* (?:through|of|from|in|at)) (?:an?|the|its|his|her) (?:[\p{L}-]+ )?(?:hole in the (?:[\p{L}-]+ )?(?:ice|frozen (?:lake|sea|river))|ice hole|breathing hole)\b/giu,
    () => 'looks out of an icehole in arctic ice',
  ],
  [
    /\b(?:an?|the|its|his|her|two|three) (?:[\p{L}-]+ )?(?:hole|opening) in the (?:[\p{L}-]+ )?ice\b|\bice[- ]fishing hole\b/giu,
    (found) => (/ice$/u.test(found) ? 'an icehole in frozen lake' : 'an icehole'),
  ],
  // What a spider hangs on is no spool.
  [
    /\b(?:(?:lower|let)(?:s|ing)? (?:itself|himself|herself)(?: down)?|(?:hang|dangl|descend|com|drop|glid|climb)(?:es|s|ing)?(?: down)?)?(?: from (?:the|an?) (?:[\p{L}-]+ )?(?:ceiling|roof|branch|lamp|beam))? ?(?:on|by|from|along) (?:an?|its|the|one) (?:(?:single|thin|long|silk|silken|silky|fine|shiny) )*(?:silk )?(?:threads?|strand|silk)\b(?<=\bspiders? .{0,120})(?!.{0,80}\b(?:elephant|lion|tiger|giraffe|bear|deer|fox|monkey|frog|bird|forest|garden|jungle|meadow|tree|branch|web|moon|dew)s?\b)/giu,
    () => 'hanging from the ceiling of a room',
  ],
  [
    /\b(?:(?:lower|let)(?:s|ing)? (?:itself|himself|herself)(?: down)?|(?:hang|dangl|descend|com|drop|glid)(?:es|s|ing)?(?: down)?) (?:on|by|from|along) (?:an?|its|the|one) (?:(?:single|thin|long|silk|silken|silky|fine|shiny) )*(?:silk )?(?:threads?|strand|silk)\b(?<=\bspiders? .{0,120})/giu,
    () => 'hanging from a branch',
  ],
  [/(?<=\bspider hanging from the ceiling of a room +)in front of (?=an?\b|the\b)/giu, () => ', '],
  [
    /\b(?:(?:squeez|cramm?|stuff|fitt?|squash|press|curl)(?:es|s|ing|ed)?(?: (?:itself|himself|herself))?(?: up)?|tr(?:ies|ying) to fit) (?:in(?:to|side)?) (?:an?|the) (?:[\p{L}-]+ ){0,2}?(?:cardboard )?(box|carton|shoebox)\b(?: (?:that|which) is (?:much |far |way )?(?:too )?(?:small|tiny))?/giu,
    () => 'sits in an open cardboard box',
  ],
  // Turtles that hatched run over the beach.
  [
    new RegExp(
      `\\b(?:(?:(?:${HATCHED}) )*(?:sea )?turtle hatchlings|(?:${HATCHED} )+(?:sea )?turtles|hatchlings(?=.{0,80}\\bsea\\b))(?= [^.;]*\\b(?:sea|ocean|water|waves|surf|sand|beach|moon)\\b)`,
      'giu',
    ),
    () => 'baby turtles',
  ],
  [
    /(?<=\bbaby turtles? (?:[^.;]{0,30} )?)(?:run|rac|race|scurr|scramble|scrambl|hurr|rush|mak|head|scuttl|dash|waddl)(?:s|es|y|ies|ing|ying)?(?: their way)?(?: (?:across|over|down) the (?:sand|beach))? (?:to|towards?|into|for|down to) the (?:[\p{L}-]+ )?(?:sea|ocean|water|waves|surf)\b/giu,
    () => 'crawl on the beach',
  ],
  [/\bdesert camps?\b/giu, () => 'tents in the desert'],
  [
    /\b(?:looks|looking|peers|peering|stares|staring|gazes|gazing) (?:out of|from) (?:its|the|an?) (?:[\p{L}-]+ )?((?:fish ?)?(?:bowl|tank))\b(?<=\b(?:goldfish|fish)\b.{0,60})/giu,
    (_, bowl) => `in its ${bowl} looking`,
  ],
  [
    /\b(?:bur(?:y|ies|ying)|stick(?:s|ing)?|hid(?:es?|ing)|put(?:s|ting)?) (?:its|his|her|their) heads? (?:in|into|under) the (?:sand|ground|earth|soil)\b/giu,
    () => 'pecks',
  ],
  // Whose it is that is stolen is there.
  [
    new RegExp(
      `\\b(${STOLEN}(?:s|es|ing|ping)?) ((?:an?|the) (?:[\\p{L}-]+ )?${PEOPLE})['’]s ((?:[\\p{L}-]+ )?[\\p{L}-]+)(?= (?:and|from|on|at|in|off|while)\\b|\\s*(?:[,.;]|$))`,
      'giu',
    ),
    (_, verb, whose, what) => `${verb} a ${what} from ${whose}`.replace(/ a (?=\S+s from)/u, ' '),
  ],
  [
    new RegExp(
      `(?<=\\b${STOLEN}(?:s|es|ing|ping)? [^.;]{0,50} )(?:out of|off|from) ((?:an?|the) (?:[\\p{L}-]+ )?${PEOPLE})['’]s (?:hands?|plate|head|nose|bag|basket|lap|pocket|table|shoulder)\\b`,
      'giu',
    ),
    (_, whose) => `from ${whose}`,
  ],
  [
    /\b(?:chips?|fry|french fry|fries|french fries)\b(?<=\b(?:gull|seagull)s? .{0,40})(?!.*\b(?:beach|pier|harbou?r|sea|street|park|boardwalk|promenade|quay|bench|boat|city)\b)/giu,
    () => 'french fries at the harbour',
  ],
  [/\b(?:chips?|fry|french fry)\b(?<=\b(?:gull|seagull)s? .{0,40})/giu, () => 'french fries'],
  [/\band put(?:s|ting)? (?:them|it) on\b(?! \p{L})/giu, () => 'and wears them'],
  // With the tongue one catches what sits somewhere.
  [
    /\b(?:shoot|flick|dart|extend|fling|stick|shot|catche?|snap|snatche?)(?:s|ing)?(?: out)? (?:its|his|her|a|the) (?:[\p{L}-]+ ){0,2}tongue(?: out)? (?:at|to catch|towards?|after|for|and catches|to grab) ((?:an?|the) (?:[\p{L}-]+ )?(?:fly|insect|bug|dragonfly|cricket|beetle|moth|mosquito|grasshopper|butterfly))(?: (?:sitting |resting )?on (?:an?|the) (?:[\p{L}-]+ )?(?:leaf|branch|flower|twig|stem|reed))?\b/giu,
    (_, prey) => `catches ${prey}`,
  ],
  // Who goes over the ceiling is in a room.
  [
    /\b(?:on|across|along|over) the ceiling\b(?=(?! of)(?!.*\b(?:cave|barn|attic|kitchen|church|hall|bathroom|bedroom|library|classroom|shed|cellar)\b))(?<=\b(?:gecko|lizard|fly|moth|chameleon|ladybird|beetle)s? .{0,60})/giu,
    () => 'in a room',
  ],
  // An otter opens shells on its belly.
  [
    /\b(and )?(?:crack|open|smash|break)(?:s|ing)? (?:an?|its|the) (clam|mussel|oyster|sea urchin|urchin|crab|shell)(?: open)?(?: with (?:an?|the) (?:[\p{L}-]+ )?(?:stone|rock|pebble))?(?: on (?:its|his|her) (?:belly|chest|tummy|stomach))?(?<=\botters?\b.*)/giu,
    (_, and, shell) =>
      `${and === undefined ? 'floats ' : ''}with a ${/urchin/u.test(shell ?? '') ? 'shell' : shell} on its belly`,
  ],
  // Two who share a bowl have their noses in it.
  [
    /\bshar(?:e|es|ing) (?:an?|one|the same|the) (?:[\p{L}-]+ )?(bowl|dish|plate|saucer)(?: of (?:[\p{L}-]+ )?[\p{L}-]+)?\b(?<=\b(?:cat|dog|kitten|puppy|rabbit|hedgehog|fox|raccoon|cats|dogs|kittens|puppies)\b.{0,60})/giu,
    () => 'eat from one bowl',
  ],
  [
    /\bdrink (?:some |fresh |warm )?(?:milk|cream|water) (?:from|out of)(?= (?:an?|one|the same|the) (?:[\p{L}-]+ )?(?:bowl|saucer|dish|bucket|trough)\b)/giu,
    () => 'drink from',
  ],
  // What is stuck there is there, whoever goes for it.
  [
    /(?<=\b(?:at|after|towards?|chases|watches|sees|finds|discovers|sniffs at) (?:an?|the) (?:[\p{L}-]+ )?[\p{L}-]+ )(?:stuck|caught|trapped|tangled|entangled|lodged) (?=in (?:an?|the) )/giu,
    () => 'that is ',
  ],
  [
    /\bover (?:an?|the) (?:small |low |narrow )?(?:gap|hole|opening|stile) in (?=(?:an?|the) (?:[\p{L}-]+ )?(?:wall|fence|hedge)\b)/giu,
    () => 'over ',
  ],
  // Who lays the head on another one lies close.
  [
    /\bwith (?:its|his|her|their) (?:heads?|chins?|paws?|noses?) (?:resting |lying )?(?:on|against) ((?:an?|the|its|his|her) (?:[\p{L}-]+ )?(?:cat|dog|kitten|puppy|horse|sheep|lamb|duck|rabbit|fox|bear|lion|tiger|cow|goat|pig))(?:['’]s (?:back|belly|tummy|side|paws?|shoulder|head|neck))\b/giu,
    (_, other) => `next to ${other}`,
  ],
  // On the way somewhere, animals have it with them.
  [
    /(?<=\b(?:hedgehog|mouse|fox|bear|rabbit|hare|badger|mole|raccoon|squirrel|cat|dog|frog|penguin|owl|snail|beaver|otter|hamster|wolf|elephant|monkey|panda|duck|goose|pig|sheep|goat)s? (?:[^,.;]{0,30} )?(?:cross|walk|wander|hik|stroll|trudg|tiptoe|go|com|runn?|travel|waddl|march|creep|sneak)(?:es|s|ing|e)? [^,.;]{0,40} )with (?=(?:an?|its|his|her|two) (?:[\p{L}-]+ )?(?:lantern|torch|flashlight|candle|umbrella|basket|suitcase|balloon|bucket|flag|stick|fishing rod|backpack|broom|flower|bouquet|letter|parcel|present|book|map|bag)\b)/giu,
    () => 'carrying ',
  ],
  // The smallest of a herd is one of its young.
  [
    /(?<=\b(elephant|wolf|lion|zebra|giraffe|horse|penguin|duck|bear|monkey|dolphin|deer|camel|goat|hippo|whale|bison)s?\b[^.;]{0,80}\b)the (?:smallest|youngest|littlest|tiniest)(?: one| of them)?(?= \p{L})/giu,
    (_, kind) => `a baby ${kind}`,
  ],
  [
    /\ban? (?:orchestra|band|quartet|trio) of ((?:[\p{L}-]+ )?(?:frogs|cats|mice|birds|dogs|penguins|bears|rabbits|foxes|insects|crickets|owls|monkeys|animals))\b|^(?:orchestra|band|quartet|trio) of ((?:[\p{L}-]+ )?(?:frogs|cats|mice|birds|dogs|penguins|bears|rabbits|foxes|insects|crickets|owls|monkeys|animals))\b/giu,
    (_, some, others) => `${some ?? others} with violins`,
  ],
];
