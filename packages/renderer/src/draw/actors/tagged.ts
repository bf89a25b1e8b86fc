import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Actor } from '../../scene/actor.ts';
import type { Element } from '../../scene/world.ts';
import { coated } from './coated.ts';

const [RED, DEEP] = ['#e8303a', '#b81f2c'] as const;

/** A tag with a hole, a slanting stroke and two dots on it, in units of its height. */
function tag(brush: SKRSContext2D): void {
  brush.fillStyle = DEEP;
  brush.beginPath();
  brush.roundRect(-0.62, -0.4, 1.5, 0.92, 0.12);
  brush.fill();
  brush.fillStyle = RED;
  brush.beginPath();
  brush.moveTo(-0.95, 0);
  brush.lineTo(-0.6, -0.46);
  brush.roundRect(-0.62, -0.46, 1.5, 0.92, 0.12);
  brush.lineTo(-0.6, 0.46);
  brush.closePath();
  brush.fill();
  brush.fillStyle = '#ffffff';
  for (const [x, y, radius] of [
    [-0.58, 0, 0.1],
    [-0.08, -0.17, 0.12],
    [0.42, 0.17, 0.12],
  ] as const) {
    brush.beginPath();
    brush.arc(x, y, radius, 0, 2 * Math.PI);
    brush.fill();
  }
  brush.strokeStyle = '#ffffff';
  brush.lineWidth = 0.1;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(-0.04, 0.26);
  brush.lineTo(0.38, -0.26);
  brush.stroke();
}

/** Something for sale with a price tag on it. */
export function tagged(element: Element, actor: Actor): Element {
  return coated(element, actor, {
    isLoose: true,
    paint(brush, { width, height }) {
      const unit = Math.min(width * 0.19, height * 0.36);
      brush.translate(width * 0.6, height * 0.42);
      brush.rotate(-0.22);
      brush.scale(unit, unit);
      tag(brush);
    },
    shareAt: () => 1,
  });
}
