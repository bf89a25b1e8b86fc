import { habitatOf } from '../icons/habitats.ts';
import { isAnimate, isPerson } from './kinds-of-things.ts';
import type { SceneDescription } from './scene-description.ts';

export const HOME = /^(?:house|cottage|modern-house|house-with-garden|hut)$/;

/** Around the house that somebody is in front of is its garden. */
export function isBeforeHome({
  subjects,
  relations,
}: Pick<SceneDescription, 'subjects' | 'relations'>): boolean {
  const isBefore = relations.some(
    ({ from, kind, to }) =>
      from === 0 && kind === 'in-front-of' && HOME.test(subjects[to ?? -1]?.thing ?? ''),
  );
  return isBefore && isPerson(subjects[0]?.thing ?? '');
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
