import type { Subject } from '../scene-description.ts';

/** One of a thing of which nothing else is said. */
export const plainSubject = (thing: string): Subject => ({
  thing,
  count: 1,
  size: 'normal',
  colour: null,
  motions: [],
  states: [],
  position: null,
  look: null,
});
