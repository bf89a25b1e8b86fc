import { type Colour, css, hex, mix, WHITE } from '../../draw/colour.ts';
import { groundOf, paintLayer } from '../../draw/layer.ts';
import { type Block, building, neonSign, streetLamp } from '../../draw/props/buildings.ts';
import { bush } from '../../draw/props/trees.ts';
import { ellipse, fromTop } from '../../draw/strokes.ts';
import { between, pick, type Random } from '../../random.ts';
import { outlook, type PaintSetting } from '../scenery.ts';
import { skyElements } from '../sky.ts';
import { type Brush, type Element, seen, type World } from '../world.ts';

const WALLS = [
  '#e4896b',
  '#e8b26f',
  '#6f8fc4',
  '#9a7fc0',
  '#d86f8a',
  '#5fa3a6',
  '#c9a27f',
] as const;

function wallColour(world: World, random: Random): Colour {
  const { moods } = world.reading;
  if (moods.includes('neon') || moods.includes('retro'))
    return mix(hex('#3a2470'), hex('#1c3a6e'), random());
  const wall = hex(pick(random, WALLS));
  return world.light.isDark ? mix(wall, hex('#4a4a90'), 0.5) : wall;
}

function skyline(
  world: World,
  plan: {
    name: string;
    depth: number;
    y: number;
    tall: readonly [number, number];
    wide: readonly [number, number];
    gap: number;
  },
): Element {
  const { unit } = world;
  const { width } = groundOf(world);
  return paintLayer(
    world,
    { depth: plan.depth, top: plan.y - unit * plan.tall[1] * 1.3, bottom: plan.y + unit * 80 },
    (brush, ground) => {
      const random = world.random(plan.name);
      const blocks: Block[] = [];
      for (let x = 0; x < width - unit * plan.wide[0] * 0.6; ) {
        const wide = Math.min(unit * between(random, plan.wide[0], plan.wide[1]), width - x);
        const tall = unit * between(random, plan.tall[0], plan.tall[1]);
        blocks.push({
          x: ground.left + x,
          y: plan.y + unit * 70,
          width: wide,
          height: tall + unit * 70,
          depth: plan.depth,
          colour: wallColour(world, random),
        });
        x += wide + unit * plan.gap * random();
      }
      for (const [at, block] of blocks.entries())
        building(brush, world, block, world.random(`${plan.name}-${at}`));
      if (plan.depth > 0.6 && (world.light.isDark || world.reading.moods.includes('neon'))) {
        for (const [at, block] of blocks.entries()) {
          if (at % 2 === 0)
            neonSign(
              brush,
              world,
              {
                x: block.x + block.width * 0.5,
                y: block.y - block.height * 0.62,
                height: unit * between(random, 56, 100),
              },
              random,
            );
        }
      }
      const mist = brush.createLinearGradient(0, plan.y - unit * 170, 0, plan.y + unit * 20);
      mist.addColorStop(0, css(world.light.fog, 0));
      mist.addColorStop(1, css(world.light.fog, 0.62 * (1 - plan.depth)));
      brush.globalCompositeOperation = 'source-atop';
      brush.fillStyle = mist;
      brush.fillRect(ground.left, plan.y - unit * 170, ground.width, unit * 260);
    },
  );
}

/** Light from above on a wet street: long soft streaks. */
function reflections(
  brush: Brush,
  world: World,
  from: number,
  to: number,
  left: number,
  width: number,
): void {
  const random = world.random('wet');
  for (let at = 0; at < 26; at += 1) {
    const x = left + random() * width;
    const colour = mix(
      hex(pick(random, ['#ffd98a', '#ff9ecb', '#8fd8ff', '#fff1c9'])),
      world.light.key,
      0.3,
    );
    const streak = brush.createLinearGradient(0, from, 0, to);
    streak.addColorStop(0, css(colour, 0.3));
    streak.addColorStop(1, css(colour, 0));
    brush.fillStyle = streak;
    ellipse(brush, x, (from + to) / 2, world.unit * between(random, 5, 15), (to - from) * 0.55);
  }
}

