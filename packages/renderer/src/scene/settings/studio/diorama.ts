import { type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import type { Setting } from '../../../parse-prompt/scene-description.ts';
import { between, pick, type Random } from '../../../random.ts';
import { INDOORS } from '../../indoors.ts';
import { ledge, type Scenery } from '../../scenery.ts';
import { type Brush, litColour, type World } from '../../world.ts';
import { ground } from '../from-above/plan-ground.ts';

/** A block of the world that is seen from a corner above, in pixels. */
interface Block {
  readonly x: number;
  readonly y: number;
  /** Half of its width; it is half as deep as wide. */
  readonly reach: number;
}

/** A point on the block: from -1 to 1 along both of its edges, and how far above it. */
type At = (across: number, along: number, up?: number) => readonly [number, number];

const GROUNDS: readonly (readonly [ReadonlySet<Setting>, string])[] = [
  [new Set<Setting>(['sea', 'underwater', 'lake', 'pond', 'harbour', 'port']), '#3f9fd8'],
  [new Set<Setting>(['beach', 'desert', 'dunes', 'savanna']), '#ecd49a'],
  [new Set<Setting>(['snow', 'iceberg', 'glacier']), '#eef4fb'],
  [new Set<Setting>(['city', 'street', 'square', 'road', 'alley', 'market']), '#a9adba'],
  [new Set<Setting>(['moon', 'space', 'volcano', 'cave']), '#8f8a98'],
  [new Set<Setting>(['mars', 'alien-planet', 'canyon']), '#cf7a52'],
];
const TREES: ReadonlySet<Setting> = new Set<Setting>([
  'forest',
  'meadow',
  'park',
  'garden',
  'village',
  'farm',
  'mountains',
  'campsite',
  'river',
  'lake',
  'jungle',
]);
const TOWERS: ReadonlySet<Setting> = new Set<Setting>(['city', 'street', 'square', 'rooftops']);

const groundOf = (setting: Setting): Colour =>
  hex(
    INDOORS.has(setting)
      ? '#d9a877'
      : (GROUNDS.find(([places]) => places.has(setting))?.[1] ?? '#86c467'),
  );

function shape(brush: Brush, colour: Colour, points: readonly (readonly [number, number])[]): void {
  brush.fillStyle = css(colour);
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.closePath();
  brush.fill();
}

/** A box on the block: its two sides that are seen, and its top. */
function box(
  brush: Brush,
  at: At,
  [across, along, wide, deep, tall]: readonly [number, number, number, number, number],
  colour: Colour,
): void {
  const [left, right, back, front] = [across, across + wide, along, along + deep];
  shape(brush, mix(colour, hex('#20183a'), 0.26), [
    at(left, front),
    at(right, front),
    at(right, front, tall),
    at(left, front, tall),
  ]);
  shape(brush, mix(colour, hex('#20183a'), 0.1), [
    at(right, front),
    at(right, back),
    at(right, back, tall),
    at(right, front, tall),
  ]);
  shape(brush, mix(colour, WHITE, 0.2), [
    at(left, back, tall),
    at(right, back, tall),
    at(right, front, tall),
    at(left, front, tall),
  ]);
}

/** Two walls behind the floor, with windows in the one and pictures on the other. */
function walls(brush: Brush, world: World, at: At): void {
  const wall = litColour(world, hex('#f3e3cf'), 1);
  const tall = 0.96;
  shape(brush, wall, [at(-1, -1), at(1, -1), at(1, -1, tall), at(-1, -1, tall)]);
  shape(brush, mix(wall, hex('#4a3a66'), 0.14), [
    at(-1, -1),
    at(-1, 1),
    at(-1, 1, tall),
    at(-1, -1, tall),
  ]);
  const pane = world.light.isDark ? hex('#3a4a86') : hex('#bfe4fb');
  for (const from of [-0.55, 0.2])
    for (const [edge, colour] of [
      [0.05, WHITE],
      [0, pane],
    ] as const)
      shape(brush, colour, [
        at(from - edge, -1, 0.42 - edge),
        at(from + 0.42 + edge, -1, 0.42 - edge),
        at(from + 0.42 + edge, -1, 0.86 + edge),
        at(from - edge, -1, 0.86 + edge),
      ]);
  for (const [from, colour] of [
    [-0.5, '#e2786a'],
    [0.05, '#5f9fd0'],
    [0.5, '#f0c25a'],
  ] as const)
    shape(brush, litColour(world, hex(colour), 1), [
      at(-1, from, 0.5),
      at(-1, from + 0.3, 0.5),
      at(-1, from + 0.3, 0.8),
      at(-1, from, 0.8),
    ]);
}

/** Lines along both edges, as of boards or tiles. */
function tiles(brush: Brush, at: At, colour: Colour, count: number): void {
  brush.strokeStyle = css(colour, 0.35);
  brush.lineWidth = 1;
  brush.beginPath();
  for (let line = 1; line < count; line += 1) {
    const share = (line / count) * 2 - 1;
    for (const [from, to] of [
      [at(share, -1), at(share, 1)],
      [at(-1, share), at(1, share)],
    ] as const) {
      brush.moveTo(...from);
      brush.lineTo(...to);
    }
  }
  brush.stroke();
}

/** What stands at the two edges behind the actors. */
function behind(brush: Brush, world: World, at: At, random: Random, reach: number): void {
  const { setting } = world.description;
  const places = [-0.8, -0.35, 0.1, 0.55].flatMap((place) => [
    [place, -0.78] as const,
    [-0.78, place + 0.35] as const,
  ]);
  for (const [across, along] of places.toSorted((a, b) => a[0] + a[1] - b[0] - b[1])) {
    if (TOWERS.has(setting)) {
      const tint = hex(pick(random, ['#e8b49a', '#9fb4d8', '#d8c08f', '#b49fd0', '#8fc0b8']));
      const tall = between(random, 0.5, 1.05);
      box(brush, at, [across - 0.14, along - 0.14, 0.3, 0.3, tall], litColour(world, tint, 1));
    } else if (TREES.has(setting)) {
      const [x, y] = at(across, along);
      const name = setting === 'mountains' ? 'evergreen-tree' : 'deciduous-tree';
      furnish(brush, world, name, { x, y, height: reach * between(random, 0.34, 0.46) });
    }
  }
}

/** A small piece of the world on a plain ground, as one sees it from a corner above. */
export function paintDiorama(world: World): Scenery {
  const { size, description, light } = world;
  const { setting } = description;
  const isRoom = INDOORS.has(setting);
  const reach = Math.min(
    size.width * (size.height > size.width ? 0.47 : 0.42),
    size.height * (isRoom ? 0.58 : 0.66),
  );
  const block: Block = { x: size.width / 2, y: size.height * (isRoom ? 0.64 : 0.58), reach };
  const at: At = (across, along, up = 0) => [
    block.x + ((across - along) * reach) / 2,
    block.y + ((across + along) * reach) / 4 - up * reach * 0.5,
  ];
  const top = litColour(world, groundOf(setting), 1);
  const earth = isRoom ? mix(top, hex('#3a2a3a'), 0.35) : litColour(world, hex('#9a6f4f'), 1);
  const thick = -0.26;
  const random = world.random('diorama');
  const plain = mix(mix(light.sky[2], WHITE, light.isDark ? 0.06 : 0.5), hex('#f6d7c4'), 0.2);
  const layer = ground({ ...world, speed: 0 }, plain, (brush) => {
    shape(brush, mix(earth, hex('#20183a'), 0.1), [
      at(-1, 1),
      at(1, 1),
      at(1, 1, thick),
      at(-1, 1, thick),
    ]);
    shape(brush, mix(earth, hex('#20183a'), 0.3), [
      at(1, 1),
      at(1, -1),
      at(1, -1, thick),
      at(1, 1, thick),
    ]);
    shape(brush, top, [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]);
    tiles(brush, at, mix(top, isRoom ? hex('#6a4326') : WHITE, 0.6), isRoom ? 10 : 8);
    if (isRoom) walls(brush, world, at);
    else behind(brush, world, at, random, reach);
  });
  const groundY = block.y + reach * 0.2;
  return {
    surface: 'ground',
    groundY,
    horizon: size.height * 0.2,
    supports: [
      ledge(
        isRoom ? 'floor' : 'ground',
        groundY,
        [block.x - reach * 0.36, block.x + reach * 0.36],
        1,
      ),
    ],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [layer],
  };
}
