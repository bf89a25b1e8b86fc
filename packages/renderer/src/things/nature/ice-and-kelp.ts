import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Where the stalks of the kelp stand, how high they are, and how far each has grown aside. */
const STALKS = [
  [16, 6, 5],
  [46, 22, -4],
  [74, 2, 6],
  [104, 14, -6],
  [132, 4, 4],
  [160, 26, -5],
  [188, 8, 5],
] as const;

/** Stalks of kelp that reach for the light and sway all together. */
function kelp(p: Pen, seconds: number, main: string): void {
  for (const [at, [x, top, aside]] of STALKS.entries()) {
    const tone = at % 2 === 0 ? main : darker(main, 0.18);
    const sway = (y: number) =>
      x +
      aside * (1 - y / 100) +
      ((100 - y) / 100) ** 1.4 * 6 * Math.sin(seconds * 0.9 + y * 0.05 + at);
    for (let y = 100; y > top + 4; y -= 8)
      p.stick({ x: sway(y), y }, { x: sway(y - 8), y: y - 8 }, 1.8, darker(tone, 0.2));
    for (let y = 94 - (at % 3) * 3; y > top; y -= 9) {
      const side = Math.round(y) % 2 === 0 ? 1 : -1;
      p.brush.save();
      p.brush.translate(sway(y), y);
      p.brush.rotate(side * (0.75 + 0.12 * Math.sin(seconds * 1.3 + y)));
      p.path('M0 1Q-3.4 -8 0 -19Q3.4 -8 0 1Z', lighter(tone, y < 50 ? 0.16 : 0.04));
      p.brush.restore();
    }
    p.ball(sway(top + 6), top + 6, 2.2, lighter(main, 0.3));
  }
}

/** Where icicles hang, and how long and how wide each is. */
const ICICLES = [
  [14, 44, 6],
  [34, 70, 8],
  [54, 38, 6],
  [76, 84, 9],
  [98, 52, 7],
  [118, 62, 8],
  [140, 34, 5],
  [160, 76, 9],
  [182, 46, 7],
] as const;

function icicles(p: Pen): void {
  for (const [x, long, wide] of ICICLES) {
    p.path(
      `M${x - wide} 16Q${x - wide * 0.4} ${16 + long * 0.5} ${x} ${16 + long}Q${x + wide * 0.5} ${16 + long * 0.5} ${x + wide} 16Z`,
      '#bfe6f7',
    );
    p.flat(
      `M${x - wide * 0.5} 18Q${x - wide * 0.3} ${16 + long * 0.4} ${x - 0.6} ${16 + long * 0.8}Q${x - wide * 0.1} ${16 + long * 0.3} ${x - wide * 0.1} 18Z`,
      '#ffffff',
      0.75,
    );
  }
  p.box(0, 6, 200, 13, 4, '#8a5c3c');
  p.path(
    'M0 8Q6 -4 30 1T84 0T140 1T184 0Q198 0 200 9Q180 15 150 10T90 12T30 11Q10 14 0 8Z',
    '#f7fbff',
  );
}

/** Drops that form at the tips and fall. */
function drips(p: Pen, seconds: number): void {
  for (const [at, [x, long]] of ICICLES.entries()) {
    const age = (seconds * 0.7 + at * 0.37) % 1;
    const fallen = Math.max(0, age - 0.4) / 0.6;
    const y = 17 + long + fallen * fallen * 70;
    if (y < 99) p.spot(x, y, 1.5, 1.5 + fallen, '#7cc8ea', 0.95);
  }
}

/** Water that froze as it fell, in columns between dark rocks. */
function frozenFall(p: Pen): void {
  p.path('M0 100V18Q14 2 40 8Q52 4 60 10V100Z', '#6e7886');
  p.path('M160 100V12Q172 2 192 8Q214 6 220 24V100Z', '#5d6775');
  p.path('M52 10Q70 2 92 8T140 6Q160 4 168 12L176 100H46Z', '#9ccfe8');
  for (const [x, top, foot, wide] of [
    [60, 8, 88, 9],
    [78, 12, 98, 11],
    [98, 6, 84, 10],
    [116, 10, 99, 12],
    [136, 6, 90, 10],
    [154, 10, 97, 9],
  ] as const) {
    p.path(
      `M${x - wide} ${top}Q${x} ${top - 6} ${x + wide} ${top}Q${x + wide * 0.8} ${foot * 0.7} ${x} ${foot}Q${x - wide * 0.8} ${foot * 0.7} ${x - wide} ${top}Z`,
      '#d3eefa',
    );
    p.flat(
      `M${x - wide * 0.5} ${top + 3}Q${x - wide * 0.2} ${foot * 0.5} ${x - 1} ${foot * 0.86}Q${x - wide * 0.5} ${foot * 0.5} ${x - wide * 0.5} ${top + 3}Z`,
      '#ffffff',
      0.8,
    );
  }
  p.path('M36 12Q62 -4 96 3T168 4Q180 4 184 12Q160 8 130 11T70 12Q50 10 36 12Z', '#f7fbff');
  p.path(
    'M0 20Q12 0 40 8Q30 16 16 18Q6 24 0 20ZM176 9Q196 0 220 24Q204 20 194 16Q184 14 176 9Z',
    '#f7fbff',
  );
  p.path('M0 100Q24 88 60 94T130 92T190 94Q212 90 220 100Z', '#f2f8ff');
}

/** What is frozen in air, and what grows like trees in the sea. */
export const ICE_AND_KELP: readonly Thing[] = [
  drawn(
    'kelp-forest',
    { ratio: 2.04, metres: 9, medium: 'scenery' },
    () => undefined,
    (p, seconds, { colour }) => kelp(p, seconds, colour ?? '#6f9a3c'),
  ),
  drawn('icicles', { ratio: 2, metres: 1.2, medium: 'scenery' }, icicles, drips),
  drawn('frozen-waterfall', { ratio: 2.2, metres: 9, medium: 'scenery' }, frozenFall),
  drawn('mud-ball', { ratio: 1, metres: 0.06 }, (p, { colour }) => {
    const main = colour ?? '#7a5436';
    p.ball(50, 50, 50, main);
    for (const [x, y, r] of [
      [34, 38, 6],
      [62, 30, 4],
      [70, 62, 7],
      [40, 70, 5],
      [22, 58, 4],
    ] as const)
      p.spot(x, y, r, r * 0.7, darker(main, 0.35), 0.7);
    p.line('M30 22Q44 14 58 18M54 84Q68 82 78 72', 2.4, lighter(main, 0.3));
  }),
  drawn('ice-hole', { ratio: 3.2, metres: 0.46, anchors: { top: { x: 0.5, y: 0.5 } } }, (p) => {
    p.path('M0 54Q20 12 110 4Q160 -4 220 8Q310 18 320 52Q300 92 190 98Q40 104 0 54Z', '#f4fbff');
    p.path('M34 54Q56 24 150 20Q262 20 288 52Q262 84 160 84Q56 82 34 54Z', '#8fc3de');
    p.path('M46 60Q70 34 156 32Q254 32 276 58Q250 84 160 84Q64 82 46 60Z', '#1d5a80');
    p.line('M80 60Q100 54 122 60M190 68Q210 62 234 67', 2.4, '#5fa6c8');
    p.line('M20 50L2 34M300 48L316 30M150 6L158 -2', 2, '#cfe6f2');
  }),
];
