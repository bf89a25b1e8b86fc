import type { Relation, Subject } from '../scene-description.ts';

/** Birds on long legs that take their prey with the beak, while they stand. */
const WADERS = /^(?:heron|stork|crane-bird|flamingo|pelican)$/u;
const PREY = /^(?:fish|tropical-fish|goldfish|salmon|trout|frog|snake|eel|worm|crab|mouse)$/u;

/** "A heron catching a fish" has it in the beak. */
export function inBeak(relation: Relation, subjects: readonly Subject[]): Relation {
  const { from, kind, to } = relation;
  const [bird, prey] = [subjects[from], subjects[to ?? -1]];
  const isCatch = kind === 'catch' || kind === 'eat';
  return isCatch && WADERS.test(bird?.thing ?? '') && PREY.test(prey?.thing ?? '')
    ? { from, kind: 'carry', to }
    : relation;
}
