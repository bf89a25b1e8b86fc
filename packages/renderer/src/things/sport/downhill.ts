import { darker } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What goes down a slope: somebody on a board that points down, and a stone that rolls. */
export const DOWNHILL: readonly Thing[] = [
  drawn(
    'snowboarder',
    {
      ratio: 1,
      metres: 1.6,
      medium: 'land',
      facing: 1,
      anchors: { hand: { x: 0.9, y: 0.34 }, mouth: { x: 0.6, y: 0.22 } },
    },
    (p, { colour }) => {
      const jacket = colour ?? '#f2662c';
      p.line('M46 34L26 42L12 32', 8, darker(jacket, 0.16));
      p.ball(11, 31, 5, '#ffb52c');
      p.line('M8 60Q4 58 3 54M8 60L86 94Q92 97 97 95', 7.5, '#7a4fd0');
      p.line('M12 60L86 92', 2, '#c9b3ff');
      p.line('M38 70L30 58L46 48', 11, '#34405c');
      p.line('M66 82L68 64L52 50', 11, '#3d4a69');
      p.line('M36 70L42 72M64 82L70 85', 9, '#3f8efc');
      p.path('M38 52Q34 34 46 26Q60 22 64 34Q64 48 58 58Q46 62 38 52Z', jacket);
      p.line('M60 33L76 42L90 34', 8, jacket);
      p.ball(91, 33, 5, '#ffb52c');
      p.ball(58, 16, 12, '#f0b98a');
      p.path('M45 18Q44 1 60 1Q72 4 71 13L58 12Q52 20 45 18Z', '#2f7fd6');
      p.line('M46 15L58 16', 3, '#2a2f3c');
      p.box(57, 11, 15, 9, 4, '#2a2f3c');
      p.box(59, 12.5, 11, 6, 3, '#7fd6f2');
      p.line('M62 24Q66 25 68 23', 1.6, '#8a4a3a');
    },
  ),
  drawn('round-boulder', { ratio: 1, metres: 1.6 }, (p, { colour }) => {
    const main = colour ?? '#8d8a98';
    p.path('M50 0Q84 2 96 32Q104 66 80 88Q54 106 24 92Q-4 74 2 40Q12 6 50 0Z', main);
    p.flat('M20 34Q34 12 58 12Q42 24 40 40Q30 46 20 34Z', '#ffffff', 0.25);
    p.flat('M66 90Q78 70 94 62Q92 84 66 90Z', darker(main, 0.4), 0.45);
    p.line('M30 62L44 72L42 84M62 26L72 42L88 44', 2, darker(main, 0.4));
    p.spot(24, 60, 5, 4, darker(main, 0.3), 0.6);
    p.spot(66, 62, 7, 5, darker(main, 0.3), 0.5);
  }),
];
