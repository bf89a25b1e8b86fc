import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const FRONDS = [
  [-58, 24],
  [-46, 4],
  [-26, -14],
  [2, -20],
  [30, -14],
  [48, 6],
  [56, 28],
  [-34, 34],
  [36, 38],
] as const;

function frond(p: Pen, [dx, dy]: readonly [number, number], colour: string): void {
  const [x, y] = [62, 24];
  const [midX, midY] = [x + dx * 0.55, y + dy * 0.4 - 12];
  p.path(
    `M${x} ${y}Q${midX} ${midY - 5} ${x + dx} ${y + dy}Q${midX + dx * 0.08} ${midY + 10} ${x} ${y}Z`,
    colour,
  );
}

/** A palm that leans, with its nuts. */
export const PALMS: readonly Thing[] = [
  drawn(
    'palm-tree',
    { ratio: 1.2, metres: 6, medium: 'scenery', anchors: { top: { x: 0.5, y: 0.2 } } },
    (p, { colour }) => {
      const leaf = colour ?? '#3fa34d';
      p.path('M50 100Q52 60 58 24H66Q62 62 63 100Z', '#a9744f');
      for (let y = 34; y < 98; y += 9) p.line(`M55 ${y}Q59 ${y + 3} 64 ${y}`, 1.6, '#7d5236');
      for (const [at, tip] of FRONDS.entries())
        frond(p, tip, at % 2 === 0 ? leaf : lighter(leaf, 0.16));
      for (const [x, y] of [
        [57, 28],
        [66, 29],
        [62, 33],
      ] as const)
        p.ball(x, y, 4.2, darker('#7d5236', 0.2));
    },
  ),
];
