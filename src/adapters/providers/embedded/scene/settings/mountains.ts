import { hex, mix } from '../../draw/colour.ts';
import { hills, peaks } from '../../draw/landforms.ts';
import { flower, grassTuft, rock } from '../../draw/props/plants.ts';
import { row } from '../../draw/props/rows.ts';
import { SNOW_WHITE } from '../../draw/props/trees.ts';
import { pick } from '../../random.ts';
import { outlook, type PaintSetting } from '../scenery.ts';
import { skyElements } from '../sky.ts';
import { seen } from '../world.ts';
import { pineRow } from './snow.ts';

export const paintMountains: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, footing } = outlook(world, 0.04);
  const isSnowy = world.reading.weather.includes('snowfall');
  const grass = isSnowy
    ? SNOW_WHITE
    : world.reading.moods.includes('autumn')
      ? hex('#c79a48')
      : hex('#6fb356');
  const tall = Math.min(size.height * 0.46, unit * 400);
  return {
    surface: 'ground',
    footing,
    horizon,
    ambience: isSnowy ? ['snow'] : light.isDark ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1 : 0 }),
      peaks(world, {
        name: 'p1',
        depth: 0.12,
        y: horizon,
        height: tall,
        count: 4,
        colour: hex('#7788c8'),
        cap: SNOW_WHITE,
      }),
      peaks(world, {
        name: 'p2',
        depth: 0.26,
        y: horizon + unit * 24,
        height: tall * 0.66,
        count: 5,
        colour: hex('#5f76a8'),
        cap: SNOW_WHITE,
      }),
      hills(world, {
        name: 'mh1',
        depth: 0.46,
        y: horizon + unit * 30,
        swell: unit * 30,
        waves: [2, 3],
        colour: mix(grass, hex('#3f7d86'), 0.5),
        headroom: unit * 100,
        behind: pineRow(world, {
          name: 'mp1',
          count: 34,
          tall: unit * 74,
          depth: 0.44,
          snowy: isSnowy,
        }),
      }),
      hills(world, {
        name: 'mh2',
        depth: 0.7,
        y: horizon + unit * 84,
        swell: unit * 26,
        waves: [1, 3],
        colour: mix(grass, hex('#3f7d66'), 0.25),
        headroom: unit * 190,
        behind: pineRow(world, {
          name: 'mp2',
          count: 12,
          tall: unit * 150,
          depth: 0.68,
          snowy: isSnowy,
        }),
      }),
      hills(world, {
        name: 'mh3',
        depth: 0.95,
        y: footing - unit * 56,
        swell: unit * 16,
        waves: [1, 2],
        colour: grass,
        headroom: unit * 40,
        onto: row(
          world,
          {
            name: 'ml',
            count: 24,
            tall: [unit * 14, unit * 36],
            depth: 1,
            down: [unit * 6, unit * 130],
          },
          (brush, stand, random) => {
            const kind = random();
            if (kind < 0.3) rock(brush, world, stand, hex('#9aa0ae'));
            else if (isSnowy || kind < 0.6)
              grassTuft(brush, mix(seen(world, grass, 1), light.shadow, 0.2), stand, random);
            else flower(brush, world, stand, hex(pick(random, ['#ffffff', '#b79cff', '#ffd6e7'])));
          },
        ),
      }),
    ],
  };
};
