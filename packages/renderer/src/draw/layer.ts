import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Brush, Element, Moment, World } from '../scene/world.ts';

export interface LayerPlan {
  readonly depth: number;
  readonly top: number;
  readonly bottom: number;
  /** Softens what is too near for the lens. */
  readonly blur?: number;
  /** Where it is at a moment, besides passing by. */
  readonly sway?: (moment: Moment) => { readonly x: number; readonly y: number };
}

/** Where a painter works: from `left` to `left + width`; what it paints repeats after `width`. */
export interface Ground {
  readonly left: number;
  readonly width: number;
}

export function groundOf(world: World): Ground {
  const { size, margin, speed } = world;
  const width = size.width + 2 * margin;
  return { left: -margin, width: speed === 0 ? width : Math.max(width, size.width * 1.9) };
}

function blurred(canvas: Canvas, radius: number): Canvas {
  const soft = createCanvas(canvas.width, canvas.height);
  const brush = soft.getContext('2d');
  brush.filter = `blur(${radius}px)`;
  brush.drawImage(canvas, 0, 0);
  return soft;
}

/** Paints once what does not change; a frame only moves it. */
export function paintLayer(
  world: World,
  plan: LayerPlan,
  paint: (brush: Brush, ground: Ground) => void,
): Element {
  const ground = groundOf(world);
  const width = Math.ceil(ground.width);
  const top = Math.floor(plan.top);
  const canvas = createCanvas(width, Math.max(1, Math.ceil(plan.bottom) - top));
  const brush = canvas.getContext('2d');
  brush.translate(-ground.left, -top);
  paint(brush, ground);
  const bitmap = plan.blur === undefined ? canvas : blurred(canvas, plan.blur);
  return {
    depth: plan.depth,
    draw(onto, moment) {
      const sway = plan.sway?.(moment) ?? { x: 0, y: 0 };
      const passed = world.speed * moment.seconds * plan.depth;
      const shift = world.speed === 0 ? 0 : ((passed % width) + width) % width;
      const left = ground.left - shift + sway.x;
      onto.drawImage(bitmap, left, top + sway.y);
      if (shift > 0) onto.drawImage(bitmap, left + width, top + sway.y);
    },
  };
}

/** Puts things along the ground; one that stands across the seam appears on both sides of it. */
export function scatter(
  ground: Ground,
  places: readonly { readonly x: number; readonly reach: number }[],
  put: (x: number, at: number) => void,
): void {
  for (const [at, { x, reach }] of places.entries()) {
    put(x, at);
    if (x - reach < ground.left) put(x + ground.width, at);
    if (x + reach > ground.left + ground.width) put(x - ground.width, at);
  }
}
