import type { Formation } from '../../parse-prompt/description/formations.ts';
import { isPerson, isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import type { Actor, Path } from '../../scene/actor.ts';
import type { Scenery } from '../../scene/scenery.ts';
import type { World } from '../../scene/world.ts';

/** Where one of many is: its feet, its height as a share of what it was, and how far it is. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth: number;
}

const FORMATIONS: readonly Formation[] = [
  'v-formation',
  'school',
  'ranks',
  'single-file',
  'myriad',
];
const STILL = { x: 0, y: 0, scale: 1, turn: 0, alpha: 1 } as const;

/** Another copy of somebody, at another place. */
function placed(
  actor: Actor,
  copy: number,
  { x, y, scale, depth }: Place,
  path: Path | null,
): Actor {
  const { box } = actor;
  const [width, height] = [box.width * scale, box.height * scale];
  return {
    ...actor,
    copy,
    x,
    y,
    height: actor.height * scale,
    depth,
    box: { x: x - width / 2, y: y - height, width, height },
    path: path ?? actor.path,
  };
}

/** A wedge behind the one who leads. */
function wedge({ size }: World, { box, facing, depth, subject }: Actor): readonly Place[] {
  const wide = size.width * 0.1;
  const scale = Math.min(1, wide / box.width);
  const front = size.width * (facing === 1 ? 0.72 : 0.28);
  // Of jets there are as many as are said; of geese, as many as make a wedge.
  const length = isVehicle(subject.thing) ? subject.count : 9;
  return Array.from({ length }, (_, at) => {
    const rank = Math.ceil(at / 2);
    const side = at % 2 === 0 ? 1 : -1;
    return {
      x: front - facing * rank * wide * 0.85,
      y: size.height * 0.36 + side * rank * size.height * 0.056,
      scale,
      depth: depth - rank * 0.001,
    };
  });
}

/** Close together, all of a size. */
function shoal(world: World, { box, depth }: Actor): readonly Place[] {
  const { size } = world;
  const random = world.random('shoal');
  const wide = size.width * 0.075;
  const scale = Math.min(1, wide / box.width);
  return Array.from({ length: 26 }, (_, at) => {
    const turn = at * 2.4;
    const out = Math.sqrt((at + 0.5) / 26);
    return {
      x: size.width * (0.5 + 0.31 * out * Math.cos(turn)),
      y: size.height * (0.48 + 0.25 * out * Math.sin(turn)),
      scale: scale * (0.85 + 0.3 * random()),
      depth: depth + (at % 5) * 0.001,
    };
  });
}

/** Three rows, the farther ones smaller. */
function rows(
  { size, unit }: World,
  { groundY }: Scenery,
  { box, facing, depth }: Actor,
): readonly Place[] {
  const tall = Math.min(box.height, size.height * 0.42);
  const gap = Math.min(size.width * 0.19, tall * 0.62);
  return [2, 1, 0].flatMap((row) =>
    Array.from({ length: 5 }, (_, at) => ({
      x: size.width / 2 + (at - 2) * gap * (1 - row * 0.1) - facing * row * gap * 0.3,
      y: groundY - row * unit * 42,
      scale: (tall / box.height) * (1 - row * 0.14),
      depth: depth - row * 0.01,
    })),
  );
}

/** One behind the other. */
function file({ size }: World, { box, y, facing, depth }: Actor, count: number): readonly Place[] {
  const many = Math.max(2, Math.min(7, count));
  const gap = (size.width * 0.94) / many;
  const scale = Math.min(1, (gap * 0.94) / box.width);
  return Array.from({ length: many }, (_, at) => ({
    x: size.width / 2 + facing * ((many - 1) / 2 - at) * gap,
    y,
    scale,
    depth: depth - at * 0.001,
  }));
}

/** All over the sky, a few near and most of them far away. */
function myriad({ size, random }: World, { box, depth }: Actor): readonly Place[] {
  const jitter = random('myriad');
  const [many, columns] = size.width < size.height ? [45, 5] : [54, 9];
  const largest = Math.min(size.width, size.height) * 0.2;
  const scale = Math.min(1, largest / Math.max(box.width, box.height));
  const rows = many / columns;
  return Array.from({ length: many }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const near = at % 8 === 3 ? 1 : 0.22 + 0.4 * jitter();
    return {
      x: (size.width * (column + 0.15 + 0.7 * jitter() + (row % 2) * 0.3 - 0.15)) / columns,
      y: size.height * (0.1 + (0.56 * (row + 0.2 + 0.6 * jitter())) / rows),
      scale: scale * near,
      depth: depth - (1 - near) * 0.01,
    };
  });
}

/** Up or along, the near ones faster. */
const drifting =
  ({ size }: World, isRising: boolean, { scale, x }: Place): Path =>
  ({ seconds, progress }) => ({
    ...STILL,
    x: Math.sin(seconds * 0.8 + x) * size.width * 0.006,
    y:
      (isRising ? 0.5 - progress : 0.02 * Math.sin(seconds + x)) *
      size.height *
      0.24 *
      (0.4 + scale),
  });

/** A shoal swims to and fro and turns as one. */
const turning =
  ({ size }: World): Path =>
  ({ seconds }) => ({
    ...STILL,
    x: Math.sin(seconds * 0.9) * size.width * 0.07,
    y: Math.cos(seconds * 0.9) * size.height * 0.05,
    turn: Math.sin(seconds * 0.9) * 0.28,
  });

/** All keep their distance. */
const together =
  ({ size }: World, facing: number): Path =>
  ({ seconds, progress }) => ({
    ...STILL,
    x: facing * (progress - 0.5) * size.width * 0.1,
    y: Math.sin(seconds * 1.2) * size.height * 0.008,
  });

/** Birds fly in a wedge and fish swim in a shoal, whoever looks at them. */
function mayBeIn(kind: string | undefined, { traits, support, subject }: Actor): boolean {
  if (kind === 'myriad') return support === 'none' && traits.medium !== 'scenery';
  if (kind === 'v-formation') return traits.medium === 'air' || support === 'none';
  if (kind === 'school')
    return traits.medium === 'water' || (traits.medium === 'air' && !isPerson(subject.thing));
  return traits.medium !== 'scenery';
}

/** Those of whom the prompt says how they move together, in that order. */
export function inFormation(
  world: World,
  scenery: Scenery,
  actors: readonly Actor[],
): readonly Actor[] {
  const kind = FORMATIONS.find((one) => world.description.extras?.includes(one) === true);
  // The nearest of them: those behind stand higher.
  const [first] = actors
    .filter((actor) => actor.subject.count > 1 && actor.holder === null && mayBeIn(kind, actor))
    .toSorted((one, other) => one.index - other.index || other.y - one.y);
  if (kind === undefined || first === undefined) return actors;
  const leader: Actor = { ...first, isAway: false };
  const others = actors.filter(({ index }) => index !== first.index);
  const copies = (places: readonly Place[], path: Path | null) =>
    places.map((place, copy) => placed(leader, copy, place, path));
  if (kind === 'v-formation')
    return [...others, ...copies(wedge(world, leader), together(world, leader.facing))];
  if (kind === 'school') return [...others, ...copies(shoal(world, leader), turning(world))];
  if (kind === 'myriad') {
    const isRising = /lantern|balloon/.test(leader.subject.thing);
    return [
      ...others,
      ...myriad(world, leader).map((place, copy) =>
        placed(leader, copy, place, drifting(world, isRising, place)),
      ),
    ];
  }
  if (kind === 'ranks') return [...others, ...copies(rows(world, scenery, leader), null)];
  return [...others, ...copies(file(world, leader, first.subject.count), null)];
}
