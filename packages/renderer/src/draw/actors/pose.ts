import type { Brush } from '../../scene/world.ts';

/** The pose of a figure. Angles are in radians, lengths in shares of its height. */
export interface Pose {
  readonly x: number;
  readonly lift: number;
  readonly turn: number;
  /** Above 1 it is stretched, below 1 squashed; its volume stays the same. */
  readonly stretch: number;
  readonly legs: readonly [number, number];
  /** Angle from hanging down, outwards. */
  readonly arms: readonly [number, number];
  readonly nod: number;
  readonly tail: number;
}

export const AT_REST: Pose = {
  x: 0,
  lift: 0,
  turn: 0,
  stretch: 1,
  legs: [0, 0],
  arms: [0.35, 0.35],
  nod: 0,
  tail: 0,
};

/** What an actor looks like, drawn around the point between its feet. */
export interface Body {
  readonly width: number;
  readonly height: number;
  draw(brush: Brush, pose: Pose, seconds: number): void;
}
