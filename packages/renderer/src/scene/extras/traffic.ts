import { hex } from '../../draw/colour.ts';
import { softDot } from '../../draw/particles/sprites.ts';
import { loadSprite, type Sprite } from '../../draw/sprite.ts';
import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import { between, pick, type Random } from '../../random.ts';
import { thingOf } from '../../things/things.ts';
import type { Scenery } from '../scenery.ts';
import type { Brush, Element, World } from '../world.ts';

/** Cars, and now and then something larger; the number is its height compared with a car. */
const VEHICLES: readonly [
  readonly [string, number, string | null],
  ...(readonly [string, number, string | null])[],
] = [
  ['automobile', 1, '#e5484d'],
  ['automobile', 1, '#3f7fd6'],
  ['taxi', 1.15, null],
  ['automobile', 1, '#f1f3f7'],
  ['bus', 1.75, null],
  ['automobile', 1, '#4a4f63'],
  ['automobile', 1, '#4caf7a'],
  ['delivery-truck', 1.6, null],
];

const OLD_VEHICLES: typeof VEHICLES = [
  ['vintage-car', 1.1, null],
  ['vintage-car', 1.1, '#3a5a4a'],
  ['old-tram', 1.8, null],
  ['vintage-car', 1.1, '#7a2f2a'],
];

interface Lane {
  readonly name: string;
  readonly y: number;
  /** Height of a car, in pixels. */
  readonly car: number;
  readonly depth: number;
  readonly way: 1 | -1;
}

interface Vehicle {
  readonly sprite: Sprite;
  readonly width: number;
  readonly height: number;
  readonly isTurned: boolean;
  /** Of the lane's length. */
  readonly at: number;
}

function vehiclesOf(world: World, lane: Lane, length: number, random: Random): readonly Vehicle[] {
  const made: Vehicle[] = [];
  for (let x = 0; x < length; ) {
    const [name, tall, colour] = pick(
      random,
      world.description.era === 'old' ? OLD_VEHICLES : VEHICLES,
    );
    const height = lane.car * tall;
    const pixels = Math.ceil(height * Math.max(1, thingOf(name)?.ratio ?? 1));
    const sprite = loadSprite(name, pixels, { light: world.light, colour });
    if (sprite === null) break;
    const width = (sprite.width / sprite.height) * height;
    const facing = thingOf(name)?.facing ?? 0;
    const isTurned = facing !== 0 && facing !== lane.way;
    if (x + width < length) made.push({ sprite, width, height, isTurned, at: x + width / 2 });
    x += width + lane.car * between(random, 0.35, 0.9);
  }
  return made;
}

function laneElement(world: World, lane: Lane): Element {
  const { size, margin, light, description } = world;
  const random = world.random(`traffic ${lane.name}`);
  const isJam = description.extras?.includes('jam') === true;
  const length = size.width + 2 * margin + lane.car * 6;
  const vehicles = vehiclesOf(world, lane, length, random);
  const pace = world.unit * (isJam ? 14 : between(random, 190, 240));
  const [white, red] = [softDot(hex('#fff3c4')), softDot(hex('#ff4a3c'))];
  const lamps = (brush: Brush, x: number, y: number, width: number) => {
    const wide = lane.car * 0.75;
    for (const [dot, side] of [
      [white, lane.way],
      [red, -lane.way],
    ] as const)
      brush.drawImage(dot, x + side * width * 0.47 - wide / 2, y - wide / 2, wide, wide);
  };
  return {
    depth: lane.depth,
    draw(brush, { seconds }) {
      for (const { sprite, width, height, isTurned, at } of vehicles) {
        const passed = (((at + lane.way * pace * seconds) % length) + length) % length;
        const x = passed - margin - lane.car * 3;
        if (x + width / 2 < -margin || x - width / 2 > size.width + margin) continue;
        brush.save();
        brush.translate(x, lane.y);
        if (isTurned) brush.scale(-1, 1);
        brush.drawImage(sprite.bitmap, -width / 2, -height, width, height);
        brush.restore();
        if (light.isDark) lamps(brush, x, lane.y - lane.car * 0.38, width);
      }
    },
  };
}

/** Cars that pass behind who is on the road, and before them when nobody is. */
export function traffic(world: World, scenery: Scenery): Element[] {
  const { unit, description } = world;
  const road = scenery.supports.find(({ name }) => name === 'road') ?? scenery.supports[0];
  // Where cars wait, none pass.
  const isStopped = description.subjects.some(
    ({ thing, states }) => isVehicle(thing) && states.includes('standing'),
  );
  if (description.extras?.includes('traffic') !== true || road === undefined || isStopped)
    return [];
  const car = unit * 112;
  const far: Lane = { name: 'far', y: road.y - unit * 26, car: car * 0.8, depth: 0.982, way: -1 };
  const near: Lane = { name: 'near', y: road.y + unit * 62, car: car * 1.15, depth: 1.02, way: 1 };
  const lanes = description.subjects.length === 0 ? [far, near] : [far];
  return lanes.map((lane) => laneElement(world, lane));
}
