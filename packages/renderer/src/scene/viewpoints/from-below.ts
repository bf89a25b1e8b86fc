import { type Colour, css, hex, mix } from '../../draw/colour.ts';
import { paintLayer } from '../../draw/layer.ts';
import { ellipse } from '../../draw/strokes.ts';
import type { SceneDescription, Setting } from '../../parse-prompt/scene-description.ts';
import { between, type Random } from '../../random.ts';
import { mediumOf } from '../../things/media.ts';
import { level, type Scenery } from '../scenery.ts';
import { skyElements } from '../sky.ts';
import { type Brush, type Element, litColour, type World } from '../world.ts';

const TOWERED: ReadonlySet<Setting> = new Set<Setting>([
  'city',
  'street',
  'square',
  'alley',
  'riverside',
]);
const WOODED: ReadonlySet<Setting> = new Set<Setting>([
  'forest',
  'jungle',
  'bamboo-forest',
  'park',
  'meadow',
  'snow',
]);
const HIGH = /skyscraper|building|tree|palm|fir|pine|evergreen|tower-block|leaf|leaves/;

/** What is so high that one looks straight up at it; null where somebody stands before it. */
export function heightsAbove({
  extras,
  setting,
  subjects,
}: SceneDescription): 'towers' | 'trees' | null {
  if (extras?.includes('low-angle') !== true) return null;
  const isOnlyHigh = subjects.every(
    ({ thing }) => HIGH.test(thing) || mediumOf(thing) === 'air' || mediumOf(thing) === 'celestial',
  );
  if (!isOnlyHigh) return null;
  if (TOWERED.has(setting)) return 'towers';
  const hasTrees = subjects.some(({ thing }) => HIGH.test(thing));
  const isWood = setting === 'forest' || setting === 'jungle' || setting === 'bamboo-forest';
  return WOODED.has(setting) && (hasTrees || isWood) ? 'trees' : null;
}

/** Where all that is upright leads to. */
const zenith = ({ size }: World) => ({ x: size.width / 2, y: size.height * 0.45 });

type Point = readonly [number, number];

/** One wall: its foot is beyond the edge of the picture, its roof nearer to the zenith. */
interface Wall {
  readonly turn: number;
  readonly wide: number;
  readonly roof: number;
  readonly colour: Colour;
}

const at = (world: World, turn: number, share: number): Point => {
  const { size } = world;
  const { x, y } = zenith(world);
  return [
    x + Math.cos(turn) * size.width * 0.78 * share,
    y + Math.sin(turn) * size.height * 0.86 * share,
  ];
};

function quad(brush: Brush, points: readonly Point[]): void {
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.closePath();
  brush.fill();
}

function wall(
  brush: Brush,
  world: World,
  { turn, wide, roof, colour }: Wall,
  random: Random,
): void {
  const [left, right] = [turn - wide / 2, turn + wide / 2];
  const side = left + wide * 0.72;
  brush.fillStyle = css(mix(colour, world.light.shadow, 0.4));
  quad(brush, [
    at(world, side, 1.5),
    at(world, right, 1.5),
    at(world, right, roof * 1.06),
    at(world, side, roof),
  ]);
  brush.fillStyle = css(colour);
  quad(brush, [
    at(world, left, 1.5),
    at(world, side, 1.5),
    at(world, side, roof),
    at(world, left, roof),
  ]);
  const lit = world.light.isDark ? 0.55 : 0.12;
  const glass = mix(mix(colour, hex('#24324e'), 0.5), world.light.sky[1], 0.3);
  // Storeys shrink towards the roof, as they are farther away.
  for (let floor = 0, low = 1.4; floor < 14 && low > roof * 1.06; floor += 1) {
    const high = Math.max(roof * 1.03, low - (low - roof * 0.7) * 0.13);
    const top = low - (low - high) * 0.6;
    for (let pane = 0; pane < 4; pane += 1) {
      const from = left + (side - left) * (0.08 + pane * 0.235);
      const to = from + (side - left) * 0.15;
      brush.fillStyle = css(random() < lit ? hex('#ffdc8a') : glass);
      quad(brush, [
        at(world, from, low),
        at(world, to, low),
        at(world, to, top),
        at(world, from, top),
      ]);
    }
    low = high;
  }
}

