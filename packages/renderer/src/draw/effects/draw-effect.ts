import type { Brush } from '../../scene/world.ts';

/** Where an effect begins and how large its thing is, in pixels. */
interface EffectPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Dust and smoke stay behind what moves this way. */
  readonly facing: number;
  /** How far from there it is aimed, for water from a hose. */
  readonly reach?: { readonly x: number; readonly y: number };
}

/** Draws an effect at one moment; the same moment always looks the same. */
export type DrawEffect = (brush: Brush, at: EffectPlace, seconds: number) => void;
