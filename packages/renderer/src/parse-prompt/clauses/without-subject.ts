import type { FoundSubjects } from './find-subjects.ts';

/** The cast with the subject at `gone` taken out; what was said of it is said of `heir`, if there is one. */
export function without(found: FoundSubjects, gone: number, heir: number | null): FoundSubjects {
  const moved = (at: number) => (at > gone ? at - 1 : at);
  const placed = (at: number) => (at === gone ? heir : at);
  const relations = found.relations.flatMap(({ from, kind, to }) => {
    const [start, end] = [placed(from), to === null ? null : placed(to)];
    const isLost = start === null || (to !== null && end === null) || start === end;
    if (isLost || start === null) return [];
    return [{ from: moved(start), kind, to: end === null ? null : moved(end) }];
  });
  const phrases = found.phrasesOf[gone] ?? [];
  return {
    ...found,
    subjects: found.subjects.filter((_, at) => at !== gone),
    phrasesOf: found.phrasesOf
      .map((own, at) => (at === heir ? [...own, ...phrases] : own))
      .filter((_, at) => at !== gone),
    relations,
    effects: found.effects.flatMap(({ kind, from }) => {
      const own = from === null ? null : placed(from);
      if (from !== null && own === null) return [];
      return [{ kind, from: own === null ? null : moved(own) }];
    }),
  };
}
