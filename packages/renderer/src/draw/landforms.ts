import { wavyLine } from '../random.ts';
import { outlook } from '../scene/scenery.ts';
import { type Brush, type Element, seen, type World } from '../scene/world.ts';
import { type Colour, css, mix } from './colour.ts';
import { type Ground, groundOf, paintLayer } from './layer.ts';
import { fillUnder, fromTop } from './strokes.ts';

/** Ground with a wavy back. Lengths but `y` are in 720ths of the shorter side. */
export interface HillPlan {
  readonly name: string;
  readonly depth: number;
  /** The mean height of the line, in pixels. */
  readonly y: number;
  readonly swell: number;
  readonly waves: readonly number[];
  readonly colour: Colour;
  readonly blur?: number;
  /** Things that stand on the hill, painted before its face or after it. */
  readonly behind?: (brush: Brush, line: Line, ground: Ground) => void;
  readonly onto?: (brush: Brush, line: Line, ground: Ground) => void;
  /** How far things on it reach above it. */
  readonly headroom?: number;
}

export type Line = (x: number) => number;

export function hillLine(
  world: World,
  plan: Pick<HillPlan, 'name' | 'y' | 'swell' | 'waves'>,
): Line {
  const wave = wavyLine(world.random(plan.name), groundOf(world).width, plan.waves);
  return (x) => plan.y + wave(x) * plan.swell * world.unit;
}

/** What nearer ground hides need not be painted, nor moved in every frame. */
function lowestSeen(world: World, plan: HillPlan): number {
  const { horizon, footing } = outlook(world);
  const edge = world.size.height + world.margin * 0.8;
  const hidden = plan.y + plan.swell * world.unit * 2;
  const next = Math.max(world.unit * 110, 0.6 * (footing - horizon));
  return plan.depth < 0.9 ? Math.min(edge, hidden + next) : edge;
}

/** Rolling ground: darker towards its foot, a rim of light along its back. */
export function hills(world: World, plan: HillPlan): Element {
  const { unit, light } = world;
  const line = hillLine(world, plan);
  const bottom = lowestSeen(world, plan);
  const high = plan.y - plan.swell * unit;
  const top = high - (plan.headroom ?? 0) * unit - 4;
  const { depth, blur } = plan;
  const layer = blur === undefined ? { depth, top, bottom } : { depth, top, bottom, blur };
  return paintLayer(world, layer, (brush, ground) => {
    plan.behind?.(brush, line, ground);
    const colour = seen(world, plan.colour, depth);
    const low = Math.min(bottom, plan.y + (plan.swell + 230) * unit);
    const lit = mix(colour, light.key, 0.24);
    brush.fillStyle = fromTop(brush, [high, low], [lit, colour, mix(colour, light.shadow, 0.32)]);
    const span = { left: ground.left, right: ground.left + ground.width, bottom, step: 6 };
    fillUnder(brush, line, span);
    brush.save();
    brush.clip();
    brush.strokeStyle = css(mix(lit, light.key, 0.5), 0.35);
    brush.lineWidth = unit * 5;
    brush.stroke();
    brush.restore();
    plan.onto?.(brush, line, ground);
  });
}
