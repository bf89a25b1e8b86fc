import type { Actor } from '../../scene/actor.ts';
import type { Element } from '../../scene/world.ts';

/** How much of a building stands at the beginning, and when it is finished. */
const [BEGUN, FINISHED] = [0.15, 0.85];
const STOREYS = 14;

/** A building that is built while one looks, storey by storey. */
export function raised(element: Element, { box }: Actor): Element {
  return {
    ...element,
    draw(brush, moment) {
      const share = BEGUN + (1 - BEGUN) * Math.min(1, moment.progress / FINISHED);
      const stands = Math.ceil(share * STOREYS) / STOREYS;
      brush.save();
      brush.beginPath();
      const top = box.y + box.height * (1 - stands);
      brush.rect(box.x - box.width, top, box.width * 3, box.height * 2);
      brush.clip();
      element.draw(brush, moment);
      brush.restore();
    },
  };
}
