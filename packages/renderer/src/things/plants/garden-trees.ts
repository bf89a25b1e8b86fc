import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { clumps } from './clumps.ts';

const tall = (ratio: number, metres: number) => ({
  ratio,
  metres,
  medium: 'scenery' as const,
  anchors: { mouth: { x: 0.5, y: 0.4 }, top: { x: 0.5, y: 0.06 } },
});

const ON_CROWN = [
  [14, 38],
  [28, 52],
  [42, 34],
  [58, 50],
  [72, 36],
  [30, 22],
  [54, 16],
  [66, 22],
  [42, 58],
  [18, 54],
] as const;

/** A tree of the orchard, with what it bears. */
function fruitTree(name: string, leaves: string, fruit: (pen: Pen, x: number, y: number) => void) {
  return drawn(name, tall(0.86, 4.5), (p, { colour }) => {
    p.path('M34 100Q40 80 38 56H48Q46 80 54 100Z', '#7a4a33');
    clumps(p, leaves, [
      [20, 42, 20],
      [66, 42, 20],
      [43, 50, 20],
      [30, 22, 19],
      [57, 22, 19],
      [43, 17, 17],
    ]);
    for (const [x, y] of ON_CROWN)
      if (colour === null) fruit(p, x, y);
      else p.ball(x, y, 3.6, colour);
  });
}

const SPIKES = [-30, -23, -17, -11, -5, 0, 6, 12, 18, 24, 31] as const;

/** Spikes of blossom that spread from one root, the far ones behind. */
function lavenderBush(p: Pen, colour: string): void {
  p.oval(60, 84, 44, 16, '#6f9560');
  for (const [rank, high] of [
    [0, 0],
    [1, 14],
    [2, 30],
  ] as const)
    for (const [at, lean] of SPIKES.entries()) {
      const x = 60 + lean * (1.66 - rank * 0.1);
      const y = 6 + high + Math.abs(lean) * 0.62 + (at % 2) * 6;
      const foot = 60 + lean * 0.7;
      p.line(`M${foot} 96Q${foot} 70 ${x} ${y + 18}`, 1.8, rank === 0 ? '#5f8552' : '#7ba569');
      for (let bud = 0; bud < 4; bud += 1) {
        const tone = bud % 2 === 0 ? colour : lighter(colour, 0.22);
        p.ball(x, y + bud * 5.4, 3.9, rank === 0 ? darker(tone, 0.14) : tone);
      }
    }
  p.oval(60, 93, 36, 7, '#5d8850');
}

