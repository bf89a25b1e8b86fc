import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const EBONY = '#4a4256';

/** What every piece stands on, as wide as the sheet of 56. */
function foot(p: Pen, main: string): void {
  p.box(0, 88, 56, 12, 5, darker(main, 0.12));
  p.box(6, 80, 44, 10, 5, main);
  p.box(12, 74, 32, 7, 3.5, lighter(main, 0.12));
}

/** The body of a king or a queen, up to its collar. */
function body(p: Pen, main: string): void {
  p.path('M14 76Q22 58 21 36H35Q34 58 42 76Z', main);
  p.box(14, 30, 28, 7, 3.5, lighter(main, 0.15));
  foot(p, main);
}

const measures = { ratio: 0.56, metres: 0.1, anchors: { grip: { x: 0.5, y: 0.5 } } } as const;

/** Pieces of chess that are shown alone, as large as what is beside them. */
export const CHESS_PIECES: readonly Thing[] = [
  drawn('chess-knight', { ...measures, ratio: 0.62, facing: 1 }, (p, { colour }) => {
    const main = colour ?? EBONY;
    // The neck with its mane, then the head that looks to the right.
    p.path('M10 78Q2 44 14 20Q18 8 26 0L32 9Q52 14 62 38Q62 50 54 50L40 46Q48 62 48 78Z', main);
    p.path('M10 78Q2 44 14 20Q18 8 26 0Q22 22 21 40T22 78Z', darker(main, 0.22));
    p.line('M8 36L17 38M8 50L17 51M10 64L18 64M13 24L20 27', 2.4, lighter(main, 0.25));
    p.path('M26 0L32 9L25 14Z', lighter(main, 0.2));
    p.line('M40 46Q34 46 30 54', 2.6, darker(main, 0.3));
    p.ball(38, 23, 4, '#fffaf0');
    p.ball(39, 23.4, 2, '#241f2c');
    p.ball(56, 39, 2, darker(main, 0.35));
    p.line('M52 47L58 46', 2, darker(main, 0.35));
    p.box(2, 88, 56, 12, 5, darker(main, 0.12));
    p.box(7, 78, 46, 11, 5, main);
  }),
  drawn('chess-king', measures, (p, { colour }) => {
    const main = colour ?? EBONY;
    p.line('M28 0V18M20 7H36', 5, lighter(main, 0.2));
    p.path('M14 30Q8 14 28 16Q48 14 42 30Z', main);
    body(p, main);
  }),
  drawn('chess-queen', measures, (p, { colour }) => {
    const main = colour ?? EBONY;
    p.path('M15 31L8 10L19 18L28 6L37 18L48 10L41 31Z', main);
    for (const [x, y] of [
      [8, 9],
      [28, 4],
      [48, 9],
    ] as const)
      p.ball(x, y, 4, lighter(main, 0.25));
    body(p, main);
  }),
  drawn('chess-rook', measures, (p, { colour }) => {
    const main = colour ?? EBONY;
    p.path('M8 0H18V8H23V0H33V8H38V0H48V24Q48 30 40 31H16Q8 30 8 24Z', main);
    p.path('M16 78Q20 56 17 31H39Q36 56 40 78Z', main);
    p.box(12, 28, 32, 6, 3, lighter(main, 0.15));
    foot(p, main);
  }),
  drawn('chess-bishop', measures, (p, { colour }) => {
    const main = colour ?? EBONY;
    p.ball(28, 4, 4, lighter(main, 0.25));
    p.path('M28 6Q44 20 38 32H18Q12 20 28 6Z', main);
    p.line('M33 14L27 23', 2.6, darker(main, 0.4));
    body(p, main);
  }),
];
