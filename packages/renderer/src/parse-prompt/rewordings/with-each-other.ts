import type { Rewording } from '../rewording.ts';

const PARTY = String.raw`(?:(?:an?|the|his|her|one|two|three|four|five) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+`;
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

/** What is between two is what they do with each other. */
export const WITH_EACH_OTHER: readonly Rewording[] = [
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
  // Whom one feeds comes before what he gets.
  [
    /\b(?:gently |slowly |carefully )?(feed|serv|giv)(s|es|ing|e) (?:an?|the|his|her|their) ((?:[\p{L}-]+ ){0,2}?(?:patient|man|woman|mother|father|grandmother|grandfather|grandma|grandpa|baby|child|boy|girl|toddler|son|daughter|lady|customers?|guests?|dog|cat)) (?:some |a bowl of |a spoonful of )?(soup|porridge|broth|food|yogh?urt|pudding|ice cream|cake|tea|milk)\b/giu,
    (_, verb, __, whom, food) => `${verb === 'feed' ? 'feeds' : 'gives'} ${food} to ${whom}`,
  ],
];
