import { isNumber, readOwnTerms, type Term, tokenize } from '../language/index.ts';
import type { Topic } from './topics/index.ts';
import type { Wish } from './wish.ts';

interface TopicMatch {
  readonly topic: Topic;
  /** How much of the question it explains; see `weigh`. */
  readonly explained: number;
}

export interface TopicIndex {
  /** The topics whose cues are in the question, best first. */
  match(terms: readonly Term[], wish: Wish): readonly TopicMatch[];
  /** How much a term tells: rare words tell more. */
  weigh(term: Term): number;
  /** The words of all cues. */
  readonly words: readonly string[];
}

interface Cue {
  readonly topic: Topic;
  readonly names: readonly string[];
}

/** Which terms of a question the cues of a topic have, and how many the longest of them has. */
interface Found {
  readonly names: ReadonlySet<string>;
  readonly longest: number;
}

const NOTHING: Found = { names: new Set(), longest: 0 };

/** They turn a question one way or the other, but say little about what it is about. */
const FAINT = new Set([
  'when',
  'where',
  'why',
  'obtain',
  'list',
  'model',
  'endpoint',
  'several',
  'choose',
]);
const FAINT_WORD = 1;
/** Beyond this, how rare a word is depends more on who wrote the topics than on what it tells. */
const RARE_WORD = 4;
const UNKNOWN_WORD = 3;
/** A word that was corrected may have been another one. */
const CORRECTED = 0.7;
const HEADING_WORD = 1.8;
const KNOWN_WORD = 1.2;
const NUMBER = 0.5;

/** `headings` are terms that passages of the documentation are about. */
export function indexTopics(topics: readonly Topic[], headings: ReadonlySet<string>): TopicIndex {
  const cues = topics.flatMap((topic) =>
    topic.cues.split(',').map((cue): Cue => {
      return { topic, names: [...new Set(readOwnTerms(cue).map(({ name }) => name))] };
    }),
  );
  const usedBy = new Map<string, Set<Topic>>();
  for (const { topic, names } of cues) {
    for (const name of names) usedBy.set(name, (usedBy.get(name) ?? new Set()).add(topic));
  }
  const weightOf = (name: string) => {
    const used = usedBy.get(name)?.size;
    if (used === undefined) return undefined;
    if (isNumber(name)) return NUMBER;
    if (FAINT.has(name)) return FAINT_WORD;
    return Math.min(RARE_WORD, Math.log2(1 + topics.length / used));
  };
  const weigh = ({ name, isKnown, isCorrected }: Term) => {
    if (isNumber(name)) return NUMBER;
    const other = headings.has(name) ? HEADING_WORD : isKnown ? KNOWN_WORD : UNKNOWN_WORD;
    return (weightOf(name) ?? other) * (isCorrected ? CORRECTED : 1);
  };
  const byRarest = Map.groupBy(
    cues.filter(({ names }) => names.length > 0),
    ({ names }) => names.toSorted((a, b) => (weightOf(b) ?? 0) - (weightOf(a) ?? 0))[0],
  );
  return {
    words: topics.flatMap(({ cues: words }) => tokenize(words)),
    weigh,
    match: (terms, wish) => {
      const asked = new Map(terms.map((term) => [term.name, weigh(term)]));
      const found = new Map<Topic, Found>();
      for (const name of asked.keys()) {
        for (const { topic, names } of byRarest.get(name) ?? []) {
          if (!names.every((each) => asked.has(each))) continue;
          const { names: earlier, longest } = found.get(topic) ?? NOTHING;
          found.set(topic, {
            names: new Set([...earlier, ...names]),
            longest: Math.max(longest, names.length),
          });
        }
      }
      for (const topic of topics) {
        if ((topic.boost?.(wish) ?? 0) > 0 && !found.has(topic)) found.set(topic, NOTHING);
      }
      return [...found]
        .map(([topic, { names, longest }]) => {
          let explained = topic.boost?.(wish) ?? 0;
          for (const name of names) explained += asked.get(name) ?? 0;
          return { topic, explained, longest };
        })
        .toSorted((a, b) => b.explained - a.explained || b.longest - a.longest);
    },
  };
}
