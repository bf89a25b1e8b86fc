import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish, type Standing, sketch } from '../../../draw/furnish.ts';
import { hills, type Line } from '../../../draw/landforms.ts';
import { type PaintArea, paintLayer } from '../../../draw/layer.ts';
import { rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { bush, pine, roundTree } from '../../../draw/props/trees.ts';
import { ellipse } from '../../../draw/strokes.ts';
import { pick } from '../../../random.ts';
import type { Pen } from '../../../things/pen.ts';
import { isAskedFor } from '../../asked-for.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';

const MAPLES = [hex('#c8372d'), hex('#e0582f'), hex('#d8452f')] as const;
const CHERRIES = [hex('#f7b6cb'), hex('#f29fbd'), hex('#fbd0dd')] as const;
const MOSS = [hex('#5f9e4a'), hex('#74ad52'), hex('#4c8a48')] as const;

const BRIDGES = /bridge$/;
const LANTERNS = /^stone-lantern$/;

/** A red bridge that swings up over the water, on a sheet of 260 by 100. */
function archedBridge(p: Pen): void {
  p.path('M0 96Q130 2 260 96L244 100Q130 34 16 100Z', '#b5352b');
  for (const [x, y] of [
    [22, 78],
    [62, 52],
    [108, 38],
    [152, 38],
    [198, 52],
    [238, 78],
  ] as const)
    p.box(x - 3, y - 32, 6, 34, 2, '#a02c25');
  p.line('M14 52Q130 -44 246 52', 6, '#d8483a');
  p.line('M14 68Q130 -26 246 68', 3.4, '#c23e32');
  for (const x of [22, 238]) p.ball(x, 44, 5, '#3b2a2a');
}

/** Maples or, in blossom, cherries, pines in clouds and clipped shrubs. */
export function planting(world: World) {
  const { unit, description } = world;
  const isInBlossom =
    description.particles.includes('petals') || description.moods.includes('spring');
  const leaves = isInBlossom ? CHERRIES : MAPLES;
  const tall = { name: 'jt', count: 9, tall: [170, 270], depth: 0.56 } as const;
  const low = { name: 'js', count: 22, tall: [34, 62], depth: 0.6, down: [0, 10] } as const;
  const trees = row(world, tall, (brush, place, random) => {
    const kind = random();
    if (kind < 0.62) roundTree(brush, world, place, pick(random, leaves));
    else if (kind < 0.8) pine(brush, world, place, { leaf: hex('#3f7a55'), snowy: false });
    else roundTree(brush, world, place, pick(random, MOSS));
  });
  const shrubs = row(world, low, (brush, place, random) =>
    bush(brush, world, place, pick(random, MOSS)),
  );
  return (brush: Brush, line: Line, area: PaintArea) => {
    trees(brush, line, area);
    shrubs(brush, (x) => line(x) + unit * 12, area);
  };
}

/** Where a share of the width is: in the picture, or on the ground that passes. */
const across = (world: World, area: PaintArea, share: number): number =>
  world.speed === 0 ? world.size.width * share : area.left + area.width * share;

/** A lantern and a bridge on the far side of the water. */
export function overWater(world: World, y: number): Element {
  const { unit } = world;
  const plan = { depth: 0.5, top: y - unit * 260, bottom: y + unit * 60 };
  return paintLayer(world, plan, (brush, area) => {
    const bridge: Standing = { x: across(world, area, 0.72), y: y + unit * 26, height: unit * 120 };
    if (!isAskedFor(world, BRIDGES)) sketch(brush, world, bridge, 260, archedBridge);
    const lantern = { x: across(world, area, 0.2), y: y + unit * 12, height: unit * 130 };
    if (!isAskedFor(world, LANTERNS)) furnish(brush, world, 'stone-lantern', lantern);
  });
}

/** A small pond with stones at its edge, a bridge over it, and a lantern. */
function pond(world: World, y: number): Element {
  const { unit, size, light } = world;
  const wide = Math.min(size.width * 0.34, unit * 360);
  const deep = unit * 54;
  const plan = { depth: 0.8, top: y - unit * 280, bottom: y + unit * 150 };
  return paintLayer(world, plan, (brush, area) => {
    const x = across(world, area, 0.62);
    brush.fillStyle = css(litColour(world, hex('#6f9a52'), 0.9));
    ellipse(brush, x, y + unit * 4, wide * 1.14, deep * 1.35);
    const water = mix(litColour(world, hex('#3f8f9a'), 0.9), light.sky[1], 0.28);
    brush.fillStyle = css(mix(water, light.shadow, 0.3));
    ellipse(brush, x, y, wide, deep);
    brush.fillStyle = css(water);
    ellipse(brush, x, y + unit * 5, wide * 0.98, deep * 0.92);
    brush.strokeStyle = css(WHITE, 0.34);
    brush.lineWidth = unit * 2;
    for (const [dx, dy, r] of [
      [-0.5, 0.1, 26],
      [-0.1, 0.42, 34],
      [0.5, 0.2, 24],
      [0.2, -0.3, 18],
      [-0.3, -0.35, 16],
    ] as const) {
      brush.beginPath();
      brush.ellipse(x + wide * dx, y + deep * dy, unit * r, unit * r * 0.3, 0, 0, Math.PI * 2);
      brush.stroke();
    }
    brush.fillStyle = css(litColour(world, hex('#5fae62'), 1));
    for (const [dx, dy] of [
      [-0.7, 0.2],
      [-0.6, 0.34],
      [0.66, 0.36],
    ] as const)
      ellipse(brush, x + wide * dx, y + deep * dy, unit * 24, unit * 7);
    const bridge = { x: x + wide * 0.16, y: y + unit * 30, height: unit * 150 };
    if (!isAskedFor(world, BRIDGES)) sketch(brush, world, bridge, 260, archedBridge);
    const random = world.random('japanese-stones');
    for (let at = 0; at < 15; at += 1) {
      const turn = (Math.PI * (at + 0.5)) / 15;
      const place = { x: x + Math.cos(turn) * wide, y: y + Math.sin(turn) * deep + unit * 14 };
      const height = unit * (22 + random() * 20);
      rock(brush, world, { ...place, height, depth: 0.95 }, hex('#8f949c'));
    }
    const lantern = { x: across(world, area, 0.17), y: y + unit * 40, height: unit * 190 };
    if (!isAskedFor(world, LANTERNS)) furnish(brush, world, 'stone-lantern', lantern);
  });
}

/** Gravel that is raked in lines, and in rings around mossy stones. */
function raked(world: World, sand: ReturnType<typeof hex>) {
  const { unit, size } = world;
  return (brush: Brush, line: Line, area: PaintArea) => {
    const lit = litColour(world, sand, 1);
    brush.lineWidth = unit * 2.6;
    brush.strokeStyle = css(mix(lit, world.light.shadow, 0.3), 0.5);
    for (let down = 22; down < 420; down += 15 + down * 0.05) {
      brush.beginPath();
      brush.moveTo(area.left, line(area.left) + unit * down);
      for (let x = area.left; x <= area.left + area.width; x += unit * 24)
        brush.lineTo(x, line(x) + unit * (down + Math.sin(x / (unit * 90)) * 3));
      brush.stroke();
    }
    for (const [share, down, wide] of [
      [0.1, 96, 84],
      [0.93, 70, 66],
    ] as const) {
      const x = across(world, area, share);
      const y = line(x) + unit * down + (size.height > size.width ? unit * 60 : 0);
      for (const ring of [1.7, 1.45, 1.2]) {
        brush.fillStyle = css(ring === 1.45 ? mix(lit, world.light.shadow, 0.16) : lit);
        ellipse(brush, x, y, unit * wide * ring, unit * wide * ring * 0.3);
      }
      brush.fillStyle = css(litColour(world, hex('#5c9448'), 1));
      ellipse(brush, x, y, unit * wide, unit * wide * 0.26);
      const stone = { x, y: y + unit * 4, height: unit * wide * 0.8, depth: 1 };
      rock(brush, world, stone, hex('#7f858e'));
    }
  };
}

/** Moss, maples and a pond behind raked gravel. */
export const paintJapaneseGarden: PaintSetting = (world) => {
  const { unit, light } = world;
  const levels = defaultLevels(world, -0.05);
  const { horizon, groundY } = levels;
  const sand = hex('#ded6c4');
  const far = { name: 'j1', depth: 0.3, y: horizon - unit * 12, swell: 30, waves: [2, 3] };
  const bank = { name: 'j2', depth: 0.62, y: horizon + unit * 44, swell: 6, waves: [1, 2] };
  const near = { name: 'j3', depth: 0.95, y: groundY - unit * 66, swell: 6, waves: [1, 2] };
  const water = bank.y + (near.y - bank.y) * 0.52;
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: light.isDark ? ['fireflies'] : [],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1 : 0 }),
      hills(world, { ...far, colour: mix(MOSS[2], hex('#6fa0c0'), 0.4), headroom: 20 }),
      hills(world, {
        ...bank,
        colour: hex('#7fb25c'),
        headroom: 300,
        behind: planting(world),
      }),
      pond(world, water),
      hills(world, { ...near, colour: sand, headroom: 30, onto: raked(world, sand) }),
    ],
  };
};

export const isJapanese = ({ description }: World): boolean =>
  description.extras?.includes('japanese') === true;
