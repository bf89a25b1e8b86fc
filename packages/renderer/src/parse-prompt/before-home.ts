import { isPerson } from './kinds-of-things.ts';
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
