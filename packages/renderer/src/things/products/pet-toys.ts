import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 } };

export const PET_TOYS: readonly Thing[] = [
  drawn('yarn', { ratio: 1.5, metres: 0.16, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e2574c';
    p.line('M48 94Q84 104 96 88T128 82Q150 84 144 97', 4, main);
    p.ball(47, 50, 46, main);
    for (const shape of [
      'M8 30Q46 40 84 26M4 44Q46 58 90 40M4 60Q44 76 90 56M12 76Q46 90 82 72',
      'M30 8Q18 50 34 93M46 4Q36 50 52 96M64 8Q58 50 70 90',
    ])
      p.line(shape, 2.2, darker(main, 0.26));
    p.line('M16 18Q52 48 76 86M28 10Q64 36 88 70M8 34Q34 62 58 94', 2.6, lighter(main, 0.34));
  }),
  drawn('toy-mouse', { ratio: 1.7, metres: 0.1, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#9aa2b4';
    p.line('M128 88Q160 92 152 66T168 44', 4, '#e58aa0');
    p.path('M4 92Q10 40 66 22Q130 20 134 98H12Q2 98 4 92Z', main);
    p.ball(58, 26, 25, darker(main, 0.08));
    p.ball(58, 27, 15, '#f0b3c0');
    p.ball(31, 62, 5.5, '#22252e');
    p.ball(5, 88, 6, '#e8738c');
    p.line('M18 84L2 70M18 92L0 98', 2, '#5b6270');
    p.line('M96 40V92M84 66H108', 2, lighter(main, 0.4));
  }),
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
