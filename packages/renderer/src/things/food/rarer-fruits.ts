import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const LEAF = '#5c9a3a';

type Spots = readonly (readonly [x: number, y: number])[];

const HEAP: Spots = [
  [70, 22],
  [44, 46],
  [96, 46],
  [70, 50],
  [20, 76],
  [52, 78],
  [86, 78],
  [120, 76],
];

/** A little heap of what is small and round. */
function heap(paint: (x: number, y: number) => void): void {
  for (const [x, y] of HEAP) paint(x, y);
}

/** Fruit that is on the table less often. */
export const RARER_FRUITS: readonly Thing[] = [
  drawn('olives', { ratio: 1.4, metres: 0.06 }, (p, { colour }) => {
    const main = colour ?? '#8a9a35';
    p.path('M74 20Q96 -4 132 4Q116 26 76 24Z', LEAF);
    heap((x, y) => {
      p.oval(x, y, 21, 17, x % 4 === 0 && colour === null ? '#4a3048' : main);
      p.spot(x + 9, y + 1, 4.5, 4.5, '#c9402e');
      p.spot(x - 8, y - 7, 5, 3, '#ffffff', 0.5);
    });
  }),
  drawn('dates', { ratio: 1.4, metres: 0.06 }, (p) => {
    heap((x, y) => {
      p.oval(x, y, 24, 15, '#7a4424');
      p.line(`M${x - 16} ${y + 3}Q${x} ${y - 5} ${x + 16} ${y + 2}`, 1.8, '#4f2816');
      p.spot(x - 9, y - 7, 7, 2.4, '#ffffff', 0.4);
    });
  }),
  drawn('cranberries', { ratio: 1.4, metres: 0.06 }, (p, { colour }) => {
    p.path('M72 14Q92 -6 126 2Q112 20 74 20Z', LEAF);
    heap((x, y) => {
      p.ball(x, y, 19, colour ?? '#c01f35');
      p.spot(x - 7, y - 8, 4, 3, '#ffffff', 0.6);
    });
  }),
  drawn('gooseberries', { ratio: 1.4, metres: 0.06 }, (p) => {
    heap((x, y) => {
      p.ball(x, y, 19, '#b9d25a');
      for (const turn of [-9, 0, 9])
        p.line(`M${x} ${y - 17}Q${x + turn * 1.6} ${y} ${x} ${y + 17}`, 1.2, '#7f9f38');
    });
  }),
  drawn('redcurrants', { ratio: 0.8, metres: 0.09 }, (p) => {
    p.path('M40 8Q4 -6 2 24Q22 34 40 12Z', LEAF);
    p.path('M42 8Q72 -8 78 22Q58 30 42 12Z', darker(LEAF, 0.1));
    p.line('M41 4Q38 50 42 88', 2.4, '#6d8a3a');
    for (const [x, y] of [
      [24, 32],
      [56, 32],
      [40, 42],
      [20, 52],
      [58, 54],
      [38, 62],
      [26, 74],
      [54, 76],
      [40, 90],
    ] as const) {
      p.ball(x, y, 10.5, '#dc2338');
      p.spot(x - 3, y - 4, 2.6, 2, '#ffffff', 0.7);
    }
  }),
  drawn('durian', { ratio: 1.1, metres: 0.28 }, (p) => {
    p.line('M55 14L58 2', 7, '#6b5a2a');
    for (let row = 0; row < 6; row += 1)
      for (let at = 0; at < 7; at += 1) {
        const turn = (at / 6) * 2 - 1;
        const y = 20 + row * 13;
        const wide = Math.sqrt(Math.max(0, 1 - ((y - 54) / 48) ** 2)) * 48;
        const x = 55 + turn * wide;
        const out = turn * 7;
        p.path(`M${x - 9} ${y + 8}L${x + out} ${y - 10}L${x + 9} ${y + 8}Z`, '#9aa63a');
        if (row === 0 && at === 0) p.oval(55, 58, 50, 42, '#7f8f2e');
      }
    for (const x of [30, 46, 62, 78]) p.path(`M${x - 8} 98L${x} 82L${x + 8} 98Z`, '#8a9834');
  }),
  drawn('guava', { ratio: 1.7, metres: 0.08 }, (p) => {
    p.path('M8 60Q8 20 46 18Q56 6 62 16Q100 26 98 62Q92 100 52 98Q12 98 8 60Z', '#9cc25a');
    p.line('M58 14L64 4', 4, '#6b5a2a');
    p.oval(122, 66, 46, 34, '#9cc25a');
    p.oval(122, 66, 41, 30, '#fbe6d0');
    p.oval(122, 66, 35, 25, '#f2808a');
    for (const [x, y] of [
      [108, 60],
      [122, 54],
      [136, 60],
      [114, 74],
      [132, 74],
      [122, 66],
    ] as const)
      p.spot(x, y, 2.4, 2.4, '#fff3d6');
  }),
  drawn('papaya', { ratio: 1.7, metres: 0.18 }, (p) => {
    p.path('M4 66Q6 30 44 26Q66 4 84 14Q96 34 88 66Q70 100 40 98Q6 96 4 66Z', '#e9a23a');
    p.flat('M66 18Q80 12 84 20Q90 36 84 52Q74 34 66 18Z', '#8fae3f', 0.7);
    p.path('M68 74Q74 34 112 28Q142 8 160 18Q174 40 160 72Q138 100 104 98Q70 98 68 74Z', '#d9922e');
    p.path('M76 74Q82 40 114 34Q140 18 154 24Q166 42 154 68Q134 92 104 91Q78 91 76 74Z', '#ff9a4a');
    p.path('M92 74Q96 54 118 48Q136 38 144 44Q146 60 130 72Q108 86 92 74Z', '#d9642e');
    for (const [x, y] of [
      [104, 70],
      [114, 62],
      [124, 54],
      [136, 50],
      [118, 72],
      [130, 62],
    ] as const)
      p.ball(x, y, 4.2, '#2c2330');
  }),
  drawn('passion-fruit', { ratio: 1.7, metres: 0.07 }, (p) => {
    p.ball(48, 52, 46, '#6b2f5e');
    p.oval(122, 64, 46, 36, '#6b2f5e');
    p.oval(122, 62, 41, 30, '#fbeee0');
    p.oval(122, 62, 34, 24, '#f5b52e');
    for (const [x, y] of [
      [102, 58],
      [116, 50],
      [132, 52],
      [142, 64],
      [110, 72],
      [126, 74],
      [122, 62],
    ] as const)
      p.oval(x, y, 3.4, 4.6, '#2c2330');
  }),
  drawn('star-fruit', { ratio: 1.5, metres: 0.08 }, (p) => {
    p.path('M6 72Q20 28 70 6Q86 4 84 18Q74 66 22 96Q2 98 6 72Z', '#d9c23a');
    p.line('M14 84Q50 56 76 14', 4, '#b09a24');
    p.line('M10 70Q34 34 70 12', 3, lighter('#d9c23a', 0.4));
    const star = (reach: number) => {
      const tips = Array.from({ length: 10 }, (_, at) => {
        const turn = (at * Math.PI) / 5 - Math.PI / 2;
        const far = at % 2 === 0 ? reach : reach * 0.5;
        return `${106 + Math.cos(turn) * far} ${58 + Math.sin(turn) * far}`;
      });
      return `M${tips.join('L')}Z`;
    };
    p.path(star(44), '#e0b82a');
    p.path(star(36), '#fbe67a');
    for (const [x, y] of [
      [106, 46],
      [116, 54],
      [112, 66],
      [100, 66],
      [96, 54],
    ] as const)
      p.oval(x, y, 2, 3, '#a8842a');
  }),
  drawn('rhubarb', { ratio: 0.8, metres: 0.4 }, (p) => {
    for (const [x, foot, tone] of [
      [20, 28, '#c93a5a'],
      [60, 52, '#d9506a'],
      [40, 40, '#e0607a'],
    ] as const) {
      p.line(`M${foot} 97L${x} 36`, 8, tone);
      p.line(`M${foot - 1} 94L${x - 1} 40`, 1.6, lighter(tone, 0.4));
      p.path(
        `M${x} 44Q${x - 24} 38 ${x - 18} 16Q${x - 6} 14 ${x} 2Q${x + 8} 14 ${x + 18} 16` +
          `Q${x + 24} 38 ${x} 44Z`,
        LEAF,
      );
      p.line(`M${x} 42V12`, 2, '#e08aa0');
    }
  }),
];
