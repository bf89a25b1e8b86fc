import { hex, mix } from '../../draw/colour.ts';
import { hills, peaks } from '../../draw/landforms.ts';
import { scatter } from '../../draw/layer.ts';
import { pine, SNOW_WHITE } from '../../draw/props/trees.ts';
import { between } from '../../random.ts';
import { aurora } from '../aurora.ts';
import { outlook, type PaintSetting } from '../scenery.ts';
import { skyElements } from '../sky.ts';
import type { Brush, World } from '../world.ts';

const NEEDLES = hex('#2f7d5b');

/** A row of pines with gaps where the eye should pass. */
export function pineRow(
  world: World,
  row: { name: string; count: number; tall: number; depth: number; snowy: boolean },
) {
  return (brush: Brush, line: (x: number) => number, ground: { left: number; width: number }) => {
    const random = world.random(row.name);
    const gap = ground.width / row.count;
    const trees = Array.from({ length: row.count }, (_, at) => ({
      x: ground.left + gap * (at + between(random, 0.1, 0.9)),
      reach: row.tall * 0.4,
      tall: row.tall * between(random, 0.62, 1.1),
      hue: random(),
    }));
    scatter(ground, trees, (x, at) => {
      const tree = trees[at];
      if (tree === undefined) return;
      const leaf = mix(NEEDLES, hex('#1f5f6b'), tree.hue * 0.7);
      const stand = { x, y: line(x) + world.unit * 6, height: tree.tall, depth: row.depth };
      pine(brush, world, stand, { leaf, snowy: row.snowy });
    });
  };
}

export const paintSnow: PaintSetting = (world) => {
  const { unit, light } = world;
  const { horizon, footing } = outlook(world);
  const snow = SNOW_WHITE;
  const isNorth =
    world.reading.weather.includes('aurora') || (light.time === 'night' && light.isClear);
  const row = (name: string, count: number, tall: number, depth: number) =>
    pineRow(world, { name, count, tall: unit * tall, depth, snowy: true });
  return {
    surface: 'ground',
    footing,
    horizon,
    ambience: ['snow'],
    elements: [
      ...skyElements(world, { horizon, clouds: isNorth ? 0 : 3, stars: light.isDark ? 1 : 0 }),
      ...(isNorth ? [aurora(world, horizon)] : []),
      peaks(world, {
        name: 'far',
        depth: 0.18,
        y: horizon + unit * 20,
        height: unit * 210,
        count: 5,
        colour: hex('#7f8fc0'),
        cap: snow,
      }),
      hills(world, {
        name: 'h1',
        depth: 0.38,
        y: horizon + unit * 18,
        swell: unit * 26,
        waves: [2, 3, 5],
        colour: mix(snow, hex('#b9c8f0'), 0.5),
        headroom: unit * 110,
        behind: row('p1', 24, 92, 0.34),
      }),
      hills(world, {
        name: 'h2',
        depth: 0.62,
        y: horizon + unit * 66,
        swell: unit * 24,
        waves: [1, 3, 4],
        colour: mix(snow, hex('#cddaf7'), 0.5),
        headroom: unit * 190,
        behind: row('p2', 13, 168, 0.58),
      }),
      hills(world, {
        name: 'h3',
        depth: 0.95,
        y: footing - unit * 58,
        swell: unit * 14,
        waves: [1, 2, 3],
        colour: snow,
        headroom: unit * 270,
        behind: row('p3', 6, 250, 0.86),
      }),
    ],
  };
};
