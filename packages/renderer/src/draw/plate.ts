import type { Canvas } from '@napi-rs/canvas';
import type { Brush, Element, Moment } from '../scene/world.ts';

/** A bitmap at a place. */
export interface Placed {
  readonly bitmap: Canvas;
  readonly x: number;
  readonly y: number;
  /** Its pixels on one of the picture, for what stays sharp when the camera comes near; otherwise 1. */
  readonly detail?: number;
}

export function drawPlaced(brush: Brush, { bitmap, x, y, detail }: Placed): void {
  if (detail === undefined) brush.drawImage(bitmap, x, y);
  else brush.drawImage(bitmap, x, y, bitmap.width / detail, bitmap.height / detail);
}

type Plates = (moment: Moment) => readonly Placed[];

/** By their `draw`, so that an element whose drawing was changed is none any more. */
const PLATES = new WeakMap<Element['draw'], Plates>();

/** An element that consists of bitmaps only, so that it is known what it covers. */
export function plateElement(depth: number, plates: Plates): Element {
  const draw = (brush: Brush, moment: Moment) => {
    for (const placed of plates(moment)) drawPlaced(brush, placed);
  };
  PLATES.set(draw, plates);
  return { depth, draw };
}

/** The bitmaps of an element that consists of nothing else, or null. */
export function platesOf({ draw }: Element): Plates | null {
  return PLATES.get(draw) ?? null;
}
