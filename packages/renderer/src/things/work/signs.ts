import { eachLine, fitText } from '../../draw/fit-text.ts';
import type { Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const INK = '#2b2733';
/** The board in the sheet, with a margin around its words. */
const BOARD = { x: 4, y: 4, width: 122, height: 66 } as const;
/** What a billboard shows. */
const POSTER = { x: 4, y: 4, width: 127, height: 58 } as const;

/** What hangs on a door. */
const HUNG = { x: 7, y: 26, width: 32, height: 16 } as const;

function setIn(
  p: Pen,
  text: string,
  board: typeof BOARD | typeof POSTER | typeof HUNG = BOARD,
): void {
  const { brush } = p;
  const margin = Math.min(12, board.width / 8);
  const room = { width: board.width - margin, height: board.height - margin, sizeMax: 34 };
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
  drawn('sign-door', { ratio: 0.46, metres: 2.1, medium: 'scenery' }, (p, { colour, text }) => {
    p.box(0, 0, 46, 100, 1.5, '#f1e6d6');
    p.box(3, 3, 40, 97, 1, colour ?? '#3f7d6e');
    p.box(8, 9, 30, 42, 1, '#cfe8f4');
    p.flat('M10 11H20L10 34Z', '#ffffff', 0.5);
    p.box(8, 58, 30, 34, 1, '#356b5e');
    p.ball(38.5, 55, 2, '#f2c14e');
    p.line('M13 26L23 16L33 26', 0.8, '#6d4330');
    p.box(HUNG.x - 1, HUNG.y - 1, HUNG.width + 2, HUNG.height + 2, 2, '#8a5c3c');
    p.box(HUNG.x, HUNG.y, HUNG.width, HUNG.height, 1.5, '#fffdf4');
    if (text !== undefined && text !== null) setIn(p, text, HUNG);
    else p.line('M12 31H34M12 36H28', 2, '#8a8496');
  }),
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
