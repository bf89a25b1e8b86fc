import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { rasterOf } from '../../ads/raster.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';
import type { DepthLayers } from '../subject/depth-layers.ts';
import { hslOf } from '../subject/dominant-colours.ts';
import { OVERLAP } from '../subject/frame-picture.ts';
import { flooded, largestPart } from '../subject/regions.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const MOVES =
  '(?:sway|rustl|mov|wav|danc|flutter|bend|blow|swing|flow|ripple|stream|shak|shiver|trembl|breez|wind)';
const said = (what: string) =>
  new RegExp(
    String.raw`\b(?:${what})\b[^,.;]{0,30}\b${MOVES}|\b${MOVES}\p{L}*(?: \p{L}+){0,4} (?:${what})\b`,
    'iu',
  );
const WINDY = /\bwind(?:y|s)?\b|\bbreez(?:e|y)\b|\bgusts?\b/iu;
const LEAVES = said(
  'trees?|leaves|foliage|branches|grass|flowers?|blossoms|plants?|bushes|reeds|wheat|palms?|forest|meadow|garden',
);
const CLOTH = said(
  'hair|fur|beard|mane|scarf|dress|skirt|coat|clothes|sleeves?|cape|veil|curtains?|sails?',
);
const FLAG = said('flags?|banners?');
const WATER =
  /\b(?:water|lake|sea|ocean|river|pond|stream|pool|surface)\b[^,.;]{0,30}\b(?:rippl|shimmer|mov|wav|flow|sparkl|glitter|glisten|lap|shin|glint|reflect)|\brippl|\bwaves (?:on|crash|lap|roll|break|hit|mov|com|wash)|\b(?:ocean|sea|gentle|small|big) waves\b|^waves\b|\b(?:shimmering|sparkling|glittering|rippling|moving|flowing) (?:\p{L}+ )?(?:water|lake|sea|ocean|river|pond)\b/iu;

type Part = 'leaves' | 'cloth' | 'flag' | 'water';

/** What of a picture the wind moves, or moves as water does. */
export function wavesIn(prompt: string): readonly Part[] {
  const isWindy = WINDY.test(prompt);
  const parts: Part[] = [];
  if (LEAVES.test(prompt) || isWindy) parts.push('leaves');
  if (CLOTH.test(prompt) || isWindy) parts.push('cloth');
  if (FLAG.test(prompt)) parts.push('flag');
  if (WATER.test(prompt)) parts.push('water');
  return parts;
}

const COARSE = 6;
/** Less than this share of a layer is no tree and no lake. */
const LEAST = 0.004;

