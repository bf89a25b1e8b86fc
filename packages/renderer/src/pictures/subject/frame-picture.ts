import type { Box } from '../../draw/props/furniture.ts';
import type { Size } from '../../sizes.ts';
import type { PictureSubject } from './find-subject.ts';

/** How much of the frame a picture without words covers at least; less where its subject, all of which it shows, would be cut. */
const FILLED = 0.8;
const FILLED_WHOLE = 0.5;
/** Above and below a picture there is less to go on with than beside it. */
const FILLED_UPRIGHT = 0.72;
/** As far from the edges of the picture, the subject was not cut by whoever took it. */
const CLEAR = 0.025;
const ROOM = 0.06;
/** Beside words a subject is not cut closer than this, compared with the whole picture. */
const CLOSEST = 1.22;
/** A picture that is much less wide than the frame is not cut to fill it: heads and roofs would go. */
const NARROW = 1.5;
const NARROW_FILLED = 0.72;
/** Of somebody who is cut off below anyway, less is needed. */
const NARROW_CUT = 0.92;
const CUT = 0.86;
/** The head is smaller than the box that it turns in. */
const HEAD = 0.86;
/** Where the camera goes aside, hardly anything is seen of what is beyond the picture. */
const NARROW_PANNED = 0.95;
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

/** Whether a picture is much less wide than the frame. */
export const isNarrowIn = (frame: Size, picture: Size): boolean =>
  frame.width / frame.height > NARROW * (picture.width / picture.height);

/** A head, and what is whole in the picture, stays whole. */
function leastFor(frame: Size, { y, height }: Box, face: Box | null): number {
  if (frame.height > frame.width) return FILLED_UPRIGHT;
  const isWhole = face !== null || (y > CLEAR && y + height < 1 - CLEAR);
  return isWhole ? FILLED_WHOLE : FILLED;
}

/** How much of a frame that is much wider a picture covers at most. */
function narrowFilled(isPanned: boolean, { y, height }: Box, face: Box | null): number {
  if (isPanned) return NARROW_PANNED;
  return face !== null || y + height > CUT ? NARROW_CUT : NARROW_FILLED;
}

interface Wishes {
  /** How much of the frame the picture covers at least. */
  readonly filled?: number | undefined;
  /** Whether the camera goes aside. */
  readonly isPanned?: boolean;
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
  { filled = leastFor(frame, found, face), isPanned = false }: Wishes = {},
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
  const isNarrow = isNarrowIn(frame, picture);
  const isWide = picture.width / picture.height > WIDE * (frame.width / frame.height);
  const fit = Math.min(
    room.width / (Math.min(1, box.width * (isWide ? WIDE_ROOM : 1)) * picture.width),
    room.height / (box.height * (isNarrow && face !== null ? HEAD : 1) * picture.height),
  );
  const least =
    zone === null ? cover * (mask === null || (isPanned && isNarrow) ? 1 : filled) : whole;
  const widest = isNarrow && mask !== null ? cover * narrowFilled(isPanned, found, face) : cover;
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
  else if (zone === null && isNarrow) wanted.y = shift.y - top;
  return {
    scale,
    x: limited(wanted.x, 0, plate.width - picture.width * scale),
    y: limited(wanted.y, 0, plate.height - picture.height * scale),
  };
}

/** Of what would fill the frame, a picture whose head gets a hat is so large, and so far down. */
const HATTED = 0.74;
const HATTED_DOWN = 0.24;

/** With room for a hat above a head that reaches up to the edge of the picture. */
export function loweredForHat(picture: Size, frame: Size, { focus }: PictureSubject): Placement {
  const plate = plateSize(frame);
  const cover = Math.max(plate.width / picture.width, plate.height / picture.height);
  const scale = cover * HATTED;
  const x = plate.width / 2 - focus.x * picture.width * scale;
  return {
    scale,
    x: limited(x, 0, plate.width - picture.width * scale),
    y: frame.height * (HATTED_DOWN + OVERLAP),
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
