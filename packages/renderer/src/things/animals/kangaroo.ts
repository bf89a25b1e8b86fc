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
  drawn(
    'kangaroo-and-joey',
    {
      ratio: 0.8,
      metres: 1.5,
      medium: 'land',
      facing: 1,
      anchors: { mouth: { x: 0.9, y: 0.24 }, top: { x: 0.5, y: 0.1 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#c58a55';
      p.path('M30 74Q10 84 2 98Q-2 102 6 100Q26 96 42 86Z', darker(main, 0.08));
      p.line('M50 44L62 52L66 44', 6, darker(main, 0.18));
      p.path('M38 40Q46 30 56 34Q68 46 65 66Q60 88 40 90Q20 88 25 66Q28 50 38 40Z', main);
      p.path('M55 42Q65 56 62 72Q55 86 44 84Q48 62 55 42Z', lighter(main, 0.4));
      p.path('M60 46L56 36Q64 38 66 46ZM68 45L72 35Q77 42 73 48Z', main);
      p.oval(66, 52, 9, 8, lighter(main, 0.12));
      p.path('M70 50Q79 52 79 57Q76 61 68 59Z', lighter(main, 0.2));
      p.spot(69, 51, 1.5, 1.8, '#2a1f1a');
      p.spot(78, 55.5, 1.6, 1.3, '#3a2a24');
      p.path('M48 60Q58 66 74 58Q76 76 62 82Q50 80 48 60Z', darker(main, 0.12));
      p.line('M48 60Q58 67 74 58', 1.6, darker(main, 0.36));
      p.path(
        'M24 72Q30 60 44 66Q54 76 47 88L66 93Q72 100 62 100H34Q20 94 24 72Z',
        darker(main, 0.06),
      );
      p.line('M50 42L58 52L66 49', 6.4, main);
      p.path('M42 42Q40 26 46 18L60 26Q60 38 56 44Z', main);
      p.path('M44 20Q44 8 56 8Q66 10 72 20Q74 26 66 28Q52 30 46 26Z', main);
      p.path('M46 14L38 1Q48 0 52 10ZM54 10L54 -1Q62 2 60 11Z', main);
      p.path('M46 12L42 4Q47 4 50 10Z', '#f0b9a0');
      p.spot(58, 16, 2.4, 2.8, '#2a1f1a');
      p.spot(71, 21, 2.4, 2, '#3a2a24');
    },
  ),
];
