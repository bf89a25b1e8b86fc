import { brightness, hex } from '../../draw/colour.ts';
import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { flungAt, spurt } from './opened.ts';

const HELD = { grip: { x: 0.5, y: 0.6 }, outlet: { x: 0.5, y: 0.03 } };

/** Drops on cold glass or metal. */
function dew(p: Pen, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of spots) {
    p.spot(x, y, r, r * 1.25, '#e9f8ff', 0.85);
    p.spot(x - r * 0.3, y - r * 0.4, r * 0.35, r * 0.4, '#ffffff', 1);
  }
}

const BOLT = 'M30 18L12 44H23L17 66L39 37H27L35 18Z';

export const DRINKS: readonly Thing[] = [
  drawn(
    'drink-can',
    { ratio: 0.5, metres: 0.17, anchors: HELD },
    (p, { colour }) => {
      const main = colour ?? '#2447d8';
      const mark = brightness(hex(main)) < 0.45 ? '#ffe14d' : darker(main, 0.78);
      p.path('M5 91Q6 97 10 98Q25 102 40 98Q44 97 45 91Z', '#a3adbb');
      p.path(
        'M8 5Q25 9 42 5L49 15Q50 16 50 19V86Q50 90 45 92Q25 97 5 92Q0 90 0 86V19Q0 16 1 15Z',
        main,
      );
      p.path('M7 5Q7 2 25 2T43 5V7Q43 10 25 10T7 7Z', '#cfd6df');
      p.oval(25, 4.6, 17, 3.2, '#eef2f6');
      p.oval(25, 4.8, 14, 2.3, '#aab4c1');
      p.oval(24, 4.4, 6, 1.2, '#e2e7ed');
      p.flat('M0 66Q20 50 50 62V74Q20 62 0 80Z', mark, 0.9);
      p.flat('M0 84Q22 66 50 78V81Q22 71 0 88Z', lighter(main, 0.5), 0.9);
      // Coffee in a can has no lightning on it.
      const [red, , blue] = hex(main);
      if (mark === '#ffe14d' && red > blue * 1.3) p.ball(25, 40, 12, mark);
      else p.path(BOLT, mark);
      p.flat('M4 17h5v70q-3 -1 -5 -2z', '#ffffff', 0.45);
      p.flat('M11 16h2v72h-2z', '#ffffff', 0.22);
      p.flat('M44 16h6v70q-3 3 -6 4z', darker(main, 0.6), 0.3);
      dew(p, [
        [14, 24, 1.8],
        [42, 40, 2],
        [10, 58, 2.2],
        [40, 88, 1.8],
        [36, 20, 1.5],
      ]);
    },
    (p, seconds, { states }) => {
      if (states.includes('open')) spurt(p, { x: 25, y: 6, wide: 8 }, seconds);
    },
  ),
  drawn(
    'beer-bottle',
    { ratio: 0.3, metres: 0.25, anchors: HELD },
    (p, { colour }) => {
      const main = colour ?? '#8a4a1c';
      p.path('M10 4H20V30Q30 38 30 50V95Q30 100 25 100H5Q0 100 0 95V50Q0 38 10 30Z', main);
      p.box(9.4, 1, 11.2, 5, 1.5, lighter(main, 0.3));
      p.box(9.6, 16, 10.8, 9, 1, '#f6e2b0');
      p.box(0, 54, 30, 30, 1, '#f8ecd0');
      p.oval(15, 69, 9, 11, '#3f7d3a');
      p.line('M11 68Q15 62 19 68M11 73Q15 67 19 73', 2, '#c9e27a');
      p.flat('M3.4 50q1 -7 6 -11l1.6 2q-4 4 -4 10z', '#ffffff', 0.5);
      dew(p, [
        [7, 47, 1.5],
        [22, 46, 1.9],
        [16, 40, 1.4],
        [25, 90, 1.7],
        [6, 92, 1.6],
        [14, 30, 1.2],
        [26, 51, 1.3],
      ]);
    },
    (p, seconds, { states }) => {
      const isOpen = states.includes('open');
      const { up, turn } = flungAt(isOpen ? seconds : 0);
      p.brush.save();
      p.brush.translate(15 + up * 0.4, 3.5 - up);
      p.brush.rotate(turn);
      p.box(-6.5, -3.5, 13, 7, 2.5, '#e0b23c');
      p.brush.restore();
      if (isOpen) spurt(p, { x: 15, y: 6, wide: 6 }, seconds);
    },
  ),
  drawn('juice-bottle', { ratio: 0.42, metres: 0.24, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#ff9a2e';
    p.path('M12 12H30V24Q42 30 42 44V92Q42 100 34 100H8Q0 100 0 92V44Q0 30 12 24Z', '#e9f4f8');
    p.path('M2 40Q6 32 14 27H28Q36 32 40 40V92Q40 98 34 98H8Q2 98 2 92Z', main);
    p.box(10, 0, 22, 13, 3, '#4aa860');
    p.box(2, 52, 38, 28, 3, '#fffaf0');
    p.ball(21, 66, 9, lighter(main, 0.15));
    p.path('M21 57Q26 50 31 55Q27 60 21 57Z', '#5fbf6a');
    p.flat('M6 46Q7 38 13 33l2 2q-4 4 -4 11z', '#ffffff', 0.6);
  }),
  drawn('liquor-bottle', { ratio: 0.46, metres: 0.28, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#c9792b';
    p.box(16, 0, 14, 16, 3, '#3a2a22');
    p.path('M17 14H29V26Q46 30 46 42V92Q46 100 38 100H8Q0 100 0 92V42Q0 30 17 26Z', '#f3e3cd');
    p.path('M3 46H43V91Q43 97 37 97H9Q3 97 3 91Z', main);
    p.box(6, 54, 34, 30, 2, '#241d1c');
    p.line('M13 62H33M16 69H30M19 76H27', 2, '#e8c878');
    p.flat('M6 42Q8 34 17 31l1 3Q11 37 11 44Z', '#ffffff', 0.7);
  }),
  drawn('milk-carton', { ratio: 0.52, metres: 0.24, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#5aa9e6';
    p.box(6, 0, 40, 10, 2, '#e7eef5');
    p.path('M6 9H46L52 30H0Z', lighter(main, 0.55));
    p.box(0, 29, 52, 71, 3, '#fbfdff');
    p.path('M0 62Q13 52 26 62T52 62V97Q52 100 49 100H3Q0 100 0 97Z', main);
    p.box(12, 38, 28, 14, 4, main);
    p.ball(28, 19, 7, '#e2574c');
  }),
  drawn('iced-drink', { ratio: 0.64, metres: 0.2, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#b97a4a';
    p.line('M36 20L46 0', 4, '#4aa860');
    p.path('M2 20H62L54 94Q54 100 48 100H16Q10 100 10 94Z', '#eaf4f8');
    p.path('M5 40H59L53 92Q53 97 48 97H16Q11 97 11 92Z', main);
    p.path('M4.6 34H59.4L57.5 54Q44 44 32 56T6.6 52Z', lighter(main, 0.5));
    for (const [x, y] of [
      [14, 40],
      [34, 36],
      [24, 58],
    ] as const)
      p.box(x, y, 15, 14, 4, lighter(main, 0.7));
    p.box(0, 13, 64, 9, 4, '#f4f8fb');
    p.flat('M9 30L15 92h4L14 30Z', '#ffffff', 0.5);
  }),
  drawn('coffee-bag', { ratio: 0.66, metres: 0.3, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#5a3826';
    p.path('M6 10H60L66 30V94Q66 100 60 100H6Q0 100 0 94V30Z', main);
    p.box(4, 0, 58, 13, 2, darker(main, 0.25));
    p.box(10, 40, 46, 42, 4, '#f3e2c6');
    for (const [x, y, turn] of [
      [26, 58, 1],
      [40, 66, -1],
    ] as const) {
      p.oval(x, y, 8, 11, '#7a4a2c');
      p.line(`M${x} ${y - 9}Q${x + 4 * turn} ${y} ${x} ${y + 9}`, 2, '#3d2416');
    }
    p.flat('M6 30h5v62h-5z', '#ffffff', 0.25);
  }),
  drawn('espresso-machine', { ratio: 1, metres: 0.38, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#c2423a';
    p.box(6, 0, 88, 34, 8, main);
    p.box(12, 30, 34, 60, 4, darker(main, 0.2));
    p.box(0, 86, 100, 14, 5, '#3b4150');
    p.box(46, 82, 50, 6, 2, '#c9d2de');
    p.ball(24, 17, 9, '#f4f6f9');
    p.line('M24 17L28 12', 2, '#d0342c');
    for (const x of [48, 62, 76]) p.ball(x, 17, 4, '#f0d48a');
    p.box(54, 34, 32, 10, 3, '#8f99a8');
    p.line('M86 40H98', 5, '#2e2a33');
    p.line('M66 46V62M74 46V62', 2.4, '#6b3f26');
    p.path('M58 62H82L79 82H61Z', '#fbfbf8');
    p.ring(84, 71, 5, 3, '#e6e6e0');
  }),
];
