import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Actor } from '../../scene/actor.ts';
import { weighedWith } from '../../scene/weigh-scene.ts';
import type { Brush, Element, Moment } from '../../scene/world.ts';

/** An actor as it was painted at a moment, and where the sheet belongs in the picture. */
export interface Sheet {
  readonly canvas: Canvas;
  readonly onto: SKRSContext2D;
  readonly weighed: Brush;
  readonly left: number;
  readonly top: number;
  /** From the edges of the sheet to the box of the actor. */
  readonly aside: number;
  readonly above: number;
}

/** Paints an actor on a sheet of its own in every frame, which is shown in another way; `around` is in its sizes. */
export function onSheet(
  element: Element,
  { box, path }: Actor,
  around: number,
  show: (brush: Brush, sheet: Sheet, moment: Moment) => void,
): Element {
  const [aside, above] = [box.width * around, box.height * around];
  const canvas = createCanvas(Math.ceil(box.width + 2 * aside), Math.ceil(box.height + 2 * above));
  const onto = canvas.getContext('2d');
  return {
    ...element,
    draw(brush, moment) {
      const { x, y } = path(moment);
      const drift = element.driftAt?.(moment) ?? { x: 0, y: 0 };
      const [left, top] = [box.x + x + drift.x - aside, box.y + y + drift.y - above];
      const weighed = weighedWith(brush, onto);
      onto.reset();
      onto.save();
      onto.translate(-left, -top);
      element.draw(weighed, moment);
      onto.restore();
      show(brush, { canvas, onto, weighed, left, top, aside, above }, moment);
    },
  };
}
