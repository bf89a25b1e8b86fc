import { isNumber, readOwnTerms, type Term } from '../language/index.ts';
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

/** They turn a question one way or the other, but say little about what it is about. */
const FAINT = new Set(['when', 'where', 'why', 'obtain', 'list', 'model']);
const FAINT_WORD = 1;
const UNKNOWN_WORD = 2.5;
const KNOWN_WORD = 1.2;
const NUMBER = 0.5;

export function indexTopics(topics: readonly Topic[]): TopicIndex {
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
    return FAINT.has(name) ? FAINT_WORD : Math.log2(1 + topics.length / used);
  };
  const byRarest = Map.groupBy(
    cues.filter(({ names }) => names.length > 0),
    ({ names }) => names.toSorted((a, b) => (weightOf(b) ?? 0) - (weightOf(a) ?? 0))[0],
  );
  return {
    words: cues.flatMap(({ names }) => names),
    weigh: ({ name, isKnown }) =>
      weightOf(name) ?? (isNumber(name) ? NUMBER : isKnown ? KNOWN_WORD : UNKNOWN_WORD),
    match: (terms, wish) => {
      const asked = new Set(terms.map(({ name }) => name));
      const found = new Map<Topic, Set<string>>();
      for (const name of asked) {
        for (const { topic, names } of byRarest.get(name) ?? []) {
          if (!names.every((each) => asked.has(each))) continue;
          found.set(topic, new Set([...(found.get(topic) ?? []), ...names]));
        }
      }
      for (const topic of topics) {
        if ((topic.boost?.(wish) ?? 0) > 0 && !found.has(topic)) found.set(topic, new Set());
      }
      return [...found]
        .map(([topic, names]) => {
          let explained = topic.boost?.(wish) ?? 0;
          for (const name of names) explained += weightOf(name) ?? 0;
          return { topic, explained };
        })
        .toSorted((a, b) => b.explained - a.explained);
    },
  };
}
