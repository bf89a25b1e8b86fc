import type { Look, Subject } from '../scene-description.ts';

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

/** How somebody looks of whom nothing is said. */
export const PLAIN_LOOK: Look = {
  age: null,
  gender: null,
  hairColour: null,
  hairStyle: null,
  skin: null,
  clothes: [],
  job: null,
};
