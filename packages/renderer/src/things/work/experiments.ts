import { lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const [BUBBLES, FOAM] = [12, '#ff7a4a'] as const;

/** What bubbles, drips or foams at a fair, in a laboratory or in an advertisement. */
export const EXPERIMENTS: readonly Thing[] = [
  drawn(
    'model-volcano',
    { ratio: 1.5, metres: 0.6, anchors: { outlet: { x: 0.5, y: 0.16 } } },
    (p, { colour }) => {
      const main = colour ?? '#8a6248';
      p.box(0, 90, 150, 10, 3, '#d9b27c');
      p.path('M14 91Q46 76 58 26Q75 19 92 26Q104 76 136 91Z', main);
      p.flat(
        'M58 26Q75 19 92 26Q98 56 108 70Q84 60 75 78Q66 58 46 66Q54 48 58 26Z',
        '#4a3a36',
        0.35,
      );
      p.path(
        'M56 27Q75 18 94 27Q97 46 106 60Q98 66 92 52Q90 74 84 78Q76 76 78 56Q72 58 70 82Q62 86 60 66Q58 50 54 62Q46 64 50 50Q55 40 56 27Z',
        '#f0562e',
      );
      p.flat('M61 29Q75 23 89 29Q90 44 86 56Q80 42 76 50Q70 40 66 56Q60 44 61 29Z', '#ffb03a');
      p.oval(75, 26, 19, 5, '#ffd76a');
      for (const [x, y] of [
        [24, 88],
        [36, 84],
        [116, 85],
        [128, 88],
      ] as const)
        p.path(`M${x - 5} ${y + 4}L${x} ${y - 10}L${x + 5} ${y + 4}Z`, '#4f9a5a');
      p.box(98, 92, 36, 6, 1, '#fffaf0');
    },
    (p, seconds) => {
      for (let at = 0; at < BUBBLES; at += 1) {
        const age = (seconds * 0.55 + at * 0.618) % 1;
        const side = (((at * 0.382) % 1) - 0.5) * 2;
        const high = 20 * Math.sin(age * Math.PI) - 8 * age;
        p.ball(
          75 + side * (8 + 22 * age),
          24 - high,
          5.4 - 2.6 * age,
          at % 3 === 0 ? '#ffd76a' : FOAM,
        );
      }
      for (const [x, size] of [
        [64, 6],
        [74, 7.4],
        [85, 6],
      ] as const)
        p.ball(x, 22 - Math.abs(Math.sin(seconds * 3 + x)) * 2.4, size, lighter(FOAM, 0.2));
    },
  ),
  drawn(
    'serum-drop',
    { ratio: 0.5, metres: 0.24, anchors: { grip: { x: 0.5, y: 0.85 } } },
    (p, { colour }) => {
      const main = colour ?? '#c9822e';
      p.path('M19 0H31Q34 6 32 13H18Q16 6 19 0Z', '#2e2a33');
      p.box(16, 12, 18, 8, 2, '#e0bf72');
      p.path('M22 20H28V34L26 40H24L22 34Z', '#e6f1f6');
      p.flat('M22.6 26H27.4V34L26 39H24L22.6 34Z', main, 0.8);
      p.box(17, 54, 16, 8, 2, '#e0bf72');
      p.path(
        'M18 61H32Q46 64 46 72V94Q46 100 39 100H11Q4 100 4 94V72Q4 64 18 61Z',
        lighter(main, 0.2),
      );
      p.path('M8 72H42V93Q42 97 38 97H12Q8 97 8 93Z', main);
      p.box(11, 77, 28, 15, 2, '#fffaf2');
      p.line('M17 82H33M20 87H30', 1.6, '#b98a4a');
      p.flat('M8 72q1 -5 8 -7l1 2q-5 2 -5 7z', '#ffffff', 0.7);
    },
    (p, seconds, { colour }) => {
      const main = lighter(colour ?? '#c9822e', 0.25);
      const age = (seconds * 0.5 + 0.3) % 1;
      const fall = age < 0.4 ? 0 : ((age - 0.4) / 0.6) ** 2 * 10;
      const size = Math.min(1, age / 0.35);
      const y = 43 + fall;
      p.path(
        `M25 ${y - 4 * size}Q${25 + 4 * size} ${y + 1} ${25 + 3.4 * size} ${y + 3 * size}A${3.4 * size} ${3.4 * size} 0 1 1 ${25 - 3.4 * size} ${y + 3 * size}Q${25 - 4 * size} ${y + 1} 25 ${y - 4 * size}Z`,
        main,
      );
    },
  ),
];
