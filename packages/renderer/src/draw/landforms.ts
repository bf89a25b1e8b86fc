import { wavyLine } from '../random.ts';
import { defaultLevels } from '../scene/scenery.ts';
import { type Brush, type Element, litColour, type World } from '../scene/world.ts';
import { type Colour, css, mix } from './colour.ts';
import { type PaintArea, paintAreaOf, paintLayer } from './layer.ts';
import { isSnowy, snowTones } from './snow-cover.ts';
import { fillUnder, fromTop } from './strokes.ts';

/** Ground with a wavy outline. Lengths except `y` are in 720ths of the shorter side. */
export interface HillPlan {
  readonly name: string;
  readonly depth: number;
  /** Mean height of the outline, in pixels from the top. */
  readonly y: number;
  readonly swell: number;
  readonly waves: readonly number[];
  /** By how much it falls to the right, per pixel; level unless given. */
  readonly fall?: number;
  readonly colour: Colour;
  readonly blur?: number;
  /** Paints things that are partly hidden by the hill. */
  readonly behind?: (brush: Brush, line: Line, area: PaintArea) => void;
  /** Paints things on the face of the hill. */
  readonly onto?: (brush: Brush, line: Line, area: PaintArea) => void;
  /** How far the things on it rise above the outline. */
  readonly headroom?: number;
}

export type Line = (x: number) => number;

export function hillLine(
  world: World,
  plan: Pick<HillPlan, 'name' | 'y' | 'swell' | 'waves' | 'fall'>,
): Line {
  const wave = wavyLine(world.random(plan.name), paintAreaOf(world).width, plan.waves);
  const { fall = 0 } = plan;
  const middle = world.size.width / 2;
  return (x) => plan.y + wave(x) * plan.swell * world.unit + (x - middle) * fall;
}

/** What nearer ground hides is not painted, which makes the layer smaller. */
function lowestSeen(world: World, plan: HillPlan): number {
  const { horizon, groundY } = defaultLevels(world);
  const edge = world.size.height + world.margin * 0.8;
  const hidden = plan.y + plan.swell * world.unit * 2;
  const next = Math.max(world.unit * 110, 0.6 * (groundY - horizon));
  return plan.depth < 0.9 ? Math.min(edge, hidden + next) : edge;
}

/** Rolling ground: darker towards the bottom, with a rim of light along its outline. */
export function hills(world: World, plan: HillPlan): Element {
  const { unit, light } = world;
  const line = hillLine(world, plan);
  const bottom = lowestSeen(world, plan);
  const aslant = (Math.abs(plan.fall ?? 0) * paintAreaOf(world).width) / 2;
  const high = plan.y - plan.swell * unit - aslant;
  const top = high - (plan.headroom ?? 0) * unit - 4;
  const { depth, blur } = plan;
  const layer = blur === undefined ? { depth, top, bottom } : { depth, top, bottom, blur };
  return paintLayer(world, layer, (brush, area) => {
    plan.behind?.(brush, line, area);
    const snow = isSnowy(world) ? snowTones(world, depth) : null;
    const colour = snow?.body ?? litColour(world, plan.colour, depth);
    const low = Math.min(bottom, plan.y + (plan.swell + 230) * unit + aslant);
    const lit = snow?.lit ?? mix(colour, light.key, 0.24);
    const shade = snow?.shade ?? mix(colour, light.shadow, 0.32);
    brush.fillStyle = fromTop(brush, [high, low], [lit, colour, shade]);
    const span = { left: area.left, right: area.left + area.width, bottom, step: 6 };
    fillUnder(brush, line, span);
    brush.save();
    brush.clip();
    brush.strokeStyle = css(mix(lit, light.key, 0.5), 0.35);
    brush.lineWidth = unit * 5;
    brush.stroke();
    brush.restore();
    plan.onto?.(brush, line, area);
  });
}
