import { lighter, type Pen } from '../pen.ts';
import { drawn, type Measures, type Thing } from '../thing.ts';
import { clumps } from './clumps.ts';

const WOOD = '#7a4a33';
const MEASURES: Measures = {
  ratio: 1.7,
  metres: 3,
  medium: 'scenery',
  facing: 1,
  anchors: { top: { x: 0.56, y: 0.585 } },
};

/** The trunk at the left, and a bough to the right that is strong enough to lie on. */
function wood(p: Pen): void {
  p.path('M2 0H40Q34 26 36 44Q37 74 48 100H-4Q8 66 6 40Q6 18 2 0Z', WOOD);
  p.path('M30 62Q64 52 100 58T166 52L167 55Q136 66 100 67T40 82Q30 74 30 62Z', WOOD);
  p.path('M120 59Q132 44 148 38L150 40Q138 48 130 60Z', WOOD);
  p.path('M34 34Q52 24 70 8L76 10Q60 30 36 44Z', WOOD);
  p.line(
    'M14 12Q18 36 15 60M26 20Q27 40 24 52M18 70Q16 84 12 96M30 78Q34 88 38 98',
    1.3,
    '#5f3827',
  );
  p.line('M48 61Q74 56 98 60T140 59', 1.1, lighter(WOOD, 0.25));
}

const END = [
  [150, 36, 8],
  [162, 46, 9],
  [154, 52, 6],
] as const;

/** A tree from near, for who is on it. */
export const BOUGHS: readonly Thing[] = [
  drawn('bough', MEASURES, (p, { colour }) => {
    const main = colour ?? '#5fae57';
    wood(p);
    clumps(p, main, [
      [4, 6, 18],
      [36, 2, 20],
      [66, 4, 19],
      [96, 2, 17],
      [122, 0, 13],
      [20, 20, 12],
      [82, 14, 12],
    ]);
    clumps(p, main, END);
    clumps(p, main, [
      [62, 74, 6],
      [70, 79, 4.5],
    ]);
  }),
  drawn('bare-bough', MEASURES, (p) => {
    wood(p);
    p.path('M36 12Q70 2 104 6L104 8Q70 8 38 24Z', WOOD);
    p.line(
      'M78 6Q92 -2 100 -8M150 38Q160 32 164 24M140 58Q152 64 158 74M64 72Q74 82 76 92',
      1.8,
      WOOD,
    );
  }),
];