/** Trees that are known by their fruits or their shape. */
export const GARDEN_TREES: readonly Thing[] = [
  drawn('lavender-bush', { ratio: 1.2, metres: 1.1, medium: 'scenery' }, (p, { colour }) =>
    lavenderBush(p, colour ?? '#8a63d2'),
  ),
  fruitTree('apple-tree', '#5fae57', (p, x, y) => p.ball(x, y, 3.6, '#d8343f')),
  fruitTree('orange-tree', '#4f9a4a', (p, x, y) => p.ball(x, y, 3.8, '#ff9a2f')),
  fruitTree('lemon-tree', '#6ab04f', (p, x, y) => p.oval(x, y, 3, 4.2, '#ffe04a')),
  fruitTree('peach-tree', '#6ab05a', (p, x, y) => p.ball(x, y, 3.8, '#ffb08a')),
  fruitTree('pear-tree', '#5fa850', (p, x, y) => p.oval(x, y, 2.8, 4.4, '#d8e04f')),
  fruitTree('olive-tree', '#8fa37a', (p, x, y) => p.oval(x, y, 1.8, 2.6, '#4a5230')),
  fruitTree('walnut-tree', '#5f9a50', (p, x, y) => p.ball(x, y, 2.8, '#9a7a4a')),
  fruitTree('coin-tree', '#6fb84f', (p, x, y) => {
    p.ball(x, y, 7, '#f6b92c');
    p.ring(x, y, 4.6, 1, '#c98a14');
    p.box(x - 0.9, y - 2.6, 1.8, 5.2, 0.6, '#c98a14');
  }),
  drawn('willow', tall(1.05, 8), (p, { colour }) => {
    const main = colour ?? '#8fb85a';
    p.path('M44 100Q52 70 48 40H58Q56 70 64 100Z', '#7a5a3c');
    clumps(p, darker(main, 0.12), [
      [30, 28, 22],
      [74, 28, 22],
      [52, 18, 18],
    ]);
    for (let at = 0; at < 19; at += 1) {
      const x = 4 + at * 5.4;
      const foot = 66 + ((at * 17) % 28);
      p.line(
        `M${52 + (x - 52) * 0.6} 24Q${x} 34 ${x + (x < 52 ? -1 : 1)} ${foot}`,
        3,
        at % 2 === 0 ? main : lighter(main, 0.16),
      );
    }
  }),
  drawn('baobab', tall(1.15, 9), (p, { colour }) => {
    p.path(
      'M34 100Q40 60 36 40L14 22L20 18L42 32L40 10L48 8L54 30L62 8L70 10L68 32L96 16L100 22L76 42Q72 62 82 100Z',
      '#a9805c',
    );
    p.line('M48 96Q50 66 48 44M60 96Q60 70 62 44M70 96Q66 74 70 50', 2, '#7d5a3c');
    for (const [x, y, a] of [
      [16, 16, 16],
      [44, 8, 16],
      [66, 8, 16],
      [98, 14, 17],
    ] as const)
      p.oval(x, y, a, 8, colour ?? '#7f9a3c');
  }),
  drawn('cypress', tall(0.28, 8), (p, { colour }) => {
    const main = colour ?? '#2f6b4a';
    p.box(11, 90, 6, 10, 1, '#6b4a33');
    p.path('M14 0Q28 40 26 80Q20 96 14 95T2 80Q0 40 14 0Z', main);
    p.line('M10 30Q8 60 10 88M18 24Q20 60 18 88', 1.4, lighter(main, 0.2));
  }),
  drawn('redwood', tall(0.4, 30), (p, { colour }) => {
    const main = colour ?? '#3a7a4f';
    p.path('M14 100Q18 60 18 10H22Q22 60 26 100Z', '#9a4f34');
    p.line('M19 96V30M22 96V40', 0.9, '#6b3424');
    for (const [y, half] of [
      [14, 9],
      [24, 13],
      [34, 15],
      [44, 18],
      [54, 20],
      [63, 16],
    ] as const)
      p.path(
        `M20 ${y - 14}Q${20 + half * 0.5} ${y - 5} ${20 + half} ${y}Q20 ${y + 5} ${20 - half} ${y}Q${20 - half * 0.5} ${y - 5} 20 ${y - 14}Z`,
        main,
      );
  }),
  drawn('banana-plant', tall(0.95, 3.5), (p, { colour }) => {
    const main = colour ?? '#5fae4a';
    p.path('M40 100Q44 70 44 40H52Q52 70 58 100Z', '#8fae5a');
    for (const shape of [
      'M48 42Q20 30 0 56Q8 20 48 40Z',
      'M48 42Q76 30 95 56Q88 20 48 40Z',
      'M48 42Q16 20 10 4Q42 4 48 40Z',
      'M48 42Q80 20 86 4Q54 4 48 40Z',
      'M48 42Q36 16 48 0Q60 16 48 42Z',
    ])
      p.path(shape, main);
    for (const [x, y] of [
      [56, 52],
      [62, 56],
      [54, 62],
      [61, 66],
    ] as const)
      p.line(`M${x} ${y}Q${x + 6} ${y + 6} ${x + 4} ${y - 4}`, 4, '#ffd84a');
  }),
  drawn('joshua-tree', tall(0.9, 5), (p, { colour }) => {
    p.path(
      'M38 100Q42 76 40 60L18 44L22 38L42 50L42 28H49L50 48L68 34L73 39L52 62Q50 80 54 100Z',
      '#9a7a52',
    );
    for (const [x, y] of [
      [14, 34],
      [45, 18],
      [76, 30],
    ] as const)
      for (let at = 0; at < 11; at += 1) {
        const turn = (at / 11) * Math.PI * 2;
        p.line(
          `M${x} ${y}L${x + Math.cos(turn) * 14} ${y + Math.sin(turn) * 16}`,
          3.6,
          colour ?? '#8fa84a',
        );
      }
  }),
  drawn('fern', { ratio: 1.2, metres: 0.9, medium: 'scenery' }, (p, { colour }) => {
    const main = colour ?? '#4f9a4a';
    for (const [x, y] of [
      [2, 60],
      [14, 24],
      [40, 4],
      [80, 4],
      [106, 24],
      [118, 60],
    ] as const) {
      p.line(`M60 98Q${60 + (x - 60) * 0.4} ${y + 6} ${x} ${y}`, 2.4, darker(main, 0.2));
      for (let at = 2; at < 9; at += 1) {
        const share = at / 9;
        const [px, py] = [
          60 + (x - 60) * share * (0.75 + share * 0.25),
          98 + (y - 98) * (1 - (1 - share) ** 1.8),
        ];
        p.oval(px, py, 7 - share * 3, 4.4, at % 2 === 0 ? main : lighter(main, 0.14));
      }
    }
  }),
  drawn('seaweed', { ratio: 0.7, metres: 1.2, medium: 'water' }, (p, { colour }) => {
    const main = colour ?? '#4f8a3a';
    p.line(
      'M20 98Q6 76 20 56T16 6M36 98Q50 72 34 48T44 2M52 98Q64 80 54 62T62 24M10 98Q2 84 6 70',
      8,
      main,
    );
    p.line('M20 98Q8 76 21 56T17 8M36 98Q48 72 35 48T44 6', 2, lighter(main, 0.3));
  }),
  drawn('venus-flytrap', { ratio: 0.95, metres: 0.3 }, (p) => {
    p.line('M47 66Q44 44 26 32M47 66Q52 44 70 24M47 66Q30 60 14 62', 4, '#5fae4a');
    for (const [x, y, tilt] of [
      [22, 26, -0.5],
      [72, 20, 0.5],
      [12, 60, -1.2],
    ] as const) {
      p.brush.save();
      p.brush.translate(x, y);
      p.brush.rotate(tilt);
      p.path('M0 14Q-24 8 -18 -18Q-4 -10 0 14Z', '#7dbb4a');
      p.path('M0 14Q24 8 18 -18Q4 -10 0 14Z', '#7dbb4a');
      p.path('M0 10Q-14 6 -13 -12Q-4 -6 0 10ZM0 10Q14 6 13 -12Q4 -6 0 10Z', '#d8465a');
      p.line('M-18 -18L-8 -24M-14 -12L-4 -20M18 -18L8 -24M14 -12L4 -20', 1.4, '#7dbb4a');
      p.brush.restore();
    }
    p.path('M22 64H72L66 98Q47 103 28 98Z', '#b5602f');
    p.box(19, 60, 56, 10, 3, '#c9754a');
  }),
];
