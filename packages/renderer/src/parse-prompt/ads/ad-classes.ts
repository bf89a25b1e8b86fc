import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import { valuesIn } from '../vocabulary.ts';
import { EVENT_WORDS } from '../words/events.ts';

const CLASS = /-(?:class|lesson|session)$/u;
const PLURAL = 3;

/** "Yoga class promo, woman meditating": who is named is shown, and not the class too. */
export function withoutClass(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
): FoundSubjects {
  const isClass = (at: number) => {
    const text = phrases[at]?.text ?? '';
    return CLASS.test(text) && EVENT_WORDS.has(text);
  };
  const own = (at: number) => found.phrasesOf[at] ?? [];
  const at = found.subjects.findIndex((_, each) => own(each).some(isClass));
  const taught = found.subjects[at];
  if (taught === undefined) return found;
  const isNamed = (place: number) =>
    !isClass(place) && valuesIn(phrases[place]?.meanings ?? [], 'thing').some(isPerson);
  const again = own(at).find(isNamed);
  if (again !== undefined) {
    const count = phrases[again]?.isPlural === true ? Math.max(2, numberIn(own(at), phrases)) : 1;
    return { ...found, subjects: found.subjects.with(at, { ...taught, count }) };
  }
  const isOther = found.subjects.some((_, each) => each !== at && own(each).some(isNamed));
  return isOther ? without(found, at, null) : found;
}

function numberIn(own: readonly number[], phrases: readonly TaggedPhrase[]): number {
  const told = own.flatMap((at) => valuesIn(phrases[at]?.meanings ?? [], 'count'));
  return told[0] ?? PLURAL;
}
