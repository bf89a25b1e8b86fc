import type { SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import type { Cast } from '../cast/cast.ts';
import type { Frame, Story } from '../piece.ts';

/** Only what is above the snow is seen. */
export const IN_SNOW: Frame = { left: -99, right: 99, top: -99, bottom: 0.02 };

export const POUNCE: Story = {
  kind: 'dive-in',
  x: -0.85,
  y: 0,
  start: 0.12,
  long: 0.44,
  isStuck: true,
};

/** Whether an animal leaps head first into the snow, as foxes do after mice. */
export function isPounce(
  { thing, motions }: Subject,
  at: number,
  { relations }: Cast,
  { setting }: SceneDescription,
): boolean {
  const { medium, anchors } = thingOf(thing) ?? {};
  const isAnimal = medium === 'land' && anchors?.mouth !== undefined && !isDrawnPerson(thing);
  const isLeaping = motions.includes('jump') || motions.includes('dive');
  const isIn = ({ from, kind, to }: Cast['relations'][number]) =>
    from === at && kind === 'into' && to === null;
  return setting === 'snow' && isAnimal && isLeaping && relations.some(isIn);
}
