import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate } from '../kinds-of-things.ts';
import type { Subject } from '../scene-description.ts';

const OPENS =
  /\b(?:open(?:s|ing|ed)|pop(?:s|ping|ped)?|uncork\p{L}*|(?:cap|cork|lid|tab) (?:fl(?:ies|ying|ew)|pops|popping|shoot\p{L}*))\b/iu;
const BOTTLES: Readonly<Record<string, string>> = {
  'beer-bottle': 'beer-bottle',
  'drink-can': 'drink-can',
  'bottle-with-popping-cork': 'popping-champagne',
  'champagne-bottle': 'popping-champagne',
};
/** What flies off or runs out, which is part of the drawing. */
const OF_IT = /^(?:bottle-cap|foam|wine-cork|bottle|spray-bottle)$/u;
const WINE = /^(?:wine-glass|wine-bottle|champagne-glass)$/u;

/** A bottle or a can that opens by itself foams over; nothing of it breaks. */
export function uncorked(found: FoundSubjects, text: string): FoundSubjects {
  if (!OPENS.test(text)) return found;
  const named = /\bbottles?\b/iu.test(text);
  const isCorked = /\bcorks?\b/iu.test(text);
  const thingOf = ({ thing }: Subject) =>
    named && thing === 'beer-mug'
      ? 'beer-bottle'
      : isCorked && WINE.test(thing)
        ? 'popping-champagne'
        : BOTTLES[thing];
  const at = found.subjects.findIndex(
    (one, place) =>
      thingOf(one) !== undefined &&
      !found.relations.some(
        ({ from, to }) => to === place && isAnimate(found.subjects[from]?.thing ?? ''),
      ),
  );
  const bottle = found.subjects[at];
  const thing = bottle === undefined ? undefined : thingOf(bottle);
  if (bottle === undefined || thing === undefined) return found;
  const { heading: _, ...still } = bottle;
  const made: Subject = {
    ...still,
    thing,
    count: 1,
    motions: bottle.motions.filter((motion) => motion !== 'unwrap' && motion !== 'fly'),
    states: [
      ...bottle.states.filter((state) => state !== 'shattering' && state !== 'open'),
      'open',
    ],
  };
  return withoutParts({ ...found, subjects: found.subjects.with(at, made) });
}

function withoutParts(found: FoundSubjects): FoundSubjects {
  const at = found.subjects.findIndex(({ thing }) => OF_IT.test(thing));
  return at === -1 ? found : withoutParts(without(found, at, null));
}
