import { createCanvas } from '@napi-rs/canvas';
import { type Colour, hex, mix, times, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { CORALS, coral } from '../../../draw/props/corals.ts';
import { rock } from '../../../draw/props/plants.ts';
import { type RowPlan, row } from '../../../draw/props/rows.ts';
import { seaweed, shoal } from '../../../draw/sea-life.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { pick } from '../../../random.ts';
import { sunRays } from '../../atmosphere.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import type { Element, World } from '../../world.ts';
import { isAtWaterline, paintWaterline } from './waterline.ts';

type Depths = readonly [Colour, Colour, Colour, Colour];

const SAND = hex('#f0d9a6');
const BRIGHT: Depths = [hex('#7fe3f0'), hex('#2fb4df'), hex('#1479be'), hex('#0c4f94')];
const DARK: Depths = [hex('#0b4f8a'), hex('#073a70'), hex('#04204a'), hex('#031634')];

/** Rivers and lakes are green, with stones for corals. */
const FRESH: Depths = [hex('#bfe6b0'), hex('#63b58c'), hex('#2f7d68'), hex('#1c5448')];

const isFresh = ({ description }: World) => description.extras?.includes('fresh-water') === true;
const isCave = ({ description }: World) => description.extras?.includes('sea-cave') === true;

function depthsBy(world: World): Depths {
  if (world.light.isDark || isCave(world)) return DARK;
  return isFresh(world) ? FRESH : BRIGHT;
}

function depthsOf(world: World): Depths {
  const [surface, upper, lower, ground] = depthsBy(world);
  if (world.description.accent === null) return [surface, upper, lower, ground];
  const tint = (colour: Colour) => mix(colour, world.light.accent, 0.3);
  return [tint(surface), tint(upper), tint(lower), tint(ground)];
}

/** Under water, red light and distant things fade. */
function underSurface(world: World, [surface, upper, lower]: Depths): World {
  const { light } = world;
  return {
    ...world,
    light: {
      ...light,
      ambient: mix(surface, WHITE, light.isDark ? 0.35 : 0.55),
      fog: mix(upper, lower, 0.5),
      haze: 0.9,
      key: mix(surface, WHITE, 0.5),
      shadow: mix(lower, hex('#02122e'), 0.5),
    },
  };
}

function tinted(deep: World, colour: Colour, depth: number): Colour {
  const far = 0.75 * Math.max(0, 1 - depth);
  return mix(times(colour, deep.light.ambient), deep.light.fog, far);
}

function reef(deep: World, plan: RowPlan) {
  return row(deep, { down: [0, 14], ...plan }, (brush, placement, random) => {
    const hue = tinted(deep, hex(pick(random, CORALS)), plan.depth);
    if (random() < 0.78 && !isFresh(deep)) coral(brush, hue, placement, random);
    else rock(brush, deep, placement, hex('#7d8bb0'));
  });
}

function seabed(deep: World, floor: number): Element[] {
  const { unit, size, light } = deep;
  const far = { name: 'u1', depth: 0.2, y: floor - unit * 130, swell: 50, waves: [2, 3] };
  const mid = { name: 'u2', depth: 0.5, y: floor - unit * 64, swell: 30, waves: [1, 3] };
  const near = { name: 'u3', depth: 0.95, y: floor + unit * 8, swell: 16, waves: [1, 2] };
  const front = { name: 'u4', depth: 1.4, y: size.height + unit * 10, swell: 26, waves: [1, 2] };
  return [
    hills(deep, { ...far, colour: hex('#5a86b8') }),
    hills(deep, {
      ...mid,
      colour: mix(SAND, hex('#6f9fc0'), 0.5),
      headroom: 130,
      behind: reef(deep, { name: 'r2', count: 14, tall: [60, 120], depth: 0.5 }),
    }),
    hills(deep, {
      ...near,
      colour: SAND,
      headroom: 190,
      behind: reef(deep, { name: 'r3', count: 9, tall: [100, 175], depth: 0.9, clearing: 0.34 }),
    }),
    hills(deep, {
      ...front,
      colour: mix(SAND, light.shadow, 0.5),
      headroom: 240,
      blur: 4,
      behind: reef(deep, { name: 'r4', count: 6, tall: [150, 230], depth: 1, clearing: 0.5 }),
    }),
  ];
}

export const paintUnderwater: PaintSetting = (world) => {
  if (isAtWaterline(world.description)) return paintWaterline(world);
  const { unit, light, size } = world;
  const depths = depthsOf(world);
  const deep = underSurface(world, depths);
  const floor = size.height * (size.height > size.width ? 0.84 : 0.86);
  const backdrop = createCanvas(size.width, size.height);
  const brush = backdrop.getContext('2d');
  brush.fillStyle = fromTop(brush, [0, size.height], depths);
  brush.fillRect(0, 0, size.width, size.height);
  const sun = { x: size.width * light.sunX, y: -unit * 120 };
  return {
    surface: 'deep',
    groundY: floor,
    horizon: size.height * 0.7,
    supports: [level(world, 'ground', floor)],
    window: null,
    lights: [],
    light: deep.light,
    ambientParticles: ['bubbles'],
    elements: [
      { depth: 0, draw: (onto) => onto.drawImage(backdrop, 0, 0) },
      shoal(world, mix(depths[1], depths[2], 0.75)),
      { ...sunRays(deep, sun, light.isDark ? 0.22 : 0.42), depth: 0.6 },
      ...seabed(deep, floor),
      seaweed(world, floor + unit * 30, (colour) => tinted(deep, colour, 1)),
    ],
  };
};
