import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Brush } from '../../scene/world.ts';
import { wash } from './wash.ts';

/** Grey, divided by itself turned round and blurred: only edges are left. */
export function sketch(canvas: Canvas, brush: Brush): void {
  wash(brush, canvas, 'saturation', '#808080', 1);
  const turned = createCanvas(canvas.width, canvas.height);
  const onto = turned.getContext('2d');
  onto.fillStyle = '#fff';
  onto.fillRect(0, 0, canvas.width, canvas.height);
  onto.globalCompositeOperation = 'difference';
  onto.filter = `blur(${Math.max(2, Math.round(canvas.height / 110))}px)`;
  onto.drawImage(canvas, 0, 0);
  brush.globalCompositeOperation = 'color-dodge';
  brush.drawImage(turned, 0, 0);
  brush.globalCompositeOperation = 'source-over';
  wash(brush, canvas, 'multiply', '#f4efe4', 1);
}

/** Colours that have run into each other on white paper, with the edges drawn in. */
export function painted(canvas: Canvas, brush: Brush): void {
  const { width, height } = canvas;
  const lines = createCanvas(width, height);
  lines.getContext('2d').drawImage(canvas, 0, 0);
  sketch(lines, lines.getContext('2d'));
  const run = createCanvas(Math.ceil(width / 14), Math.ceil(height / 14));
  run.getContext('2d').drawImage(canvas, 0, 0, run.width, run.height);
  brush.imageSmoothingQuality = 'high';
  brush.globalAlpha = 0.8;
  brush.drawImage(run, 0, 0, width, height);
  brush.globalAlpha = 1;
  wash(brush, canvas, 'saturation', '#ff0000', 0.25);
  wash(brush, canvas, 'screen', '#8a8070', 0.55);
  brush.globalCompositeOperation = 'multiply';
  brush.globalAlpha = 0.75;
  brush.drawImage(lines, 0, 0);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'source-over';
}
