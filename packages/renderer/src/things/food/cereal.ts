import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const RINGS = ['#f2545b', '#ffb62e', '#46b96a', '#3f8efc', '#a35be0', '#ff7fb0'] as const;
const [MILK, SHADE] = ['#fffdf8', '#dfe6f0'];

function loop(p: Pen, x: number, y: number, at: number): void {
  const colour = RINGS[at % RINGS.length] ?? '#f2545b';
  p.ring(x, y + 0.9, 4.6, 4.2, darker(colour, 0.28));
  p.ring(x, y, 4.6, 3.6, colour);
  p.spot(x - 2.4, y - 3.4, 1.7, 0.9, '#ffffff', 0.6);
}

/** Milk that leaps up around what falls into it. */
function splash(p: Pen): void {
  p.path('M36 56Q40 40 32 26Q46 36 50 46Q52 26 64 14Q62 34 70 46Q80 30 96 24Q86 40 88 56Z', MILK);
  p.flat('M50 46Q52 26 64 14Q58 32 60 54H48Z', SHADE, 0.6);
  for (const [x, y, radius] of [
    [28, 20, 3],
    [70, 8, 2.6],
    [102, 18, 2.8],
    [110, 34, 2],
    [18, 34, 2],
  ] as const)
    p.ball(x, y, radius, MILK);
}

/** A bowl of coloured rings with milk. */
export const CEREAL: readonly Thing[] = [
  drawn(
    'cereal-bowl',
    {
      ratio: 1.3,
      metres: 0.16,
      anchors: { grip: { x: 0.5, y: 0.94 }, top: { x: 0.5, y: 0.5 } },
    },
    (p, { colour }) => {
      const bowl = colour ?? '#3f8efc';
      p.box(42, 92, 46, 8, 3, darker(bowl, 0.26));
      p.path('M3 54Q8 96 48 96H82Q122 96 127 54Z', bowl);
      p.line('M14 70Q64 90 116 70', 3, lighter(bowl, 0.55));
      p.oval(65, 54, 62, 15, lighter(bowl, 0.4));
      p.oval(65, 55, 56, 12, SHADE);
      p.oval(65, 55.6, 54, 11, MILK);
      splash(p);
      for (const [at, [x, y]] of (
        [
          [20, 54],
          [32, 59],
          [44, 52],
          [56, 60],
          [68, 53],
          [80, 60],
          [92, 53],
          [104, 58],
          [112, 52],
          [42, 32],
          [78, 26],
          [58, 6],
          [88, 8],
        ] as const
      ).entries())
        loop(p, x, y, at);
    },
  ),
];
