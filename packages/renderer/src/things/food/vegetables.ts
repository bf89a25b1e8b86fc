import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });

/** Vegetables, fruits and nuts that the icons do not have. */
export const VEGETABLES: readonly Thing[] = [
  drawn('tomato', { ratio: 1.1, metres: 0.1, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    const main = colour ?? '#e2332b';
    p.path('M55 16Q72 8 92 20Q112 34 109 60Q106 100 55 100T1 60Q-2 34 18 20Q38 8 55 16Z', main);
    p.flat('M14 40Q18 26 32 24Q24 36 22 56Q12 54 14 40Z', '#ffffff', 0.45);
    p.flat('M100 56Q100 88 62 96Q92 100 104 76Q108 66 100 56Z', darker(main, 0.4), 0.25);
    p.path(
      'M55 20Q40 12 20 24Q36 26 44 24Q38 32 38 44Q50 36 55 28Q60 36 74 42Q72 32 66 25Q76 26 90 22Q70 12 55 20Z',
      '#4f9a3c',
    );
    p.line('M55 20Q54 8 62 2', 5, '#3f7f30');
  }),
  drawn('cabbage', { ratio: 1.1, metres: 0.2, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    const main = colour ?? '#7dbb5a';
    p.path(
      'M8 70Q-8 34 22 22Q40 -4 66 8Q100 4 104 40Q118 74 90 90Q55 108 22 94Z',
      darker(main, 0.12),
    );
    p.ball(56, 52, 42, main);
    p.path('M8 70Q4 40 30 30Q44 60 40 96Q16 92 8 70Z', lighter(main, 0.18));
    p.path('M104 66Q104 40 84 28Q66 56 72 96Q100 90 104 66Z', lighter(main, 0.1));
    p.line(
      'M56 92Q50 50 60 18M40 88Q30 62 26 44M74 88Q84 64 90 44M54 60L40 46M56 50L72 38',
      2.2,
      lighter(main, 0.5),
    );
  }),
  drawn('cauliflower', { ratio: 1.2, metres: 0.18, anchors: grip(0.5, 0.7) }, (p) => {
    p.path('M10 50Q-4 70 24 92Q60 108 96 92Q124 70 110 50Q60 90 10 50Z', '#6aa84a');
    for (const [x, y, r] of [
      [30, 44, 20],
      [60, 24, 24],
      [90, 44, 20],
      [46, 40, 20],
      [76, 40, 20],
      [60, 54, 22],
      [36, 60, 15],
      [86, 60, 15],
    ] as const)
      p.ball(x, y, r, '#f6f0dc');
    p.path(
      'M14 56Q20 88 60 94Q28 100 14 84Q2 70 14 56ZM106 56Q100 88 60 94Q92 100 106 84Q118 70 106 56Z',
      '#82bd5c',
    );
  }),
  drawn('asparagus', { ratio: 0.7, metres: 0.24, anchors: grip(0.5, 0.7) }, (p, { colour }) => {
    const main = colour ?? '#6aa84a';
    for (const [x, y] of [
      [8, 10],
      [24, 2],
      [42, 4],
      [58, 10],
    ] as const) {
      p.box(x - 3, y + 14, 11, 96 - y - 14, 3, main);
      p.path(
        `M${x - 5} ${y + 22}Q${x - 6} ${y} ${x + 2.5} ${y - 2}Q${x + 11} ${y} ${x + 10} ${y + 22}Z`,
        darker(main, 0.18),
      );
      p.line(
        `M${x} ${y + 40}L${x + 5} ${y + 34}M${x} ${y + 60}L${x + 5} ${y + 54}`,
        2,
        darker(main, 0.35),
      );
    }
    p.box(0, 66, 70, 10, 4, '#c8905a');
    p.box(2, 92, 66, 8, 2, '#dfe8c4');
  }),
  drawn('artichoke', { ratio: 0.9, metres: 0.14, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    const main = colour ?? '#7a9a5a';
    p.box(38, 80, 14, 20, 3, '#8fae68');
    p.ball(45, 48, 42, darker(main, 0.25));
    for (const [y, xs, h] of [
      [30, [32, 58], 30],
      [46, [18, 45, 72], 32],
      [64, [8, 32, 58, 82], 34],
      [80, [22, 45, 68], 34],
    ] as const)
      for (const x of xs)
        p.path(
          `M${x - 13} ${y}Q${x - 12} ${y - h * 0.7} ${x} ${y - h}Q${x + 12} ${y - h * 0.7} ${x + 13} ${y}Q${x} ${y + 12} ${x - 13} ${y}Z`,
          main,
        );
  }),
  drawn('beetroot', { ratio: 0.72, metres: 0.2, anchors: grip(0.5, 0.3) }, (p, { colour }) => {
    p.path('M34 48Q10 30 10 6Q22 0 30 14Q36 0 44 2Q52 4 46 16Q60 4 66 12Q64 34 40 48Z', '#4f9a4a');
    p.line('M36 48L20 12M37 48L40 8M38 48L58 18', 3, '#b8345f');
    p.path(
      'M36 44Q72 44 70 68Q66 84 42 90L38 100L34 90Q6 84 2 68Q0 44 36 44Z',
      colour ?? '#8f2a52',
    );
    p.flat('M12 60Q18 50 28 50Q16 60 16 72Z', '#ffffff', 0.3);
  }),
  drawn('radish', { ratio: 0.66, metres: 0.12, anchors: grip(0.5, 0.3) }, (p, { colour }) => {
    p.path('M32 48Q4 34 6 8Q18 -2 30 22Q34 -2 44 2Q56 4 44 24Q60 12 64 20Q60 40 36 48Z', '#5aa84a');
    p.ball(33, 64, 26, colour ?? '#e0405f');
    p.path('M20 80Q33 92 46 80L35 100H31Z', '#fbf0f2');
  }),
  drawn('leek', { ratio: 0.4, metres: 0.4, anchors: grip(0.5, 0.7) }, (p) => {
    p.path(
      'M14 54Q-2 30 0 6L10 0L18 44ZM26 54Q42 30 40 4L30 2L22 44ZM16 54L16 0H25L26 54Z',
      '#4f9a4a',
    );
    p.path('M13 48H27L26 74H14Z', '#a8d07c');
    p.path('M14 70H26L28 92Q20 98 12 92Z', '#f4f6e6');
    p.line('M14 94L10 99M20 95V100M26 94L30 99', 1.8, '#d8d2b8');
  }),
  drawn('almonds', { ratio: 1.7, metres: 0.05, anchors: grip(0.5, 0.5) }, (p) => {
    p.brush.save();
    p.brush.transform(1.1, 0, 0, 1.36, -10, -30);
    for (const [x, y, tilt] of [
      [44, 62, -0.4],
      [122, 66, 0.5],
      [84, 36, 0.05],
    ] as const) {
      p.brush.save();
      p.brush.translate(x, y);
      p.brush.rotate(tilt);
      p.path('M-44 6Q-20 -34 44 0Q-10 40 -44 6Z', '#b5723a');
      p.line('M-34 4Q-6 -14 32 0M-30 10Q-4 6 26 4', 2, '#8a4f24');
      p.brush.restore();
    }
    p.brush.restore();
  }),
  drawn('walnut', { ratio: 1.1, metres: 0.05, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#c4935a';
    p.path('M55 0Q104 4 110 50Q106 96 55 100Q4 96 0 50Q6 4 55 0Z', main);
    p.line('M55 2Q50 50 55 98', 4, darker(main, 0.35));
    p.line(
      'M40 14Q22 30 38 44Q18 54 36 66Q26 80 42 88M70 14Q88 30 72 44Q92 54 74 66Q84 80 68 88M20 36Q12 50 22 64M90 36Q98 50 88 64',
      2.6,
      darker(main, 0.28),
    );
  }),
  drawn('acorn', { ratio: 0.7, metres: 0.05, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    p.path('M6 40H64Q66 76 40 92L35 100L30 92Q4 76 6 40Z', colour ?? '#c4853f');
    p.line('M35 2V14', 6, '#6b4426');
    p.path('M0 42Q2 10 35 10T70 42Q35 52 0 42Z', '#7d5a34');
    p.line(
      'M6 34L20 16M16 42L36 12M30 46L52 16M46 46L64 26M8 24L24 44M22 16L46 46M40 12L62 40',
      1.6,
      '#5a3f22',
    );
  }),
  drawn('pine-cone', { ratio: 0.78, metres: 0.1, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#8a5f38';
    p.path('M39 0Q78 30 74 66Q66 100 39 100T4 66Q0 30 39 0Z', darker(main, 0.35));
    for (const [y, xs] of [
      [16, [39]],
      [30, [28, 50]],
      [46, [18, 39, 60]],
      [62, [12, 30, 48, 66]],
      [78, [20, 39, 58]],
      [92, [30, 48]],
    ] as const)
      for (const x of xs)
        p.path(
          `M${x - 11} ${y - 3}Q${x} ${y - 13} ${x + 11} ${y - 3}Q${x} ${y + 9} ${x - 11} ${y - 3}Z`,
          main,
        );
  }),
  drawn('pomegranate', { ratio: 0.98, metres: 0.1, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#c8303f';
    p.path('M36 16L32 0L44 8L50 0L56 8L68 0L62 16Z', darker(main, 0.15));
    p.ball(49, 56, 44, main);
    p.path('M58 26Q92 40 82 76Q58 88 48 66Q44 44 58 26Z', '#fbe3d2');
    for (const [x, y] of [
      [60, 38],
      [68, 46],
      [58, 50],
      [74, 56],
      [65, 58],
      [56, 62],
      [72, 68],
      [62, 72],
    ] as const)
      p.ball(x, y, 5, '#a8142c');
  }),
  drawn('fig', { ratio: 0.86, metres: 0.06, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#6a3f72';
    p.line('M43 2V14', 7, '#7d8a4a');
    p.path('M43 8Q54 22 74 42Q96 70 74 92Q43 108 12 92Q-10 70 12 42Q32 22 43 8Z', main);
    p.line('M43 20Q24 50 26 92M43 20Q62 50 60 92M43 20V96', 2, lighter(main, 0.25));
  }),
  drawn(
    'butternut-squash',
    { ratio: 0.62, metres: 0.26, anchors: grip(0.5, 0.4) },
    (p, { colour }) => {
      p.box(25, 0, 12, 14, 3, '#8a7a4a');
      p.path(
        'M16 14Q31 6 46 14Q50 36 46 48Q64 62 60 82Q52 100 31 100T2 82Q-2 62 16 48Q12 36 16 14Z',
        colour ?? '#e3ab5f',
      );
      p.flat('M18 20Q22 16 26 18Q22 44 20 54Q12 66 10 78Q4 66 18 50Q15 36 18 20Z', '#ffffff', 0.3);
    },
  ),
  drawn('lychees', { ratio: 1.5, metres: 0.06, anchors: grip(0.5, 0.5) }, (p) => {
    for (const [x, y, hue] of [
      [36, 62, '#d8465a'],
      [112, 62, '#c8384f'],
      [74, 40, '#e05a6a'],
    ] as const) {
      p.ball(x, y, 37, hue);
      for (const [dx, dy] of [
        [-16, -14],
        [4, -20],
        [18, -4],
        [-6, 2],
        [8, 16],
        [-18, 14],
      ] as const)
        p.spot(x + dx, y + dy, 3, 3, darker(hue, 0.3));
    }
    p.path('M74 4Q96 -6 104 8Q88 16 74 4Z', '#4f9a4a');
  }),
  drawn('herb-bunch', { ratio: 0.86, metres: 0.22, anchors: grip(0.5, 0.8) }, (p, { colour }) => {
    const main = colour ?? '#4f9a4a';
    p.line(
      'M43 98Q40 60 20 34M43 98V24M43 98Q46 60 66 34M43 98Q34 70 10 60M43 98Q52 70 76 60',
      3,
      '#6a9a4a',
    );
    for (const [x, y, r] of [
      [43, 14, 14],
      [20, 26, 14],
      [66, 26, 14],
      [12, 52, 12],
      [74, 52, 12],
      [33, 38, 13],
      [53, 38, 13],
    ] as const)
      p.path(
        `M${x} ${y + r}Q${x - r} ${y + r * 0.2} ${x - r * 0.5} ${y - r * 0.7}Q${x} ${y - r * 1.2} ${x + r * 0.5} ${y - r * 0.7}Q${x + r} ${y + r * 0.2} ${x} ${y + r}Z`,
        main,
      );
    p.box(34, 74, 18, 8, 3, '#d9b483');
  }),
];
