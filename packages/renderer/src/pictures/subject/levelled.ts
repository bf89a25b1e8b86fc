import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { rasterOf } from '../../ads/raster.ts';

const SMALL = 64;
/** Opaque enough to be part of the thing. */
const SOLID = 128;
/** How much longer than wide a thing is that has a direction. */
const LONG = 1.7;
/** Radians from the level up to which it lies rather than stands. */
const LEANS = 1.1;
const STRAIGHT = 0.12;

/** The angle of the long axis of what is opaque; null where it has none. */
function axisOf(picture: Canvas): number | null {
  const scale = SMALL / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width, picture.height].map((side) => Math.ceil(side * scale));
  const small = createCanvas(width ?? 1, height ?? 1);
  small.getContext('2d').drawImage(picture, 0, 0, small.width, small.height);
  const pixels = small.data();
  const points = Array.from({ length: small.width * small.height }, (_, at) => at)
    .filter((at) => (pixels[at * 4 + 3] ?? 0) > SOLID)
    .map((at) => ({ x: at % small.width, y: Math.floor(at / small.width) }));
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / Math.max(1, points.length);
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const across = mean((point) => (point.x - x) ** 2);
  const down = mean((point) => (point.y - y) ** 2);
  const both = mean((point) => (point.x - x) * (point.y - y));
  const spread = Math.hypot((across - down) / 2, both);
  const middle = (across + down) / 2;
  const isLong = middle + spread > LONG ** 2 * Math.max(0.01, middle - spread);
  return isLong ? Math.atan2(2 * both, across - down) / 2 : null;
}

/** A cut-out that was taken aslant, level or upright, whichever is nearer. */
export function levelled(picture: Canvas): Canvas {
  const axis = axisOf(picture);
  if (axis === null) return picture;
  const isLying = Math.abs(axis) < LEANS;
  const turn = isLying ? -axis : Math.sign(axis) * (Math.PI / 2) - axis;
  if (Math.abs(turn) < STRAIGHT) return picture;
  const side = Math.ceil(Math.hypot(picture.width, picture.height));
  const turned = createCanvas(side, side);
  const brush = turned.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.translate(side / 2, side / 2);
  brush.rotate(turn);
  brush.drawImage(picture, -picture.width / 2, -picture.height / 2);
  const box = rasterOf(turned).boxOver(0);
  if (box === null) return picture;
  const cut = createCanvas(Math.ceil(box.width), Math.ceil(box.height));
  cut.getContext('2d').drawImage(turned, -box.x, -box.y);
  return cut;
}
