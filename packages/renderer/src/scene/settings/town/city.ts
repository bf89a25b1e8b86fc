import { type Colour, css, hex, mix } from '../../../draw/colour.ts';
import { landmark, landmarkGap } from '../../../draw/landmark.ts';
import { paintAreaOf, paintLayer } from '../../../draw/layer.ts';
import { type Block, building, neonSign } from '../../../draw/props/buildings.ts';
import { breakDown } from '../../../draw/props/ruined-buildings.ts';
import { rubble } from '../../../draw/rubble.ts';
import { lampPools, street, streetFurniture, streetLights } from '../../../draw/street.ts';
import { isDrawnPerson } from '../../../people/person.ts';
import { between, pick, type Random } from '../../../random.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import type { Element, World } from '../../world.ts';
import { paintCityFromAbove } from '../from-above/city-from-above.ts';
import { oldTownOf } from './old-towns.ts';

const WALLS = [
  '#e4896b',
  '#e8b26f',
  '#6f8fc4',
  '#9a7fc0',
  '#d86f8a',
  '#5fa3a6',
  '#c9a27f',
] as const;

const isInRuins = ({ description }: World) => description.extras?.includes('in-ruins') === true;
const RUINED_WALLS = ['#8f8579', '#7a746e', '#a0937f', '#6f6a69', '#8a7a6c'] as const;

function wallColour(world: World, random: Random): Colour {
  const { moods } = world.description;
  if (isInRuins(world)) return hex(pick(random, RUINED_WALLS));
  if (moods.includes('neon') || moods.includes('retro'))
    return mix(hex('#3a2470'), hex('#1c3a6e'), random());
  const wall = hex(pick(random, oldTownOf(world)?.walls ?? WALLS));
  return world.light.isDark ? mix(wall, hex('#4a4a90'), 0.5) : wall;
}

export function skyline(
  world: World,
  plan: {
    name: string;
    depth: number;
    y: number;
    tall: readonly [number, number];
    wide: readonly [number, number];
    gap: number;
    /** Where no house stands. */
    clear?: readonly [number, number] | null;
  },
): Element {
  const { unit } = world;
  const { width } = paintAreaOf(world);
  const town = oldTownOf(world);
  return paintLayer(
    world,
    { depth: plan.depth, top: plan.y - unit * plan.tall[1] * 1.3, bottom: plan.y + unit * 80 },
    (brush, area) => {
      const random = world.random(plan.name);
      const blocks: Block[] = [];
      for (let x = 0; x < width - unit * plan.wide[0] * 0.6; ) {
        const wide = Math.min(unit * between(random, plan.wide[0], plan.wide[1]), width - x);
        const tall = unit * between(random, plan.tall[0], plan.tall[1]);
        const [left, right] = plan.clear ?? [0, 0];
        const isClear = area.left + x + wide > left && area.left + x < right;
        const roof = town === null ? {} : { roof: town.roof };
        if (!isClear)
          blocks.push({
            x: area.left + x,
            y: plan.y + unit * 70,
            width: wide,
            height: tall + unit * 70,
            depth: plan.depth,
            colour: wallColour(world, random),
            ...roof,
            isDead: isInRuins(world),
          });
        x += wide + unit * plan.gap * random();
      }
      for (const [at, block] of blocks.entries())
        building(brush, world, block, world.random(`${plan.name}-${at}`));
      if (isInRuins(world))
        for (const [at, block] of blocks.entries())
          breakDown(brush, block, world.random(`${plan.name}-broken-${at}`));
      else if (
        plan.depth > 0.6 &&
        (world.light.isDark || world.description.moods.includes('neon'))
      ) {
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
      brush.fillRect(area.left, plan.y - unit * 170, area.width, unit * 260);
    },
  );
}

/** People in a street would hang in the air above roofs. */
const isSeenFromAir = ({ description: { styles, subjects } }: World) =>
  styles.includes('aerial') && !subjects.some(({ thing }) => isDrawnPerson(thing));

/** What is built far above the streets. */
const isHighUp = ({ description: { subjects, extras } }: World) =>
  extras?.includes('high-up') === true ||
  subjects.some(({ thing }) => thing === 'hanging-beam' || thing === 'tightrope');

/** A street with the town behind it, all of it from the air, or its roofs far below. */
export const paintCity: PaintSetting = (world) => {
  if (isHighUp(world)) return paintRoofsBelow(world);
  return isSeenFromAir(world) ? paintCityFromAbove(world) : paintDowntown(world);
};

/** Towers whose feet are lost in the haze below. */
const paintRoofsBelow: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const foot = size.height + unit * 20;
  const rows = [
    { name: 'h1', depth: 0.1, y: size.height * 0.92, tall: [90, 330], wide: [44, 84], gap: 6 },
    { name: 'h2', depth: 0.24, y: foot, tall: [120, 330], wide: [70, 120], gap: 12 },
    { name: 'h3', depth: 0.42, y: foot + unit * 60, tall: [90, 270], wide: [120, 190], gap: 60 },
  ] as const;
  return {
    surface: 'ground',
    groundY: size.height * 1.02,
    horizon: size.height * 0.7,
    supports: [level(world, 'ground', size.height * 1.02)],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon: size.height * 0.8, clouds: 5, stars: light.isDark ? 1 : 0 }),
      ...rows.map((row) => skyline(world, row)),
    ],
  };
};

const paintDowntown: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { groundY } = defaultLevels(world);
  const kerb = groundY - unit * 44;
  const horizon = kerb - unit * 60;
  // Old towns have no towers but those of their churches.
  const rise = (size.height > size.width ? 1.7 : 1) * (oldTownOf(world) === null ? 1 : 0.5);
  const clear = landmarkGap(world, horizon);
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [
      level(world, 'road', groundY),
      level(world, 'pavement', kerb - unit * 14, { depth: 0.94 }),
    ],
    window: null,
    lights: isInRuins(world) ? [] : streetLights(world, kerb),
    ambientParticles: light.isDark ? [] : ['dust'],
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
      ...landmark(world, horizon, 0.5),
      skyline(world, {
        name: 'c3',
        depth: 0.68,
        y: horizon,
        tall: [100, Math.max(120, 220 * rise)],
        wide: [130, 210],
        gap: 70,
        clear,
      }),
      street(world, kerb),
      ...(isInRuins(world)
        ? [rubble(world, kerb)]
        : [...lampPools(world, kerb), streetFurniture(world, kerb)]),
    ],
  };
};
