import type { FoundSubjects } from '../clauses/find-subjects.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';

const TWINS = /^(?:twins|triplets|quadruplets|clones|doubles)$/u;
const BEFORE = /\b(?:twin|identical|cloned)(?: \p{L}+)? $/iu;

/** Twins have the same face and the same clothes. */
export function alike(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
  text: string,
): FoundSubjects {
  const subjects = found.subjects.map((subject, at) => {
    const isAlike = (found.phrasesOf[at] ?? []).some((index) => {
      const phrase = phrases[index];
      if (phrase === undefined) return false;
      return TWINS.test(phrase.text) || BEFORE.test(text.slice(0, phrase.span.start));
    });
    const { look, count } = subject;
    return isAlike && look !== null && count > 1
      ? { ...subject, look: { ...look, isAlike: true as const } }
      : subject;
  });
  return { ...found, subjects };
}
