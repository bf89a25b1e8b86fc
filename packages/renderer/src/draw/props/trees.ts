import type { Brush, World } from '../../scene/world.ts';
import { litColour } from '../../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from '../colour.ts';
import { isSnowy, snowTones } from '../snow-cover.ts';
import { ellipse, fromTop, sideLit } from '../strokes.ts';

/** Where a prop stands, how tall it is, and how near. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly depth: number;
  readonly lean?: number;
}

const TRUNK = hex('#7a4a33');

function tier(brush: Brush, placement: Placement, from: number, to: number, half: number): void {
  const { x, y, height } = placement;
  const top = y - height * to;
  const foot = y - height * from;
  const wide = height * half;
  brush.beginPath();
  brush.moveTo(x, top);
  brush.bezierCurveTo(
    x + wide * 0.34,
    top + (foot - top) * 0.5,
    x + wide,
    foot - height * 0.1,
    x + wide,
    foot - height * 0.03,
  );
  brush.quadraticCurveTo(x + wide, foot, x + wide * 0.8, foot + height * 0.012);
  brush.quadraticCurveTo(x, foot + height * 0.05, x - wide * 0.8, foot + height * 0.012);
  brush.quadraticCurveTo(x - wide, foot, x - wide, foot - height * 0.03);
  brush.bezierCurveTo(
    x - wide,
    foot - height * 0.1,
    x - wide * 0.34,
    top + (foot - top) * 0.5,
    x,
    top,
  );
  brush.fill();
}

function snowCap(brush: Brush, placement: Placement, to: number, half: number): void {
  const { x, y, height } = placement;
  const top = y - height * to;
  const wide = height * half * 0.62;
  const foot = top + height * 0.19;
  brush.beginPath();
  brush.moveTo(x, top - height * 0.012);
  brush.quadraticCurveTo(x + wide * 0.4, top + height * 0.07, x + wide, foot);
  brush.quadraticCurveTo(
    x + wide * 0.6,
    foot + height * 0.03,
    x + wide * 0.36,
    foot - height * 0.025,
  );
  brush.quadraticCurveTo(x, foot + height * 0.06, x - wide * 0.4, foot - height * 0.02);
  brush.quadraticCurveTo(x - wide * 0.66, foot + height * 0.035, x - wide, foot);
  brush.quadraticCurveTo(x - wide * 0.4, top + height * 0.07, x, top - height * 0.012);
  brush.fill();
}

export function pine(
  brush: Brush,
  world: World,
  placement: Placement,
  look: { leaf: Colour; snowy: boolean },
) {
  const { x, y, height, depth } = placement;
  brush.fillStyle = css(litColour(world, TRUNK, depth));
  brush.fillRect(x - height * 0.045, y - height * 0.2, height * 0.09, height * 0.2);
  const leaf = litColour(world, look.leaf, depth);
  const snow = snowTones(world, depth).lit;
  for (const [from, to, half] of [
    [0.12, 0.62, 0.29],
    [0.34, 0.82, 0.235],
    [0.56, 1, 0.17],
  ] as const) {
    brush.fillStyle = css(mix(leaf, world.light.shadow, 0.22));
    tier(brush, { ...placement, y: y + height * 0.018 }, from, to, half);
    brush.fillStyle = sideLit(brush, world, leaf, [x - height * half, x + height * half]);
    tier(brush, placement, from, to, half);
    brush.fillStyle = css(snow);
    if (look.snowy || isSnowy(world)) snowCap(brush, placement, to, half);
  }
}

/** A crown of overlapping circles, lit from the side of the sun. */
export function roundTree(
  brush: Brush,
  world: World,
  placement: Placement,
  leafColour: Colour,
): void {
  const { x, y, height, depth } = placement;
  const leaf = litColour(world, leafColour, depth);
  brush.fillStyle = sideLit(brush, world, litColour(world, TRUNK, depth), [
    x - height * 0.06,
    x + height * 0.06,
  ]);
  brush.beginPath();
  brush.moveTo(x - height * 0.065, y);
  brush.quadraticCurveTo(x - height * 0.03, y - height * 0.2, x - height * 0.03, y - height * 0.5);
  brush.lineTo(x + height * 0.03, y - height * 0.5);
  brush.quadraticCurveTo(x + height * 0.03, y - height * 0.2, x + height * 0.065, y);
  brush.fill();
  const rounds = [
    [-0.19, 0.52, 0.19],
    [0.2, 0.54, 0.18],
    [0, 0.5, 0.2],
    [-0.11, 0.7, 0.19],
    [0.12, 0.71, 0.18],
    [0.01, 0.83, 0.16],
  ] as const;
  brush.fillStyle = css(mix(leaf, world.light.shadow, 0.32));
  for (const [dx, up, r] of rounds)
    ellipse(brush, x + height * dx, y - height * (up - 0.035), height * r, height * r);
  const side = world.light.sunX < 0.5 ? -1 : 1;
  for (const [dx, up, r] of rounds) {
    const at = { x: x + height * dx, y: y - height * up };
    const fill = brush.createRadialGradient(
      at.x + side * height * r * 0.5,
      at.y - height * r * 0.5,
      0,
      at.x,
      at.y,
      height * r,
    );
    fill.addColorStop(0, css(mix(leaf, world.light.key, 0.3)));
    fill.addColorStop(0.75, css(leaf));
    fill.addColorStop(1, css(leaf, 0));
    brush.fillStyle = fill;
    ellipse(brush, at.x, at.y, height * r, height * r);
  }
  if (!isSnowy(world)) return;
  brush.fillStyle = css(snowTones(world, depth).lit);
  for (const [dx, up, r] of rounds) {
    if (up < 0.52) continue;
    ellipse(
      brush,
      x + height * dx,
      y - height * (up + r * 0.66),
      height * r * 0.74,
      height * r * 0.3,
    );
  }
}

export function bush(brush: Brush, world: World, placement: Placement, colour: Colour): void {
  const { x, y, height, depth } = placement;
  const leaf = litColour(world, colour, depth);
  brush.fillStyle = fromTop(
    brush,
    [y - height, y],
    [mix(leaf, world.light.key, 0.2), leaf, mix(leaf, world.light.shadow, 0.35)],
  );
  brush.beginPath();
  brush.moveTo(x - height * 1.1, y);
  brush.bezierCurveTo(
    x - height * 1.3,
    y - height * 0.6,
    x - height * 0.7,
    y - height * 0.8,
    x - height * 0.5,
    y - height * 0.62,
  );
  brush.bezierCurveTo(
    x - height * 0.4,
    y - height * 1.15,
    x + height * 0.3,
    y - height * 1.15,
    x + height * 0.42,
    y - height * 0.68,
  );
  brush.bezierCurveTo(
    x + height * 0.75,
    y - height * 0.9,
    x + height * 1.3,
    y - height * 0.5,
    x + height * 1.1,
    y,
  );
  brush.closePath();
  brush.fill();
  if (!isSnowy(world)) return;
  brush.fillStyle = css(snowTones(world, depth).lit);
  ellipse(brush, x - height * 0.1, y - height * 0.88, height * 0.5, height * 0.14);
  ellipse(brush, x + height * 0.75, y - height * 0.62, height * 0.36, height * 0.12);
  ellipse(brush, x - height * 0.82, y - height * 0.56, height * 0.32, height * 0.12);
}

export const SNOW_WHITE = mix(WHITE, hex('#dfe9ff'), 0.3);
