import type { Medium } from '../parse-prompt/scene-description.ts';
import { wash } from '../pictures/looks/wash.ts';
import type { Size } from '../sizes.ts';
import { byHand } from './by-hand.ts';
import { inCells } from './cells.ts';
import { edgesOf } from './edges.ts';
import { fisheye, tiltShift, videoTape } from './lenses.ts';
import { crayon, neonLines, onDark, paperCut } from './lines.ts';
import type { Look } from './look.ts';
import { oilPainting } from './oil.ts';
import { dotsOf, paperOf } from './paper.ts';
import { halver, multiply, scaled, sheetOf } from './sheet.ts';
import { inClay, inSquares } from './toys.ts';

/** Lines of a pencil, with a hint of grey where it is dark. */
const sketch = (size: Size) =>
  byHand(size, (half) => {
    const edges = edgesOf(half, { width: 4, strokes: 4 });
    const paper = paperOf(half, [247, 243, 234]);
    return (sheet) => {
      const lines = edges(sheet);
      wash(sheet.brush, sheet.canvas, 'saturation', '#808080', 1);
      wash(sheet.brush, sheet.canvas, 'screen', '#c4c4c4', 1);
      multiply(sheet.brush, lines.canvas, sheet);
      multiply(sheet.brush, paper, sheet);
    };
  });

/** Lines of a pen, filled with coloured pencils. */
const handDrawn = (size: Size) =>
  byHand(size, (half) => {
    const edges = edgesOf(half, { width: 3, strokes: 8 });
    const paper = paperOf(half, [252, 247, 236]);
    return (sheet) => {
      const lines = edges(sheet);
      wash(sheet.brush, sheet.canvas, 'screen', '#5a544a', 0.7);
      multiply(sheet.brush, lines.canvas, sheet);
      multiply(sheet.brush, paper, sheet);
    };
  });

/** Colours that have run into each other, paler than they were, within soft lines. */
const watercolour = (size: Size) =>
  byHand(size, (half) => {
    const edges = edgesOf(half, { width: 6, strokes: 1 });
    const run = halver(half, scaled(half, 1 / 6));
    const paper = paperOf(half, [253, 249, 240]);
    return (sheet) => {
      const lines = edges(sheet);
      sheet.brush.globalAlpha = 0.7;
      sheet.brush.drawImage(run(sheet.canvas).canvas, 0, 0, sheet.width, sheet.height);
      sheet.brush.globalAlpha = 1;
      wash(sheet.brush, sheet.canvas, 'screen', '#8a8472', 0.6);
      multiply(sheet.brush, lines.canvas, sheet);
      multiply(sheet.brush, paper, sheet);
    };
  });

/** Few quiet colours on yellowed paper, with dark lines. */
const print = (size: Size) =>
  byHand(size, (half) => {
    const edges = edgesOf(half, { width: 3, strokes: 8 });
    const paper = paperOf(half, [246, 233, 204]);
    return (sheet) => {
      const lines = edges(sheet);
      wash(sheet.brush, sheet.canvas, 'saturation', '#808080', 0.2);
      // What is dark is printed in indigo.
      wash(sheet.brush, sheet.canvas, 'screen', '#38528c', 0.62);
      multiply(sheet.brush, lines.canvas, sheet);
      multiply(sheet.brush, paper, sheet);
    };
  });

/** Black lines and the dots of cheap print. */
function comic(size: Size): Look {
  const half = scaled(size, 0.5);
  const shrink = halver(size, half);
  const edges = edgesOf(sheetOf(half), { width: 3, strokes: 8 });
  const dots = dotsOf(size);
  return (brush) => {
    const lines = edges(shrink(brush.canvas));
    multiply(brush, dots, size, 0.6);
    multiply(brush, lines.canvas, size);
  };
}

const LEAD = { colour: '#14121a', width: 2 };
const GROUT = { colour: '#d8d0c2', width: 1.6 };

const LOOKS: Partial<Readonly<Record<Medium, (size: Size) => Look>>> = {
  'pixel-art': (size) => inSquares(size, 9),
  bricks: (size) => inSquares(size, 22, true),
  sketch,
  'hand-drawn': handDrawn,
  watercolour,
  'oil-painting': oilPainting,
  comic,
  print,
  crayon,
  clay: inClay,
  'paper-cut': paperCut,
  'stained-glass': (size) => inCells(size, { across: 40, jitter: 0.9, tone: 46, seam: LEAD }),
  mosaic: (size) => inCells(size, { across: 88, jitter: 0.24, tone: 34, seam: GROUT }),
  'low-poly': (size) => inCells(size, { across: 110, jitter: 1, tone: 22, seam: null }),
  blueprint: (size) => onDark(size, '#1f4f9e', true, [255, 255, 255]),
  chalk: (size) => onDark(size, '#27342d', false, [226, 226, 220]),
  neon: neonLines,
  vhs: videoTape,
  'tilt-shift': tiltShift,
  fisheye,
};

/** Null for looks that only change the tones. */
export function lookOf(medium: Medium, size: Size): Look | null {
  return LOOKS[medium]?.(size) ?? null;
}

const RECOLOURS: ReadonlySet<Medium> = new Set<Medium>(['sketch', 'chalk', 'blueprint', 'neon']);

/** Whether a look leaves nothing of the colours that it finds, such as those behind words. */
export const recolours = (medium: Medium | undefined): boolean =>
  medium !== undefined && RECOLOURS.has(medium);

const BY_CAMERA: ReadonlySet<Medium> = new Set<Medium>(['vhs', 'tilt-shift', 'fisheye']);

/** What is drawn by hand is drawn twelve times a second, as animators do it. */
export function isByHand(medium: Medium | undefined): boolean {
  return medium !== undefined && medium in LOOKS && !BY_CAMERA.has(medium);
}
