import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What is sold with a picture on it, which has its room in the middle. */
export const PRINTED: readonly Thing[] = [
  drawn(
    'printed-mug',
    {
      ratio: 1.05,
      metres: 0.12,
      anchors: {
        grip: { x: 0.88, y: 0.5 },
        outlet: { x: 0.42, y: 0.08 },
        inside: { x: 0.12, y: 0.24, width: 0.52, height: 0.66 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? '#fbf6ec';
      p.ring(86, 52, 15, 8, darker(main, 0.12));
      p.path('M0 8H80V88Q80 100 68 100H12Q0 100 0 88Z', main);
      p.oval(40, 9, 40, 9, lighter(main, 0.4));
      p.oval(40, 11, 35, 6.6, '#5f3823');
    },
  ),
];
