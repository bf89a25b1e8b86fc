import { between, type Random } from '../../random.ts';
import { type Brush, litColour, type World } from '../../scene/world.ts';
import { type Colour, css, hex, mix } from '../colour.ts';
import { isSnowy } from '../snow-cover.ts';
import { ellipse, sideLit } from '../strokes.ts';
import type { Placement } from './trees.ts';

export function grassTuft(
  brush: Brush,
  colour: Colour,
  placement: Placement,
  random: Random,
): void {
  const { x, y, height } = placement;
  brush.fillStyle = css(colour);
  for (let blade = 0; blade < 6; blade += 1) {
    const lean = between(random, -0.7, 0.7);
    const tall = height * between(random, 0.55, 1);
    const foot = x + (blade - 2.5) * height * 0.12;
    brush.beginPath();
    brush.moveTo(foot - height * 0.05, y);
    brush.quadraticCurveTo(
      foot + lean * tall * 0.2,
      y - tall * 0.6,
      foot + lean * tall * 0.7,
      y - tall,
    );
    brush.quadraticCurveTo(foot + lean * tall * 0.35, y - tall * 0.5, foot + height * 0.06, y);
    brush.fill();
  }
}

/** A large head of yellow petals around brown seeds, on a stem with two leaves. */
export function sunflower(brush: Brush, world: World, { x, y, height, depth }: Placement): void {
  if (isSnowy(world)) return;
  const green = litColour(world, hex('#4f9d3a'), depth);
  const top = y - height * 0.74;
  brush.strokeStyle = css(green);
  brush.lineWidth = height * 0.055;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(x, top);
  brush.stroke();
  brush.fillStyle = css(mix(green, world.light.shadow, 0.12));
  ellipse(brush, x - height * 0.12, y - height * 0.3, height * 0.12, height * 0.055);
  ellipse(brush, x + height * 0.12, y - height * 0.4, height * 0.12, height * 0.055);
  const petals = litColour(world, hex('#ffc21f'), depth);
  for (const [many, reach, shade] of [
    [11, 0.2, 0.22],
    [9, 0.17, 0],
  ] as const) {
    brush.fillStyle = css(mix(petals, litColour(world, hex('#e88a12'), depth), shade * 2));
    for (let at = 0; at < many; at += 1) {
      const angle = (at / many) * 2 * Math.PI + shade;
      brush.beginPath();
      brush.ellipse(
        x + Math.cos(angle) * height * reach,
        top + Math.sin(angle) * height * reach,
        height * 0.105,
        height * 0.058,
        angle,
        0,
        2 * Math.PI,
      );
      brush.fill();
    }
  }
  brush.fillStyle = css(litColour(world, hex('#6b3d1c'), depth));
  ellipse(brush, x, top, height * 0.145, height * 0.145);
  brush.fillStyle = css(litColour(world, hex('#8f5a2a'), depth));
  ellipse(brush, x, top, height * 0.08, height * 0.08);
}

/** Nothing where snow lies. */
export function flower(brush: Brush, world: World, placement: Placement, petal: Colour): void {
  if (isSnowy(world)) return;
  const { x, y, height, depth } = placement;
  brush.strokeStyle = css(litColour(world, hex('#4f9d3a'), depth));
  brush.lineWidth = height * 0.06;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(x, y);
  brush.quadraticCurveTo(x + height * 0.08, y - height * 0.5, x, y - height * 0.86);
  brush.stroke();
  brush.fillStyle = css(litColour(world, petal, depth));
  const round = height * 0.13;
  for (let at = 0; at < 5; at += 1) {
    const angle = (at / 5) * 2 * Math.PI - Math.PI / 2;
    ellipse(
      brush,
      x + Math.cos(angle) * round,
      y - height * 0.86 + Math.sin(angle) * round,
      round * 0.86,
      round * 0.86,
    );
  }
  brush.fillStyle = css(litColour(world, hex('#ffd447'), depth));
  ellipse(brush, x, y - height * 0.86, round * 0.66, round * 0.66);
}

