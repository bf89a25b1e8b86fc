import type { SceneDescription, Setting, Subject } from '../scene-description.ts';

const GROWN_TREE = /^(?:deciduous|evergreen|oak|cherry|bare|dead|apple|maple)-tree$/u;

/** Where somebody of a habitat is beside others: a cat at a tree is out of doors, a bird at a table not in the sky. */
export function besideOthers(
  { subjects, relations }: Pick<SceneDescription, 'subjects' | 'relations'>,
  habitat: Setting,
  motions: Subject['motions'],
): Setting {
  if (habitat === 'sea' && motions.includes('swim')) return 'underwater';
  if (habitat === 'room' && subjects.some(({ thing }) => GROWN_TREE.test(thing))) return 'park';
  const isOnRug = relations.some(
    ({ kind, to }) => kind === 'on' && subjects[to ?? -1]?.thing === 'rug',
  );
  if (habitat === 'meadow' && isOnRug) return 'room';
  const isAtFurniture = relations.some(
    ({ to }) => to !== null && /table|chair|bench|desk/u.test(subjects[to]?.thing ?? ''),
  );
  return habitat === 'sky' && isAtFurniture ? 'garden' : habitat;
}
