import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';
import { createWorld } from './create-world.ts';
import { distantFuji } from './distant-fuji.ts';
import { extrasOf } from './extras/extras.ts';
import { letteringOf } from './lettering/lettering.ts';
import { lightFor } from './light.ts';
import { lightTrails } from './light-trails.ts';
import { passersBy } from './passers-by.ts';
import type { Scenery } from './scenery.ts';
import { paintLandFromAbove } from './settings/from-above/land-from-above.ts';
import { paintPlanView } from './settings/from-above/plan-view.ts';
import { PAINTERS } from './settings/index.ts';
import { paintDiorama } from './settings/studio/diorama.ts';
import { SLOPE_DEPTH } from './slope.ts';
import { isLedAhead, seenFrom } from './viewpoints/viewpoints.ts';
import type { Element, World } from './world.ts';

/** Where a scene plays, without those whom it is about. */
export interface Place {
  readonly world: World;
  readonly scenery: Scenery;
  /** Those who pass by, and what else belongs to the place. */
  readonly around: readonly Element[];
}

/** Level ground in front of the actors would cut off a slope. */
function paintedFor(world: World): Scenery {
  const { setting, slope, fromAbove, planView } = world.description;
  if (planView !== undefined) return paintPlanView(world, planView);
  if (fromAbove !== undefined) return paintLandFromAbove(world, fromAbove);
  if (world.description.extras?.includes('isometric') === true) return paintDiorama(world);
  const painted = seenFrom(world, () => PAINTERS[setting](world));
  if (slope === undefined || isLedAhead(world)) return painted;
  return { ...painted, elements: painted.elements.filter(({ depth }) => depth < SLOPE_DEPTH) };
}

export function paintPlace(description: SceneDescription, size: Size, seed: string): Place {
  const light = lightFor(description, seeded(seed, 'light'));
  const outside = createWorld(size, description, light, seed);
  const scenery = paintedFor(outside);
  const world = { ...outside, light: scenery.light ?? light };
  // Beside the words of an ad there is nothing else.
  const around =
    description.ad === null
      ? [
          ...passersBy(world, scenery),
          ...(description.setting === 'lake' ? [] : distantFuji(world, scenery.horizon)),
          ...lightTrails(world, scenery),
          ...extrasOf(world, scenery),
          ...letteringOf(world, scenery),
        ]
      : [];
  return { world, scenery, around };
}
