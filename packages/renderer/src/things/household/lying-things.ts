import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Rows of keys, from the back to the front. */
const ROWS = [12, 12, 11, 10];

/** What lies on a table, as it is seen from a chair: the far edge is the shorter one. */
export const LYING_THINGS: readonly Thing[] = [
  drawn('keyboard', { ratio: 3.3, metres: 0.13 }, (p, { colour }) => {
    const main = colour ?? '#d9d6e2';
    p.path('M34 10H296L330 78V94Q329 100 322 100H8Q1 100 0 94V78Z', darker(main, 0.3));
    p.path('M40 0H290Q298 0 301 6L329 74Q331 84 320 84H10Q-1 84 1 74L29 6Q32 0 40 0Z', main);
    const key = lighter(darker(main, 0.62), 0.08);
    for (const [row, count] of ROWS.entries()) {
      const y = 9 + row * 16;
      const [left, right] = [34 - row * 6.2, 296 + row * 6.2];
      const step = (right - left) / count;
      for (let at = 0; at < count; at += 1)
        p.box(left + at * step + 2, y, step - 4, 11.5, 2.5, key);
    }
    p.box(92, 72, 146, 8.5, 3, key);
  }),
  drawn(
    'remote',
    { ratio: 3.4, metres: 0.06, anchors: { grip: { x: 0.5, y: 0.5 } } },
    (p, { colour }) => {
      const main = colour ?? '#3a3a48';
      p.path(
        'M26 24H316Q340 26 338 60Q338 100 310 100H26Q0 98 0 62Q0 26 26 24Z',
        darker(main, 0.4),
      );
      p.path('M34 4H304Q330 6 330 40Q332 78 304 80H30Q4 78 6 42Q8 6 34 4Z', main);
      p.oval(36, 40, 13, 12, '#e5484d');
      p.oval(106, 42, 32, 27, lighter(main, 0.3));
      p.oval(106, 42, 13, 11, lighter(main, 0.6));
      for (const [row, y] of [22, 42, 62].entries())
        for (let at = 0; at < 4; at += 1)
          p.oval(176 + at * 36 + row, y, 11, 7.5, lighter(main, 0.45));
    },
  ),
  drawn('rolling-pin', { ratio: 4.6, metres: 0.09 }, (p, { colour }) => {
    const main = colour ?? '#f2d6a2';
    for (const x of [6, 378]) p.box(x, 34, 76, 34, 16, darker(main, 0.16));
    p.box(62, 6, 336, 90, 30, main);
    p.line('M92 30H368', 5, lighter(main, 0.4));
    p.line('M100 74H300', 3, darker(main, 0.18));
  }),
];
