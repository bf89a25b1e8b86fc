import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What people put up for birds. */
export const FOR_BIRDS: readonly Thing[] = [
  drawn(
    'bird-bath',
    { ratio: 1.6, metres: 0.5, anchors: { top: { x: 0.5, y: 0.2 } } },
    (p, { colour }) => {
      const main = colour ?? '#b4b6ba';
      p.path('M44 100Q50 88 62 86H98Q110 88 116 100Z', darker(main, 0.12));
      p.path('M64 90Q74 74 66 52H94Q86 74 96 90Z', main);
      p.line('M66 72H94', 1.8, darker(main, 0.25));
      p.path('M0 18Q12 58 80 60Q148 58 160 18Z', main);
      p.oval(80, 18, 80, 15, lighter(main, 0.25));
      p.oval(80, 19.5, 71, 11, '#7cc6e6');
      p.spot(58, 16, 24, 2, '#ffffff', 0.6);
      p.spot(106, 23, 18, 1.8, '#ffffff', 0.5);
    },
  ),
  drawn(
    'bird-feeder',
    { ratio: 0.86, metres: 0.9, anchors: { top: { x: 0.5, y: 0.53 } } },
    (p, { colour }) => {
      const main = colour ?? '#c98a52';
      p.box(39.5, 56, 7, 44, 1, '#8a5c3c');
      p.path('M43 70L22 58H64Z', darker('#8a5c3c', 0.15));
      for (const x of [15, 67]) p.box(x, 20, 4, 36, 1, darker(main, 0.2));
      p.path('M0 24L43 0L86 24L82 29H4Z', darker(main, 0.32));
      p.path('M4 24L43 3L50 7L14 28H4Z', main);
      p.box(6, 53, 74, 7, 2, main);
      p.path('M24 53Q34 44 44 48Q54 43 62 53Z', '#d9b25c');
      for (const [x, y] of [
        [32, 50],
        [40, 49],
        [48, 50.5],
        [56, 51],
      ] as const)
        p.spot(x, y, 1.4, 1, '#8a6a2c');
    },
  ),
];
