import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A disc that is thinner in its middle. */
function redCell(p: Pen, main: string): void {
  p.oval(60, 50, 59, 49, main);
  p.oval(60, 52, 45, 35, lighter(main, 0.12));
  p.oval(60, 50, 30, 21, darker(main, 0.24));
  p.oval(60, 54, 25, 15, darker(main, 0.12));
  p.spot(30, 24, 14, 6, '#ffffff', 0.35);
}

const KNOBS = 14;

/** A round cell with knobs, and a face that looks for what does not belong there. */
function whiteCell(p: Pen, main: string): void {
  for (let at = 0; at < KNOBS; at += 1) {
    const turn = (at / KNOBS) * 2 * Math.PI;
    p.ball(50 + Math.cos(turn) * 42, 50 + Math.sin(turn) * 42, 8, darker(main, 0.06));
  }
  p.ball(50, 50, 43, main);
  p.path('M20 60Q18 38 40 40Q52 24 70 34Q86 44 78 62Q66 80 48 72Q30 78 20 60Z', '#c9b4ec');
  for (const x of [46, 70]) {
    p.oval(x, 46, 8, 10, '#ffffff');
    p.spot(x + 3, 47, 4, 6, '#3a2a5a');
    p.spot(x + 4.5, 44, 1.4, 2, '#ffffff');
  }
  p.line('M50 64Q60 72 70 63', 3, '#6a4a90');
}

const SPIKES = 12;

/** What makes people ill: spikes all around and an angry face. */
function germ(p: Pen, main: string): void {
  for (let at = 0; at < SPIKES; at += 1) {
    const turn = (at / SPIKES) * 2 * Math.PI + 0.2;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    p.line(`M${50 + x * 30} ${50 + y * 30}L${50 + x * 43} ${50 + y * 43}`, 4.4, darker(main, 0.2));
    p.ball(50 + x * 43, 50 + y * 43, 6, darker(main, 0.08));
  }
  p.ball(50, 50, 34, main);
  p.spot(34, 68, 5, 4, darker(main, 0.24), 0.6);
  p.spot(70, 32, 4, 3.4, darker(main, 0.24), 0.6);
  for (const [x, way] of [
    [38, 1],
    [62, -1],
  ] as const) {
    p.oval(x, 48, 7.4, 8, '#ffffff');
    p.spot(x + way, 49, 3.4, 4.4, '#23301c');
    p.line(`M${x - way * 9} ${36}L${x + way * 8} ${42}`, 3.6, darker(main, 0.5));
  }
  p.path('M38 64Q50 58 62 64L58 72Q50 67 42 72Z', '#2c4020');
  p.path('M43 62.6L46 68L49 61.6ZM52 61.6L55 68L58 62.6Z', '#ffffff');
}

const free = { medium: 'air', facing: 1 } as const;

/** What is in the blood, as picture books show it. */
export const CELLS: readonly Thing[] = [
  drawn('red-blood-cell', { ratio: 1.2, metres: 0.9, medium: 'air' }, (p, { colour }) =>
    redCell(p, colour ?? '#d8323c'),
  ),
  drawn(
    'white-blood-cell',
    { ratio: 1, metres: 1.2, ...free, anchors: { mouth: { x: 0.6, y: 0.66 } } },
    (p, { colour }) => whiteCell(p, colour ?? '#f1ecfb'),
  ),
  drawn(
    'germ',
    { ratio: 1, metres: 0.7, ...free, anchors: { mouth: { x: 0.5, y: 0.66 } } },
    (p, { colour }) => germ(p, colour ?? '#6fc23f'),
  ),
];
