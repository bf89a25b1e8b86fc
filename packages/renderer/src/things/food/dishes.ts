import { darker } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { BOWL, bowl, leaf, low, PLATE, plate, wedgeOfLemon } from './crockery.ts';

type Spots = readonly (readonly [x: number, y: number])[];

const BERRIES: Spots = [
  [58, 34],
  [74, 42],
  [66, 28],
  [84, 32],
];

const CHIPS: Spots = [
  [112, 62],
  [126, 56],
  [140, 62],
  [152, 58],
  [164, 66],
  [120, 70],
  [146, 72],
  [134, 48],
];
const MACARONI: Spots = [
  [26, 38],
  [44, 30],
  [62, 40],
  [80, 28],
  [98, 38],
  [116, 30],
  [134, 38],
  [54, 24],
  [92, 20],
  [72, 48],
  [110, 46],
  [38, 46],
];

/** Dishes on plates and in bowls. */
export const DISHES: readonly Thing[] = [
  drawn('plate', { ...PLATE, ratio: 4.6, metres: 0.05 }, (p, { colour }) => {
    const main = colour ?? '#f7f9fc';
    p.oval(230, 56, 230, 44, darker(main, 0.2));
    p.oval(230, 46, 230, 44, main);
    p.oval(230, 46, 168, 29, darker(main, 0.08));
  }),
  low('fish-and-chips', PLATE, 31, (p) => {
    plate(p, '#e9eff6');
    for (const [at, [x, y]] of CHIPS.entries())
      p.path(
        `M${x} ${y}l${at % 2 === 0 ? 26 : 20} ${at % 3 === 0 ? -20 : 8}l6 5l${at % 2 === 0 ? -26 : -20} ${at % 3 === 0 ? 20 : -8}z`,
        at % 2 === 0 ? '#f6c452' : '#eeb03c',
      );
    p.path(
      'M8 66Q4 50 26 42Q60 24 98 40Q112 44 124 34L134 32Q130 46 136 60Q124 60 114 62Q70 86 30 78Q12 76 8 66Z',
      '#d9912f',
    );
    p.line('M30 54q14 -8 28 -2M48 66q18 -8 34 -4M76 50q12 -4 24 2', 3, '#f0b95c');
    wedgeOfLemon(p, 62, 86);
    for (const [x, y] of [
      [118, 84],
      [128, 87],
      [138, 84],
      [124, 80],
      [134, 80],
    ] as const)
      p.ball(x, y, 5, '#6fb54a');
  }),
  low('plate-of-fish', PLATE, 32, (p) => {
    plate(p);
    for (const x of [30, 46, 60]) p.line(`M${x} 80L${x + 74} 58`, 6, '#5ea24a');
    p.path('M34 62Q38 40 84 36Q140 30 168 48Q176 60 160 68Q100 84 48 76Q34 72 34 62Z', '#f2855a');
    p.line('M56 50q6 12 0 22M82 44q8 14 2 30M110 42q8 14 2 28M138 42q6 10 2 22', 2.6, '#ffc2a0');
    p.path('M36 66Q100 86 166 62Q160 74 100 80Q48 82 36 66Z', '#b9563a');
    wedgeOfLemon(p, 128, 80);
    leaf(p, 84, 46);
    leaf(p, 96, 40);
  }),
  low('roast-turkey', { ...PLATE, metres: 0.3, ratio: 1.7 }, 14, (p) => {
    p.oval(85, 86, 85, 14, '#dfe5ee');
    for (const x of [14, 30, 140, 156]) p.ball(x, 82, 9, '#e88a2e');
    for (const x of [22, 148]) leaf(p, x - 8, 74, 22);
    p.path('M22 78Q10 40 50 24Q86 6 122 24Q160 42 148 78Q86 96 22 78Z', '#b8662c');
    p.path('M60 20Q90 10 118 26Q108 44 86 46Q62 44 60 20Z', '#d08a44');
    p.path('M118 44Q146 36 152 60Q154 78 134 82Q108 80 106 62Q106 50 118 44Z', '#a5561f');
    p.path('M146 56L164 40Q172 38 168 48L152 64Z', '#f3e3c6');
    p.path('M52 44Q26 36 20 60Q18 78 38 82Q62 80 64 62Q64 50 52 44Z', '#c2743a');
    p.path('M24 56L8 40Q0 38 4 48L18 64Z', '#f3e3c6');
  }),
  drawn('lasagna', PLATE, (p) => {
    plate(p);
    for (const [at, colour] of ['#e2a94a', '#c9432f', '#f6dda0', '#b53a28', '#eec06a'].entries())
      p.path(`M34 ${66 - at * 9}L158 ${62 - at * 9}L164 ${72 - at * 9}L40 ${80 - at * 9}Z`, colour);
    p.path('M34 30Q60 14 100 18T158 26L164 36Q120 30 96 42T40 40Z', '#ffd36a');
    p.spot(70, 28, 12, 4, '#c9742c', 0.7);
    p.spot(120, 26, 14, 4, '#c9742c', 0.6);
    leaf(p, 88, 20, 22);
  }),
  drawn('mac-and-cheese', BOWL, (p, { colour }) => {
    bowl(p, colour ?? '#5a7fb8', '#f2a92e');
    for (const [at, [x, y]] of MACARONI.entries())
      p.line(
        `M${x - 8} ${y}q8 ${at % 2 === 0 ? -12 : 10} 16 0`,
        8,
        at % 3 === 0 ? '#ffdc6a' : '#ffc53c',
      );
  }),
  low('berry-bowl', BOWL, 19, (p, { colour }) => {
    bowl(p, '#f3efe6', colour ?? '#7a4a86');
    for (const [x, y] of BERRIES) p.ball(x, y, 8, '#4f5fb0');
    for (const x of [98, 112, 126]) {
      p.oval(x, 36, 9, 11, '#fff0b8');
      p.spot(x, 36, 3, 4, '#d9b45a', 0.7);
    }
    p.path('M24 40Q24 24 40 28Q46 38 36 48Q26 50 24 40Z', '#e2364f');
    p.path('M42 46Q44 32 58 38Q62 48 52 54Q42 54 42 46Z', '#e2364f');
    for (const [x, y] of [
      [90, 52],
      [104, 53],
      [118, 51],
      [130, 47],
    ] as const)
      p.oval(x, y, 5, 3, '#c98f4a');
  }),
  drawn('fruit-salad', BOWL, (p, { colour }) => {
    bowl(p, colour ?? '#bfe4f0', '#ffe9c8');
    for (const [x, y, r, c] of [
      [30, 36, 14, '#e2364f'],
      [56, 28, 15, '#ffb52e'],
      [84, 22, 15, '#6fb54a'],
      [110, 30, 14, '#e2364f'],
      [132, 38, 13, '#ffd83d'],
      [44, 46, 12, '#5a4fb0'],
      [70, 46, 13, '#ff8f5a'],
      [98, 46, 12, '#5a4fb0'],
      [122, 50, 9, '#6fb54a'],
    ] as const)
      p.ball(x, y, r, c);
    leaf(p, 78, 12, 22);
  }),
];
