import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What has room for words. */
export const LETTERED: readonly Thing[] = [
  drawn(
    'book-cover',
    { ratio: 0.74, metres: 0.24, anchors: { grip: { x: 0.5, y: 0.8 } } },
    (p, l) => {
      const main = l.colour ?? '#2f5f9e';
      p.box(3, 2, 71, 97, 3, '#f4ecd8');
      p.box(0, 0, 70, 97, 3, main);
      p.box(0, 0, 8, 97, 3, darker(main, 0.25));
      p.line('M14 58H64', 1.2, lighter(main, 0.5));
      p.ball(39, 74, 11, lighter(main, 0.35));
      p.ball(39, 74, 7, lighter(main, 0.6));
    },
  ),
  drawn(
    'cloth-banner',
    { ratio: 2.5, metres: 2.6, anchors: { grip: { x: 0.5, y: 0.6 } } },
    (p, l) => {
      p.box(2, 0, 5, 100, 2, '#a9764a');
      p.box(243, 0, 5, 100, 2, '#a9764a');
      p.path('M5 4Q125 14 245 4V58Q125 68 5 58Z', l.colour ?? '#fdf6e6');
      p.line('M8 9Q125 19 242 9M8 53Q125 63 242 53', 1.4, '#d8424f');
    },
  ),
  drawn(
    'note-sheet',
    { ratio: 0.86, metres: 0.26, anchors: { grip: { x: 0.5, y: 0.85 } } },
    (p, l) => {
      const main = l.colour ?? '#fffbe8';
      p.path('M0 2H86V78L66 100H0Z', main);
      p.path('M86 78L66 100V80Z', darker(main, 0.18));
      p.ball(43, 6, 4, '#d8424f');
    },
  ),
  drawn(
    'lettered-cake',
    { ratio: 1.5, metres: 0.3, anchors: { outlet: { x: 0.5, y: 0.06 } } },
    (p, l) => {
      const main = l.colour ?? '#fff3e4';
      p.oval(75, 92, 75, 8, '#e6ebf2');
      for (const [x, c] of [
        [42, '#5fb8f0'],
        [64, '#ffd23f'],
        [86, '#7ed97a'],
        [108, '#c08bf0'],
      ] as const) {
        p.box(x - 2, 14, 4, 26, 1.5, c);
        p.path(`M${x} 2q5 7 0 12q-5 -5 0 -12z`, '#ffb03d');
      }
      p.path('M8 42H142V86Q75 100 8 86Z', main);
      p.oval(75, 42, 67, 11, lighter(main, 0.4));
      p.path(
        'M8 42Q75 62 142 42V52q-5 8 -10 0q-6 10 -13 1q-6 8 -13 1q-7 10 -14 1q-8 9 -17 0q-7 9 -14 0q-7 8 -13 -1q-6 8 -12 -1q-7 9 -14 -1q-6 7 -14 -2q-6 6 -10 -1Z',
        '#ff9dbd',
      );
    },
  ),
];
