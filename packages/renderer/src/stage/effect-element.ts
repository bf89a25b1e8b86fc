import { effectFor } from '../draw/effects/effects.ts';
import type { Actor } from '../scene/actor.ts';
import type { Element, World } from '../scene/world.ts';
import type { EffectSpot } from './effects.ts';

/** An effect at its actor. The smoke of a launch stays on the ground. */
export function effectElement(world: World, spot: EffectSpot): Element {
  const { actor, kind, depth, size, x, y } = spot;
  const stays = kind === 'blast' || kind === 'splash';
  const draw = kind === 'blast' ? effectFor(world, 'smoke', true) : effectFor(world, kind);
  return {
    depth,
    draw(brush, moment) {
      const step = actor.path(moment);
      brush.translate(x + (stays ? 0 : step.x), y + (stays ? 0 : step.y));
      const place = { x: 0, y: 0, size: size * (stays ? 1 : step.scale), facing: actor.facing };
      draw(brush, place, moment.seconds + actor.phase);
    },
  };
}

/** The line of a kite, from the hand that holds it. */
export function lineElement(world: World, kite: Actor, holder: Actor): Element {
  return {
    depth: kite.depth - 0.001,
    draw(brush, moment) {
      const [up, down] = [kite.path(moment), holder.path(moment)];
      const hand = {
        x: holder.x + down.x + holder.facing * holder.box.width * 0.45,
        y: holder.y + down.y - holder.box.height * 0.4,
      };
      const x = kite.x + up.x;
      const y = kite.y + up.y - kite.box.height * 0.35;
      brush.strokeStyle = 'rgba(255,255,255,0.8)';
      brush.lineWidth = Math.max(1, world.unit * 2);
      brush.beginPath();
      brush.moveTo(hand.x, hand.y);
      brush.quadraticCurveTo((hand.x + x) / 2, (hand.y + y) / 2 + kite.box.height * 0.3, x, y);
      brush.stroke();
    },
  };
}
