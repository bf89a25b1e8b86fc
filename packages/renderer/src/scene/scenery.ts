import type { Particle } from '../read-prompt/reading.ts';
import type { Light } from './light.ts';
import type { Element, World } from './world.ts';

/** What subjects are on or in. `deep` is under water, `void` has no up and down. */
export type Surface = 'ground' | 'water' | 'deep' | 'air' | 'void' | 'table' | 'podium';

/** A place without anybody in it. */
export interface Scenery {
  readonly elements: readonly Element[];
  readonly surface: Surface;
  /** Where the feet of the foremost subjects are. */
  readonly footing: number;
  /** Where ground and sky meet. */
  readonly horizon: number;
  /** The light on those who are here, where it is not that of the sky. */
  readonly light?: Light;
  /** What is in the air here even if nobody says so. */
  readonly ambience: readonly Particle[];
}

export type PaintSetting = (world: World) => Scenery;

/** Where the eye expects horizon and feet in a picture of this shape. */
export function outlook(world: World, tilt = 0) {
  const { width, height } = world.size;
  const isTall = height > width;
  return {
    horizon: height * ((isTall ? 0.56 : 0.57) + tilt),
    footing: height * (isTall ? 0.8 : 0.855),
  };
}
