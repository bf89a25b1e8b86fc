import { type Colour, css, hex, mix } from '../../../draw/colour.ts';
import type { PaintArea } from '../../../draw/layer.ts';
import { peak } from '../../../draw/mountains.ts';
import { pine, SNOW_WHITE } from '../../../draw/props/trees.ts';
import { isSnowy, snowTones } from '../../../draw/snow-cover.ts';
import { ellipse, fromTop } from '../../../draw/strokes.ts';
import type { LandFromAbove, Setting } from '../../../parse-prompt/scene-description.ts';
import { between, pick, type Random } from '../../../random.ts';
import { type Brush, litColour, type World } from '../../world.ts';
import { foliage } from '../land/meadow.ts';
import { bloomFromAbove, housesOf, terraces } from './farmed-from-above.ts';
import type { Ground } from './shapes-from-above.ts';

type Growth =
  | 'canopy'
  | 'pines'
  | 'scattered'
  | 'fields'
  | 'ridges'
  | 'peaks'
  | 'rows'
  | 'terraces'
  | 'houses';

interface Cover {
  readonly colour: string;
  readonly growth: Growth;
}

const GRASS: Cover = { colour: '#7cbf55', growth: 'scattered' };

const COVERS: Readonly<Partial<Record<Setting, Cover>>> = {
  forest: { colour: '#2f6b3c', growth: 'canopy' },
  jungle: { colour: '#235f38', growth: 'canopy' },
  'bamboo-forest': { colour: '#4f8a3c', growth: 'canopy' },
  swamp: { colour: '#56703c', growth: 'canopy' },
  snow: { colour: '#eef3fc', growth: 'pines' },
  mountains: { colour: '#5f7f52', growth: 'peaks' },
  summit: { colour: '#8a90a0', growth: 'peaks' },
  canyon: { colour: '#c47a48', growth: 'ridges' },
  volcano: { colour: '#5a4a4e', growth: 'ridges' },
  desert: { colour: '#e3b070', growth: 'ridges' },
  dunes: { colour: '#e8b46a', growth: 'ridges' },
  savanna: { colour: '#cfae5c', growth: 'scattered' },
  farm: { colour: '#93b64e', growth: 'fields' },
  vineyard: { colour: '#8aa84a', growth: 'rows' },
  'rice-terraces': { colour: '#7fb84e', growth: 'terraces' },
  village: { colour: '#86bb5c', growth: 'houses' },
};

interface Covering {
  readonly plan: LandFromAbove;
  readonly ground: Ground;
  readonly area: PaintArea;
  readonly isFree: (x: number, y: number, reach: number) => boolean;
  readonly part: 'ground' | 'growth';
}

/** A crown as it is seen from the air: dark below, light where the sun is. */
function crown(brush: Brush, world: World, at: { x: number; y: number; r: number }, leaf: Colour) {
  const { light } = world;
  const { x, y, r } = at;
  const side = light.sunX < 0.5 ? -1 : 1;
  brush.fillStyle = css(mix(leaf, light.shadow, 0.5), 0.85);
  ellipse(brush, x - side * r * 0.18, y + r * 0.22, r, r * 0.86);
  brush.fillStyle = css(leaf);
  ellipse(brush, x, y, r * 0.94, r * 0.8);
  brush.fillStyle = css(mix(leaf, light.key, 0.34), 0.85);
  ellipse(brush, x + side * r * 0.26, y - r * 0.24, r * 0.5, r * 0.4);
}

/** Calls `put` in rows from the distance to the viewer. */
function inRows(
  world: World,
  { ground, area, isFree }: Covering,
  [step, reach]: readonly [number, number],
  put: (x: number, y: number, size: number, random: Random) => void,
): void {
  const random = world.random('cover');
  const { horizon, bottom, scale } = ground;
  for (let y = horizon + 2; y < bottom + step; y += step * scale(y) * 0.62) {
    const size = scale(y);
    for (let x = area.left; x < area.left + area.width + step; x += step * Math.max(0.12, size)) {
      const [dx, dy] = [between(random, -0.4, 0.4), between(random, -0.3, 0.3)];
      const spot = { x: x + dx * step * size, y: y + dy * step * size };
      if (isFree(spot.x, spot.y, reach * size)) put(spot.x, spot.y, size, random);
    }
  }
}

