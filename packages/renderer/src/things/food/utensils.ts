import { darker } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const WOOD = '#d9a066';

/** What one cuts on, as it lies on a table. */
export const UTENSILS: readonly Thing[] = [
  drawn(
    'cutting-board',
    {
      ratio: 6.4,
      metres: 0.06,
      anchors: { grip: { x: 0.9, y: 0.5 }, top: { x: 0.45, y: 0.52 } },
    },
    (p, { colour }) => {
      const wood = colour ?? WOOD;
      p.path('M44 66H560L600 78V94Q600 100 590 100H10Q0 100 0 94V76Z', darker(wood, 0.28));
      p.path(
        'M70 4H500Q512 4 520 16L532 30H604Q630 30 636 44Q640 60 612 60H556L592 80H2Q0 70 14 58Z',
        wood,
      );
      p.line('M100 22H470M70 42H500M40 62H530', 3, darker(wood, 0.14));
      p.spot(606, 45, 14, 6, darker(wood, 0.5));
    },
  ),
  // A pancake that turns in the air over its pan.
  drawn(
    'pancake-pan',
    { ratio: 1.5, metres: 0.42, anchors: { grip: { x: 0.94, y: 0.72 } } },
    (p, { colour }) => {
      const main = colour ?? '#3b404c';
      p.line('M92 84L146 70', 7, '#5a3a2a');
      p.path('M4 80H104Q100 100 86 100H22Q8 100 4 80Z', main);
      p.oval(54, 80, 51, 9, darker(main, 0.3));
      p.spot(54, 81, 30, 4, '#f2c660', 0.7);
    },
    (p, seconds) => {
      const rise = Math.abs(Math.cos(seconds * 2));
      p.brush.save();
      p.brush.translate(54, 74 - rise * 62);
      p.brush.rotate(Math.sin(seconds * 2) * 0.5);
      p.oval(0, 2, 36, 8, '#b9702c');
      p.oval(0, -1, 36, 7, '#e6ab55');
      p.spot(-4, -2, 24, 4, '#c9843a', 0.7);
      p.brush.restore();
    },
  ),
  // In a hand that comes from the right.
  drawn(
    'lifting-chopsticks',
    { ratio: 1.7, metres: 0.5, anchors: { hand: { x: 0.05, y: 0.9 }, grip: { x: 0.9, y: 0.4 } } },
    (p) => {
      p.path('M170 0V58L150 66Q128 62 122 44L128 14Z', '#4a6fb0');
      p.box(118, 12, 16, 40, 6, '#dfe6f2');
      p.line('M4 84L112 32', 4, '#8a3f34');
      p.path('M126 16Q104 10 92 24Q84 36 92 46Q106 56 126 50Z', '#e2aa80');
      p.line('M10 94L116 44', 4, '#a8503f');
      p.line('M92 30L76 36M92 38L78 46M98 46L86 54', 8, '#e2aa80');
      p.line('M84 42L100 34', 4, '#8a3f34');
    },
  ),
  drawn('salmon-fillet', { ratio: 3.2, metres: 0.12 }, (p) => {
    // What is cut off already leans on the rest.
    for (const x of [232, 262, 292]) {
      p.path(`M${x - 26} 94Q${x - 30} 40 ${x - 6} 30Q${x + 18} 40 ${x + 26} 96Z`, '#f4734c');
      p.line(`M${x - 14} 88Q${x - 14} 56 ${x} 46`, 3, '#ffc9b0');
    }
    p.path('M6 92Q-4 40 40 18Q110 -12 186 14Q216 32 214 94Z', '#f4734c');
    p.path('M2 90H216V97Q110 104 6 98Z', '#b9c4cf');
    for (const x of [44, 78, 112, 146, 180])
      p.line(`M${x} 90Q${x - 20} 54 ${x + 4} 18`, 4, '#ffc9b0');
  }),
];
