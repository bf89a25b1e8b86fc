import { type Colour, hex, mix } from '../../draw/colour.ts';
import { hills } from '../../draw/landforms.ts';
import { flower, grassTuft } from '../../draw/props/plants.ts';
import { row } from '../../draw/props/rows.ts';
import { bush, roundTree } from '../../draw/props/trees.ts';
import { pick } from '../../random.ts';
import { outlook, type PaintSetting } from '../scenery.ts';
import { skyElements } from '../sky.ts';
import { seen, type World } from '../world.ts';

const PETALS = ['#ff6b8b', '#ffb3c6', '#ffffff', '#c77dff', '#ff8552', '#ffe066'] as const;

/** What leaves look like this season. */
export function foliage(world: World): readonly [Colour, ...Colour[]] {
  const { moods } = world.reading;
  if (moods.includes('autumn'))
    return [hex('#e0782f'), hex('#c9482d'), hex('#eab03a'), hex('#b0702d')];
  if (moods.includes('spring'))
    return [hex('#ffa9c9'), hex('#ff8fb8'), hex('#a6d66b'), hex('#ffc6da')];
  return [hex('#4caf50'), hex('#6cc04a'), hex('#3d9455'), hex('#83c94f')];
}

export function meadowGreen(world: World): Colour {
  const { moods } = world.reading;
  if (moods.includes('autumn')) return hex('#c9a545');
  return moods.includes('spring') ? hex('#93d160') : hex('#6cc24a');
}

export const paintMeadow: PaintSetting = (world) => {
  const { unit, light } = world;
  const { horizon, footing } = outlook(world);
  const green = meadowGreen(world);
  const leaves = foliage(world);
  const far = mix(green, hex('#5aa0a8'), 0.5);
  const flowers = (
    name: string,
    count: number,
    tall: readonly [number, number],
    down: readonly [number, number],
  ) =>
    row(
      world,
      {
        name,
        count,
        tall: [tall[0] * unit, tall[1] * unit],
        depth: 1,
        down: [down[0] * unit, down[1] * unit],
      },
      (brush, stand, random) => {
        grassTuft(
          brush,
          mix(seen(world, green, 1), light.shadow, 0.22),
          { ...stand, height: stand.height * 0.7 },
          random,
        );
        flower(brush, world, stand, hex(pick(random, PETALS)));
      },
    );
  return {
    surface: 'ground',
    footing,
    horizon,
    ambience: light.isDark ? ['fireflies'] : world.reading.weather.length > 0 ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      hills(world, {
        name: 'm1',
        depth: 0.2,
        y: horizon - unit * 24,
        swell: unit * 44,
        waves: [2, 3],
        colour: mix(far, hex('#7f9fe0'), 0.4),
      }),
      hills(world, {
        name: 'm2',
        depth: 0.4,
        y: horizon + unit * 14,
        swell: unit * 36,
        waves: [1, 2, 4],
        colour: far,
        headroom: unit * 80,
        behind: row(
          world,
          { name: 't2', count: 16, tall: [unit * 40, unit * 76], depth: 0.4 },
          (brush, stand, random) =>
            roundTree(brush, world, { ...stand, y: stand.y + unit * 6 }, pick(random, leaves)),
        ),
      }),
      hills(world, {
        name: 'm3',
        depth: 0.66,
        y: horizon + unit * 66,
        swell: unit * 30,
        waves: [1, 3],
        colour: mix(green, far, 0.25),
        headroom: unit * 200,
        behind: row(
          world,
          { name: 't3', count: 5, tall: [unit * 130, unit * 195], depth: 0.66, clearing: 0.3 },
          (brush, stand, random) =>
            roundTree(brush, world, { ...stand, y: stand.y + unit * 10 }, pick(random, leaves)),
        ),
        onto: row(
          world,
          {
            name: 'b3',
            count: 9,
            tall: [unit * 16, unit * 30],
            depth: 0.7,
            down: [unit * 14, unit * 50],
          },
          (brush, stand, random) =>
            bush(brush, world, stand, mix(pick(random, leaves), green, 0.5)),
        ),
      }),
      hills(world, {
        name: 'm4',
        depth: 0.95,
        y: footing - unit * 62,
        swell: unit * 15,
        waves: [1, 2],
        colour: green,
        headroom: unit * 60,
        onto: flowers('f4', 46, [22, 40], [14, 150]),
      }),
      hills(world, {
        name: 'm5',
        depth: 1.4,
        y: footing + unit * 92,
        swell: unit * 18,
        waves: [2, 3],
        colour: mix(green, light.shadow, 0.3),
        headroom: unit * 90,
        blur: 3,
        onto: flowers('f5', 12, [70, 105], [10, 26]),
      }),
    ],
  };
};
