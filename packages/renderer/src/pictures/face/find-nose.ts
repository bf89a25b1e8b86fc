import type { Canvas } from '@napi-rs/canvas';
import { smallCopy } from '../subject/small-copy.ts';
import type { Eyes } from './find-eyes.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const SIDE = 160;
/** How far below the eyes the nose and the mouth of a person are, in distances between the eyes. */
const OF_PEOPLE = { nose: 0.62, mouth: 1.12 } as const;
/** How far below the nose of an animal its mouth is. */
const BELOW_NOSE = 0.2;
/** Where the nose of an animal may be, in distances between the eyes: below them and aside of their middle. */
const WHERE = { down: [0.4, 1.15], aside: 0.45 } as const;
/** The size of a nose, and of what is around it. */
const NOSE = 0.09;
const RING = 0.24;

/** What is darker or redder than what is around it, below the eyes of an animal; null where nothing is. */
function spotBelow(picture: Canvas, middle: Point, apart: number): Point | null {
  const canvas = smallCopy(picture, SIDE, 16);
  const { width, height } = canvas;
  const scale = width / picture.width;
  const pixels = canvas.data();
  const mean = (x: number, y: number, radius: number) => {
    let [dark, red, count] = [0, 0, 0];
    for (let step = 0; step < 12; step += 1) {
      const column = Math.round(x + radius * Math.cos(step * 0.5236));
      const row = Math.round(y + radius * Math.sin(step * 0.5236));
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const [r = 0, g = 0, b = 0] = pixels.subarray((row * width + column) * 4);
      dark += 255 - (r * 0.3 + g * 0.59 + b * 0.11);
      red += r - g;
      count += 1;
    }
    return { dark: dark / Math.max(1, count), red: red / Math.max(1, count) };
  };
  const reach = apart * scale;
  const [left, top] = [middle.x * scale, middle.y * scale];
  let best: { readonly at: Point; readonly score: number } = { at: middle, score: 26 };
  for (let y = top + reach * WHERE.down[0]; y < top + reach * WHERE.down[1]; y += 1)
    for (let x = left - reach * WHERE.aside; x < left + reach * WHERE.aside; x += 1) {
      if (y >= height - 2) continue;
      const [own, ring] = [mean(x, y, reach * NOSE), mean(x, y, reach * RING)];
      const score = Math.max(0, own.dark - ring.dark) + Math.max(0, own.red - ring.red);
      if (score > best.score) best = { at: { x: x / scale, y: y / scale }, score };
    }
  return best.at === middle ? null : best.at;
}

/** Nose and mouth below two eyes, in shares of the picture; the lean is that of the eyes, in radians. */
export interface Snout {
  readonly nose: Point;
  readonly mouth: Point;
  readonly lean: number;
}

export function snoutBelow(picture: Canvas, { left, right }: Eyes, isPerson: boolean): Snout {
  const { width, height } = picture;
  const [across, down] = [(right.x - left.x) * width, (right.y - left.y) * height];
  const apart = Math.hypot(across, down);
  const lean = Math.atan2(down, across);
  const middle = { x: ((left.x + right.x) / 2) * width, y: ((left.y + right.y) / 2) * height };
  const below = (from: Point, far: number, angle: number): Point => ({
    x: from.x - Math.sin(angle) * far * apart,
    y: from.y + Math.cos(angle) * far * apart,
  });
  const share = ({ x, y }: Point): Point => ({ x: x / width, y: y / height });
  const found = isPerson ? null : spotBelow(picture, middle, apart);
  if (found === null)
    return {
      nose: share(below(middle, OF_PEOPLE.nose, lean)),
      mouth: share(below(middle, isPerson ? OF_PEOPLE.mouth : 0.96, lean)),
      lean,
    };
  // A head that is turned aside has its mouth along the way from the eyes to the nose.
  const way = Math.atan2(middle.x - found.x, found.y - middle.y);
  return {
    nose: share(found),
    mouth: share(below(found, BELOW_NOSE, way * 0.5)),
    lean: way * 0.3 + lean * 0.4,
  };
}
