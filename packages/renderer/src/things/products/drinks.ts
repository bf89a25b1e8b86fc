import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 }, outlet: { x: 0.5, y: 0.03 } };

/** Drops on cold glass or metal. */
function dew(p: Pen, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of spots) {
    p.spot(x, y, r, r * 1.25, '#e9f8ff', 0.85);
    p.spot(x - r * 0.3, y - r * 0.4, r * 0.35, r * 0.4, '#ffffff', 1);
  }
}

const BOLT = 'M30 30L15 58H26L21 82L40 50H29L37 30Z';

export const DRINKS: readonly Thing[] = [
  drawn('drink-can', { ratio: 0.52, metres: 0.17, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2447d8';
    p.path('M6 10Q0 14 0 20V82Q0 88 6 94L9 98H43L46 94Q52 88 52 82V20Q52 14 46 10Z', main);
    p.oval(26, 97, 18, 3, '#9aa6b8');
    p.path('M7 9Q9 4 12 3H40Q43 4 45 9Q26 15 7 9Z', '#c9d2de');
    p.oval(26, 4, 15, 3.6, '#e8edf4');
    p.oval(26, 3.6, 6, 1.6, '#98a3b4');
    if (colour === null) p.path(BOLT, '#ffe14d');
    else {
      p.path('M0 38Q26 46 52 38V70Q26 78 0 70Z', '#fff3d6');
      p.oval(26, 57, 9, 11, main);
      p.line('M20 58Q26 50 32 58', 2, '#fff3d6');
    }
    p.flat('M5 18h5v68h-5z', '#ffffff', 0.4);
    p.flat('M46 18h4v66h-4z', darker(main, 0.5), 0.35);
    dew(p, [
      [12, 30, 2],
      [44, 44, 2.4],
      [14, 66, 2.6],
      [42, 74, 2],
      [9, 48, 1.6],
      [38, 24, 1.7],
    ]);
  }),
  drawn('beer-bottle', { ratio: 0.3, metres: 0.25, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#8a4a1c';
    p.path('M10 4H20V30Q30 38 30 50V95Q30 100 25 100H5Q0 100 0 95V50Q0 38 10 30Z', main);
    p.box(8.5, 0, 13, 7, 2.5, '#e0b23c');
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
  }),
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
