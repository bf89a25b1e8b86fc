import type { Rewording } from '../../rewording.ts';

const PARTY = String.raw`(?:(?:an?|the|his|her|one|two|three|four|five) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+`;
const SEVERAL = String.raw`(?:two|three|four|five|several|some) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+`;
const ENDS = String.raw`(?=\s*(?:[,.;:!]|$)| (?:in|on|at|by|under|with|during|near|over|inside|outside|while|as|from|beside|before|after)\b)`;

/** What two do who have this between them, by the last word of its name. */
const CONTESTS: readonly (readonly [named: string, done: string])[] = [
  ['(?:sword ?|knife |light ?saber )?(?:fight|duel|battle)', 'fighting'],
  ['(?:boxing|wrestling|judo|karate|sumo|mma)(?: match| fight| bout)?', 'fighting'],
  ['(?:arm[- ]wrestling)(?: match| contest| duel)?', 'arm wrestling'],
  ['(?:foot |running )?race', 'racing'],
  ['tug[- ]of[- ]war', 'at tug of war'],
  ['(?:snowball|pillow|water|food) fight', 'fighting'],
  ['(?:conversation|argument|talk|debate)', 'talking'],
  ['(?:handshake)', 'shaking hands'],
  ['(?:hug|embrace)', 'hugging'],
];

const doneIn = (contest: string): string =>
  CONTESTS.find(([named]) => new RegExp(`^(?:${named})$`, 'iu').test(contest))?.[1] ?? '';

const GAMES =
  'chess|checkers|draughts|backgammon|cards|poker|table tennis|ping[- ]pong|tennis|badminton|football|soccer|basketball|volleyball|hockey|pool|billiards|golf|darts|baseball|cricket';

const INSTRUMENTS: Readonly<Record<string, string>> = {
  drummer: 'drums',
  violinist: 'violin',
  pianist: 'piano',
  guitarist: 'guitar',
  cellist: 'cello',
};