function street(world: World, kerb: number): Element {
  const { unit, size, light } = world;
  const bottom = size.height + world.margin;
  const isWet =
    world.reading.weather.includes('rain') ||
    world.reading.weather.includes('storm') ||
    light.isDark;
  return paintLayer(world, { depth: 0.95, top: kerb - unit * 70, bottom }, (brush, ground) => {
    const pavement = seen(world, hex('#b9b2b8'), 0.92);
    const road = seen(world, hex('#5a5f74'), 1);
    brush.fillStyle = fromTop(
      brush,
      [kerb - unit * 60, kerb],
      [mix(pavement, light.fog, 0.2), pavement],
    );
    brush.fillRect(ground.left, kerb - unit * 60, ground.width, unit * 60);
    brush.fillStyle = css(mix(pavement, WHITE, 0.3));
    brush.fillRect(ground.left, kerb - unit * 4, ground.width, unit * 7);
    brush.fillStyle = fromTop(
      brush,
      [kerb, bottom],
      [mix(road, light.fog, 0.16), road, mix(road, light.shadow, 0.5)],
    );
    brush.fillRect(ground.left, kerb + unit * 3, ground.width, bottom - kerb);
    if (isWet) reflections(brush, world, kerb, bottom, ground.left, ground.width);
    brush.fillStyle = css(mix(seen(world, WHITE, 1), road, 0.25), 0.85);
    const dashes = Math.round(ground.width / (unit * 190));
    for (let at = 0; at < dashes; at += 1) {
      const x = ground.left + (ground.width * (at + 0.2)) / dashes;
      brush.beginPath();
      const y = kerb + unit * 128;
      brush.moveTo(x + unit * 10, y);
      brush.lineTo(x + unit * 104, y);
      brush.lineTo(x + unit * 98, y + unit * 13);
      brush.lineTo(x, y + unit * 13);
      brush.fill();
    }
  });
}

function furniture(world: World, kerb: number): Element {
  const { unit } = world;
  return paintLayer(
    world,
    { depth: 0.93, top: kerb - unit * 360, bottom: kerb + unit * 10 },
    (brush, ground) => {
      const lamps = Math.round(ground.width / (unit * 430));
      for (let at = 0; at < lamps; at += 1) {
        const x = ground.left + (ground.width * (at + 0.42)) / lamps;
        const planter = { x: x + unit * 150, y: kerb - unit * 26, height: unit * 34, depth: 0.95 };
        bush(brush, world, planter, hex('#4fa35a'));
        brush.fillStyle = css(seen(world, hex('#9a6a54'), 0.95));
        brush.beginPath();
        brush.roundRect(
          planter.x - unit * 44,
          planter.y - unit * 4,
          unit * 88,
          unit * 26,
          unit * 5,
        );
        brush.fill();
        streetLamp(brush, world, { x, y: kerb - unit * 10, height: unit * 320 });
      }
    },
  );
}

export const paintCity: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { footing } = outlook(world);
  const kerb = footing - unit * 44;
  const horizon = kerb - unit * 60;
  const rise = size.height > size.width ? 1.7 : 1;
  return {
    surface: 'ground',
    footing,
    horizon,
    ambience: light.isDark ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 0.7 : 0 }),
      skyline(world, {
        name: 'c1',
        depth: 0.14,
        y: horizon,
        tall: [150 * rise, 390 * rise],
        wide: [50, 96],
        gap: 8,
      }),
      skyline(world, {
        name: 'c2',
        depth: 0.34,
        y: horizon,
        tall: [120 * rise, 300 * rise],
        wide: [80, 140],
        gap: 16,
      }),
      skyline(world, {
        name: 'c3',
        depth: 0.68,
        y: horizon,
        tall: [100, 220 * rise],
        wide: [130, 210],
        gap: 70,
      }),
      street(world, kerb),
      furniture(world, kerb),
    ],
  };
};