function canopy(brush: Brush, world: World, covering: Covering): void {
  const { unit, description } = world;
  const isSeason = description.moods.includes('autumn') || description.moods.includes('spring');
  const greens = [hex('#2f7a44'), hex('#3d8f4a'), hex('#4f9d3f'), hex('#2a6b4a')] as const;
  const snow = isSnowy(world) ? snowTones(world, 0.9) : null;
  inRows(world, covering, [unit * 74, unit * 40], (x, y, size, random) => {
    const r = unit * between(random, 34, 54) * size;
    const own = pick(random, isSeason ? foliage(world) : greens);
    const leaf = litColour(world, own, 0.45 + 0.5 * size);
    crown(brush, world, { x, y, r }, snow === null ? leaf : mix(leaf, snow.body, 0.6));
  });
}

function pines(brush: Brush, world: World, covering: Covering): void {
  const { unit } = world;
  inRows(world, covering, [unit * 120, unit * 30], (x, y, size, random) => {
    if (random() < 0.45) return;
    const height = unit * between(random, 80, 130) * size;
    const leaf = mix(hex('#2f7d5b'), hex('#1f5f6b'), random() * 0.7);
    pine(
      brush,
      world,
      { x, y: y + height * 0.3, height, depth: 0.5 + 0.4 * size },
      {
        leaf,
        snowy: true,
      },
    );
  });
}

function scattered(brush: Brush, world: World, covering: Covering): void {
  const { unit } = world;
  const greens = foliage(world);
  inRows(world, covering, [unit * 190, unit * 40], (x, y, size, random) => {
    if (random() < 0.5) return;
    const leaf = litColour(world, pick(random, greens), 0.45 + 0.5 * size);
    crown(brush, world, { x, y, r: unit * between(random, 18, 44) * size }, leaf);
  });
}

/** Mountains on both sides of a road, a river or a lake, which they do not hide. */
function massifs(brush: Brush, world: World, covering: Covering): void {
  const { unit } = world;
  const { isFree } = covering;
  inRows(world, covering, [unit * 330, unit * 90], (x, y, size, random) => {
    const tall = unit * between(random, 330, 560) * size;
    const half = tall * between(random, 0.62, 0.85);
    const foot = y + tall * 0.2;
    const steps = [0, 0.25, 0.5, 0.75, 1];
    const isInTheWay = steps.some((up) => !isFree(x, foot - tall * up, half * (1.04 - up * 0.8)));
    if (isInTheWay) return;
    const stone = mix(hex('#7c86a4'), hex('#6b7565'), random() * 0.6);
    const look = { colour: stone, cap: SNOW_WHITE, depth: 0.35 + 0.5 * size };
    peak(
      brush,
      world,
      { ...look, name: 'massif', y: foot, height: tall, count: 1, sunk: 8 * size },
      { x, half, tall },
    );
  });
}

const CROPS = [
  '#8fb64a',
  '#c9b24a',
  '#a8c766',
  '#6f9f45',
  '#b08a52',
  '#dcc65a',
  '#86a84e',
] as const;

