import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Nose and feet tucked in, spines all around. */
function hedgehogBall(p: Pen, main: string): void {
  for (let at = 0; at < 34; at += 1) {
    const turn = (at / 34) * 2 * Math.PI;
    const [x, y] = [55 + Math.cos(turn) * 42, 54 + Math.sin(turn) * 38];
    const [tipX, tipY] = [55 + Math.cos(turn) * 55, 52 + Math.sin(turn) * 48];
    const [dx, dy] = [-Math.sin(turn) * 5, Math.cos(turn) * 5];
    p.path(
      `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${tipX.toFixed(1)} ${tipY.toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}Z`,
      darker(main, 0.15),
    );
  }
  p.oval(55, 54, 46, 42, main);
  for (let row = 0; row < 4; row += 1)
    for (let at = 0; at < 7 - (row % 2); at += 1) {
      const [x, y] = [22 + at * 11 + (row % 2) * 6, 24 + row * 13];
      if ((x - 55) ** 2 / 1900 + (y - 54) ** 2 / 1500 > 0.8) continue;
      p.line(`M${x} ${y + 6}L${x + 3} ${y - 3}`, 2.2, lighter(main, 0.35));
    }
  p.path('M70 92Q40 98 30 82Q34 68 54 70Q78 72 82 82Q80 90 70 92Z', '#e9c7a0');
  p.path('M42 88Q34 86 34 78Q44 76 50 84Z', '#d9ad84');
  p.ball(58, 77, 4.6, '#3a2a2e');
  p.line('M66 72Q71 76 76 73', 2, '#3a2a2e');
  p.ball(52, 90, 4, '#d9ad84');
  p.ball(72, 88, 4, '#d9ad84');
}

/** Plates that close to a ball. */
function armadilloBall(p: Pen, main: string): void {
  p.ball(50, 52, 46, main);
  for (const [at, x] of [14, 28, 42, 56, 70, 84].entries())
    p.line(
      `M${x} ${at === 0 || at === 5 ? 26 : 12}Q${x + (x - 50) * 0.34} 52 ${x} ${at === 0 || at === 5 ? 80 : 93}`,
      2.6,
      darker(main, 0.28),
    );
  p.path('M40 98Q36 84 50 80Q66 84 62 98Q50 100 40 98Z', lighter(main, 0.2));
  p.path('M50 80Q58 70 70 78Q66 88 56 88Z', darker(main, 0.12));
  p.line('M58 84Q61 86 64 83', 1.8, '#2f2629');
}

/** Animals that have rolled themselves up. */
export const ROLLED_UP: readonly Thing[] = [
  drawn('rolled-hedgehog', { ratio: 1.1, metres: 0.2, medium: 'land' }, (p, { colour }) =>
    hedgehogBall(p, colour ?? '#8a5a48'),
  ),
  drawn('rolled-armadillo', { ratio: 1, metres: 0.3, medium: 'land' }, (p, { colour }) =>
    armadilloBall(p, colour ?? '#a08a72'),
  ),
];
