import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const LEAF = 'M34 34Q54 4 104 3Q158 4 198 46Q160 66 112 62Q62 62 34 34Z';

/** Where drops lie, and the size of each. */
const DROPS = [
  [66, 26, 4.4],
  [92, 16, 3.2],
  [104, 42, 5],
  [132, 22, 4],
  [152, 46, 3.4],
  [84, 46, 2.6],
  [172, 40, 3],
] as const;

/** A leaf that bends over on its stem, as one sees it from near by. */
function bigLeaf(p: Pen, main: string): void {
  p.line('M2 100Q6 60 34 34', 4.4, darker(main, 0.18));
  p.path('M6 92Q20 74 40 76Q34 92 6 92Z', darker(main, 0.12));
  p.path(LEAF, main);
  p.flat('M34 34Q110 30 198 46Q160 66 112 62Q62 62 34 34Z', darker(main, 0.35), 0.45);
  p.line('M34 34Q110 28 196 46', 1.8, lighter(main, 0.42));
  for (const [x, up, down] of [
    [62, 12, 52],
    [86, 6, 59],
    [112, 5, 61],
    [138, 12, 60],
    [162, 22, 56],
  ] as const)
    p.line(
      `M${x} 32Q${x + 10} ${up + 8} ${x + 18} ${up}M${x} 33Q${x + 8} ${down - 10} ${x + 18} ${down}`,
      0.9,
      lighter(main, 0.3),
    );
}

function drop(p: Pen, x: number, y: number, size: number): void {
  p.spot(x, y, size, size * 0.86, '#e9fbff', 0.75);
  p.spot(x + size * 0.2, y + size * 0.24, size * 0.66, size * 0.5, '#8fd0ea', 0.5);
  p.spot(x - size * 0.34, y - size * 0.32, size * 0.26, size * 0.22, '#ffffff', 0.95);
}

/** Drops lie on it, and now and then one runs to the tip and falls. */
function wet(p: Pen, seconds: number): void {
  for (const [x, y, size] of DROPS) drop(p, x, y, size);
  const age = (seconds * 0.5) % 1;
  const run = Math.min(1, age / 0.55);
  const fall = Math.max(0, (age - 0.55) / 0.45);
  drop(p, 150 + run * 47, 40 + run * 7 + fall * fall * 48, 3.4);
}

function blade(p: Pen, main: string): void {
  p.path('M18 100Q8 40 92 2Q44 44 34 100Z', main);
  p.line('M26 98Q26 46 84 8', 1.4, lighter(main, 0.3));
  p.path('M8 100Q10 70 0 44Q20 66 22 100Z', darker(main, 0.14));
  p.path('M34 100Q44 74 70 62Q52 80 48 100Z', darker(main, 0.08));
}

export const LEAVES: readonly Thing[] = [
  drawn('hop-cone', { ratio: 0.9, metres: 0.05 }, (p, { colour }) => {
    const main = colour ?? '#8fb84a';
    p.line('M46 26Q44 10 52 2', 3, '#6d8a3a');
    p.path('M46 20Q20 22 4 6Q2 30 44 26ZM48 20Q66 22 86 8Q86 28 50 26Z', darker(main, 0.2));
    for (const [y, wide] of [
      [30, 20],
      [44, 30],
      [58, 30],
      [72, 24],
      [84, 14],
    ] as const)
      for (const side of [-0.72, 0.72, 0])
        p.path(
          `M${46 + side * wide - wide * 0.42} ${y - 8}Q${46 + side * wide} ${y - 14} ${46 + side * wide + wide * 0.42} ${y - 8}Q${46 + side * wide * 0.9} ${y + 10} ${46 + side * wide * 0.8} ${y + 16}Q${46 + side * wide - wide * 0.4} ${y + 6} ${46 + side * wide - wide * 0.42} ${y - 8}Z`,
          side === 0 ? lighter(main, 0.14) : main,
        );
  }),
  drawn('aloe', { ratio: 1.3, metres: 0.4 }, (p, { colour }) => {
    const main = colour ?? '#4fa06a';
    for (const [foot, tip, high, shade] of [
      [52, 8, 34, -0.1],
      [78, 122, 34, -0.1],
      [56, 30, 12, 0],
      [74, 100, 12, 0],
      [65, 66, 0, 0.12],
    ] as const) {
      const tone = shade < 0 ? darker(main, 0.14) : lighter(main, shade);
      p.path(
        `M${foot - 10} 99Q${(foot + tip) / 2 - 12} ${high + 36} ${tip} ${high}Q${(foot + tip) / 2 + 12} ${high + 40} ${foot + 10} 99Z`,
        tone,
      );
      for (const share of [0.3, 0.5, 0.7])
        p.spot(
          foot + (tip - foot) * share * 0.8,
          99 - (99 - high) * share,
          1.6,
          0.9,
          '#e3f5dd',
          0.8,
        );
    }
  }),
  drawn(
    'green-leaf',
    { ratio: 2, metres: 0.07, anchors: { grip: { x: 0.5, y: 0.8 }, top: { x: 0.5, y: 0.2 } } },
    (p, { colour }) => {
      const main = colour ?? '#6fbf3f';
      p.line('M2 88Q16 80 30 70', 5, darker(main, 0.25));
      p.path('M22 76Q40 14 110 6Q160 2 198 18Q180 76 120 92Q62 104 22 76Z', main);
      p.line('M26 76Q100 52 192 20', 3, lighter(main, 0.4));
      p.line(
        'M70 60Q72 44 88 28M104 47Q108 32 126 18M76 58Q92 70 98 86M112 45Q132 56 138 72',
        2,
        lighter(main, 0.3),
      );
    },
  ),
  drawn(
    'big-leaf',
    {
      ratio: 2,
      metres: 0.3,
      anchors: { top: { x: 0.52, y: 0.14 } },
    },
    (p, { colour }) => bigLeaf(p, colour ?? '#4fae4a'),
    (p, seconds, { states }) => {
      if (states.includes('wet')) wet(p, seconds);
    },
  ),
  drawn(
    'grass-blade',
    { ratio: 0.92, metres: 0.24, anchors: { top: { x: 0.62, y: 0.34 } } },
    (p, { colour }) => blade(p, colour ?? '#5cb348'),
    (p, seconds, { states }) => {
      if (!states.includes('wet')) return;
      const swell = 1 + 0.04 * Math.sin(seconds * 2);
      for (const [x, y, size] of [
        [60, 34, 5],
        [42, 58, 3.6],
        [80, 16, 3],
      ] as const)
        drop(p, x, y, size * swell);
    },
  ),
];
