import type { Viewpoint } from '../../parse-prompt/description/viewpoints.ts';
import type { Scenery } from '../scenery.ts';
import type { Element, World } from '../world.ts';
import { atTheWheel, handlebars } from './controls.ts';
import { fromBelow, heightsAbove } from './from-below.ts';
import { binoculars, keyhole, porthole, scope } from './lenses.ts';
import { caveMouth, tentMouth } from './mouths.ts';
import { roadAhead } from './road-ahead.ts';
import { overShoulder } from './shoulder.ts';

/** What is before the eyes of who looks. */
const BEFORE_EYES: Readonly<Partial<Record<Viewpoint, (world: World) => Element>>> = {
  keyhole,
  binoculars,
  scope,
  porthole,
  'cave-mouth': caveMouth,
  'tent-mouth': tentMouth,
  'over-shoulder': overShoulder,
  'at-the-wheel': atTheWheel,
  handlebars,
};

export function viewpointElements(world: World): Element[] {
  const { extras = [] } = world.description;
  return Object.entries(BEFORE_EYES).flatMap(([view, paint]) =>
    extras.some((extra) => extra === view) ? [paint(world)] : [],
  );
}

/** Whether one looks along the road on which one drives. */
export function isLedAhead({ description: { extras = [] } }: World): boolean {
  return extras.includes('at-the-wheel') || extras.includes('handlebars');
}

/** The place as it is seen from there. */
export function seenFrom(world: World, paint: () => Scenery): Scenery {
  const above = heightsAbove(world.description);
  if (above !== null) return fromBelow(world, above);
  return isLedAhead(world) ? roadAhead(world, paint()) : paint();
}
