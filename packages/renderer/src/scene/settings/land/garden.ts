import { hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { fence } from '../../../draw/props/park.ts';
import { flower, grassTuft } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { bush, roundTree } from '../../../draw/props/trees.ts';
import { vegetableRows } from '../../../draw/props/vegetables.ts';
import { pick } from '../../../random.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { path } from './footpath.ts';
import { isJapanese, paintJapaneseGarden } from './japanese-garden.ts';
import { foliage, leafyRow, meadowGreen } from './meadow.ts';

const PETALS = [
  '#ff5f7f',
  '#ffb3c6',
  '#ffffff',
  '#c77dff',
  '#ff8552',
  '#ffd84f',
  '#7f8fff',
] as const;

/** Flowers in a band at both sides, tall ones behind low ones. */
function beds(world: World) {
  const back = {
    name: 'gb1',
    count: 34,
    tall: [56, 92],
    depth: 0.95,
    down: [0, 18],
    clearing: 0.32,
  } as const;
  const front = {
    name: 'gb2',
    count: 60,
    tall: [26, 46],
    depth: 1,
    down: [16, 60],
    clearing: 0.36,
  } as const;
  const leaf = mix(litColour(world, hex('#4f9a3f'), 1), world.light.shadow, 0.15);
  const plans = [back, front].map((plan) =>
    row(world, plan, (brush, placement, random) => {
      grassTuft(brush, leaf, { ...placement, height: placement.height * 0.75 }, random);
      flower(brush, world, placement, hex(pick(random, PETALS)));
    }),
  );
  return (...[brush, line, area]: Parameters<(typeof plans)[number]>) => {
    for (const plan of plans) plan(brush, line, area);
  };
}

/** A hedge and a white fence at the end of the lawn. */
function boundary(world: World, y: number): Element {
  const { unit } = world;
  const green = meadowGreen(world);
  const hedge = { name: 'gh', count: 26, tall: [50, 66], depth: 0.6, down: [0, 8] } as const;
  const tree = { name: 'gt', count: 6, tall: [210, 300], depth: 0.56, clearing: 0.34 } as const;
  const leaves = foliage(world);
  const shrubs = row(world, hedge, (brush, placement, random) =>
    bush(brush, world, placement, mix(pick(random, leaves), green, 0.3)),
  );
  const trees = row(world, tree, (brush, placement, random) =>
    roundTree(brush, world, placement, pick(random, leaves)),
  );
  return hills(world, {
    name: 'g2',
    depth: 0.62,
    y,
    swell: 6,
    waves: [1, 2],
    colour: mix(green, hex('#5aa0a8'), 0.1),
    headroom: 310,
    behind: (brush, line, area) => {
      trees(brush, line, area);
      shrubs(brush, (x) => line(x) + unit * 12, area);
      const many = Math.round(area.width / (unit * 40));
      const span = {
        left: area.left,
        right: area.left + area.width,
        height: unit * 52,
        depth: 0.72,
      };
      fence(
        brush,
        world,
        { ...span, gap: area.width / many },
        (x) => line(x) + unit * 16,
        '#fbf6ea',
      );
    },
  });
}

/** A lawn between flower beds, or rows of vegetables, with a hedge, a fence and old trees. */
export const paintGarden: PaintSetting = (world) => {
  if (isJapanese(world)) return paintJapaneseGarden(world);
  const { unit, light, size, description } = world;
  const { horizon, groundY } = defaultLevels(world, 0.01);
  const green = meadowGreen(world);
  const far = { name: 'g1', depth: 0.3, y: horizon - unit * 6, swell: 26, waves: [2, 3] };
  const near = { name: 'g3', depth: 0.95, y: groundY - unit * 96, swell: 7, waves: [1, 2] };
  const copse = leafyRow(world, { name: 'gc', count: 14, tall: [60, 110], depth: 0.28 });
  const way = path(world, near.y + unit * 8, size.height + world.margin, '#ead8b4');
  const isKitchenGarden = description.extras?.includes('vegetables') === true;
  const grown = isKitchenGarden ? vegetableRows(world) : beds(world);
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: light.isDark
      ? ['fireflies']
      : description.weather.length > 0 || isKitchenGarden
        ? []
        : ['petals'],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      hills(world, {
        ...far,
        colour: mix(green, hex('#6fa0c0'), 0.45),
        headroom: 120,
        behind: copse,
      }),
      boundary(world, horizon + unit * 62),
      hills(world, {
        ...near,
        colour: green,
        headroom: 100,
        onto: (brush, line, area) => {
          if (world.speed === 0 && !isKitchenGarden) way?.(brush, line, area);
          grown(brush, line, area);
        },
      }),
    ],
  };
};
