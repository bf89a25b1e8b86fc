import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Colour, css, hex, mix, WHITE } from '../../draw/colour.ts';
import { paintLayer } from '../../draw/layer.ts';
import { pine } from '../../draw/props/trees.ts';
import { isSnowy, snowTones } from '../../draw/snow-cover.ts';
import { fromTop } from '../../draw/strokes.ts';
import type { Setting } from '../../parse-prompt/scene-description.ts';
import { between } from '../../random.ts';
import { level, type Scenery } from '../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../world.ts';

const BUILT: ReadonlySet<Setting> = new Set<Setting>([
  'city',
  'street',
  'square',
  'riverside',
  'alley',
]);
const DRY: ReadonlySet<Setting> = new Set<Setting>([
  'desert',
  'dunes',
  'canyon',
  'savanna',
  'mars',
]);

/** What lies beside the road. */
function groundColour(world: World): Colour {
  const { setting, landscape } = world.description;
  if (isSnowy(world)) return snowTones(world, 1).body;
  if (BUILT.has(setting)) return litColour(world, hex('#6d7284'), 1);
  const isDry = DRY.has(setting) || DRY.has(landscape ?? 'road');
  return litColour(world, hex(isDry ? '#dcae70' : '#6fae5c'), 1);
}

function paintHouse(brush: Brush, world: World, at: number, width: number, height: number): void {
  const random = world.random(`ahead-${at}`);
  const tones = ['#7d87b8', '#a5728f', '#6f93a8', '#b08a6e'] as const;
  const wall = litColour(world, hex(tones[at % tones.length] ?? '#7d87b8'), 0.95);
  brush.fillStyle = css(wall);
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = css(mix(wall, world.light.shadow, 0.35));
  brush.fillRect(0, 0, width * 0.16, height);
  const lit = world.light.isDark ? 0.6 : 0.2;
  for (let row = 0; row < 9; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const glass = random() < lit ? hex('#ffd980') : mix(wall, hex('#22304a'), 0.55);
      brush.fillStyle = css(glass);
      brush.fillRect(
        width * (0.24 + column * 0.18),
        height * (0.05 + row * 0.1),
        width * 0.11,
        height * 0.055,
      );
    }
}

/** Trees or houses that pass at both sides, painted once. */
function bitmapsOf(world: World): readonly Canvas[] {
  const { unit, description } = world;
  const isBuilt = BUILT.has(description.setting);
  return Array.from({ length: 4 }, (_, at) => {
    const [width, height] = isBuilt
      ? [unit * 330, unit * (620 + 110 * at)]
      : [unit * 260, unit * 480];
    const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
    const brush = canvas.getContext('2d');
    if (isBuilt) paintHouse(brush, world, at, width, height);
    else
      pine(
        brush,
        world,
        { x: width / 2, y: height, height: height * (0.8 + 0.06 * at), depth: 1 },
        { leaf: mix(hex('#2f7d5b'), hex('#4f9a4a'), at / 4), snowy: isSnowy(world) },
      );
    return canvas;
  });
}

/** How far away what is at this share of the way is seen; 1 is at the wheels. */
const nearness = (share: number) => 1 / (1 + 9 * (1 - share));

