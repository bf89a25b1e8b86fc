import type { Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Twigs across each other, from left to right; the same ones every time. */
function twigs(p: Pen, many: number, at: (along: number) => readonly [number, number]): void {
  const barks = ['#8a6140', '#a37a50', '#6f4c33', '#b98f62'];
  for (let one = 0; one < many; one += 1) {
    const [x, y] = at((one * 0.618) % 1);
    const [lean, long] = [((one * 29) % 17) - 8, 14 + ((one * 13) % 12)];
    const bark = barks[one % barks.length] ?? '#8a6140';
    p.line(
      `M${x - long} ${y + lean * 0.5}Q${x} ${y - lean * 0.3} ${x + long} ${y - lean * 0.5}`,
      3,
      bark,
    );
  }
}

/** Where termites go in and out. */
const HOLES = [
  [70, 34],
  [92, 52],
  [60, 66],
  [112, 40],
  [118, 74],
  [84, 84],
] as const;

/** What animals live in, drink from, roll in and eat. */
export const FOR_ANIMALS: readonly Thing[] = [
  drawn(
    'brood-nest',
    {
      ratio: 2.5,
      metres: 0.36,
      anchors: { top: { x: 0.5, y: 0.3 }, inside: { x: 0.14, y: 0.12, width: 0.72, height: 0.5 } },
    },
    (p) => {
      for (const x of [64, 92, 160, 188]) p.oval(x, 30, 13, 18, '#f6ead6');
      p.path('M6 30Q30 44 125 44T244 30Q240 96 125 98Q10 96 6 30Z', '#7d5839');
      twigs(p, 64, (along) => {
        const across = along * 2 - 1;
        const deep = Math.sqrt(1 - across * across * 0.9);
        return [125 + across * 98, 46 + ((along * 977) % 1) * 44 * deep];
      });
      twigs(p, 22, (along) => [125 + (along * 2 - 1) * 106, 42 - Math.abs(along * 2 - 1) * 8]);
    },
  ),
  drawn('mud-puddle', { ratio: 5, metres: 0.34, anchors: { top: { x: 0.5, y: 0.52 } } }, (p) => {
    p.path(
      'M2 54Q10 14 120 16Q210 -8 330 14Q500 4 498 54Q490 98 300 94Q160 106 70 90Q-4 88 2 54Z',
      '#6b4630',
    );
    p.path(
      'M26 52Q40 26 140 28Q240 10 340 28Q470 22 474 54Q460 82 300 80Q160 92 90 78Q20 76 26 52Z',
      '#85583c',
    );
    p.flat('M70 46Q140 32 230 36Q160 46 110 56Q80 58 70 46Z', '#c59a78', 0.55);
    p.flat('M300 66Q370 64 420 50Q400 74 310 76Z', '#c59a78', 0.4);
    for (const [x, y] of [
      [60, 66],
      [176, 70],
      [262, 40],
      [408, 36],
    ] as const)
      p.oval(x, y, 12, 5, '#5a3826');
  }),
  drawn(
    'waterhole',
    { ratio: 5, metres: 0.3, anchors: { top: { x: 0.5, y: 0.5 } } },
    (p) => {
      p.path(
        'M2 54Q10 12 120 14Q210 -8 330 12Q500 2 498 54Q490 100 300 96Q160 108 70 92Q-4 90 2 54Z',
        '#a88a5c',
      );
      p.path(
        'M20 54Q34 24 130 24Q230 6 340 22Q476 16 480 54Q466 90 300 86Q160 98 84 84Q14 82 20 54Z',
        '#5ba7d6',
      );
      p.flat('M70 44Q150 28 240 32Q160 42 110 54Q78 58 70 44Z', '#ffffff', 0.5);
    },
    (p, seconds) => {
      const grow = (seconds * 0.7) % 1;
      p.brush.globalAlpha = 1 - grow;
      p.line(
        `M${120 - grow * 60} 56a${60 * grow + 8} ${14 * grow + 3} 0 1 0 ${120 * grow + 16} 0a${60 * grow + 8} ${14 * grow + 3} 0 1 0 ${-120 * grow - 16} 0`,
        2.4,
        '#e6f6ff',
      );
      p.brush.globalAlpha = 1;
    },
  ),
  drawn(
    'termite-mound',
    { ratio: 1.7, metres: 0.8, anchors: { top: { x: 0.5, y: 0.06 } } },
    (p, { colour }) => {
      const main = colour ?? '#b5703f';
      p.path('M0 100Q18 84 30 50Q40 18 62 6Q86 -2 108 6Q132 20 140 52Q150 86 170 100Z', main);
      p.flat('M30 50Q40 18 62 6Q52 30 52 60Q40 90 20 98Q10 99 0 100Q18 84 30 50Z', '#e2a06a', 0.5);
      p.flat('M108 6Q132 20 140 52Q150 86 170 100H120Q126 60 108 6Z', '#6e3d22', 0.35);
      for (const [x, y] of HOLES) p.oval(x, y, 4.6, 3.4, '#5c3220');
    },
  ),
  drawn(
    'anthill',
    { ratio: 2, metres: 0.45, anchors: { top: { x: 0.5, y: 0.08 } } },
    (p, { colour }) => {
      p.path('M0 100Q40 84 74 22Q100 -14 128 24Q160 84 200 100Z', colour ?? '#96693f');
      twigs(p, 46, (along) => {
        const x = 16 + along * 168;
        return [x, 96 - Math.max(0, 78 - Math.abs(x - 100)) * ((along * 7) % 1)];
      });
      p.oval(100, 34, 9, 6, '#3d2618');
    },
    (p, seconds) => {
      for (let at = 0; at < 7; at += 1) {
        const along = (at / 7 + seconds * 0.06) % 1;
        const y = 96 - 56 * along;
        const x = 100 + (at % 2 === 0 ? -1 : 1) * (84 - 70 * along);
        p.spot(x, y, 2.6, 1.8, '#2a1b16');
        p.spot(x + 3.4, y - 1, 1.8, 1.5, '#2a1b16');
      }
    },
  ),
];
