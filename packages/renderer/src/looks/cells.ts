import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { seeded } from '../random.ts';
import type { Size } from '../sizes.ts';
import type { Look } from './look.ts';
import { halver, scaled, sheetOf } from './sheet.ts';

interface Cells {
  /** How many lie side by side on the longer side of the picture. */
  readonly across: number;
  /** How far their middles are from those of a grid; 0 makes squares. */
  readonly jitter: number;
  /** How much one differs in brightness from the next. */
  readonly tone: number;
  /** The colour of what joins them, and its width where 640 pixels are side by side; null for nothing. */
  readonly seam: { readonly colour: string; readonly width: number } | null;
}

/** For each pixel the cell whose middle is nearest. */
function nearestCells(canvas: Size, columns: number, rows: number, jitter: number): Uint16Array {
  const random = seeded('cells', `${columns} ${jitter}`);
  const cell = canvas.width / columns;
  const middles = Float32Array.from(
    { length: columns * rows * 2 },
    () => 0.5 + (random() - 0.5) * jitter,
  );
  const map = new Uint16Array(canvas.width * canvas.height);
  for (let y = 0; y < canvas.height; y += 1)
    for (let x = 0; x < canvas.width; x += 1) {
      const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
      let best = Number.POSITIVE_INFINITY;
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r += 1)
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c += 1) {
          const at = r * columns + c;
          const dx = x / cell - c - (middles[at * 2] ?? 0.5);
          const dy = y / cell - r - (middles[at * 2 + 1] ?? 0.5);
          const far = dx * dx + dy * dy;
          if (far >= best) continue;
          best = far;
          map[y * canvas.width + x] = at;
        }
    }
  return map;
}

/** Lines where one cell ends and the next begins. */
function seamsOf(
  map: Uint16Array,
  { width, height }: Size,
  seam: NonNullable<Cells['seam']>,
): Canvas {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = seam.colour;
  const wide = (seam.width * width) / 640;
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      if (map[at] !== map[at + 1] || map[at] !== map[at + width])
        brush.fillRect(x - wide / 2, y - wide / 2, wide, wide);
    }
  return canvas;
}

/** A picture of pieces of one colour each; where they are is found once. */
export function inCells(size: Size, { across, jitter, tone, seam }: Cells): Look {
  const half = sheetOf(scaled(size, 0.5));
  const tiny = scaled(size, across / Math.max(size.width, size.height));
  const shrink = halver(size, tiny);
  const [columns, rows] = [Math.ceil(tiny.width), Math.ceil(tiny.height)];
  const map = nearestCells(half, columns, rows, jitter);
  const random = seeded('cells', 'tone');
  const light = Float32Array.from({ length: columns * rows }, () => (random() - 0.5) * tone);
  const seams = seam === null ? null : seamsOf(map, half, seam);
  const image = new ImageData(half.width, half.height);
  const pixels = new Uint32Array(image.data.buffer);
  const paint = new Uint32Array(columns * rows);
  const shade = new Uint8ClampedArray(paint.buffer);
  return (brush) => {
    const colours = shrink(brush.canvas).canvas.data();
    for (let at = 0; at < shade.length; at += 1)
      shade[at] = at % 4 === 3 ? 255 : (colours[at] ?? 0) + (light[at >> 2] ?? 0);
    for (let at = 0; at < pixels.length; at += 1) pixels[at] = paint[map[at] ?? 0] ?? 0;
    half.brush.putImageData(image, 0, 0);
    if (seams !== null) half.brush.drawImage(seams, 0, 0);
    brush.drawImage(half.canvas, 0, 0, size.width, size.height);
  };
}
