import type { Canvas } from '@napi-rs/canvas';
import { paintLetters } from '../draw/letters.ts';
import type { Lettering } from '../parse-prompt/description/lettering-surfaces.ts';
import type { Brush } from '../scene/world.ts';

/** Where words go on a thing, in shares of its box. */
interface LetterArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A plate that is put there first. */
  readonly plate?: string;
  /** The colour of the letters, where the usual one could not be read. */
  readonly ink?: string;
}

const MIDDLE: LetterArea = { x: 0.18, y: 0.3, width: 0.64, height: 0.4 };

const SCREEN: LetterArea = { x: 0.07, y: 0.12, width: 0.86, height: 0.7, plate: '#f4f7fc' };

/** The board over a shop. */
const BOARD: LetterArea = {
  x: 0.08,
  y: 0.335,
  width: 0.84,
  height: 0.145,
  plate: '#2b2f3d',
  ink: '#ffe9b8',
};

const AREAS: Readonly<Record<string, LetterArea>> = {
  blackboard: { x: 0.06, y: 0.09, width: 0.88, height: 0.76, plate: '#2f5f4f' },
  'flip-chart': { x: 0.1, y: 0.1, width: 0.8, height: 0.5, plate: '#fdfdfb' },
  door: { x: 0.16, y: 0.16, width: 0.68, height: 0.17, plate: '#fbfbf8' },
  mug: { x: 0.06, y: 0.26, width: 0.66, height: 0.6, ink: '#ffffff' },
  'hot-beverage': { x: 0.2, y: 0.45, width: 0.5, height: 0.35 },
  'paper-cup': { x: 0.16, y: 0.4, width: 0.68, height: 0.32, ink: '#ffffff' },
  't-shirt': { x: 0.3, y: 0.26, width: 0.4, height: 0.42, ink: '#ffffff' },
  hoodie: { x: 0.3, y: 0.4, width: 0.4, height: 0.3, ink: '#ffffff' },
  'lettered-cake': { x: 0.08, y: 0.5, width: 0.84, height: 0.36 },
  'book-cover': { x: 0.17, y: 0.12, width: 0.74, height: 0.4, ink: '#fff4dc' },
  'cloth-banner': { x: 0.07, y: 0.1, width: 0.86, height: 0.42 },
  'note-sheet': { x: 0.1, y: 0.14, width: 0.8, height: 0.72 },
  smartphone: SCREEN,
  'mobile-phone': SCREEN,
  laptop: { x: 0.18, y: 0.1, width: 0.64, height: 0.5, plate: '#f4f7fc' },
  monitor: { x: 0.06, y: 0.08, width: 0.88, height: 0.58, plate: '#f4f7fc' },
  'flat-tv': { x: 0.06, y: 0.1, width: 0.88, height: 0.7, plate: '#22314f', ink: '#ffffff' },
  television: { x: 0.08, y: 0.12, width: 0.84, height: 0.62, plate: '#22314f', ink: '#ffffff' },
  'movie-screen': { x: 0.06, y: 0.08, width: 0.88, height: 0.7, plate: '#22314f', ink: '#ffffff' },
  tombstone: { x: 0.18, y: 0.2, width: 0.64, height: 0.5, plate: '#a5a3b0' },
  headstone: { x: 0.24, y: 0.22, width: 0.52, height: 0.42 },
  'tree-trunk': { x: 0.2, y: 0.3, width: 0.6, height: 0.26, ink: '#f3dcae' },
  package: { x: 0.2, y: 0.45, width: 0.6, height: 0.35 },
  'banner-plane': { x: 0.03, y: 0.4, width: 0.5, height: 0.48 },
  'food-truck': { x: 0.06, y: 0.52, width: 0.6, height: 0.16, plate: '#fffaf0' },
  billboard: { x: 0.05, y: 0.05, width: 0.9, height: 0.56, plate: '#fbfbf8' },
  'hanging-sign': { x: 0.25, y: 0.25, width: 0.68, height: 0.46 },
  'milk-churn': { x: 0.22, y: 0.46, width: 0.58, height: 0.4 },
  'tote-bag': { x: 0.2, y: 0.46, width: 0.6, height: 0.44 },
  'panel-van': { x: 0.08, y: 0.12, width: 0.52, height: 0.54 },
  bus: { x: 0.12, y: 0.46, width: 0.7, height: 0.2, ink: '#ffffff' },
};

/** Paints a picture into an area, as large as fits. */
function paintMark(
  brush: Brush,
  mark: Canvas,
  { x, y, width, height }: LetterArea,
  isMirrored: boolean,
): void {
  const scale = Math.min(width / mark.width, height / mark.height);
  const [wide, tall] = [mark.width * scale, mark.height * scale];
  brush.save();
  if (isMirrored) brush.transform(-1, 0, 0, 1, 2 * x + width, 0);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(mark, x + (width - wide) / 2, y + (height - tall) / 2, wide, tall);
  brush.restore();
}

/** Paints words over a thing that has been painted in a box of the picture's pixels. */
export function paintOnThing(
  brush: Brush,
  name: string,
  lettering: Lettering,
  box: { readonly width: number; readonly height: number; readonly isMirrored: boolean },
): void {
  const area = AREAS[name] ?? (/-front$|^corner-shop$/u.test(name) ? BOARD : MIDDLE);
  const [x, y] = [area.x * box.width, area.y * box.height];
  const [width, height] = [area.width * box.width, area.height * box.height];
  if (area.plate !== undefined) {
    brush.fillStyle = area.plate;
    brush.beginPath();
    brush.roundRect(x, y, width, height, Math.min(width, height) * 0.06);
    brush.fill();
  }
  const isIced = lettering.manner === 'icing' || lettering.manner === 'graffiti';
  if (lettering.mark !== undefined) {
    paintMark(brush, lettering.mark, { x, y, width, height }, box.isMirrored);
    return;
  }
  const colour = lettering.colour ?? (isIced ? null : (area.ink ?? null));
  brush.save();
  // The box is turned about its own middle.
  if (box.isMirrored) brush.transform(-1, 0, 0, 1, 2 * x + width, 0);
  paintLetters(brush, { ...lettering, colour }, { x, y, width, height });
  brush.restore();
}
