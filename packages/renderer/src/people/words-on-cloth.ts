import { brightness, hex } from '../draw/colour.ts';
import { eachLine, fitText } from '../draw/fit-text.ts';
import type { Pen } from '../things/pen.ts';
import type { Build } from './build.ts';

/** Across the chest, dark on what is light. */
export function drawWords(
  { brush }: Pen,
  { shoulder, shoulderY, hipY }: Build,
  top: string,
  words: string,
): void {
  const [width, height] = [shoulder * 1.34, (hipY - shoulderY) * 0.52];
  const fitted = fitText(brush, words, { width, height });
  brush.font = `800 ${fitted.size}px Inter`;
  brush.fillStyle = brightness(hex(top)) > 0.62 ? '#2b2733' : '#ffffff';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  eachLine(fitted, shoulderY + (hipY - shoulderY) * 0.46, (line, y) => brush.fillText(line, 0, y));
}
