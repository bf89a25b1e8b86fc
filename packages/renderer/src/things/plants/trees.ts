import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { BOUGHS } from './bough.ts';
import { clumps } from './clumps.ts';
import { HOLLOW_TREES } from './hollow-tree.ts';

const scenery = 'scenery';
const crown = (y: number) => ({ mouth: { x: 0.5, y }, top: { x: 0.5, y: 0.06 } });

export const TREES: readonly Thing[] = [
  ...HOLLOW_TREES,
  ...BOUGHS,
  drawn(
    'acacia-tree',
    { ratio: 1.25, metres: 6, medium: scenery, anchors: crown(0.25) },
    (p, { colour }) => {
      const main = colour ?? '#7f9a3c';
      p.path('M56 100Q62 70 58 54L34 34L38 30L62 46L88 28L92 32L70 56Q70 80 76 100Z', '#7a5238');
      for (const [x, y, a, b] of [
        [34, 26, 34, 11],
        [90, 24, 34, 12],
        [62, 14, 40, 13],
      ] as const) {
        p.spot(x, y + 4, a, b, darker(main, 0.35));
        p.oval(x, y, a, b, main);
      }
      p.flat('M28 10Q60 -2 92 8Q60 6 28 14Z', '#ffffff', 0.2);
    },
  ),
  drawn(
    'cherry-tree',
    { ratio: 1.05, metres: 5, medium: scenery, anchors: crown(0.4) },
    (p, { colour }) => {
      p.path('M44 100Q52 76 48 56L30 44L34 40L52 50L70 36L74 40L60 58Q60 80 66 100Z', '#6b4438');
      clumps(p, colour ?? '#ffb3cc', [
        [24, 40, 22],
        [80, 38, 23],
        [52, 46, 22],
        [38, 20, 20],
        [66, 20, 20],
        [52, 18, 17],
      ]);
      for (let at = 0; at < 40; at += 1)
        p.spot(8 + ((at * 37) % 89), 8 + ((at * 23) % 52), 1.3, 1.3, '#ffffff', 0.7);
    },
    (p, seconds) => {
      for (let at = 0; at < 7; at += 1) {
        const age = (seconds * 0.16 + at * 0.37) % 1;
        p.spot(
          12 + ((at * 31) % 80) + Math.sin(seconds * 2 + at) * 4,
          46 + age * 52,
          1.4,
          1,
          '#ffc6d9',
          1 - age * 0.6,
        );
      }
    },
  ),
  drawn(
    'pine',
    { ratio: 0.6, metres: 8, medium: scenery, anchors: crown(0.5) },
    (p, { colour, states }) => {
      const main = colour ?? '#2f7d5b';
      p.box(26, 84, 8, 16, 1, '#7a4a33');
      for (const [top, foot, half] of [
        [36, 88, 30],
        [18, 64, 24],
        [0, 40, 17],
      ] as const) {
        p.path(
          `M30 ${top}Q${30 + half * 0.4} ${foot - 16} ${30 + half} ${foot - 4}Q30 ${foot + 6} ${30 - half} ${foot - 4}Q${30 - half * 0.4} ${foot - 16} 30 ${top}Z`,
          main,
        );
        if (states.includes('snowy'))
          p.path(
            `M30 ${top}Q${30 + half * 0.3} ${top + 14} ${30 + half * 0.5} ${top + 22}Q30 ${top + 16} ${30 - half * 0.5} ${top + 22}Q${30 - half * 0.3} ${top + 14} 30 ${top}Z`,
            '#f6faff',
          );
      }
    },
  ),
  drawn(
    'birch',
    { ratio: 0.62, metres: 8, medium: scenery, anchors: crown(0.4) },
    (p, { colour }) => {
      p.path('M26 100L29 30H34L37 100Z', '#f3efe8');
      p.line('M27 90h5M32 78h4M28 66h4M31 56h4M29 46h3', 1.6, '#4a4454');
      clumps(p, colour ?? '#a8c84e', [
        [16, 44, 15],
        [46, 42, 15],
        [31, 50, 15],
        [22, 24, 14],
        [41, 24, 14],
        [31, 13, 13],
      ]);
      p.line('M31 60L20 48M32 66L42 54', 1.6, '#f3efe8');
    },
  ),
  drawn(
    'tree',
    { ratio: 0.86, metres: 7, medium: scenery, anchors: crown(0.4) },
    (p, { colour, states }) => {
      p.path('M34 100Q40 80 38 56H48Q46 80 54 100Z', '#7a4a33');
      clumps(p, colour ?? '#5fae57', [
        [20, 42, 20],
        [66, 42, 20],
        [43, 50, 20],
        [30, 22, 19],
        [57, 22, 19],
        [43, 17, 17],
      ]);
      if (!states.includes('snowy')) return;
      for (const [x, y, across] of [
        [43, 5, 13],
        [24, 11, 13],
        [62, 11, 13],
        [13, 30, 12],
        [73, 30, 12],
        [43, 34, 13],
      ] as const)
        p.spot(x, y, across, across * 0.36, '#f6faff');
    },
  ),
  drawn('bush', { ratio: 1.6, metres: 1.1, medium: scenery }, (p, { colour }) => {
    clumps(p, colour ?? '#5fa858', [
      [30, 66, 30],
      [128, 66, 32],
      [80, 44, 40],
      [54, 74, 26],
      [106, 74, 26],
    ]);
    p.path('M4 80Q0 100 12 100H148Q160 100 156 80Q80 96 4 80Z', darker(colour ?? '#5fa858', 0.3));
  }),
  drawn(
    'hedge',
    { ratio: 2.6, metres: 1.3, medium: scenery, anchors: { top: { x: 0.5, y: 0.06 } } },
    (p, { colour }) => {
      const main = colour ?? '#4f9a55';
      p.box(0, 4, 260, 96, 18, main);
      for (let at = 0; at < 60; at += 1)
        p.spot(
          8 + ((at * 47) % 245),
          10 + ((at * 29) % 84),
          6,
          4,
          at % 2 === 0 ? lighter(main, 0.16) : darker(main, 0.16),
          0.6,
        );
    },
  ),
  drawn(
    'bamboo',
    { ratio: 0.5, metres: 3, anchors: { grip: { x: 0.5, y: 0.6 } } },
    (p, { colour }) => {
      const main = colour ?? '#6fae4a';
      for (const [x, top] of [
        [10, 12],
        [24, 0],
        [38, 18],
      ] as const) {
        for (let y = top; y < 100; y += 18) {
          p.box(x - 3.4, y, 6.8, Math.min(17, 100 - y), 1.6, main);
          p.box(x - 4, y + 16, 8, 2.4, 1, darker(main, 0.2));
        }
      }
      for (const [x, y, t] of [
        [13, 30, 0.5],
        [7, 48, 2.7],
        [28, 22, -0.4],
        [20, 40, 2.4],
        [28, 62, 0.4],
        [41, 34, 0.1],
        [35, 56, 2.8],
        [27, 8, 0.2],
      ] as const) {
        p.brush.save();
        p.brush.translate(x, y);
        p.brush.rotate(t);
        p.path('M0 0Q6 -5 15 0Q6 4 0 0Z', '#7cc04a');
        p.brush.restore();
      }
    },
  ),
  drawn(
    'christmas-tree',
    {
      ratio: 0.78,
      metres: 2.4,
      medium: scenery,
      anchors: { top: { x: 0.5, y: 0.9 }, outlet: { x: 0.5, y: 0.5 } },
    },
    (p, { colour }) => {
      p.box(34, 88, 10, 12, 1, '#7a4a33');
      p.path('M24 92H54L50 100H28Z', '#c8453c');
      const main = colour ?? '#2f8d5b';
      for (const [top, foot, half] of [
        [42, 92, 39],
        [22, 68, 30],
        [6, 44, 21],
      ] as const)
        p.path(
          `M39 ${top}Q${39 + half * 0.4} ${foot - 16} ${39 + half} ${foot - 5}Q39 ${foot + 6} ${39 - half} ${foot - 5}Q${39 - half * 0.4} ${foot - 16} 39 ${top}Z`,
          main,
        );
      p.line('M26 34Q40 44 54 36M18 58Q40 70 62 58M10 82Q40 94 70 80', 1.8, '#ffd75a');
      for (const [x, y, c] of [
        [34, 28, '#e2483f'],
        [46, 42, '#3fa7e2'],
        [28, 50, '#ffca3f'],
        [54, 62, '#e2483f'],
        [36, 66, '#b06fd0'],
        [18, 76, '#3fa7e2'],
        [46, 80, '#ffca3f'],
        [62, 84, '#e2483f'],
        [30, 86, '#e2483f'],
      ] as const)
        p.ball(x, y, 3.4, c);
      p.path('M39 0L41.6 6L48 6.6L43 11L44.6 17L39 13.6L33.4 17L35 11L30 6.6L36.4 6Z', '#ffd23f');
    },
    (p, seconds) => {
      for (let at = 0; at < 14; at += 1) {
        const [x, y] = [39 + Math.sin(at * 2.4) * (8 + at * 1.7), 26 + at * 4.6];
        p.glow(x, y, 4, '#fff2b0', 0.5 + 0.4 * Math.sin(seconds * 3 + at * 1.7));
      }
    },
  ),
];
