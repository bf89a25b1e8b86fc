import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { hex } from '../draw/colour.ts';
import { ellipse, fromTop, glow } from '../draw/strokes.ts';
import type { Brush, World } from '../scene/world.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Turns shares of the picture into pixels. */
export const inPicture =
  ({ size }: World) =>
  (x: number, y: number): Point => ({ x: x * size.width, y: y * size.height });

function shape(brush: Brush, points: readonly Point[], fill: string): void {
  brush.fillStyle = fill;
  brush.beginPath();
  for (const { x, y } of points) brush.lineTo(x, y);
  brush.closePath();
  brush.fill();
}

function peak(brush: Brush, at: Point, half: number, foot: number): void {
  const tall = foot - at.y;
  shape(brush, [at, { x: at.x + half, y: foot }, { x: at.x - half, y: foot }], '#7d8aa0');
  shape(brush, [at, { x: at.x + half, y: foot }, { x: at.x + half * 0.1, y: foot }], '#66728a');
  const cap = (x: number, down: number) => ({ x: at.x + half * x, y: at.y + tall * down });
  shape(
    brush,
    [at, cap(0.3, 0.3), cap(0.14, 0.25), cap(0.03, 0.36), cap(-0.12, 0.26), cap(-0.3, 0.3)],
    '#ffffff',
  );
}

/** The sea on the left, mountains on the right, and a river from them into it. */
export function seaAndMountains(world: World): Canvas {
  const { size, unit } = world;
  const { width, height } = size;
  const point = inPicture(world);
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = fromTop(brush, [0, height * 0.75], ['#6fb8f2', '#a9d8fb', '#e2f3ff'].map(hex));
  brush.fillRect(0, 0, width, height);
  const sun = point(0.13, 0.27);
  glow(brush, { ...sun, radius: unit * 210 }, hex('#fff1b0'), 0.95);
  brush.fillStyle = '#ffd23f';
  ellipse(brush, sun.x, sun.y, unit * 58, unit * 58);
  const foot = height * 0.74;
  peak(brush, point(0.93, 0.4), unit * 210, foot);
  peak(brush, point(0.66, 0.47), unit * 170, foot);
  peak(brush, point(0.8, 0.32), unit * 250, foot);
  shape(
    brush,
    [
      point(0.34, 1),
      point(0.42, 0.8),
      point(0.56, 0.72),
      point(0.75, 0.69),
      point(1, 0.68),
      point(1, 1),
    ],
    '#78c26a',
  );
  shape(
    brush,
    [point(0.38, 1), point(0.5, 0.86), point(0.75, 0.82), point(1, 0.85), point(1, 1)],
    '#63ad58',
  );
  brush.fillStyle = fromTop(brush, [height * 0.74, height], ['#3f9be0', '#1f5fb0'].map(hex));
  brush.beginPath();
  brush.moveTo(0, height * 0.74);
  brush.lineTo(width * 0.4, height * 0.74);
  brush.quadraticCurveTo(width * 0.47, height * 0.86, width * 0.4, height);
  brush.lineTo(0, height);
  brush.closePath();
  brush.fill();
  river(brush, world);
  return canvas;
}

function river(brush: Brush, world: World): void {
  const point = inPicture(world);
  const [spring, bend, mouth] = [point(0.78, 0.66), point(0.63, 0.79), point(0.42, 0.87)];
  brush.strokeStyle = '#4aa7ea';
  brush.lineCap = 'round';
  for (const [from, to, via, wide] of [
    [spring, bend, point(0.75, 0.77), 13],
    [bend, mouth, point(0.52, 0.8), 24],
  ] as const) {
    brush.lineWidth = wide * world.unit;
    brush.beginPath();
    brush.moveTo(from.x, from.y);
    brush.quadraticCurveTo(via.x, via.y, to.x, to.y);
    brush.stroke();
  }
}

/** A cloud with its middle at a point. */
export function drawCloud(brush: Brush, { x, y }: Point, size: number, colour: string): void {
  brush.fillStyle = colour;
  for (const [right, down, radius] of [
    [-0.42, 0.08, 0.24],
    [-0.14, -0.1, 0.32],
    [0.2, -0.06, 0.28],
    [0.45, 0.1, 0.2],
    [0.02, 0.12, 0.3],
  ] as const)
    ellipse(brush, x + right * size, y + down * size, radius * size, radius * size * 0.86);
}
