import { type Colour, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { peaks } from '../../../draw/mountains.ts';
import { puff } from '../../../draw/particles/sprites.ts';
import { rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { SNOW_WHITE } from '../../../draw/props/trees.ts';
import { isSnowy } from '../../../draw/snow-cover.ts';
import { waves } from '../../../draw/water.ts';
import { between } from '../../../random.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import type { Element, World } from '../../world.ts';
import { meadowGreen } from '../land/meadow.ts';
import { pineRow } from '../land/snow.ts';

/** Steam that rises from warm water. */
function vapour(world: World, y: number): Element {
  const { size, unit } = world;
  const random = world.random('vapour');
  const cloud = puff(mix(world.light.fog, WHITE, 0.75));
  const puffs = Array.from({ length: 18 }, () => ({
    x: random(),
    phase: random(),
    wide: unit * between(random, 60, 120),
  }));
  return {
    depth: 1.12,
    draw(brush, { seconds }) {
      for (const { x, phase, wide } of puffs) {
        const age = (seconds * 0.16 + phase) % 1;
        brush.globalAlpha = 0.6 * Math.sin(Math.PI * age);
        const grown = wide * (0.7 + age);
        brush.drawImage(
          cloud,
          size.width * x - grown,
          y - unit * 330 * age - grown,
          grown * 2,
          grown * 2,
        );
      }
      brush.globalAlpha = 1;
    },
  };
}

/** A warm pool between rocks; who is in it stands in the water. */
export const paintHotSpring: PaintSetting = (world) => {
  const { unit, light } = world;
  const { horizon, groundY } = defaultLevels(world);
  const green = meadowGreen(world);
  const range = { name: 'hs0', depth: 0.14, y: horizon, height: unit * 190, count: 5 };
  const far = { name: 'hs1', depth: 0.4, y: horizon + unit * 10, swell: 18, waves: [2, 3] };
  const shore = { name: 'hs2', depth: 0.7, y: horizon + unit * 44, swell: 8, waves: [1, 2] };
  const stones = { name: 'hsr', count: 16, tall: [40, 90], depth: 0.8, down: [20, 46] } as const;
  const firs = pineRow(
    world,
    { name: 'hst', count: 16, tall: [80, 150], depth: 0.4 },
    isSnowy(world),
  );
  const colour: Colour = hex('#5fb4c4');
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY + unit * 10),
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 2, stars: light.isDark ? 1 : 0 }),
      peaks(world, { ...range, colour: hex('#8fa0c4'), cap: SNOW_WHITE }),
      hills(world, { ...far, colour: green, headroom: 170, behind: firs }),
      hills(world, {
        ...shore,
        colour: green,
        headroom: 20,
        onto: row(world, stones, (brush, place) =>
          rock(brush, world, place, isSnowy(world) ? hex('#a8b4c4') : hex('#8d8578')),
        ),
      }),
      waves(world, {
        name: 'hsw1',
        depth: 0.9,
        y: horizon + unit * 92,
        swell: 3,
        crests: 5,
        colour,
      }),
      waves(world, {
        name: 'hsw2',
        depth: 1.1,
        y: groundY - unit * 44,
        swell: 5,
        crests: 4,
        colour,
      }),
      vapour(world, groundY - unit * 30),
    ],
  };
};