/** What stands beside the road comes nearer and passes. */
function passing(world: World, horizon: number, bitmaps: readonly Canvas[]): Element {
  const { size } = world;
  const random = world.random('roadside');
  const isBuilt = BUILT.has(world.description.setting);
  const isBare =
    DRY.has(world.description.setting) || DRY.has(world.description.landscape ?? 'road');
  const count = isBare ? 0 : isBuilt ? 14 : 18;
  const stands = Array.from({ length: count }, (_, at) => ({
    at: at / count,
    side: at % 2 === 0 ? -1 : 1,
    aside: isBuilt ? 1 : between(random, 1, 1.6),
    bitmap: bitmaps[at % bitmaps.length],
  }));
  return {
    depth: 0.9,
    isFixed: true,
    draw(brush, { seconds }) {
      const now = stands
        .map((stand) => ({ ...stand, share: (stand.at + seconds * 0.16) % 1 }))
        .sort((one, other) => one.share - other.share);
      for (const { share, side, aside, bitmap } of now) {
        if (bitmap === undefined) continue;
        const near = nearness(share);
        const y = horizon + (size.height * 1.15 - horizon) * near;
        const [wide, tall] = [bitmap.width * near * 1.25, bitmap.height * near * 1.25];
        const x =
          size.width / 2 + side * (size.width * 0.62 * aside * near + (isBuilt ? wide / 2 : 0));
        brush.globalAlpha = Math.min(1, share * 6);
        brush.drawImage(bitmap, x - wide / 2, y - tall, wide, tall);
      }
      brush.globalAlpha = 1;
    },
  };
}

function road(world: World, horizon: number): Element {
  const { size, margin, light, unit } = world;
  const bottom = size.height + margin;
  const middle = size.width / 2;
  return paintLayer(
    { ...world, speed: 0 },
    { depth: 0.8, top: horizon - 2, bottom },
    (brush, area) => {
      const ground = groundColour(world);
      brush.fillStyle = fromTop(brush, [horizon, bottom], [mix(ground, light.fog, 0.4), ground]);
      brush.fillRect(area.left, horizon, area.width, bottom - horizon);
      const asphalt = litColour(world, hex('#5a6072'), 1);
      const half = size.width * 0.55;
      for (const [by, colour] of [
        [1.08, mix(litColour(world, WHITE, 1), asphalt, 0.2)],
        [1.04, asphalt],
      ] as const) {
        brush.fillStyle = fromTop(brush, [horizon, bottom], [mix(colour, light.fog, 0.4), colour]);
        brush.beginPath();
        brush.moveTo(middle - unit * 5, horizon);
        brush.lineTo(middle + unit * 5, horizon);
        brush.lineTo(middle + half * by, bottom);
        brush.lineTo(middle - half * by, bottom);
        brush.fill();
      }
    },
  );
}

/** The broken line in the middle, which comes towards who drives. */
function dashes(world: World, horizon: number): Element {
  const { size, unit, light } = world;
  const colour = css(mix(WHITE, light.shadow, light.isDark ? 0.3 : 0.05), 0.9);
  const yOf = (share: number) => horizon + (size.height * 1.15 - horizon) * nearness(share);
  return {
    depth: 0.85,
    isFixed: true,
    draw(brush, { seconds }) {
      brush.fillStyle = colour;
      for (let at = 0; at < 10; at += 1) {
        const share = (at / 10 + seconds * 0.32) % 1;
        const [far, near] = [nearness(share), nearness(Math.min(1, share + 0.045))];
        brush.beginPath();
        brush.moveTo(size.width / 2 - unit * 12 * far, yOf(share));
        brush.lineTo(size.width / 2 + unit * 12 * far, yOf(share));
        brush.lineTo(size.width / 2 + unit * 12 * near, yOf(Math.min(1, share + 0.045)));
        brush.lineTo(size.width / 2 - unit * 12 * near, yOf(Math.min(1, share + 0.045)));
        brush.fill();
      }
    },
  };
}

/** What is far in a place, and the road that leads there. */
export function roadAhead(world: World, painted: Scenery): Scenery {
  const horizon = Math.min(painted.horizon, world.size.height * 0.56);
  const far = painted.elements.filter(({ depth }) => depth < 0.5);
  const groundY = world.size.height * 0.72;
  return {
    ...painted,
    surface: 'ground',
    horizon,
    groundY,
    supports: [level(world, 'ground', groundY)],
    elements: [
      ...far,
      road(world, horizon),
      dashes(world, horizon),
      passing(world, horizon, bitmapsOf(world)),
    ],
  };
}
