import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What was no boat before somebody small went aboard. */
export const MAKESHIFT_BOATS: readonly Thing[] = [
  // Upside down, its handle is the mast.
  drawn(
    'umbrella-boat',
    { ratio: 1.5, metres: 0.8, medium: 'boat', anchors: { seat: { x: 0.34, y: 0.56 } } },
    (p, { colour }) => {
      const main = colour ?? '#d8474f';
      p.line('M75 62V12Q75 2 84 2T93 11', 3.6, '#8a5c38');
      p.oval(75, 56, 73, 9, darker(main, 0.42));
      p.path(
        'M0 54Q8 66 20 60Q34 72 50 63Q62 74 75 64Q88 74 100 63Q116 72 130 60Q142 66 150 54',
        main,
      );
      p.path(
        'M0 54Q14 96 75 98Q136 96 150 54Q142 64 130 60Q116 70 100 63Q88 72 75 64Q62 72 50 63Q34 70 20 60Q8 64 0 54Z',
        main,
      );
      p.path('M20 60Q30 92 75 98Q46 92 50 63Q34 70 20 60Z', lighter(main, 0.22));
      p.path('M100 63Q104 92 75 98Q120 92 130 60Q116 70 100 63Z', darker(main, 0.16));
      p.line('M75 96V100', 2.4, '#8a5c38');
    },
  ),
  // Its edges are turned up, its stem is the bow.
  drawn(
    'leaf-boat',
    { ratio: 2.3, metres: 0.22, medium: 'boat', facing: 1, anchors: { seat: { x: 0.5, y: 0.42 } } },
    (p, { colour }) => {
      const main = colour ?? '#57b04d';
      p.line('M204 40Q222 26 224 4', 5, darker(main, 0.2));
      p.path('M2 22Q100 20 208 40Q112 58 2 22Z', darker(main, 0.3));
      p.path('M0 20Q60 60 212 38Q190 98 110 98Q32 94 0 20Z', main);
      p.path('M0 20Q60 60 212 38Q208 48 200 58Q70 74 0 20Z', lighter(main, 0.25));
      p.line('M14 42Q70 92 180 70', 2.2, darker(main, 0.22));
      p.line('M52 66L44 84M88 76L88 94M128 78L138 92', 1.8, darker(main, 0.18));
    },
  ),
];
