import type { Medium } from '../parse-prompt/scene-description.ts';
import { wash } from '../pictures/wash.ts';
import type { Size } from '../sizes.ts';
import { edgesOf } from './edges.ts';
import type { Look } from './look.ts';
import { oilPainting } from './oil.ts';
import { dotsOf, paperOf } from './paper.ts';
import { halver, multiply, type Sheet, scaled, sheetOf } from './sheet.ts';
import { inTones } from './tones.ts';

/** Squares of this many pixels of a picture that is 720 pixels high. */
const PIXEL = 9;

function pixelArt(size: Size): Look {
  const side = (PIXEL * Math.min(size.width, size.height)) / 720;
  const shrink = halver(size, scaled(size, 1 / side));
  return (brush) => {
    const { canvas } = shrink(brush.canvas);
    brush.imageSmoothingEnabled = false;
    brush.drawImage(canvas, 0, 0, size.width, size.height);
    brush.imageSmoothingEnabled = true;
  };
}

/** What is drawn by hand is soft: half of the pixels do, in a quarter of the time. */
function byHand(size: Size, look: (half: Sheet) => (sheet: Sheet) => void): Look {
  const half = scaled(size, 0.5);
  const shrink = halver(size, half);
  const change = look(sheetOf(half));
  return (brush) => {
    const sheet = shrink(brush.canvas);
    change(sheet);
    brush.drawImage(sheet.canvas, 0, 0, size.width, size.height);
  };
}

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
    const paper = paperOf(half, [240, 224, 188]);
    return (sheet) => {
      const lines = edges(sheet);
      wash(sheet.brush, sheet.canvas, 'saturation', '#808080', 0.42);
      wash(sheet.brush, sheet.canvas, 'screen', '#6a6a60', 0.6);
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

const LOOKS: Readonly<Record<Medium, (size: Size) => Look>> = {
  'black-and-white': (size) => inTones(size, [0, 0, 0], [255, 255, 255]),
  sepia: (size) => inTones(size, [52, 24, 4], [255, 226, 176]),
  'pixel-art': pixelArt,
  sketch,
  watercolour,
  'oil-painting': oilPainting,
  comic,
  print,
};

export function lookOf(medium: Medium, size: Size): Look {
  return LOOKS[medium](size);
}

/** What is drawn by hand is drawn twelve times a second, as animators do it. */
export function isByHand(medium: Medium | undefined): boolean {
  return medium !== undefined && medium !== 'black-and-white' && medium !== 'sepia';
}