/** Fields of different crops, which get narrower towards the horizon. */
function fields(brush: Brush, world: World, { ground }: Covering, isLined: boolean): void {
  const { unit, light, size } = world;
  const { horizon, bottom, scale } = ground;
  const random = world.random('fields');
  const bloom = bloomFromAbove(world);
  const middle = size.width / 2;
  let y = horizon + 1;
  while (y < bottom) {
    const tall = Math.max(3, unit * (isLined ? 44 : 150) * scale(y));
    let x = -6;
    while (x < 6) {
      const wide = between(random, 0.35, 0.8) * (isLined ? 2.4 : 1);
      const edge = (at: number, row: number) => middle + at * unit * 420 * scale(row);
      const own = isLined ? (random() < 0.5 ? '#8fb64a' : '#79a544') : pick(random, CROPS);
      // Two of three fields bloom.
      const isBlooming = bloom !== null && random() < 0.66;
      const crop = isBlooming ? mix(hex(bloom), hex(own), random() * 0.3) : hex(own);
      const tone = litColour(world, crop, 0.4 + 0.5 * scale(y));
      brush.fillStyle = css(tone);
      brush.beginPath();
      const bow = isLined ? tall * 0.5 * Math.sin(x * 2) : 0;
      brush.moveTo(edge(x, y), y + bow);
      brush.lineTo(edge(x + wide, y), y + bow);
      brush.lineTo(edge(x + wide, y + tall), y + tall + 1 + bow);
      brush.lineTo(edge(x, y + tall), y + tall + 1 + bow);
      brush.fill();
      brush.strokeStyle = css(mix(tone, light.shadow, 0.42), 0.6);
      brush.lineWidth = Math.max(1, unit * 4 * scale(y));
      brush.stroke();
      x += wide;
    }
    y += tall;
  }
}

/** Crests of sand or stone with a lit and a dark side. */
function ridges(brush: Brush, world: World, { ground, area }: Covering, colour: Colour): void {
  const { unit, light } = world;
  const { horizon, bottom, scale } = ground;
  const random = world.random('ridges');
  for (let y = horizon + 4; y < bottom + unit * 120; y += unit * 92 * scale(y)) {
    const phase = random() * 6;
    const long = between(random, 0.004, 0.007);
    const tall = unit * 40 * scale(y);
    const line = (x: number) => y + Math.sin((x * long) / scale(y) ** 0.6 + phase) * tall;
    const tone = litColour(world, colour, 0.4 + 0.55 * scale(y));
    brush.fillStyle = fromTop(
      brush,
      [y - tall, y + tall * 3],
      [mix(tone, light.key, 0.3), mix(tone, light.shadow, 0.3)],
    );
    brush.beginPath();
    brush.moveTo(area.left, bottom);
    for (let x = area.left; x <= area.left + area.width + 8; x += 8) brush.lineTo(x, line(x));
    brush.lineTo(area.left + area.width + 8, bottom);
    brush.fill();
  }
}

/** The colour of the land itself. */
export function landColour(world: World, plan: LandFromAbove): Colour {
  return litColour(world, hex((COVERS[plan.ground] ?? GRASS).colour), 0.9);
}

/** What covers the land: its ground first, and what grows on it after the water is painted. */
export function coverLand(brush: Brush, world: World, covering: Covering): void {
  const { plan, ground, area, part } = covering;
  const cover = COVERS[plan.ground] ?? GRASS;
  const isWhite = isSnowy(world);
  const colour = isWhite ? hex('#eef3fc') : hex(cover.colour);
  const isIsland = plan.features.includes('island');
  if (part === 'ground') {
    const near = litColour(world, colour, 0.95);
    const far = litColour(world, colour, 0.3);
    brush.fillStyle = fromTop(brush, [ground.horizon, ground.bottom], [far, near]);
    brush.fillRect(area.left, ground.horizon, area.width, ground.bottom - ground.horizon);
    if (isIsland) return;
    if (cover.growth === 'fields') fields(brush, world, covering, false);
    if (cover.growth === 'rows') fields(brush, world, covering, true);
    if (cover.growth === 'terraces') terraces(brush, world, ground, area);
    if (cover.growth === 'ridges') ridges(brush, world, covering, colour);
    return;
  }
  if (cover.growth === 'canopy') canopy(brush, world, covering);
  if (cover.growth === 'houses') inRows(world, covering, ...housesOf(brush, world));
  if (cover.growth === 'pines') pines(brush, world, covering);
  if (['scattered', 'fields', 'peaks'].includes(cover.growth)) scattered(brush, world, covering);
  if (cover.growth === 'peaks' && plan.features.length > 0) massifs(brush, world, covering);
}
