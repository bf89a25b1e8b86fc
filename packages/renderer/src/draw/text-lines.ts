import type { Brush } from '../scene/world.ts';

export interface SetText {
  readonly lines: readonly string[];
  readonly size: number;
}

const LINES_MAX = 3;

function wrap(brush: Brush, words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && brush.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest size within `fit.sizes` at which the text fits in at most three lines. */
export function setText(
  brush: Brush,
  text: string,
  fit: {
    readonly width: number;
    readonly sizes: readonly [number, number];
    readonly weight: number;
  },
): SetText {
  const words = text.split(' ');
  const [least, most] = fit.sizes;
  for (let size = most; size > least; size *= 0.93) {
    brush.font = `${fit.weight} ${size}px Inter`;
    const lines = wrap(brush, words, fit.width);
    const fits = lines.every((line) => brush.measureText(line).width <= fit.width);
    if (fits && lines.length <= (size > most * 0.7 ? 2 : LINES_MAX)) return { lines, size };
  }
  brush.font = `${fit.weight} ${least}px Inter`;
  return { lines: wrap(brush, words, fit.width).slice(0, LINES_MAX), size: least };
}
