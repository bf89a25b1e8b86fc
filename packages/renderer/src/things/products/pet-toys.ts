import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 } };

export const PET_TOYS: readonly Thing[] = [
  drawn('cat-toys', { ratio: 1.5, metres: 0.2, anchors: HELD }, (p, { colour }) => {
    p.line('M64 97L120 26', 3.4, '#b98a5a');
    for (const [path, c] of [
      ['M120 28Q96 18 102 0Q120 8 120 28Z', '#f26a9a'],
      ['M120 28Q122 6 140 2Q142 22 120 28Z', '#3fb6c9'],
      ['M120 28Q140 22 150 36Q134 44 120 28Z', '#f5b52f'],
    ] as const)
      p.path(path, c);
    p.ball(27, 72, 27, colour ?? '#e2473c');
    p.line('M5 62Q28 76 52 62M10 90Q28 78 46 90', 3.6, '#ffe9b8');
    p.line('M138 92Q152 84 144 72', 3, '#c98a96');
    p.path('M70 97Q72 66 108 66Q142 68 140 100H76Q70 100 70 97Z', '#8f97a8');
    p.ball(94, 68, 10, '#a9b1c0');
    p.ball(94, 68, 6, '#f0b3c0');
    p.ball(82, 84, 2.8, '#22252e');
    p.ball(70, 94, 3.4, '#e8738c');
    p.line('M78 93L64 88M78 96L64 98', 1.4, '#5b6270');
  }),
  drawn('dog-toys', { ratio: 1.5, metres: 0.25, anchors: HELD }, (p, { colour }) => {
    p.line('M34 52Q84 -28 142 34', 9, '#e9dcc0');
    p.line('M34 52Q84 -28 142 34', 3, '#4f8fd8');
    p.ball(136, 32, 13, '#e9dcc0');
    p.ball(36, 50, 12, '#e9dcc0');
    p.ball(28, 72, 28, colour ?? '#b9d83f');
    p.line('M6 58Q30 70 24 99M50 58Q36 76 52 86', 3.2, '#ffffff');
    p.box(74, 72, 60, 16, 6, '#e2574c');
    for (const [x, y] of [
      [74, 72],
      [74, 88],
      [136, 72],
      [136, 88],
    ] as const)
      p.ball(x, y, 12, '#e2574c');
  }),
];
