import type { State } from '../description/states.ts';
import { type Material, materialOf } from '../description/substances.ts';
import { mayMatch } from '../needed-letters.ts';
import { WHY } from '../rewordings/nature/growing.ts';
import { COLOUR_WORDS, SHADE_WORDS } from '../words/colours.ts';

/** How something is at one end of a change. */
export interface Aspect {
  /** What is said of it before its name. */
  readonly word: string;
  /** null for the one that such things have. */
  readonly colour?: string | null;
  readonly material?: Material;
  readonly state?: State;
  /** Whether light comes from it, where that is what changes. */
  readonly isLit?: boolean;
}

/** What becomes different, as it is called without saying how it is. */
export interface Becoming {
  readonly name: string;
  readonly from: Aspect | null;
  readonly to: Aspect;
}

const patternOf = (words: readonly string[]) =>
  words
    .map((name) => name.replaceAll('-', '[- ]'))
    .sort((first, second) => second.length - first.length)
    .join('|');
const HUES: Readonly<Record<string, string>> = {
  ...SHADE_WORDS,
  ...COLOUR_WORDS,
  'rust-coloured': '#8a4318',
  'rosy-red': '#e0405a',
  transparent: '#e4f2fa',
  clear: '#e4f2fa',
  colourless: '#e4f2fa',
  colorless: '#e4f2fa',
};
const HUE = patternOf(Object.keys(HUES));
const colourOf = (word: string): string | undefined =>
  HUES[word.toLowerCase().replaceAll(' ', '-')];

const QUALITY =
  '(?:soft|deep|bright|pale|light|dark|vibrant|striking|rich|dull|brilliant|faded|shimmering|vivid|warm|cool|lovely|muted|beautiful|gentle|glossy|shiny|solid|fiery|delicate|different|darker|lighter)';
/** What is said ends here, and is not of what is named next. */
const ENDS =
  '(?=\\s*(?:[,.;:!?]|$)| (?:as|while|and|over|in|with|when|alongside|beside|next|then|during|under|on|at|before|after|for|by|due|through|within|until)\\b)';
const COLOUR = `(?:an? |the )?(?:${QUALITY} ){0,3}(?:(?:shade|tone|tint|hue|colou?r)s? of )?(?:${QUALITY} ){0,2}?(${HUE})(?: colou?r)?${ENDS}`;
const FROM = `(?: from (?:an? )?(?:${QUALITY} ){0,2}?(${HUE}))?`;

const STARTS = '(^|[,.;:] ?|\\b(?:as|while|alongside|and|beside|then) )';
const NAME =
  "((?:(?!(?:as|while|alongside|and|then|who|which|that|is|are)\\b)[\\p{L}'\\u2019-]+ ){1,8}?)";
const SLOWLY =
  '(?:(?:slowly|gradually|suddenly|spontaneously|quickly|then|magically|completely|fully|beautifully|seamlessly|begins? to|starts? to|is|are|gets|has|have|just|visibly) ){0,3}';
const forms = (stems: string) =>
  `(?:${stems
    .split(' ')
    .map((stem) =>
      stem.endsWith('e') ? `${stem.slice(0, -1)}(?:es?|ed|ing)` : `${stem}(?:e?s|ed|ing)?`,
    )
    .join('|')})`;
const CHANGES = forms(
  'change turn transition transform shift fade morph switch evolve darken lighten ripen tarnish bleach brighten oxidize oxidise rust mature age melt',
);
const OWN = '(?:(?: in)?(?: (?:its|their|the))?(?: (?:skin|fur|body|coat))? colou?rs?)?';

const TO_COLOUR = new RegExp(
  `${STARTS}${NAME}${SLOWLY}(?:${CHANGES}${OWN}${FROM} (?:in)?to|${forms('turn')}) ${COLOUR}${WHY}`,
  'giu',
);
/** "Reddens", "yellowing from green". */
const BY_VERB: Readonly<Record<string, string>> = {
  redden: 'red',
  yellow: 'yellow',
  blacken: 'black',
  whiten: 'white',
  brown: 'brown',
};
const AS_VERB = new RegExp(
  `${STARTS}${NAME}${SLOWLY}(${Object.keys(BY_VERB).join('|')})(?:s|ing)${FROM}${ENDS}${WHY}`,
  'giu',
);
/** "The glass door turned into a metal door". */
const STUFF =
  'plastic|glass|metal|steel|iron|wooden|wood|stone|marble|golden|gold|silver|bronze|copper|paper|cardboard|ice|chocolate|rubber|brick|crystal|clay';
