import type { Actor } from '../../scene/actor.ts';
import { smooth } from '../../scene/easing.ts';
import type { Element, Moment } from '../../scene/world.ts';

/** How much lower and wider it becomes. */
const [LOWER, WIDER] = [0.62, 0.34];

const shareAt = ({ progress }: Moment) => smooth(Math.min(1, progress / 0.85));

/** Something that loses its shape: it sinks down into what has run from it. */
export function melted(element: Element, { x, box, path }: Actor): Element {
  const foot = box.y + box.height;
  return {
    ...element,
    draw(brush, moment) {
      const share = shareAt(moment);
      const by = path(moment);
      const drift = element.driftAt?.(moment) ?? { x: 0, y: 0 };
      const [middle, low] = [x + by.x + drift.x, foot + by.y + drift.y];
      brush.save();
      brush.translate(middle, low);
      brush.scale(1 + WIDER * share, 1 - LOWER * share);
      brush.translate(-middle, -low);
      element.draw(brush, moment);
      brush.restore();
    },
  };
}
