import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const STEEL = '#aeb7c6';

/** What people do something at: what they wash and iron at, jump over and show. */
export const DONE_AT: readonly Thing[] = [
  drawn(
    'kitchen-sink',
    { ratio: 1.7, metres: 0.92, anchors: { top: { x: 0.46, y: 0.16 } } },
    (p, { colour }) => {
      const main = colour ?? '#7fb6b0';
      p.box(4, 24, 162, 72, 2, main);
      p.box(0, 18, 170, 9, 3, '#f4ead8');
      p.box(34, 22, 74, 30, 5, '#fbfcff');
      for (const x of [12, 62, 116]) p.box(x, 58, 44, 34, 2, lighter(main, 0.14));
      p.line('M50 64V72M100 64V72M124 64V72', 3, '#f2d48a');
      p.line('M96 18V-8Q96 -16 84 -14Q76 -12 76 -4', 5, STEEL);
      // Foam, with a plate in it, and those that are clean.
      for (const [x, y, r] of [
        [44, 18, 7],
        [56, 14, 8],
        [69, 17, 7],
        [80, 15, 6],
      ] as const)
        p.ball(x, y, r, '#eaf6fd');
      for (const [at, tint] of ['#fbfaf4', '#bfe0ee', '#fbfaf4', '#f6d3c2'].entries())
        p.box(122, 12 - at * 6, 40, 5, 2.5, tint);
    },
  ),
  // Under the iron.
  drawn('shirt-lying', { ratio: 2.2, metres: 0.34 }, (p, { colour }) => {
    const main = colour ?? '#8fb8ea';
    p.path('M4 78Q0 62 30 58L190 54Q216 56 216 78L212 98H8Z', main);
    p.path('M166 56L214 62L216 98H178Z', darker(main, 0.12));
    p.path('M4 62L40 57L36 82L8 80Z', lighter(main, 0.3));
    p.line('M40 79L174 76', 3, darker(main, 0.2));
    for (let x = 58; x < 168; x += 28) p.ball(x, 78, 3, '#ffffff');
    p.line('M92 30Q96 8 116 8H140Q152 10 153 30', 8, '#3a4152');
    p.path('M78 54Q82 30 102 28H148Q170 34 174 58H78Z', '#e0525c');
    p.box(76, 56, 100, 12, 3, '#d8dee8');
  }),
  drawn(
    'high-bar',
    { ratio: 1.7, metres: 1.3, anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { colour }) => {
      p.box(26, 72, 118, 26, 6, colour ?? '#3f6fc4');
      p.box(26, 72, 118, 8, 4, lighter(colour ?? '#3f6fc4', 0.25));
      p.line('M12 2V96M158 2V96M2 98H24M146 98H168', 5, '#5b6474');
      for (let x = 12; x < 156; x += 30) {
        p.box(x, 6, 16, 8, 0, '#e0525c');
        p.box(x + 15, 6, 16, 8, 0, '#ffd23f');
      }
    },
  ),
  // A rabbit of two hands in the light of a lamp, on the wall.
  drawn('hand-shadow', { ratio: 0.7, metres: 2.3 }, (p) => {
    p.flat('M30 92L8 52L62 52L40 92Z', '#ffe9ae', 0.35);
    p.box(29, 88, 12, 6, 2, '#e0525c');
    p.box(31, 92, 8, 8, 2, '#3f4656');
    p.flat('M35 0A34 33 0 1 1 34.9 0Z', '#ffe9ae', 0.85);
    p.flat(
      'M28 32Q18 10 24 6Q32 10 35 30Q38 12 46 10Q52 18 43 34Q54 38 54 45' +
        'Q50 52 38 50Q37 56 40 62H22Q23 46 26 40Z',
      '#2b2433',
      0.85,
    );
    p.ball(43, 42, 2.2, '#ffe9ae');
  }),
];
