import type { Particle } from '../parse-prompt/scene-description.ts';
import type { Light } from './light.ts';
import type { Element, World } from './world.ts';

/** What subjects are on or in. `deep` is under water, `void` has no up and down. */
export type Surface = 'ground' | 'water' | 'deep' | 'air' | 'void' | 'table' | 'podium';

/** A painted setting, before the actors are added. */
export interface Scenery {
  readonly elements: readonly Element[];
  readonly surface: Surface;
  /** Height in the picture at which the foremost actors stand, in pixels from the top. */
  readonly groundY: number;
  /** Where ground and sky meet, in pixels from the top. */
  readonly horizon: number;
  /** The light on the actors, where it differs from that of the sky. */
  readonly light?: Light;
  /** Particles of the setting, for prompts that ask for none. */
  readonly ambientParticles: readonly Particle[];
}

export type PaintSetting = (world: World) => Scenery;

/** Horizon and ground for a picture of this shape; `tilt` moves the horizon down. */
export function defaultLevels(world: World, tilt = 0) {
  const { width, height } = world.size;
  const isTall = height > width;
  return {
    horizon: height * ((isTall ? 0.56 : 0.57) + tilt),
    groundY: height * (isTall ? 0.8 : 0.855),
  };
}
