import { hex, mix } from '../draw/colour.ts';
import { puffOf } from '../draw/effects/clouds.ts';
import type { Element, World } from './world.ts';

/** Where it ends, and how tall its house is, in pixels. */
export interface Chimney {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const PUFFS = 9;
const SECONDS = 6;

/** Smoke above the houses of a place that is said to smoke: it rises, widens and drifts with the wind. */
export function chimneySmoke(
  world: World,
  chimneys: readonly Chimney[],
  depth: number,
): readonly Element[] {
  const { description, light, speed } = world;
  const isSmoking = description.effects.some(({ kind, from }) => kind === 'smoke' && from === null);
  if (!isSmoking || speed !== 0 || chimneys.length === 0) return [];
  const puff = puffOf(mix(light.fog, hex(light.isDark ? '#8f95ad' : '#8d92a2'), 0.75));
  const drift = light.sunX < 0.5 ? 1 : -1;
  return [
    {
      depth: depth + 0.004,
      draw: (brush, { seconds }) => {
        for (const [at, { x, y, size }] of chimneys.entries())
          for (let one = 0; one < PUFFS; one += 1) {
            const age = (seconds / SECONDS + one / PUFFS + at * 0.37) % 1;
            const wide = size * (0.14 + 0.4 * age);
            const wind = drift * size * (0.5 * age ** 1.6 + 0.03 * Math.sin(one * 2.4 + seconds));
            brush.globalAlpha = 0.95 * Math.min(1, age * 6) * (1 - age) ** 1.3;
            brush.drawImage(
              puff,
              x + wind - wide / 2,
              y - size * 1.15 * age - wide / 2,
              wide,
              wide,
            );
          }
        brush.globalAlpha = 1;
      },
    },
  ];
}
