import type { SKRSContext2D } from '@napi-rs/canvas';
import { between } from '../../random.ts';
import type { Actor } from '../../scene/actor.ts';
import type { Element, World } from '../../scene/world.ts';
import { type Colour, css, hex, mix } from '../colour.ts';
import { coated } from './coated.ts';

const MUD = hex('#6a4526');
const DRY = hex('#9a7248');
const BLOTCHES = 17;

interface Blotch {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn: number;
  readonly colour: Colour;
}

/** In shares of the box; most of it is low. */
function blotches({ random }: World): readonly Blotch[] {
  const next = random('mud');
  return Array.from({ length: BLOTCHES }, () => {
    const y = 1 - next() ** 1.5 * 0.95;
    return {
      x: between(next, 0.04, 0.96),
      y,
      radius: between(next, 0.035, 0.075) * (0.5 + y),
      turn: between(next, 0, Math.PI),
      colour: mix(MUD, DRY, next() * 0.6),
    };
  });
}

/** Darker in the middle, with a splash beside it. */
function paintBlotch(brush: SKRSContext2D, spot: Blotch, box: Actor['box']): void {
  const reach = spot.radius * box.height;
  const at = { x: spot.x * box.width, y: spot.y * box.height };
  for (const [step, alpha] of [
    [1.25, 0.35],
    [1, 0.85],
  ] as const) {
    brush.fillStyle = css(spot.colour, alpha);
    brush.beginPath();
    brush.ellipse(at.x, at.y, reach * step, reach * step * 0.7, spot.turn, 0, 2 * Math.PI);
    brush.fill();
  }
  brush.beginPath();
  brush.arc(at.x + reach * 1.5, at.y - reach * 0.7, reach * 0.22, 0, 2 * Math.PI);
  brush.fill();
}

/** Somebody or something with mud on it. */
export function soiled(world: World, element: Element, actor: Actor): Element {
  return coated(element, actor, {
    paint(brush, box) {
      for (const spot of blotches(world)) paintBlotch(brush, spot, box);
    },
    shareAt: () => 1,
  });
}
