import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Brush, Element, Moment, World } from '../scene/world.ts';
import { plateElement } from './plate.ts';

export interface LayerPlan {
  readonly depth: number;
  readonly top: number;
  readonly bottom: number;
  /** Radius in pixels; for what is too near to be in focus. */
  readonly blur?: number;
  /** An offset at each moment, in addition to scrolling. */
  readonly sway?: (moment: Moment) => { readonly x: number; readonly y: number };
}

/** The horizontal range to paint. While the ground scrolls, the layer repeats after `width`. */
export interface PaintArea {
  readonly left: number;
  readonly width: number;
}

export function paintAreaOf(world: World): PaintArea {
  const { size, margin, speed } = world;
  const width = size.width + 2 * margin;
  return { left: -margin, width: speed === 0 ? width : Math.max(width, size.width * 1.9) };
}

export function blurred(canvas: Canvas, radius: number): Canvas {
  const soft = createCanvas(canvas.width, canvas.height);
  const brush = soft.getContext('2d');
  brush.filter = `blur(${radius}px)`;
  brush.drawImage(canvas, 0, 0);
  return soft;
}

/** How far a layer of this depth has moved; two numbers while both of its ends are visible. */
export function shiftsAt(world: World, depth: number, moment: Moment): readonly number[] {
  if (world.speed === 0) return [0];
  const width = Math.ceil(paintAreaOf(world).width);
  const passed = world.speed * moment.seconds * depth;
  const shift = ((passed % width) + width) % width;
  return shift > 0 ? [-shift, width - shift] : [0];
}

/** A bitmap that is painted once and only moved from frame to frame. */
export function paintLayer(
  world: World,
  plan: LayerPlan,
  paint: (brush: Brush, area: PaintArea) => void,
): Element {
  const area = paintAreaOf(world);
  const width = Math.ceil(area.width);
  const top = Math.floor(plan.top);
  const canvas = createCanvas(width, Math.max(1, Math.ceil(plan.bottom) - top));
  const brush = canvas.getContext('2d');
  brush.translate(-area.left, -top);
  paint(brush, area);
  const bitmap = plan.blur === undefined ? canvas : blurred(canvas, plan.blur);
  return plateElement(plan.depth, (moment) => {
    const sway = plan.sway?.(moment) ?? { x: 0, y: 0 };
    return shiftsAt(world, plan.depth, moment).map((shift) => {
      return { bitmap, x: area.left + shift + sway.x, y: top + sway.y };
    });
  });
}

/**
 * A layer whose middle is empty, as two bitmaps of this width at the edges of the picture: an empty
 * pixel costs as much to draw as a full one. While the ground scrolls it is a common layer.
 */
export function paintSides(
  world: World,
  plan: LayerPlan,
  reach: number,
  paint: (brush: Brush, area: PaintArea) => void,
): Element {
  const { size, margin } = world;
  const wide = Math.ceil(Math.min(reach, size.width / 2)) + margin;
  if (world.speed !== 0 || wide * 2 >= size.width + 2 * margin)
    return paintLayer(world, plan, paint);
  const top = Math.floor(plan.top);
  const height = Math.max(1, Math.ceil(plan.bottom) - top);
  const bitmaps = [-margin, size.width + margin - wide].map((left) => {
    const canvas = createCanvas(wide, height);
    const brush = canvas.getContext('2d');
    brush.translate(-left, -top);
    paint(brush, paintAreaOf(world));
    return { left, bitmap: plan.blur === undefined ? canvas : blurred(canvas, plan.blur) };
  });
  return plateElement(plan.depth, (moment) => {
    const sway = plan.sway?.(moment) ?? { x: 0, y: 0 };
    return bitmaps.map(({ left, bitmap }) => ({ bitmap, x: left + sway.x, y: top + sway.y }));
  });
}

/** Calls `put` for each position, twice for those across the seam where the layer repeats. */
export function scatter(
  area: PaintArea,
  positions: readonly { readonly x: number; readonly reach: number }[],
  put: (x: number, at: number) => void,
): void {
  for (const [at, { x, reach }] of positions.entries()) {
    put(x, at);
    if (x - reach < area.left) put(x + area.width, at);
    if (x + reach > area.left + area.width) put(x - area.width, at);
  }
}
