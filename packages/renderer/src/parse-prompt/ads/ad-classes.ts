import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import { valuesIn } from '../vocabulary.ts';
import { EVENT_WORDS, type EventWord } from '../words/events.ts';

const PLURAL = 3;
/** One class or several: "piano lesson", "piano lessons". */
const eventOf = (text: string): EventWord | undefined =>
  EVENT_WORDS.get(text) ?? EVENT_WORDS.get(text.replace(/(?:e?s)$/u, ''));
const SAME: Readonly<Record<string, string>> = {
  'grand-piano': 'piano',
  'electric-guitar': 'guitar',
};

/** "Yoga class promo, woman meditating", "football match, goalkeeper", "piano lessons, piano in a room": what is named is shown, and not the class too. */
export function withoutClass(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
): FoundSubjects {
  // What is announced comes first.
  const first = phrases.findIndex(({ role }) => role === 'stop');
  const isClass = (at: number) => {
    const text = phrases[at]?.text ?? '';
    const isAnnounced = at < first || /-(?:class|lesson|session)(?:es|s)?$/u.test(text);
    return isAnnounced && eventOf(text) !== undefined;
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
  const tool = own(at)
    .map((place) => eventOf(phrases[place]?.text ?? '')?.tool)
    .find((one) => one !== undefined);
  const isTool = (thing: string) => tool !== undefined && (SAME[thing] ?? thing) === tool;
  const isOther = found.subjects.some(
    ({ thing }, each) =>
      each !== at && (own(each).some(isNamed) || (own(each).length > 0 && isTool(thing))),
  );
  return isOther ? without(found, at, null) : found;
}

function numberIn(own: readonly number[], phrases: readonly TaggedPhrase[]): number {
  const told = own.flatMap((at) => valuesIn(phrases[at]?.meanings ?? [], 'count'));
  return told[0] ?? PLURAL;
}
