import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 }, outlet: { x: 0.5, y: 0.05 } };

export const GROCERIES: readonly Thing[] = [
  drawn('gum-pack', { ratio: 1.5, metres: 0.1, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2fb98a';
    for (const [x, y] of [
      [96, 4],
      [108, 14],
      [120, 24],
    ] as const) {
      p.box(x, y, 16, 52, 4, '#eef3f6');
      p.box(x + 1, y + 16, 14, 36, 2, lighter(main, 0.5));
    }
    p.path('M10 40H132Q140 40 140 48V92Q140 100 132 100H10Q2 100 2 92V48Q2 40 10 40Z', main);
    p.path('M2 80Q60 60 140 84V92Q140 100 132 100H10Q2 100 2 92Z', lighter(main, 0.4));
    p.path('M40 70Q46 48 74 52Q68 74 40 70Z', '#ffffff');
    p.line('M40 70Q54 64 68 57', 1.8, main);
    p.box(84, 56, 40, 7, 3, '#ffffff');
    p.box(84, 68, 28, 5, 2, lighter(main, 0.6));
  }),
  drawn('gummy-bears', { ratio: 1.6, metres: 0.1, anchors: HELD }, (p) => {
    for (const [x, y, colour] of [
      [56, 2, '#f2a51f'],
      [92, 4, '#39b54a'],
      [18, 44, '#e5383b'],
      [62, 46, '#ff7a1a'],
      [106, 44, '#d6336c'],
    ] as const) {
      p.ball(x + 6, y + 6, 6, colour);
      p.ball(x + 26, y + 6, 6, colour);
      p.oval(x + 16, y + 38, 15, 17, colour);
      p.ball(x + 4, y + 32, 6.5, lighter(colour, 0.1));
      p.ball(x + 28, y + 32, 6.5, lighter(colour, 0.1));
      p.ball(x + 5, y + 50, 6.5, colour);
      p.ball(x + 27, y + 50, 6.5, colour);
      p.ball(x + 16, y + 15, 13, colour);
      p.spot(x + 11, y + 13, 1.8, 2.2, darker(colour, 0.6));
      p.spot(x + 21, y + 13, 1.8, 2.2, darker(colour, 0.6));
      p.oval(x + 16, y + 19, 5, 3.6, lighter(colour, 0.35));
      p.spot(x + 16, y + 18, 1.8, 1.4, darker(colour, 0.5));
      p.spot(x + 10, y + 6, 3.4, 1.8, '#ffffff', 0.6);
    }
  }),
  drawn('oil-bottle', { ratio: 0.32, metres: 0.3, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#9fae2e';
    p.box(10, 0, 12, 12, 2, '#3a2f22');
    p.path('M11 10H21V30Q32 38 32 50V94Q32 100 26 100H6Q0 100 0 94V50Q0 38 11 30Z', main);
    p.box(0, 54, 32, 30, 1, '#fbf4de');
    p.path('M16 80Q4 70 16 59Q28 70 16 80Z', '#6f8f2f');
    p.flat('M4 50q0 -7 6 -12l2 2q-4 4 -4 11z', '#ffffff', 0.5);
  }),
  drawn('sauce-bottle', { ratio: 0.36, metres: 0.24, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#d7291f';
    p.path('M14 0H22L25 18H11Z', '#fbfbf6');
    p.box(8, 16, 20, 10, 3, '#f2efe6');
    p.path('M9 25H27Q36 34 36 48V92Q36 100 28 100H8Q0 100 0 92V48Q0 34 9 25Z', main);
    p.box(3, 52, 30, 30, 6, '#fff6e6');
    p.path('M18 58Q28 66 18 78Q8 66 18 58Z', darker(main, 0.05));
    p.flat('M5 46q0 -8 6 -14l2 2q-4 5 -4 12z', '#ffffff', 0.5);
  }),
  drawn('food-jar', { ratio: 0.78, metres: 0.14, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#c22a4a';
    p.path('M10 20H68Q78 26 78 38V90Q78 100 68 100H10Q0 100 0 90V38Q0 26 10 20Z', '#eef6f9');
    p.path('M4 36H74V89Q74 96 67 96H11Q4 96 4 89Z', main);
    p.box(5, 0, 68, 20, 5, '#f0e6d2');
    for (const x of [12, 28, 44, 60]) p.box(x, 1, 7, 18, 1, '#d9574c');
    p.box(14, 48, 50, 34, 5, '#fffaf0');
    p.ball(34, 66, 8, lighter(main, 0.1));
    p.ball(45, 68, 8, main);
    p.flat('M8 40h6v46h-6z', '#ffffff', 0.45);
  }),
  drawn('yoghurt-cup', { ratio: 0.9, metres: 0.1, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f07aa0';
    p.path('M6 14H84L76 94Q76 100 70 100H20Q14 100 14 94Z', '#fdfdfd');
    p.path('M9.5 50Q28 40 46 50T80 48L76 93Q76 100 70 100H20Q14 100 14 93Z', main);
    p.ball(36, 70, 9, lighter(main, 0.4));
    p.ball(54, 72, 9, lighter(main, 0.25));
    p.oval(45, 12, 45, 11, '#e8eef4');
    p.oval(45, 10, 38, 7.6, '#ffffff');
  }),
  drawn('snack-bag', { ratio: 0.74, metres: 0.28, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f2b91f';
    p.path('M4 4L70 4Q66 30 70 52T70 96L4 96Q8 70 4 50T4 4Z', main);
    p.box(1, 0, 72, 9, 1, darker(main, 0.2));
    p.box(1, 91, 72, 9, 1, darker(main, 0.2));
    p.oval(37, 36, 26, 15, '#fff6dc');
    p.line('M24 36H50', 6, darker(main, 0.35));
    for (const [x, y] of [
      [24, 66],
      [44, 62],
      [36, 76],
    ] as const) {
      p.oval(x, y, 12, 8, '#f7d774');
      p.line(`M${x - 7} ${y}q7 -5 14 0`, 1.6, '#d99f2e');
    }
    p.flat('M10 14q3 30 0 70h5q4 -36 0 -70z', '#ffffff', 0.35);
  }),
  drawn('food-box', { ratio: 0.7, metres: 0.3, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e8643c';
    p.path('M0 8L10 0H70L60 8Z', lighter(main, 0.35));
    p.path('M60 8L70 0V92L60 100Z', darker(main, 0.3));
    p.box(0, 8, 60, 92, 2, main);
    p.oval(30, 30, 22, 11, '#fff4da');
    p.path('M10 62H50Q50 84 30 84T10 62Z', '#fbfdff');
    for (const [x, y] of [
      [18, 60],
      [27, 57],
      [36, 57],
      [43, 61],
      [31, 63],
    ] as const)
      p.ball(x, y, 6, '#e8b04a');
  }),
  drawn('powder-tub', { ratio: 0.76, metres: 0.26, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2b2f3c';
    p.box(3, 0, 70, 20, 6, '#1e2028');
    p.box(0, 17, 76, 83, 9, main);
    p.box(0, 36, 76, 44, 0, '#f0c22f');
    p.path('M22 58h6v-8h7v6h8v-6h7v8h6v4h-6v8h-7v-6h-8v6h-7v-8h-6z', '#23252e');
    p.flat('M7 22h6v72h-6z', '#ffffff', 0.3);
  }),
  drawn('energy-bar', { ratio: 2.4, metres: 0.06, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#3f9f6a';
    p.path('M150 20H224Q238 20 238 34V66Q238 80 224 80H150Z', '#7a4a2a');
    for (const [x, y] of [
      [176, 36],
      [196, 60],
      [214, 40],
      [180, 66],
      [222, 62],
    ] as const)
      p.ball(x, y, 8, '#e2b06a');
    p.path(
      'M14 4H150L172 18L152 34L174 50L152 66L172 82L150 96H14L0 82L12 66L0 50L12 34L0 18Z',
      main,
    );
    p.oval(78, 50, 52, 26, '#fff7e2');
    p.line('M48 50H108', 10, darker(main, 0.15));
  }),
  drawn('canned-soup', { ratio: 0.76, metres: 0.12, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#d33a2f';
    p.path('M2 10V92Q38 108 74 92V10Z', '#c3ccd8');
    p.path('M2 20Q38 32 74 20V84Q38 98 2 84Z', main);
    p.oval(38, 10, 38, 10, '#e7edf3');
    p.oval(38, 11, 30, 7, '#c3ccd8');
    p.oval(38, 56, 24, 18, '#fff3d8');
    p.ball(38, 56, 10, darker(main, 0.05));
  }),
  drawn('pet-food-bag', { ratio: 0.72, metres: 0.5, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#3f7fc8';
    p.path('M4 8H68Q72 40 70 96Q70 100 66 100H6Q2 100 2 96Q0 40 4 8Z', main);
    p.box(2, 0, 68, 12, 2, darker(main, 0.25));
    p.ball(36, 52, 24, '#fff4dc');
    p.oval(36, 60, 10, 8, '#8a5a34');
    for (const [x, y] of [
      [22, 50],
      [31, 42],
      [42, 42],
      [50, 50],
    ] as const)
      p.oval(x, y, 4.4, 5.6, '#8a5a34');
    p.box(16, 82, 40, 9, 4, '#f2b93b');
  }),
  drawn('sauce-pool', { ratio: 5, metres: 0.04 }, (p, { colour }) => {
    const main = colour ?? '#d08a34';
    p.oval(220, 54, 220, 46, darker(main, 0.22));
    p.oval(400, 50, 100, 32, darker(main, 0.22));
    p.oval(220, 46, 212, 44, main);
    p.oval(400, 44, 94, 28, main);
    p.oval(160, 30, 96, 12, lighter(main, 0.42));
    p.oval(400, 34, 36, 7, lighter(main, 0.42));
  }),
];
