import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Motion } from '../scene-description.ts';

/** What is done with a tool of its own. */
const WITH_TOOL: ReadonlySet<Motion> = new Set<Motion>([
  'saw',
  'rub',
  'sweep',
  'wash',
  'write',
  'dig',
  'knead',
  'iron',
  'axe',
]);

/** A keeper who washes an elephant has no other one that nobody named. */
function withNamedAnimals(found: FoundSubjects): FoundSubjects {
  const isNamed = (at: number) => (found.phrasesOf[at] ?? []).length > 0;
  const second = found.subjects.findIndex(
    ({ thing }, at) =>
      !isNamed(at) &&
      isAnimate(thing) &&
      !isPerson(thing) &&
      found.relations.some(({ kind, to }) => kind === 'next-to' && to === at) &&
      found.subjects.some((other, place) => other.thing === thing && isNamed(place)),
  );
  return second === -1 ? found : without(found, second, null);
}

/** Who brings flowers or a pizza has no parcel besides. */
function withoutParcel(found: FoundSubjects): FoundSubjects {
  const parcel = found.subjects.findIndex(
    ({ thing }, at) => thing === 'package' && (found.phrasesOf[at] ?? []).length === 0,
  );
  const bearer = found.relations.find(({ kind, to }) => kind === 'hold' && to === parcel)?.from;
  const isBrought = (at: number) => at !== parcel && found.subjects[at]?.thing !== 'wrapped-gift';
  const hasOther = found.relations.some(
    ({ from, kind, to }) => from === bearer && kind === 'hold' && isBrought(to ?? parcel),
  );
  return parcel !== -1 && hasOther ? without(found, parcel, null) : found;
}

/** A musician who plays the ukulele has no guitar besides. */
function isSecondOf({ subjects, relations }: FoundSubjects, guitar: number): boolean {
  const played = relations.filter(({ kind }) => kind === 'hold' || kind === 'play');
  const player = played.find(({ to }) => to === guitar)?.from;
  return played.some(
    ({ from, to }) =>
      from === player && to !== null && to !== guitar && !isAnimate(subjects[to]?.thing ?? ''),
  );
}

/** Whether somebody sits on a bench, and so not on the bicycle. */
const isAtRest = ({ subjects, relations }: FoundSubjects, who: number): boolean =>
  relations.some(
    ({ from, kind, to }) =>
      from === who && kind === 'on' && SEAT.test(subjects[to ?? -1]?.thing ?? ''),
  );
const SEAT =
  /^(?:bench|chair|couch-and-lamp|sofa|armchair|stool|stairs|rock|wall|log|deck-chair)$/u;

/** Who carries a board does not stand on it, and who rides it is not beside it. */
function usedOnce(found: FoundSubjects): FoundSubjects {
  const isAlso = (use: string, { from, to }: FoundSubjects['relations'][number]) =>
    found.relations.some((one) => one.kind === use && one.from === from && one.to === to);
  const isLess = (one: FoundSubjects['relations'][number]) =>
    (one.kind === 'ride' && (isAlso('carry', one) || isAtRest(found, one.from))) ||
    (one.kind === 'next-to' && isAlso('ride', one));
  return { ...found, relations: found.relations.filter((one) => !isLess(one)) };
}

/** A carpenter who saws has no hammer in the hand that nobody named. */
export function withOwnTools(told: FoundSubjects): FoundSubjects {
  const found = withoutParcel(withNamedAnimals(usedOnce(told)));
  const idle = found.subjects.findIndex(({ thing }, at) => {
    const held = found.relations.find(({ kind, to }) => kind === 'hold' && to === at);
    const motions = found.subjects[held?.from ?? -1]?.motions ?? [];
    const isWanted = thing === 'axe' ? !motions.includes('saw') : thing === 'mop';
    const isImplied = (found.phrasesOf[at] ?? []).length === 0 && !isWanted;
    if (isImplied && thing === 'guitar' && isSecondOf(found, at)) return true;
    const isDancing = thing === 'bouquet' && motions.includes('dance');
    return isImplied && (isDancing || motions.some((one) => WITH_TOOL.has(one)));
  });
  return idle === -1 ? found : withOwnTools(without(found, idle, null));
}
