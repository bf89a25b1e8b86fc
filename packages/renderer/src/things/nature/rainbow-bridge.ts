import { drawn, type Thing } from '../thing.ts';

const BANDS = ['#f2545b', '#f79a3c', '#ffd84d', '#66c96b', '#4aa8f0', '#5b6be0', '#a95fd6'];
const WIDE = 320;

/** A rainbow from near by, which somebody can be on. */
export const RAINBOW_BRIDGES: readonly Thing[] = [
  drawn(
    'rainbow-bridge',
    { ratio: WIDE / 100, metres: 4.5, medium: 'scenery', anchors: { top: { x: 0.5, y: 0.03 } } },
    (p) => {
      for (const [at, colour] of BANDS.entries()) {
        const down = 5 + at * 8;
        p.line(
          `M${at * 7 + 4} 120Q${WIDE / 2} ${down - 118 + at * 8} ${WIDE - at * 7 - 4} 120`,
          9,
          colour,
        );
      }
      for (const x of [12, WIDE - 12])
        for (const [dx, y, r] of [
          [-14, 92, 13],
          [4, 88, 16],
          [22, 94, 12],
        ] as const)
          p.ball(x + (x < 100 ? dx : -dx), y, r, '#ffffff');
    },
  ),
];
