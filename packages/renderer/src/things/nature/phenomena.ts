import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { SKY_CHARACTERS } from './sky-characters.ts';

function cell(p: Pen, x: number, y: number, radius: number, fill: string): void {
  const points = Array.from({ length: 6 }, (_, at) => {
    const turn = (at * Math.PI) / 3 + Math.PI / 6;
    return `${(x + Math.cos(turn) * radius).toFixed(1)} ${(y + Math.sin(turn) * radius).toFixed(1)}`;
  });
  p.path(`M${points.join('L')}Z`, fill);
}

function honeycomb(p: Pen): void {
  p.path('M4 10Q20 0 70 2T136 10Q144 40 132 70Q122 96 70 99Q18 98 8 72Q-2 40 4 10Z', '#e09a26');
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const [x, y] = [14 + column * 17 + (row % 2) * 8.5, 13 + row * 15];
      const isOut = x > 130 || (row === 5 && (column < 2 || column > 5));
      if (isOut) continue;
      const isFull = (row * 5 + column * 3) % 4 === 0;
      cell(p, x, y, 9, '#c27a16');
      cell(p, x, y, 7, isFull ? '#ffd862' : '#f2ac30');
      if (isFull) p.spot(x - 2, y - 2.4, 2, 1.4, '#fff6cf', 0.9);
    }
}

function hatching(p: Pen): void {
  for (const x of [42, 75, 108])
    p.path(`M${x - 15} 66Q${x - 17} 26 ${x} 12Q${x + 17} 26 ${x + 15} 66Z`, '#fdf3e0');
  for (const x of [42, 75, 108]) p.spot(x - 5, 52, 2, 2, '#d9c4a0', 0.8);
  p.path('M2 58Q75 78 148 58Q144 98 75 99Q6 98 2 58Z', '#8f6440');
  for (let at = 0; at < 9; at += 1)
    p.line(
      `M${6 + at * 8} ${64 + (at % 3) * 6}Q${50 + at * 8} ${84 + (at % 2) * 6} ${70 + at * 8.4} ${66 + (at % 4) * 5}`,
      2,
      at % 2 === 0 ? '#b5875a' : '#6f4a2c',
    );
}

/** Chicks that come out of their eggs one after the other. */
function chicks(p: Pen, seconds: number): void {
  for (const [at, x] of [75, 42, 108].entries()) {
    const out = Math.min(1, Math.max(0, (seconds - 0.4 - at * 0.7) / 1.2));
    if (out === 0) continue;
    const y = 44 - out * 22;
    const bob = Math.sin(seconds * 5 + at * 2) * 1.5 * out;
    p.ball(x, y + bob + 6, 12.5, '#ffd84a');
    p.path(`M${x - 4} ${y + 7 + bob}L${x + 4} ${y + 7 + bob}L${x} ${y + 13 + bob}Z`, '#f2872c');
    p.spot(x - 5, y + 3 + bob, 1.8, 2.2, '#2a2030');
    p.spot(x + 5, y + 3 + bob, 1.8, 2.2, '#2a2030');
    p.path(
      `M${x - 15} 64V${48 + out * 4}L${x - 9} ${54 + out * 4}L${x - 4} ${48 + out * 4}L${x + 2} ${55 + out * 4}L${x + 8} ${48 + out * 4}L${x + 15} ${54 + out * 3}V64Z`,
      '#fdf3e0',
    );
    p.brush.save();
    p.brush.translate(x + out * 3, y - 5 + bob);
    p.brush.rotate(out * 0.3);
    p.path('M-11 4Q-10 -10 0 -11Q10 -10 11 4L5 0L0 5L-6 0Z', '#fdf3e0');
    p.brush.restore();
  }
  p.path('M2 60Q75 80 148 60Q148 70 144 76Q75 92 6 76Q2 70 2 60Z', '#9c6f48');
}

function petals(p: Pen, open: number, colour: string): void {
  const far = 6 + open * 16;
  for (let ring = 0; ring < 2; ring += 1)
    for (let at = 0; at < 8; at += 1) {
      const turn = (at * Math.PI) / 4 + ring * 0.39;
      const reach = far * (ring === 0 ? 1 : 0.68);
      p.brush.save();
      p.brush.translate(40 + Math.cos(turn) * reach * 0.9, 30 + Math.sin(turn) * reach * 0.9);
      p.brush.rotate(turn);
      p.oval(
        0,
        0,
        5 + open * 9,
        4 + open * 4.4,
        ring === 0 ? darker(colour, 0.08) : lighter(colour, 0.12),
      );
      p.brush.restore();
    }
  p.ball(40, 30, 3 + open * 7, '#ffd24a');
}

