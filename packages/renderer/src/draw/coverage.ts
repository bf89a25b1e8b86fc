import type { Canvas } from '@napi-rs/canvas';

/** The side of a square of pixels that is looked at as one. */
const GRAIN = 8;
/** Less opaque than this is not seen. */
const FAINT = 2;
const OPAQUE = 0xff_ff_ff_ff;

/** Which squares of a bitmap have something in them, and which hide what is behind them. */
export interface Coverage {
  readonly columns: number;
  readonly rows: number;
  /** How many of the squares above and left of each corner have something in them. */
  readonly drawn: Uint32Array;
  /** How many of them are opaque. */
  readonly solid: Uint32Array;
}

function summed(marked: Uint8Array, columns: number, rows: number): Uint32Array {
  const wide = columns + 1;
  const sums = new Uint32Array(wide * (rows + 1));
  for (let row = 0; row < rows; row += 1) {
    let line = 0;
    for (let column = 0; column < columns; column += 1) {
      line += marked[row * columns + column] ?? 0;
      const at = (row + 1) * wide + column + 1;
      sums[at] = (sums[at - wide] ?? 0) + line;
    }
  }
  return sums;
}

/** For each square: whether there is something in it, and whether all of it is opaque. The last byte of a pixel is how opaque it is. */
function marksOf(bitmap: Canvas, columns: number, rows: number) {
  const { width, height } = bitmap;
  const bytes = bitmap.data();
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height);
  const drawn = new Uint8Array(columns * rows);
  const solid = new Uint8Array(columns * rows).fill(1);
  for (let y = 0; y < height; y += 1) {
    const line = Math.floor(y / GRAIN) * columns;
    for (let column = 0; column < columns; column += 1) {
      const end = y * width + Math.min(width, (column + 1) * GRAIN);
      let [every, any] = [OPAQUE, 0];
      for (let at = y * width + column * GRAIN; at < end; at += 1) {
        const pixel = pixels[at] ?? 0;
        every &= pixel;
        any |= pixel;
      }
      if (every >>> 24 !== 255) solid[line + column] = 0;
      if (any >>> 24 >= FAINT) drawn[line + column] = 1;
    }
  }
  return { drawn, solid };
}

export function coverageOf(bitmap: Canvas): Coverage {
  const columns = Math.ceil(bitmap.width / GRAIN);
  const rows = Math.ceil(bitmap.height / GRAIN);
  const { drawn, solid } = marksOf(bitmap, columns, rows);
  return {
    columns,
    rows,
    drawn: summed(drawn, columns, rows),
    solid: summed(solid, columns, rows),
  };
}

/** The squares that are seen in each cell of a line of the picture: two numbers, first and after the last. */
export function spansOf(cells: number, toBitmap: (cell: number) => number): Int32Array {
  const spans = new Int32Array(cells * 2);
  for (let at = 0; at < cells; at += 1) {
    // Scaling also looks at the neighbours of a pixel.
    spans[at * 2] = Math.floor((toBitmap(at) - 1) / GRAIN);
    spans[at * 2 + 1] = Math.floor((toBitmap(at + 1) + 1) / GRAIN) + 1;
  }
  return spans;
}
