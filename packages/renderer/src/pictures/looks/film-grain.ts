import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { seeded } from '../../random.ts';
import type { Brush, Moment } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';

const FRAMES_PER_SECOND = 12;
/** The side of a grain in pixels. Finer ones take most of what the encoder has, and are not seen any better. */
const GRAIN = 2;
/** Twice how opaque the darkest and the lightest grains are. */
const ALPHA = 74;
/** As far as the tile jumps in each direction. */
const ROOM = 64;

function tile(width: number, height: number): Canvas {
  const random = seeded('grain', 'tile');
  const fine = { width: Math.ceil(width / GRAIN), height: Math.ceil(height / GRAIN) };
  const image = new ImageData(fine.width, fine.height);
  for (let at = 0; at < image.data.length; at += 4) {
    const value = random();
    image.data.fill(value < 0.5 ? 0 : 255, at, at + 3);
    image.data[at + 3] = Math.abs(value - 0.5) * ALPHA;
  }
  const grains = createCanvas(fine.width, fine.height);
  grains.getContext('2d').putImageData(image, 0, 0);
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(grains, 0, 0, fine.width * GRAIN, fine.height * GRAIN);
  return canvas;
}

/** Grain that jumps from frame to frame. */
export function filmGrain({ width, height }: Size): (brush: Brush, moment: Moment) => void {
  const bitmap = tile(width + ROOM, height + ROOM);
  return (brush, { seconds }) => {
    const frame = Math.floor(seconds * FRAMES_PER_SECOND);
    brush.drawImage(bitmap, -((frame * 37) % ROOM), -((frame * 53) % ROOM));
  };
}
