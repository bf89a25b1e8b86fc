import { type Colour, css } from '../draw/colour.ts';
import type { Brush } from '../scene/world.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface ArrowPlan {
  readonly from: Point;
  readonly to: Point;
  /** How far it bends to the left of its way, as a share of its length. */
  readonly bend: number;
  readonly width: number;
  readonly colour: Colour;
  readonly isDashed?: boolean;
}

/** The point at a share of the way. */
export function alongArrow({ from, to, bend }: ArrowPlan, share: number): Point {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const via = {
    x: (from.x + to.x) / 2 + down * bend,
    y: (from.y + to.y) / 2 - across * bend,
  };
  const rest = 1 - share;
  return {
    x: rest * rest * from.x + 2 * rest * share * via.x + share * share * to.x,
    y: rest * rest * from.y + 2 * rest * share * via.y + share * share * to.y,
  };
}

const STEPS = 24;

/** An arrow that is drawn from its beginning as far as `share`. */
export function drawArrow(brush: Brush, plan: ArrowPlan, share: number, hasHead = true): void {
  if (share <= 0) return;
  const end = Math.min(1, share);
  brush.save();
  brush.strokeStyle = css(plan.colour);
  brush.fillStyle = css(plan.colour);
  brush.lineWidth = plan.width;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  if (plan.isDashed === true) brush.setLineDash([plan.width * 2, plan.width * 2.2]);
  brush.beginPath();
  for (let at = 0; at <= STEPS; at += 1) {
    const { x, y } = alongArrow(plan, (end * at) / STEPS);
    if (at === 0) brush.moveTo(x, y);
    else brush.lineTo(x, y);
  }
  brush.stroke();
  if (hasHead) {
    const tip = alongArrow(plan, end);
    const before = alongArrow(plan, Math.max(0, end - 0.08));
    brush.translate(tip.x, tip.y);
    brush.rotate(Math.atan2(tip.y - before.y, tip.x - before.x));
    const long = plan.width * 2.6;
    brush.beginPath();
    brush.moveTo(long, 0);
    brush.lineTo(-long * 0.5, -long * 0.8);
    brush.lineTo(-long * 0.5, long * 0.8);
    brush.closePath();
    brush.fill();
  }
  brush.restore();
}
