import { habitatOf } from '../../icons/habitats.ts';
import { mediumOf } from '../../things/media.ts';
import { isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import type { SceneDescription, Setting } from '../scene-description.ts';

export const HOME = /^(?:house|cottage|modern-house|house-with-garden|hut)$/;

/** Around the house that somebody is in front of is its garden, and cars stand before it at the roadside. */
export function placeBeforeHome({
  subjects,
  relations,
}: Pick<SceneDescription, 'subjects' | 'relations'>): Setting | null {
  const isBefore = relations.some(
    ({ from, kind, to }) =>
      from === 0 && kind === 'in-front-of' && HOME.test(subjects[to ?? -1]?.thing ?? ''),
  );
  const first = subjects[0]?.thing ?? '';
  if (!isBefore) return null;
  const isOnWheels = isVehicle(first) && !/^(?:boat|air|water)$/.test(mediumOf(first) ?? '');
  return isPerson(first) ? 'garden' : isOnWheels ? 'road' : null;
}

/** What a cat or a bird is on that is outside, whatever else it likes. */
const OUTSIDE = /^(?:fence|wall|bird-feeder|bird-bath|birdhouse)$/;

/** Where those live who come into gardens. */
const AROUND_HOUSES: ReadonlySet<Setting> = new Set<Setting>([
  'room',
  'sky',
  'forest',
  'garden',
  'street',
]);

/** A cat on a wall or at a fence is in the garden, unless it lives in the fields. */
export function isOnFence({
  subjects,
  relations,
}: Pick<SceneDescription, 'subjects' | 'relations'>): boolean {
  const first = subjects[0]?.thing ?? '';
  const isWild = !AROUND_HOUSES.has(habitatOf(first) ?? 'room');
  if (!isAnimate(first) || isPerson(first) || isWild) return false;
  return relations.some(
    ({ from, kind, to }) =>
      from === 0 &&
      /^(?:on|in|along|across|over|cross|behind|at)$/.test(kind) &&
      OUTSIDE.test(subjects[to ?? -1]?.thing ?? ''),
  );
}
