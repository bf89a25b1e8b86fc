import type { Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const INK = '#2b2733';
/** The board in the sheet, with a margin around its words. */
const BOARD = { x: 4, y: 4, width: 122, height: 66 } as const;
const LINES_MAX = 4;

/** As many lines as make the letters largest. */
function setIn(p: Pen, text: string): void {
  const { brush } = p;
  const words = text.split(' ');
  let best = { size: 0, lines: [text] as readonly string[] };
  for (let rows = 1; rows <= Math.min(LINES_MAX, words.length); rows += 1) {
    const lines = inRows(words, rows);
    brush.font = '800 20px Inter';
    const widest = Math.max(...lines.map((line) => brush.measureText(line).width));
    const size = Math.min(
      34,
      (20 * (BOARD.width - 12)) / Math.max(1, widest),
      (BOARD.height - 8) / (lines.length * 1.1),
    );
    if (size > best.size) best = { size, lines };
  }
  brush.font = `800 ${best.size}px Inter`;
  brush.fillStyle = INK;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  const middle = BOARD.y + BOARD.height / 2;
  for (const [at, line] of best.lines.entries())
    brush.fillText(
      line,
      BOARD.x + BOARD.width / 2,
      middle + (at - (best.lines.length - 1) / 2) * best.size * 1.1,
    );
}

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

/** What has words on it. */
export const SIGNS: readonly Thing[] = [
  drawn(
    'placard',
    { ratio: 1.3, metres: 1.25, anchors: { grip: { x: 0.5, y: 0.36 } } },
    (p, { colour, text }) => {
      p.box(60, 60, 10, 40, 3, '#a9764a');
      p.box(0, 0, 130, 74, 5, '#8a5c3c');
      p.box(BOARD.x - 1, BOARD.y - 1, BOARD.width + 2, BOARD.height + 2, 3, colour ?? '#fffdf4');
      if (text !== undefined && text !== null) setIn(p, text);
      else p.line('M22 22H108M22 38H108M22 54H80', 5, '#8a8496');
    },
  ),
  drawn('billboard', { ratio: 1.35, metres: 7, medium: 'scenery' }, (p, { colour, isDark }) => {
    p.box(34, 60, 7, 40, 1, '#6b6577');
    p.box(94, 60, 7, 40, 1, '#6b6577');
    p.box(0, 0, 135, 66, 3, '#4b4658');
    p.box(4, 4, 127, 58, 2, colour ?? '#f2b53a');
    p.flat('M4 62V44Q40 22 74 42T131 34V62Z', '#e5503f');
    p.ball(102, 22, 11, '#fff4dc');
    p.line('M16 18H64M16 29H50', 6, '#fff4dc');
    for (const x of [24, 67, 110]) {
      p.line(`M${x} 68v6`, 3, '#6b6577');
      if (isDark) p.glow(x, 56, 26, '#fff0c0', 0.5);
    }
  }),
];
