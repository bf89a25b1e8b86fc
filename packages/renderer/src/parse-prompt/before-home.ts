import { habitatOf } from '../icons/habitats.ts';
import { isAnimate, isPerson, isVehicle } from './kinds-of-things.ts';
import type { SceneDescription, Setting } from './scene-description.ts';

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
  return isPerson(first) ? 'garden' : isVehicle(first) ? 'road' : null;
}

/** What a cat or a bird is on that is outside, whatever else it likes. */
const OUTSIDE = /^(?:fence|wall|bird-feeder|bird-bath|birdhouse)$/;

/** A cat on a wall or at a fence is in the garden, unless it lives in the fields. */
export function isOnFence({
  subjects,
  relations,
}: Pick<SceneDescription, 'subjects' | 'relations'>): boolean {
  const first = subjects[0]?.thing ?? '';
  if (!isAnimate(first) || isPerson(first) || habitatOf(first) === 'meadow') return false;
  return relations.some(
    ({ from, kind, to }) =>
      from === 0 &&
      /^(?:on|in|along|across|over|cross|behind|at)$/.test(kind) &&
      OUTSIDE.test(subjects[to ?? -1]?.thing ?? ''),
  );
}
