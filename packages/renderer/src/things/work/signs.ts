import { eachLine, fitText } from '../../draw/fit-text.ts';
import type { Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const INK = '#2b2733';
/** The board in the sheet, with a margin around its words. */
const BOARD = { x: 4, y: 4, width: 122, height: 66 } as const;
/** What a billboard shows. */
const POSTER = { x: 4, y: 4, width: 127, height: 58 } as const;

function setIn(p: Pen, text: string, board: typeof BOARD | typeof POSTER = BOARD): void {
  const { brush } = p;
  const room = { width: board.width - 12, height: board.height - 8, sizeMax: 34 };
  const fitted = fitText(brush, text, room);
  brush.font = `800 ${fitted.size}px Inter`;
  brush.fillStyle = INK;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  eachLine(fitted, board.y + board.height / 2, (line, y) =>
    brush.fillText(line, board.x + board.width / 2, y),
  );
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
  drawn(
    'billboard',
    { ratio: 1.35, metres: 7, medium: 'scenery' },
    (p, { colour, isDark, text }) => {
      p.box(34, 60, 7, 40, 1, '#6b6577');
      p.box(94, 60, 7, 40, 1, '#6b6577');
      p.box(0, 0, 135, 66, 3, '#4b4658');
      p.box(4, 4, 127, 58, 2, colour ?? '#f2b53a');
      if (text !== undefined && text !== null) setIn(p, text, POSTER);
      else {
        p.flat('M4 62V44Q40 22 74 42T131 34V62Z', '#e5503f');
        p.ball(102, 22, 11, '#fff4dc');
        p.line('M16 18H64M16 29H50', 6, '#fff4dc');
      }
      for (const x of [24, 67, 110]) {
        p.line(`M${x} 68v6`, 3, '#6b6577');
        if (isDark) p.glow(x, 56, 26, '#fff0c0', 0.5);
      }
    },
  ),
];
