import type { LightSource } from '../scene/scenery.ts';
import type { Element, World } from '../scene/world.ts';
import { shiftsAt } from './layer.ts';
import { softDot } from './particles/sprites.ts';

/** The light of a lamp or a fire on the ground at this height; that of a fire flickers. */
export function lightPool(
  world: World,
  source: LightSource,
  ground: { readonly y: number; readonly depth: number; readonly flickers: boolean },
): Element {
  const dot = softDot(source.colour);
  const phase = world.random(`pool-${Math.round(source.x)}`)() * 7;
  return {
    depth: ground.depth,
    draw(brush, moment) {
      const { seconds } = moment;
      const flicker = ground.flickers
        ? 0.08 * Math.sin(seconds * 9 + phase) + 0.05 * Math.sin(seconds * 23 + phase)
        : 0;
      const wide = source.reach * (2 + flicker);
      brush.globalAlpha = 0.34 + flicker;
      for (const shift of shiftsAt(world, ground.depth, moment))
        brush.drawImage(
          dot,
          source.x + shift - wide / 2,
          ground.y - wide * 0.13,
          wide,
          wide * 0.26,
        );
      brush.globalAlpha = 1;
    },
  };
}
