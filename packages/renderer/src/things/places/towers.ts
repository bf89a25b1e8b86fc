import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const LIT = '#ffdf8a';
const scenery = 'scenery';

/** A round tower with a window under its roof. */
function drawCastleTower(p: Pen, colour: string | null, isDark: boolean): void {
  const main = colour ?? '#c9c0cc';
  p.path('M13 40H45L49 100H9Z', main);
  p.path('M7 34H51L46 44H12Z', lighter(main, 0.15));
  p.path('M3 35Q20 24 29 0Q38 24 55 35Q29 42 3 35Z', '#6f5bb5');
  p.flat('M12 32Q24 22 29 3Q27 26 20 35Z', '#ffffff', 0.18);
  for (const [x, y] of [
    [14, 62],
    [36, 70],
    [20, 78],
    [38, 88],
    [14, 92],
  ] as const)
    p.flat(`M${x} ${y}h7v3h-7z`, darker(main, 0.18), 0.7);
  p.path('M17 54V38Q17 27 29 27T41 38V54Z', darker(main, 0.25));
  p.flat('M19.5 54V38Q19.5 29.5 29 29.5T38.5 38V54Z', isDark ? LIT : '#4a3f5c');
  p.box(14, 53, 30, 4, 1, lighter(main, 0.3));
  p.path('M24 100V90Q24 84 29 84T34 90V100Z', '#6d4330');
  p.line('M11 100Q17 86 13 74Q18 66 15 58', 1.6, '#4f8f4a');
  for (const [x, y] of [
    [12, 90],
    [15, 80],
    [13, 70],
    [17, 63],
  ] as const)
    p.ball(x, y, 2.4, '#5aa653');
}

