import { between, type Random } from '../../random.ts';
import type { Brush } from '../../scene/world.ts';
import { type Colour, css, mix, WHITE } from '../colour.ts';
import { ellipse } from '../strokes.ts';
import type { Placement } from './trees.ts';

export const CORALS = ['#ff6f91', '#ff9671', '#ffc75f', '#c77dff', '#4fd1c5'] as const;

function branches(
  brush: Brush,
  at: { x: number; y: number; angle: number; long: number },
  level: number,
  random: Random,
): void {
  const tip = { x: at.x + Math.cos(at.angle) * at.long, y: at.y + Math.sin(at.angle) * at.long };
  brush.lineWidth = at.long * 0.36;
  brush.beginPath();
  brush.moveTo(at.x, at.y);
  brush.lineTo(tip.x, tip.y);
  brush.stroke();
  if (level === 0) return;
  for (const turn of [-0.5, 0.45]) {
    branches(
      brush,
      { ...tip, angle: at.angle + turn + between(random, -0.2, 0.2), long: at.long * 0.74 },
      level - 1,
      random,
    );
  }
}

export function coral(brush: Brush, colour: Colour, placement: Placement, random: Random): void {
  const { x, y, height } = placement;
  if (random() < 0.62) {
    brush.strokeStyle = css(colour);
    brush.lineCap = 'round';
    branches(
      brush,
      {
        x,
        y: y + height * 0.05,
        angle: -Math.PI / 2 + between(random, -0.15, 0.15),
        long: height * 0.36,
      },
      3,
      random,
    );
    return;
  }
  const fill = brush.createRadialGradient(
    x - height * 0.15,
    y - height * 0.4,
    0,
    x,
    y - height * 0.2,
    height * 0.6,
  );
  fill.addColorStop(0, css(mix(colour, WHITE, 0.3)));
  fill.addColorStop(1, css(colour));
  brush.fillStyle = fill;
  for (const [dx, r] of [
    [-0.3, 0.26],
    [0.28, 0.24],
    [0, 0.36],
  ] as const) {
    ellipse(brush, x + dx * height, y - r * height * 0.75, r * height, r * height);
  }
}
