import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const LIT = '#ffe9a8';
const boat = 'boat';
const BOXES = ['#d9534a', '#3f8ec4', '#f2b632', '#4caf6a', '#9a6fc0', '#e08a4f'] as const;

function boxes(p: Pen, x: number, y: number, many: readonly [number, number]): void {
  for (let row = 0; row < many[1]; row += 1)
    for (let at = 0; at < many[0]; at += 1)
      p.box(x + at * 20, y - row * 9, 19, 8.4, 0.6, BOXES[(at * 2 + row * 5) % 6] ?? '#d9534a');
}

/** Boats and ships that work. */
export const WORKBOATS: readonly Thing[] = [
  drawn(
    'container-ship',
    {
      ratio: 2.9,
      metres: 26,
      medium: boat,
      facing: 1,
      anchors: { top: { x: 0.45, y: 0.2 }, outlet: { x: 0.09, y: 0.06 } },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#24405f';
      boxes(p, 62, 56, [4, 3]);
      boxes(p, 146, 56, [5, 4]);
      p.box(18, 20, 38, 46, 1, '#f4f2ee');
      p.box(14, 18, 46, 7, 1, '#dcd9d4');
      for (let y = 28; y < 60; y += 10)
        for (let x = 22; x < 52; x += 8) p.box(x, y, 5, 5, 0.6, isDark ? LIT : '#4a6a86');
      p.box(22, 4, 12, 16, 1, '#d9534a');
      p.line('M44 18V4', 1.6, '#59606e');
      p.path('M4 64H268L290 58L276 92Q274 96 268 96H20Q8 96 4 64Z', main);
      p.path('M9 84H280L276 92Q274 96 268 96H20Q12 96 9 84Z', '#b5433c');
      p.line('M240 72H262', 3, lighter(main, 0.4));
    },
  ),
  drawn(
    'fishing-boat',
    {
      ratio: 1.6,
      metres: 5,
      medium: boat,
      facing: 1,
      anchors: { seat: { x: 0.3, y: 0.66 }, top: { x: 0.3, y: 0.66 } },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#2f7fb8';
      p.line('M62 62V4L28 58M62 10L140 60', 1.6, '#6b5a4a');
      p.line('M62 12L20 40', 3, '#8a6a4a');
      p.box(72, 32, 40, 34, 2, '#f6f2ea');
      p.box(68, 28, 48, 6, 2, '#d9534a');
      p.box(78, 40, 12, 12, 2, isDark ? LIT : '#8fc4de');
      p.box(94, 40, 12, 12, 2, isDark ? LIT : '#8fc4de');
      p.path('M2 62Q30 70 110 66L158 52Q150 90 132 96H26Q8 92 2 62Z', main);
      p.path('M2 62Q30 70 110 66L158 52L156 60L110 74Q30 78 4 70Z', '#fff6ea');
      p.path('M8 84Q60 92 146 80Q142 92 132 96H26Q14 94 8 84Z', '#b5433c');
      p.ring(124, 74, 4.4, 2.4, '#f2b632');
      p.path('M20 62Q26 50 38 54Q46 48 52 64Z', '#6fae8a');
    },
  ),
  drawn(
    'tugboat',
    { ratio: 1.5, metres: 7, medium: boat, facing: 1, anchors: { outlet: { x: 0.36, y: 0.03 } } },
    (p, { colour, isDark }) => {
      const main = colour ?? '#b5433c';
      p.box(44, 6, 18, 34, 1, '#2f3a4a');
      p.box(44, 12, 18, 7, 0, '#f2b632');
      p.box(36, 38, 74, 26, 2, '#f6f2ea');
      p.box(70, 20, 38, 20, 2, '#fffaf0');
      p.box(66, 16, 46, 6, 2, '#d9a33f');
      for (const x of [75, 91]) p.box(x, 25, 12, 11, 2, isDark ? LIT : '#8fc4de');
      for (const x of [46, 66, 88]) p.ball(x + 4, 50, 4.6, isDark ? LIT : '#8fc4de');
      p.path('M4 66Q40 62 100 62L148 50Q146 86 128 98H24Q6 92 4 66Z', main);
      p.path('M8 84Q60 88 138 82Q134 92 128 98H24Q12 94 8 84Z', darker(main, 0.4));
      for (const x of [30, 56, 82, 108]) p.ring(x, 76, 5, 3.4, '#343a4d');
    },
  ),
  drawn(
    'longship',
    {
      ratio: 1.5,
      metres: 9,
      medium: boat,
      facing: 1,
      anchors: { seat: { x: 0.4, y: 0.72 }, top: { x: 0.4, y: 0.72 } },
    },
    (p, { colour }) => {
      const sail = colour ?? '#f1e4c8';
      p.box(70, 2, 3.4, 72, 1, '#6b4430');
      p.path('M30 10H112Q120 34 110 56Q70 62 32 56Q22 34 30 10Z', sail);
      for (const x of [40, 62, 84, 104])
        p.flat(
          `M${x - 5} 10H${x + 5}Q${x + 8} 34 ${x + 4} 58H${x - 5}Q${x - 6} 34 ${x - 5} 10Z`,
          '#c0433b',
          0.92,
        );
      p.path(
        'M8 66Q2 50 12 44Q10 58 24 72H120Q138 66 138 40Q136 34 128 38Q134 26 146 32L150 38L144 42Q148 72 128 92Q120 98 110 98H40Q16 94 8 66Z',
        '#8a5a3c',
      );
      p.line('M22 80H130M28 89H120', 1.2, '#6b4430');
      for (const [at, x] of [34, 50, 66, 82, 98, 114].entries()) {
        p.ball(x, 75, 6.4, at % 2 === 0 ? '#c0433b' : '#e9c46a');
        p.ball(x, 75, 2, '#8d949f');
      }
      for (const x of [42, 62, 82, 102]) p.line(`M${x} 82L${x - 16} 99`, 1.8, '#b07b4c');
    },
  ),
  drawn(
    'yacht',
    {
      ratio: 2.2,
      metres: 9,
      medium: boat,
      facing: 1,
      anchors: { seat: { x: 0.3, y: 0.55 }, top: { x: 0.36, y: 0.55 } },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#ffffff';
      const glass = isDark ? LIT : '#2f4a63';
      p.line('M108 24V4M100 10H116', 1.8, '#8d949f');
      p.path('M70 40L82 22H126Q142 24 152 40Z', main);
      p.path('M82 37L89 26H122Q134 28 142 37Z', glass);
      p.path('M36 62L48 40H162Q182 46 194 62Z', main);
      p.path('M52 58L58 46H156Q170 50 178 58Z', glass);
      p.path('M2 60H190L219 54Q206 84 188 96H22Q6 92 2 60Z', main);
      p.path('M6 82H204Q198 90 188 96H22Q10 94 6 82Z', '#24405f');
      for (let x = 40; x < 170; x += 18) p.ball(x, 72, 3, glass);
    },
  ),
  drawn(
    'aircraft-carrier',
    {
      ratio: 3.2,
      metres: 24,
      medium: boat,
      facing: 1,
      anchors: { top: { x: 0.6, y: 0.5 } },
    },
    (p, { isDark }) => {
      p.line('M96 20V2M84 8H108', 2.4, '#59606e');
      p.box(74, 18, 46, 34, 1, '#8d97a3');
      p.box(84, 8, 20, 14, 1, '#9aa5b0');
      for (let x = 79; x < 116; x += 9) p.box(x, 24, 6, 5, 0.6, isDark ? LIT : '#3a4a5c');
      p.path('M0 50H296L320 40V54L300 62H0Z', '#6b7480');
      p.line('M14 55H290', 1.2, '#f2f4f7');
      for (const x of [20, 150, 182]) p.path(`M${x} 50l4 -7l16 3l8 4z`, '#a9b3bd');
      p.path('M6 60H304L284 92Q280 98 270 98H28Q12 96 6 60Z', '#7b8591');
      p.path('M16 86H288L284 92Q280 98 270 98H28Q20 97 16 86Z', '#a8433c');
      p.line('M40 72H60M52 66V80', 2, '#e6ebf0');
    },
  ),
];
