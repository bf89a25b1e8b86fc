import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, mix, times } from '../draw/colour.ts';
import { type Random, seeded } from '../random.ts';
import type { Reading } from '../read-prompt/reading.ts';
import type { Size } from '../sizes.ts';
import type { Light } from './light.ts';

export type Brush = SKRSContext2D;

/** What every painter knows. Lengths are pixels of the finished picture. */
export interface World {
  readonly size: Size;
  /** One 720th of the shorter side. */
  readonly unit: number;
  /** How much is painted beyond each edge for the camera to move into. */
  readonly margin: number;
  readonly reading: Reading;
  readonly light: Light;
  /** Pixels a second that the ground passes by; positive when subjects go right. */
  readonly speed: number;
  readonly random: (name: string) => Random;
}

export interface Moment {
  readonly seconds: number;
  /** 0 to 1. */
  readonly progress: number;
}

/** Something in the picture; near ones have more depth and move more. 1 is where subjects are. */
export interface Element {
  readonly depth: number;
  /** Stays where it is when the camera moves, whatever is before and behind it. */
  readonly isFixed?: boolean;
  draw(brush: Brush, moment: Moment): void;
}

export function createWorld(size: Size, reading: Reading, light: Light, seed: string): World {
  const unit = Math.min(size.width, size.height) / 720;
  const mover = reading.subjects.find((subject) =>
    subject.motions.some((motion) => ['run', 'walk', 'drive'].includes(motion)),
  );
  const random = (name: string) => seeded(seed, name);
  const pace = mover === undefined ? 0 : mover.motions.includes('walk') ? 130 : 330;
  return {
    size,
    unit,
    margin: Math.round(0.09 * Math.max(size.width, size.height)),
    reading,
    light,
    speed: pace * unit * (random('direction')() < 0.5 ? -1 : 1),
    random,
  };
}

/** The colour a surface has in this light at this depth. */
export function seen(world: World, colour: Colour, depth: number): Colour {
  const { ambient, fog, haze } = world.light;
  const distance = Math.max(0, 1 - depth);
  return mix(times(colour, ambient), fog, Math.min(0.92, distance * (0.45 + haze * 0.5)));
}
