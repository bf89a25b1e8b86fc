import type { Actor } from '../../scene/actor.ts';
import { smooth } from '../../scene/easing.ts';
import type { Element } from '../../scene/world.ts';
import { onSheet } from './on-sheet.ts';

/** Somebody or something that one sees through more and more, until it is gone. */
export function vanished(element: Element, actor: Actor): Element {
  return onSheet(element, actor, 0.35, (brush, { canvas, left, top }, { progress }) => {
    const gone = smooth(Math.min(1, Math.max(0, (progress - 0.3) / 0.42)));
    if (gone === 1) return;
    brush.save();
    brush.globalAlpha = 1 - gone;
    brush.drawImage(canvas, left, top);
    brush.restore();
  });
}
