import { wordsIn } from '../word-list.ts';
import { type Span, singularsOf, type Token } from './tokens.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';

/** Words of the prompt that have a meaning together, or one word without a meaning. */
export interface Phrase {
  readonly text: string;
  /** Where in the text it stands. */
  readonly span: Span;
  readonly meanings: readonly Meaning[];
  readonly isPlural: boolean;
}

const PHRASE_WORDS_MAX = 5;
const PLURAL_MEANS_MANY = new Set(['icon', 'setting', 'particle', 'weather', 'time']);

/** Nouns only after an article or an adjective: "a watch", but not "watch". */
const NOUNS_WITH_ARTICLE = new Set(
  wordsIn(`
    watch fly ring wave rock plant ship train bear fire orange duck seal key present drum box hook
    knot wood ice salt bell pick pen pill razor roll bat cook guard judge pilot mirror ladder star
    drop fish lead mobile home house coin top light swan cup can
  `),
);
const ARTICLE =
  /^(?:a|an|the|one|two|three|four|five|six|my|his|her|its|our|their|this|that|of|and|with|\d+)$/;

function lookUp(vocabulary: Vocabulary, tokens: readonly Token[]): Phrase | null {
  const text = tokens.map((token) => token.text).join('-');
  const known = vocabulary.get(text);
  if (known !== undefined) return { text, span: spanOf(tokens), meanings: known, isPlural: false };
  const at = text.lastIndexOf('-') + 1;
  for (const singular of singularsOf(text.slice(at))) {
    const meanings = vocabulary
      .get(text.slice(0, at) + singular)
      ?.filter((meaning) => PLURAL_MEANS_MANY.has(meaning.kind));
    if (meanings !== undefined && meanings.length > 0)
      return { text, span: spanOf(tokens), meanings, isPlural: true };
  }
  return null;
}

function spanOf(tokens: readonly Token[]): Span {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}

const INTRODUCES = new Set(['colour', 'size', 'count', 'motion', 'mood', 'time', 'weather']);

function withoutDoubtfulNoun(phrase: Phrase, before: Phrase | undefined, next: string | undefined) {
  if (phrase.isPlural || !NOUNS_WITH_ARTICLE.has(phrase.text)) return phrase;
  const isIntroduced =
    before === undefined
      ? !ARTICLE.test(next ?? '')
      : ARTICLE.test(before.text) || before.meanings.some(({ kind }) => INTRODUCES.has(kind));
  if (isIntroduced) return phrase;
  return { ...phrase, meanings: phrase.meanings.filter(({ kind }) => kind !== 'icon') };
}

/** The longest phrases win: a "polar bear" is not a "bear". */
export function findPhrases(tokens: readonly Token[], vocabulary: Vocabulary): readonly Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < tokens.length; ) {
    const single = tokens.slice(at, at + 1);
    const text = single[0]?.text ?? '';
    let found: Phrase = { text, span: spanOf(single), meanings: [], isPlural: false };
    let length = 1;
    for (let words = Math.min(PHRASE_WORDS_MAX, tokens.length - at); words > 0; words -= 1) {
      const phrase = lookUp(vocabulary, tokens.slice(at, at + words));
      if (phrase !== null) {
        found = phrase;
        length = words;
        break;
      }
    }
    phrases.push(withoutDoubtfulNoun(found, phrases.at(-1), tokens[at + length]?.text));
    at += length;
  }
  return phrases;
}
