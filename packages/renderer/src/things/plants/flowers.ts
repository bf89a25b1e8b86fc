import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const scenery = 'scenery';

function bloom(p: Pen, x: number, y: number, r: number, colour: string): void {
  for (let at = 0; at < 6; at += 1) {
    p.ball(
      x + Math.cos(at * 1.047) * r * 0.6,
      y + Math.sin(at * 1.047) * r * 0.6,
      r * 0.46,
      colour,
    );
  }
  p.ball(x, y, r * 0.36, '#ffd23f');
}

export const FLOWERS: readonly Thing[] = [
  drawn(
    'rose',
    { ratio: 0.62, metres: 0.14, anchors: { grip: { x: 0.5, y: 0.8 } } },
    (p, { colour }) => {
      const main = colour ?? '#d9203c';
      p.line('M31 50Q34 76 30 100', 4, '#3f8a3f');
      p.path('M31 88Q8 92 3 70Q26 66 31 88ZM32 78Q54 80 59 60Q36 56 32 78Z', '#4f9a45');
      p.path('M20 50Q31 62 42 50L38 46H24Z', '#4f9a45');
      p.path('M4 22Q2 4 18 3Q31 -3 44 3Q60 4 58 22Q58 48 31 54Q4 48 4 22Z', darker(main, 0.22));
      p.path('M14 12Q31 -4 48 12Q52 32 31 40Q10 32 14 12Z', main);
      p.path('M3 20Q18 18 30 36Q34 50 24 53Q2 46 3 20Z', lighter(main, 0.08));
      p.path('M59 20Q44 18 32 36Q28 50 38 53Q60 46 59 20Z', main);
      p.path('M20 13Q31 5 42 13Q43 25 31 28Q19 25 20 13Z', darker(main, 0.14));
      p.line('M23 14Q31 8 38 14Q40 22 31 23Q26 21 28 17Q31 15 34 17', 1.6, lighter(main, 0.3));
      p.line('M6 22Q18 22 29 38M56 22Q44 22 33 38', 1.2, lighter(main, 0.3));
    },
  ),
  drawn(
    'blossom',
    { ratio: 0.56, metres: 0.4, anchors: { grip: { x: 0.5, y: 0.8 } } },
    (p, { colour }) => {
      p.line('M28 40Q31 70 28 100', 4, '#4f9a45');
      p.path('M28 82Q6 84 3 62Q24 60 28 82ZM29 74Q50 74 53 54Q32 54 29 74Z', '#62b04f');
      bloom(p, 28, 26, 25, colour ?? '#f2708a');
    },
  ),
  drawn(
    'hibiscus',
    { ratio: 0.72, metres: 0.4, anchors: { grip: { x: 0.5, y: 0.85 } } },
    (p, { colour }) => {
      const main = colour ?? '#e8384f';
      p.line('M36 44Q40 72 34 100', 4, '#4f9a45');
      p.path('M36 86Q4 88 2 62Q30 60 36 86ZM37 76Q68 78 70 54Q42 52 37 76Z', '#4f9a45');
      for (let at = 0; at < 5; at += 1) {
        p.brush.save();
        p.brush.translate(36, 31);
        p.brush.rotate(at * 1.2566);
        p.path('M0 2Q-22 -8 -16 -26Q-8 -34 0 -28Q10 -34 17 -25Q20 -8 0 2Z', main);
        p.line('M0 -2Q-1 -14 0 -24', 1, lighter(main, 0.35));
        p.brush.restore();
      }
      p.spot(36, 31, 8, 8, darker(main, 0.5), 0.8);
      p.line('M36 31Q46 22 58 18', 2.4, '#ffe08a');
      for (const [x, y] of [
        [58, 17],
        [54, 16],
        [56, 22],
        [60, 21],
        [51, 20],
      ] as const)
        p.ball(x, y, 1.9, '#ffc53a');
    },
  ),
  drawn('flower-bed', { ratio: 2.4, metres: 0.5, medium: scenery }, (p, { colour }) => {
    for (let at = 0; at < 9; at += 1) {
      const x = 16 + at * 26;
      const y = 20 + (at % 3) * 10;
      p.line(`M${x} ${y}V86`, 3, '#57a04a');
      p.path(`M${x} 74Q${x + 14} 56 ${x + 18} 66Q${x + 12} 80 ${x} 80Z`, '#6cb455');
      bloom(
        p,
        x,
        y,
        16,
        colour ?? ['#f2708a', '#ffb03f', '#b06fd0', '#f6f4f8', '#e2483f'][at % 5] ?? '#f2708a',
      );
    }
    p.path('M0 100Q6 76 40 80T120 78T200 80T240 100Z', '#7a5238');
  }),
  drawn(
    'water-lily',
    { ratio: 1.9, metres: 0.3, medium: 'water', anchors: { top: { x: 0.5, y: 0.4 } } },
    (p, { colour }) => {
      const main = colour ?? '#ff9dc0';
      p.oval(95, 82, 95, 18, '#3f9a5a');
      p.flat('M95 82L186 76L184 92Z', '#2f7a8a', 0.5);
      for (const [x, t] of [
        [42, -0.9],
        [148, 0.9],
        [62, -0.55],
        [128, 0.55],
        [95, 0],
      ] as const) {
        p.brush.save();
        p.brush.translate(95 + (x - 95) * 0.35, 80);
        p.brush.rotate(t);
        p.path('M0 0Q-20 -36 0 -80Q20 -36 0 0Z', main);
        p.brush.restore();
      }
      for (const t of [-0.7, 0.7, -0.28, 0.28]) {
        p.brush.save();
        p.brush.translate(95, 84);
        p.brush.rotate(t);
        p.path('M0 0Q-16 -28 0 -58Q16 -28 0 0Z', lighter(main, 0.4));
        p.brush.restore();
      }
      p.ball(95, 66, 9, '#ffd23f');
    },
  ),
  drawn(
    'lily-pad',
    {
      ratio: 3.2,
      metres: 0.25,
      medium: 'water',
      anchors: { top: { x: 0.5, y: 0.4 }, seat: { x: 0.5, y: 0.4 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#4faa5a';
      p.oval(160, 56, 160, 44, darker(main, 0.25));
      p.oval(160, 44, 160, 44, main);
      p.flat('M160 44L310 60L290 76Z', darker(main, 0.5), 0.5);
      p.line(
        'M160 44L40 30M160 44L60 70M160 44L160 4M160 44L250 12M160 44L190 84',
        3,
        lighter(main, 0.25),
      );
    },
  ),
  drawn(
    'reed',
    { ratio: 0.6, metres: 1.4, medium: scenery, anchors: { top: { x: 0.4, y: 0.06 } } },
    (p, { colour }) => {
      p.line(
        'M20 100Q18 50 24 6M38 100Q42 60 36 22M30 100Q6 60 2 40M32 100Q54 70 58 44',
        2.6,
        colour ?? '#6f9a4a',
      );
      p.box(20.5, 4, 7, 24, 3.5, '#8a5a3c');
      p.box(33, 18, 7, 22, 3.5, '#7a4a33');
      p.line('M24 0V6M36 14V20', 1.4, '#6f9a4a');
    },
  ),
  drawn(
    'seedling-in-soil',
    { ratio: 1.1, metres: 0.2, anchors: { grip: { x: 0.5, y: 0.9 } } },
    (p, { colour }) => {
      const main = colour ?? '#6cc04a';
      p.line('M55 76Q52 50 56 34', 5, '#57a04a');
      p.path('M56 38Q30 44 14 18Q44 4 56 38Z', main);
      p.path('M56 34Q60 2 98 2Q96 36 56 34Z', lighter(main, 0.12));
      p.path('M0 100Q8 72 55 70T110 100Z', '#6b4430');
      for (const x of [28, 50, 74, 88]) p.spot(x, 88, 4, 3, '#8a5a40');
    },
  ),
  drawn('planted-sapling', { ratio: 0.62, metres: 0.85 }, (p, { colour }) => {
    const main = colour ?? '#6cc04a';
    p.line('M31 92V40', 3.6, '#8a5c38');
    p.line('M31 62L20 50M31 56L42 44', 2.4, '#8a5c38');
    for (const [x, y, r] of [
      [31, 15, 14],
      [18, 28, 13],
      [44, 28, 13],
      [31, 36, 13],
      [13, 44, 8],
      [48, 42, 8],
    ] as const)
      p.ball(x, y, r, main);
    for (const [x, y] of [
      [26, 12],
      [16, 24],
      [42, 24],
    ] as const)
      p.spot(x, y, 4, 3, lighter(main, 0.4), 0.9);
    p.path('M0 100Q8 86 31 86T62 100Z', '#6b4430');
  }),
  drawn('scarecrow', { ratio: 0.9, metres: 1.8 }, (p, { colour }) => {
    p.box(42, 50, 6, 50, 2, '#8a5c38');
    p.box(2, 36, 86, 6, 3, '#8a5c38');
    p.line('M4 39l-3 8M10 39l-4 10M84 39l4 9M78 39l4 10', 2.4, '#e2b650');
    p.path('M14 32H76L74 46L62 46L64 76Q45 82 26 76L28 46L16 46Z', colour ?? '#c8574c');
    p.line('M28 54H62M28 66H62M40 34V78M52 34V78', 1.6, '#f0c987');
    p.ball(45, 22, 13, '#e9cf9a');
    p.spot(40, 21, 1.8, 2.4, '#3a2630');
    p.spot(50, 21, 1.8, 2.4, '#3a2630');
    p.line('M39 27Q45 31 51 27', 1.4, '#8a3040');
    p.oval(45, 12, 24, 4.4, '#b98a4a');
    p.path('M32 12Q34 0 45 0T58 12Z', '#c99a58');
  }),
  drawn(
    'beehive',
    { ratio: 0.95, metres: 0.7, anchors: { outlet: { x: 0.5, y: 0.7 }, top: { x: 0.5, y: 0.04 } } },
    (p, { colour }) => {
      const main = colour ?? '#f0b23c';
      for (const [y, half] of [
        [80, 40],
        [64, 46],
        [48, 43],
        [32, 34],
        [17, 22],
      ] as const)
        p.box(47 - half, y - 10, half * 2, 20, 10, main);
      p.box(39, 0, 16, 14, 7, lighter(main, 0.1));
      p.ball(47, 66, 10, '#5a3420');
      p.box(2, 88, 91, 12, 4, '#8a5c38');
      p.box(0, 86, 95, 6, 3, '#b07b4c');
    },
  ),
];
