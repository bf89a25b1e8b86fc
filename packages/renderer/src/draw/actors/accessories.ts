import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Brush, World } from '../../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from '../colour.ts';
import type { Sprite } from '../sprite.ts';
import { ellipse, glow } from '../strokes.ts';

/** A soft dark spot, painted once and stretched to the width of an actor. */
export function shadowBitmap(colour: Colour): Canvas {
  const canvas = createCanvas(128, 128);
  glow(canvas.getContext('2d'), { x: 64, y: 64, radius: 64 }, colour, 0.95);
  return canvas;
}

export function drawShadow(
  brush: Brush,
  shadow: Canvas,
  at: { x: number; y: number; width: number; height: number; lift: number },
): void {
  const near = 1 / (1 + at.lift * 5);
  const width = at.width * (0.75 + 0.25 * near);
  // What is flat would hover over a deep one.
  const deep = Math.min(width * 0.2, at.height * 0.4);
  brush.globalAlpha = 0.72 * near;
  brush.drawImage(shadow, at.x - width / 2, at.y - deep / 2, width, deep);
  brush.globalAlpha = 1;
}

/** Puffs of dust behind an actor that runs or drives. */
export function drawDust(
  brush: Brush,
  world: World,
  at: { height: number; facing: number; seconds: number },
): void {
  brush.fillStyle = css(mix(world.light.fog, WHITE, 0.4));
  for (let puff = 0; puff < 6; puff += 1) {
    const age = (at.seconds * 1.9 + puff / 6) % 1;
    const radius = at.height * (0.022 + age * 0.055);
    brush.globalAlpha = 0.42 * (1 - age) ** 1.4;
    ellipse(
      brush,
      -at.facing * at.height * (0.16 + age * 0.55),
      -radius * 0.8 - age * at.height * 0.05,
      radius,
      radius * 0.9,
    );
  }
  brush.globalAlpha = 1;
}

