import { type Canvas, createCanvas, ImageData, loadImage } from '@napi-rs/canvas';
import { RenderError } from '../render-error.ts';
import type { Size } from '../sizes.ts';
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

export function cover(picture: Canvas, width: number, height: number): Canvas {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  const scale = Math.max(width / picture.width, height / picture.height);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  const [across, down] = [picture.width * scale, picture.height * scale];
  brush.drawImage(picture, (width - across) / 2, (height - down) / 2, across, down);
  return canvas;
}

/** The picture itself, blurred and darkened, to fill the frame behind it. */
export function blurredFill(picture: Canvas, { width, height }: Size): Canvas {
  const small = cover(picture, width / 8, height / 8);
  const soft = createCanvas(small.width, small.height);
  const brush = soft.getContext('2d');
  brush.filter = 'blur(9px)';
  brush.drawImage(small, -4, -4, small.width + 8, small.height + 8);
  brush.filter = 'none';
  brush.fillStyle = 'rgba(10,8,24,0.34)';
  brush.fillRect(0, 0, soft.width, soft.height);
  return soft;
}

/** The picture with round corners and a shadow. */
export function roundedPrint(picture: Canvas, width: number, height: number, unit: number): Canvas {
  const pad = unit * 50;
  const canvas = createCanvas(Math.ceil(width + 2 * pad), Math.ceil(height + 2 * pad));
  const brush = canvas.getContext('2d');
  brush.save();
  brush.shadowColor = 'rgba(4,2,16,0.55)';
  brush.shadowBlur = unit * 38;
  brush.shadowOffsetY = unit * 14;
  brush.fillStyle = '#000';
  brush.beginPath();
  brush.roundRect(pad, pad, width, height, unit * 22);
  brush.fill();
  brush.restore();
  brush.beginPath();
  brush.roundRect(pad, pad, width, height, unit * 22);
  brush.clip();
  brush.drawImage(cover(picture, width, height), pad, pad);
  return canvas;
}