/** What is between two is what they do with each other. */
export const WITH_EACH_OTHER: readonly Rewording[] = [
  // Two of those who fight for a living, of whom nothing else is told, fight.
  [
    /\b(two|a pair of) (sumo wrestlers|sumo ringers|judokas|karatekas|fencers|boxers|kickboxers)(?=\s*(?:[.,;]|$)| (?:in|on|at) (?:an?|the)\b(?! (?:bench|table|sofa|couch|bus|train|bath|onsen|caf)))/giu,
    (_, two, fighters) => `${two} ${fighters} fight`,
  ],
  [
    new RegExp(
      String.raw`\b(?:an? |the )?(?:(?:[\p{L}-]+ )?(?:game|match|round) of (${GAMES})|(?:(?:tense|fast|friendly|intense|epic) )?(${GAMES})(?: (?:match|game|duel|rally|final|tournament))?) between (${PARTY}) and (${PARTY})${ENDS}`,
      'giu',
    ),
    (_, game, other, one, second) => `${one} and ${second} playing ${game ?? other}`,
  ],
  [
    new RegExp(
      String.raw`\b(?:an? |the )?(?:(?:tense|fast|friendly|intense|epic|fierce|heated) )?(${CONTESTS.map(([named]) => named).join('|')}) between (${PARTY}) and (${PARTY})${ENDS}`,
      'giu',
    ),
    (_, contest, one, second) => `${one} and ${second} ${doneIn(contest ?? '')}`,
  ],
  // "A fight between two bears", "a dance between three robots".
  [
    new RegExp(
      String.raw`\b(?:an? |the )?(?:(?:tense|fast|friendly|intense|fierce|heated|romantic|warm) )?(?<!\b(?:pillow|snowball|water|food|sword|horse|car|sack|boat|dog) )(fight|duel|battle|race|conversation|argument|handshake|hug|embrace|dance) between (?![^,.;]{0,20}(?:armies|teams))(${SEVERAL})${ENDS}`,
      'giu',
    ),
    (_, contest, who) => `${who} ${contest === 'dance' ? 'dancing' : doneIn(contest ?? '')}`,
  ],
  // Who is brought to the doctors in a hurry lies on wheels.
  [
    /\b(?:rush|hurry|hurri|wheel|roll|race)(?:s|es|ing)? (?=(?:an?|the) (?:[\p{L}-]+ )?(?:stretcher|gurney|hospital bed)\b)/giu,
    () => 'push ',
  ],
  [
    /\bthrough (?:the )?(?:hospital|emergency(?: room)?|ward|swing(?:ing)?) (?:double |swing(?:ing)? )?doors\b/giu,
    () => 'in hospital',
  ],
  // Only a head that rests on something is that of who sleeps there.
  [
    /\b(?:with )?(?:(?:his|her|their|its) )?head (?:lean|rest|lying|droop)(?:s|ing)? (?:on|against)\b/giu,
    () => 'leaning against',
  ],
  [
    /\b(?:shoots and scores|scores (?:a basket|a three[- ]pointer)|(?:takes|taking) (?:a )?(?:jump ?)?shot|shoot(?:s|ing) (?:a|the) (?:basket|hoop|three[- ]pointer|free throw))\b(?<=\bbasketball\b.{0,60})/giu,
    () => 'aims at hoop',
  ],
  // Of those who face each other there are two.
  [
    /(?<=^|, |\. )(samurai|ninja|deer|sheep|bison|moose) (?:are |stand |standing )?(?:fac(?:e|ing)|staring at) (?:each other|one another)\b/giu,
    (_, who) => `two ${who} face to face`,
  ],
  // Who plays an instrument by calling has it there.
  [
    /\b(drummer|violinist|pianist|guitarist|cellist) (girl|boy|woman|man|kid|child)(?: (?:is )?(?:practi[cs]|play|perform)(?:es|s|ing))?\b/giu,
    (_, calling, who) => `${who} with ${INSTRUMENTS[calling?.toLowerCase() ?? ''] ?? ''}`,
  ],
  // Whoever is tucked in lies there.
  [
    /\b(?:tucked|snuggled|cuddled|huddled)(?: up)? (?:in|into|under) (?=(?:an?|one|the|his|her|their) (?:[\p{L}-]+ )?(?:bed|blanket|duvet)\b)/giu,
    () => 'in ',
  ],
  // Food that is tried is eaten.
  [
    /\b(?:try|tast|sampl)(?:ing|es) (?=(?:(?:an?|his|her|some|the) )?(?:[\p{L}-]+ )?[\p{L}-]+ for the first time\b)/giu,
    () => 'eats ',
  ],
  [/\bfor the first time\b(?<=\beats .{0,40})/giu, () => ''],
  // Those who row are in a boat, and those who plant rice at their terraces.
  [
    /\b(?:synchroni[sz]ed )?rowers(?= (?:on|across|down|along|in) (?:an?|the) (?:[\p{L}-]+ )?(?:river|lake|canal|sea)\b)/giu,
    () => 'men row',
  ],
  [/\b(?:flooded|terraced|green) terraces\b(?<=\brice\b.{0,60})/giu, () => 'rice terraces'],
  // Who is called by video is on the screen.
  [
    /\bon (?:an? )?video ?call(?: with| waving (?:to|at)| talking (?:to|with)) (?:his|her|their) (?:\p{L}+)\b/giu,
    () => 'waving at laptop',
  ],
  // Whom one feeds comes before what he gets.
  [
    /\b(?:gently |slowly |carefully )?(feed|serv|giv)(s|es|ing|e) (?:an?|the|his|her|their) ((?:[\p{L}-]+ ){0,2}?(?:patient|man|woman|mother|father|grandmother|grandfather|grandma|grandpa|baby|child|boy|girl|toddler|son|daughter|lady|customers?|guests?|dog|cat)) (?:some |a bowl of |a spoonful of )?(soup|porridge|broth|food|yogh?urt|pudding|ice cream|cake|tea|milk)\b/giu,
    (_, verb, __, whom, food) => `${verb === 'feed' ? 'feeds' : 'gives'} ${food} to ${whom}`,
  ],
];
