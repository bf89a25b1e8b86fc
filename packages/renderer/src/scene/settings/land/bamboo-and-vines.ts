import { css, hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { row } from '../../../draw/props/rows.ts';
import { bush, type Placement } from '../../../draw/props/trees.ts';
import { sideLit } from '../../../draw/strokes.ts';
import { between, type Random } from '../../../random.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { leafyRow, meadowGreen } from './meadow.ts';

/** A stalk with joints and a few leaves. */
function bamboo(brush: Brush, world: World, place: Placement, random: Random): void {
  const { x, y, height, depth } = place;
  const wide = height * 0.021;
  const green = litColour(world, mix(hex('#7fae4a'), hex('#4f8a44'), random()), depth);
  brush.fillStyle = sideLit(brush, world, green, [x - wide, x + wide]);
  brush.fillRect(x - wide, y - height, wide * 2, height + world.unit * 20);
  brush.fillStyle = css(mix(green, world.light.shadow, 0.4));
  for (let at = 1; at < 9; at += 1)
    brush.fillRect(x - wide * 1.15, y - (height * at) / 9, wide * 2.3, Math.max(1, wide * 0.3));
  brush.fillStyle = css(mix(green, world.light.key, 0.2));
  for (let at = 0; at < 7; at += 1) {
    const side = at % 2 === 0 ? 1 : -1;
    const from = y - height * between(random, 0.45, 0.98);
    brush.beginPath();
    brush.moveTo(x, from);
    brush.quadraticCurveTo(
      x + side * height * 0.06,
      from - height * 0.04,
      x + side * height * 0.13,
      from + height * 0.02,
    );
    brush.quadraticCurveTo(x + side * height * 0.06, from, x, from);
    brush.fill();
  }
}

export const paintBambooForest: PaintSetting = (world) => {
  const { unit, light } = world;
  const { horizon, groundY } = defaultLevels(world, 0.02);
  const floor = hex('#6f9a4a');
  const put = (brush: Brush, place: Placement, random: Random) =>
    bamboo(brush, world, place, random);
  const rank = (
    name: string,
    depth: number,
    y: number,
    count: number,
    tall: number,
    clearing = 0,
  ) =>
    hills(world, {
      name,
      depth,
      y,
      swell: 10,
      waves: [1, 3],
      colour: mix(floor, hex('#4f8f7a'), 1 - depth),
      headroom: tall + 20,
      behind: row(
        world,
        { name: `${name}s`, count, tall: [tall * 0.9, tall], depth, clearing },
        put,
      ),
    });
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: light.isDark ? ['fireflies'] : ['leaves'],
    elements: [
      ...skyElements(world, { horizon, clouds: 1, stars: light.isDark ? 0.6 : 0 }),
      rank('bf1', 0.3, horizon - unit * 10, 54, 420),
      rank('bf2', 0.5, horizon + unit * 24, 34, 520, 0.1),
      rank('bf3', 0.75, horizon + unit * 70, 16, 640, 0.36),
      hills(world, {
        name: 'bf4',
        depth: 0.95,
        y: groundY - unit * 56,
        swell: 10,
        waves: [1, 2],
        colour: floor,
      }),
    ],
  };
};

/** Rows of vines that run towards the viewer. */
function vines(world: World, top: number, bottom: number): Element {
  const { size, unit } = world;
  const random = world.random('vines');
  return paintLayer(world, { depth: 0.9, top: top - unit * 40, bottom }, (brush) => {
    const leaf = hex(world.description.moods.includes('autumn') ? '#c88a34' : '#4f9a3c');
    const focus = { x: size.width * (world.light.sunX < 0.5 ? 0.6 : 0.4), y: top - unit * 60 };
    for (let share = 0.04; share < 1; share += 0.05) {
      const y = top + (bottom - top) * share ** 1.5;
      const near = (y - focus.y) / (bottom - focus.y);
      const gap = size.width * 0.24 * near;
      const count = Math.ceil(size.width / gap) + 2;
      for (let at = -count; at <= count; at += 1) {
        const place = {
          x: focus.x + at * gap + between(random, -0.05, 0.05) * gap,
          y,
          height: gap * between(random, 0.34, 0.42),
          depth: 0.4 + 0.6 * near,
        };
        bush(brush, world, place, mix(leaf, hex('#7fb04a'), random() * 0.5));
      }
    }
  });
}

export const paintVineyard: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon, groundY } = defaultLevels(world, -0.02);
  const earth = hex('#b98f5c');
  const far = { name: 'vy1', depth: 0.24, y: horizon - unit * 20, swell: 40, waves: [2, 3] };
  const mid = { name: 'vy2', depth: 0.42, y: horizon + unit * 10, swell: 26, waves: [1, 3] };
  const soil = { name: 'vy3', depth: 0.85, y: horizon + unit * 50, swell: 8, waves: [1, 2] };
  const green = meadowGreen(world);
  const trees = leafyRow(world, { name: 'vyt', count: 14, tall: [40, 84], depth: 0.42 });
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: light.isDark ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1 : 0 }),
      hills(world, { ...far, colour: mix(green, hex('#7a9ab0'), 0.5) }),
      hills(world, {
        ...mid,
        colour: mix(green, hex('#a8a04a'), 0.3),
        headroom: 100,
        behind: trees,
      }),
      hills(world, { ...soil, colour: earth }),
      vines(world, horizon + unit * 60, size.height + world.margin),
    ],
  };
};
