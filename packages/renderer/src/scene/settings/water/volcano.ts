import { hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { peaks } from '../../../draw/mountains.ts';
import { palm } from '../../../draw/props/palm.ts';
import { rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import {
  craterOf,
  eruption,
  isByTheSea,
  steamAtShore,
  volcanoCone,
} from '../../../draw/volcano-cone.ts';
import { glitter, waves } from '../../../draw/water.ts';
import { defaultLevels, level, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import type { Element, World } from '../../world.ts';
import { openWater, seaColour } from './sea.ts';

const ASH = hex('#6f5a60');

function ashlands(world: World, horizon: number, groundY: number): Element[] {
  const { unit } = world;
  const palms = { name: 'vt', count: 10, tall: [80, 124], depth: 0.5 } as const;
  const rocks = { name: 'vr', count: 18, tall: [12, 40], depth: 1, down: [6, 140] } as const;
  const far = { name: 'v1', depth: 0.5, y: horizon + unit * 32, swell: 24, waves: [2, 3] };
  const mid = { name: 'v2', depth: 0.74, y: horizon + unit * 84, swell: 20, waves: [1, 3] };
  const near = { name: 'v3', depth: 0.95, y: groundY - unit * 56, swell: 14, waves: [1, 2] };
  return [
    hills(world, {
      ...far,
      colour: mix(ASH, hex('#5a7a55'), 0.5),
      headroom: 130,
      behind: row(world, palms, (brush, placement, random) =>
        palm(brush, world, { ...placement, lean: random() * 0.5 - 0.25 }),
      ),
    }),
    hills(world, { ...mid, colour: mix(ASH, hex('#5f6f4a'), 0.3) }),
    hills(world, {
      ...near,
      colour: ASH,
      headroom: 40,
      onto: row(world, rocks, (brush, placement) => rock(brush, world, placement, hex('#584852'))),
    }),
  ];
}

/** Water between the mountain and the black shore that one stands on. */
function strait(world: World, horizon: number, groundY: number): Element[] {
  const { unit, size } = world;
  const shore = groundY - unit * 30;
  const colour = seaColour(world);
  const near = { name: 'v3', depth: 0.95, y: shore, swell: 12, waves: [1, 2] };
  const rocks = { name: 'vr', count: 18, tall: [12, 40], depth: 1, down: [6, 140] } as const;
  const far = { name: 'vw1', depth: 0.42, y: horizon + unit * 36, swell: 6, crests: 9 };
  const swell = { name: 'vw2', depth: 0.66, y: (horizon + shore) / 2, swell: 10, crests: 6 };
  return [
    waves(world, { ...far, colour }),
    glitter(world, horizon + unit * 40, Math.min(size.height, shore) - unit * 30),
    waves(world, { ...swell, colour: mix(colour, hex('#0a4480'), 0.2) }),
    hills(world, {
      ...near,
      colour: ASH,
      headroom: 40,
      onto: row(world, rocks, (brush, placement) => rock(brush, world, placement, hex('#584852'))),
    }),
  ];
}

export const paintVolcano: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, groundY } = defaultLevels(world, 0.02);
  const crater = craterOf(world, size.width * (light.sunX < 0.5 ? 0.68 : 0.32), horizon);
  const isOnShore = isByTheSea(world);
  const range = { name: 'vp', depth: 0.14, y: horizon, height: unit * 120, count: 6 };
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    supports: [
      level(world, 'ground', groundY),
      ...(isOnShore ? [level(world, 'water', (horizon + groundY) / 2, { depth: 0.7 })] : []),
    ],
    ambientParticles: ['embers'],
    elements: [
      ...skyElements(world, { horizon, clouds: 1, stars: light.isDark ? 0.7 : 0 }),
      ...(isOnShore
        ? [openWater(world, horizon, groundY)]
        : [peaks(world, { ...range, colour: hex('#6b5a86'), cap: null })]),
      eruption(world, crater),
      volcanoCone(world, crater, horizon),
      ...(isOnShore ? strait : ashlands)(world, horizon, groundY),
      ...(isOnShore ? [steamAtShore(world, crater, horizon)] : []),
    ],
  };
};
