import { flames } from '../flames.ts';
import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const hot = { grip: { x: 0.5, y: 0.9 }, outlet: { x: 0.5, y: 0.2 }, top: { x: 0.5, y: 0.2 } };
const CANDLES = [44, 62, 80, 98] as const;

export const FOOD: readonly Thing[] = [
  drawn(
    'birthday-cake',
    {
      ratio: 1.4,
      metres: 0.3,
      anchors: { grip: { x: 0.5, y: 0.95 }, outlet: { x: 0.5, y: 0.06 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#ff9dbd';
      p.oval(70, 93, 70, 7, '#e6ebf2');
      for (const [x, c] of [
        [44, '#5fb8f0'],
        [62, '#ffd23f'],
        [80, '#7ed97a'],
        [98, '#c08bf0'],
      ] as const)
        p.box(x - 2.6, 14, 5.2, 22, 1.4, c);
      p.box(28, 36, 84, 28, 7, '#fff3e2');
      p.path(
        'M28 43Q28 34 36 34H104Q112 34 112 43V48Q105 58 98 48Q91 58 84 48Q77 58 70 48Q63 58 56 48Q49 58 42 48Q35 58 28 48Z',
        main,
      );
      p.box(10, 58, 120, 36, 8, '#f6d9a8');
      p.path(
        'M10 66Q10 58 18 58H122Q130 58 130 66V72Q122 84 115 72Q107 84 100 72Q92 84 85 72Q77 84 70 72Q62 84 55 72Q47 84 40 72Q32 84 25 72Q17 84 10 72Z',
        lighter(main, 0.25),
      );
      for (const x of [24, 47, 70, 93, 116]) p.ball(x, 88, 4, '#e2364f');
    },
    (p, seconds) => {
      for (const [at, x] of CANDLES.entries())
        flames(p, { x, y: 14, height: 13, width: 7 }, seconds + at * 0.7);
    },
  ),
  drawn(
    'candle',
    { ratio: 0.4, metres: 0.25, anchors: { grip: { x: 0.5, y: 0.8 }, outlet: { x: 0.5, y: 0.2 } } },
    (p, { colour }) => {
      p.box(9, 32, 22, 62, 4, colour ?? '#fff1d6');
      p.path(
        'M9 40Q12 30 20 31T31 40V50Q27 60 25 48Q20 62 16 46Q12 56 9 48Z',
        lighter(colour ?? '#fff1d6', 0.4),
      );
      p.line('M20 32V24', 2, '#4a3a36');
      p.oval(20, 94, 20, 6, '#c9955a');
    },
    (p, seconds) => flames(p, { x: 20, y: 27, height: 25, width: 12 }, seconds),
  ),
  drawn(
    'whole-pizza',
    { ratio: 2.6, metres: 0.14, anchors: { ...hot, grip: { x: 0.5, y: 0.7 } } },
    (p) => {
      p.oval(130, 62, 130, 38, '#c98a48');
      p.oval(130, 48, 130, 46, '#e2a858');
      p.oval(130, 46, 112, 36, '#ffd36a');
      for (const [x, y] of [
        [70, 38],
        [110, 24],
        [150, 30],
        [192, 40],
        [96, 58],
        [140, 60],
        [182, 60],
        [126, 42],
        [54, 52],
      ] as const) {
        p.oval(x, y, 15, 6.4, '#d8483c');
        p.spot(x - 4, y - 1.6, 4, 1.6, '#f28a6a', 0.8);
      }
      for (const [x, y] of [
        [88, 46],
        [164, 48],
        [120, 70],
        [206, 52],
        [132, 18],
      ] as const)
        p.path(`M${x} ${y}q9 -7 16 0q-7 6 -16 0z`, '#4f9a45');
      p.line('M20 46L240 46M130 12L130 80M50 22L210 72M210 22L50 72', 0.8, '#e0a848');
    },
  ),
  drawn(
    'burger',
    { ratio: 1.2, metres: 0.14, anchors: { ...hot, grip: { x: 0.5, y: 0.6 } } },
    (p) => {
      p.path('M6 78H114V84Q112 100 96 100H24Q8 100 6 84Z', '#e2a04c');
      p.box(4, 66, 112, 15, 7, '#7a4429');
      p.path('M4 60H116L104 68L92 62L80 70L64 62L50 70L36 62L22 69Z', '#ffc93c');
      p.box(6, 54, 108, 9, 4, '#e2483f');
      p.path(
        'M0 50Q10 42 20 50T40 50T60 50T80 50T100 50T120 50Q116 60 108 57T92 57T76 57T60 57T44 57T28 57T12 57T0 50Z',
        '#6fc04a',
      );
      p.path('M4 46Q4 0 60 0T116 46Q60 54 4 46Z', '#e9a64f');
      for (const [x, y] of [
        [36, 16],
        [58, 10],
        [80, 16],
        [46, 28],
        [72, 28],
        [94, 30],
        [24, 32],
      ] as const)
        p.oval(x, y, 3.6, 2.2, '#fff0cc');
    },
  ),
  drawn(
    'ice-cream-cone',
    { ratio: 0.58, metres: 0.22, anchors: { grip: { x: 0.5, y: 0.82 } } },
    (p, { colour }) => {
      p.path('M10 54H48L31 98Q29 101 27 98Z', '#e2a04c');
      p.line('M16 58L34 84M27 56L40 74M42 58L24 84M31 56L18 74', 1.4, '#c07f30');
      p.ball(16, 42, 16, colour ?? '#ff9dbd');
      p.ball(42, 42, 16, colour === null ? '#8a5433' : darker(colour, 0.06));
      p.ball(29, 20, 18, lighter(colour ?? '#fff0c8', 0.2));
      p.path('M4 50Q10 60 16 53T29 54T42 54T54 50Q50 46 29 46T4 50Z', '#f3d9a8');
      p.ball(31, 4, 4.4, '#e2364f');
    },
  ),
  drawn('soup-pot', { ratio: 1.2, metres: 0.35, anchors: hot }, (p, { colour }) => {
    p.line('M8 48H2V58H8M112 48H118V58H112', 5, '#59606e');
    p.path('M8 24H112V86Q112 100 98 100H22Q8 100 8 86Z', colour ?? '#8d98ac');
    p.oval(60, 24, 52, 14, '#c9d0dc');
    p.oval(60, 26, 46, 10.5, '#e2803a');
    for (const [x, y] of [
      [40, 24],
      [66, 28],
      [84, 23],
    ] as const)
      p.ball(x, y, 5, '#ffc06a');
    p.line('M80 24L106 2', 5, '#b07b4c');
  }),
  drawn(
    'pumpkin',
    { ratio: 1.2, metres: 0.34, anchors: { grip: { x: 0.5, y: 0.6 } } },
    (p, { colour }) => {
      const main = colour ?? '#f08a24';
      p.path('M54 24Q50 6 62 0L72 4Q66 12 68 24Z', '#6a8a3c');
      for (const [x, wide] of [
        [22, 22],
        [98, 22],
        [40, 24],
        [80, 24],
      ] as const)
        p.oval(x, 60, wide, 38, darker(main, 0.12));
      p.oval(60, 60, 24, 40, main);
      p.line('M40 28Q30 60 42 94M80 28Q90 60 78 94', 2, darker(main, 0.3));
      p.flat('M50 30Q42 52 48 74Q54 50 58 30Z', '#ffffff', 0.25);
    },
  ),
];
