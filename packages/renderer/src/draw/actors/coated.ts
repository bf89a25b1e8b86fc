import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Actor } from '../../scene/actor.ts';
import type { Element, Moment } from '../../scene/world.ts';
import { onSheet } from './on-sheet.ts';

/** Room around an actor for what moves, in its sizes. */
const AROUND = 0.35;

/** What lies on somebody, and how much of it at a moment. */
interface Coat {
  readonly paint: (brush: SKRSContext2D, box: Actor['box']) => void;
  readonly shareAt: (moment: Moment) => number;
  /** Whether it may stand out over its edges. */
  readonly isLoose?: true;
}

/** Somebody or something with a coat on it, wherever it is painted. */
export function coated(element: Element, actor: Actor, coat: Coat): Element {
  const { box } = actor;
  const [aside, above] = [box.width * AROUND, box.height * AROUND];
  const layer = createCanvas(Math.ceil(box.width + 2 * aside), Math.ceil(box.height + 2 * above));
  const paint = layer.getContext('2d');
  paint.translate(aside, above);
  coat.paint(paint, box);
  return onSheet(element, actor, AROUND, (brush, { canvas, onto, weighed, left, top }, moment) => {
    onto.globalCompositeOperation = coat.isLoose === true ? 'source-over' : 'source-atop';
    onto.globalAlpha = coat.shareAt(moment);
    weighed.drawImage(layer, 0, 0);
    brush.drawImage(canvas, left, top);
  });
}
