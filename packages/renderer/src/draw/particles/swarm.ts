import type { Canvas } from '@napi-rs/canvas';
import { between } from '../../random.ts';
import type { Element, World } from '../../scene/world.ts';

/** Many particles that move in the same way. Lengths are in 720ths of the shorter side. */
export interface SwarmPlan {
  readonly name: string;
  readonly sprites: readonly [Canvas, ...Canvas[]];
  readonly count: number;
  readonly depth: number;
  readonly size: readonly [number, number];
  /** Speed per second; positive is down. */
  readonly fall: readonly [number, number];
  readonly slide: number;
  readonly sway: number;
  /** Turns per second. */
  readonly spin?: number;
  /** Turns its narrow side to the viewer now and then, as paper and petals do. */
  readonly isFlat?: boolean;
  /** How fast it fades in and out; without it the particle stays visible. */
  readonly blink?: number;
  readonly alpha: number;
  /** The part of the picture it stays in, from 0 at the top to 1 at the bottom. */
  readonly band?: readonly [number, number];
}

export function swarm(world: World, plan: SwarmPlan): Element {
  const random = world.random(`swarm-${plan.name}-${plan.depth}`);
  const { size, unit, margin } = world;
  const [top, bottom] = plan.band ?? [-0.06, 1.06];
  const span = { x: size.width + 2 * margin, y: size.height * (bottom - top) };
  const many = Math.round(plan.count * ((size.width * size.height) / (unit * unit) / 921_600));
  const sprites = Array.from({ length: many }, (_, at) => ({
    bitmap: plan.sprites[at % plan.sprites.length] ?? plan.sprites[0],
    x: random() * span.x,
    y: random() * span.y,
    size: unit * between(random, plan.size[0], plan.size[1]),
    fall: unit * between(random, plan.fall[0], plan.fall[1]),
    pace: between(random, 0.5, 1.3),
    phase: random() * 7,
    spin: (plan.spin ?? 0) * between(random, -1.4, 1.4),
  }));
  const slide = plan.slide * unit - world.speed * 0.6 * plan.depth;
  return {
    depth: plan.depth,
    draw(brush, { seconds }) {
      for (const one of sprites) {
        const drift = Math.sin(seconds * one.pace * 1.7 + one.phase) * plan.sway * unit;
        const x = wrapped(one.x + slide * one.pace * seconds + drift, span.x) - margin;
        const y = wrapped(one.y + one.fall * seconds, span.y) + size.height * top;
        const shine =
          plan.blink === undefined
            ? 1
            : 0.5 + 0.5 * Math.sin(seconds * plan.blink * one.pace + one.phase * 3);
        brush.globalAlpha = plan.alpha * shine;
        if (one.spin === 0 && plan.isFlat !== true) {
          brush.drawImage(one.bitmap, x - one.size / 2, y - one.size / 2, one.size, one.size);
          continue;
        }
        const angle = one.phase + seconds * one.spin * 2 * Math.PI;
        const flat =
          plan.isFlat === true ? 0.25 + 0.75 * Math.abs(Math.cos(angle * 1.3 + one.phase)) : 1;
        brush.save();
        brush.translate(x, y);
        brush.rotate(angle);
        brush.drawImage(
          one.bitmap,
          -one.size / 2,
          (-one.size / 2) * flat,
          one.size,
          one.size * flat,
        );
        brush.restore();
      }
      brush.globalAlpha = 1;
    },
  };
}

function wrapped(value: number, span: number): number {
  return ((value % span) + span) % span;
}