const TO_STUFF = new RegExp(
  `${STARTS}((?:an?|the|this|that) )?(${STUFF}) ([\\p{L}-]+(?: [\\p{L}-]+){0,2}?) ${SLOWLY}${CHANGES} (?:in)?to (?:an? |the )?(${STUFF}) (?:[\\p{L}-]+ ){0,1}?(?:\\4|[\\p{L}-]+)${ENDS}${WHY}`,
  'giu',
);
/** "From closed to open". */
const STATE =
  '((?!(?:small|large|big|tiny|huge|little|giant|left|right|top|bottom|one|side|up|down|front|back|an?|the|track|lane|gear|platform|channel)\\b)[\\p{L}-]+(?: (?!to\\b)[\\p{L}-]+)?)';
const TO_STATE = new RegExp(
  `${STARTS}${NAME}${SLOWLY}${forms('change turn transition transform shift switch evolve')} from ${STATE} to ${STATE}${ENDS}${WHY}`,
  'giu',
);

const LIT = '(?:lights? up|lighting up|(?:turn|switch|com)(?:e?s|ing)? on)';
const UNLIT = '(?:(?:turn|switch)(?:e?s|ing)? off|go(?:es|ing)? (?:out|dark))';
/** Chameleons, squids and leaves; lamps and skies have colours of their own. */
const OTHER_COLOUR =
  '(?<!\\b(?:sky|skies|clouds?|sunsets?|sunrise|dawn|dusk|horizon|skyline|aurora|rainbow|fireworks|flames?|fire|fountain|signs?|neons?|disco ball|ball|lamps?|lanterns?|bulbs?|leds?|screens?|lights?|water|lake|sea|ocean|walls?|room|hair|eyes) )(?:chang|shift)(?:es|s|ing)(?: (?:its|their))? (?:skin )?colou?rs?(?! (?:from|to|into|with|as)\\b)';
const UNRIPE: Aspect = { word: 'green', colour: '#6fae3a' };

const WATER = '((?:[\\p{L}-]+ )?(?:lake|river|pond|stream|creek|waterfall))';
const THAWS = new RegExp(
  `${STARTS}((?:an?|the) )?(?:frozen|icy) ${WATER} ${SLOWLY}${forms('thaw melt')}(?: out)?${ENDS}${WHY}`,
  'giu',
);
const FREEZES = new RegExp(
  `${STARTS}((?:an?|the) )?${WATER} ${SLOWLY}${forms('freeze')}(?: over| up)?${ENDS}${WHY}`,
  'giu',
);
const [FROZEN, THAWED]: readonly [Aspect, Aspect] = [{ word: 'frozen' }, { word: '' }];

/** Verbs that say by themselves what becomes of it. */
const OF_THEMSELVES: readonly (readonly [RegExp, from: Aspect | null, to: Aspect])[] = (
  [
    ['ripen', UNRIPE, { word: '', colour: null }],
    ['tarnish', null, { word: 'dark', colour: '#57524c' }],
    ['rot decay spoil mold mould', null, { word: 'brown', colour: '#6a5232' }],
    ['fade bleach', null, { word: 'pale', state: 'fading' }],
    ['stain', null, { word: 'dirty', state: 'dirty' }],
    ['brighten', { word: 'dim', isLit: false }, { word: 'bright', isLit: true }],
    ['dim', { word: 'bright', isLit: true }, { word: 'dim', isLit: false }],
    [`(?:${OTHER_COLOUR})`, null, { word: 'orange', colour: '#ef7f2d' }],
    [LIT, { word: 'dark', isLit: false }, { word: 'bright', isLit: true }],
    [UNLIT, { word: 'bright', isLit: true }, { word: 'dark', isLit: false }],
  ] as const
).map(([verbs, from, to]) => [
  new RegExp(
    `${STARTS}${NAME}${SLOWLY}${verbs.startsWith('(') ? verbs : forms(verbs)}(?! away\\b)(?: from \\p{L}+ to \\p{L}+)?${ENDS}${WHY}`,
    'giu',
  ),
  from,
  to,
]);

