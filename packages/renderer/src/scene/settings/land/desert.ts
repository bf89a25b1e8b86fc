import { css, hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { mesas } from '../../../draw/mountains.ts';
import { palm } from '../../../draw/props/palm.ts';
import { cactus, grassTuft, rock } from '../../../draw/props/plants.ts';
import { type RowPlan, row } from '../../../draw/props/rows.ts';
import { bush } from '../../../draw/props/trees.ts';
import { ellipse, fromTop } from '../../../draw/strokes.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { paintDunes } from './dunes.ts';

const SAND = hex('#f2bf75');
const RED = hex('#c8714a');

function cacti(world: World, plan: RowPlan) {
  return row(world, { down: [2, 10], clearing: 0.34, ...plan }, (brush, placement, random) => {
    if (random() < 0.72) cactus(brush, world, placement);
    else rock(brush, world, { ...placement, height: placement.height * 0.4 }, RED);
  });
}

function pebbles(world: World) {
  const plan = { name: 'pebbles', count: 20, tall: [8, 22], depth: 1, down: [12, 140] } as const;
  return row(world, plan, (brush, placement, random) => {
    if (random() < 0.5) rock(brush, world, placement, mix(RED, SAND, 0.4));
    else grassTuft(brush, litColour(world, hex('#b59a52'), 1), placement, random);
  });
}

function dunes(world: World, horizon: number, groundY: number): Element[] {
  const { unit, light } = world;
  const far = { name: 'd1', depth: 0.34, y: horizon + unit * 14, swell: 26, waves: [1, 2] };
  const mid = { name: 'd2', depth: 0.6, y: horizon + unit * 62, swell: 34, waves: [1, 3] };
  const near = { name: 'd3', depth: 0.95, y: groundY - unit * 60, swell: 18, waves: [1, 2] };
  const front = { name: 'd4', depth: 1.4, y: groundY + unit * 100, swell: 22, waves: [1, 2] };
  return [
    hills(world, {
      ...far,
      colour: mix(SAND, RED, 0.42),
      headroom: 60,
      behind: cacti(world, { name: 'dc1', count: 12, tall: [26, 48], depth: 0.34 }),
    }),
    hills(world, {
      ...mid,
      colour: mix(SAND, RED, 0.2),
      headroom: 130,
      behind: cacti(world, { name: 'dc2', count: 6, tall: [80, 122], depth: 0.6 }),
    }),
    hills(world, {
      ...near,
      colour: SAND,
      headroom: 230,
      behind: cacti(world, { name: 'dc3', count: 5, tall: [150, 215], depth: 0.92, clearing: 0.6 }),
      onto: pebbles(world),
    }),
    hills(world, { ...front, colour: mix(SAND, light.shadow, 0.28), blur: 3 }),
  ];
}

/** A pool among palms, where the prompt speaks of one. */
function oasis(world: World, groundY: number): Element[] {
  const { unit, size, light } = world;
  if (world.description.extras?.includes('oasis') !== true) return [];
  const y = groundY - unit * 66;
  const plan = { depth: 0.96, top: y - unit * 360, bottom: groundY + unit * 40 };
  return [
    paintLayer({ ...world, speed: 0 }, plan, (brush) => {
      const water = mix(hex('#3fa8c4'), light.sky[1], 0.3);
      brush.fillStyle = css(litColour(world, hex('#7aa84a'), 1));
      ellipse(brush, size.width / 2, y, size.width * 0.36, unit * 44);
      brush.fillStyle = fromTop(brush, [y - unit * 30, y + unit * 34], [light.sky[2], water]);
      ellipse(brush, size.width / 2, y + unit * 2, size.width * 0.31, unit * 32);
      for (const [share, tall] of [
        [0.16, 330],
        [0.24, 250],
        [0.78, 300],
        [0.86, 340],
      ] as const) {
        const foot = { x: size.width * share, y: y + unit * 6, depth: 0.96 };
        palm(brush, world, { ...foot, height: unit * tall });
        bush(brush, world, { ...foot, x: foot.x + unit * 30, height: unit * 40 }, hex('#5f9a4a'));
      }
    }),
  ];
}

/** They live where there is nothing but sand. */
const OF_DUNES = /camel|pyramid|sphinx/;

export const paintDesert: PaintSetting = (world) => {
  if (world.description.subjects.some(({ thing }) => OF_DUNES.test(thing))) {
    const sandy = paintDunes(world);
    return { ...sandy, elements: [...sandy.elements, ...oasis(world, sandy.groundY)] };
  }
  const { unit, light } = world;
  const { horizon, groundY } = defaultLevels(world, 0.02);
  const range = { name: 'd0', depth: 0.14, y: horizon + unit * 10, height: unit * 150, count: 5 };
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 1, stars: light.isDark ? 1.2 : 0 }),
      mesas(world, { ...range, colour: RED }),
      ...dunes(world, horizon, groundY),
      ...oasis(world, groundY),
    ],
  };
};
