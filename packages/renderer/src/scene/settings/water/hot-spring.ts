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

/** How many puffs follow each other in a column of steam. */
const PUFFS = 9;

/** Columns of steam that rise from warm water. */
function vapour(world: World, { y, depth, count }: Vapour): Element {
  const { size, unit } = world;
  const random = world.random(`vapour ${depth}`);
  const cloud = puff(mix(world.light.fog, WHITE, 0.9));
  const columns = Array.from({ length: count }, (_, at) => ({
    x: size.width * ((at + between(random, 0.25, 0.75)) / count),
    phase: random(),
    tall: unit * between(random, 250, 380),
    wide: unit * between(random, 30, 46),
  }));
  return {
    depth,
    draw(brush, { seconds }) {
      for (const { x, phase, tall, wide } of columns)
        for (let at = 0; at < PUFFS; at += 1) {
          const age = (seconds * 0.14 + phase + at / PUFFS) % 1;
          const sway = unit * 26 * Math.sin(age * 5 + phase * 6) * age;
          const grown = wide * (1 + 1.9 * age);
          brush.globalAlpha = Math.min(1, 1.2 * Math.sin(Math.PI * age));
          brush.drawImage(cloud, x + sway - grown, y - tall * age - grown, grown * 2, grown * 2);
        }
      brush.globalAlpha = 1;
    },
  };
}

interface Vapour {
  readonly y: number;
  readonly depth: number;
  readonly count: number;
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
      // It is seen best against the land behind.
      vapour(world, { y: groundY - unit * 60, depth: 0.95, count: 8 }),
      vapour(world, { y: groundY, depth: 1.12, count: 4 }),
    ],
  };
};
