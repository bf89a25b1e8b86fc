import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, mix, times } from '../draw/colour.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import type { Random } from '../random.ts';
import type { Size } from '../sizes.ts';
import type { Light } from './light.ts';

export type Brush = SKRSContext2D;

/** What every painting function needs. Lengths are pixels of the finished picture. */
export interface World {
  readonly size: Size;
  /** One 720th of the shorter side. */
  readonly unit: number;
  /** How much is painted beyond each edge for the camera to move into. */
  readonly margin: number;
  readonly description: SceneDescription;
  readonly light: Light;
  /** Pixels per second by which the ground scrolls; positive when the actors go right. */
  readonly speed: number;
  readonly random: (name: string) => Random;
}

export interface Moment {
  readonly seconds: number;
  /** Share of the whole duration, 0 to 1. */
  readonly progress: number;
}

/**
 * Something that is drawn. `depth` is 0 in the far distance and 1 where the actors are; the camera
 * moves near elements more than far ones.
 */
export interface Element {
  readonly depth: number;
  /** Does not follow the camera, whatever its depth. */
  readonly isFixed?: boolean;
  /** Names of the thing that it shows; it is left out where an actor is one. */
  readonly shows?: readonly string[];
  /** How far an actor is from its path. */
  readonly driftAt?: (moment: Moment) => { readonly x: number; readonly y: number };
  draw(brush: Brush, moment: Moment): void;
}

/** The colour of a surface in this light, faded by its distance. */
export function litColour(world: World, colour: Colour, depth: number): Colour {
  const { ambient, fog, haze } = world.light;
  const distance = Math.max(0, 1 - depth);
  return mix(times(colour, ambient), fog, Math.min(0.92, distance * (0.45 + haze * 0.5)));
}
