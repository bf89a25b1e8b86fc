import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const DOWN = '#9c8878';

/** A chick whose head is thrown back, with its beak open. */
function chick(p: Pen, x: number, rise: number, gape: number): void {
  const y = 34 - rise;
  p.path(
    `M${x - 15} 66Q${x - 16} ${y + 10} ${x - 8} ${y + 4}H${x + 8}Q${x + 16} ${y + 10} ${x + 15} 66Z`,
    DOWN,
  );
  p.ball(x, y + 4, 14, lighter(DOWN, 0.12));
  p.path(
    `M${x - 9} ${y - 3}L${x - 2 - gape} ${y - 17}Q${x} ${y - 6} ${x + 1} ${y + 1}Z`,
    '#f7b733',
  );
  p.path(
    `M${x + 9} ${y - 3}L${x + 2 + gape} ${y - 17}Q${x} ${y - 6} ${x - 1} ${y + 1}Z`,
    '#f7b733',
  );
  p.flat(
    `M${x - 5} ${y - 3}L${x - gape * 0.7} ${y - 11}H${x + gape * 0.7}L${x + 5} ${y - 3}Q${x} ${y + 2} ${x - 5} ${y - 3}Z`,
    '#e0483f',
  );
  p.spot(x - 7, y + 4, 2, 2.3, '#241c22');
  p.spot(x + 7, y + 4, 2, 2.3, '#241c22');
  p.line(`M${x - 3} ${y - 9}L${x - 5} ${y - 14}`, 1.4, darker(DOWN, 0.2));
}

const TWIGS = ['#8a6140', '#a37a50', '#6f4c33', '#b98f62'] as const;

/** The front of the nest, which hides the chicks below their necks. */
function rim(p: Pen): void {
  p.path('M6 56Q30 66 80 66T154 56Q152 98 80 99Q8 98 6 56Z', '#7d5839');
  for (let at = 0; at < 46; at += 1) {
    const along = (at * 0.618) % 1;
    const across = along * 2 - 1;
    const deep = Math.sqrt(1 - across * across * 0.92);
    const [x, y] = [80 + across * 66, 63 + ((along * 977) % 1) * 32 * deep];
    const [lean, long] = [((at * 29) % 13) - 6, 9 + ((at * 13) % 9)];
    p.line(
      `M${x - long} ${y + lean * 0.5}Q${x} ${y - lean * 0.3} ${x + long} ${y - lean * 0.5}`,
      2.2,
      TWIGS[at % 4] ?? TWIGS[0],
    );
  }
}

/** A nest with three chicks that beg for food. */
export const BROODS: readonly Thing[] = [
  drawn(
    'chick-nest',
    {
      ratio: 1.6,
      metres: 0.26,
      medium: 'land',
      facing: 0,
      anchors: { top: { x: 0.86, y: 0.5 }, mouth: { x: 0.5, y: 0.2 } },
    },
    (p) => p.path('M8 56Q30 46 80 46T152 56Q130 70 80 70T8 56Z', '#4f3626'),
    (p, seconds) => {
      for (const [at, x] of [44, 80, 116].entries()) {
        const beat = Math.sin(seconds * 4.4 + at * 2.1);
        chick(p, x, 3 + beat * 3, 6 + beat * 2);
      }
      rim(p);
    },
  ),
];
