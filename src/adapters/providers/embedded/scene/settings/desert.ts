import { hex, mix } from '../../draw/colour.ts';
import { hills, peaks } from '../../draw/landforms.ts';
import { cactus, grassTuft, rock } from '../../draw/props/plants.ts';
import { row } from '../../draw/props/rows.ts';
import { outlook, type PaintSetting } from '../scenery.ts';
import { skyElements } from '../sky.ts';
import { seen } from '../world.ts';

export const paintDesert: PaintSetting = (world) => {
  const { unit, light } = world;
  const { horizon, footing } = outlook(world, 0.02);
  const sand = hex('#f2bf75');
  const red = hex('#c8714a');
  const stand = (
    name: string,
    count: number,
    tall: readonly [number, number],
    depth: number,
    down: readonly [number, number] = [2, 10],
  ) =>
    row(
      world,
      {
        name,
        count,
        tall: [tall[0] * unit, tall[1] * unit],
        depth,
        down: [down[0] * unit, down[1] * unit],
        clearing: 0.3,
      },
      (brush, at, random) => {
        if (random() < 0.72) cactus(brush, world, at);
        else rock(brush, world, { ...at, height: at.height * 0.4 }, red);
      },
    );
  return {
    surface: 'ground',
    footing,
    horizon,
    ambience: ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 1, stars: light.isDark ? 1.2 : 0 }),
      peaks(world, {
        name: 'd0',
        depth: 0.14,
        y: horizon + unit * 6,
        height: unit * 150,
        count: 5,
        colour: red,
        cap: null,
        flatness: 0.85,
      }),
      hills(world, {
        name: 'd1',
        depth: 0.34,
        y: horizon + unit * 14,
        swell: unit * 26,
        waves: [1, 2],
        colour: mix(sand, red, 0.42),
        headroom: unit * 60,
        behind: stand('dc1', 12, [26, 48], 0.34),
      }),
      hills(world, {
        name: 'd2',
        depth: 0.6,
        y: horizon + unit * 62,
        swell: unit * 34,
        waves: [1, 3],
        colour: mix(sand, red, 0.2),
        headroom: unit * 130,
        behind: stand('dc2', 6, [80, 122], 0.6),
      }),
      hills(world, {
        name: 'd3',
        depth: 0.95,
        y: footing - unit * 60,
        swell: unit * 18,
        waves: [1, 2],
        colour: sand,
        headroom: unit * 220,
        behind: stand('dc3', 4, [150, 210], 0.92),
        onto: row(
          world,
          {
            name: 'dl',
            count: 20,
            tall: [unit * 8, unit * 22],
            depth: 1,
            down: [unit * 12, unit * 140],
          },
          (brush, at, random) => {
            if (random() < 0.5) rock(brush, world, at, mix(red, sand, 0.4));
            else grassTuft(brush, seen(world, hex('#b59a52'), 1), at, random);
          },
        ),
      }),
      hills(world, {
        name: 'd4',
        depth: 1.4,
        y: footing + unit * 100,
        swell: unit * 22,
        waves: [1, 2],
        colour: mix(sand, light.shadow, 0.28),
        blur: 3,
      }),
    ],
  };
};
