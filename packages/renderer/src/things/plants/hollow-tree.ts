import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** An old trunk with a hole that animals live in. */
export const HOLLOW_TREES: readonly Thing[] = [
  drawn(
    'hollow-tree',
    {
      ratio: 0.9,
      metres: 1.6,
      medium: 'scenery',
      anchors: {
        inside: { x: 0.34, y: 0.36, width: 0.3, height: 0.25 },
        top: { x: 0.5, y: 0.04 },
      },
    },
    (p, { colour }) => {
      const bark = colour ?? '#8a5f40';
      const leaf = '#5a9a48';
      for (const [x, y, r] of [
        [15, 19, 14],
        [34, 15, 15],
        [57, 15, 15],
        [76, 19, 13],
      ] as const)
        p.ball(x, y, r, leaf);
      p.path('M26 26Q18 20 6 22L8 15Q22 12 32 20ZM62 26Q70 16 84 18L82 11Q66 10 58 20Z', bark);
      p.path('M12 100Q24 92 24 64L22 22Q32 14 46 20Q58 14 68 22L66 64Q66 92 80 100Z', bark);
      p.line(
        'M30 30Q28 60 24 92M60 28Q62 40 60 46M62 70Q62 84 68 96M36 72Q34 86 36 98',
        1.2,
        darker(bark, 0.3),
      );
      p.path('M29 48Q29 33 44 33Q60 33 60 49Q60 63 44 63Q29 63 29 48Z', lighter(bark, 0.22));
      p.path('M31 48Q31 36 44 36Q58 36 58 49Q58 61 44 61Q31 61 31 48Z', '#2e1f18');
      for (const x of [14, 30, 52, 72]) p.ball(x, 13 + (x % 4), 9, lighter(leaf, 0.14));
    },
  ),
];
