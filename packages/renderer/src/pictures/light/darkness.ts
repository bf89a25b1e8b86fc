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

/** Whether a picture has no colours of its own, as old photographs have none. */
export function isGreyPicture(canvas: Canvas): boolean {
  const across = 24;
  const small = createCanvas(across, across);
  const brush = small.getContext('2d');
  brush.drawImage(canvas, 0, 0, across, across);
  const { data } = brush.getImageData(0, 0, across, across);
  let most = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    most = Math.max(most, Math.max(red, green, blue) - Math.min(red, green, blue));
  }
  return most < 14;
}
