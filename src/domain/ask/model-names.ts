import type { ModelType } from '../../contract/resources/model.ts';
import { MODELS, RETIRED } from '../catalogue/index.ts';
import { stem, tokenize } from '../language/index.ts';

/** Models that a question names. */
export interface NamedModels {
  readonly ids: readonly string[];
  /** Ids of models that are no more. */
  readonly retired: readonly string[];
  /** The tokens by which they were named. */
  readonly at: ReadonlySet<number>;
}

interface Name {
  readonly id: string;
  readonly words: readonly string[];
}

/** Words of names that say nothing about which model is meant. */
const GENERIC = new Set(
  'video image workflow text to generate preview ai fal google v t a b i'.split(' '),
);
/** Words that mean something else as well; two of a name are needed. */
const WEAK = new Set('kinora motion still fast pro turbo master flash ray gen imagine'.split(' '));

const NAMES: readonly Name[] = MODELS.flatMap(({ id, name, aliases }) =>
  [name, ...aliases].map((each) => ({ id, words: [...new Set(tokenize(each))] })),
);
const KINDS = new Map(MODELS.map(({ id, type }) => [id, type]));
const RETIRED_NAMES: readonly Name[] = RETIRED.map((id) => ({ id, words: tokenize(id) }));

/** Every word that a name of a model has, to correct the spelling of questions with. */
export const NAME_WORDS: readonly string[] = NAMES.flatMap(({ words }) => words);

/** The names that have most of their words in the question; of those alike, the shortest. */
export function findNames(tokens: readonly string[], kind: ModelType | undefined): NamedModels {
  const present = new Map(tokens.flatMap((token, at) => [[token, at] as const, [stem(token), at]]));
  const retired = RETIRED_NAMES.filter(({ words }) => words.every((word) => present.has(word)));
  const named = NAMES.flatMap(({ id, words }) => {
    const found = words.filter((word) => present.has(word));
    return isEnough(found) ? [{ id, found, missing: words.length - found.length }] : [];
  });
  // `luma videos` means the one that makes videos.
  const ofKind = named.filter(({ id }) => KINDS.get(id) === kind);
  const matches = ofKind.length > 0 ? ofKind : named;
  // Of two names in one question, such as `veo or kling`, each is judged among those it shares a word with.
  const best = matches.filter((match) =>
    matches.every(
      (other) =>
        other.id === match.id ||
        !other.found.some((word) => match.found.includes(word) && !/^\d/.test(word)) ||
        other.found.length < match.found.length ||
        (other.found.length === match.found.length && other.missing >= match.missing),
    ),
  );
  const used = [...best.flatMap(({ found }) => found), ...retired.flatMap(({ words }) => words)];
  return {
    ids: [...new Set(best.map(({ id }) => id))],
    retired: retired.map(({ id }) => id),
    at: new Set(used.flatMap((word) => present.get(word) ?? [])),
  };
}

function isEnough(found: readonly string[]): boolean {
  const telling = found.filter((word) => !GENERIC.has(word));
  const isWord = (word: string) => /[a-z]/.test(word);
  return telling.some(isWord) && (telling.length > 1 || !telling.some((word) => WEAK.has(word)));
}
