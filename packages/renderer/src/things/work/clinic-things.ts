import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What heals and helps, at home and in surgeries. */
export const CLINIC_THINGS: readonly Thing[] = [
  drawn(
    'first-aid-kit',
    { ratio: 1.3, metres: 0.24, anchors: { top: { x: 0.5, y: 0.2 }, grip: { x: 0.5, y: 0.04 } } },
    (p, { colour }) => {
      p.line('M46 24V8Q46 4 52 4H78Q84 4 84 8V24', 7, '#f4f5f7');
      p.box(0, 20, 130, 80, 12, colour ?? '#e03a3a');
      p.box(0, 50, 130, 5, 0, darker(colour ?? '#e03a3a', 0.25));
      p.ball(65, 60, 28, '#ffffff');
      const cross = colour ?? '#e03a3a';
      p.flat('M58 42H72V53H83V67H72V78H58V67H47V53H58Z', cross);
      p.box(16, 46, 14, 14, 3, '#d3d9e2');
      p.box(100, 46, 14, 14, 3, '#d3d9e2');
    },
  ),
  drawn('surgical-mask', { ratio: 1.9, metres: 0.12 }, (p, { colour }) => {
    const main = colour ?? '#7cc4e8';
    p.line('M40 22Q2 20 4 50Q6 78 42 78M150 22Q188 20 186 50Q184 78 148 78', 4, '#f4f5f7');
    p.path('M34 12Q95 0 156 12V76Q128 98 95 98Q62 98 34 76Z', main);
    p.line('M36 32Q95 24 154 32M36 50Q95 44 154 50M36 68Q95 66 154 68', 3, darker(main, 0.16));
    p.line('M62 8Q95 2 128 8', 5, lighter(main, 0.5));
  }),
  drawn('dentures', { ratio: 1.3, metres: 0.09 }, (p) => {
    p.path('M6 40Q4 4 65 2Q126 4 124 40Q96 22 65 22Q34 22 6 40Z', '#f08a9c');
    p.path('M6 62Q4 98 65 98Q126 98 124 62Q96 78 65 78Q34 78 6 62Z', '#e87a8e');
    for (let at = 0; at < 8; at += 1) {
      const x = 12 + at * 13.4;
      const bow = ((at - 3.5) / 3.5) ** 2 * 12;
      p.box(x, 22 + bow, 12.4, 22, 5, '#fffdf4');
      p.box(x, 56 - bow, 12.4, 22, 5, '#fffdf4');
    }
  }),
  drawn('inhaler', { ratio: 0.8, metres: 0.12, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#3f8fd0';
    p.box(16, 0, 24, 40, 5, '#d3d9e2');
    p.path('M10 22H46V70L76 62Q80 62 80 68V88Q80 94 74 94L30 96Q10 96 10 76Z', main);
    p.path('M66 64L80 61V92L66 94Z', darker(main, 0.25));
    p.box(15, 40, 26, 16, 3, '#f4f5f7');
  }),
  drawn('tweezers', { ratio: 0.34, metres: 0.12 }, (p, { colour }) => {
    p.path('M17 0Q25 2 24 14L31 50Q31 74 19 100L16 98Q24 70 23 52L17 24Z', colour ?? '#aab4c2');
    p.path('M17 0Q9 2 10 14L3 50Q3 74 15 100L18 98Q10 70 11 52L17 24Z', '#c9d1dc');
  }),
  drawn('cotton-swabs', { ratio: 0.9, metres: 0.1 }, (p) => {
    for (const [x, tilt] of [
      [22, -14],
      [36, -4],
      [52, 4],
      [66, 13],
    ] as const) {
      p.line(`M${x} 70L${x + tilt} 12`, 3, '#e8eef4');
      p.oval(x + tilt, 10, 5, 9, '#ffffff');
    }
    p.path('M10 46H80L76 96Q75 100 70 100H20Q15 100 14 96Z', '#9fd0ea');
    p.flat('M16 52H26L28 92H20Z', '#ffffff', 0.5);
  }),
  drawn('hot-water-bottle', { ratio: 0.66, metres: 0.32 }, (p, { colour }) => {
    const main = colour ?? '#d8453f';
    p.box(24, 0, 18, 16, 4, '#2e3444');
    p.path('M26 12H40V22Q64 26 64 46V86Q64 100 50 100H16Q2 100 2 86V46Q2 26 26 22Z', main);
    for (const x of [14, 24, 34, 44, 52]) p.line(`M${x} 42V88`, 2.4, darker(main, 0.16));
    p.path('M33 56Q22 44 20 56Q20 66 33 76Q46 66 46 56Q44 44 33 56Z', lighter(main, 0.35));
  }),
  drawn('iv-drip', { ratio: 0.44, metres: 1.9 }, (p) => {
    p.line('M22 4V94', 3, '#aab4c2');
    p.line('M8 8Q8 2 14 4H30Q36 2 36 8', 2.4, '#aab4c2');
    p.line('M8 98L22 90L36 98', 3.4, '#8d97a8');
    p.box(28, 9, 15, 24, 4, '#cfe9f7');
    p.box(30, 17, 11, 14, 2, '#8fd0ee');
    p.line('M35 33V38', 2, '#8fd0ee');
    p.box(33, 37, 5, 7, 1.6, '#e6f3fa');
    p.line('M35 44Q34 66 40 72Q44 78 36 82', 1.4, '#bfe3f4');
    p.box(4, 10, 11, 18, 3, '#e8eef4');
  }),
  drawn('blood-bag', { ratio: 0.62, metres: 0.24 }, (p, { colour }) => {
    p.box(22, 0, 18, 8, 3, '#e8eef4');
    p.path('M10 6H52Q60 8 60 18V70Q60 82 48 82H14Q2 82 2 70V18Q2 8 10 6Z', '#f4dada');
    p.path('M6 22H56V70Q56 78 47 78H15Q6 78 6 70Z', colour ?? '#c4242e');
    p.box(14, 34, 34, 26, 3, '#ffffff');
    p.flat('M28 39H34V44H39V50H34V55H28V50H23V44H28Z', '#c4242e');
    p.line('M31 82V90Q31 98 44 98', 4, '#c4242e');
  }),
  drawn('prosthetic-leg', { ratio: 0.5, metres: 0.6, facing: 1 }, (p, { colour }) => {
    p.path('M4 0H40Q42 20 32 40H14Q4 22 4 0Z', colour ?? '#e6b48f');
    p.box(4, 0, 37, 7, 3, '#39404e');
    p.box(16, 38, 15, 10, 3, '#39404e');
    p.box(20, 46, 7, 40, 2, '#aab4c2');
    p.path('M14 84H30Q46 88 50 96V100H12Z', '#39404e');
  }),
  drawn('defibrillator', { ratio: 1.2, metres: 0.26 }, (p, { colour }) => {
    const main = colour ?? '#f2b632';
    p.line('M42 8V2H78V8', 6, '#39404e');
    p.box(4, 6, 112, 94, 14, main);
    p.box(16, 18, 58, 40, 5, '#1f2a33');
    p.line('M20 40H34L39 26L46 50L51 40H70', 2.6, '#7df0a0');
    p.path('M96 34Q88 22 82 30Q80 42 96 54Q112 42 110 30Q104 22 96 34Z', '#e03a3a');
    p.path('M98 30L90 42H96L92 52L103 38H97Z', '#ffffff');
    p.ball(36, 80, 11, '#3fa05a');
    p.ball(84, 80, 11, '#e03a3a');
  }),
  drawn(
    'bathroom-scale',
    { ratio: 2.38, metres: 0.17, anchors: { top: { x: 0.5, y: 0.5 } } },
    (p, { colour }) => {
      p.brush.scale(1.25, 1.25);
      p.brush.translate(0, -20);
      p.path('M26 20H164L190 82H0Z', colour ?? '#e8eef4');
      p.box(0, 80, 190, 20, 8, darker(colour ?? '#c3ccd8', 0.2));
      p.oval(95, 42, 34, 16, '#39404e');
      p.oval(95, 42, 29, 12, '#ffffff');
      p.line('M95 50L104 34', 3, '#e2483f');
      p.line('M72 42H78M118 42H112M82 34L85 38M108 34L105 38', 2, '#39404e');
    },
  ),
  drawn('pill-organiser', { ratio: 3.9, metres: 0.07 }, (p, { colour }) => {
    p.brush.scale(1.22, 1.22);
    p.brush.translate(0, -18);
    const main = colour ?? '#7cc4e8';
    p.box(0, 30, 320, 70, 10, darker(main, 0.1));
    for (let at = 0; at < 7; at += 1) {
      const x = 8 + at * 44;
      p.box(x, 18, 38, 74, 7, lighter(main, 0.55));
      p.oval(x + 13, 70, 8, 6, ['#e2483f', '#f2b632', '#ffffff'][at % 3] ?? '#ffffff');
      p.oval(x + 25, 60, 8, 6, ['#3fa05a', '#ffffff', '#f08a9c'][at % 3] ?? '#ffffff');
      p.line(`M${x + 10} 32H${x + 28}`, 4, main);
    }
  }),
  drawn('virus', { ratio: 1, metres: 0.4, medium: 'air' }, (p, { colour }) => {
    const main = colour ?? '#57b368';
    for (let at = 0; at < 12; at += 1) {
      const angle = (at / 12) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      p.line(`M50 50L${50 + 42 * x} ${50 + 42 * y}`, 5, darker(main, 0.2));
      p.ball(50 + 43 * x, 50 + 43 * y, 7, '#e2574f');
    }
    p.ball(50, 50, 31, main);
    for (const [x, y, size] of [
      [40, 40, 6],
      [62, 46, 8],
      [46, 63, 7],
      [62, 66, 4],
    ] as const)
      p.spot(x, y, size, size, darker(main, 0.3), 0.7);
  }),
];
