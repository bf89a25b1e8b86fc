import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Actor } from '../../scene/actor.ts';
import { weighedWith } from '../../scene/weigh-scene.ts';
import type { Element, Moment } from '../../scene/world.ts';

/** Room around an actor for what moves, in its sizes. */
const AROUND = 0.35;

/** What lies on somebody, and how much of it at a moment. */
interface Coat {
  readonly paint: (brush: SKRSContext2D, box: Actor['box']) => void;
  readonly shareAt: (moment: Moment) => number;
}

/** Somebody or something with a coat on it, wherever it is painted. */
export function coated(element: Element, { box, path }: Actor, coat: Coat): Element {
  const [aside, above] = [box.width * AROUND, box.height * AROUND];
  const sizes = [Math.ceil(box.width + 2 * aside), Math.ceil(box.height + 2 * above)] as const;
  const canvas = createCanvas(...sizes);
  const sheet = canvas.getContext('2d');
  const layer = createCanvas(...sizes);
  const paint = layer.getContext('2d');
  paint.translate(aside, above);
  coat.paint(paint, box);
  return {
    ...element,
    draw(brush, moment) {
      const { x, y } = path(moment);
      const drift = element.driftAt?.(moment) ?? { x: 0, y: 0 };
      const [left, top] = [box.x + x + drift.x - aside, box.y + y + drift.y - above];
      const weighed = weighedWith(brush, sheet);
      sheet.reset();
      sheet.save();
      sheet.translate(-left, -top);
      element.draw(weighed, moment);
      sheet.restore();
      sheet.globalCompositeOperation = 'source-atop';
      sheet.globalAlpha = coat.shareAt(moment);
      weighed.drawImage(layer, 0, 0);
      brush.drawImage(canvas, left, top);
    },
  };
}
