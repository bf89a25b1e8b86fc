import type { Element, World } from '../../scene/world.ts';
import { mix, WHITE } from '../colour.ts';
import * as sprites from './sprites.ts';
import { swarm } from './swarm.ts';

const AUTUMN = ['#f4801f', '#e2432a', '#ffc23a', '#c9691d', '#ff9a2e'] as const;
/** Snow that a storm drives under low clouds. */
export const isBlizzard = ({ description: { weather } }: World): boolean =>
  weather.includes('snowfall') && weather.includes('wind') && weather.includes('clouds');

export function snow(world: World): Element[] {
  const dot = sprites.softDot(mix(WHITE, world.light.sky[3], 0.12));
  const wind =
    world.description.weather.includes('wind') || world.description.weather.includes('storm')
      ? 160
      : 14;
  // In a blizzard one hardly sees the woods.
  const many = isBlizzard(world) ? 4 : 1;
  const common = { name: 'snow', sprites: [dot] as const, slide: wind, alpha: 0.95 };
  return [
    swarm(world, {
      ...common,
      count: 90 * many,
      depth: 0.4,
      size: [3, 6],
      fall: [28, 55],
      sway: 8,
      alpha: 0.7,
    }),
    swarm(world, {
      ...common,
      count: 70 * many,
      depth: 0.95,
      size: [6, 11],
      fall: [60, 105],
      sway: 16,
    }),
    swarm(world, {
      ...common,
      count: 14 * many,
      depth: 1.5,
      size: [18, 36],
      fall: [120, 190],
      sway: 26,
      alpha: 0.5,
    }),
  ];
}

export function leaves(world: World): Element[] {
  const isAutumn =
    world.description.moods.includes('autumn') || world.description.particles.includes('leaves');
  const codes = isAutumn ? AUTUMN : (['#6fae3d', '#8cc152', '#b7cf4f'] as const);
  const bitmaps = sprites.inColours(codes, sprites.leaf);
  const common = { name: 'leaves', sprites: bitmaps, slide: 36, sway: 34, spin: 0.3, isFlat: true };
  return [
    swarm(world, { ...common, count: 20, depth: 0.8, size: [13, 22], fall: [40, 75], alpha: 0.95 }),
    swarm(world, {
      ...common,
      count: 5,
      depth: 1.45,
      size: [38, 58],
      fall: [85, 130],
      alpha: 0.85,
    }),
  ];
}

/** Blossoms in the wind; around a product, those that the ad names, large enough to be known. */
export function petals(world: World): Element[] {
  const own = world.description.ad?.strewn?.colour;
  const codes = own === undefined ? (['#ff9ec4', '#ffc2d9', '#ff86b3'] as const) : ([own] as const);
  const common = {
    name: 'petals',
    sprites: sprites.inColours(codes, sprites.petal),
    slide: 40,
    sway: 30,
    spin: 0.25,
    isFlat: true,
  };
  const near = { ...common, count: 5, depth: 1.45, fall: [80, 120], alpha: 0.75 } as const;
  // Petals that are asked for are many.
  const many = world.description.particles.includes('petals') ? 70 : 26;
  const far = { ...common, count: many, depth: 0.85, fall: [36, 70], alpha: 0.95 } as const;
  return own === undefined
    ? [swarm(world, { ...far, size: [10, 19] }), swarm(world, { ...near, size: [30, 48] })]
    : [
        swarm(world, { ...far, depth: 1.02, size: [20, 34] }),
        swarm(world, { ...near, size: [38, 56] }),
      ];
}