function towers(world: World): Element {
  const { size, margin, moods } = { ...world, ...world.description };
  const random = world.random('towers-above');
  const tones = moods.includes('neon')
    ? ['#3a2470', '#1c3a6e', '#5a1f6e']
    : ['#7f93b8', '#a9b4c9', '#8a7fa8', '#6f8ea6', '#b49c8c'];
  return paintLayer(
    { ...world, speed: 0 },
    { depth: 0.6, top: -margin, bottom: size.height + margin },
    (brush) => {
      const walls = Array.from({ length: 11 }, (_, index) => ({
        turn: (index / 11) * Math.PI * 2 + between(random, -0.08, 0.08),
        wide: between(random, 0.44, 0.62),
        roof: between(random, 0.3, 0.56),
        colour: litColour(world, hex(tones[index % tones.length] ?? '#7f93b8'), 0.9),
      }));
      for (const one of walls.toSorted((first, second) => first.roof - second.roof))
        wall(brush, world, one, random);
    },
  );
}

function trunks(brush: Brush, world: World): void {
  const random = world.random('trunks-above');
  const isPale = world.description.setting === 'bamboo-forest';
  for (let index = 0; index < 13; index += 1) {
    const turn = (index / 13) * Math.PI * 2 + between(random, -0.14, 0.14);
    const wide = between(random, 0.07, 0.13);
    const bark = litColour(world, hex(isPale ? '#7fb457' : '#6b4a36'), 0.95);
    const roof = between(random, 0.34, 0.5);
    brush.fillStyle = css(bark);
    quad(brush, [
      at(world, turn - wide, 1.5),
      at(world, turn + wide, 1.5),
      at(world, turn + wide * 0.3, roof),
      at(world, turn - wide * 0.3, roof),
    ]);
    brush.fillStyle = css(mix(bark, world.light.shadow, 0.4));
    quad(brush, [
      at(world, turn + wide * 0.35, 1.5),
      at(world, turn + wide, 1.5),
      at(world, turn + wide * 0.3, roof),
      at(world, turn + wide * 0.1, roof),
    ]);
  }
}

function crowns(world: World, depth: number, [inner, outer]: Point, shade: number): Element {
  const { size, margin, unit } = world;
  return paintLayer(
    { ...world, speed: 0 },
    {
      depth,
      top: -margin,
      bottom: size.height + margin,
      sway: ({ seconds }) => ({ x: Math.sin(seconds * 0.8 + depth * 9) * unit * 5, y: 0 }),
    },
    (brush) => {
      if (depth < 0.6) trunks(brush, world);
      const random = world.random(`crowns-${depth}`);
      const isSnow = world.description.setting === 'snow';
      const green = isSnow ? hex('#dfeaf4') : hex('#4f9a4a');
      for (let index = 0; index < 150; index += 1) {
        const turn = random() * Math.PI * 2;
        const [x, y] = at(world, turn, between(random, inner, outer));
        const leaf = mix(
          litColour(world, mix(green, hex('#2f6f4a'), random()), 0.95),
          world.light.shadow,
          shade * random(),
        );
        brush.fillStyle = css(random() < 0.15 ? mix(leaf, world.light.key, 0.35) : leaf);
        const radius = unit * between(random, 20, 56);
        ellipse(brush, x, y, radius, radius * 0.86);
      }
    },
  );
}

/** What one sees who looks straight up: roofs or crowns around a piece of sky. */
export function fromBelow(world: World, kind: 'towers' | 'trees'): Scenery {
  const { size, light } = world;
  const sky = skyElements(
    { ...world, light: { ...light, sunX: 0.54, sunY: 0.5 } },
    { horizon: size.height, clouds: 2, stars: light.isDark ? 1 : 0 },
  );
  const high =
    kind === 'towers'
      ? [towers(world)]
      : [crowns(world, 0.5, [0.36, 0.62], 0.2), crowns(world, 0.8, [0.62, 1.2], 0.6)];
  return {
    surface: 'air',
    groundY: size.height * 0.6,
    horizon: size.height,
    supports: [level(world, 'ground', size.height * 0.96)],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [...sky, ...high],
  };
}