const LAPSE =
  /^(?:an? |the )?time-?lapse(?: (?:video|footage|shot))?(?: (?:of|shows?|showing|captures?|records?|documents?))? /iu;
/** "Dries out and turns brown" tells one change. */
const BEFOREHAND =
  /(?<= )(?:dries(?: out| up)?|wilts|withers|ages|dies|heats up|cools down|gets old) and (?=(?:slowly |gradually |then )?(?:turns|changes|fades|becomes)\b)/giu;
const OF_NAME = /^(?:the )?(?:colou?rs?|skin|fur|surface|expression|mood) of /iu;
/** What is most of the look of somebody or something. */
const PARTS =
  /['\u2019]s? (?:wings|feathers|petals|skin|fur|leaves|scales|coat|shell|colou?r|expression|face|mood|body|surface|plumage|peel)(?= |$)/iu;
/** What is in a vessel is named after it: "juice in a glass". */
const IN_VESSEL =
  /^((?:an?|the|some) )?((?:[\p{L}-]+ )?(?:juice|water|tea|coffee|milk|wine|honey|lemonade|soda|beer|liquid|jam)) in (?:an?|the|its) (?:[\p{L}-]+ )?(glass|cup|jar|mug|bowl|bottle)$/iu;
/** Leaves are those of a tree, and walls those of a room. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:the |some )?(?:tree )?(?:leaves|foliage)(?: (?:on|of|in) (?:an?|the|some) (?:[\p{L}-]+ )?trees?)?$/iu,
    'a tree',
  ],
  [/^(an?|the) (?:[\p{L}-]+ )?wall$/iu, '$1 room'],
  [/^the walls? of ((?:an?|the|his|her|my) [\p{L} -]{3,24})$/iu, '$1'],
];
/** Their lamps change, not they. */
const NOT_ITSELF =
  /\b(?:traffic|signal|stop)[- ]?lights?\b|\btraffic signals?\b|\b(?:eyes?|hair|lips|cheeks?|nose|nails)$/iu;
const DETERMINER = /^(?:an?|the|his|her|its|their|this|that|some|one|two|three|four|five)\b/iu;
const OWN_COLOUR = new RegExp(`\\b(?:${QUALITY} )?(?:${HUE}) (?=\\p{L})`, 'iu');

/** A name with what is said of it behind the article. */
function said(name: string, word: string): string {
  const article = DETERMINER.exec(name)?.[0] ?? '';
  const rest = name.slice(article.length).trim();
  return [article, word, rest].filter((part) => part !== '').join(' ');
}

/** A prompt as it would tell the beginning and the end of what changes, and without saying how it is. */
export interface Told {
  readonly start: string;
  readonly end: string;
  readonly plain: string;
  readonly becomings: readonly Becoming[];
}

const colourAspect = (word: string | undefined): Aspect | null => {
  const colour = word === undefined ? undefined : colourOf(word);
  return word === undefined || colour === undefined ? null : { word, colour };
};

const stuffAspect = (word: string): Aspect => ({
  word,
  material: materialOf(word.replace(/^(wood|gold)en$/iu, '$1')) ?? 'plastic',
});

const SKY = /\bsky\b/iu;
/** What the sky is called when it has these colours. */
const SKIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:black|dark|navy|pitch)/iu, 'night'],
  [/^(?:white|bright|blue|light|clear)/iu, 'day'],
  [/^(?:red|orange|pink|gold)/iu, 'sunset'],
  [/^(?:purple|violet|indigo)/iu, 'dusk'],
  [/^gr[ae]y/iu, 'overcast'],
];
const DIM = /^(?:dim|faint|dull|weak|dark|off|unlit|flickering(?: dimly)?)$/iu;
const BRIGHT = /^(?:steady )?(?:bright|brilliant|glowing|radiant|shining|lit|strong|on)$/iu;

