import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { seeded } from '../../random.ts';
import type { Brush, Moment } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';

const FRAMES_PER_SECOND = 15;

function tile(width: number, height: number): Canvas {
  const random = seeded('grain', 'tile');
  const image = new ImageData(width, height);
  for (let at = 0; at < image.data.length; at += 4) {
    const value = random();
    image.data.fill(value < 0.5 ? 0 : 255, at, at + 3);
    image.data[at + 3] = Math.abs(value - 0.5) * 74;
  }
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(image, 0, 0);
  return canvas;
}

/** Grain that jumps from frame to frame. */
export function filmGrain({ width, height }: Size): (brush: Brush, moment: Moment) => void {
  const room = 64;
  const bitmap = tile(width + room, height + room);
  return (brush, { seconds }) => {
    const frame = Math.floor(seconds * FRAMES_PER_SECOND);
    brush.drawImage(bitmap, -((frame * 37) % room), -((frame * 53) % room));
  };
}
