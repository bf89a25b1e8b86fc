import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A broken hull on its side, grown over. */
function wreck(p: Pen, main: string): void {
  p.line('M62 60L40 4', 5, darker(main, 0.2));
  p.line('M106 58L118 12', 5, darker(main, 0.2));
  p.line('M34 20L62 14M108 26L134 34', 3, darker(main, 0.2));
  p.flat('M44 18Q62 22 60 44L52 34L48 46Z', '#c9c4ae', 0.85);
  p.flat('M112 32Q132 38 126 56L118 48L110 58Z', '#bdb8a2', 0.85);
  p.path('M4 50L34 44L40 58H86L92 72L100 58L150 52L168 40Q170 80 138 100H36Q10 92 4 50Z', main);
  p.path('M12 66Q80 80 160 62L156 72Q80 90 18 78Z', lighter(main, 0.16));
  p.path('M62 78Q76 70 92 78Q96 92 84 98H68Q56 92 62 78Z', darker(main, 0.6));
  p.line('M66 78L70 98M78 75V98M88 78L84 98', 2.6, darker(main, 0.25));
  for (const x of [34, 48, 116, 134]) p.ball(x, 76, 4.4, darker(main, 0.55));
  p.path('M20 100Q14 84 22 74Q24 88 30 100ZM140 100Q136 82 146 72Q146 88 152 100Z', '#3f9a6a');
  p.ball(106, 96, 6, '#e0708c');
  p.ball(116, 98, 5, '#f2a05a');
}

/** Torn sails and a pale light around it. */
function ghostShip(p: Pen): void {
  const [wood, cloth] = ['#4c5a62', '#a9c4b8'];
  p.glow(72, 56, 74, '#8fffd0', 0.55);
  for (const [x, top] of [
    [38, 10],
    [70, 2],
    [101, 12],
  ] as const)
    p.line(`M${x} ${top}V76`, 2.6, wood);
  p.line('M112 66L142 46', 2.4, wood);
  for (const [x, y, wide, tall] of [
    [24, 22, 28, 44],
    [54, 12, 34, 52],
    [89, 22, 26, 42],
  ] as const) {
    p.path(
      `M${x} ${y}Q${x + wide / 2} ${y - 3} ${x + wide} ${y}Q${x + wide + 7} ${y + tall / 2} ${x + wide} ${y + tall}L${x + wide * 0.8} ${y + tall - 10}L${x + wide * 0.6} ${y + tall + 2}L${x + wide * 0.42} ${y + tall - 14}L${x + wide * 0.2} ${y + tall - 2}L${x} ${y + tall - 8}Q${x + 7} ${y + tall / 2} ${x} ${y}Z`,
      cloth,
    );
    p.flat(`M${x + wide * 0.4} ${y + 12}l8 4l-4 8l-7 -3z`, '#3a4a52', 0.7);
    p.line(`M${x - 2} ${y}H${x + wide + 2}`, 1.6, wood);
  }
  p.path('M6 58H26V70H118L130 62Q128 88 108 100H30Q10 90 6 58Z', wood);
  p.path('M8 72Q70 86 126 74L124 80Q70 92 10 80Z', darker(wood, 0.3));
  for (let at = 0; at < 5; at += 1) p.ball(37 + at * 16, 85, 3.6, '#b8ffe0');
  p.ball(14, 64, 4, '#b8ffe0');
}

/** Bars are drawn over who is in it. */
function bars(p: Pen): void {
  for (const x of [6, 20, 34, 48, 62, 74]) p.line(`M${x} 10V96`, 2.2, '#aeb8c4');
  p.line('M4 40H76M4 70H76', 2, '#98a4b2');
  p.box(2, 6, 76, 6, 2, '#c4ccd6');
  p.box(2, 94, 76, 6, 2, '#8d98a8');
}

export const WRECKS: readonly Thing[] = [
  drawn(
    'shipwreck',
    { ratio: 1.7, metres: 9, medium: 'scenery', anchors: { top: { x: 0.6, y: 0.56 } } },
    (p, { colour }) => wreck(p, colour ?? '#6b5240'),
  ),
  drawn(
    'ghost-ship',
    { ratio: 1.44, metres: 14, medium: 'boat', facing: 1, anchors: { top: { x: 0.62, y: 0.7 } } },
    ghostShip,
  ),
  drawn(
    'shark-cage',
    {
      ratio: 0.8,
      metres: 2.5,
      anchors: { inside: { x: 0.1, y: 0.12, width: 0.8, height: 0.84 }, top: { x: 0.5, y: 0.06 } },
    },
    (p) => {
      p.line('M40 0V8', 2.4, '#8d98a8');
      bars(p);
    },
  ),
];
