import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { rasterOf } from '../ads/raster.ts';
import type { Size } from '../sizes.ts';
import { behind } from './subject/depth-layers.ts';
import { type Placement, plateSize } from './subject/frame-picture.ts';

const SMALL = 8;
/** How far beyond its edge a picture goes on sharply, as a share of the plate. */
const SHARP = 0.1;

/** As far from both sides, a subject is only in the picture. */
const CLEAR = 0.03;

/** What is seen again beyond the edges: without a subject that does not reach them. */
function surroundings(sheet: Canvas, mask: Canvas | null): Canvas {
  const found = mask === null ? null : rasterOf(mask).boxOver(60);
  if (mask === null || found === null) return sheet;
  const isInside = found.x > mask.width * CLEAR && found.x + found.width < mask.width * (1 - CLEAR);
  if (!isInside) return sheet;
  const shape = createCanvas(sheet.width, sheet.height);
  shape.getContext('2d').drawImage(mask, 0, 0, sheet.width, sheet.height);
  const canvas = createCanvas(sheet.width, sheet.height);
  const brush = canvas.getContext('2d');
  brush.drawImage(behind(sheet, shape), 0, 0, sheet.width, sheet.height);
  brush.globalCompositeOperation = 'destination-in';
  brush.drawImage(shape, 0, 0);
  brush.globalCompositeOperation = 'destination-over';
  brush.drawImage(sheet, 0, 0);
  return canvas;
}

/** The picture, and mirror images of its surroundings beyond each of its edges. */
function mirrored(picture: Canvas, around: Canvas, plate: Size, { x, y }: Placement): Canvas {
  const { width, height } = picture;
  const canvas = createCanvas(plate.width, plate.height);
  const brush = canvas.getContext('2d');
  for (const across of [0, -1, 1])
    for (const down of [0, -1, 1]) {
      brush.save();
      brush.translate(
        x + width * (across === 0 ? 0 : across < 0 ? 0 : 2),
        y + height * (down === 0 ? 0 : down < 0 ? 0 : 2),
      );
      brush.scale(across === 0 ? 1 : -1, down === 0 ? 1 : -1);
      brush.drawImage(across === 0 && down === 0 ? picture : around, 0, 0);
      brush.restore();
    }
  return canvas;
}

/** The same out of focus, but for the picture and what touches it. */
function softened(canvas: Canvas, { width, height }: Size, { x, y }: Placement): Canvas {
  const plate = { width: canvas.width, height: canvas.height };
  const small = createCanvas(Math.ceil(plate.width / SMALL), Math.ceil(plate.height / SMALL));
  const onto = small.getContext('2d');
  onto.filter = 'blur(4px)';
  onto.drawImage(canvas, 0, 0, small.width, small.height);
  const soft = createCanvas(plate.width, plate.height);
  const brush = soft.getContext('2d');
  brush.drawImage(small, 0, 0, plate.width, plate.height);
  brush.globalCompositeOperation = 'destination-in';
  const isBeside = x > 1 || x + width < plate.width - 1;
  const [from, long, whole] = isBeside ? [x, width, plate.width] : [y, height, plate.height];
  const reach = whole * SHARP;
  const fade = isBeside
    ? brush.createLinearGradient(0, 0, whole, 0)
    : brush.createLinearGradient(0, 0, 0, whole);
  const stop = (at: number, alpha: number) =>
    fade.addColorStop(Math.max(0, Math.min(1, at / whole)), `rgba(0,0,0,${alpha})`);
  stop(from - reach, 1);
  stop(from, 0);
  stop(from + long, 0);
  stop(from + long + reach, 1);
  brush.fillStyle = fade;
  brush.fillRect(0, 0, plate.width, plate.height);
  return soft;
}

/** The picture on a plate a little larger than the frame. Only once scaled well, which is dear. */
export function platePicture(
  picture: Canvas,
  mask: Canvas | null,
  frame: Size,
  placement: Placement,
): Canvas {
  const plate = plateSize(frame);
  const { scale, x, y } = placement;
  const sheet = createCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const onto = sheet.getContext('2d');
  onto.imageSmoothingQuality = 'high';
  onto.drawImage(picture, 0, 0, sheet.width, sheet.height);
  const at = { scale, x: Math.round(x), y: Math.round(y) };
  const canvas = mirrored(sheet, surroundings(sheet, mask), plate, at);
  if (sheet.width < plate.width - 1 || sheet.height < plate.height - 1)
    canvas.getContext('2d').drawImage(softened(canvas, sheet, at), 0, 0);
  return canvas;
}