/** How it is at one end, where it is no colour. */
function aspectOf(name: string, word: string): Aspect {
  if (SKY.test(name)) return { word: SKIES.find(([words]) => words.test(word))?.[1] ?? word };
  if (DIM.test(word)) return { word, isLit: false };
  return BRIGHT.test(word) ? { word, isLit: true } : { word };
}

/** How what is named is before it changes, if its name says so, and the name without it. */
function named(text: string): { readonly name: string; readonly own: string | undefined } {
  const whole = text.trim().replace(OF_NAME, '').replace(PARTS, '');
  const [head = ''] = whole.split(/ (?=(?:in|on|of|at|with|under|over)\b)/iu);
  const own = OWN_COLOUR.exec(head)?.[0];
  const bare = (own === undefined ? whole : whole.replace(own, '')).replace(
    IN_VESSEL,
    (_, article: string | undefined, what: string, vessel: string) =>
      `${article ?? 'a '}${vessel} of ${what}`,
  );
  return {
    name: INSTEAD.reduce((name, [words, other]) => name.replace(words, other), bare),
    own: own?.trim().replace(new RegExp(`^${QUALITY} (?=${HUE})`, 'iu'), ''),
  };
}

const ALL = [TO_STUFF, THAWS, FREEZES, TO_COLOUR, AS_VERB, TO_STATE].concat(
  OF_THEMSELVES.map(([words]) => words),
);

/** What a prompt says to become different in its look; null when it says nothing of the kind. */
export function toldChanges(prompt: string): Told | null {
  const letters = prompt.toLowerCase();
  if (!ALL.some((words) => mayMatch(words, letters))) return null;
  const becomings: Becoming[] = [];
  const add = (lead: string, name: string, from: Aspect | null, to: Aspect): string => {
    becomings.push({ name, from, to });
    return `${lead}⟦${becomings.length - 1}⟧`;
  };
  const toldOf = (found: string, lead: string, text: string, from?: string, to?: string) => {
    const { name, own } = named(text);
    const end = colourAspect(to);
    if (SKY.test(name) && from !== undefined && to !== undefined)
      return add(lead, name, aspectOf(name, from), aspectOf(name, to));
    if (end === null || NOT_ITSELF.test(name)) return found;
    const usual = /\bripen/iu.test(found) ? UNRIPE : null;
    return add(lead, name, colourAspect(from ?? own) ?? usual, end);
  };
  const called = prompt
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(LAPSE, '')
    .replaceAll(BEFOREHAND, '')
    .replaceAll(TO_STUFF, (_, lead: string, article = '', from: string, name: string, to: string) =>
      add(lead, `${article}${name}`, stuffAspect(from), stuffAspect(to)),
    )
    .replaceAll(THAWS, (_, lead: string, article = '', name: string) =>
      add(lead, `${article}${name}`, FROZEN, THAWED),
    )
    .replaceAll(FREEZES, (_, lead: string, article = '', name: string) =>
      add(lead, `${article}${name}`, THAWED, FROZEN),
    )
    .replaceAll(TO_COLOUR, (found, lead: string, name: string, from?: string, to?: string) =>
      toldOf(found, lead, name, from, to),
    )
    .replaceAll(AS_VERB, (found, lead: string, name: string, verb: string, from?: string) =>
      toldOf(found, lead, name, from, BY_VERB[verb.toLowerCase()]),
    )
    .replaceAll(TO_STATE, (_, lead: string, name: string, from: string, to: string) =>
      add(lead, named(name).name, aspectOf(name, from), aspectOf(name, to)),
    );
  const text = OF_THEMSELVES.reduce(
    (rest, [words, usual, to]) =>
      rest.replaceAll(words, (_, lead: string, told: string) => {
        const { name, own } = named(told);
        return add(lead, name, colourAspect(own) ?? usual, to);
      }),
    called,
  );
  if (becomings.length === 0) return null;
  const filled = (fill: (becoming: Becoming) => string) =>
    text.replaceAll(/⟦(\d+)⟧/gu, (_, at: string) => {
      const becoming = becomings[Number(at)];
      return becoming === undefined ? '' : fill(becoming);
    });
  return {
    start: filled(({ name, from }) => said(name, from?.word ?? '')),
    end: filled(({ name, to }) => said(name, to.word)),
    plain: filled(({ name }) => name),
    becomings,
  };
}
