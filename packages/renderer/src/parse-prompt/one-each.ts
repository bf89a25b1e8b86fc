import type { FoundSubjects } from './find-subjects.ts';
import { isHoldable, isPerson } from './kinds-of-things.ts';
import type { TaggedPhrase } from './tag-phrases.ts';

/** "Seven dwarfs with lanterns": each of them has one, unless the prompt says how many there are. */
export function oneEach(found: FoundSubjects, phrases: readonly TaggedPhrase[]): FoundSubjects {
  const subjects = found.subjects.map((subject, at) => {
    const holder = found.relations.find(
      ({ kind, to }) => to === at && (kind === 'hold' || kind === 'carry'),
    );
    const who = found.subjects[holder?.from ?? -1];
    if (who === undefined || who.count < 2 || !isPerson(who.thing)) return subject;
    const own = (found.phrasesOf[at] ?? []).map((one) => phrases[one]);
    const isCounted = own.some(
      (phrase) =>
        /^\d/u.test(phrase?.text ?? '') ||
        phrase?.meanings.some(({ kind }) => kind === 'count') === true,
    );
    const isMany = own.some((phrase) => phrase?.isPlural === true);
    return isMany && !isCounted && isHoldable(subject.thing)
      ? { ...subject, count: who.count }
      : subject;
  });
  return { ...found, subjects };
}
