import type { Canvas } from '@napi-rs/canvas';
import { between } from '../../random.ts';
import type { Element, World } from '../../scene/world.ts';

/** Many grains with one manner of moving. Lengths are in 720ths of the shorter side. */
export interface Manner {
  readonly name: string;
  readonly grains: readonly [Canvas, ...Canvas[]];
  readonly count: number;
  readonly depth: number;
  readonly size: readonly [number, number];
  /** A second; down is positive. */
  readonly fall: readonly [number, number];
  readonly slide: number;
  readonly sway: number;
  /** Turns a second. */
  readonly spin?: number;
  /** Shows its narrow side now and then. */
  readonly isFlat?: boolean;
  /** Comes and goes; 0 stays. */
  readonly blink?: number;
  readonly alpha: number;
  /** The part of the picture it keeps to, from 0 at the top to 1 at the bottom. */
  readonly band?: readonly [number, number];
}

export function swarm(world: World, manner: Manner): Element {
  const random = world.random(`swarm-${manner.name}-${manner.depth}`);
  const { size, unit, margin } = world;
  const [top, bottom] = manner.band ?? [-0.06, 1.06];
  const span = { x: size.width + 2 * margin, y: size.height * (bottom - top) };
  const many = Math.round(manner.count * ((size.width * size.height) / (unit * unit) / 921_600));
  const grains = Array.from({ length: many }, (_, at) => ({
    bitmap: manner.grains[at % manner.grains.length] ?? manner.grains[0],
    x: random() * span.x,
    y: random() * span.y,
    size: unit * between(random, manner.size[0], manner.size[1]),
    fall: unit * between(random, manner.fall[0], manner.fall[1]),
    pace: between(random, 0.5, 1.3),
    phase: random() * 7,
    spin: (manner.spin ?? 0) * between(random, -1.4, 1.4),
  }));
  const slide = manner.slide * unit - world.speed * 0.6 * manner.depth;
  return {
    depth: manner.depth,
    draw(brush, { seconds }) {
      for (const one of grains) {
        const drift = Math.sin(seconds * one.pace * 1.7 + one.phase) * manner.sway * unit;
        const x = wrapped(one.x + slide * one.pace * seconds + drift, span.x) - margin;
        const y = wrapped(one.y + one.fall * seconds, span.y) + size.height * top;
        const shine =
          manner.blink === undefined
            ? 1
            : 0.5 + 0.5 * Math.sin(seconds * manner.blink * one.pace + one.phase * 3);
        brush.globalAlpha = manner.alpha * shine;
        if (one.spin === 0 && manner.isFlat !== true) {
          brush.drawImage(one.bitmap, x - one.size / 2, y - one.size / 2, one.size, one.size);
          continue;
        }
        const angle = one.phase + seconds * one.spin * 2 * Math.PI;
        const flat =
          manner.isFlat === true ? 0.25 + 0.75 * Math.abs(Math.cos(angle * 1.3 + one.phase)) : 1;
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
