import { css, hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { mesas } from '../../../draw/mountains.ts';
import { grassTuft } from '../../../draw/props/plants.ts';
import { type RowPlan, row } from '../../../draw/props/rows.ts';
import type { Placement } from '../../../draw/props/trees.ts';
import { ellipse, fromTop } from '../../../draw/strokes.ts';
import { waves } from '../../../draw/water.ts';
import { defaultLevels, level, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';

const GRASS = hex('#dcb455');

/** An acacia: a forked trunk under a flat crown. */
function acacia(brush: Brush, world: World, { x, y, height, depth }: Placement): void {
  const bark = litColour(world, hex('#6f4a34'), depth);
  const leaf = litColour(world, hex('#6f8f3a'), depth);
  brush.strokeStyle = css(bark);
  brush.lineCap = 'round';
  for (const [lean, wide] of [
    [-0.34, 0.05],
    [0.3, 0.05],
    [0.02, 0.035],
  ] as const) {
    brush.lineWidth = height * wide;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(
      x + lean * height * 0.1,
      y - height * 0.5,
      x + lean * height,
      y - height * 0.8,
    );
    brush.stroke();
  }
  for (const [dx, up, across, down] of [
    [-0.36, 0.8, 0.34, 0.09],
    [0.34, 0.82, 0.36, 0.09],
    [0, 0.9, 0.46, 0.11],
  ] as const) {
    const at = { x: x + dx * height, y: y - up * height };
    brush.fillStyle = css(mix(leaf, world.light.shadow, 0.35));
    ellipse(brush, at.x, at.y + height * 0.03, across * height, down * height);
    brush.fillStyle = fromTop(
      brush,
      [at.y - down * height, at.y + down * height],
      [mix(leaf, world.light.key, 0.35), leaf],
    );
    ellipse(brush, at.x, at.y, across * height, down * height);
  }
}

function acacias(world: World, plan: RowPlan) {
  return row(world, plan, (brush, placement) => acacia(brush, world, placement));
}

function tufts(world: World, plan: RowPlan) {
  const straw = mix(litColour(world, hex('#c99a3f'), plan.depth), world.light.shadow, 0.12);
  return row(world, plan, (brush, placement, random) =>
    grassTuft(brush, mix(straw, world.light.key, random() * 0.3), placement, random),
  );
}

/** The grass that one stands in, or a river that one wades through. */
function ground(world: World, groundY: number): Element[] {
  const { unit, description } = world;
  if (description.landscape !== undefined) {
    const water = { swell: 5, crests: 5, colour: hex('#5f9fae') };
    return [
      waves(world, { ...water, name: 'svw1', depth: 0.8, y: groundY - unit * 86 }),
      waves(world, { ...water, name: 'svw2', depth: 0.95, y: groundY - unit * 52 }),
      waves(world, { ...water, name: 'svw3', depth: 1.04, y: groundY - unit * 14 }),
    ];
  }
  const near = { name: 'sv3', depth: 0.95, y: groundY - unit * 76, swell: 10, waves: [1, 2] };
  const grass = { name: 'sg3', count: 60, tall: [22, 46], depth: 1, down: [6, 150] } as const;
  return [hills(world, { ...near, colour: GRASS, headroom: 40, onto: tufts(world, grass) })];
}

/** Dry grass with acacias to the horizon. */
export const paintSavanna: PaintSetting = (world) => {
  const { unit, light, description } = world;
  const { horizon, groundY } = defaultLevels(world);
  const range = { name: 'sv0', depth: 0.12, y: horizon + unit * 6, height: unit * 80, count: 4 };
  const far = { name: 'sv1', depth: 0.3, y: horizon + unit * 2, swell: 10, waves: [2, 3] };
  const mid = { name: 'sv2', depth: 0.62, y: horizon + unit * 52, swell: 14, waves: [1, 2] };
  const edge = { name: 'sv4', depth: 1.35, y: groundY + unit * 104, swell: 12, waves: [2, 3] };
  const shaded = mix(GRASS, light.shadow, 0.3);
  const isBathed =
    description.landscape !== undefined &&
    description.subjects.some(
      ({ motions, states }) => motions.includes('swim') || states.includes('wading'),
    );
  return {
    surface: isBathed ? 'water' : 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ...(isBathed ? { supports: [level(world, 'water', groundY)] } : {}),
    ambientParticles: light.isDark ? ['fireflies'] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 2, stars: light.isDark ? 1.2 : 0 }),
      mesas(world, { ...range, colour: hex('#a88aa0') }),
      hills(world, {
        ...far,
        colour: mix(GRASS, hex('#c98a6a'), 0.3),
        headroom: 90,
        behind: acacias(world, { name: 'sa1', count: 11, tall: [40, 74], depth: 0.34 }),
      }),
      hills(world, {
        ...mid,
        colour: mix(GRASS, hex('#c98a6a'), 0.12),
        headroom: 260,
        behind: acacias(world, {
          name: 'sa2',
          count: 4,
          tall: [190, 250],
          depth: 0.66,
          clearing: 0.36,
        }),
        onto: tufts(world, { name: 'sg2', count: 46, tall: [14, 26], depth: 0.7, down: [6, 46] }),
      }),
      ...ground(world, groundY),
      hills(world, {
        ...edge,
        colour: shaded,
        headroom: 100,
        blur: 3,
        behind: tufts(world, { name: 'sg4', count: 30, tall: [80, 130], depth: 1, down: [10, 30] }),
      }),
    ],
  };
};
