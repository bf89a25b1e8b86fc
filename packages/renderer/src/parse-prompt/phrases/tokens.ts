import { wordsIn } from '../../word-list.ts';

const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*|[,.;:!?&]/gu;

/** What belongs to a body is no thing of its own: a child's heart, his knees. */
const BODY_PARTS: ReadonlySet<string> = new Set(
  wordsIn(`
    heart eye eyes nose ear ears face back shoulder shoulders head mouth tongue belly tummy chest neck
    cheek forehead lap knee knees leg legs arm arms skin heartbeat muscles biceps
  `),
);
const OWNER = /^(?:his|her|its|their)$/u;
const OWNED = /'s$|^(?:his|her|its|their|my|your|our)$/u;

/** "With a baby in her arms": how far back the word is that says so. */
const HAVING_MAX = 8;
const ARMS = /^(?:arms?|hands?|paws)$/u;

/** The words of "in her arms", and the "with" before it, which is then "holding". */
function inArms(words: readonly string[]): {
  readonly dropped: Set<number>;
  readonly holding: Set<number>;
} {
  const [dropped, holding] = [new Set<number>(), new Set<number>()];
  for (const [at, word] of words.entries()) {
    const isIn = words[at - 2] === 'in' && OWNER.test(words[at - 1] ?? '') && ARMS.test(word);
    if (!isIn) continue;
    for (const part of [at - 2, at - 1, at]) dropped.add(part);
    const from = Math.max(0, at - 2 - HAVING_MAX);
    const having = words.slice(from, at - 2).lastIndexOf('with');
    if (having !== -1) holding.add(from + having);
  }
  return { dropped, holding };
}

/** A part of a text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Token extends Span {
  readonly text: string;
}

/** The one word that every table has, because all objects have it, as another of the same sense. */
export const notOfObjects = (word: string): string =>
  word === 'constructor' ? 'builder' : word === 'constructors' ? 'builders' : word;

/** The words of a prompt in lower case, and its punctuation marks, each with its place in the prompt. */
export function tokensOf(prompt: string): readonly Token[] {
  const plain = plainText(prompt);
  const isPlain = plain.length === prompt.length && prompt.normalize('NFKC') === prompt;
  const placeOf = isPlain ? (at: number) => at : placesIn(prompt, plain);
  const words = [...plain.matchAll(WORD)];
  const { dropped, holding } = inArms(words.map(([word]) => word));
  return words.flatMap(({ 0: word, index }, at) => {
    if (dropped.has(at)) return [];
    if (holding.has(at))
      return [{ text: 'holding', start: placeOf(index), end: placeOf(index + word.length) }];
    const [before, after] = [words[at - 1]?.[0] ?? '', words[at + 1]?.[0] ?? ''];
    // "A parrot on his shoulder" is on him.
    if (/^(?:on|onto|upon)$/u.test(before) && BODY_PARTS.has(after) && OWNER.test(word))
      return [{ text: 'him', start: placeOf(index), end: placeOf(index + word.length) }];
    if (BODY_PARTS.has(word) && OWNED.test(before)) return [];
    if (word === 'hair' && before.endsWith("'s")) return [];
    const own = word.endsWith("'s") ? word.slice(0, -2) : word;
    const text = notOfObjects(own);
    return [{ text, start: placeOf(index), end: placeOf(index + own.length) }];
  });
}

function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
}

/**
 * Where each character of the plain text comes from. Letters are made plain one by one, with their
 * accents; where that gives another text than all of them together, places cannot be told, and all are 0.
 */
function placesIn(prompt: string, plain: string): (at: number) => number {
  const places: number[] = [];
  let text = '';
  for (const { 0: letter, index } of prompt.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const part = plainText(letter);
    for (let at = 0; at < part.length; at += 1) places.push(index);
    text += part;
  }
  places.push(prompt.length);
  return text === plain ? (at) => places[at] ?? prompt.length : () => 0;
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['mice', 'mouse'],
  ['children', 'child'],
  ['people', 'person'],
  ['men', 'man'],
  ['women', 'woman'],
  ['cacti', 'cactus'],
  ['geese', 'goose'],
  ['grandchildren', 'grandchild'],
  ['schoolchildren', 'schoolchild'],
]);

/** Possible singulars of a plural, likeliest first; empty for words that are no plural. */
export function singularsOf(word: string): readonly string[] {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return [irregular];
  if (/.men$/u.test(word)) return [`${word.slice(0, -2)}an`];
  const singulars: string[] = [];
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return singulars;
  if (word.endsWith('ies')) singulars.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) singulars.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  singulars.push(word.slice(0, -1));
  if (word.endsWith('es')) singulars.push(word.slice(0, -2));
  return singulars;
}
