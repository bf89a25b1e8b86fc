import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { isAnimate, isHoldable, isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';

/** Whether there are several of a thing, and the prompt does not say how many. */
function isUncounted(found: FoundSubjects, phrases: readonly TaggedPhrase[], at: number): boolean {
  const own = (found.phrasesOf[at] ?? []).map((one) => phrases[one]);
  const isCounted = own.some(
    (phrase) =>
      /^\d/u.test(phrase?.text ?? '') ||
      phrase?.meanings.some(({ kind }) => kind === 'count') === true,
  );
  return !isCounted && own.some((phrase) => phrase?.isPlural === true);
}

/** As many as look like plenty in a barrow or a bowl. */
const LOAD = 5;

/** "A wheelbarrow full of pumpkins": there are more than a few. */
export function filledUp(found: FoundSubjects, phrases: readonly TaggedPhrase[]): FoundSubjects {
  const subjects = found.subjects.map((subject, at) => {
    const isLoad = found.relations.some(
      ({ from, kind, to }) =>
        from === at && kind === 'in' && found.subjects[to ?? -1]?.states.includes('full') === true,
    );
    return isLoad && !isAnimate(subject.thing) && isUncounted(found, phrases, at)
      ? { ...subject, count: Math.max(LOAD, subject.count) }
      : subject;
  });
  return { ...found, subjects };
}

/** Instruments that nobody names because their players are called after them. */
const isUnsaid = (found: FoundSubjects, at: number): boolean =>
  (found.phrasesOf[at] ?? []).length === 0;

/** "Seven dwarfs with lanterns": each of them has one, unless the prompt says how many there are. */
export function oneEach(found: FoundSubjects, phrases: readonly TaggedPhrase[]): FoundSubjects {
  const subjects = found.subjects.map((subject, at) => {
    const holder = found.relations.find(
      ({ kind, to }) =>
        to === at &&
        (kind === 'hold' ||
          kind === 'carry' ||
          kind === 'ride' ||
          kind === 'in' ||
          (kind === 'play' && isUnsaid(found, at))),
    );
    const who = found.subjects[holder?.from ?? -1];
    if (who === undefined || who.count < 2 || !isPerson(who.thing)) return subject;
    const isOwn =
      subject.thing === 'wheelchair' ||
      (isHoldable(subject.thing) && holder?.kind !== 'in') ||
      (holder?.kind === 'ride' && isAnimate(subject.thing));
    const isFree = isUncounted(found, phrases, at) || holder?.kind === 'play';
    return isOwn && isFree ? { ...subject, count: who.count } : subject;
  });
  return { ...found, subjects };
}
