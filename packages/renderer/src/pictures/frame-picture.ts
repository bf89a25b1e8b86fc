import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Box } from '../draw/props/furniture.ts';
import type { Size } from '../sizes.ts';
import type { PictureSubject } from './find-subject.ts';

/** How much of the frame a picture without words covers at least. */
const FILLED = 0.72;
const ROOM = 0.06;
/** Beside words a subject is not cut closer than this, compared with the whole picture. */
const CLOSEST = 1.22;
/** A picture that is much less wide than the frame is not cut to fill it: heads and roofs would go. */
const NARROW = 1.3;
const NARROW_FILLED = 0.72;
/** Of a picture that is much wider than the frame, more than the subject itself is kept: ears, arms, wheels. */
const WIDE = 1.8;
const WIDE_ROOM = 1.35;

/** How much the plate reaches over each edge of the picture for the camera to move into, in shares. */
export const OVERLAP = 0.06;

/** The size and place of a picture on its plate, in pixels. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export function plateSize({ width, height }: Size): Size {
  return {
    width: Math.ceil(width * (1 + 2 * OVERLAP)),
    height: Math.ceil(height * (1 + 2 * OVERLAP)),
  };
}

/** From `low` to `high`, in whatever order they are. */
function limited(value: number, low: number, high: number): number {
  return Math.max(Math.min(low, high), Math.min(Math.max(low, high), value));
}

/** The thin ends of a subject, as chimneys and ears, are outside of the box around most of it. */
function withRoom({ x, y, width, height }: Box): Box {
  const top = Math.max(0, y - ROOM);
  return { x, y: top, width, height: Math.min(1, y + height + ROOM) - top };
}

/**
 * Fills the plate unless that would cut the subject off, or leave no room for words beside its `zone`;
 * then the picture is as small as it has to be, but never smaller than the plate in both directions.
 */
export function placePicture(
  picture: Size,
  frame: Size,
  { mask, box: found, face, focus }: PictureSubject,
  wordsLeave: Box | null,
  filled = FILLED,
): Placement {
  const zone = mask === null ? null : wordsLeave;
  const box = zone === null && face === null ? withRoom(found) : found;
  const plate = plateSize(frame);
  const shift = { x: frame.width * OVERLAP, y: frame.height * OVERLAP };
  const cover = Math.max(plate.width / picture.width, plate.height / picture.height);
  const whole = Math.min(plate.width / picture.width, plate.height / picture.height);
  const room = zone ?? {
    x: frame.width * 0.04,
    y: 0,
    width: frame.width * 0.92,
    height: frame.height,
  };
  const isWide = picture.width / picture.height > WIDE * (frame.width / frame.height);
  const fit = Math.min(
    room.width / (Math.min(1, box.width * (isWide ? WIDE_ROOM : 1)) * picture.width),
    room.height / (box.height * picture.height),
  );
  const least = zone === null ? cover * (mask === null ? 1 : filled) : whole;
  const isNarrow = frame.width / frame.height > NARROW * (picture.width / picture.height);
  const widest = isNarrow && mask !== null ? cover * NARROW_FILLED : cover;
  const most = zone === null ? widest : Math.min(cover, whole * CLOSEST);
  const scale = limited(Math.max(fit, least), whole, most);
  const middle =
    zone === null
      ? { x: focus.x, y: focus.y }
      : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const wanted = {
    x: room.x + room.width / 2 + shift.x - middle.x * picture.width * scale,
    y:
      room.y +
      room.height * (zone === null ? 0.46 : 0.5) +
      shift.y -
      middle.y * picture.height * scale,
  };
  // The whole of the subject is in the frame where it fits.
  const [top, tall] = [box.y * picture.height * scale, box.height * picture.height * scale];
  if (zone === null && tall <= frame.height)
    wanted.y = limited(wanted.y, shift.y - top, shift.y + frame.height - top - tall);
  return {
    scale,
    x: limited(wanted.x, 0, plate.width - picture.width * scale),
    y: limited(wanted.y, 0, plate.height - picture.height * scale),
  };
}

/** Where a box of the picture is in the frame, in pixels. */
export function boxInFrame(box: Box, picture: Size, frame: Size, { scale, x, y }: Placement): Box {
  return {
    x: x + box.x * picture.width * scale - frame.width * OVERLAP,
    y: y + box.y * picture.height * scale - frame.height * OVERLAP,
    width: box.width * picture.width * scale,
    height: box.height * picture.height * scale,
  };
}

