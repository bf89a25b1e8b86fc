import { hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { iceBlock } from '../../../draw/props/ice.ts';
import { snowTones } from '../../../draw/snow-cover.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { waves } from '../../../draw/water.ts';
import { between } from '../../../random.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import type { Element, World } from '../../world.ts';
import { calving } from './calving.ts';
import { isAshore } from './near-bank.ts';
import { openWater } from './sea.ts';

/** Blocks of ice side by side, bluer towards the water. */
function wall(world: World, horizon: number, foot: number): Element {
  const { unit, size, margin } = world;
  const random = world.random('glacier');
  const { body } = snowTones(world, 1);
  const width = size.width + margin * 2;
  const top = horizon - unit * 260;
  const plan = { depth: 0.5, top, bottom: foot + unit * 30 };
  return paintLayer({ ...world, speed: 0 }, plan, (brush) => {
    for (let at = 0; at < 9; at += 1) {
      const wide = (width / 8) * between(random, 1, 1.3);
      const x = -margin + (width / 9) * at - wide * 0.08;
      const height = unit * between(random, 200, 270);
      const tip = between(random, 0.3, 0.7);
      iceBlock(brush, world, { x, y: foot, width: wide, height, depth: 0.8 }, [
        [0.02, 0.82],
        [tip - 0.2, 0.92],
        [tip, 1],
        [0.97, 0.84],
      ]);
    }
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = fromTop(
      brush,
      [horizon - unit * 200, foot],
      [mix(body, WHITE, 0.5), mix(body, hex('#3fb0e6'), 0.5)],
    );
    brush.globalAlpha = 0.45;
    brush.fillRect(-margin, top, width, unit * 600);
    brush.globalAlpha = 1;
    brush.globalCompositeOperation = 'source-over';
  });
}

/** Pieces that have broken off. */
function floes(world: World, from: number, to: number): Element {
  const { unit } = world;
  const random = world.random('floes');
  const plan = { depth: 0.8, top: from - unit * 80, bottom: to + unit * 40 };
  return paintLayer(world, plan, (brush, area) => {
    for (let at = 0; at < 7; at += 1) {
      const wide = unit * between(random, 50, 130);
      const x = area.left + (area.width * (at + random() * 0.7)) / 7;
      const box = { x, y: between(random, from, to), width: wide, height: wide * 0.36, depth: 0.9 };
      iceBlock(brush, world, box, [
        [0.1, 0.6],
        [0.4, 1],
        [0.8, 0.7],
      ]);
    }
  });
}

/** A wall of ice that ends in the water. */
export const paintGlacier: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon } = defaultLevels(world, -0.03);
  const isDry = isAshore(world);
  const groundY = size.height * (isDry ? 0.88 : 0.84);
  const foot = horizon + (size.height * 0.84 - horizon) * 0.36;
  const colour = hex('#3f9fc0');
  const { body } = snowTones(world, 1);
  const far = { name: 'gl1', depth: 0.2, y: horizon - unit * 190, swell: 46, waves: [1, 2, 3] };
  const field = { name: 'gl3', depth: 1.04, y: size.height * 0.82, swell: 12, waves: [1, 2] };
  return {
    surface: isDry ? 'ground' : 'water',
    groundY,
    horizon,
    supports: isDry
      ? [
          level(world, 'ground', groundY, { depth: 1.06 }),
          level(world, 'ice', groundY, { depth: 1.06 }),
        ]
      : [level(world, 'water', groundY, { span: [0, 1] })],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon: foot, clouds: 3, stars: light.isDark ? 1 : 0 }),
      hills(world, { ...far, colour: mix(hex('#7f8fb0'), body, 0.5) }),
      openWater(world, foot - unit * 20, size.height + world.margin),
      wall(world, horizon, foot),
      ...(world.description.extras?.includes('calving') === true ? [calving(world, foot)] : []),
      waves(world, { name: 'gw1', depth: 0.6, y: foot + unit * 20, swell: 5, crests: 8, colour }),
      floes(world, foot + unit * 40, groundY - unit * 30),
      waves(world, { name: 'gw2', depth: 0.95, y: groundY, swell: 6, crests: 5, colour }),
      ...(isDry ? [hills(world, { ...field, colour: body })] : []),
    ],
  };
};