interface Head {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Cells {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

function isSkinned([red = 0, green = 0, blue = 0]: readonly number[]): boolean {
  return red > 80 && red > green * 1.12 && green > blue * 0.9 && red - blue > 24;
}

/** How light the middle of a layer is, where clothes are: the median of its lower half. */
function middling(width: number, height: number, pixels: Uint8Array): number {
  const found: number[] = [];
  for (let at = Math.floor(height * 0.35) * width; at < Math.floor(height * 0.8) * width; at += 3) {
    if ((pixels[at * 4 + 3] ?? 0) < 200) continue;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    found.push(hslOf([red, green, blue]).lightness);
  }
  return found.sort((one, other) => one - other)[Math.floor(found.length / 2)] ?? 0.5;
}

/** Which cells of a layer belong to a part. The head is in cells. */
function cellsOf(part: Part, { width, height, pixels }: Cells, head: Head | null): Uint8Array {
  const rgb = (at: number) => [...pixels.subarray(at * 4, at * 4 + 3)] as [number, number, number];
  const isThere = (at: number) => (pixels[at * 4 + 3] ?? 0) > 100;
  const clothes = part === 'cloth' && head === null ? middling(width, height, pixels) : 0;
  const looks = (at: number): boolean => {
    const colour = rgb(at);
    const { hue, saturation, lightness } = hslOf(colour);
    if (part === 'leaves')
      return hue > 42 && hue < 170 && saturation > 0.12 && lightness > 0.06 && lightness < 0.88;
    if (part === 'water') return hue > 165 && hue < 255 && saturation > 0.07;
    if (part === 'flag') return saturation > 0.3 && (hue < 20 || hue > 200);
    if (isSkinned(colour)) return false;
    if (head === null) return Math.abs(lightness - clothes) < 0.14;
    const x = (at % width) - head.x - head.width / 2;
    const y = Math.floor(at / width) - head.y - head.height * 0.35;
    return (x / head.width) ** 2 + (y / head.height) ** 2 < 0.95;
  };
  const found = Uint8Array.from({ length: width * height }, (_, at) =>
    isThere(at) && looks(at) ? 1 : 0,
  );
  if (part === 'cloth' && head === null) return largestPart(found, width, height).cells;
  if (part !== 'water') return found;
  // What is blue from the upper edge down is sky.
  const top = Array.from({ length: width }, (_, x) => x);
  const sky = flooded(width, height, top, (at) => found[at] === 1);
  return found.map((value, at) => (sky[at] === 1 || at < width * height * 0.5 ? 0 : value));
}

/** Where a part of a bitmap is: a small canvas that is opaque there, with soft edges; null where there is none of it. */
function maskOf(part: Part, bitmap: Canvas, head: Head | null): Canvas | null {
  const width = Math.max(2, Math.ceil(bitmap.width / COARSE));
  const height = Math.max(2, Math.ceil(bitmap.height / COARSE));
  const small = createCanvas(width, height);
  const brush = small.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, 0, 0, width, height);
  const cells = cellsOf(part, { width, height, pixels: small.data() }, head);
  if (cells.reduce((sum, value) => sum + value, 0) < cells.length * LEAST) return null;
  const image = new ImageData(width, height);
  for (const [at, value] of cells.entries()) image.data[at * 4 + 3] = value * 255;
  const hard = createCanvas(width, height);
  hard.getContext('2d').putImageData(image, 0, 0);
  const soft = createCanvas(width, height);
  const onto = soft.getContext('2d');
  onto.filter = 'blur(2px)';
  onto.drawImage(hard, 0, 0);
  return soft;
}

/** How far down the water of a plate is, as a share of its height; null without any. */
export function waterIn(plate: Canvas): number | null {
  const mask = maskOf('water', plate, null);
  if (mask === null) return null;
  const pixels = mask.data();
  let [sum, count] = [0, 0];
  for (let at = 0; at < mask.width * mask.height; at += 1) {
    if ((pixels[at * 4 + 3] ?? 0) < 200) continue;
    sum += Math.floor(at / mask.width) + 0.5;
    count += 1;
  }
  return count < mask.width * mask.height * 0.02 ? null : sum / count / mask.height;
}

const STRIP = 8;

/** The part of a bitmap in strips that go aside one after another, as a gust passes. */
function strips(bitmap: Canvas, mask: Canvas, part: Part, unit: number) {
  const sheet = createCanvas(bitmap.width, bitmap.height);
  const brush = sheet.getContext('2d');
  brush.drawImage(bitmap, 0, 0);
  brush.globalCompositeOperation = 'destination-in';
  brush.drawImage(mask, 0, 0, sheet.width, sheet.height);
  const { width, height } = sheet;
  const found = rasterOf(mask).boxOver(8);
  const [top, bottom] =
    found === null ? [0, 0] : [found.y * COARSE, (found.y + found.height) * COARSE];
  const left = (found?.x ?? 0) * COARSE;
  const wide = Math.min(width - left, (found?.width ?? 0) * COARSE);
  const isWater = part === 'water';
  const [far, long, pace] = isWater ? [unit * 5, unit * 34, 3.2] : [unit * 9, unit * 190, 2.6];
  return (onto: Brush, at: { x: number; y: number }, seconds: number): void => {
    for (let y = top; y < Math.min(height, bottom); y += STRIP) {
      const near = isWater ? 0.4 + y / height : 1;
      const gust = isWater ? 1 : 0.55 + 0.45 * Math.sin(seconds * 0.9 + 1);
      const aside =
        far * near * gust * Math.sin((y / long) * 6.28 + seconds * pace) +
        far * 0.35 * Math.sin((y / long) * 17 - seconds * pace * 1.7);
      const tall = Math.min(STRIP, height - y);
      onto.drawImage(sheet, left, y, wide, tall, at.x + left + aside, at.y + y, wide, tall);
    }
  };
}

/** How far the edges of cloth fly, and how long a fold is, in units. */
const FLAP = { far: 42, long: 150, pace: 5.2 } as const;

/** The part of a bitmap in strips whose outer ends fly up and down the wind, while the middle stays. */
function flaps(bitmap: Canvas, mask: Canvas, unit: number) {
  const sheet = createCanvas(bitmap.width, bitmap.height);
  const brush = sheet.getContext('2d');
  brush.drawImage(bitmap, 0, 0);
  brush.globalCompositeOperation = 'destination-in';
  brush.drawImage(mask, 0, 0, sheet.width, sheet.height);
  const { height } = sheet;
  const found = rasterOf(mask).boxOver(8);
  const [top, tall] = [(found?.y ?? 0) * COARSE, (found?.height ?? 0) * COARSE];
  const middle = ((found?.x ?? 0) + (found?.width ?? 0) * 0.55) * COARSE;
  const { far, long, pace } = FLAP;
  return (onto: Brush, at: { x: number; y: number }, seconds: number): void => {
    for (let y = top; y < Math.min(height, top + tall); y += STRIP) {
      // Below it is looser than at the shoulders.
      const loose = Math.min(1, 0.1 + ((y - top) / tall) * 1.3);
      const wave = Math.sin((y / (long * unit)) * 6.28 - seconds * pace);
      const gust = 0.75 + 0.25 * Math.sin(seconds * 1.3);
      const aside = unit * far * loose * gust * (0.55 + 0.45 * wave);
      const strip = Math.min(STRIP, height - y);
      onto.drawImage(sheet, 0, y, middle, strip, at.x - aside, at.y + y, middle + aside, strip);
    }
  };
}

/** Points of light that come and go on water. */
function glints(mask: Canvas, world: World) {
  const pixels = mask.data();
  const random = world.random('glints');
  const open = Array.from({ length: mask.width * mask.height }, (_, at) => at).filter(
    (at) => (pixels[at * 4 + 3] ?? 0) > 200,
  );
  const points = Array.from({ length: open.length === 0 ? 0 : 110 }, () => {
    const at = open[Math.floor(random() * open.length)] ?? 0;
    return {
      x: (at % mask.width) * COARSE,
      y: Math.floor(at / mask.width) * COARSE,
      wide: world.unit * (5 + 15 * random()),
      phase: random() * 6.28,
      beat: 1.6 + 2 * random(),
    };
  });
  return (brush: Brush, shift: { x: number; y: number }, seconds: number): void => {
    brush.save();
    brush.fillStyle = '#fff';
    for (const { x, y, wide, phase, beat } of points) {
      const shine = Math.max(0, Math.sin(seconds * beat + phase));
      if (shine < 0.1) continue;
      brush.globalAlpha = 0.85 * shine;
      brush.beginPath();
      brush.ellipse(x + shift.x, y + shift.y, wide * shine, world.unit * 1.6, 0, 0, 7);
      brush.fill();
    }
    brush.restore();
  };
}

/** Parts of both depths of a picture that wave: over what is behind, and over the subject. */
export function wavingParts(
  world: World,
  prompt: string,
  { back, front, plate }: DepthLayers & { readonly plate: Canvas },
  face: Head | null,
): { readonly onBack: readonly Painter[]; readonly onFront: readonly Painter[] } {
  const parts = wavesIn(prompt);
  const edge = { x: -world.size.width * OVERLAP, y: -world.size.height * OVERLAP };
  const painters = (bitmap: Canvas, at: { x: number; y: number }, some: readonly Part[]) =>
    some.flatMap((part): Painter[] => {
      const head =
        face === null
          ? null
          : {
              x: (face.x - edge.x - (at.x - edge.x)) / COARSE,
              y: (face.y - edge.y - (at.y - edge.y)) / COARSE,
              width: face.width / COARSE,
              height: face.height / COARSE,
            };
      const mask = maskOf(part, bitmap, head);
      if (mask === null) return [];
      const wave = strips(bitmap, mask, part, world.unit);
      const shine = part === 'water' ? glints(mask, world) : null;
      return [
        (brush, { seconds }) => {
          wave(brush, at, seconds);
          shine?.(brush, at, seconds);
        },
      ];
    });
  // Hair goes with the head; a coat is held by the shoulders, and reaches into what is behind.
  const isLoose = face === null && front !== null && parts.includes('cloth');
  const clothes = isLoose ? maskOf('cloth', plate, null) : null;
  const flap = clothes === null ? null : flaps(plate, clothes, world.unit);
  const loose: readonly Painter[] =
    flap === null ? [] : [(brush, { seconds }) => flap(brush, edge, seconds)];
  return {
    onBack: painters(
      back,
      edge,
      parts.filter((part) => part !== 'cloth'),
    ),
    onFront:
      front === null
        ? []
        : [
            ...painters(
              front.bitmap,
              { x: front.x + edge.x, y: front.y + edge.y },
              parts.filter((part) => part !== 'flag' && !(isLoose && part === 'cloth')),
            ),
            ...loose,
          ],
  };
}
