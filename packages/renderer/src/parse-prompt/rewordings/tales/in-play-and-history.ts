import type { Rewording } from '../../rewording.ts';

const SHOWN =
  '(?:an?|the|his|her|their|its|two|three|four|some|several) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+';
const IN_SKY =
  '(?:the (?:rings of )?|the planet )?(?:saturn|jupiter|mars|venus|moon|stars|comet|milky way|planets|galaxy|craters of the moon|night sky)';
const OFFICE =
  '(?:referee|umpire|judge|jury|conductor|goalkeeper|keeper|captain|teacher|driver|pilot|chef|cook|waiter|dj|king|queen|boss|coach)';
const ANIMAL =
  '(?:chick|duck|duckling|goose|hen|rooster|owl|crow|parrot|pigeon|penguin|flamingo|heron|stork|frog|toad|cat|kitten|dog|puppy|pug|dachshund|poodle|hamster|mouse|rat|rabbit|hare|fox|wolf|bear|panda|koala|sloth|monkey|gorilla|elephant|giraffe|lion|tiger|zebra|camel|cow|pig|piglet|goat|sheep|lamb|llama|donkey|horse|pony|hedgehog|squirrel|badger|raccoon|otter|seal|octopus|crab|lobster|snail|turtle|tortoise|crocodile|robot|snowman|chicken|turkey|walrus|beaver|mole)';

