import type { SceneDescription } from '../scene-description.ts';

/** Where among the relations a potion is made; -1 if none is. */
export function brewIn({
  subjects,
  relations,
}: Pick<SceneDescription, 'subjects' | 'relations'>): number {
  return relations.findIndex(
    ({ kind, to }) =>
      (kind === 'cook' || kind === 'build') && subjects[to ?? -1]?.thing === 'flask',
  );
}
