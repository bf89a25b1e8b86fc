import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { brightness } from '../../draw/colour.ts';

function brightnessOf(canvas: Canvas): number {
  const dot = createCanvas(8, 8);
  const brush = dot.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(canvas, 0, 0, 8, 8);
  const pixels = dot.data();
  let sum = 0;
  for (let at = 0; at < 64; at += 1)
    sum += brightness([pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0]);
  return sum / 64;
}

export function isDarkPicture(canvas: Canvas): boolean {
  return brightnessOf(canvas) < 0.3;
}
