import type { Canvas } from '@napi-rs/canvas';
import { type Coverage, coverageOf, spansOf } from '../draw/coverage.ts';
import { drawPlaced, type Placed, platesOf } from '../draw/plate.ts';
import { applyView, lensAt, type View } from './camera.ts';
import type { Brush, Element, Moment, World } from './world.ts';

/** The side of a square of the picture that is drawn or left out as a whole. */
const CELL = 16;
/** A clip costs a little; it is not worth it for less than a tenth of the picture. */
const WORTH_IT = 0.9;

/** From this depth on, what passes moves by a pixel or more in a frame. */
const PASSING = 0.12;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** 1 where something opaque is in front. */
  readonly hidden: Uint8Array;
}

const COVERAGES = new WeakMap<Canvas, Coverage>();

function knownCoverage(bitmap: Canvas): Coverage {
  const known = COVERAGES.get(bitmap) ?? coverageOf(bitmap);
  COVERAGES.set(bitmap, known);
  return known;
}

/** What is seen of a bitmap: 1 for each cell in which it has to be drawn, and how many these are. */
interface Seen {
  readonly cells: Uint8Array;
  readonly count: number;
}

/** Finds what of a bitmap is seen, and hides what is behind it. Plain loops: it runs for every layer of every frame. */
function seenOf(
  { columns, rows, hidden }: Grid,
  { bitmap, x, y, detail = 1 }: Placed,
  lens: ReturnType<typeof lensAt>,
): Seen {
  const { drawn, solid, ...squares } = knownCoverage(bitmap);
  const across = spansOf(columns, (cell) => ((cell * CELL - lens.x) / lens.zoom - x) * detail);
  const down = spansOf(rows, (cell) => ((cell * CELL - lens.y) / lens.zoom - y) * detail);
  const wide = squares.columns + 1;
  const cells = new Uint8Array(columns * rows);
  let count = 0;
  for (let row = 0; row < rows; row += 1) {
    const [from = 0, to = 0] = [down[row * 2], down[row * 2 + 1]];
    const isInside = from >= 0 && to <= squares.rows;
    const top = Math.max(0, from) * wide;
    const bottom = Math.min(squares.rows, to) * wide;
    if (bottom <= top) continue;
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      if (hidden[at] === 1) continue;
      const [first = 0, end = 0] = [across[column * 2], across[column * 2 + 1]];
      const left = Math.max(0, first);
      const right = Math.min(squares.columns, end);
      if (right <= left || areaOf(drawn, left, right, top, bottom) === 0) continue;
      cells[at] = 1;
      count += 1;
      if (!isInside || first < 0 || end > squares.columns) continue;
      const whole = (right - left) * (to - from);
      if (areaOf(solid, left, right, top, bottom) === whole) hidden[at] = 1;
    }
  }
  return { cells, count };
}

/** The sum over a rectangle of squares; `top` and `bottom` are where their lines start. */
function areaOf(sums: Uint32Array, left: number, right: number, top: number, bottom: number) {
  return (
    (sums[bottom + right] ?? 0) -
    (sums[top + right] ?? 0) -
    (sums[bottom + left] ?? 0) +
    (sums[top + left] ?? 0)
  );
}

/** Adds a rectangle to the path for every run of squares that is seen, over as many rows as it goes. */
function traceSeen(brush: Brush, { columns, rows }: Grid, seen: Uint8Array): void {
  let open = new Map<number, number>();
  const close = (run: number, from: number, row: number) => {
    const [left, right] = [Math.floor(run / 4_096), run % 4_096];
    brush.rect(left * CELL, from * CELL, (right - left) * CELL, (row - from) * CELL);
  };
  for (let row = 0; row <= rows; row += 1) {
    const next = new Map<number, number>();
    for (let column = 0; row < rows && column < columns; column += 1) {
      if (seen[row * columns + column] !== 1) continue;
      const start = column;
      while (column < columns && seen[row * columns + column] === 1) column += 1;
      const run = start * 4_096 + column;
      next.set(run, open.get(run) ?? row);
    }
    for (const [run, from] of open) if (!next.has(run)) close(run, from, row);
    open = next;
  }
}

/** What is drawn of one bitmap. */
interface Part {
  readonly placed: Placed;
  readonly seen: Seen;
  /** Whether it is put on whole pixels. */
  readonly isSnapped: boolean;
}

function drawPart(
  brush: Brush,
  grid: Grid,
  { placed, seen, isSnapped }: Part,
  look: () => void,
): void {
  if (seen.count === 0) return;
  brush.save();
  if (seen.count < seen.cells.length * WORTH_IT) {
    brush.beginPath();
    traceSeen(brush, grid, seen.cells);
    brush.clip();
  }
  look();
  const { x, y } = placed;
  drawPlaced(brush, isSnapped ? { ...placed, x: Math.round(x), y: Math.round(y) } : placed);
  brush.restore();
}

/**
 * Draws elements from back to front. Of those that are only bitmaps, what is empty and what is hidden by
 * a bitmap in front is left out: scaling a pixel that nobody sees costs as much as any other.
 */
export function drawElements(
  brush: Brush,
  world: World,
  elements: readonly Element[],
  view: View,
  moment: Moment,
): void {
  const columns = Math.ceil(world.size.width / CELL);
  const rows = Math.ceil(world.size.height / CELL);
  const grid = { columns, rows, hidden: new Uint8Array(columns * rows) };
  const parts = new Map<Element, readonly Part[]>();
  for (const element of elements.toReversed()) {
    const plates = element.isFixed === true ? null : platesOf(element);
    if (plates === null) continue;
    const lens = lensAt(world, view, element.depth);
    const isPassing = world.speed !== 0 && element.depth >= PASSING;
    // Pixels are then copied instead of mixed, in a quarter of the time.
    const isSnapped = isPassing && lens.zoom === 1 && lens.x === 0 && lens.y === 0;
    const placed = plates(moment).map((one) => ({
      placed: one,
      seen: seenOf(grid, one, lens),
      isSnapped,
    }));
    parts.set(element, placed);
  }
  for (const element of elements) {
    const look = () => {
      if (element.isFixed !== true) applyView(brush, world, view, element.depth);
    };
    const known = parts.get(element);
    if (known === undefined) {
      brush.save();
      look();
      element.draw(brush, moment);
      brush.restore();
    } else for (const part of known) drawPart(brush, grid, part, look);
  }
}
