import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A flipper that beats like a wing, from the shoulder at the origin. */
function flipper(
  p: Pen,
  at: { readonly x: number; readonly y: number; readonly angle: number; readonly size: number },
  colour: string,
): void {
  p.brush.save();
  p.brush.translate(at.x, at.y);
  p.brush.rotate(at.angle);
  p.brush.scale(at.size, at.size);
  p.path('M-8 -4Q2 -12 12 -6Q10 24 -16 50Q-26 58 -28 50Q-22 22 -8 -4Z', colour);
  p.line('M-2 4Q-8 26 -20 44', 1.4, darker(colour, 0.25));
  p.brush.restore();
}

const SHELL = 'M22 50Q34 4 84 4Q128 6 138 48Q126 68 82 70Q40 70 22 50Z';

/** Turtles that swim in the sea, seen from the side. */
export const SEA_TURTLES: readonly Thing[] = [
  drawn(
    'sea-turtle',
    {
      ratio: 1.8,
      metres: 0.9,
      medium: 'water',
      facing: 1,
      anchors: { mouth: { x: 0.98, y: 0.44 }, top: { x: 0.46, y: 0.18 } },
    },
    (p, { colour }) => {
      const skin = colour ?? '#6fa05a';
      const shell = colour === null ? '#7a6238' : darker(colour, 0.3);
      p.path('M30 56Q14 56 4 68Q2 76 10 74Q26 70 38 62Z', darker(skin, 0.12));
      p.path('M126 46Q140 30 158 30Q176 32 178 44Q176 56 160 56Q142 58 130 62Z', skin);
      p.path(SHELL, shell);
      p.within(SHELL, () => {
        for (const [x, y] of [
          [46, 30],
          [78, 20],
          [110, 30],
          [60, 48],
          [96, 48],
        ] as const)
          p.path(
            `M${x - 14} ${y}L${x - 6} ${y - 11}H${x + 7}L${x + 14} ${y}L${x + 6} ${y + 10}H${x - 7}Z`,
            lighter(shell, 0.2),
          );
        p.flat('M20 54Q80 76 140 50V80H20Z', '#ead9a4', 0.85);
      });
      p.ball(164, 40, 4, '#ffffff');
      p.spot(165, 40, 2.4, 2.7, '#221c28');
      p.line('M177 47Q170 51 162 50', 1.6, darker(skin, 0.45));
      for (const [x, y] of [
        [146, 40],
        [150, 50],
        [140, 50],
      ] as const)
        p.spot(x, y, 3, 2.4, darker(skin, 0.3), 0.6);
    },
    (p, seconds, { colour }) => {
      const skin = colour ?? '#6fa05a';
      const beat = Math.sin(seconds * 2.2);
      flipper(p, { x: 116, y: 58, angle: 0.25 + 0.45 * beat, size: 0.86 }, skin);
      flipper(p, { x: 44, y: 62, angle: 0.5 + 0.2 * beat, size: 0.42 }, darker(skin, 0.1));
    },
  ),
];
