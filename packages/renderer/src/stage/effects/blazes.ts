import type { EffectKind } from '../../draw/effects/effects.ts';
import type { Actor } from '../../scene/actor.ts';

/** What comes from an actor: where, in pixels, and how large. It goes where the actor goes. */
export interface EffectSpot {
  readonly kind: EffectKind | 'blast';
  readonly actor: Actor;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly depth: number;
  /** The point that water from a hose is aimed at. */
  readonly target?: { readonly x: number; readonly y: number };
}

/** Where flames stand behind what is sold, from its middle, in its widths, and how high they are. */
const BLAZE = [
  [-0.44, 1.5],
  [0.44, 1.6],
  [0, 2.1],
] as const;

/** A house burns all along its roof. */
export function blazeOn(actor: Actor): readonly EffectSpot[] {
  const { x, y, width, height } = actor.box;
  const size = Math.min(height, width * 0.7);
  return [0.2, 0.5, 0.8].map((share, at) => ({
    kind: 'flames',
    actor,
    x: x + width * share,
    y: y + height * (at === 1 ? 0.42 : 0.52),
    size: size * (at === 1 ? 0.95 : 0.7),
    depth: actor.depth + 0.003,
  }));
}

/** Nothing that is for sale burns: the fire is behind it. */
export function blazeBehind(actor: Actor): readonly EffectSpot[] {
  const { x, y, width, height } = actor.box;
  const size = Math.max(height, width * 0.8);
  return BLAZE.map(([aside, high], at) => ({
    kind: 'flames',
    actor,
    x: x + width * (0.5 + aside),
    y: y + height * 0.86,
    size: size * high,
    depth: actor.depth - 0.004 + at * 0.0005,
  }));
}
