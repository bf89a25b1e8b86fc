import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const INK = '#2b3245';
/** The letters of an eye chart, line by line and smaller. */
const LETTERS =
  'M28 8H48V12H33V17H45V21H33V26H48V30H28ZM18 38H32V41.4H22V45H30V48.4H22V54H18ZM44 38H58V41.4H53V54H49V41.4H44ZM16 62H19.4V71H26V74H16ZM33 62H43V65H36.4V71H43V74H33ZM49 62H59V65H52.4V66.6H58V69.4H52.4V71H59V74H49ZM15 81H22V83H17V89H15ZM27 81H34V89H32V83H29V89H27ZM39 81H46V83H43.6V89H41.4V83H39ZM51 81H53V87H58V89H51Z';
const SHARP_AFTER = 2.2;

function moved(p: Pen, x: number, y: number, paint: () => void) {
  p.brush.save();
  p.brush.translate(x, y);
  paint();
  p.brush.restore();
}

/** Letters that are seen several times beside each other until the eye has them in focus. */
function letters(p: Pen, blur: number) {
  if (blur < 0.05) return p.flat(LETTERS, INK);
  for (let at = 0; at < 8; at += 1) {
    const turn = (at / 8) * 2 * Math.PI;
    moved(p, Math.cos(turn) * blur * 3.4, Math.sin(turn) * blur * 3, () =>
      p.flat(LETTERS, INK, 0.16),
    );
  }
}

function chart(p: Pen) {
  p.box(0, 0, 76, 100, 4, '#8b95a8');
  p.box(3, 3, 70, 94, 2, '#fffdf6');
}

function spectacles(p: Pen) {
  p.spot(20, 45, 17, 15, '#d8f0ff', 0.45);
  p.spot(58, 45, 17, 15, '#d8f0ff', 0.45);
  p.ring(20, 45, 17, 3.6, '#c2413c');
  p.ring(58, 45, 17, 3.6, '#c2413c');
  p.line('M36 42Q39 38 42 42', 3.6, '#c2413c');
}

const SHEETS = ['#ffffff', '#dcebff', '#fff1cc'] as const;

/** A sheet with lines on it, on its way up. */
function flyingSheet(p: Pen, at: number, seconds: number) {
  const age = (seconds * 0.42 + at / 4) % 1;
  const x = 65 + Math.sin(age * 5 + at * 2) * 16;
  moved(p, x, 74 - age * 44, () => {
    p.brush.rotate(Math.sin(seconds * 2 + at) * 0.25);
    p.box(-5, -7, 10, 13, 1, SHEETS[at % SHEETS.length] ?? '#ffffff');
    p.flat('M-3 -4H3V-3H-3ZM-3 -1H3V0H-3ZM-3 2H1V3H-3Z', '#5f7fb5');
  });
}

function cloudWithLock(p: Pen) {
  p.path(
    'M28 44Q4 44 6 27Q9 14 25 16Q32 0 54 2Q68 -2 82 10Q104 4 112 20Q128 22 124 36Q120 45 104 44Z',
    '#eaf3ff',
  );
  p.line('M58 26V20Q58 13 65 13T72 20V26', 3.4, '#8a93a6');
  p.box(54, 24, 22, 17, 3, '#f2b53a');
  p.spot(65, 31, 2.4, 2.4, '#6b4a16');
  p.flat('M64 32H66V37H64Z', '#6b4a16');
}

/** How far the car is through the brushes, there and not back. */
const shareAt = (seconds: number): number => Math.min(1, seconds / 4);

function washedCar(p: Pen, main: string, mud: number) {
  p.path('M4 76Q2 62 18 60L30 58Q40 42 56 42H76Q92 42 102 58L112 61Q120 64 118 78Z', main);
  p.path('M38 58Q44 47 56 46H62V58ZM66 46H76Q87 47 93 58H66Z', '#bfe4fa');
  p.flat('M10 66H112V68H10Z', lighter(main, 0.45), 0.8);
  for (const x of [30, 92]) {
    p.ball(x, 80, 11, '#2c3140');
    p.ball(x, 80, 5, '#c9d2de');
  }
  if (mud > 0)
    for (const [x, y, size] of [
      [16, 72, 9],
      [46, 74, 12],
      [66, 66, 7],
      [74, 76, 10],
      [106, 72, 8],
      [54, 51, 5],
      [86, 54, 5],
    ] as const)
      p.spot(x, y, size, size * 0.6, '#7a5534', mud);
  else
    for (const [x, y] of [
      [20, 60],
      [60, 42],
      [104, 58],
    ] as const)
      sparkle(p, x, y);
}

function sparkle(p: Pen, x: number, y: number) {
  moved(p, x, y, () => p.flat('M0 -9L2 -2L9 0L2 2L0 9L-2 2L-9 0L-2 -2Z', '#fffbe0', 0.95));
}

/** Bristles that turn around an upright axle. */
function brushRoll(p: Pen, x: number, colour: string, seconds: number) {
  p.box(x - 2, 14, 4, 78, 2, '#7d8798');
  for (let at = 0; at < 9; at += 1) {
    const swing = Math.sin(seconds * 9 + at * 1.3) * 3;
    const y = 20 + at * 8;
    p.oval(x + swing, y, 13, 5.4, at % 2 === 0 ? colour : lighter(colour, 0.35));
  }
}

/** What shows in one picture what a trade does. */
export const DEMONSTRATIONS: readonly Thing[] = [
  drawn('eye-chart', { ratio: 0.76, metres: 0.8 }, (p) => {
    chart(p);
    letters(p, 0);
  }),
  drawn('eye-chart-glasses', { ratio: 0.76, metres: 0.8 }, chart, (p, seconds) => {
    const share = Math.min(1, seconds / SHARP_AFTER);
    letters(p, 1 - share);
    moved(p, (1 - share) * 60 - 1, 0, () => spectacles(p));
  }),
  drawn(
    'cloud-backup',
    { ratio: 1.3, metres: 0.7 },
    (p) => {
      p.box(30, 62, 70, 32, 3, '#39435a');
      p.box(33, 65, 64, 26, 1, '#7fc0f5');
      p.path('M20 94H110L116 100H14Z', '#aab4c4');
      cloudWithLock(p);
    },
    (p, seconds) => {
      for (let at = 0; at < 4; at += 1) flyingSheet(p, at, seconds);
    },
  ),
  drawn(
    'washed-car',
    { ratio: 2.4, metres: 2.6 },
    (p) => {
      p.box(60, 0, 120, 10, 4, '#3f8fd6');
      p.box(62, 8, 8, 84, 2, '#9aa6b8');
      p.box(170, 8, 8, 84, 2, '#9aa6b8');
      p.spot(120, 95, 119, 5, '#9fd8f6', 0.7);
    },
    (p, seconds, { colour }) => {
      const share = shareAt(seconds);
      brushRoll(p, 88, '#2f7fd0', seconds);
      brushRoll(p, 152, '#e5484d', seconds + 1);
      const mud = Math.max(0, 1 - share * 1.6);
      moved(p, share * 118, 6, () => washedCar(p, colour ?? '#e0393e', mud));
      brushRoll(p, 120, darker('#58b8e8', 0.05), seconds + 2);
      for (let at = 0; at < 8; at += 1)
        p.spot(84 + at * 10, 88 - ((seconds * 30 + at * 17) % 60), 3, 3, '#ffffff', 0.85);
    },
  ),
];