/** What is said of games, of feasts and of old times in words that mean something else one by one. */
export const IN_PLAY_AND_HISTORY: readonly Rewording[] = [
  // Those who are shown a star look through the telescope as well.
  [
    new RegExp(
      `\\bshow(?:s|ing)? (${SHOWN}) ${IN_SKY} (?=(?:through|in|with) (?:an?|the|his|her|their) (?:[\\p{L}-]+ )?telescope)`,
      'giu',
    ),
    (_, who) => `and ${who} look by night `,
  ],
  [
    new RegExp(
      `\\bpoint(s|ing)? (?:an?|the|his|her|their) (?:[\\p{L}-]+ )?telescope (?:at|to|towards|up at|up to) (?=${IN_SKY})`,
      'giu',
    ),
    (_, form) => `look${form ?? ''} through telescope at `,
  ],
  // A card that is shown is held up to whoever has earned it.
  [
    new RegExp(
      `\\b(show|giv|hold|rais|wav|brandish|pull)(?:s|es|e|ing)? (?:up |out )?(?:an?|the|his|her) (red|yellow) card (?:to|at|towards?|in front of) (?=${SHOWN})`,
      'giu',
    ),
    (_, __, colour) => `with ${colour} penalty-card scolds `,
  ],
  [
    /(?<=\breferee\b.{0,60} (?:an?|the|his|her) )(?:red|yellow) card\b/giu,
    (found) => found.replace(/card/iu, 'penalty-card'),
  ],
  // Who holds an office is the one animal that is named.
  [
    new RegExp(
      `,? ?\\b(?:but |and |while )?(?:the|their|its) ${OFFICE} (?:is|was) (?=(?:an?|the) (?:[\\p{L}-]+ ){0,2}${ANIMAL}\\b)`,
      'giu',
    ),
    () => ', and ',
  ],
  // A third one is one more of those who were named.
  [
    /(?<=\btwo (?:[\p{L}-]+ )?(boy|girl|child|kid|woman|man|friend|dog|cat|monk|robot)(?:s|ren)?\b.{0,100})\ba third(?: one| (?:boy|girl|child|kid|friend|dog|cat|monk|robot))?(?= \p{L}+(?:s|ing)\b)/giu,
    (_, who) => `a ${who === 'child' ? 'kid' : who}`,
  ],
  // Who loads a catapult stands at it, and so do those who ring a bell with a log that hangs there.
  [
    /\bload(s|ing)? (?=(?:an?|the|their) (?:[\p{L}-]+ )?(?:catapult|cannon|trebuchet)\b)/giu,
    () => 'at ',
  ],
  [
    /\b(?:swing|push|heav|ram|pull|driv)(?:s|es|e|ing)? (?:an?|the|their) (?:[\p{L}-]+ )?(?:log|beam|trunk) (?:against|into|at|onto|to|towards) (?=(?:an?|the) (?:[\p{L}-]+ ){0,2}bell\b)/giu,
    () => 'standing at ',
  ],
  // Those who swing something have it in their hands.
  [
    /\bswing(s|ing)? (?=(?:an?|the|his|her|their) (?:[\p{L}-]+ )?(?:log|beam|sledgehammer|pickaxe|lantern|incense|censer|bucket|handbag|suitcase)\b)/giu,
    (_, form) => (form === 'ing' ? 'holding ' : `hold${form ?? ''} `),
  ],
  // Whose coffin it is, lies in it and is not seen.
  [
    /\b((?:sarcophag\p{L}+|coffin|tomb|burial chamber|mask|treasure)) of (?:an?|the|king|queen) (?:[\p{L}-]+ )?(?:pharaohs?|mumm(?:y|ies)|kings?|queens?|emperors?|tutankhamun|vampires?)\b/giu,
    (_, what) => what ?? '',
  ],
  [/\b(?:king )?tut(?:ankhamu?[ne]n?)?['’]s (?=tomb|coffin|sarcophagus|mask)/giu, () => 'pharaoh '],
  // Inside of it is sand, and rows of people around.
  [
    /\b(?:in|inside|into|at|of) the (?:[\p{L}-]+ )?(?:coloss?eum|coliseum|amphitheat(?:re|er))(?<=\b(?:gladiators?|chariots?|charioteers?|lions?|tigers?|emperor|caesar)\b.{0,100})/giu,
    () => 'in roman arena',
  ],
  [
    /\b(?:in|inside|into|at|of) the (?:[\p{L}-]+ )?(?:coloss?eum|coliseum|amphitheat(?:re|er))(?=.{0,100}\b(?:gladiators?|chariots?|charioteers?|lions?|tigers?|emperor|caesar)\b)/giu,
    () => 'in roman arena',
  ],
  // A caravan on a road of old is made of camels.
  [
    /\b(?:an? |the )?(?:silk road |desert |salt |merchant |trade |trading |spice |camel )+caravan\b,? (?:of )?(?=(?:\p{L}+ )?camels)/giu,
    () => '',
  ],
  [/\b(?:silk road |salt |merchant |trade |trading |spice )+caravan\b/giu, () => 'five camels'],
  // A ball that is struck with a bat is small, and a bat that is swung is no swing.
  [
    /(?<=\b(?:bats(?:man|men|woman)|batter|cricketers?|cricket)\b.{0,80}\b(?:an?|the) (?:red |white )?)ball\b/giu,
    () => 'baseball',
  ],
  [
    /\b(hit|smash|strik|slog|whack|drive)(?:s|es|ting|ing)? (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:ball|baseball) (over|across|out of|through|into|high above|for)\b(?<=\b(?:bats(?:man|men|woman)|batter|cricketers?|cricket)\b.{0,80})/giu,
    (_, __, where) => `swings a bat ${/^(?:through|into)$/iu.test(where ?? '') ? 'at' : 'in'}`,
  ],
  [
    /(?<=\b(?:bats(?:man|men|woman)|batters?|hitter|golfers?|cricketers?|slugger) )swing(s|ing)?(?! (?:an?|the|his|her|their)\b)/giu,
    (_, form) => (form === 'ing' ? 'swinging a bat' : `swing${form ?? ''} a bat`),
  ],
  // How far somebody has gone back is no number of stairs.
  [
    /\b(?:one|two|three|four|five|six|a few|several) (?:steps|paces) (?:back|away|behind|ahead|forward)\b/giu,
    () => '',
  ],
];