export const TOWERS: readonly Thing[] = [
  drawn(
    'lighthouse',
    {
      ratio: 0.5,
      metres: 16,
      medium: scenery,
      anchors: {
        outlet: { x: 0.5, y: 0.14 },
        top: { x: 0.5, y: 0.245 },
        seat: { x: 0.72, y: 0.245 },
      },
    },
    (p, { colour, isDark }) => {
      const band = colour ?? '#e2483f';
      p.path('M4 92Q25 86 46 92L50 100H0Z', '#7d7a86');
      p.path('M15 27H35L42 94H8Z', '#fbf7f1');
      p.path('M13.6 40H36.4L37.9 54H12.1Z', band);
      p.path('M10.6 68H39.4L40.9 82H9.1Z', band);
      p.path('M22 94V84Q22 79 25 79T28 84V94Z', '#6d4330');
      p.box(23, 58, 4, 6, 2, isDark ? LIT : '#7fa8c4');
      p.box(15, 10, 20, 15, 2, isDark ? '#fff0b8' : '#cfe6f2');
      p.line('M20 10V25M25 10V25M30 10V25', 0.8, '#59606e');
      p.path('M13 11Q14 3 25 2T37 11Z', band);
      p.ball(25, 1.8, 1.8, band);
      p.box(9, 24.5, 32, 4, 1.5, '#59606e');
      p.line('M10 19H40M10 19V25M16 19V25M34 19V25M40 19V25', 0.9, '#59606e');
      if (isDark) p.glow(25, 17, 16, '#fff2b0', 0.9);
    },
    (p, seconds, { isDark }) => {
      if (!isDark) return;
      const sweep = Math.sin(seconds * 0.9) * 60;
      p.brush.globalAlpha = 0.28;
      p.flat(`M25 15L${110 + sweep} 2V34L25 19Z`, '#fff2b0', 0.6);
      p.flat(`M25 15L${-60 + sweep} 4V32L25 19Z`, '#fff2b0', 0.6);
      p.brush.globalAlpha = 1;
    },
  ),
  drawn('eiffel-tower', { ratio: 0.5, metres: 60, medium: scenery }, (p, { colour, isDark }) => {
    const main = colour ?? (isDark ? '#c99a52' : '#8d7460');
    p.path('M23.5 6H26.5Q28 40 34 62H16Q22 40 23.5 6Z', main);
    p.path('M16 60H34Q40 82 50 100H38Q34 86 25 86T12 100H0Q10 82 16 60Z', main);
    p.box(13, 59, 24, 4, 1, darker(main, 0.2));
    p.box(19.5, 34, 11, 3, 1, darker(main, 0.2));
    p.line('M25 0V8', 1.4, main);
    p.line(
      'M18 66L32 76M32 66L18 76M22 40L28 50M28 40L22 50M21 50L29 58M29 50L21 58',
      0.9,
      lighter(main, 0.4),
    );
    p.line('M14 72L8 90M36 72L42 90', 0.9, lighter(main, 0.4));
    if (isDark) {
      for (let at = 0; at < 14; at += 1)
        p.spot(25 + Math.sin(at * 5) * (3 + at), 14 + at * 5.6, 0.8, 0.8, '#fff0b0');
      p.glow(25, 60, 40, '#ffc96a', 0.3);
    }
  }),
  drawn(
    'tower',
    { ratio: 0.42, metres: 18, medium: scenery, anchors: { top: { x: 0.5, y: 0.3 } } },
    (p, { colour, isDark }) => {
      const main = colour ?? '#b9a48c';
      p.box(6, 34, 30, 66, 2, main);
      p.box(3, 30, 36, 6, 1, lighter(main, 0.2));
      p.path('M4 30L21 0L38 30Z', '#a44a42');
      p.ball(21, 47, 8.5, '#fffaf0');
      p.line('M21 47V41.5M21 47L25 49', 1.2, '#3a3340');
      for (const y of [62, 78])
        p.path(`M18 ${y + 9}v-5q0 -4 3 -4t3 4v5z`, isDark ? LIT : '#59606e');
      p.path('M17 100v-7q0 -4 4 -4t4 4v7z', '#6d4330');
    },
  ),
  drawn(
    'castle-tower',
    { ratio: 0.58, metres: 7, medium: scenery, anchors: { seat: { x: 0.5, y: 0.53 } } },
    (p, { colour, isDark }) => drawCastleTower(p, colour, isDark),
  ),
  // A braid hangs from its window to the ground.
  drawn(
    'braid-tower',
    { ratio: 0.58, metres: 7, medium: scenery, anchors: { seat: { x: 0.5, y: 0.53 } } },
    (p, { colour, isDark }) => {
      drawCastleTower(p, colour, isDark);
      p.path('M25 52H34L35 59H24Z', '#f7c93e');
      for (let knot = 0; knot < 9; knot += 1) {
        const x = 29.5 + Math.sin(knot * 0.7) * 0.9;
        p.oval(x, 59.5 + knot * 3.9, 4.6, 3.4, '#a86f12');
        p.oval(x, 59.2 + knot * 3.9, 4, 3, knot % 2 === 0 ? '#ffd34f' : '#eeb42c');
      }
      p.box(26, 93, 7, 2.2, 0.9, '#d8427a');
      p.path('M26 95H33L36 100H23Z', '#f7c93e');
    },
  ),
  drawn('skyscraper', { ratio: 0.42, metres: 40, medium: scenery }, (p, { colour, isDark }) => {
    const main = colour ?? '#6f93bd';
    p.line('M21 0V14', 1.4, '#59606e');
    p.box(12, 8, 18, 14, 1, darker(main, 0.1));
    p.box(5, 18, 32, 82, 1.5, main);
    p.box(0, 44, 42, 56, 1.5, lighter(main, 0.08));
    for (let row = 0; row < 16; row += 1) {
      for (let column = 0; column < (row < 5 ? 5 : 6); column += 1) {
        const isLit = isDark && (row * 7 + column * 5) % 3 !== 0;
        const x = (row < 5 ? 8 : 3) + column * (row < 5 ? 5.4 : 6.2);
        p.box(x, 22 + row * 4.8, 3.8, 3, 0.4, isLit ? LIT : lighter(main, 0.45));
      }
    }
  }),
  drawn(
    'windmill',
    { ratio: 0.8, metres: 9, medium: scenery },
    (p, { colour, isDark }) => {
      const main = colour ?? '#f0e3cf';
      p.path('M27 40H53L60 100H20Z', main);
      p.path('M25 41Q27 24 40 24T55 41Z', '#a44a42');
      p.path('M35 100V86Q35 80 40 80T45 86V100Z', '#7a4a2c');
      for (const [x, y] of [
        [37, 54],
        [37, 68],
      ] as const)
        p.box(x, y, 6, 8, 2, isDark ? LIT : '#7fa8c4');
    },
    (p, seconds) => {
      p.brush.save();
      p.brush.translate(40, 40);
      p.brush.rotate(seconds * 0.8);
      for (let blade = 0; blade < 4; blade += 1) {
        p.brush.rotate(Math.PI / 2);
        p.box(-1, -40, 2, 40, 1, '#8a5c38');
        p.box(1, -38, 8, 27, 1, '#fbf4e6');
        p.line('M1 -31H9M1 -24H9M1 -17H9M5 -38V-11', 0.6, '#b99a78');
      }
      p.brush.restore();
      p.ball(40, 40, 3.4, '#6d4330');
    },
  ),
  drawn(
    'castle',
    { ratio: 1.2, metres: 18, medium: scenery, anchors: { top: { x: 0.5, y: 0.4 } } },
    (p, { colour, isDark }) => {
      const main = colour ?? '#b9b4c4';
      const tower = (x: number, y: number, w: number, roof: string) => {
        p.box(x, y, w, 100 - y, 1, main);
        p.path(`M${x - 3} ${y + 1}L${x + w / 2} ${y - w * 1.1}L${x + w + 3} ${y + 1}Z`, roof);
        p.box(x + w / 2 - 2, y + 8, 4, 9, 2, isDark ? LIT : '#59506e');
      };
      tower(48, 28, 24, '#5b6fb8');
      p.line('M60 2V-2', 1, '#59506e');
      tower(22, 44, 17, '#7a62b0');
      tower(81, 44, 17, '#7a62b0');
      p.box(12, 60, 96, 40, 1, lighter(main, 0.12));
      for (let x = 12; x < 106; x += 12) p.box(x, 54, 7, 8, 1, lighter(main, 0.12));
      tower(2, 50, 17, '#5b6fb8');
      tower(101, 50, 17, '#5b6fb8');
      p.path('M50 100V84Q50 72 60 72T70 84V100Z', '#5a3a2c');
      p.line('M60 73V100M54 76V100M66 76V100', 0.9, '#3f281f');
      for (const x of [30, 82]) p.box(x, 72, 5, 10, 2.5, isDark ? LIT : '#59506e');
    },
  ),
];