export function drawRipples(brush: Brush, world: World, width: number, seconds: number): void {
  brush.strokeStyle = css(mix(world.light.key, WHITE, 0.5));
  for (let ring = 0; ring < 3; ring += 1) {
    const age = (seconds * 0.4 + ring / 3) % 1;
    brush.globalAlpha = 0.5 * (1 - age);
    brush.lineWidth = world.unit * 3 * (1 - age * 0.6);
    brush.beginPath();
    brush.ellipse(0, 0, width * (0.4 + age * 0.45), width * (0.06 + age * 0.07), 0, 0, 2 * Math.PI);
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

/** Three balloons on strings that carry an actor. */
export function drawBalloons(brush: Brush, balloon: Sprite, height: number, seconds: number): void {
  const tied = { x: height * 0.2, y: -height * 0.52 };
  for (const [at, [dx, up, size]] of (
    [
      [-0.2, 1.28, 0.34],
      [0.42, 1.3, 0.32],
      [0.1, 1.46, 0.4],
    ] as const
  ).entries()) {
    const sway = Math.sin(seconds * 1.1 + at * 2) * height * 0.03;
    const x = height * dx + sway;
    const y = -height * up;
    const width = height * size * 0.82;
    const tall = (width * balloon.height) / balloon.width;
    brush.strokeStyle = 'rgba(255,255,255,0.75)';
    brush.lineWidth = Math.max(1, height * 0.007);
    brush.beginPath();
    brush.moveTo(tied.x, tied.y);
    brush.quadraticCurveTo(x * 0.7, (y + tied.y) / 2, x, y + tall * 0.25);
    brush.stroke();
    brush.drawImage(balloon.bitmap, x - width / 2, y - tall * 0.5, width, tall);
  }
}

const BUBBLE_RADIUS = 160;
let bubble: Canvas | null = null;

/** A bubble of water, painted once and stretched. */
function bubbleBitmap(): Canvas {
  if (bubble !== null) return bubble;
  const radius = BUBBLE_RADIUS;
  bubble = createCanvas(2 * radius, 2 * radius);
  const brush = bubble.getContext('2d');
  brush.translate(radius, radius);
  const near = -radius * 0.3;
  const fill = brush.createRadialGradient(near, near, radius * 0.1, 0, 0, radius);
  fill.addColorStop(0, 'rgba(220,245,255,0.18)');
  fill.addColorStop(0.8, 'rgba(120,200,255,0.2)');
  fill.addColorStop(0.96, 'rgba(190,235,255,0.5)');
  fill.addColorStop(1, 'rgba(255,255,255,0.75)');
  brush.fillStyle = fill;
  ellipse(brush, 0, 0, radius, radius);
  brush.strokeStyle = 'rgba(255,255,255,0.85)';
  brush.lineCap = 'round';
  brush.lineWidth = radius * 0.05;
  brush.beginPath();
  brush.arc(0, 0, radius * 0.82, Math.PI * 1.12, Math.PI * 1.38);
  brush.stroke();
  return bubble;
}

/** A bubble of water for fish on land. */
export function drawBubble(brush: Brush, radius: number, y: number): void {
  brush.drawImage(bubbleBitmap(), -radius, y - radius, 2 * radius, 2 * radius);
}

/** Water on the ground that carries a boat. */
export function drawStream(brush: Brush, world: World, width: number): void {
  const { size, light } = world;
  const water = mix(hex('#4f97c4'), light.sky[2], 0.4);
  const tall = Math.min(width * 0.16, size.height * 0.06);
  brush.fillStyle = css(mix(water, light.shadow, 0.35));
  ellipse(brush, 0, 0, width * 1.75, tall * 1.12);
  brush.fillStyle = css(water);
  ellipse(brush, 0, tall * 0.06, width * 1.7, tall);
}

/** Half of a swim ring; the other half is behind the swimmer. */
export function drawRing(brush: Brush, height: number, half: 'back' | 'front'): void {
  const [across, down, y] = [height * 0.27, height * 0.075, -height * 0.25];
  const [from, to] = half === 'back' ? [Math.PI, 2 * Math.PI] : [0, Math.PI];
  brush.lineCap = 'butt';
  brush.lineWidth = height * 0.11;
  for (let part = 0; part < 6; part += 1) {
    const start = from + ((to - from) * part) / 6;
    brush.strokeStyle = css(part % 2 === 0 ? hex('#ff5a5f') : hex('#fff6ee'));
    brush.beginPath();
    brush.ellipse(0, y, across, down, 0, start, start + (to - from) / 6 + 0.02);
    brush.stroke();
  }
  brush.strokeStyle = 'rgba(255,255,255,0.35)';
  brush.lineWidth = height * 0.025;
  brush.beginPath();
  brush.ellipse(0, y - height * 0.025, across, down, 0, from + 0.15, to - 0.15);
  brush.stroke();
}

/** Letters Z that rise from a sleeping actor. */
export function drawSleepLetters(
  brush: Brush,
  world: World,
  height: number,
  seconds: number,
): void {
  for (let letter = 0; letter < 3; letter += 1) {
    const age = (seconds * 0.35 + letter / 3) % 1;
    brush.globalAlpha = Math.sin(age * Math.PI) * 0.9;
    brush.fillStyle = css(mix(world.light.key, WHITE, 0.6));
    brush.font = `800 ${height * (0.07 + age * 0.08)}px Inter`;
    brush.fillText(
      'Z',
      height * (0.25 + age * 0.2 + 0.03 * Math.sin(age * 9)),
      -height * (0.8 + age * 0.4),
    );
  }
  brush.globalAlpha = 1;
}

export function drawFlame(brush: Brush, height: number, seconds: number): void {
  for (const [reach, width, colour] of [
    [0.5, 0.13, 'rgba(255,120,40,0.75)'],
    [0.36, 0.09, 'rgba(255,190,60,0.9)'],
    [0.2, 0.05, 'rgba(255,250,220,0.95)'],
  ] as const) {
    const flicker = 1 + 0.16 * Math.sin(seconds * 31 + reach * 20) + 0.08 * Math.sin(seconds * 47);
    const long = height * reach * flicker;
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(-height * width, 0);
    brush.bezierCurveTo(
      -height * width * 1.3,
      long * 0.4,
      -height * width * 0.4,
      long * 0.7,
      0,
      long,
    );
    brush.bezierCurveTo(
      height * width * 0.4,
      long * 0.7,
      height * width * 1.3,
      long * 0.4,
      height * width,
      0,
    );
    brush.quadraticCurveTo(0, -height * width * 0.8, -height * width, 0);
    brush.fill();
  }
}

/** Held in the raised hand. */
export function drawUmbrella(brush: Brush, umbrella: Sprite, height: number, facing: number): void {
  const width = height * 1.05;
  const tall = (width * umbrella.height) / umbrella.width;
  brush.save();
  brush.translate(facing * height * 0.33, -height * 0.42);
  brush.rotate(facing * 0.06);
  brush.drawImage(umbrella.bitmap, -width / 2, -tall, width, tall);
  brush.restore();
}
