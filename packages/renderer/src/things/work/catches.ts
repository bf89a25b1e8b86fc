import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HAY = '#e2b84e';

/** Fish in a net: where each is, and how it lies. */
const FISH = [
  [34, 58, 0.5],
  [62, 46, -0.4],
  [92, 56, 0.9],
  [50, 80, -0.8],
  [80, 80, 0.2],
  [108, 76, -0.5],
  [70, 64, 1.2],
] as const;

/** What work brings in, with what it is brought in by. */
export const CATCHES: readonly Thing[] = [
  drawn(
    'full-net',
    { ratio: 1.4, metres: 0.9, anchors: { grip: { x: 0.5, y: 0.06 } } },
    (p, { colour }) => {
      const cord = colour ?? '#d8c9a0';
      const sack =
        'M70 4Q50 22 22 40Q-6 66 12 88Q40 104 72 100Q112 104 130 86Q146 62 116 40Q88 22 70 4Z';
      p.flat(sack, '#4f6f7a', 0.5);
      for (const [at, [x, y, turn]] of FISH.entries()) {
        p.brush.save();
        p.brush.translate(x, y);
        p.brush.rotate(turn);
        const main = at % 2 === 0 ? '#b9cfdd' : '#8fb4cc';
        p.path('M10 0L26 -10V10Z', darker(main, 0.15));
        p.oval(0, 0, 19, 9.5, main);
        p.spot(-11, -2, 2.2, 2.2, '#1f2a33');
        p.line('M-5 -7Q-2 0 -5 7', 1.2, darker(main, 0.3));
        p.brush.restore();
      }
      p.within(sack, () => {
        for (let at = -8; at < 16; at += 1) {
          p.line(`M${at * 15} 0L${at * 15 + 70} 100`, 1.3, cord);
          p.line(`M${at * 15 + 70} 0L${at * 15} 100`, 1.3, cord);
        }
      });
      p.line(sack, 2.6, darker(cord, 0.15));
      p.line('M62 12Q70 20 78 12M70 4V0', 4, darker(cord, 0.25));
    },
  ),
  drawn(
    'hay-wagon',
    {
      ratio: 1.5,
      metres: 2.4,
      medium: 'land',
      facing: 1,
      anchors: { seat: { x: 0.42, y: 0.06 }, top: { x: 0.42, y: 0.04 } },
    },
    (p, { colour }) => {
      p.path('M2 62Q-4 40 14 26Q24 6 48 4Q66 -4 84 6Q112 6 118 30Q132 44 124 62Z', HAY);
      for (let at = 0; at < 34; at += 1) {
        const [x, y] = [8 + ((at * 37) % 108), 12 + ((at * 23) % 46)];
        const lean = ((at * 7) % 9) - 4;
        p.line(
          `M${x} ${y}l${lean * 1.6} ${9 + (at % 4)}`,
          1.2,
          at % 2 === 0 ? darker(HAY, 0.22) : lighter(HAY, 0.4),
        );
      }
      p.line('M122 74L149 70', 4, '#7a4a33');
      const wood = colour ?? '#a9714a';
      p.path('M0 58H124L120 78H4Z', wood);
      p.line('M2 65H122M3 72H121', 1, darker(wood, 0.25));
      for (const x of [10, 40, 70, 100]) p.line(`M${x} 48V76`, 2.4, darker(wood, 0.15));
      for (const x of [28, 98]) {
        p.ball(x, 84, 16, '#4a3a34');
        p.ball(x, 84, 8, '#b9a58c');
      }
    },
  ),
  drawn(
    'manhole',
    { ratio: 3.2, metres: 0.28, anchors: { outlet: { x: 0.5, y: 0.2 } } },
    (p, { colour }) => {
      const iron = colour ?? '#5a5f6c';
      p.oval(160, 52, 160, 48, darker(iron, 0.35));
      p.oval(160, 46, 142, 40, iron);
      for (const y of [26, 46, 66])
        p.line(`M${60 + Math.abs(y - 46)} ${y}H${260 - Math.abs(y - 46)}`, 5, darker(iron, 0.3));
      for (const x of [100, 160, 220]) p.line(`M${x} 14V78`, 5, darker(iron, 0.3));
    },
  ),
];
