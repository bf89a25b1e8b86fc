import type { Rewording } from '../../rewording.ts';

/** Whom one knows by what is worn. */
const ROLES =
  'pirate|captain|king|queen|prince|princess|emperor|knight|wizard|witch|chef|cook|baker|barista|bartender|waiter|waitress|butler|dj|businessman|businesswoman|lawyer|doctor|nurse|surgeon|detective|spy|astronaut|cowboy|sheriff|superhero|samurai|ninja|sailor|policeman|police officer|cop|firefighter|fireman|teacher|professor|judge|scientist|pilot|soldier|general|magician|viking|gladiator|pharaoh|president|mechanic|farmer|gardener|photographer|musician|rock star|rockstar|ballerina|bride|groom|monk|explorer|hairdresser|barber|painter|artist|postman|mailman|boxer|referee|conductor|gangster|builder|plumber|librarian|programmer|santa|clown|mime|jester|warrior|guard|thief';

const WEARERS: Readonly<Record<string, readonly [string, string]>> = {
  friends: ['a woman', 'a man'],
  people: ['a woman', 'a man'],
  girls: ['a girl', 'a girl'],
  boys: ['a boy', 'a boy'],
};

/** Who plays a part is nobody else. */
export const IN_ROLES: readonly Rewording[] = [
  // Of what a child is, the cape tells.
  [
    /\bsuperhero (girl|boy|woman|man|kid|child|mom|dad)\b/giu,
    (_, who) => `${who === 'kid' ? 'boy' : who} in cape`,
  ],
  // Two costumes are worn by two.
  [
    /\b(?:(?:two|some|the|little|happy) )*(kids|children|friends|people|siblings|girls|boys) (?:(?:are |who are )?(?:dressed|disguised)(?: up)? (?:as|like)|in|wearing) an? (\p{L}+)(?: costume)? and an? (\p{L}+)(?: costumes?)?(?<=costumes?|\b(?:dressed|disguised) (?:up )?(?:as|like) an? \p{L}{1,20} and an? \p{L}{1,20})(?![\p{L}])/giu,
    (_, many, one, other) => {
      const [girl, boy] = WEARERS[(many ?? '').toLowerCase()] ?? ['a girl', 'a boy'];
      return `${girl} in a ${one} costume and ${boy} in a ${other} costume`;
    },
  ],
  [
    /\bdressed (?:up )?(?:as|like) (an? )?(\p{L}+)\b/giu,
    (_, article, who) => `in ${article ?? ''}${who} costume`,
  ],
  [
    /\b(pirate|ship['\u2019]?s|sea) captain\b/giu,
    (_, kind) => (/^pirate$/iu.test(kind ?? '') ? 'pirate' : 'captain'),
  ],
  [
    new RegExp(
      `(?<!\\b(?:as|work|works|working|worked|job) (?:\\p{L}+ )?)\\bas (an? )(?:(?:tiny|little|great|famous|brave|tough|serious|elegant|royal|evil|fierce|busy|fancy|medieval|old|grumpy|happy|noble|mighty|real) )*(${ROLES})\\b(?! (?:is|are|\\p{L}+(?:s|ing))\\b)`,
      'giu',
    ),
    (_, article, who) => `in ${article}${who} costume`,
  ],
  [
    new RegExp(
      `\\b(?:is|becomes|was|acts as|poses as|reigns as|crowned|who is|plays) (the |an? )?(?:\\p{L}+ )?(${ROLES})(?: of)?(?= (?:the|all|this|his|her|a)\\b)`,
      'giu',
    ),
    (_, article, who) => `in ${article ?? ''}${who} costume in`,
  ],
];
