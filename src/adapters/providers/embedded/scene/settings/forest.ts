import { type Colour, css, hex, mix } from '../../draw/colour.ts';
import { hills } from '../../draw/landforms.ts';
import { paintLayer } from '../../draw/layer.ts';
import { grassTuft, mushroom, rock } from '../../draw/props/plants.ts';
import { row } from '../../draw/props/rows.ts';
import { bush, palm, pine, roundTree, type Stand } from '../../draw/props/trees.ts';
import { fromTop, sideLit } from '../../draw/strokes.ts';
import { pick, type Random } from '../../random.ts';
import { sunRays } from '../atmosphere.ts';
import { outlook, type PaintSetting } from '../scenery.ts';
import { skyElements } from '../sky.ts';
import { type Brush, type Element, seen, type World } from '../world.ts';
import { foliage } from './meadow.ts';

const BARK = hex('#6b4433');

function trunk(brush: Brush, world: World, stand: Stand): void {
  const { x, y, height, depth } = stand;
  const wide = height * 0.055;
  brush.fillStyle = sideLit(brush, world, seen(world, BARK, depth), [x - wide, x + wide]);
  brush.beginPath();
  brush.moveTo(x - wide * 1.9, y);
  brush.quadraticCurveTo(x - wide, y - height * 0.06, x - wide * 0.85, y - height * 0.4);
  brush.lineTo(x - wide * 0.7, y - height);
  brush.lineTo(x + wide * 0.7, y - height);
  brush.lineTo(x + wide * 0.85, y - height * 0.4);
  brush.quadraticCurveTo(x + wide, y - height * 0.06, x + wide * 1.9, y);
  brush.fill();
}

/** Leaves that hang into the picture from above and frame it. */
function canopy(world: World, depth: number, y: number, colour: Colour): Element {
  const { unit } = world;
  return paintLayer(
    world,
    { depth, top: -unit * 80, bottom: y + unit * 110, blur: depth > 1 ? 4 : 1 },
    (brush, ground) => {
      const random = world.random(`canopy-${depth}`);
      const leaf = seen(world, colour, Math.min(1, depth));
      const many = 26;
      for (let at = 0; at < many; at += 1) {
        const x = ground.left + (ground.width * (at + 0.5)) / many;
        const sag = Math.abs((x - world.size.width / 2) / world.size.width) ** 1.3;
        const radius = unit * (46 + 46 * random());
        const down = y * (0.25 + 1.3 * sag) - unit * 30;
        brush.fillStyle = fromTop(
          brush,
          [down - radius * 2, down + radius],
          [mix(leaf, world.light.shadow, 0.55), mix(leaf, world.light.shadow, random() * 0.25)],
        );
        brush.beginPath();
        brush.arc(x, down - radius * 0.4, radius, 0, 2 * Math.PI);
        brush.rect(x - radius, -unit * 120, radius * 2, down + unit * 120 - radius * 0.4);
        brush.fill();
      }
    },
  );
}

export const paintForest: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, footing } = outlook(world, 0.02);
  const leaves = foliage(world);
  const isTropical = world.reading.moods.includes('tropical');
  const isMixed =
    world.reading.moods.some((mood) => mood === 'autumn' || mood === 'spring') ||
    world.random('kind')() < 0.45;
  const floor = world.reading.moods.includes('autumn') ? hex('#a8743a') : hex('#4d8f4a');
  const tree = (brush: Brush, stand: Stand, random: Random) => {
    if (isTropical && random() < 0.55) palm(brush, world, { ...stand, lean: random() * 0.4 - 0.2 });
    else if (isMixed && random() < 0.7) roundTree(brush, world, stand, pick(random, leaves));
    else
      pine(brush, world, stand, {
        leaf: mix(hex('#2f7d5b'), hex('#1f5f4b'), random()),
        snowy: false,
      });
  };
  const litter = row(
    world,
    {
      name: 'litter',
      count: 26,
      tall: [unit * 16, unit * 42],
      depth: 1,
      down: [unit * 8, unit * 130],
    },
    (brush, stand, random) => {
      const kind = random();
      if (kind < 0.2) mushroom(brush, world, stand);
      else if (kind < 0.36)
        rock(brush, world, { ...stand, height: stand.height * 0.7 }, hex('#8d93a0'));
      else grassTuft(brush, mix(seen(world, floor, 1), light.key, 0.14), stand, random);
    },
  );
  return {
    surface: 'ground',
    footing,
    horizon,
    ambience: light.isDark ? ['fireflies'] : world.reading.weather.length > 0 ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 2, stars: light.isDark ? 0.8 : 0 }),
      hills(world, {
        name: 'f1',
        depth: 0.22,
        y: horizon - unit * 10,
        swell: unit * 22,
        waves: [2, 3],
        colour: mix(floor, hex('#4f8f9f'), 0.5),
        headroom: unit * 140,
        behind: row(
          world,
          { name: 'ft1', count: 30, tall: [unit * 80, unit * 135], depth: 0.2 },
          tree,
        ),
      }),
      hills(world, {
        name: 'f2',
        depth: 0.45,
        y: horizon + unit * 26,
        swell: unit * 20,
        waves: [1, 3],
        colour: mix(floor, hex('#3f7f7a'), 0.3),
        headroom: unit * 250,
        behind: row(
          world,
          { name: 'ft2', count: 17, tall: [unit * 150, unit * 240], depth: 0.42 },
          tree,
        ),
      }),
      ...(light.isDark
        ? []
        : [sunRays(world, { x: size.width * light.sunX, y: -unit * 60 }, 0.34)].map((rays) => ({
            ...rays,
            depth: 0.6,
          }))),
      hills(world, {
        name: 'f3',
        depth: 0.72,
        y: horizon + unit * 74,
        swell: unit * 18,
        waves: [1, 2],
        colour: mix(floor, hex('#3f7f5a'), 0.15),
        headroom: unit * 430,
        behind: row(
          world,
          { name: 'ft3', count: 8, tall: [unit * 290, unit * 410], depth: 0.7, clearing: 0.34 },
          tree,
        ),
        onto: row(
          world,
          {
            name: 'fb3',
            count: 12,
            tall: [unit * 22, unit * 40],
            depth: 0.74,
            down: [unit * 6, unit * 30],
          },
          (brush, stand, random) => bush(brush, world, stand, pick(random, leaves)),
        ),
      }),
      hills(world, {
        name: 'f4',
        depth: 0.95,
        y: footing - unit * 56,
        swell: unit * 12,
        waves: [1, 2],
        colour: floor,
        headroom: unit * 30,
        onto: litter,
      }),
      paintLayer(
        world,
        { depth: 1.25, top: -unit * 20, bottom: size.height + unit * 30, blur: 3 },
        (brush, ground) => {
          const at = world.speed === 0 ? [0.035, 0.975] : [0.06, 0.55];
          for (const share of at) {
            const x = world.speed === 0 ? size.width * share : ground.left + ground.width * share;
            trunk(brush, world, {
              x,
              y: size.height + unit * 20,
              height: size.height * 1.1,
              depth: 1,
            });
          }
          brush.globalCompositeOperation = 'source-atop';
          brush.fillStyle = css(light.shadow, 0.42);
          brush.fillRect(ground.left, -unit * 30, ground.width, size.height + unit * 80);
        },
      ),
      canopy(world, 1.22, size.height * 0.15, pick(world.random('canopy'), leaves)),
    ],
  };
};