/** A bud that opens within the first seconds. */
function opening(p: Pen, seconds: number, colour: string): void {
  const open = Math.min(1, Math.max(0, (seconds - 0.3) / 3));
  const eased = open * open * (3 - 2 * open);
  if (eased < 0.25) p.path('M40 8Q56 20 52 36Q48 46 40 46Q32 46 28 36Q24 20 40 8Z', colour);
  if (eased > 0.05) petals(p, eased, colour);
  const sepal = 1 - eased;
  if (sepal > 0.1)
    p.path(
      `M28 46Q${30 - sepal * 2} ${30 + eased * 10} 36 ${26 + eased * 18}L40 46L44 ${26 + eased * 18}Q${50 + sepal * 2} ${30 + eased * 10} 52 46Z`,
      '#4f9a4a',
    );
}

/** A plant that grows out of its seed in the first seconds. */
function sprouting(p: Pen, seconds: number): void {
  const grown = Math.min(1, Math.max(0.06, (seconds - 0.2) / 3.2));
  const top = 84 - grown * 74;
  p.line(`M45 86Q${45 - grown * 5} ${(86 + top) / 2} 45 ${top}`, 3.4, '#5aa84a');
  for (const [at, share] of [0.28, 0.5, 0.7, 0.88, 1].entries()) {
    const size = Math.min(1, Math.max(0, (grown - share * 0.62) / 0.3));
    if (size === 0) continue;
    const y = 86 - grown * 74 * share;
    for (const side of [-1, 1] as const)
      p.path(
        `M45 ${y}Q${45 + side * 10 * size} ${y - 16 * size} ${45 + side * 30 * size} ${y - 12 * size}Q${45 + side * 22 * size} ${y + 5 * size} 45 ${y}Z`,
        at % 2 === 0 ? '#6cc24a' : '#5ab04a',
      );
  }
  if (grown < 0.4) p.oval(45, 84, 6, 4.4, '#c98f58');
}

function mound(p: Pen): void {
  p.path('M2 100Q10 84 45 82T88 100Z', '#6b4630');
  p.flat('M14 96Q30 87 45 86T70 92Q40 90 14 96Z', '#8a5e42', 0.9);
}

/** Water and steam that shoot up from a pool between stones. */
function spout(p: Pen, seconds: number): void {
  const high = 76 + 8 * Math.sin(seconds * 2.1);
  for (let at = 0; at < 20; at += 1) {
    const age = (seconds * 0.6 + at / 20) % 1;
    const side = Math.sin(at * 5.1) * (4 + 26 * age * age);
    p.spot(
      45 + side * 1.1,
      90 - high * age ** 0.8,
      7 + age * 11,
      8 + age * 9,
      '#ffffff',
      0.5 * (1 - age * 0.6),
    );
  }
  p.flat(
    `M38 94Q41 50 36 ${92 - high}Q45 ${84 - high} 54 ${92 - high}Q49 50 52 94Z`,
    '#cfeeff',
    0.9,
  );
  for (let at = 0; at < 24; at += 1) {
    const age = (seconds * 0.8 + at * 0.618) % 1;
    const lane = ((at * 7) % 24) / 12 - 1;
    p.spot(
      45 + lane * 36 * age,
      94 - high * (2.6 * age - 2.5 * age * age),
      1.8,
      2.6,
      '#9fdcff',
      0.95,
    );
  }
}

function tunnelHill(p: Pen): void {
  p.path('M0 100V34Q14 8 46 4Q88 -4 112 30Q128 54 138 100Z', '#6fa25a');
  p.path('M0 100V52Q24 40 50 52Q84 58 104 100Z', '#5c8c4c');
  for (const [x, y] of [
    [20, 26],
    [52, 14],
    [86, 30],
    [30, 60],
    [64, 72],
  ] as const) {
    p.ball(x, y, 8, '#4f8a48');
    p.ball(x + 8, y + 3, 6, '#458040');
  }
  p.path('M104 100V56Q106 38 122 38T142 56V100Z', '#a8a196');
  p.path('M112 100V60Q114 46 126 46T138 60V100Z', '#221e2a');
}

