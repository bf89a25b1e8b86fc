import { between, type Random } from '../../random.ts';
import type { Brush, World } from '../../scene/world.ts';
import { type PaintArea, scatter } from '../layer.ts';
import type { Placement } from './trees.ts';

/** Lengths are in 720ths of the shorter side. */
export interface RowPlan {
  readonly name: string;
  readonly count: number;
  readonly tall: readonly [number, number];
  readonly depth: number;
  /** How far below the line the props may stand. */
  readonly down?: readonly [number, number];
  /** Share of the picture's width that stays empty in the middle. */
  readonly clearing?: number;
}

/** Props along a line of ground, at uneven distances. */
export function row(
  world: World,
  plan: RowPlan,
  put: (brush: Brush, placement: Placement, random: Random) => void,
) {
  return (brush: Brush, line: (x: number) => number, area: PaintArea) => {
    const random = world.random(plan.name);
    const gap = area.width / plan.count;
    const centre = world.size.width / 2;
    const props = Array.from({ length: plan.count }, (_, at) => ({
      x: area.left + gap * (at + between(random, 0.12, 0.88)),
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
    scatter(area, props, (x, at) => {
      const prop = props[at];
      if (prop === undefined) return;
      const own = world.random(`${plan.name}-${at}`);
      put(brush, { x, y: line(x) + prop.down, height: prop.tall, depth: plan.depth }, own);
    });
  };
}
