import { darker } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A swan on the water, its neck bent like an S. */
export const SWANS: readonly Thing[] = [
  drawn(
    'swan',
    {
      ratio: 1.32,
      metres: 0.9,
      medium: 'boat',
      facing: 1,
      anchors: { top: { x: 0.4, y: 0.56 }, mouth: { x: 0.98, y: 0.24 }, grip: { x: 0.5, y: 0.6 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#fbfbff';
      const shade = colour === null ? '#dfe6f2' : darker(main, 0.16);
      p.line('M88 74Q118 62 104 38Q94 20 106 11', 12, main);
      p.path('M0 52Q10 56 22 60Q50 50 78 58Q104 66 104 80Q98 100 56 100Q12 98 0 52Z', main);
      p.path('M6 50Q40 40 70 58Q86 70 74 84Q34 86 6 50Z', shade);
      p.path('M16 54Q44 48 66 62Q76 70 68 78Q38 78 16 54Z', main);
      p.path('M98 13Q98 0 110 1Q121 3 119 14Q114 23 105 21Q98 19 98 13Z', main);
      p.path('M116 9Q126 14 131 25Q120 24 113 18Z', '#f2913c');
      p.path('M114 7L119 11L115 17Z', '#241f2c');
      p.spot(110, 10, 1.8, 2, '#241f2c');
    },
  ),
];
