import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Kangaroos fight on their hind legs. */
export const KANGAROOS: readonly Thing[] = [
  drawn(
    'boxing-kangaroo',
    {
      ratio: 0.86,
      metres: 1.5,
      medium: 'land',
      facing: 1,
      anchors: { mouth: { x: 0.98, y: 0.36 }, top: { x: 0.5, y: 0.1 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#c58a55';
      p.path('M30 74Q10 84 2 98Q-2 102 6 100Q26 96 42 86Z', darker(main, 0.08));
      p.line('M50 44L66 46L74 34', 6, darker(main, 0.18));
      p.ball(76, 32, 8, darker('#d8343c', 0.18));
      p.path('M38 40Q46 30 56 34Q66 46 62 66Q58 88 40 90Q22 88 26 66Q28 50 38 40Z', main);
      p.path('M54 46Q62 58 58 74Q52 86 44 84Q48 64 54 46Z', lighter(main, 0.4));
      p.path(
        'M26 72Q32 60 46 66Q56 76 48 88L66 93Q72 100 62 100H34Q22 94 26 72Z',
        darker(main, 0.06),
      );
      p.line('M52 46L64 54L72 46', 7, main);
      p.ball(76, 44, 9, '#d8343c');
      p.spot(73, 41, 3, 2.6, '#ffffff', 0.5);
      p.path('M42 42Q40 26 46 18L60 26Q60 38 56 44Z', main);
      p.path('M44 20Q44 8 56 8Q66 10 72 20Q74 26 66 28Q52 30 46 26Z', main);
      p.path('M46 14L38 1Q48 0 52 10ZM54 10L54 -1Q62 2 60 11Z', main);
      p.path('M46 12L42 4Q47 4 50 10Z', '#f0b9a0');
      p.spot(58, 16, 2.4, 2.8, '#2a1f1a');
      p.spot(71, 21, 2.4, 2, '#3a2a24');
    },
  ),
];
