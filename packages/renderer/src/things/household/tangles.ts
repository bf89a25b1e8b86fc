import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Measures, type Thing } from '../thing.ts';

/** What goes round and round a body, and hangs down at its ends. */
const LOOPS = [
  'M2 34Q60 64 118 30',
  'M4 58Q40 26 116 62',
  'M2 76Q62 52 118 84',
  'M14 18Q78 40 108 90',
  'M106 14Q40 42 12 94',
] as const;
const AROUND: Measures = { ratio: 1.2, metres: 0.5 };

const BULBS = [
  [10, 38, '#ff5a5a'],
  [34, 47, '#ffe066'],
  [61, 47, '#5ad67a'],
  [88, 42, '#5ab0ff'],
  [110, 33, '#ff8fd0'],
  [18, 66, '#5ab0ff'],
  [42, 66, '#ff8fd0'],
  [74, 66, '#ff5a5a'],
  [100, 76, '#ffe066'],
  [24, 84, '#5ad67a'],
  [58, 30, '#ffe066'],
  [86, 90, '#5ad67a'],
] as const;

/** Cords of one colour, each lit along its upper side. */
function wound(p: Pen, wide: number, colour: string): void {
  for (const loop of LOOPS) p.line(loop, wide, darker(colour, 0.25));
  for (const loop of LOOPS) p.line(loop, wide * 0.62, lighter(colour, 0.08));
}

/** What is around the body of who is tangled in it. */
export const TANGLES: readonly Thing[] = [
  drawn('lights-tangle', AROUND, (p) => {
    for (const loop of LOOPS) p.line(loop, 2, '#2f6b3f');
    for (const [x, y, hue] of BULBS) {
      p.glow(x, y, 13, hue, 0.6);
      p.ball(x, y, 5, hue);
    }
  }),
  drawn('wool-tangle', AROUND, (p, { colour }) => {
    const main = colour ?? '#e0457b';
    wound(p, 3.4, main);
    p.line('M6 42Q60 78 114 44M10 70Q56 92 112 70', 3, main);
    p.ball(104, 86, 14, main);
    p.line('M92 82Q104 74 117 84M93 90Q104 82 116 92M98 74Q94 86 102 99', 1.6, lighter(main, 0.35));
  }),
  drawn('rope-tangle', AROUND, (p, { colour }) => {
    wound(p, 5, colour ?? '#b98a52');
    p.line('M112 84Q124 94 114 100', 4, colour ?? '#b98a52');
  }),
  drawn('roll-tangle', AROUND, (p, { colour }) => {
    const main = colour ?? '#fbfaf4';
    for (const loop of LOOPS) {
      p.line(loop, 12, darker(main, 0.14));
      p.line(loop, 10, main);
    }
    p.path('M102 78H118V100L110 96L102 100Z', main);
  }),
  drawn('net-tangle', AROUND, (p, { colour }) => {
    const main = colour ?? '#e9dcc0';
    for (let at = 0; at < 9; at += 1) {
      const x = 4 + at * 14;
      p.line(`M${x} 6Q${x + 20} 50 ${x - 2} 98M${x} 6Q${x - 24} 50 ${x + 4} 98`, 1.8, main);
    }
    p.line('M4 6Q60 22 116 6', 3.4, darker(main, 0.15));
  }),
  drawn('cloth-tangle', AROUND, (p, { colour }) => {
    const main = colour ?? '#e8843a';
    p.line('M6 4L30 62M114 2L92 60', 3, '#8d949f');
    p.path(
      'M8 26Q24 8 44 20T82 18Q104 8 114 30Q110 52 120 78L112 100H6Q-4 84 4 66Q12 46 8 26Z',
      main,
    );
    p.flat('M44 20Q58 50 40 100H6Q-4 84 4 66Q30 60 44 20Z', darker(main, 0.3), 0.35);
    p.line('M82 18Q70 54 88 100M60 30Q66 62 58 98M104 30Q96 60 108 96', 2, darker(main, 0.22));
    p.flat('M50 24Q64 18 78 22Q70 40 72 60Q60 44 50 24Z', lighter(main, 0.4), 0.4);
    p.line('M114 84Q122 90 116 99', 1.8, '#f3ead8');
  }),
];
