import { darker } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** The long boats of Venice. */
export const GONDOLAS: readonly Thing[] = [
  drawn(
    'gondola',
    {
      ratio: 3.4,
      metres: 1.25,
      medium: 'boat',
      facing: 1,
      anchors: { seat: { x: 0.42, y: 0.62 }, top: { x: 0.3, y: 0.62 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#2a2530';
      p.box(120, 44, 60, 26, 6, '#a82f48');
      p.path('M128 44Q132 22 150 22T172 44Z', '#c8425a');
      p.path(
        'M0 36Q10 46 20 52Q150 78 290 52Q312 44 318 8L330 0L334 12Q332 66 292 88Q160 106 60 92Q16 80 0 36Z',
        main,
      );
      p.line('M20 54Q150 80 290 54', 4, '#e2b64c');
      p.line('M318 8L332 2M316 18L334 14M314 28L334 26M310 40L332 40', 3, '#c9d0dc');
      p.path('M50 78Q160 96 282 76L276 84Q160 100 60 86Z', darker(main, 0.3));
      p.line('M52 0L112 92', 4, '#b98a5a');
    },
  ),
];
