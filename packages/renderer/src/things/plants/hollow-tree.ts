import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** An old trunk with a hole that animals live in. */
export const HOLLOW_TREES: readonly Thing[] = [
  drawn(
    'hollow-tree',
    {
      ratio: 1.1,
      metres: 2.1,
      medium: 'scenery',
      anchors: {
        inside: { x: 0.24, y: 0.31, width: 0.52, height: 0.52 },
        top: { x: 0.5, y: 0.04 },
      },
    },
    (p, { colour }) => {
      const bark = colour ?? '#8a5f40';
      const leaf = '#5a9a48';
      for (const [x, y, r] of [
        [15, 19, 14],
        [40, 15, 15],
        [71, 15, 15],
        [95, 19, 13],
      ] as const)
        p.ball(x, y, r, leaf);
      p.path('M24 28Q16 20 6 22L8 15Q22 12 32 20ZM84 28Q92 18 104 20L102 13Q86 10 76 20Z', bark);
      p.path('M4 100Q15 90 15 64L18 22Q32 14 54 20Q76 14 92 22L95 64Q95 90 106 100Z', bark);
      p.line(
        'M20 34Q18 60 16 90M89 30Q92 44 92 56M92 72Q93 86 97 96M30 90Q28 94 28 98',
        1.2,
        darker(bark, 0.3),
      );
      p.path('M22 58Q22 26 55 26Q88 26 88 58Q88 88 55 88Q22 88 22 58Z', lighter(bark, 0.22));
      p.path('M25 58Q25 29.5 55 29.5Q85 29.5 85 58Q85 85 55 85Q25 85 25 58Z', '#3a271d');
      p.path('M32 77Q55 71 78 77Q70 85 55 85Q40 85 32 77Z', '#5b3d2b');
      for (const x of [14, 34, 64, 90]) p.ball(x, 13 + (x % 4), 9, lighter(leaf, 0.14));
    },
  ),
];
