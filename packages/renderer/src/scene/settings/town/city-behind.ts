import { skyElements } from '../../sky.ts';
import type { Element, World } from '../../world.ts';
import { skyline } from './city.ts';

type Range = readonly [number, number];

interface City {
  readonly horizon: number;
  /** Where its towers and houses stand. */
  readonly foot: number;
  /** How high they are, in a wide picture. */
  readonly towers: Range;
  readonly houses: Range;
  /** Between two houses. */
  readonly gap: number;
}

/** The sky, the towers and the houses of a city behind a place in the open. */
export function cityBehind(
  world: World,
  { horizon, foot, towers, houses, gap }: City,
): readonly Element[] {
  const { light, size } = world;
  const rise = size.height > size.width ? 1.5 : 1;
  const risen = ([least, most]: Range) => [least * rise, most * rise] as const;
  return [
    ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 0.7 : 0 }),
    skyline(world, {
      name: 'behind',
      depth: 0.2,
      y: foot,
      tall: risen(towers),
      wide: [60, 110],
      gap: 10,
    }),
    skyline(world, {
      name: 'houses',
      depth: 0.56,
      y: foot,
      tall: risen(houses),
      wide: [130, 220],
      gap,
    }),
  ];
}
