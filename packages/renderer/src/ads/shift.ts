import type { Box } from '../draw/props/furniture.ts';
import type { Element } from '../scene/world.ts';

/** Moves what is at `from` to `to`, and scales it around that point. */
export interface Shift {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly scale: number;
}

export function shifted(element: Element, { from, to, scale }: Shift): Element {
  // Light over all of the frame stays where it is.
  if (element.isFixed === true) return element;
  return {
    ...element,
    draw(brush, moment) {
      brush.translate(to.x, to.y);
      brush.scale(scale, scale);
      brush.translate(-from.x, -from.y);
      element.draw(brush, moment);
    },
  };
}

/** Where a box is after that. */
export function landed(box: Box, { from, to, scale }: Shift): Box {
  return {
    x: to.x + (box.x - from.x) * scale,
    y: to.y + (box.y - from.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}
