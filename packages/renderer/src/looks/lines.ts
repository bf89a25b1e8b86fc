import { wash } from '../pictures/looks/wash.ts';
import type { Size } from '../sizes.ts';
import { byHand } from './by-hand.ts';
import { edgesOf } from './edges.ts';
import type { Look } from './look.ts';
import { paperOf } from './paper.ts';
import { halver, multiply, type Sheet, scaled } from './sheet.ts';

/** White lines on black, from dark lines on white. */
function inverted(lines: Sheet): Sheet {
  lines.brush.globalCompositeOperation = 'difference';
  lines.brush.fillStyle = '#fff';
  lines.brush.fillRect(0, 0, lines.width, lines.height);
  lines.brush.globalCompositeOperation = 'source-over';
  return lines;
}

function screen(sheet: Sheet, picture: Sheet, alpha: number): void {
  sheet.brush.globalCompositeOperation = 'screen';
  sheet.brush.globalAlpha = alpha;
  sheet.brush.drawImage(picture.canvas, 0, 0, sheet.width, sheet.height);
  sheet.brush.globalAlpha = 1;
  sheet.brush.globalCompositeOperation = 'source-over';
}

/** Light lines on a dark ground, with a hint of what is between them. */
export function onDark(
  size: Size,
  ground: string,
  isRuled: boolean,
  grain: readonly [number, number, number],
): Look {
  return byHand(size, (half) => {
    const edges = edgesOf(half, { width: 4, strokes: 6 });
    const paper = paperOf(half, grain);
    return (sheet) => {
      const lines = inverted(edges(sheet));
      wash(sheet.brush, sheet.canvas, 'saturation', '#808080', 1);
      sheet.brush.globalAlpha = 0.86;
      sheet.brush.fillStyle = ground;
      sheet.brush.fillRect(0, 0, sheet.width, sheet.height);
      sheet.brush.fillStyle = 'rgba(255,255,255,0.16)';
      const step = sheet.width / 32;
      for (let at = 0; isRuled && at < 32; at += 1) {
        sheet.brush.fillRect(at * step, 0, 1, sheet.height);
        sheet.brush.fillRect(0, at * step, sheet.width, 1);
      }
      sheet.brush.globalAlpha = 1;
      multiply(lines.brush, paper, lines);
      screen(sheet, lines, 1);
    };
  });
}

/** Glowing lines in the colours of what they go round, in the dark. */
export const neonLines = (size: Size): Look =>
  byHand(size, (half) => {
    const edges = edgesOf(half, { width: 6, strokes: 6 });
    const blur = halver(half, scaled(half, 1 / 8));
    return (sheet) => {
      const lines = inverted(edges(sheet));
      wash(sheet.brush, sheet.canvas, 'screen', '#3a2a5a', 1);
      multiply(sheet.brush, lines.canvas, sheet);
      screen(sheet, blur(sheet.canvas), 1);
      screen(sheet, sheet, 0.8);
      wash(sheet.brush, sheet.canvas, 'screen', '#0c0620', 1);
    };
  });

/** Thick waxy lines and pale colours on white paper. */
export const crayon = (size: Size): Look =>
  byHand(size, (half) => {
    const edges = edgesOf(half, { width: 8, strokes: 4 });
    const paper = paperOf(half, [255, 253, 246], 60);
    return (sheet) => {
      const lines = edges(sheet);
      wash(sheet.brush, sheet.canvas, 'screen', '#6a6a6a', 0.8);
      multiply(sheet.brush, lines.canvas, sheet);
      multiply(sheet.brush, paper, sheet);
    };
  });

/** Sheets of paper or felt that lie on each other: each has a shadow. */
export const paperCut = (size: Size): Look =>
  byHand(size, (half) => {
    const edges = edgesOf(half, { width: 12, strokes: 2 });
    const paper = paperOf(half, [255, 250, 242], 34);
    return (sheet) => {
      const lines = edges(sheet);
      sheet.brush.globalCompositeOperation = 'multiply';
      sheet.brush.globalAlpha = 0.75;
      sheet.brush.drawImage(lines.canvas, 3, 4);
      sheet.brush.globalAlpha = 1;
      sheet.brush.globalCompositeOperation = 'source-over';
      multiply(sheet.brush, paper, sheet);
    };
  });
