import type { Box } from '../draw/props/furniture.ts';
import type { Scenery } from '../scene/scenery.ts';
import type { Element, World } from '../scene/world.ts';
import type { Zones } from './ad-layout.ts';

/** The elements of a scene, moved to where an ad has room for them. */
export interface StagedAd {
  readonly scenery: readonly Element[];
  readonly actors: readonly Element[];
  readonly zones: Zones;
  /** What the actors cover, where they are now; null without any. */
  readonly product: Box | null;
}

export interface AdScene {
  readonly world: World;
  readonly scenery: Scenery;
  readonly actors: readonly Element[];
}
