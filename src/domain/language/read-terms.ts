import { LEXICON, PLAIN_WORDS, STOP_WORDS } from './lexicon.ts';
import { createCorrect } from './spelling.ts';
import { isNumber, stem, tokenize } from './tokens.ts';

/** What a stretch of a text means. */
export interface Term {
  /** The name of the lexicon, or a stem that the lexicon does not have. */
  readonly name: string;
  /** Which tokens it stands for. */
  readonly at: number;
  readonly length: number;
  /** Whether we have a use for it: the lexicon, the documentation or a model has the word. */
  readonly isKnown: boolean;
  /** Whether it was misspelt, so that another word may have been meant. */
  readonly isCorrected: boolean;
}

export interface Reading {
  /** As they were meant: misspelt ones corrected. */
  readonly tokens: readonly string[];
  readonly terms: readonly Term[];
}

export type ReadTerms = (text: string) => Reading;

const PHRASE_TOKENS_MAX = 6;
/** Correcting compares with every known word; a text with more unknown ones is noise. */
const CORRECTIONS_MAX = 12;

const phrases = new Map<string, string>();
const beginnings = new Map<string, number>();
for (const [name, entries] of Object.entries(LEXICON)) {
  for (const entry of entries.split(',')) addPhrase(tokenize(entry).map(stem), name);
}

function addPhrase(stems: readonly string[], name: string): void {
  phrases.set(stems.join(' '), name);
  const first = stems[0] ?? '';
  beginnings.set(first, Math.max(beginnings.get(first) ?? 0, stems.length));
}

/** The name of the lexicon for a single word, if it has one. */
export function termOf(stemmed: string): string | undefined {
  return phrases.get(stemmed);
}

/** `words` are known besides those of the lexicon, such as those of the documentation. */
export function createReadTerms(words: Iterable<string>): ReadTerms {
  const inLexicon = Object.values(LEXICON).flatMap(tokenize);
  const more = [...words].flatMap(tokenize);
  const known = new Set([...inLexicon, ...more, ...STOP_WORDS]);
  const knownStems = new Set([...more, ...inLexicon].map(stem));
  const correct = createCorrect(known);
  const isFamiliar = (token: string) =>
    isNumber(token) ||
    token.length < 3 ||
    known.has(token) ||
    knownStems.has(stem(token)) ||
    PLAIN_WORDS.has(token);
  return (text) => {
    let corrections = 0;
    const given = tokenize(text);
    const tokens = given.map((token) => {
      if (isFamiliar(token) || corrections >= CORRECTIONS_MAX) return token;
      corrections += 1;
      return correct(token) ?? token;
    });
    const isCorrected = (at: number) => tokens[at] !== given[at];
    return { tokens, terms: findTerms(tokens, { knownStems, isCorrected }) };
  };
}

/** A text of our own, in which nothing is misspelt. */
export function readOwnTerms(text: string): readonly Term[] {
  return findTerms(tokenize(text), { knownStems: new Set(), isCorrected: () => false });
}

/** From left to right, the longest phrase first. */
function findTerms(
  tokens: readonly string[],
  {
    knownStems,
    isCorrected,
  }: {
    readonly knownStems: ReadonlySet<string>;
    readonly isCorrected: (at: number) => boolean;
  },
): readonly Term[] {
  const stems = tokens.map(stem);
  const terms: Term[] = [];
  for (let at = 0; at < stems.length; ) {
    const own = stems[at] ?? '';
    const phrase = phraseAt(stems, at);
    if (phrase !== undefined) {
      terms.push({ ...phrase, at, isKnown: true, isCorrected: isCorrected(at) });
    } else if (!STOP_WORDS.has(tokens[at] ?? '')) {
      const isKnown = isNumber(own) || knownStems.has(own);
      terms.push({ name: own, at, length: 1, isKnown, isCorrected: isCorrected(at) });
    }
    at += phrase?.length ?? 1;
  }
  return terms;
}

function phraseAt(
  stems: readonly string[],
  at: number,
): { readonly name: string; readonly length: number } | undefined {
  const longest = Math.min(beginnings.get(stems[at] ?? '') ?? 0, PHRASE_TOKENS_MAX);
  for (let length = longest; length > 0; length -= 1) {
    const name = phrases.get(stems.slice(at, at + length).join(' '));
    if (name !== undefined) return { name, length };
  }
  return undefined;
}
