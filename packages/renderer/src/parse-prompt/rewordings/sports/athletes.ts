import type { Rewording } from '../../rewording.ts';

const PLAYED =
  '(?:football|soccer|basketball|volleyball|tennis|badminton|cricket|baseball|rugby|hockey|table tennis|ping[- ]pong|boxing|fencing|judo|karate)';
const GROUND =
  '(?:gym|park|backyard|yard|garden|street|beach|schoolyard|playground|village|court|stadium|hall|rain|snow|mud|arena|alley|square|sunset|dusk|dawn|night|favela|slum|courtyard|meadow|field|pool)';
const FELL =
  'runner|athlete|woman|man|boxer|player|cyclist|girl|boy|swimmer|soldier|he|she|skier|worker|dancer';

/** Athletes and their sports, in the words that bring them and their things. */
export const ATHLETES: readonly Rewording[] = [
  // A sport that is named alone is played by somebody: "Cricket in a dusty street".
  [
    new RegExp(
      `(?<=^\\s*)(?:kids['’]? |street |girls['’]? |boys['’]? |amateur )?(${PLAYED})(?= (?:in|on|at|by) (?:an?|the) (?:[\\p{L}-]+ ){0,2}${GROUND}\\b)`,
      'giu',
    ),
    (_, sport) => `${sport} match`,
  ],
  [/(?<=^\s*)fencing(?=,)/giu, () => 'fencing match'],
  [/(?<=^\s*)darts(?=,| in| at)/giu, () => 'a darts game'],
  [/(?<=^\s*)rafting(?=,)/giu, () => 'in rapids'],
  [/\b(?:boat|raft)\b(?<=\b(?:white[- ]water|rafting)\b.{0,80})/giu, () => 'rubber-raft'],
  // Who leaps on a rope hangs from it.
  [
    /\bbungee jumper(?: (?:leap|jump|fall|hang|div|plung|drop)\p{L}*)?(?: (?:off|from|down))?\b/giu,
    () => 'man bungee jumping from',
  ],
  // Off a cliff above water one dives in swimwear, and not with a mask.
  [
    /\b(?:cliff[- ])?divers?\b(?= (?:(?:is |are |who )?(?:jump|leap|div|plung)\p{L}* )?(?:off|from) (?:an?|the) (?:[\p{L}-]+ ){0,2}cliffs?\b)/giu,
    (found) => (found.endsWith('s') ? 'men' : 'man'),
  ],
  [
    /(?<=\b(?:m[ae]n|boys?|girls?|wom[ae]n|teenagers?|persons?|people|friends|tourists?|swimmers?) {1,4})(?:is |are |who )?(?:jump|leap|div|plung)\p{L}* (?:off|from) (?:an?|the) (?:[\p{L}-]+ ){0,2}cliffs? (?:down )?into (?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:water|sea|ocean|waves|lagoon|bay|cove)\b/giu,
    () => 'in a swimsuit diving from the sea cliffs',
  ],
  [
    /\bcliff[- ]diver(s?)(?: (?:in mid-?air|jump\p{L}*|leap\p{L}*|div\p{L}*|plung\p{L}*))?(?: (?:above|over|into) (?:the )?(?:[\p{L}-]+ ){0,2}(?:water|sea|ocean|waves|lagoon|bay|cove))?\b/giu,
    (_, many = '') => `${many === '' ? 'man' : 'men'} in a swimsuit diving from the sea cliffs`,
  ],
  // Off a board one dives into a pool.
  [
    /\bdivers?\b(?=.{0,80}\b(?:board|platform|springboard|somersaults?|olympic|pool)\b)(?<!\b(?:scuba|deep[- ]sea|sky|pearl|free) ?divers?)/giu,
    (found) => (found.endsWith('s') ? 'swimmers' : 'swimmer'),
  ],
  [
    /\b(?:from|off|on) (?:an?|the) (?:\p{L}+[- ](?:met(?:re|er)|m)[- ])?(?:(?:high|diving|spring) ?)?(?:board|platform|tower)\b(?<=\b(?:somersault|div|swimmer|flip)\p{L}*\b.{0,80})/giu,
    () => 'from diving board',
  ],
  [/\bat the barr?e?\b(?<=\bball(?:et|erina)\p{L}*\b.{0,80})/giu, () => ''],
  [/\bski (?:instructor|teacher|coach)\b/giu, () => 'skier'],
  [
    /(?<!\b(?:judo fighter|judoka|wrestler|karateka|fighter|ninja|samurai) )\bthrow(?:s|ing)? (?:the other|(?:his|her|an?) opponent)(?: (?:onto|on|to|over|down)(?: (?:the|his|her) \p{L}+)?)?/giu,
    () => 'fights',
  ],
  [/\b(?:out of|in|from) (?:an?|the) (?:sand )?(?:bunker|trap)\b(?<=\bgolf.{0,80})/giu, () => ''],
  // Nobody breaks who collapses.
  [
    new RegExp(
      `(?<=\\b(?:${FELL})s? )(?:(?:suddenly|then) )?collaps(es|ing)(?: (?:over|across|behind|at) the (?:finish(?:ing)? )?line)?`,
      'giu',
    ),
    (_, form) => (form === 'es' ? 'kneels' : 'kneeling'),
  ],
  // The ball is in the goal that is scored.
  [
    /\b(?:scor(?:es?|ing)) (?:an?|the|his|her) (?:[\p{L}-]+ )?goal\b(?<!\b(?:hockey|handball|polo)\b.{0,100})/giu,
    (found) => `${/ing /u.test(found) ? 'kicking' : 'kicks'} a ball into the goal of a stadium`,
  ],
  [/\bin class\b(?! (?:a|b|c|one|\d))/giu, () => 'in a classroom'],
  [/\bbreak(?:s|ing)? (?:the|their) fast\b/giu, () => 'sit at dinner table'],
  [
    /\bhandshake(?=\s*(?:[,.;]|$)| (?:over|between|after|in|at|across)\b)/giu,
    () => 'two businessmen shaking hands',
  ],
  [/\bbaby['’]s first steps\b/giu, () => 'a baby walking'],
  [/\bfilm crew\b/giu, () => 'three cameramen'],
  // What somebody sells is with them.
  [
    /\b(cotton candy|candy floss|balloon|ice cream|pretzel|flower|fruit|popcorn|chestnut|newspaper) (?:seller|vendor|man)\b(?! (?:holding|with an? (?!pink|big|cart)))/giu,
    (_, ware) => `vendor with ${ware}`,
  ],
];