const SMALL = 8;

/** How much of the picture is mirrored at each edge over what it does not cover, at most. */
const STRIP = 0.15;

/** The picture mirrored at its edges and blurred, for what it does not cover. */
function surroundings(picture: Canvas, plate: Size, { scale, x, y }: Placement): Canvas {
  const canvas = createCanvas(Math.ceil(plate.width / SMALL), Math.ceil(plate.height / SMALL));
  const [wide, tall] = [picture.width, picture.height];
  const [width, height] = [wide * scale, tall * scale];
  const brush = canvas.getContext('2d');
  brush.scale(1 / SMALL, 1 / SMALL);
  brush.drawImage(picture, x, y, width, height);
  const put = (strip: Box, from: readonly [number, number], to: readonly [number, number]) => {
    brush.save();
    brush.translate(from[0], from[1]);
    brush.scale(Math.sign(to[0]) || 1, Math.sign(to[1]) || 1);
    const [across, down] = [Math.abs(to[0]) || width, Math.abs(to[1]) || height];
    brush.drawImage(picture, strip.x, strip.y, strip.width, strip.height, 0, 0, across, down);
    brush.restore();
  };
  const tallOf = (gap: number) => Math.min(tall * STRIP, gap / scale);
  const wideOf = (gap: number) => Math.min(wide * STRIP, gap / scale);
  if (y > 1) put({ x: 0, y: 0, width: wide, height: tallOf(y) }, [x, y + 1], [0, -y - 2]);
  const below = plate.height - y - height;
  const low = tallOf(below);
  if (below > 1)
    put({ x: 0, y: tall - low, width: wide, height: low }, [x, plate.height + 1], [0, -below - 2]);
  if (x > 1) put({ x: 0, y: 0, width: wideOf(x), height: tall }, [x + 1, y], [-x - 2, 0]);
  const beside = plate.width - x - width;
  const right = wideOf(beside);
  if (beside > 1)
    put(
      { x: wide - right, y: 0, width: right, height: tall },
      [plate.width + 1, y],
      [-beside - 2, 0],
    );
  const soft = createCanvas(canvas.width, canvas.height);
  const onto = soft.getContext('2d');
  onto.drawImage(canvas, 0, 0);
  onto.filter = 'blur(4px)';
  onto.drawImage(canvas, 0, 0);
  return soft;
}

/** Fades an edge of the picture where the plate goes on. */
function fadeEdges(canvas: Canvas, plate: Size, { x, y }: Placement): void {
  const { width, height } = canvas;
  const brush = canvas.getContext('2d');
  brush.globalCompositeOperation = 'destination-out';
  const fade = (x0: number, y0: number, x1: number, y1: number) => {
    const fill = brush.createLinearGradient(x0, y0, x1, y1);
    fill.addColorStop(0, 'rgba(0,0,0,1)');
    fill.addColorStop(0.5, 'rgba(0,0,0,0.45)');
    fill.addColorStop(1, 'rgba(0,0,0,0)');
    brush.fillStyle = fill;
    brush.fillRect(0, 0, width, height);
  };
  const reach = Math.min(width, height) * 0.16;
  if (y > 1) fade(0, 0, 0, reach);
  if (y + height < plate.height - 1) fade(0, height, 0, height - reach);
  if (x > 1) fade(0, 0, reach, 0);
  if (x + width < plate.width - 1) fade(width, 0, width - reach, 0);
}

/** The picture on a plate a little larger than the frame. Only once scaled well, which is dear. */
export function platePicture(picture: Canvas, frame: Size, placement: Placement): Canvas {
  const plate = plateSize(frame);
  const canvas = createCanvas(plate.width, plate.height);
  const brush = canvas.getContext('2d');
  const { scale, x, y } = placement;
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  if (width >= plate.width - 1 && height >= plate.height - 1) {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(picture, x, y, width, height);
    return canvas;
  }
  const sheet = createCanvas(width, height);
  const onto = sheet.getContext('2d');
  onto.imageSmoothingQuality = 'high';
  onto.drawImage(picture, 0, 0, width, height);
  brush.drawImage(surroundings(picture, plate, placement), 0, 0, plate.width, plate.height);
  fadeEdges(sheet, plate, placement);
  brush.drawImage(sheet, Math.round(x), Math.round(y));
  return canvas;
}
