import { hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { streetLamp } from '../../../draw/props/buildings.ts';
import { bench } from '../../../draw/props/park.ts';
import { flower, grassTuft } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { bush } from '../../../draw/props/trees.ts';
import { pick } from '../../../random.ts';
import { defaultLevels, type LightSource, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { path } from './footpath.ts';
import { isJapanese, paintJapaneseGarden } from './japanese-garden.ts';
import { foliage, leafyRow, meadowGreen } from './meadow.ts';

/** A bench on one side and lamps along the lawn. */
function furniture(world: World, y: number): Element {
  const { unit, size } = world;
  const side = world.light.sunX < 0.5 ? 1 : -1;
  const plan = { depth: 0.9, top: y - unit * 330, bottom: y + unit * 20 };
  return paintLayer(world, plan, (brush) => {
    for (const share of [0.06, 0.94])
      streetLamp(brush, world, { x: size.width * share, y, height: unit * 270 });
    const isTall = size.height > size.width;
    const x = size.width * (0.5 + side * (isTall ? 0.27 : 0.33));
    bench(brush, world, { x, y: y + unit * 8, height: unit * 84, depth: 0.92 });
  });
}

function lampsOf({ size, unit, light }: World, y: number): readonly LightSource[] {
  if (!light.isDark) return [];
  const lamp = { y: y - unit * 230, colour: hex('#ffd98a'), reach: unit * 180 };
  return [0.06, 0.94].map((share) => ({ ...lamp, x: size.width * share + unit * 40 }));
}

function lawn(world: World) {
  const plan = { name: 'lawn', count: 30, tall: [16, 28], depth: 1, down: [20, 150] } as const;
  const grass = mix(litColour(world, meadowGreen(world), 1), world.light.shadow, 0.18);
  return row(world, plan, (brush, placement, random) => {
    if (random() < 0.7)
      grassTuft(brush, grass, { ...placement, height: placement.height * 0.8 }, random);
    else flower(brush, world, placement, hex(pick(random, ['#ffffff', '#ffe066', '#ffb3c6'])));
  });
}

/** Lawns under old trees, a path, a bench and lamps. */
export const paintPark: PaintSetting = (world) => {
  if (isJapanese(world)) return paintJapaneseGarden(world);
  const { unit, light, size, description } = world;
  const { horizon, groundY } = defaultLevels(world, 0.02);
  const green = meadowGreen(world);
  const far = { name: 'pk1', depth: 0.3, y: horizon - unit * 4, swell: 14, waves: [2, 3] };
  const mid = { name: 'pk2', depth: 0.62, y: horizon + unit * 46, swell: 12, waves: [1, 2] };
  const near = { name: 'pk3', depth: 0.86, y: groundY - unit * 92, swell: 8, waves: [1, 2] };
  const wood = leafyRow(world, { name: 'pt1', count: 22, tall: [90, 150], depth: 0.28 });
  const trees = leafyRow(world, {
    name: 'pt2',
    count: 8,
    tall: [210, 300],
    depth: 0.6,
    clearing: 0.36,
  });
  const hedge = {
    name: 'ph',
    count: 10,
    tall: [22, 40],
    depth: 0.66,
    down: [2, 22],
    clearing: 0.2,
  } as const;
  const way = path(world, near.y + unit * 6, size.height + world.margin, '#ead4ac');
  const grass = lawn(world);
  const benchX = 0.5 + (light.sunX < 0.5 ? 1 : -1) * 0.33;
  const span = [Math.max(0.04, benchX - 0.12), Math.min(0.96, benchX + 0.12)] as const;
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [
      level(world, 'ground', groundY),
      level(world, 'seat', near.y - unit * 2, { span, depth: 0.92 }),
    ],
    window: null,
    lights: lampsOf(world, near.y),
    ambientParticles: light.isDark ? ['fireflies'] : description.weather.length > 0 ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 0.9 : 0 }),
      hills(world, {
        ...far,
        colour: mix(green, hex('#5aa0a8'), 0.4),
        headroom: 170,
        behind: wood,
      }),
      hills(world, {
        ...mid,
        colour: mix(green, hex('#5aa0a8'), 0.14),
        headroom: 320,
        behind: trees,
        onto: row(world, hedge, (brush, placement, random) =>
          bush(brush, world, placement, mix(pick(random, foliage(world)), green, 0.4)),
        ),
      }),
      hills(world, {
        ...near,
        depth: 0.95,
        colour: green,
        headroom: 40,
        onto: (brush, line, area) => {
          if (world.speed === 0) way?.(brush, line, area);
          grass(brush, line, area);
        },
      }),
      { ...furniture(world, near.y + unit * 28), depth: 0.96 },
    ],
  };
};
