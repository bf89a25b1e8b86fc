import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { leaf, low, PLATE, plate } from './crockery.ts';

type Spots = readonly (readonly [x: number, y: number])[];

const PIECES: Spots = [
  [58, 58],
  [92, 52],
  [128, 58],
  [72, 68],
  [110, 68],
  [144, 68],
];

/** A browned piece of meat with a lit edge. */
function piece(p: Pen, x: number, y: number, colour: string): void {
  p.path(`M${x - 17} ${y}q2 -14 17 -13q17 0 17 12q-2 11 -17 11q-16 0 -17 -10z`, colour);
  p.line(`M${x - 8} ${y - 5}q8 -5 16 -1`, 2.4, lighter(colour, 0.35));
}

const RING: Spots = [
  [52, 66],
  [92, 68],
  [132, 66],
  [72, 54],
  [112, 54],
  [92, 42],
];

/** Meat and vegetables as they come out of the kitchen. */
export const COOKED: readonly Thing[] = [
  low('meat-in-sauce', PLATE, 30, (p, { colour }) => {
    const sauce = colour ?? '#d8532a';
    p.path('M6 60Q10 98 64 98H136Q190 98 194 60Z', '#f1f3f7');
    p.oval(100, 60, 97, 19, '#ffffff');
    p.oval(100, 62, 86, 15, sauce);
    p.oval(84, 59, 46, 7, lighter(sauce, 0.16));
    for (const [x, y] of PIECES) {
      piece(p, x, y - 4, '#b9773a');
      p.flat(`M${x - 12} ${y - 8}q12 -7 24 0q-2 7 -10 5q-8 4 -14 -5z`, sauce, 0.85);
    }
    for (const [x, y] of [
      [80, 50],
      [118, 48],
      [104, 64],
    ] as const)
      leaf(p, x, y, 13);
  }),
  low('plate-of-meat', PLATE, 34, (p) => {
    plate(p);
    for (const [x, y] of [
      [134, 66],
      [152, 72],
      [128, 78],
    ] as const) {
      p.ball(x, y, 12, '#eec25c');
    }
    for (const at of [0, 1, 2, 3]) {
      const x = 38 + at * 22;
      p.path(
        `M${x} 78q-6 -34 16 -40q22 4 16 40q-16 9 -32 0z`,
        at % 2 === 0 ? '#8a4a26' : '#9a5630',
      );
      p.flat(`M${x + 6} 74q-3 -22 10 -27q13 3 10 27q-10 5 -20 0z`, '#c77b5a', 0.9);
    }
    p.flat('M30 80q40 14 84 2q6 8 -10 9q-44 6 -72 -3z', '#6b3417', 0.75);
    for (const [x, y] of [
      [112, 86],
      [126, 90],
      [142, 88],
    ] as const)
      leaf(p, x, y, 20);
  }),
  low('meat-in-pan', { ...PLATE, ratio: 2.7 }, 40, (p) => {
    p.stick({ x: 190, y: 70 }, { x: 264, y: 50 }, 11, '#2b2b31');
    p.path('M4 62Q10 98 60 98H140Q190 98 196 62Z', '#33343b');
    p.oval(100, 62, 97, 17, '#4a4b54');
    p.oval(100, 64, 87, 13, '#26272d');
    p.path('M34 62q4 -20 52 -18q64 -2 76 16q2 16 -40 17q-84 4 -88 -15z', '#8f4a25');
    p.flat('M44 60q10 -11 44 -10q48 -1 60 10q-14 6 -54 6q-42 1 -50 -6z', '#b8683a', 0.8);
    for (const x of [60, 84, 108, 132]) p.line(`M${x} 51l-12 20`, 4, darker('#8f4a25', 0.45));
    p.line('M70 48q30 -10 62 4', 2.6, '#3f7a35');
    for (const x of [78, 92, 106, 120]) leaf(p, x, 48, 11);
  }),
  low('onion-rings', PLATE, 24, (p) => {
    plate(p);
    for (const [x, y] of RING) {
      p.ring(x, y, 15, 9, '#d9922f');
      p.ring(x, y, 14, 3, '#f0bb5c');
    }
  }),
  drawn(
    'drizzle',
    { ratio: 0.9, metres: 0.16 },
    (p, { colour }) => {
      const liquid = colour ?? '#eda21a';
      p.brush.save();
      p.brush.translate(66, 18);
      p.brush.rotate(-1.15);
      p.path('M-13 -20H13L16 17Q16 22 10 22H-10Q-16 22 -16 17Z', '#e9eef4');
      p.flat('M-14 -14L12 0L15 16Q15 20 10 20H-10Q-15 20 -15 16Z', liquid, 0.9);
      p.brush.restore();
    },
    (p, seconds, { colour }) => {
      const liquid = colour ?? '#eda21a';
      const sway = 1.2 * Math.sin(seconds * 2.2);
      p.flat(
        `M50 8Q42 8 ${41 + sway} 40L${40.5 + sway} 94H${49.5 + sway}L${48 + sway} 40Q48 18 58 15Z`,
        liquid,
      );
      p.flat(`M43.5 24L${43 + sway} 92h2L45.5 24Z`, '#ffffff', 0.5);
      p.oval(45, 94, 35 + Math.sin(seconds * 1.4), 6, liquid);
      for (const [at, x] of [18, 30, 58, 70].entries()) {
        const long = 4 + 3 * ((seconds * 0.4 + at * 0.29) % 1);
        p.flat(`M${x - 3} 94v${long}q3 5 6 0v${-long}z`, liquid);
      }
    },
  ),
  drawn(
    'sprinkle',
    { ratio: 0.9, metres: 0.14 },
    (p) => {
      p.stick({ x: 62, y: 14 }, { x: 90, y: 4 }, 5, '#9a6a3c');
      p.path('M22 8H66Q64 28 44 28Q24 28 22 8Z', '#c9d0da');
      p.oval(44, 8, 22, 5, '#eef2f7');
    },
    (p, seconds, { colour }) => {
      const flake = colour ?? '#fffaf0';
      for (let at = 0; at < 34; at += 1) {
        const age = (seconds * 0.75 + at * 0.618) % 1;
        const x = 44 + (((at * 7) % 34) / 17 - 1) * (14 + 16 * age);
        p.spot(x, 30 + 68 * age, 1.7, 1.7, flake);
      }
      p.spot(44, 97, 30, 3, flake, 0.75);
    },
  ),
];
