import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { rasterOf } from '../../ads/raster.ts';
import { blurred } from '../../draw/layer.ts';
import type { Size } from '../../sizes.ts';
import type { Placement } from './frame-picture.ts';

/** A picture in two depths: what is behind the subject, and the subject. */
export interface DepthLayers {
  readonly back: Canvas;
  readonly front: { readonly bitmap: Canvas; readonly x: number; readonly y: number } | null;
}

const SMALL = 6;

/** The shape of a subject, as large as the plate it is on. */
export function maskOnPlate(
  mask: Canvas,
  picture: Size,
  plate: Size,
  { scale, x, y }: Placement,
): Canvas {
  const canvas = createCanvas(plate.width, plate.height);
  canvas.getContext('2d').drawImage(mask, x, y, picture.width * scale, picture.height * scale);
  return canvas;
}

/** What may be behind the subject: its surroundings, spread into it. */
export function behind(plate: Canvas, mask: Canvas): Canvas {
  const width = Math.ceil(plate.width / SMALL);
  const height = Math.ceil(plate.height / SMALL);
  const around = createCanvas(width, height);
  const brush = around.getContext('2d');
  brush.drawImage(plate, 0, 0, width, height);
  brush.globalCompositeOperation = 'destination-out';
  for (let time = 0; time < 3; time += 1) brush.drawImage(mask, -2, -2, width + 4, height + 4);
  const filled = createCanvas(width, height);
  const onto = filled.getContext('2d');
  onto.drawImage(around, 0, 0);
  onto.globalCompositeOperation = 'destination-over';
  for (const radius of [3, 7, 16, 36]) {
    const soft = blurred(around, radius);
    // Three times over itself, it is opaque farther into the hole.
    for (let time = 0; time < 3; time += 1) onto.drawImage(soft, 0, 0);
  }
  onto.drawImage(plate, 0, 0, width, height);
  return filled;
}

export function depthLayers(
  plate: Canvas,
  mask: Canvas | null,
  picture: Size,
  placement: Placement,
): DepthLayers {
  if (mask === null) return { back: plate, front: null };
  const shape = maskOnPlate(mask, picture, plate, placement);
  const front = createCanvas(plate.width, plate.height);
  const brush = front.getContext('2d');
  brush.drawImage(plate, 0, 0);
  brush.globalCompositeOperation = 'destination-in';
  brush.drawImage(shape, 0, 0);
  const patch = createCanvas(plate.width, plate.height);
  const onto = patch.getContext('2d');
  onto.drawImage(behind(plate, shape), 0, 0, plate.width, plate.height);
  onto.globalCompositeOperation = 'destination-in';
  onto.drawImage(shape, 0, 0);
  const back = createCanvas(plate.width, plate.height);
  const under = back.getContext('2d');
  under.drawImage(plate, 0, 0);
  under.drawImage(patch, 0, 0);
  const found = rasterOf(mask).boxOver(0);
  if (found === null) return { back: plate, front: null };
  const cell = (picture.width * placement.scale) / mask.width;
  const box = {
    x: Math.floor(placement.x + (found.x - 2) * cell),
    y: Math.floor(placement.y + (found.y - 2) * cell),
    width: Math.ceil((found.width + 4) * cell),
    height: Math.ceil((found.height + 4) * cell),
  };
  const bitmap = createCanvas(box.width, box.height);
  bitmap.getContext('2d').drawImage(front, -box.x, -box.y);
  return { back, front: { bitmap, x: box.x, y: box.y } };
}
