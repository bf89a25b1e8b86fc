import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const LIT = '#ffe9a8';
const land = 'land';

function wheel(p: Pen, x: number, y: number, radius: number): void {
  p.ball(x, y, radius, '#343a4d');
  p.ball(x, y, radius * 0.55, '#c3c9d6');
  p.ball(x, y, radius * 0.2, '#59606e');
}

/** Vehicles of streets that are known by their shape. */
export const STREET_VEHICLES: readonly Thing[] = [
  drawn(
    'double-decker-bus',
    {
      ratio: 1.75,
      metres: 4.4,
      medium: land,
      facing: 1,
      anchors: { seat: { x: 0.86, y: 0.66 }, top: { x: 0.5, y: 0.02 } },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#d22f2f';
      const glass = isDark ? LIT : '#bfe3f2';
      p.path('M4 90V10Q4 2 12 2H158Q168 2 170 14L173 60V90Z', main);
      for (let at = 0; at < 6; at += 1) p.box(11 + at * 25.4, 10, 21, 20, 2.4, glass);
      p.box(4, 34, 168, 10, 0, lighter(main, 0.12));
      p.box(34, 35, 84, 8, 1, '#f6e6b8');
      for (let at = 0; at < 4; at += 1) p.box(38 + at * 25.4, 49, 21, 19, 2.4, glass);
      p.box(10, 49, 20, 38, 2, darker(main, 0.35));
      p.box(12, 52, 16, 20, 1, glass);
      p.path('M142 49H168L171 72H142Z', glass);
      p.box(4, 76, 169, 3, 0, '#f3e2c0');
      p.ball(168, 80, 4, '#fff7cc');
      p.box(2, 86, 172, 6, 2, '#3a3f4d');
      wheel(p, 44, 89, 11);
      wheel(p, 138, 89, 11);
    },
  ),
  drawn(
    'vintage-car',
    {
      ratio: 2.1,
      metres: 1.7,
      medium: land,
      facing: 1,
      anchors: {
        seat: { x: 0.46, y: 0.44 },
        top: { x: 0.42, y: 0.02 },
        outlet: { x: 0.02, y: 0.8 },
      },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#7a3038';
      const glass = isDark ? LIT : '#bfe3f2';
      p.path('M40 46L48 8Q50 2 58 2H114Q122 2 126 8L138 46Z', main);
      p.box(46, 0, 80, 7, 3.4, darker(main, 0.35));
      p.path('M50 42L56 12H84V42ZM90 42V12H114Q118 12 120 16L130 42Z', glass);
      p.path('M20 50Q24 42 40 42H182Q196 42 198 54V78H20Z', main);
      p.line('M140 50H184M140 57H186M140 64H187', 1.4, darker(main, 0.3));
      p.box(192, 40, 8, 38, 3, '#d9dee8');
      p.ball(200, 50, 7, '#e9c46a');
      p.ball(201, 50, 4.6, '#fff7cc');
      p.line('M86 44V76M64 58H74M108 58H118', 1.4, darker(main, 0.35));
      p.path('M6 84Q6 54 36 54T68 84H58Q58 66 36 66T16 84Z', darker(main, 0.45));
      p.path('M142 84Q142 54 172 54T206 84H196Q194 66 172 66T152 84Z', darker(main, 0.45));
      p.box(64, 80, 82, 5, 2, '#3a3f4d');
      p.ball(12, 62, 9, '#3a3f4d');
      p.ball(12, 62, 5, '#c3c9d6');
      wheel(p, 37, 82, 18);
      wheel(p, 173, 82, 18);
    },
  ),
  drawn(
    'tuk-tuk',
    {
      ratio: 1.25,
      metres: 1.8,
      medium: land,
      facing: 1,
      anchors: { seat: { x: 0.68, y: 0.56 }, top: { x: 0.5, y: 0.02 } },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#2f9a5a';
      p.path('M8 16Q10 2 26 2H92Q104 2 110 20L112 26H6Z', '#f2c02e');
      p.line('M10 22L8 60M56 24V62M108 24L116 60', 3.4, '#3a3f4d');
      p.flat('M86 26H106L112 52H90Z', isDark ? LIT : '#cfeaf6', 0.75);
      p.path('M4 58Q4 52 12 52H34V72H62V60H92L112 56Q122 58 122 74L118 84H6Z', main);
      p.box(14, 42, 24, 22, 5, '#8a4a3a');
      p.box(66, 52, 16, 12, 4, '#8a4a3a');
      p.line('M92 46L102 56', 3, '#59606e');
      p.box(4, 72, 116, 4, 1, '#f2c02e');
      p.ball(120, 66, 5, '#fff7cc');
      wheel(p, 30, 88, 12);
      wheel(p, 106, 88, 12);
      if (isDark) p.glow(120, 66, 18, '#ffe9a8', 0.7);
    },
  ),
  drawn(
    'rickshaw',
    {
      ratio: 1.35,
      metres: 1.9,
      medium: land,
      facing: 1,
      anchors: { seat: { x: 0.36, y: 0.52 }, grip: { x: 0.97, y: 0.62 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#b8352f';
      p.path('M8 44Q2 6 44 4Q70 4 74 20L66 26Q52 14 34 24T22 54Z', '#3a2c34');
      p.path('M14 46H30L36 62H70V74H22Q12 72 14 46Z', main);
      p.box(30, 54, 36, 9, 4, '#e9c46a');
      p.line('M60 74L132 62', 3.4, '#7a4a33');
      p.line('M66 74L76 86H86', 3, '#7a4a33');
      p.ring(40, 76, 21, 3.4, '#4a3a34');
      for (let at = 0; at < 10; at += 1)
        p.line(`M40 76l${Math.cos(at * 0.628) * 20} ${Math.sin(at * 0.628) * 20}`, 0.9, '#c9a24a');
      p.ball(40, 76, 4, '#c9a24a');
    },
  ),
  drawn(
    'cable-tram',
    {
      ratio: 1.7,
      metres: 3.4,
      medium: land,
      facing: 1,
      anchors: { seat: { x: 0.78, y: 0.56 }, top: { x: 0.5, y: 0.04 } },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#a8322e';
      const glass = isDark ? LIT : '#cfe6f2';
      p.path('M14 14Q20 2 36 2H134Q150 2 156 14Z', '#f3ead6');
      p.box(2, 12, 166, 8, 3, darker(main, 0.2));
      p.box(6, 56, 158, 26, 4, main);
      p.box(10, 18, 84, 42, 2, '#6b3a2c');
      for (let at = 0; at < 4; at += 1) p.box(14 + at * 20, 24, 16, 30, 2, glass);
      for (const x of [96, 118, 140, 160]) p.box(x, 18, 3.4, 50, 1, '#d9b45a');
      p.box(98, 52, 62, 6, 2, '#8a5a3c');
      p.box(40, 62, 88, 11, 2, '#e9c46a');
      p.line('M46 67.5H122', 2.4, main);
      p.ball(162, 66, 4.6, '#fff7cc');
      p.box(2, 80, 166, 5, 2, '#3a3f4d');
      for (const x of [34, 58, 112, 136]) wheel(p, x, 90, 9.4);
    },
  ),
  drawn(
    'monorail',
    { ratio: 3.4, metres: 7, medium: land, facing: 1, anchors: { seat: { x: 0.9, y: 0.24 } } },
    (p, { colour, isDark }) => {
      const main = colour ?? '#2f8fd0';
      const glass = isDark ? LIT : '#24384f';
      p.path('M6 40Q8 8 40 8H290Q326 10 336 44H6Z', '#f4f7fb');
      p.path('M6 32H330Q334 38 336 46H6Z', main);
      for (let at = 0; at < 9; at += 1) p.box(24 + at * 28, 15, 22, 13, 3, glass);
      p.path('M288 14H300Q318 18 325 30H288Z', glass);
      p.line('M108 9V45M212 9V45', 1.6, '#9aa6b8');
      p.ball(331, 41, 2.6, '#fff7cc');
      p.box(0, 47, 340, 9, 1, '#b9c0cc');
      for (const x of [40, 160, 280]) {
        p.path(`M${x} 56H${x + 22}L${x + 16} 100H${x + 6}Z`, '#9aa3b2');
      }
    },
  ),
  drawn(
    'carriage',
    {
      ratio: 1.5,
      metres: 2.3,
      medium: land,
      facing: 1,
      anchors: { seat: { x: 0.78, y: 0.42 }, inside: { x: 0.3, y: 0.2, width: 0.34, height: 0.3 } },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#4a2f5c';
      p.path('M26 30Q28 6 68 6T108 30L104 66Q68 80 32 66Z', main);
      p.path('M30 12Q68 -6 106 12L102 16Q68 2 34 16Z', '#e2b64c');
      p.box(48, 20, 40, 24, 4, isDark ? LIT : '#cfe6f2');
      p.line('M68 20V66', 1.6, '#e2b64c');
      p.line('M30 46H106', 2, '#e2b64c');
      p.box(108, 40, 24, 7, 3, '#8a4a3a');
      p.line('M104 66L122 60L120 46M126 62L149 58', 3.4, '#3a2c34');
      for (const [x, r] of [
        [36, 22],
        [110, 17],
      ] as const) {
        p.ring(x, 98 - r, r - 3, 4, '#e2b64c');
        for (let at = 0; at < 8; at += 1)
          p.line(
            `M${x} ${98 - r}l${Math.cos(at * 0.785) * (r - 4)} ${Math.sin(at * 0.785) * (r - 4)}`,
            1.6,
            '#c9982f',
          );
        p.ball(x, 98 - r, 3.4, '#e2b64c');
      }
    },
  ),
];
