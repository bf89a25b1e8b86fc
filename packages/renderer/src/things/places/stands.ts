import { darker, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Where the one who sells stands: over the counter and under the roof. */
const BEHIND = { top: { x: 0.5, y: 0.58 }, outlet: { x: 0.5, y: 0.5 } };
const SHIRTS = ['#e4572e', '#f3c623', '#3f7fd6', '#f4f1ea', '#4caf6a', '#b05fc9'] as const;
const SKINS = ['#f2c9a4', '#d99e76', '#a86b48', '#7a4a30'] as const;
const HAIRS = ['#2a2028', '#4a3020', '#8a5a34', '#d8b068'] as const;

/** Somebody far away, with the feet at `y`. */
function figure(p: Pen, x: number, y: number, at: number): void {
  const skin = SKINS[(at * 7) % SKINS.length] ?? SKINS[0];
  p.box(x - 2.3, y - 8, 4.6, 9, 1.6, SHIRTS[(at * 5) % SHIRTS.length] ?? SHIRTS[0]);
  p.ball(x, y - 10, 2, skin);
  p.flat(`M${x - 2} ${y - 10}a2 2 0 0 1 4 0z`, HAIRS[(at * 3) % HAIRS.length] ?? HAIRS[0]);
  if (at % 3 === 0) p.line(`M${x + 2} ${y - 6}L${x + 4} ${y - 12}`, 1.2, skin);
}

/** A bowl of soup. */
function soup(p: Pen, x: number, y: number): void {
  p.path(`M${x - 7} ${y - 7}H${x + 7}Q${x + 6} ${y} ${x} ${y}T${x - 7} ${y - 7}Z`, '#f4f1ea');
  p.oval(x, y - 7, 7, 1.6, '#e8b05a');
  p.line(`M${x + 2} ${y - 7}L${x + 8} ${y - 14}`, 0.8, '#7a4a33');
}

const BLOOMS = ['#e8446a', '#ffd23f', '#b05fc9', '#ff8a3c', '#f4f1ea', '#e23c3c'] as const;

/** A bucket full of flowers of one colour. */
function bucket(p: Pen, x: number, y: number, at: number): void {
  const bloom = BLOOMS[at % BLOOMS.length] ?? BLOOMS[0];
  p.ball(x, y - 17, 9, '#4f9a52');
  for (const [dx, dy] of [
    [-6, -18],
    [0, -23],
    [6, -18],
    [-3, -14],
    [4, -13],
  ] as const)
    p.ball(x + dx, y + dy, 3.6, bloom);
  p.path(`M${x - 8} ${y - 12}H${x + 8}L${x + 6} ${y}H${x - 6}Z`, '#9aa6b4');
}

export const STANDS: readonly Thing[] = [
  drawn('flower-stall', { ratio: 1.35, metres: 2.4, anchors: BEHIND }, (p, { colour }) => {
    const main = colour ?? '#e8789c';
    p.line('M9 18V98M126 18V98', 4, '#a9714a');
    p.box(4, 64, 127, 8, 2, '#cf9d6a');
    p.box(8, 70, 119, 30, 3, '#b98a5a');
    for (let at = 0; at < 6; at += 1) bucket(p, 17 + at * 20.2, 65, at);
    for (let at = 0; at < 7; at += 1) bucket(p, 9 + at * 19.5, 100, at + 3);
    for (let at = 0; at < 9; at += 1) {
      const x = at * 15;
      p.path(
        `M${x + 1} 4H${x + 14}L${x + 15} 20Q${x + 7.5} 31 ${x} 20Z`,
        at % 2 === 0 ? main : '#fff8ee',
      );
    }
    p.box(0, 0, 135, 6, 2, darker(main, 0.2));
  }),
  drawn('noodle-stall', { ratio: 1.35, metres: 2.6, anchors: BEHIND }, (p, { colour, isDark }) => {
    const main = colour ?? '#b8322e';
    p.line('M8 16V98M127 16V98', 5, '#6b4030');
    p.box(0, 58, 135, 42, 3, '#7a4a33');
    for (let x = 6; x < 132; x += 14) p.line(`M${x} 62V98`, 1, '#5a3426');
    p.box(-1, 54, 137, 7, 3, '#c98f58');
    for (const x of [22, 46, 92, 114]) soup(p, x, 54);
    p.path('M4 8H131L135 18H0Z', darker(main, 0.35));
    p.box(0, 0, 135, 10, 3, darker(main, 0.2));
    for (let at = 0; at < 5; at += 1) p.box(8 + at * 24.4, 16, 22, 13, 1, main);
    for (let at = 0; at < 5; at += 1) p.ball(19 + at * 24.4, 22, 3.6, '#fff4e0');
    for (const x of [4, 131]) {
      if (isDark) p.glow(x, 36, 22, '#ff9a4a', 0.7);
      p.oval(x, 36, 6, 9, '#ff6a3c');
      p.line(`M${x - 5} 33H${x + 5}M${x - 5} 39H${x + 5}`, 0.8, '#b8322e');
    }
    if (isDark) p.glow(67, 40, 46, '#ffd98a', 0.4);
  }),
  drawn('kiosk', { ratio: 1.1, metres: 2.7, anchors: BEHIND }, (p, { colour, isDark }) => {
    const main = colour ?? '#3f8fb8';
    p.box(8, 20, 94, 80, 3, '#f3ead6');
    p.box(16, 30, 78, 28, 2, isDark ? '#ffe2a0' : '#5a6478');
    p.box(8, 62, 94, 38, 2, main);
    p.box(4, 57, 102, 7, 3, '#d9b27c');
    p.line('M31 64V98M55 64V98M79 64V98', 1, darker(main, 0.2));
    p.box(2, 6, 106, 8, 3, darker(main, 0.25));
    for (let at = 0; at < 7; at += 1)
      p.path(`M${2 + at * 15.2} 13h15.2v12q-7.6 8 -15.2 0z`, at % 2 === 0 ? main : '#fff8ee');
    p.box(38, 0, 34, 9, 3, '#fff8ee');
  }),
  drawn('movie-screen', { ratio: 1.6, metres: 2.4 }, (p) => {
    p.line('M20 96L30 70M140 96L130 70', 4, '#4a4f5c');
    p.line('M8 100H40M120 100H152', 4, '#4a4f5c');
    p.glow(80, 42, 90, '#dcecff', 0.5);
    p.box(0, 0, 160, 84, 3, '#3a3f4d');
    p.box(5, 5, 150, 74, 1, '#9fd4f2');
    p.flat('M5 58Q40 34 76 54T155 46V79H5Z', '#5f9a6a');
    p.ball(118, 26, 11, '#ffe08a');
    p.flat('M62 79V60Q62 46 74 46T86 60V79Z', '#3a4a6a');
    p.ball(74, 40, 8, '#e8b894');
    p.flat('M5 5H155V79H5Z', '#ffffff', 0.14);
  }),
  drawn('crowded-bridge', { ratio: 3.6, metres: 14, medium: 'scenery' }, (p, { colour }) => {
    const main = colour ?? '#a8a2ac';
    const deck = (x: number) => 40 - Math.sin((x / 360) * Math.PI) * 20;
    for (let at = 0; at < 58; at += 1)
      figure(p, 6 + at * 6.05, deck(6 + at * 6.05) - 1 - (at % 2) * 1.6, at * 11 + (at % 4));
    p.path(
      'M0 40Q180 -1 360 40V100H334Q326 62 288 62T242 100H222Q216 50 180 50T138 100H118Q110 62 72 62T26 100H0Z',
      main,
    );
    p.line('M2 40Q180 0 358 40', 4, darker(main, 0.12));
    for (let x = 8; x < 360; x += 16) p.box(x - 7, deck(x) - 4, 12, 5, 1, darker(main, 0.06));
    for (const [x, y] of [
      [14, 60],
      [56, 50],
      [110, 44],
      [126, 62],
      [234, 62],
      [250, 44],
      [306, 50],
      [346, 60],
      [180, 36],
    ] as const)
      p.box(x - 8, y, 16, 6, 2, darker(main, 0.12));
  }),
];
