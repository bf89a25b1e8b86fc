import { css, hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer, paintSides } from '../../../draw/layer.ts';
import { peaks } from '../../../draw/mountains.ts';
import { log } from '../../../draw/props/park.ts';
import { grassTuft, rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { pine, SNOW_WHITE } from '../../../draw/props/trees.ts';
import { isSnowy } from '../../../draw/snow-cover.ts';
import { ellipse } from '../../../draw/strokes.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { pineRow } from './snow.ts';

const GRASS = hex('#5f9a52');

/** Tall pines that frame the clearing from both sides. */
function gate(world: World, y: number): Element {
  const { unit, size } = world;
  const plan = { depth: 0.86, top: y - unit * 620, bottom: y + unit * 30 };
  return paintSides(world, plan, size.width * 0.09 + unit * 140, (brush) => {
    const random = world.random('gate');
    for (const [share, tall] of [
      [-0.03, 560],
      [0.09, 430],
      [0.91, 450],
      [1.03, 590],
    ] as const) {
      const leaf = mix(hex('#2f7d5b'), hex('#1f5f5b'), random());
      const foot = { x: size.width * share, y: y + unit * random() * 14, depth: 0.86 };
      pine(brush, world, { ...foot, height: unit * tall }, { leaf, snowy: isSnowy(world) });
    }
  });
}

/** Trodden earth in the middle with two logs around it. */
function clearing(world: World, groundY: number): Element {
  const { unit, size } = world;
  const plan = { depth: 0.96, top: groundY - unit * 110, bottom: groundY + unit * 90 };
  return paintLayer(world, plan, (brush) => {
    const earth = litColour(world, hex('#b08a5f'), 1);
    brush.fillStyle = css(earth, isSnowy(world) ? 0.18 : 0.42);
    ellipse(brush, size.width / 2, groundY + unit * 6, unit * 330, unit * 48);
    const aside = Math.min(unit * 430, size.width * 0.4);
    for (const side of [-1, 1]) {
      const foot = { x: size.width / 2 + side * aside, y: groundY - unit * 8, depth: 1 };
      log(brush, world, { ...foot, height: unit * 40 });
    }
  });
}

/** A clearing among pines, with mountains and a wide sky. */
export const paintCampsite: PaintSetting = (world) => {
  const { unit, light } = world;
  const { horizon, groundY } = defaultLevels(world, 0.03);
  const range = { name: 'cp', depth: 0.14, y: horizon, height: unit * 190, count: 5 };
  const far = { name: 'cf', depth: 0.34, y: horizon + unit * 6, swell: 18, waves: [2, 3] };
  const mid = { name: 'cm', depth: 0.6, y: horizon + unit * 52, swell: 14, waves: [1, 3] };
  const near = { name: 'cn', depth: 0.95, y: groundY - unit * 92, swell: 8, waves: [1, 2] };
  const wood = pineRow(world, { name: 'cw1', count: 36, tall: [60, 110], depth: 0.32 }, false);
  const firs = pineRow(
    world,
    { name: 'cw2', count: 15, tall: [130, 220], depth: 0.58, clearing: 0.3 },
    false,
  );
  const tufts = { name: 'ct', count: 26, tall: [14, 30], depth: 1, down: [10, 150] } as const;
  const blade = mix(litColour(world, GRASS, 1), light.key, 0.12);
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [
      level(world, 'ground', groundY),
      level(world, 'seat', groundY - unit * 44, { span: [0.06, 0.24], depth: 1 }),
    ],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? ['fireflies'] : [],
    elements: [
      ...skyElements(world, {
        horizon,
        clouds: light.isDark ? 1 : 3,
        stars: light.isDark ? 1.6 : 0,
      }),
      peaks(world, { ...range, colour: hex('#7488b8'), cap: SNOW_WHITE }),
      hills(world, {
        ...far,
        colour: mix(GRASS, hex('#4f8f9f'), 0.5),
        headroom: 120,
        behind: wood,
      }),
      hills(world, {
        ...mid,
        colour: mix(GRASS, hex('#3f7f7a'), 0.25),
        headroom: 240,
        behind: firs,
      }),
      ...(world.speed === 0 ? [gate(world, groundY - unit * 74)] : []),
      hills(world, {
        ...near,
        colour: GRASS,
        headroom: 30,
        onto: row(world, tufts, (brush, placement, random) => {
          if (random() < 0.2)
            rock(brush, world, { ...placement, height: placement.height * 0.7 }, hex('#8d93a0'));
          else grassTuft(brush, blade, placement, random);
        }),
      }),
      clearing(world, groundY),
    ],
  };
};
