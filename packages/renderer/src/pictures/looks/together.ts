import type { Brush, Moment } from '../../scene/world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

/** One painter after another. */
export const together =
  (painters: readonly Painter[]): Painter =>
  (brush, moment) => {
    for (const paint of painters) paint(brush, moment);
  };
