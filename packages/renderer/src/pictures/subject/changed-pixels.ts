import { type Canvas, ImageData } from '@napi-rs/canvas';
import type { Colour } from '../../draw/colour.ts';

/** Gives each pixel the colour that a function makes of it; null leaves it as it is. */
export function changedPixels(
  canvas: Canvas,
  change: (colour: Colour, x: number, y: number) => readonly number[] | null,
): void {
  const { width, height } = canvas;
  const image = new ImageData(new Uint8ClampedArray(canvas.data()), width, height);
  const { data } = image;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const made = change([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], x, y);
      if (made === null) continue;
      for (let part = 0; part < 3; part += 1) data[at + part] = made[part] ?? 0;
    }
  canvas.getContext('2d').putImageData(image, 0, 0);
}
