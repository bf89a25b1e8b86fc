import { readFileSync } from 'node:fs';
import type { Kind, Vocabulary } from '../src/parse-prompt/vocabulary.ts';
import { type Random, seeded } from '../src/random.ts';

const DATA = new URL('../data/', import.meta.url);

/** Words by what they do in a sentence: those that the renderer knows, and others of the dictionary. */
interface Words {
  readonly nouns: readonly string[];
  readonly verbs: readonly string[];
  readonly adjectives: readonly string[];
  readonly places: readonly string[];
  readonly conditions: readonly string[];
}

const PREPOSITIONS =
  'on in under over above below behind next to between around through along against at into across towards without'.split(
    /(?<!next) (?!to)/u,
  );
const OFFERS = [
  '50% off',
  '$9.99',
  'from €499',
  'buy one get one free',
  'free delivery',
  '3 for 2',
];
const CALLS = [
  'shop now',
  'order today',
  'call 555-0134',
  'book a table',
  'link in bio',
  'join us',
];
const SHOTS = ['slow zoom', 'drone shot', 'close-up', 'cinematic', '4k', 'time-lapse', 'pan left'];

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}

function wordsIn(file: string): string[] {
  const text = readFileSync(new URL(file, DATA), 'utf8');
  return text.split(/[\s:]+/u).filter((word) => /^[a-z]{3,}$/u.test(word));
}

/** What the renderer has words for, and the nouns and other words that its tables took from WordNet. */
export function randomWords(vocabulary: Vocabulary): Words {
  const known = (...kinds: Kind[]) =>
    [...vocabulary]
      .filter(([, meanings]) => meanings.some(({ kind }) => kinds.includes(kind)))
      .map(([phrase]) => phrase.replaceAll('-', ' '));
  const others = wordsIn('not-misspelt.txt');
  const endingIn = (ending: RegExp) => others.filter((word) => ending.test(word));
  return {
    nouns: [...known('thing'), ...wordsIn('nearest-things.txt')],
    verbs: [...known('verb'), ...endingIn(/(?:ing|ed|es)$/u)],
    adjectives: [...known('colour', 'size', 'state', 'mood', 'age'), ...endingIn(/(?:y|al|er)$/u)],
    places: known('setting', 'hint'),
    conditions: known('time', 'weather', 'particle', 'style', 'camera', 'effect'),
  };
}

type Pattern = (words: Words, random: Random) => string;

const noun: Pattern = ({ nouns, adjectives }, random) => {
  const article = pick(random, [
    'a',
    'the',
    'two',
    'three',
    'a group of',
    'his',
    'many',
    'no',
    '12',
  ]);
  const adjective = random() < 0.4 ? `${pick(random, adjectives)} ` : '';
  return `${article} ${adjective}${pick(random, nouns)}`;
};

const place: Pattern = ({ places }, random) => `in the ${pick(random, places)}`;

const deed: Pattern = (words, random) => {
  const toWhom = `${pick(random, PREPOSITIONS)} ${noun(words, random)}`;
  return `${noun(words, random)} ${pick(random, words.verbs)} ${toWhom}`;
};

const scene: Pattern = (words, random) => {
  const where = random() < 0.6 ? ` ${place(words, random)}` : '';
  const when = random() < 0.5 ? `, ${pick(random, words.conditions)}` : '';
  return `${deed(words, random)}${where}${when}`;
};

const slogan: Pattern = ({ nouns, verbs, adjectives }, random) => {
  const length = 1 + Math.floor(random() * 6);
  const all = [nouns, verbs, adjectives];
  const said = Array.from({ length }, () => pick(random, pick(random, all))).join(' ');
  return `“${said.charAt(0).toUpperCase()}${said.slice(1)}”`;
};

const ad: Pattern = (words, random) => {
  const kind = pick(random, [
    'Ad for',
    'Instagram ad for',
    'Poster for',
    'Sale:',
    'Commercial for',
  ]);
  const parts = [`${kind} ${noun(words, random)}`];
  if (random() < 0.6) parts.push(slogan(words, random));
  if (random() < 0.5) parts.push(pick(random, OFFERS));
  if (random() < 0.5) parts.push(pick(random, CALLS));
  if (random() < 0.4) parts.push(`${pick(random, words.adjectives)} colours`);
  if (random() < 0.3) parts.push(`brand ${pick(random, words.nouns).toUpperCase()}`);
  return parts.join(', ');
};

const PATTERNS: readonly Pattern[] = [
  scene,
  scene,
  scene,
  deed,
  ad,
  ad,
  (words, random) => `${scene(words, random)} and ${deed(words, random)}`,
  (words, random) => `${deed(words, random)} while ${scene(words, random)}, ${pick(random, SHOTS)}`,
  (words, random) => `${noun(words, random)} ${place(words, random)}`,
  (words, random) => pick(random, pick(random, [words.nouns, words.verbs, words.places])),
  (words, random) => pick(random, [...words.conditions, ...words.adjectives]),
  (words, random) => `${slogan(words, random)} ${scene(words, random)}`,
  (words, random) => Array.from({ length: 5 }, () => scene(words, random)).join('. '),
  (words, random) => `${Math.floor(random() * 100)} ${pick(random, words.nouns)}`,
  (words, random) => Array.from({ length: 7 }, () => noun(words, random)).join(', '),
];

/** As many prompts as wanted, the same every time for the same seed. */
export function randomSentences(words: Words, count: number, seed: string): readonly string[] {
  const random = seeded(seed, 'sentences');
  return Array.from({ length: count }, () => pick(random, PATTERNS)(words, random));
}
