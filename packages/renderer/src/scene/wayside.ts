import { stamp } from '../draw/furnish.ts';
import type { SceneDescription, Subject } from '../parse-prompt/scene-description.ts';
import { mediumOf } from '../things/media.ts';
import { thingOf } from '../things/things.ts';
import type { Brush, World } from './world.ts';

const PLANTS = /tree$|^(?:cactus|lavender|sunflower|bamboo|rose|tulip|palm-tree|street-lamp)$/;

/** What stands in a row along the road, for as far as one drives. */
export function waysideOf({ setting, subjects }: SceneDescription): Subject | undefined {
  if (setting !== 'road') return undefined;
  return subjects.find(
    ({ thing, count, position }) =>
      position === 'far' && count > 2 && (PLANTS.test(thing) || mediumOf(thing) === 'plant'),
  );
}

/** How high it stands there, in units. */
export const waysideHeight = ({ thing, size }: Subject): number =>
  ((thingOf(thing)?.metres ?? 6) > 1.6 ? 300 : 120) *
  (size === 'giant' || size === 'big' ? 1.1 : 1);

/** A row of it along a line, which meets itself where the land repeats. */
export function paintWayside(
  brush: Brush,
  world: World,
  wayside: Subject,
  area: { readonly left: number; readonly width: number },
  line: (x: number) => number,
): void {
  const height = waysideHeight(wayside) * world.unit;
  const made = stamp(brush, world, wayside.thing, height, wayside.colour);
  if (made === null) return;
  const many = Math.max(
    3,
    Math.round(area.width / (made.width * (height > 200 * world.unit ? 1.25 : 0.9))),
  );
  for (let at = 0; at < many; at += 1) {
    const x = area.left + (area.width * (at + 0.5)) / many;
    made.put(x, line(x) + world.unit * 8);
  }
}
