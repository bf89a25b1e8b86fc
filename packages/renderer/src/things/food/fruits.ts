import { lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const ON_TOP = { grip: { x: 0.5, y: 0.6 }, top: { x: 0.5, y: 0.1 } } as const;

function drawRaspberry(p: Pen, main: string): void {
  for (let row = 0; row < 5; row += 1) {
    const many = [3, 4, 4, 3, 2][row] ?? 3;
    for (let at = 0; at < many; at += 1) {
      const x = 43 + (at - (many - 1) / 2) * 19;
      p.ball(x, 30 + row * 14.5, 12.5, row % 2 === at % 2 ? main : lighter(main, 0.12));
    }
  }
  p.path('M43 24Q22 28 12 18Q28 12 36 14Q38 2 44 0Q50 4 50 14Q62 10 76 18Q62 28 43 24Z', '#5f9a46');
}

/** Fruit whose icons show another one. */
export const FRUITS: readonly Thing[] = [
  drawn('blackberry', { ratio: 0.86, metres: 0.04, anchors: ON_TOP }, (p, { colour }) =>
    drawRaspberry(p, colour ?? '#3c2a4e'),
  ),
];
