import { INDOORS } from '../scene/indoors.ts';
import { thingOf } from '../things/things.ts';
import type { FoundSubjects } from './find-subjects.ts';
import { BUILDINGS, isPerson, isVehicle } from './kinds-of-things.ts';
import type { Setting } from './scene-description.ts';

/** Whether somebody is on a vehicle, which is in no room; passengers of a train or bus are in it. */
export function isOnTheWay({ subjects, relations }: FoundSubjects, place: Setting): boolean {
  if (!INDOORS.has(place) || place === 'carriage') return false;
  return relations.some(
    ({ from, kind, to }) =>
      /^(?:on|ride|drive)$/u.test(kind) &&
      isPerson(subjects[from]?.thing ?? '') &&
      isVehicle(subjects[to ?? -1]?.thing ?? ''),
  );
}

/** Where what is in no room belongs, even when a party is held in it. */
export function placeOutside({ subjects }: FoundSubjects): Setting | null {
  if (subjects.some(({ thing }) => thingOf(thing)?.medium === 'boat')) return 'sea';
  return subjects.some(({ thing }) => thing === 'haunted-house') ? 'graveyard' : null;
}

const HOMES = /^(?:house|modern-house|solar-house|cottage|villa|house-with-garden)$/u;

/** Whether somebody is in front of a building, and the prompt says no more of the place. */
export function isBeforeHouse({ subjects, relations }: FoundSubjects, place: Setting): boolean {
  const before = relations
    .filter(({ kind }) => kind === 'in-front-of' || kind === 'next-to')
    .map(({ to }) => subjects[to ?? -1]?.thing ?? '');
  const isHome = before.some((thing) => HOMES.test(thing));
  if (INDOORS.has(place) || place === 'abstract')
    return isHome || before.some((thing) => BUILDINGS.has(thing));
  return isHome && place === 'street';
}

/** What feels like a holiday is shown at the sea. */
export const SUMMERY =
  /\bsummer(?:y|time)? (?:vibes?|feeling|mood|theme)|\b(?:tropical|beach|vacation|holiday|island|maldives) (?:vibes?|mood|feeling|theme|background|backdrop)/iu;
