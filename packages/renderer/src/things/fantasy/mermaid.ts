import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const [SKIN, HAIR, TAIL, COMB] = ['#f3c39b', '#f2a93b', '#2fae9a', '#e2574c'] as const;

/** Scales, in rows that follow the bend of the tail. */
const SCALES = [
  [36, 76],
  [44, 77],
  [40, 83],
  [49, 84],
  [46, 91],
  [56, 90],
  [62, 94],
  [68, 89],
  [76, 89],
] as const;

function tail(p: Pen, main: string): void {
  p.path('M87 80Q82 62 71 55Q87 52 94 64Q98 53 105 50Q105 68 95 81Z', lighter(main, 0.2));
  p.line('M91 76Q88 66 80 59M92 76Q96 66 102 57', 1, darker(main, 0.2));
  p.path('M29 65Q22 92 44 98Q68 103 85 90Q94 84 95 76L87 74Q80 82 70 83Q57 84 53 65Z', main);
  for (const [x, y] of SCALES) p.line(`M${x - 4} ${y}q4 5 8 0`, 1.1, lighter(main, 0.45));
  p.path('M28 66Q41 74 54 66L55 71Q41 80 27 72Z', lighter(main, 0.25));
}

function sitting(p: Pen, main: string, isCombing: boolean): void {
  p.path('M40 6Q18 6 20 30Q10 48 20 66Q26 72 32 60L46 44Q60 40 58 26Q58 6 40 6Z', HAIR);
  p.line('M33 45Q24 56 23 71', 5.6, darker(SKIN, 0.08));
  tail(p, main);
  p.path('M32 43Q28 56 29 67Q41 74 53 67Q52 54 49 43Q41 38 32 43Z', SKIN);
  p.oval(36, 50, 5, 4.4, '#8a63d2');
  p.oval(46, 50, 5, 4.4, '#8a63d2');
  if (!isCombing) p.line('M49 45Q60 54 59 68', 5.4, SKIN);
  p.box(37.5, 34, 7, 9, 3, darker(SKIN, 0.1));
  p.ball(42, 24, 14.5, SKIN);
  p.spot(40, 25, 1.7, 2.3, '#3a2a3a');
  p.spot(50, 25, 1.7, 2.3, '#3a2a3a');
  p.spot(36, 30, 2.6, 1.7, '#f08a86', 0.6);
  p.spot(52, 30, 2.4, 1.7, '#f08a86', 0.6);
  p.line('M42 31Q45.5 34.5 49 31', 1.3, '#a5484a');
  p.path('M27 26Q25 8 42 7Q58 7 57 21Q47 20 41 13Q38 22 27 26Z', lighter(HAIR, 0.12));
  p.line('M26 30Q22 46 25 60M24 32Q17 46 20 58', 1.2, darker(HAIR, 0.2));
  p.ball(31, 15, 4, '#ff8fb0');
  p.ball(31, 15, 1.6, '#ffe38a');
}

/** Her arm goes down along the hair with a comb in its hand. */
function combing(p: Pen, seconds: number): void {
  const down = (1 - Math.cos(seconds * 2.6)) / 2;
  const [x, y] = [19 + down * 2, 30 + down * 26];
  const elbow = { x: 36, y: 56 + down * 4 };
  p.stick({ x: 47, y: 46 }, elbow, 5.4, SKIN);
  p.stick(elbow, { x, y }, 5, SKIN);
  for (let tooth = 0; tooth < 5; tooth += 1)
    p.stick({ x: x - 1, y: y - 7 + tooth * 3.4 }, { x: x + 7, y: y - 7 + tooth * 3.4 }, 1.3, COMB);
  p.stick({ x: x - 1.4, y: y - 9 }, { x: x - 1.4, y: y + 9 }, 3.4, COMB);
  p.ball(x, y, 3.6, SKIN);
}

const ON_SEAT = {
  ratio: 1.05,
  metres: 1.1,
  medium: 'land',
  facing: 1,
  anchors: { mouth: { x: 0.44, y: 0.31 }, hand: { x: 0.57, y: 0.68 } },
} as const;

export const MERMAIDS: readonly Thing[] = [
  drawn('sitting-mermaid', ON_SEAT, (p, { colour }) => sitting(p, colour ?? TAIL, false)),
  drawn('combing-mermaid', ON_SEAT, (p, { colour }) => sitting(p, colour ?? TAIL, true), combing),
];
