import { drawn, type Thing } from '../thing.ts';

const BARS = ['#3f8efc', '#4fc27a', '#f2b92c', '#e2574c', '#8a6fe0'] as const;

/** What is shown to many. */
export const LARGE_SCREENS: readonly Thing[] = [
  drawn(
    'chart-screen',
    { ratio: 1.45, metres: 2.3, anchors: { top: { x: 0.5, y: 0.02 } } },
    (p) => {
      p.line('M52 84L44 98M93 84L101 98M36 98H109', 3, '#5a6378');
      p.box(0, 0, 145, 86, 3, '#2f3648');
      p.box(3, 3, 139, 80, 1.5, '#f8fafd');
      p.box(10, 8, 54, 4.6, 1, '#3a4560');
      p.box(10, 15, 34, 2.6, 1, '#b5bfd0');
      for (const [at, tall] of [16, 24, 21, 33, 42].entries())
        p.box(14 + at * 14, 75 - tall, 9, tall, 1, BARS[at] ?? '#3f8efc');
      p.line('M10 75.6H84', 1.2, '#8a96aa');
      p.line('M14 54L32 44L46 48L60 34L78 22', 2.2, '#2f3648');
      p.path('M82 18L76.6 27L72 20Z', '#2f3648');
      for (const [y, wide] of [
        [58, 34],
        [65, 26],
        [72, 30],
      ] as const)
        p.box(98, y, wide, 2.6, 1, '#c3ccda');
      p.ball(115, 36, 17, '#3f8efc');
      p.flat('M115 36V19A17 17 0 0 1 131 42Z', '#f2b92c');
      p.flat('M115 36L131 42A17 17 0 0 1 106 50Z', '#4fc27a');
    },
  ),
];
