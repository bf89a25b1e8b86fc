import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Brush, World } from '../../scene/world.ts';

const SIDE = 96;
const COUNT = 34;

/** A bubble with a rim dark enough to be seen before a light wall. */
function bubble(): Canvas {
  const canvas = createCanvas(SIDE, SIDE);
  const brush = canvas.getContext('2d');
  const radius = SIDE / 2;
  const fill = brush.createRadialGradient(radius * 0.8, radius * 0.7, 0, radius, radius, radius);
  fill.addColorStop(0, 'rgba(255,255,255,0.25)');
  fill.addColorStop(0.62, 'rgba(190,230,255,0.22)');
  fill.addColorStop(0.86, 'rgba(96,170,220,0.5)');
  fill.addColorStop(0.97, 'rgba(46,120,180,0.75)');
  fill.addColorStop(1, 'rgba(46,120,180,0)');
  brush.fillStyle = fill;
  brush.fillRect(0, 0, SIDE, SIDE);
  brush.fillStyle = 'rgba(255,255,255,0.9)';
  brush.beginPath();
  brush.ellipse(radius * 0.62, radius * 0.56, radius * 0.2, radius * 0.12, -0.7, 0, 7);
  brush.fill();
  return canvas;
}

/** Bubbles that rise around a product: most behind it, some before its sides, none over its middle. */
export function bubblesAround({ unit }: World, { width, height }: Canvas) {
  const bitmap = bubble();
  return (
    brush: Brush,
    { x, y }: { readonly x: number; readonly y: number },
    seconds: number,
    isNear: boolean,
  ): void => {
    for (let at = 0; at < COUNT; at += 1) {
      if ((at % 3 === 0) !== isNear) continue;
      const age = (seconds * (0.11 + 0.05 * ((at * 0.382) % 1)) + at * 0.618) % 1;
      const lane = ((at * 7) % COUNT) / (COUNT / 2) - 1;
      const aside = isNear ? Math.sign(lane) * (0.42 + 0.6 * Math.abs(lane)) : lane;
      const radius = unit * (9 + 20 * ((at * 0.77) % 1)) * (0.6 + 0.4 * age);
      const left = x + aside * (width * 0.62 + unit * 110) + unit * 10 * Math.sin(seconds * 2 + at);
      const top = y - age * height * 1.25;
      brush.globalAlpha = Math.min(1, age * 8) * Math.min(1, (1 - age) * 6);
      brush.drawImage(bitmap, left - radius, top - radius, radius * 2, radius * 2);
    }
    brush.globalAlpha = 1;
  };
}
