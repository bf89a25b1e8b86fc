import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const held = { grip: { x: 0.5, y: 0.6 }, outlet: { x: 0.5, y: 0.05 } };

export const PRODUCTS: readonly Thing[] = [
  drawn('perfume', { ratio: 0.68, metres: 0.14, anchors: held }, (p, { colour }) => {
    const main = colour ?? '#d9a441';
    p.box(22, 0, 24, 24, 4, '#2e2a33');
    p.box(27, 22, 14, 10, 2, '#e3c06a');
    p.path(
      'M8 30H60Q68 30 68 40V90Q68 100 58 100H10Q0 100 0 90V40Q0 30 8 30Z',
      lighter(main, 0.25),
    );
    p.path('M7 44H61V88Q61 93 56 93H12Q7 93 7 88Z', main);
    p.box(17, 54, 34, 24, 2, '#2e2a33');
    p.line('M24 62H44M28 70H40', 2, '#f0d48a');
    p.flat('M5 38h6v54h-6z', '#ffffff', 0.5);
    p.flat('M55 40l8 0v8z', '#ffffff', 0.4);
  }),
  drawn(
    'lipstick',
    { ratio: 0.34, metres: 0.09, anchors: held },
    (p) => {
      p.box(0, 56, 34, 44, 4, '#e0b24c');
      p.box(0, 58, 34, 5, 1, '#fbe3a0');
      p.box(0, 90, 34, 3, 1, '#b8862c');
      p.flat('M5 66h4v30h-4z', '#ffffff', 0.45);
    },
    (p, seconds, { colour }) => {
      const main = colour ?? '#e0245e';
      // It is turned up out of its case.
      const low = 30 * (1 - Math.min(1, seconds / 1.6)) ** 2;
      p.brush.save();
      p.brush.beginPath();
      p.brush.rect(0, -10, 34, 52);
      p.brush.clip();
      p.brush.translate(0, low);
      p.path('M8 46V16Q8 8 16 4L26 0V46Z', main);
      p.flat('M11 40V18Q11 12 16 9v31z', '#ffffff', 0.35);
      p.brush.restore();
      p.box(6, 40, 22, 18, 2, '#f0c866');
    },
  ),
  drawn('soap', { ratio: 1.55, metres: 0.08, anchors: held }, (p, { colour }) => {
    const main = colour ?? '#f6b8c6';
    p.box(0, 36, 155, 64, 26, darker(main, 0.14));
    p.box(0, 26, 155, 62, 28, main);
    p.box(24, 40, 107, 34, 17, lighter(main, 0.25));
    p.line('M50 58Q62 46 74 58T98 58', 4, darker(main, 0.12));
    for (const [x, y, r] of [
      [30, 24, 16],
      [54, 14, 12],
      [118, 26, 14],
      [138, 36, 9],
      [84, 10, 8],
    ] as const) {
      p.spot(x, y, r, r, '#ffffff', 0.6);
      p.spot(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.3, '#ffffff', 0.9);
    }
  }),
  drawn(
    'spray-bottle',
    { ratio: 0.58, metres: 0.28, facing: -1, anchors: { ...held, outlet: { x: 0.04, y: 0.12 } } },
    (p, { colour }) => {
      const main = colour ?? '#4cbf7a';
      p.path('M8 4H44Q54 4 54 14V22H22L20 16H8Z', '#f7f9fb');
      p.box(0, 5, 12, 9, 2, '#e05a4f');
      p.path('M22 20L14 38L19 40L30 24Z', '#e05a4f');
      p.box(26, 20, 22, 14, 3, '#dfe5ea');
      p.path('M26 32H48Q58 42 58 56V90Q58 100 48 100H20Q10 100 10 90V56Q10 42 26 32Z', main);
      p.box(13, 56, 42, 32, 6, '#f7fff9');
      p.path('M34 84Q18 72 36 60Q50 72 34 84Z', '#57b36a');
      p.flat('M15 52q1 -8 8 -13l3 3q-6 4 -6 10z', '#ffffff', 0.5);
    },
  ),
  drawn(
    'toothpaste',
    { ratio: 2.3, metres: 0.06, anchors: { ...held, outlet: { x: 0.02, y: 0.5 } } },
    (p, { colour }) => {
      const main = colour ?? '#5fd0b5';
      p.box(0, 26, 34, 48, 8, '#ffffff');
      p.line('M8 32V68M16 32V68M24 32V68', 2, '#cfd8de');
      p.path('M32 20Q40 12 52 10L222 0V100L52 90Q40 88 32 80Z', '#fbfdfd');
      p.path('M70 9L222 0V100L70 91Q96 50 70 9Z', main);
      p.box(216, 0, 14, 100, 3, darker(main, 0.2));
      p.path('M110 62Q140 34 176 40Q150 44 138 70Z', '#ffffff');
      p.ball(60, 40, 9, lighter(main, 0.4));
    },
  ),
  drawn(
    'smartphone',
    {
      ratio: 0.5,
      metres: 0.16,
      anchors: { ...held, inside: { x: 0.06, y: 0.05, width: 0.88, height: 0.9 } },
    },
    (p, { colour }) => {
      p.box(0, 0, 50, 100, 8, '#2c2f3a');
      p.box(2.5, 2.5, 45, 95, 6, colour ?? '#7cc4ff');
      p.flat(
        'M2.5 60Q25 44 47.5 62V91.5Q47.5 97.5 41.5 97.5H8.5Q2.5 97.5 2.5 91.5Z',
        '#ffffff',
        0.25,
      );
      p.flat(
        'M2.5 74Q25 62 47.5 76V91.5Q47.5 97.5 41.5 97.5H8.5Q2.5 97.5 2.5 91.5Z',
        '#ffffff',
        0.3,
      );
      for (const [at, tile] of [
        '#ff7a6a',
        '#ffd23f',
        '#5fd08a',
        '#8b7bf0',
        '#ff9dc0',
        '#ffffff',
      ].entries())
        p.box(7 + (at % 3) * 13, 20 + Math.floor(at / 3) * 14, 10, 10, 3, tile);
      p.box(17, 5, 16, 4, 2, '#2c2f3a');
      p.box(17, 93, 16, 1.6, 0.8, '#ffffff');
    },
  ),
  drawn('smartwatch', { ratio: 0.6, metres: 0.1, anchors: held }, (p, { colour }) => {
    const main = colour ?? '#3f6fb5';
    p.path('M14 0H46Q48 16 52 26H8Q12 16 14 0Z', main);
    p.path('M8 74H52Q48 84 46 100H14Q12 84 8 74Z', darker(main, 0.12));
    p.box(54, 42, 6, 14, 2, '#9aa3b2');
    p.box(1, 22, 55, 56, 15, '#c4cbd6');
    p.box(4.5, 25.5, 48, 49, 12, '#1f2330');
    p.ring(28, 50, 17, 4, '#3a4152');
    p.line('M28 33A17 17 0 1 1 12 55', 4, '#5fe08a');
    p.line('M28 40A10 10 0 0 1 36 56', 4, '#ff5f7a');
    p.flat('M26 46h4v8h-4z', '#ffffff', 0.9);
  }),
  drawn(
    'laptop',
    {
      ratio: 1.5,
      metres: 0.24,
      anchors: {
        ...held,
        top: { x: 0.5, y: 0.04 },
        inside: { x: 0.15, y: 0.06, width: 0.7, height: 0.68 },
      },
    },
    (p, { colour, isDark }) => {
      p.box(14, 0, 122, 84, 6, '#4a5162');
      p.box(19, 5, 112, 73, 2, colour ?? '#6fb1f0');
      p.flat('M19 60Q60 34 131 56V78H19Z', '#ffffff', 0.2);
      p.box(28, 14, 46, 5, 2.5, '#ffffff');
      p.box(28, 24, 34, 5, 2.5, '#d6ebff');
      p.box(28, 34, 40, 5, 2.5, '#d6ebff');
      p.path('M8 84H142L150 94Q150 100 144 100H6Q0 100 0 94Z', '#c6ccd8');
      p.box(58, 84, 34, 5, 2, '#9aa3b4');
      if (isDark) p.glow(75, 40, 60, '#bfe0ff', 0.35);
    },
  ),
  drawn(
    'chocolate-box',
    { ratio: 1.5, metres: 0.12, anchors: { grip: { x: 0.5, y: 0.9 } } },
    (p, { colour }) => {
      const main = colour ?? '#d22f4b';
      p.path(
        'M75 22C60 -8 4 -6 8 34Q12 58 75 88Q138 58 142 34C146 -6 90 -8 75 22Z',
        darker(main, 0.25),
      );
      p.path('M75 34C60 4 4 6 8 46Q12 70 75 100Q138 70 142 46C146 6 90 4 75 34Z', main);
      p.path('M75 42C64 16 16 18 19 48Q24 66 75 91Q126 66 131 48C134 18 86 16 75 42Z', '#ffe9ea');
      for (const [x, y, c] of [
        [36, 36, '#6b3d26'],
        [58, 48, '#8a5433'],
        [92, 48, '#5a3120'],
        [114, 36, '#8a5433'],
        [42, 58, '#7a4a2c'],
        [75, 66, '#6b3d26'],
        [108, 58, '#f3e2c8'],
        [75, 84, '#8a5433'],
      ] as const) {
        p.ball(x, y, 9.5, c);
        p.line(`M${x - 5} ${y - 1}q5 -5 10 0`, 1.6, lighter(c, 0.4));
      }
    },
  ),
  drawn(
    'gift-pile',
    { ratio: 1.5, metres: 0.7, anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { colour }) => {
      const gift = (x: number, y: number, w: number, h: number, main: string, band: string) => {
        p.box(x, y, w, h, 4, main);
        p.box(x - 2, y, w + 4, h * 0.22, 3, lighter(main, 0.12));
        p.box(x + w * 0.42, y, w * 0.16, h, 1, band);
        p.line(`M${x + w / 2} ${y}q-12 -16 -16 -4t16 4q12 -16 16 -4t-16 4`, 3.6, band);
      };
      gift(40, 18, 50, 44, colour ?? '#4f9bd9', '#fff2c4');
      gift(4, 56, 60, 44, '#e2574c', '#ffd75a');
      gift(68, 50, 50, 50, '#57b36a', '#f7f7f7');
      gift(108, 66, 40, 34, '#a56fd0', '#ffd75a');
    },
  ),
  drawn(
    'bouquet-of-roses',
    { ratio: 0.9, metres: 0.5, anchors: { grip: { x: 0.5, y: 0.85 } } },
    (p, { colour }) => {
      const main = colour ?? '#e0456a';
      for (const x of [12, 30, 60, 78]) p.oval(x, 46, 12, 8, '#57a860');
      p.path('M14 50H76L54 92Q45 100 36 92Z', '#f6e7d2');
      p.path('M45 50H76L54 92Q50 97 45 97Z', '#e6d0b2');
      for (const [x, y] of [
        [16, 34],
        [74, 34],
        [30, 16],
        [60, 16],
        [32, 42],
        [60, 42],
        [45, 28],
        [45, 10],
      ] as const) {
        p.ball(x, y, 14, darker(main, 0.06));
        p.line(`M${x - 6} ${y}q2 -9 8 -6t3 9t-9 2t1 -6`, 2.4, lighter(main, 0.35));
      }
      p.line('M32 84Q45 90 58 84', 5, main);
    },
  ),
];
