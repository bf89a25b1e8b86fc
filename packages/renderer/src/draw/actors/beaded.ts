import { between } from '../../random.ts';
import type { Actor } from '../../scene/actor.ts';
import type { Element, World } from '../../scene/world.ts';
import { drop } from '../water-drop.ts';
import { coated } from './coated.ts';

const COUNT = 64;

/** Something with drops of water all over it, as what is cold has in warm air. */
export function beaded(world: World, element: Element, actor: Actor): Element {
  return coated(element, actor, {
    paint(brush, { width, height }) {
      const next = world.random('beads');
      const unit = Math.sqrt(width * height) * 0.02;
      for (let at = 0; at < COUNT; at += 1) {
        // Spread evenly, so that no part stays dry.
        const x = ((at * 0.618 + 0.04 * next()) % 1) * width;
        const y = ((at + next()) / COUNT) * height;
        drop(brush, x, y, unit * between(next, 0.45, 1.25));
      }
    },
    shareAt: () => 0.9,
  });
}
