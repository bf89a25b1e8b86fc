import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** A copy whose longer side has so many pixels, and whose shorter has at least a few. */
export function smallCopy(picture: Canvas, side: number, least: number): Canvas {
  const scale = side / Math.max(picture.width, picture.height);
  const canvas = createCanvas(
    Math.max(least, Math.round(picture.width * scale)),
    Math.max(least, Math.round(picture.height * scale)),
  );
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
