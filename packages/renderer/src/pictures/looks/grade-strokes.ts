import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Brush } from '../../scene/world.ts';
import type { Blend } from './wash.ts';

/** Light parts glow into their surroundings. */
export function bloom(canvas: Canvas, brush: Brush, alpha: number): void {
  const small = createCanvas(Math.ceil(canvas.width / 6), Math.ceil(canvas.height / 6));
  const onto = small.getContext('2d');
  onto.filter = 'blur(5px)';
  onto.drawImage(canvas, 0, 0, small.width, small.height);
  brush.globalCompositeOperation = 'screen';
  brush.globalAlpha = alpha;
  brush.drawImage(small, 0, 0, canvas.width, canvas.height);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'source-over';
}

/** Only the brightest parts, as lamps in the night are, shine far around. */
export function lampsGlow(canvas: Canvas, brush: Brush): void {
  const [width, height] = [Math.ceil(canvas.width / 4), Math.ceil(canvas.height / 4)];
  const small = createCanvas(width, height);
  const onto = small.getContext('2d');
  onto.drawImage(canvas, 0, 0, width, height);
  onto.globalCompositeOperation = 'multiply';
  for (let time = 0; time < 3; time += 1) onto.drawImage(small, 0, 0);
  const soft = createCanvas(width, height);
  const light = soft.getContext('2d');
  light.filter = `blur(${Math.max(2, Math.round(height * 0.03))}px)`;
  light.drawImage(small, 0, 0);
  brush.globalCompositeOperation = 'screen';
  for (let time = 0; time < 2; time += 1) brush.drawImage(soft, 0, 0, canvas.width, canvas.height);
  brush.globalCompositeOperation = 'source-over';
}

/** Light that falls in from a corner. */
export function beam(canvas: Canvas, brush: Brush, colour: string, alpha: number): void {
  const { width, height } = canvas;
  const fill = brush.createRadialGradient(
    width * 0.08,
    0,
    0,
    width * 0.08,
    0,
    Math.hypot(width, height) * 0.9,
  );
  fill.addColorStop(0, colour);
  fill.addColorStop(0.45, `${colour}66`);
  fill.addColorStop(1, `${colour}00`);
  brush.globalCompositeOperation = 'screen';
  brush.globalAlpha = alpha;
  brush.fillStyle = fill;
  brush.fillRect(0, 0, width, height);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'source-over';
}

/** Colour from above to below, as the sky gives it. */
export function skyWash(
  canvas: Canvas,
  brush: Brush,
  mode: Blend,
  colours: readonly [string, string, string],
  alpha: number,
): void {
  const fill = brush.createLinearGradient(0, 0, 0, canvas.height);
  for (const [at, colour] of colours.entries()) fill.addColorStop(at / 2, colour);
  brush.globalCompositeOperation = mode;
  brush.globalAlpha = alpha;
  brush.fillStyle = fill;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'source-over';
}

/** The ground turns white towards the viewer. */
export function snowBelow({ width, height }: Canvas, brush: Brush): void {
  const top = height * 0.7;
  const fill = brush.createLinearGradient(0, top, 0, height);
  fill.addColorStop(0, 'rgba(240,246,255,0)');
  fill.addColorStop(0.5, 'rgba(240,246,255,0.6)');
  fill.addColorStop(1, 'rgba(246,250,255,0.88)');
  brush.fillStyle = fill;
  brush.fillRect(0, top, width, height - top);
}

export function darkCorners({ width, height }: Canvas, brush: Brush, alpha: number): void {
  const [x, y] = [width / 2, height / 2];
  const fill = brush.createRadialGradient(x, y, Math.min(x, y) * 0.7, x, y, Math.hypot(x, y));
  fill.addColorStop(0, 'rgba(8,6,18,0)');
  fill.addColorStop(1, `rgba(8,6,18,${alpha})`);
  brush.fillStyle = fill;
  brush.fillRect(0, 0, width, height);
}
