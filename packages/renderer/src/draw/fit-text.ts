import type { Brush } from '../scene/world.ts';

/** Words in lines, as large as they can be. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

const LINES_MAX = 4;
const LINE = 1.1;

/** Words in so many lines, none of them much longer than the others. */
function inRows(words: readonly string[], rows: number): readonly string[] {
  const most = words.join(' ').length / rows;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const isFull = last === undefined || last.length + word.length / 2 > most;
    if (isFull && lines.length < rows) lines.push(word);
    else lines[lines.length - 1] = `${last ?? ''} ${word}`;
  }
  return lines;
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly sizeMax?: number;
  readonly weight?: number;
}

/** As many lines as make the letters largest. */
export function fitText(brush: Brush, text: string, room: Room): FittedText {
  const words = text.split(' ');
  let best: FittedText = { size: 0, lines: [text] };
  brush.font = `${room.weight ?? 800} 20px Inter`;
  for (let rows = 1; rows <= Math.min(LINES_MAX, words.length); rows += 1) {
    const lines = inRows(words, rows);
    const widest = Math.max(...lines.map((line) => brush.measureText(line).width));
    const size = Math.min(
      room.sizeMax ?? Number.POSITIVE_INFINITY,
      (20 * room.width) / Math.max(1, widest),
      room.height / (lines.length * LINE),
    );
    if (size > best.size) best = { size, lines };
  }
  return best;
}

/** Calls for each line with its middle, below each other around a height. */
export function eachLine(
  { size, lines }: FittedText,
  middle: number,
  draw: (line: string, y: number) => void,
): void {
  for (const [at, line] of lines.entries())
    draw(line, middle + (at - (lines.length - 1) / 2) * size * LINE);
}
