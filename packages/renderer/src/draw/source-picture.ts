import { type Canvas, createCanvas, ImageData, loadImage } from '@napi-rs/canvas';
import { RenderError } from '../render-error.ts';
import type { Picture } from '../threads/messages.ts';

const SIDE_MAX = 2400;

/** Decodes a picture and limits its size; throws a `RenderError` for bytes that are no picture. */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const image = await loadImage(Buffer.from(bytes)).catch((error: unknown) => {
    throw new RenderError('unreadable_image', `The source image cannot be read: ${String(error)}`);
  });
  if (!(image.width > 0 && image.height > 0)) {
    throw new RenderError('unreadable_image', 'The source image has no size.');
  }
  const scale = Math.min(1, SIDE_MAX / Math.max(image.width, image.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { width, height } = canvas;
  const { data } = brush.getImageData(0, 0, width, height);
  const pixels = new SharedArrayBuffer(data.byteLength);
  new Uint8Array(pixels).set(data);
  return { width, height, pixels };
}

/** A canvas with the pixels of a decoded picture. */
export function canvasOf({ width, height, pixels }: Picture): Canvas {
  const canvas = createCanvas(width, height);
  const data = new Uint8ClampedArray(pixels.byteLength);
  data.set(new Uint8Array(pixels));
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}