export function cactus(brush: Brush, world: World, placement: Placement): void {
  const { x, y, height, depth } = placement;
  const green = litColour(world, hex('#4c9a5b'), depth);
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.strokeStyle = sideLit(brush, world, green, [x - height * 0.12, x + height * 0.12]);
  brush.lineWidth = height * 0.2;
  brush.beginPath();
  brush.moveTo(x, y - height * 0.02);
  brush.lineTo(x, y - height * 0.9);
  brush.stroke();
  brush.lineWidth = height * 0.125;
  for (const [side, low, high] of [
    [-1, 0.36, 0.68],
    [1, 0.46, 0.8],
  ] as const) {
    brush.beginPath();
    brush.moveTo(x, y - height * low);
    brush.lineTo(x + side * height * 0.16, y - height * low);
    brush.quadraticCurveTo(
      x + side * height * 0.25,
      y - height * low,
      x + side * height * 0.25,
      y - height * (low + 0.1),
    );
    brush.lineTo(x + side * height * 0.25, y - height * high);
    brush.stroke();
  }
  brush.strokeStyle = css(mix(green, world.light.key, 0.4), 0.5);
  brush.lineWidth = height * 0.012;
  for (const dx of [-0.045, 0, 0.045]) {
    brush.beginPath();
    brush.moveTo(x + dx * height, y - height * 0.06);
    brush.lineTo(x + dx * height, y - height * 0.9);
    brush.stroke();
  }
}

export function rock(brush: Brush, world: World, placement: Placement, colour: Colour): void {
  const { x, y, height, depth } = placement;
  const stone = litColour(world, colour, depth);
  brush.fillStyle = sideLit(brush, world, stone, [x - height * 0.8, x + height * 0.8]);
  brush.beginPath();
  brush.moveTo(x - height * 0.85, y);
  brush.quadraticCurveTo(x - height * 0.8, y - height * 0.62, x - height * 0.3, y - height * 0.85);
  brush.quadraticCurveTo(x + height * 0.15, y - height * 1.1, x + height * 0.5, y - height * 0.66);
  brush.quadraticCurveTo(x + height * 0.9, y - height * 0.42, x + height * 0.9, y);
  brush.closePath();
  brush.fill();
  brush.fillStyle = css(mix(stone, world.light.key, 0.35), 0.4);
  brush.beginPath();
  const side = world.light.sunX < 0.5 ? -1 : 1;
  brush.ellipse(
    x + side * height * 0.22,
    y - height * 0.66,
    height * 0.3,
    height * 0.12,
    side * -0.35,
    0,
    2 * Math.PI,
  );
  brush.fill();
}

export function mushroom(brush: Brush, world: World, placement: Placement): void {
  const { x, y, height, depth } = placement;
  brush.fillStyle = sideLit(brush, world, litColour(world, hex('#f6e6d0'), depth), [
    x - height * 0.2,
    x + height * 0.2,
  ]);
  brush.beginPath();
  brush.roundRect(x - height * 0.16, y - height * 0.6, height * 0.32, height * 0.6, height * 0.14);
  brush.fill();
  brush.fillStyle = sideLit(brush, world, litColour(world, hex('#e2483d'), depth), [
    x - height * 0.5,
    x + height * 0.5,
  ]);
  brush.beginPath();
  brush.moveTo(x - height * 0.5, y - height * 0.48);
  brush.bezierCurveTo(
    x - height * 0.5,
    y - height * 1.15,
    x + height * 0.5,
    y - height * 1.15,
    x + height * 0.5,
    y - height * 0.48,
  );
  brush.quadraticCurveTo(x, y - height * 0.36, x - height * 0.5, y - height * 0.48);
  brush.fill();
  brush.fillStyle = css(litColour(world, hex('#fff4ea'), depth), 0.92);
  for (const [dx, up, size] of [
    [-0.24, 0.68, 0.08],
    [0.06, 0.82, 0.1],
    [0.28, 0.62, 0.07],
  ] as const) {
    ellipse(brush, x + dx * height, y - up * height, size * height, size * height * 0.85);
  }
}
