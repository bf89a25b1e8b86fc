import { drawn, type Thing } from '../thing.ts';

/** What small animals and plants begin as. */
export const EARLY_STAGES: readonly Thing[] = [
  drawn('tadpole', { ratio: 1.9, metres: 0.05, facing: -1 }, (p) => {
    p.path('M70 50C110 18 140 76 188 42C168 96 118 88 74 74Z', '#6f8f4a');
    p.flat('M84 58C118 44 138 74 176 56C150 82 116 76 84 66Z', '#57743a', 0.6);
    p.oval(48, 52, 48, 44, '#7fa653');
    p.spot(40, 70, 26, 16, '#a9c97d', 0.7);
    p.ball(30, 36, 12, '#fdfdf4');
    p.spot(28, 36, 6, 7, '#20261a');
    p.line('M12 62C20 70 32 72 40 68', 3, '#4d6632');
  }),
  drawn('frogspawn', { ratio: 1.5, metres: 0.08 }, (p) => {
    const eggs = [
      [30, 68, 26],
      [74, 74, 26],
      [118, 68, 28],
      [50, 32, 28],
      [98, 30, 28],
      [76, 50, 24],
    ] as const;
    for (const [x, y, radius] of eggs) {
      p.spot(x, y, radius, radius, '#cfe8e2', 0.9);
      p.ring(x, y, radius - 2, 2.5, '#8fbdb4');
      p.ball(x, y, radius * 0.42, '#38422c');
      p.spot(x - radius * 0.45, y - radius * 0.5, radius * 0.18, radius * 0.12, '#ffffff', 0.9);
    }
    p.spot(6, 70, 6, 6, '#cfe8e2', 0.8);
    p.spot(145, 70, 5, 6, '#cfe8e2', 0.8);
  }),
  drawn('seeds', { ratio: 1.3, metres: 0.05 }, (p) => {
    const seed = (x: number, y: number, turn: number) => {
      p.brush.save();
      p.brush.translate(x, y);
      p.brush.rotate(turn);
      p.path('M0 -38C26 -18 24 28 0 38C-24 28 -26 -18 0 -38Z', '#a8703a');
      p.line('M0 -28C6 -8 6 12 0 28', 3, '#7c4d22');
      p.spot(-9, -8, 4, 12, '#d5a269', 0.7);
      p.brush.restore();
    };
    seed(34, 58, -0.5);
    seed(98, 56, 0.55);
    seed(66, 40, 0.05);
  }),
];
