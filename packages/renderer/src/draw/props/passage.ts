import { type Brush, litColour, type World } from '../../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from '../colour.ts';
import { ellipse, fromTop, glow } from '../strokes.ts';

export interface Passage {
  /** Where the walls would meet. */
  readonly x: number;
  readonly y: number;
  /** Half the size of the far end. */
  readonly half: number;
  readonly tall: number;
  readonly wall: Colour;
  readonly floor: Colour;
  readonly ceiling: Colour;
  readonly rail: Colour | null;
  readonly door: Colour;
}

type Point = readonly [number, number];

function quad(brush: Brush, points: readonly Point[]): void {
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.closePath();
  brush.fill();
}

interface End {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** One wall: `at` gives a point by its way to the far end and its way down the wall. */
function sideWall(brush: Brush, world: World, plan: Passage, near: End, far: End, side: number) {
  const { light } = world;
  const from = side < 0 ? near.left : near.right;
  const to = side < 0 ? far.left : far.right;
  const at = (share: number, down: number): Point => {
    const high = near.top + (far.top - near.top) * share;
    const low = near.bottom + (far.bottom - near.bottom) * share;
    return [from + (to - from) * share, high + (low - high) * down];
  };
  const wall = litColour(world, plan.wall, 1);
  const isLit = light.sunX < 0.5 === side > 0;
  const shade = brush.createLinearGradient(from, 0, to, 0);
  shade.addColorStop(0, css(mix(wall, light.shadow, isLit ? 0.14 : 0.26)));
  shade.addColorStop(1, css(mix(wall, light.key, isLit ? 0.25 : 0.08)));
  const strip = (left: number, right: number, high: number, low: number) =>
    quad(brush, [at(left, high), at(right, high), at(right, low), at(left, low)]);
  brush.fillStyle = shade;
  strip(0, 1, 0, 1);
  for (const [door, end] of DOORS) {
    brush.fillStyle = css(mix(litColour(world, plan.door, 1), light.shadow, 0.1 + door * 0.1));
    strip(door, end, 0.4, 1);
    brush.fillStyle = css(mix(hex('#dff0f4'), light.fog, 0.2), 0.8);
    strip(door + (end - door) * 0.28, end - (end - door) * 0.28, 0.48, 0.62);
  }
  if (plan.rail !== null) {
    brush.fillStyle = css(litColour(world, plan.rail, 1));
    strip(0, 1, 0.72, 0.745);
  }
  brush.fillStyle = css(mix(wall, light.shadow, 0.35));
  strip(0, 1, 0.97, 1);
}

/** Shares of the way to the far end. */
const DOORS = [
  [0.3, 0.45],
  [0.62, 0.72],
  [0.84, 0.9],
] as const;

function lamps(brush: Brush, world: World, plan: Passage, near: End, far: End): void {
  const { unit, light } = world;
  for (const share of [0.2, 0.55, 0.78, 0.9]) {
    const y = near.top + (far.top - near.top) * share;
    const half = (1 - share) * unit * 170 + unit * 12;
    glow(brush, { x: plan.x, y, radius: half * 2.4 }, WHITE, light.isDark ? 0.35 : 0.25);
    brush.fillStyle = css(mix(hex('#fffdf0'), WHITE, 0.4));
    ellipse(brush, plan.x, y, half, half * 0.14);
  }
  const y = far.bottom + (near.bottom - far.bottom) * 0.3;
  glow(brush, { x: plan.x, y, radius: unit * 340 }, WHITE, 0.3);
}

/** A corridor that leads away from the viewer, with doors and lamps. */
export function passage(brush: Brush, world: World, plan: Passage): void {
  const { size, margin, light } = world;
  const { x, y, half, tall } = plan;
  const near = {
    left: -margin,
    right: size.width + margin,
    top: -margin,
    bottom: size.height + margin,
  };
  const far = { left: x - half, right: x + half, top: y - tall, bottom: y + tall };
  const floor = litColour(world, plan.floor, 1);
  const ceiling = litColour(world, plan.ceiling, 1);
  const tones = [mix(floor, light.key, 0.3), floor, mix(floor, light.shadow, 0.25)];
  brush.fillStyle = fromTop(brush, [far.bottom, near.bottom], tones);
  brush.fillRect(near.left, y, near.right - near.left, near.bottom - y);
  brush.fillStyle = fromTop(
    brush,
    [near.top, far.top],
    [mix(ceiling, light.shadow, 0.25), ceiling],
  );
  brush.fillRect(near.left, near.top, near.right - near.left, y - near.top);
  brush.fillStyle = css(mix(litColour(world, plan.wall, 1), light.key, 0.3));
  brush.fillRect(far.left, far.top, half * 2, tall * 2);
  sideWall(brush, world, plan, near, far, -1);
  sideWall(brush, world, plan, near, far, 1);
  lamps(brush, world, plan, near, far);
}
