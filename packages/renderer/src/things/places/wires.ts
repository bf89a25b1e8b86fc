import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HAIR = ['#3a2c2a', '#8a5a36', '#c9a24a', '#5a4a40', '#a8703c'] as const;
const CLOTHES = ['#d8574c', '#3f8ec4', '#f2c14e', '#5fa872', '#8a6ab8', '#e8935a'] as const;

function tower(p: Pen, x: number, main: string): void {
  p.box(x, 16, 34, 82, 1, main);
  p.flat(`M${x + 22} 16H${x + 34}V98H${x + 22}Z`, darker(main, 0.3), 0.4);
  p.box(x - 3, 12, 40, 5, 1, lighter(main, 0.14));
  for (let at = 0; at < 5; at += 1) p.box(x - 3 + at * 8.6, 7.6, 5.4, 5, 0.6, main);
  for (const y of [26, 44, 62]) {
    p.path(
      `M${x + 13} ${y + 9}V${y + 3}Q${x + 17} ${y - 2} ${x + 21} ${y + 3}V${y + 9}Z`,
      '#3d4358',
    );
  }
  for (let y = 22; y < 94; y += 7)
    p.line(
      `M${x + 3 + ((y * 5) % 11)} ${y}h5M${x + 24 - ((y * 3) % 7)} ${y + 3}h5`,
      0.5,
      darker(main, 0.2),
    );
}

/** Ropes that are higher than a stage. */
export const WIRES: readonly Thing[] = [
  drawn(
    'tower-wire',
    { ratio: 1.35, metres: 11, medium: 'scenery', anchors: { top: { x: 0.5, y: 0.17 } } },
    (p) => {
      tower(p, 4, '#b7a48c');
      tower(p, 97, '#a89782');
      p.line('M38 14.4Q67.5 18.6 97 14.4', 0.8, '#4a3a30');
      // Those who look up are far below.
      for (let row = 0; row < 2; row += 1)
        for (let at = 0; at < 15 - row; at += 1) {
          const x = 40.6 + at * 3.9 + row * 2;
          const y = 93.4 + row * 2.6;
          const coat = CLOTHES[(at * 5 + row * 2) % CLOTHES.length] ?? '#d8574c';
          p.path(
            `M${x - 1.5} ${y + 4}Q${x - 1.4} ${y} ${x} ${y}Q${x + 1.4} ${y} ${x + 1.5} ${y + 4}Z`,
            coat,
          );
          p.ball(x, y - 0.9, 1.15, '#f0c9a0');
          p.spot(x, y - 1.5, 1.15, 0.7, HAIR[(at + row) % HAIR.length] ?? '#3a2c2a');
        }
    },
  ),
];
