import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** The wall of a castle that one stands on, with what shelters those behind it. */
export const BATTLEMENTS: readonly Thing[] = [
  drawn(
    'castle-wall',
    { ratio: 2.2, metres: 4.5, anchors: { top: { x: 0.5, y: 0.2 } } },
    (p, { colour }) => {
      const main = colour ?? '#a7a9b4';
      p.box(2, 16, 216, 84, 0, main);
      for (let row = 0; row < 6; row += 1)
        for (let x = row % 2 === 0 ? 6 : 18; x < 202; x += 27)
          p.box(
            x,
            34 + row * 11,
            14,
            6,
            1.4,
            row % 3 === 1 ? lighter(main, 0.16) : darker(main, 0.1),
          );
      p.box(0, 16, 220, 9, 1, darker(main, 0.16));
      p.box(0, 15, 220, 4, 1, lighter(main, 0.3));
      // Those in the middle are left out, for who stands there is to be seen.
      for (const x of [0, 30, 60, 140, 170, 200]) {
        p.box(x, 0, 20, 18, 1, main);
        p.box(x - 1, -1, 22, 4, 1, lighter(main, 0.26));
      }
      for (const x of [48, 108, 168]) p.box(x, 44, 5, 24, 2.4, '#3d3f4c');
      p.box(0, 95, 220, 5, 0, darker(main, 0.24));
    },
  ),
];
