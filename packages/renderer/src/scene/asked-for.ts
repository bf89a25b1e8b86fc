import type { World } from './world.ts';

/** Whether the prompt has such things itself, so that the place must not show another one. */
export const isAskedFor = ({ description }: World, things: RegExp): boolean =>
  description.subjects.some(({ thing }) => things.test(thing));
