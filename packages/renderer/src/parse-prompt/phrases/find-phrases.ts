import { wordsIn } from '../../word-list.ts';
import type { Meaning, Vocabulary } from '../vocabulary.ts';
import { saidOfDoer } from './deed-compounds.ts';
import { joinedWord } from './joined-words.ts';
import { nearestThing } from './nearest-things.ts';
import { correctedWord } from './spelling.ts';
import { type Span, singularsOf, type Token } from './tokens.ts';

/** Words of the prompt that have a meaning together, or one word without a meaning. */
export interface Phrase {
  readonly text: string;
  /** Where in the text it stands. */
  readonly span: Span;
  readonly meanings: readonly Meaning[];
  readonly isPlural: boolean;
}

/** Corrections take time; a prompt with more unknown words than this is not English. */
const CORRECTIONS_MAX = 24;
const PLURAL_MEANS_MANY = new Set([
  'thing',
  'setting',
  'hint',
  'particle',
  'weather',
  'effect',
  'garment',
  'picture',
]);

const lengthsOf = new WeakMap<Vocabulary, ReadonlyMap<string, number>>();

/** How many words the longest phrase has that begins with a word. */
function lengthsIn(vocabulary: Vocabulary): ReadonlyMap<string, number> {
  const known = lengthsOf.get(vocabulary);
  if (known !== undefined) return known;
  const lengths = new Map<string, number>();
  for (const phrase of vocabulary.keys()) {
    const words = phrase.split('-');
    const start = words[0] ?? '';
    lengths.set(start, Math.max(lengths.get(start) ?? 1, words.length));
  }
  lengthsOf.set(vocabulary, lengths);
  return lengths;
}

function spanOf(tokens: readonly Token[]): Span {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}

/** The meanings of a text, with those of its singular: "flies" is a verb and several of an insect. */
function lookUpText(vocabulary: Vocabulary, text: string): Omit<Phrase, 'span'> | null {
  const known = vocabulary.get(text);
  const at = text.lastIndexOf('-') + 1;
  const hasThing = known?.some(({ kind }) => kind === 'thing' || kind === 'setting') ?? false;
  const plural = hasThing
    ? undefined
    : singularsOf(text.slice(at))
        .map((singular) =>
          vocabulary
            .get(text.slice(0, at) + singular)
            ?.filter(({ kind }) => PLURAL_MEANS_MANY.has(kind)),
        )
        .find((meanings) => meanings !== undefined && meanings.length > 0);
  if (known === undefined && plural === undefined) return null;
  const isPlural = plural !== undefined || PLURALS.has(text);
  return { text, meanings: [...(known ?? []), ...(plural ?? [])], isPlural };
}

/** Plurals that are listed as they are. */
const PLURALS: ReadonlySet<string> = new Set(
  wordsIn(
    'people children lanterns shelves pots flowers trees weights fishermen water-lilies presents glasses-of-wine glasses-of-red-wine glasses-of-white-wine glasses-of-champagne glasses-of-beer glasses-of-water glasses-of-milk pints-of-beer slices-of-lime slices-of-lemon',
  ),
);

function lookUp(vocabulary: Vocabulary, tokens: readonly Token[]): Phrase | null {
  const found = lookUpText(vocabulary, tokens.map((token) => token.text).join('-'));
  return found === null ? null : { ...found, span: spanOf(tokens) };
}

/** A word that the vocabulary does not have: the nearest kind of thing, or a word that was misspelt. */
function guess(vocabulary: Vocabulary, token: Token, isCorrecting: boolean): Phrase | null {
  const { text } = token;
  const span = spanOf([token]);
  for (const [word, isPlural] of [
    [text, false],
    ...singularsOf(text).map((each) => [each, true]),
  ] as const) {
    const near = nearestThing(String(word));
    if (near !== null) return { text, span, meanings: near, isPlural: isPlural === true };
  }
  if (!isCorrecting) return null;
  const corrected = correctedWord(vocabulary, text);
  if (corrected === null) return null;
  const found = lookUpText(vocabulary, corrected);
  return found === null ? null : { ...found, span };
}

const DOER = /^\p{L}{2,}(?:er|or|ist|ian)s?$/u;
const DOING = /ing$|^(?:who|is|are)$/u;
const BEFORE_DOER = /^(?:a|an|the|his|her|my|our|their|two|three|young|old)$/u;

/** An unknown word for somebody who does something: "a vlogger talking". */
function guessDoer(tokens: readonly Token[], at: number): Phrase | null {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || !DOER.test(token.text) || !DOING.test(next?.text ?? '')) return null;
  if (before !== undefined && !BEFORE_DOER.test(before.text)) return null;
  return {
    text: token.text,
    span: spanOf([token]),
    meanings: [{ kind: 'thing', value: 'person' }],
    isPlural: token.text.endsWith('s'),
  };
}

/** The parts of a word with hyphens that is not known as a whole. */
function partsOf(vocabulary: Vocabulary, token: Token): readonly Token[] {
  if (!token.text.includes('-') || lookUpText(vocabulary, token.text) !== null) return [token];
  let { start } = token;
  return token.text.split('-').map((text) => {
    const part = { text, start, end: start + text.length };
    start += text.length + 1;
    return part;
  });
}

/** A word that was written as two. */
function joinedAt(vocabulary: Vocabulary, tokens: readonly Token[], at: number): Phrase | null {
  const both = tokens.slice(at, at + 2);
  const [first, second] = both.map(({ text }) => text);
  if (first === undefined || second === undefined) return null;
  const joined = joinedWord(first, second, (word) => lookUpText(vocabulary, word)?.meanings ?? []);
  const found = joined === null ? null : lookUpText(vocabulary, joined);
  return found === null ? null : { ...found, span: spanOf(both) };
}

/** The longest phrases win: a "polar bear" is not a "bear". */
export function findPhrases(given: readonly Token[], vocabulary: Vocabulary): readonly Phrase[] {
  const tokens = given.flatMap((token) => partsOf(vocabulary, token));
  const phrases: Phrase[] = [];
  const lengths = lengthsIn(vocabulary);
  let corrections = 0;
  for (let at = 0; at < tokens.length; ) {
    const single = tokens.slice(at, at + 1);
    const [token] = single;
    let found: Phrase | null = null;
    let length = 1;
    const longest = Math.min(lengths.get(token?.text.split('-')[0] ?? '') ?? 1, tokens.length - at);
    for (let words = longest; words > 0; words -= 1) {
      const known = lookUp(vocabulary, tokens.slice(at, at + words));
      found = known === null ? null : saidOfDoer(known, phrases.at(-1), vocabulary);
      if (found !== null) {
        length = words;
        break;
      }
    }
    const joined = length === 1 ? joinedAt(vocabulary, tokens, at) : null;
    if (joined !== null) [found, length] = [joined, 2];
    if (found === null && token !== undefined && /^\p{L}{3}/u.test(token.text)) {
      found = guess(vocabulary, token, corrections < CORRECTIONS_MAX) ?? guessDoer(tokens, at);
      corrections += 1;
    }
    phrases.push(
      found ?? { text: token?.text ?? '', span: spanOf(single), meanings: [], isPlural: false },
    );
    at += length;
  }
  return phrases;
}
