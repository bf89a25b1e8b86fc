import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });

/** What is small enough for ants and crows. */
export const NIBBLES: readonly Thing[] = [
  drawn('crumb', { ratio: 1.2, metres: 0.024, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    const main = colour ?? '#e0a860';
    p.path('M6 58Q2 26 30 20Q44 -4 72 10Q104 6 110 36Q126 66 98 84Q66 106 34 90Q8 88 6 58Z', main);
    p.path(
      'M20 54Q18 34 38 32Q52 14 72 24Q92 22 94 40Q70 34 60 50Q38 46 20 54Z',
      lighter(main, 0.35),
    );
    for (const [x, y, r] of [
      [44, 66, 6],
      [74, 58, 5],
      [86, 74, 4],
      [58, 80, 4],
    ] as const)
      p.spot(x, y, r, r, darker(main, 0.25), 0.8);
  }),
  drawn('potato-chip', { ratio: 1.5, metres: 0.07, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#f2c14e';
    p.path('M4 62Q0 20 44 12Q70 22 100 6Q146 8 148 48Q144 84 104 80Q74 70 46 92Q10 96 4 62Z', main);
    p.path(
      'M14 62Q14 34 48 26Q74 34 102 20Q134 24 136 48Q130 70 102 66Q74 58 46 78Q18 80 14 62Z',
      lighter(main, 0.3),
    );
    for (const [x, y, r] of [
      [34, 44, 4],
      [62, 58, 3],
      [88, 36, 4.5],
      [118, 50, 3.4],
      [46, 66, 2.6],
      [104, 62, 2.4],
    ] as const)
      p.spot(x, y, r, r * 0.8, darker(main, 0.25), 0.7);
  }),
  drawn(
    'sausage-string',
    { ratio: 2.6, metres: 0.16, anchors: grip(0.04, 0.2) },
    (p, { colour }) => {
      const main = colour ?? '#b5482f';
      for (const [from, mid, to] of [
        ['12 18', '26 62', '62 62'],
        ['74 62', '100 60', '122 34'],
        ['132 30', '152 62', '186 70'],
        ['198 70', '226 64', '248 84'],
      ] as const) {
        p.line(`M${from}Q${mid} ${to}`, 24, main);
        p.line(`M${from}Q${mid} ${to}`, 5, lighter(main, 0.34));
      }
      for (const [x, y] of [
        [68, 62],
        [127, 32],
        [192, 70],
      ] as const)
        p.ball(x, y, 4.4, darker(main, 0.35));
    },
  ),
  drawn('bread-rolls', { ratio: 2.2, metres: 0.12, anchors: grip(0.5, 0.9) }, (p, { colour }) => {
    const main = colour ?? '#d9964a';
    for (const [x, y] of [
      [70, 40],
      [150, 40],
      [40, 66],
      [110, 68],
      [180, 66],
    ] as const) {
      p.oval(x, y, 39, 31, main);
      p.spot(x - 9, y - 12, 16, 7, lighter(main, 0.45), 0.7);
      p.line(`M${x - 18} ${y - 4}Q${x} ${y - 12} ${x + 18} ${y - 2}`, 3, darker(main, 0.25));
    }
  }),
  drawn('pebble', { ratio: 1.4, metres: 0.06, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#9a9aa6';
    p.oval(70, 54, 68, 44, main);
    p.spot(50, 36, 22, 9, lighter(main, 0.5), 0.5);
    p.line('M88 74Q112 66 122 50', 3, darker(main, 0.2));
  }),
];
