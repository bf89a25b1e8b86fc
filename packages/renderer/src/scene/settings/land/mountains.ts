import { type Colour, hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { peaks } from '../../../draw/mountains.ts';
import { flower, grassTuft, rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { SNOW_WHITE } from '../../../draw/props/trees.ts';
import { pick } from '../../../random.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { pineRow } from './snow.ts';

function stones(world: World, grass: Colour, isSnowy: boolean) {
  const plan = { name: 'stones', count: 24, tall: [14, 36], depth: 1, down: [6, 130] } as const;
  const tuft = mix(litColour(world, grass, 1), world.light.shadow, 0.2);
  return row(world, plan, (brush, placement, random) => {
    const kind = random();
    if (kind < 0.3) rock(brush, world, placement, hex('#9aa0ae'));
    else if (isSnowy || kind < 0.6) grassTuft(brush, tuft, placement, random);
    else flower(brush, world, placement, hex(pick(random, ['#ffffff', '#b79cff', '#ffd6e7'])));
  });
}

function slopes(world: World, horizon: number, grass: Colour, isSnowy: boolean): Element[] {
  const { unit } = world;
  const wood = { name: 'mp1', count: 34, tall: [46, 82], depth: 0.44 } as const;
  const firs = { name: 'mp2', count: 12, tall: [94, 165], depth: 0.68, clearing: 0.25 } as const;
  const far = { name: 'mh1', depth: 0.46, y: horizon + unit * 30, swell: 30, waves: [2, 3] };
  const mid = { name: 'mh2', depth: 0.7, y: horizon + unit * 84, swell: 26, waves: [1, 3] };
  return [
    hills(world, {
      ...far,
      colour: mix(grass, hex('#3f7d86'), 0.5),
      headroom: 100,
      behind: pineRow(world, wood, isSnowy),
    }),
    hills(world, {
      ...mid,
      colour: mix(grass, hex('#3f7d66'), 0.25),
      headroom: 190,
      behind: pineRow(world, firs, isSnowy),
    }),
  ];
}

export const paintMountains: PaintSetting = (world) => {
  const { unit, light, size, description } = world;
  const { horizon, groundY } = defaultLevels(world, 0.04);
  const isSnowy = description.weather.includes('snowfall');
  const green = description.moods.includes('autumn') ? hex('#c79a48') : hex('#6fb356');
  const grass = isSnowy ? SNOW_WHITE : green;
  const tall = Math.min(size.height * 0.46, unit * 400);
  const far = { name: 'p1', depth: 0.12, y: horizon, height: tall, count: 4 };
  const range = { name: 'p2', depth: 0.26, y: horizon + unit * 24, height: tall * 0.66, count: 5 };
  const near = { name: 'mh3', depth: 0.95, y: groundY - unit * 56, swell: 16, waves: [1, 2] };
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: isSnowy ? ['snow'] : light.isDark ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1 : 0 }),
      peaks(world, { ...far, colour: hex('#7788c8'), cap: SNOW_WHITE }),
      peaks(world, { ...range, colour: hex('#5f76a8'), cap: SNOW_WHITE }),
      ...slopes(world, horizon, grass, isSnowy),
      hills(world, { ...near, colour: grass, headroom: 40, onto: stones(world, grass, isSnowy) }),
    ],
  };
};
