import { darker, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { clumps } from './clumps.ts';

interface Limb {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly long: number;
  /** How often it forks. */
  readonly forks: number;
}

/** A limb and those that fork from it, each side at another angle. */
function limb(p: Pen, { x, y, angle, long, forks }: Limb, bark: string, snow: boolean): void {
  const end = { x: x + Math.cos(angle) * long, y: y + Math.sin(angle) * long };
  p.stick({ x, y }, end, Math.max(0.9, long * 0.2), bark);
  if (snow && Math.abs(Math.cos(angle)) > 0.3) {
    const up = Math.max(0.5, long * 0.08);
    p.stick({ x, y: y - up }, { x: end.x, y: end.y - up }, Math.max(0.8, long * 0.1), '#f6faff');
  }
  if (forks === 0) return;
  const turn = 0.3 + ((forks * 7 + Math.round(x)) % 5) * 0.08;
  for (const [side, share] of [
    [-1, 0.74],
    [1, 0.7],
  ] as const)
    limb(
      p,
      { ...end, angle: angle + side * turn, long: long * share, forks: forks - 1 },
      bark,
      snow,
    );
}

function trunk(p: Pen, bark: string): void {
  p.path('M40 100Q47 84 46 66H54Q53 84 62 100Z', bark);
}

export const BARE_TREES: readonly Thing[] = [
  drawn(
    'bare-tree',
    {
      ratio: 1,
      metres: 7,
      medium: 'scenery',
      anchors: { mouth: { x: 0.5, y: 0.5 }, top: { x: 0.5, y: 0.1 } },
    },
    (p, { colour, states }) => {
      const bark = colour ?? '#5f4a40';
      const snow = states.includes('snowy');
      trunk(p, bark);
      const from = { x: 50, y: 70, forks: 4 };
      limb(p, { ...from, angle: -1.55, long: 20 }, bark, snow);
      limb(p, { ...from, y: 66, angle: -2.35, long: 18, forks: 3 }, bark, snow);
      limb(p, { ...from, y: 64, angle: -0.8, long: 18, forks: 3 }, bark, snow);
    },
  ),
  drawn(
    'dead-tree',
    {
      ratio: 0.9,
      metres: 6,
      medium: 'scenery',
      anchors: { mouth: { x: 0.5, y: 0.5 }, top: { x: 0.44, y: 0.1 } },
    },
    (p, { colour }) => {
      const bark = colour ?? '#8a7a6c';
      p.path(
        'M30 100Q40 84 38 62Q30 50 14 44L2 46L14 39Q24 38 34 45L32 30L22 16L12 14L24 10L32 18L36 4L40 0L40 22L44 46Q54 34 60 30L62 12L67 26L84 18L88 22L70 34Q58 44 52 62Q50 84 62 100Z',
        bark,
      );
      p.line('M42 92Q44 76 42 58M48 90Q46 74 48 62', 1.4, darker(bark, 0.35));
      p.spot(45, 70, 2.6, 4, darker(bark, 0.55));
    },
  ),
  drawn(
    'bonsai',
    { ratio: 1.25, metres: 0.5, anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { colour }) => {
      p.path('M26 82H100L92 98H34Z', '#7a4238');
      p.box(22, 78, 82, 7, 3, '#93544a');
      p.box(34, 96, 10, 4, 1, '#5f332c');
      p.box(82, 96, 10, 4, 1, '#5f332c');
      p.oval(63, 78, 34, 4, '#5f8a4a');
      p.path(
        'M52 79Q60 68 54 58Q46 48 62 40Q76 34 70 22L75 22Q82 36 68 45Q58 50 66 60Q72 70 72 79Z',
        '#6b4a38',
      );
      p.line('M58 50Q40 48 30 44M70 40Q88 44 98 40', 3.4, '#6b4a38');
      const leaf = colour ?? '#4f8f4c';
      clumps(p, leaf, [
        [24, 42, 13],
        [37, 38, 11],
        [98, 40, 12],
        [86, 36, 10],
        [62, 20, 13],
        [76, 16, 14],
        [90, 20, 10],
      ]);
    },
  ),
];
