import { between, type Random } from '../../random.ts';
import type { Brush, World } from '../../scene/world.ts';
import { type Ground, scatter } from '../layer.ts';
import type { Stand } from './trees.ts';

/** Lengths are in 720ths of the shorter side. */
export interface RowPlan {
  readonly name: string;
  readonly count: number;
  readonly tall: readonly [number, number];
  readonly depth: number;
  /** How far below the line things may stand. */
  readonly down?: readonly [number, number];
  /** A share of the picture's width that stays empty in its middle. */
  readonly clearing?: number;
}

/** Things along a line of ground, unevenly, as nature does it. */
export function row(
  world: World,
  plan: RowPlan,
  put: (brush: Brush, stand: Stand, random: Random) => void,
) {
  return (brush: Brush, line: (x: number) => number, ground: Ground) => {
    const random = world.random(plan.name);
    const gap = ground.width / plan.count;
    const centre = world.size.width / 2;
    const things = Array.from({ length: plan.count }, (_, at) => ({
      x: ground.left + gap * (at + between(random, 0.12, 0.88)),
      reach: plan.tall[1] * world.unit,
      tall: world.unit * between(random, plan.tall[0], plan.tall[1]),
      down: world.unit * between(random, plan.down?.[0] ?? 0, plan.down?.[1] ?? 0),
      seed: random(),
    }))
      .filter(
        ({ x }) =>
          world.speed !== 0 || Math.abs(x - centre) > ((plan.clearing ?? 0) * world.size.width) / 2,
      )
      .sort((first, second) => first.down - second.down);
    scatter(ground, things, (x, at) => {
      const thing = things[at];
      if (thing === undefined) return;
      const own = world.random(`${plan.name}-${at}`);
      put(brush, { x, y: line(x) + thing.down, height: thing.tall, depth: plan.depth }, own);
    });
  };
}
