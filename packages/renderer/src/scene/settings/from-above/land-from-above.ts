import { type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { peaks } from '../../../draw/mountains.ts';
import { SNOW_WHITE } from '../../../draw/props/trees.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { waterIn } from '../../../draw/water.ts';
import type { LandFromAbove, Setting } from '../../../parse-prompt/scene-description.ts';
import { between } from '../../../random.ts';
import { level, type Scenery, type Support } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { seaColour } from '../water/sea.ts';
import { coverLand, landColour } from './cover-from-above.ts';
import { type Ground, groundOf, isWet, type Ribbon, ribbonsOf } from './shapes-from-above.ts';

/** The shape of water or of a road, from its left to its right edge. */
function trace(brush: Brush, ribbon: Ribbon, ground: Ground, wider = 0): void {
  const { left, right, span } = ribbon;
  const [from, to] = span ?? [ground.horizon, ground.bottom];
  const middle = (from + to) / 2;
  const steps = 90;
  const heights = Array.from({ length: steps + 1 }, (_, at) => from + ((to - from) * at) / steps);
  // A round shape grows around its middle.
  const grown = span === undefined ? 1 : 1 + wider / (right(middle) - left(middle));
  const point = (edge: (y: number) => number, y: number, side: -1 | 1) => {
    if (span === undefined) return brush.lineTo(edge(y) + side * wider * ground.scale(y), y);
    const centre = (left(y) + right(y)) / 2;
    brush.lineTo(centre + (edge(y) - centre) * grown, middle + (y - middle) * grown);
  };
  brush.beginPath();
  for (const y of heights) point(left, y, -1);
  for (const y of heights.toReversed()) point(right, y, 1);
  brush.closePath();
}

/** The sea all around an island, with a beach. */
function island(brush: Brush, world: World, ribbon: Ribbon, ground: Ground, land: Colour): void {
  const { unit, light, size, margin } = world;
  const { horizon, bottom } = ground;
  const sea = waterIn(world, seaColour(world), 0.95);
  const far = waterIn(world, seaColour(world), 0.3);
  brush.fillStyle = fromTop(brush, [horizon, bottom], [far, sea, mix(sea, light.shadow, 0.1)]);
  brush.fillRect(-margin, horizon, size.width + 2 * margin, bottom - horizon);
  swell(brush, world, ground);
  const lagoon = mix(sea, hex('#7ff0e0'), light.isDark ? 0.1 : 0.55);
  for (const [wider, colour] of [
    [190, mix(sea, lagoon, 0.4)],
    [120, mix(sea, lagoon, 0.7)],
    [60, lagoon],
    [12, mix(WHITE, light.fog, 0.15)],
    [0, litColour(world, hex('#f4dfae'), 0.95)],
    [-70, land],
  ] as const) {
    trace(brush, ribbon, ground, wider * unit);
    brush.fillStyle = css(colour);
    brush.fill();
  }
}

function water(brush: Brush, world: World, ribbon: Ribbon, ground: Ground): void {
  const { unit, light } = world;
  const { horizon, bottom } = ground;
  const sea = waterIn(world, seaColour(world), 0.95);
  const isSea = ribbon.kind === 'coast';
  const sand = litColour(world, hex('#f0d9a4'), 0.9);
  const stone = litColour(world, hex('#8d8378'), 0.9);
  const beach = ribbon.isRocky ? stone : sand;
  const shallow = mix(sea, hex('#6fe0d8'), light.isDark ? 0.15 : 0.5);
  for (const [wider, colour] of isSea
    ? ([
        [ribbon.isRocky ? 56 : 190, mix(beach, light.shadow, ribbon.isRocky ? 0.3 : 0)],
        [ribbon.isRocky ? 20 : 60, mix(beach, light.key, 0.2)],
        [0, mix(WHITE, light.fog, 0.2)],
        [-10, shallow],
      ] as const)
    : ([
        [9, mix(sand, light.shadow, 0.2)],
        [0, mix(sea, hex('#5fb8d0'), 0.3)],
      ] as const)) {
    trace(brush, ribbon, ground, wider * unit);
    brush.fillStyle = css(colour);
    brush.fill();
  }
  trace(brush, ribbon, ground, (isSea ? -54 : -12) * unit);
  const far = mix(sea, light.sky[1], 0.35);
  brush.fillStyle = fromTop(brush, [horizon, bottom], [far, sea, mix(sea, light.shadow, 0.12)]);
  brush.fill();
  brush.save();
  brush.clip();
  swell(brush, world, ground);
  brush.restore();
}

/** Short bright strokes on the water. */
function swell(brush: Brush, world: World, { horizon, bottom, scale }: Ground): void {
  const { unit, size, margin } = world;
  const random = world.random('swell');
  brush.strokeStyle = css(WHITE, 0.22);
  brush.lineCap = 'round';
  for (let at = 0; at < 130; at += 1) {
    const y = horizon + (bottom - horizon) * random() ** 0.7;
    const x = -margin + random() * (size.width + 2 * margin);
    const long = unit * between(random, 16, 46) * scale(y);
    brush.lineWidth = Math.max(1, unit * 3.4 * scale(y));
    brush.beginPath();
    brush.moveTo(x - long, y);
    brush.quadraticCurveTo(x, y - long * 0.2, x + long, y);
    brush.stroke();
  }
}

function road(brush: Brush, world: World, ribbon: Ribbon, ground: Ground): void {
  trace(brush, ribbon, ground, world.unit * 5);
  brush.fillStyle = css(litColour(world, hex('#d8d2c4'), 0.9));
  brush.fill();
  trace(brush, ribbon, ground);
  brush.fillStyle = css(litColour(world, hex('#565b68'), 0.9));
  brush.fill();
  brush.fillStyle = css(litColour(world, hex('#f4efd8'), 0.9), 0.9);
  const { horizon, bottom, scale } = ground;
  for (let y = horizon + 4; y < bottom; y += Math.max(3, 26 * world.unit * scale(y))) {
    const middle = (ribbon.left(y) + ribbon.right(y)) / 2;
    const wide = 3.4 * world.unit * scale(y);
    brush.fillRect(middle - wide / 2, y, wide, 12 * world.unit * scale(y));
  }
}

/** How many waves come in at once. */
const LINES = 5;

/** Lines of foam that run towards the shore. */
function surf(world: World, ribbon: Ribbon, ground: Ground): Element {
  const { unit } = world;
  const { horizon, bottom, scale } = ground;
  return {
    depth: 0.62,
    draw(brush, { seconds }) {
      brush.lineCap = 'round';
      for (let line = 0; line < LINES; line += 1) {
        const age = (seconds * 0.16 + line / LINES) % 1;
        const off = unit * (190 - 182 * age);
        brush.strokeStyle = css(WHITE, 0.75 * Math.sin(Math.PI * age));
        for (const edge of ribbon.shores) {
          brush.beginPath();
          for (let y = horizon + unit * 8; y <= bottom; y += unit * 14) {
            const wobble = Math.sin(y * 0.05 + line * 2) * unit * 7 * scale(y);
            brush.lineTo(edge.at(y) + edge.inward * (off * scale(y) + wobble), y);
          }
          brush.lineWidth = unit * (4 + 7 * age);
          brush.stroke();
        }
      }
    },
  };
}

function land(world: World, plan: LandFromAbove, ground: Ground, ribbons: readonly Ribbon[]) {
  const { unit } = world;
  const { horizon, bottom } = ground;
  return paintLayer(world, { depth: 0.6, top: horizon - unit * 90, bottom }, (brush, area) => {
    coverLand(brush, world, { plan, ground, area, isFree: () => true, part: 'ground' });
    for (const ribbon of ribbons)
      if (ribbon.kind === 'road') road(brush, world, ribbon, ground);
      else if (ribbon.kind === 'island')
        island(brush, world, ribbon, ground, landColour(world, plan));
      else water(brush, world, ribbon, ground);
    const isFree = (x: number, y: number, reach: number) =>
      !ribbons.some((ribbon) => isWet(ribbon, x, y, reach));
    coverLand(brush, world, { plan, ground, area, isFree, part: 'growth' });
  });
}

const HIGH: ReadonlySet<Setting> = new Set<Setting>(['mountains', 'summit', 'glacier']);

/** One range of mountains before the other. */
function ranges(world: World, plan: LandFromAbove, { horizon, bottom }: Ground): Element[] {
  if (!HIGH.has(plan.ground)) return [];
  const { unit } = world;
  // Behind the land, so that they do not hide a lake or a road.
  const isBehind = plan.features.length > 0;
  const many = isBehind ? 1 : 5;
  return Array.from({ length: many }, (_, at) => {
    const share = (at / 5) ** 1.2;
    return peaks(world, {
      name: `range-${at}`,
      depth: isBehind ? 0.5 : 0.605 + at * 0.004,
      y: horizon + unit * (isBehind ? 4 : 30) + (bottom - horizon) * share * 0.9,
      height: unit * (90 + 210 * share),
      count: 8 - at,
      colour: mix(hex('#7f8fc0'), hex('#5a6a78'), at / 5),
      cap: SNOW_WHITE,
    });
  });
}

/** Where boats are, and where all others. */
function supportsOf(world: World, ribbons: readonly Ribbon[], y: number): Support[] {
  const wet = ribbons.find(({ kind }) => kind !== 'road');
  const lane = ribbons.find(({ kind }) => kind === 'road');
  const made: Support[] = [level(world, 'ground', y)];
  const { width } = world.size;
  for (const [ribbon, name] of [
    [wet, 'water'],
    [lane, 'road'],
  ] as const) {
    if (ribbon === undefined) continue;
    const [left, right] = [Math.max(0, ribbon.left(y)), Math.min(width, ribbon.right(y))];
    made.push({ name, y, left, right: Math.max(right, left + 1), depth: 1 });
  }
  return made;
}

/** A landscape as it is seen from the air. */
export function paintLandFromAbove(world: World, plan: LandFromAbove): Scenery {
  const { light, size } = world;
  const ground = groundOf(world);
  const ribbons = ribbonsOf(world, plan, ground);
  const groundY = size.height * 0.76;
  return {
    surface: ribbons.some(({ kind }) => kind !== 'road') ? 'water' : 'ground',
    groundY,
    horizon: ground.horizon,
    supports: supportsOf(world, ribbons, groundY),
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, {
        horizon: ground.horizon,
        clouds: 1,
        stars: light.isDark ? 0.6 : 0,
      }),
      land(world, plan, ground, ribbons),
      ...ranges(world, plan, ground),
      ...ribbons.filter(({ shores }) => shores.length > 0).map((one) => surf(world, one, ground)),
      haze(world, ground),
    ],
  };
}

/** The distance is pale. */
function haze(world: World, { horizon }: Ground): Element {
  const { unit, size, margin, light } = world;
  const colour = light.fog;
  const tall = size.height * 0.16;
  return paintLayer(
    world,
    { depth: 0.63, top: horizon - unit * 30, bottom: horizon + tall },
    (brush, area) => {
      const fill = brush.createLinearGradient(0, horizon - unit * 30, 0, horizon + tall);
      fill.addColorStop(0, css(colour, 0));
      fill.addColorStop(0.2, css(colour, 0.75));
      fill.addColorStop(1, css(colour, 0));
      brush.fillStyle = fill;
      brush.fillRect(area.left, horizon - unit * 30, area.width + margin, tall + unit * 30);
    },
  );
}