export const PHENOMENA: readonly Thing[] = [
  ...SKY_CHARACTERS,
  drawn('tunnel', { ratio: 1.42, metres: 9, medium: 'scenery', facing: 1 }, tunnelHill),
  drawn(
    'honeycomb',
    { ratio: 1.4, metres: 0.5, anchors: { top: { x: 0.5, y: 0.3 }, outlet: { x: 0.5, y: 0.5 } } },
    honeycomb,
  ),
  drawn(
    'hatching-nest',
    { ratio: 1.5, metres: 0.3, anchors: { top: { x: 0.5, y: 0.5 } } },
    hatching,
    chicks,
  ),
  drawn(
    'opening-flower',
    { ratio: 0.8, metres: 0.6, anchors: { top: { x: 0.5, y: 0.2 } } },
    (p) => {
      p.line('M40 44Q36 72 40 100', 4, '#4f9a4a');
      p.path('M39 84Q18 80 10 64Q32 62 39 80Z', '#5aaa52');
      p.path('M40 76Q58 72 66 58Q46 56 40 72Z', '#6cba5c');
    },
    (p, seconds, { colour }) => opening(p, seconds, colour ?? '#f2648c'),
  ),
  drawn(
    'growing-plant',
    { ratio: 0.9, metres: 0.5, anchors: { top: { x: 0.5, y: 0.2 } } },
    mound,
    sprouting,
  ),
  drawn(
    'cocoon',
    {
      ratio: 1.1,
      metres: 0.3,
      anchors: {
        top: { x: 0.5, y: 0.1 },
        outlet: { x: 0.5, y: 0.5 },
        inside: { x: 0.36, y: 0.3, width: 0.3, height: 0.5 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? '#9cbf6a';
      p.line('M0 12Q50 2 110 14', 6, '#7a5236');
      p.path('M84 10Q98 -4 109 2Q104 16 88 16Z', '#6cba5c');
      p.line('M52 10V22', 2.4, '#c9b48a');
      p.path('M52 20Q70 26 70 52Q68 80 52 98Q36 80 34 52Q34 26 52 20Z', main);
      p.line('M37 42Q52 50 68 42M36 56Q52 66 69 56M39 70Q52 80 66 70', 2, darker(main, 0.24));
      p.flat('M42 30Q36 50 44 76Q40 50 46 28Z', '#ffffff', 0.45);
    },
  ),
  drawn(
    'geyser',
    { ratio: 0.9, metres: 9, medium: 'scenery', anchors: { outlet: { x: 0.5, y: 0.3 } } },
    (p) => {
      p.path('M4 100Q14 88 45 88T86 100Z', '#b59a7c');
      p.oval(45, 94, 26, 5, '#6fc4dc');
    },
    spout,
  ),
  drawn('hole', { ratio: 2.6, metres: 0.5, anchors: { top: { x: 0.5, y: 0.4 } } }, (p) => {
    p.path('M120 70Q150 10 190 6Q226 8 256 96L250 100H110Z', '#8a5e42');
    p.path('M150 40Q180 14 206 30Q220 60 246 94Q190 60 150 40Z', '#a3744f');
    p.oval(80, 80, 78, 19, '#6b4630');
    p.oval(80, 83, 62, 13, '#2c1c14');
    for (const [x, y] of [
      [124, 92],
      [140, 60],
      [18, 94],
      [228, 92],
    ] as const)
      p.ball(x, y, 6, '#7a5238');
  }),
  drawn('solar-eclipse', { ratio: 1, metres: 90, medium: 'celestial' }, (p) => {
    p.glow(50, 50, 50, '#fff2d0', 1);
    p.glow(50, 50, 40, '#ffffff', 1);
    p.spot(50, 50, 27, 27, '#ffffff');
    p.spot(50, 50, 25.4, 25.4, '#0c0a18');
    p.glow(72, 34, 12, '#ffffff', 1);
    p.spot(71, 35, 2.6, 2.6, '#ffffff');
  }),
  drawn('blood-moon', { ratio: 1, metres: 90, medium: 'celestial' }, (p) => {
    p.glow(50, 50, 50, '#ff6a3c', 0.7);
    p.ball(50, 50, 43, '#c8482c');
    for (const [x, y, r] of [
      [38, 42, 8],
      [60, 58, 10],
      [58, 32, 5],
      [38, 64, 6],
    ] as const)
      p.spot(x, y, r, r, '#8f2c20', 0.5);
  }),
];
