import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';

/** A sheet with a fine grain, to be multiplied with what is on it. */
export function paperOf(
  { width, height }: Size,
  [red, green, blue]: readonly [number, number, number],
  roughness = 14,
): Canvas {
  const random = seeded('paper', 'grain');
  const image = new ImageData(width, height);
  for (let at = 0; at < image.data.length; at += 4) {
    const grain = (random() - 0.5) * roughness;
    image.data.set([red + grain, green + grain, blue + grain, 255], at);
  }
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(image, 0, 0);
  return canvas;
}

/** The dots of cheap print, on white. */
export function dotsOf({ width, height }: Size): Canvas {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = '#b9b4c4';
  const step = Math.min(width, height) / 80;
  for (let row = 0; row * step < height; row += 1)
    for (let x = (row % 2) * step; x < width; x += step * 2) {
      brush.beginPath();
      brush.arc(x, row * step, step * 0.52, 0, Math.PI * 2);
      brush.fill();
    }
  return canvas;
}
