import type { Canvas } from '@napi-rs/canvas';
import { type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { between, pick, type Random } from '../../../random.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import type { Figures } from './plan-figures.ts';

export const DEPTH = 0.6;
const ROOFS = ['#b9a89a', '#8f9ab4', '#c98f6a', '#a8a4b0', '#d8c4a0', '#7f8a98'] as const;

/** One that moves along a line over and over: where it starts, which way, and how far. */
interface Mover {
  readonly bitmap: Canvas;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** Where on its way it is at first, and how much of it a second brings. */
  readonly phase: number;
  readonly pace: number;
  readonly turn: number;
}

export function moving(movers: readonly Mover[]): Element {
  return {
    depth: DEPTH + 0.02,
    draw(brush, { seconds }) {
      for (const { bitmap, x, y, dx, dy, phase, pace, turn } of movers) {
        const share = (phase + seconds * pace) % 1;
        brush.save();
        brush.translate(x + dx * share, y + dy * share);
        brush.rotate(turn);
        brush.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
        brush.restore();
      }
    },
  };
}

/** The ground of the whole picture in one colour, and what is painted on it. */
export function ground(world: World, colour: Colour, paint: (brush: Brush) => void): Element {
  const { size, margin } = world;
  const plan = { depth: DEPTH, top: -margin, bottom: size.height + margin };
  return paintLayer(world, plan, (brush, area) => {
    brush.fillStyle = css(litColour(world, colour, 1));
    brush.fillRect(area.left, -margin, area.width, size.height + 2 * margin);
    paint(brush);
  });
}

/** Flat roofs of houses from above, each with its shadow. */
export function roofs(
  brush: Brush,
  world: World,
  box: readonly [number, number, number, number],
  random: Random,
): void {
  const { unit, light } = world;
  const [left, top, right, bottom] = box;
  const gap = unit * 150;
  for (let x = left; x < right; x += gap)
    for (let y = top; y < bottom; y += gap) {
      const wide = Math.min(gap * between(random, 0.82, 0.95), right - x);
      const deep = Math.min(gap * between(random, 0.82, 0.95), bottom - y);
      if (wide < unit * 20 || deep < unit * 20) continue;
      const roof = litColour(world, hex(pick(random, ROOFS)), 1);
      brush.fillStyle = css(light.shadow, 0.35);
      brush.fillRect(x + unit * 10, y + unit * 10, wide, deep);
      brush.fillStyle = css(roof);
      brush.fillRect(x, y, wide, deep);
      brush.strokeStyle = css(mix(roof, WHITE, 0.25));
      brush.lineWidth = unit * 5;
      brush.strokeRect(x + unit * 3, y + unit * 3, wide - unit * 6, deep - unit * 6);
      brush.fillStyle = css(mix(roof, light.shadow, 0.3));
      brush.fillRect(x + wide * 0.2, y + deep * 0.24, wide * 0.26, deep * 0.2);
    }
}

/** Bars of a zebra crossing that lie side by side along a line. */
export function zebra(
  brush: Brush,
  world: World,
  from: { x: number; y: number },
  long: number,
  wide: number,
  turn: number,
): void {
  const { unit } = world;
  brush.save();
  brush.translate(from.x, from.y);
  brush.rotate(turn);
  brush.fillStyle = css(litColour(world, hex('#f4f2ea'), 1));
  for (let x = 0; x < long; x += unit * 34) brush.fillRect(x, -wide / 2, unit * 18, wide);
  brush.restore();
}

/** People who cross along a line, some there and some back. */
export function walkers(
  world: World,
  random: Random,
  bitmaps: Figures,
  line: { x: number; y: number; dx: number; dy: number },
  wide: number,
  count: number,
): Mover[] {
  const long = Math.hypot(line.dx, line.dy);
  const aside = { x: -line.dy / long, y: line.dx / long };
  return Array.from({ length: count }, (_, at) => {
    const off = (random() - 0.5) * wide;
    const isBack = at % 2 === 1;
    const [x, y] = [line.x + aside.x * off, line.y + aside.y * off];
    return {
      bitmap: pick(random, bitmaps),
      x: isBack ? x + line.dx : x,
      y: isBack ? y + line.dy : y,
      dx: isBack ? -line.dx : line.dx,
      dy: isBack ? -line.dy : line.dy,
      phase: random(),
      pace: (between(random, 34, 58) * world.unit) / long,
      turn: Math.atan2(line.dy, line.dx) + Math.PI / 2,
    };
  });
}
