import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const STONE = '#dcb878';

/** One of the two sloping towers of an Egyptian gate, with the figures that are carved in it. */
function pylon(p: Pen, left: number, stone: string): void {
  p.path(`M${left + 6} 16H${left + 56}L${left + 62} 100H${left}Z`, stone);
  p.flat(`M${left + 44} 16H${left + 56}L${left + 62} 100H${left + 46}Z`, darker(stone, 0.3), 0.35);
  p.box(left + 3, 9, 56, 8, 2, lighter(stone, 0.2));
  for (let at = 0; at < 7; at += 1) p.box(left + 6 + at * 7.4, 10.5, 3.4, 5, 1, '#3f8f9c');
  p.line(`M${left + 5} 26H${left + 56}`, 1, darker(stone, 0.25));
  for (const [at, y] of [
    [0, 34],
    [1, 34],
    [0, 56],
    [1, 56],
  ] as const) {
    const x = left + 17 + at * 18;
    p.spot(x, y, 2.4, 2.6, '#b5603c');
    p.flat(`M${x - 3} ${y + 4}H${x + 3}L${x + 4} ${y + 14}H${x - 4}Z`, '#b5603c');
    p.line(`M${x + 3} ${y + 5}L${x + 8} ${y + 8}M${x + 8} ${y - 1}V${y + 14}`, 1, '#3f8f9c');
  }
}

function seated(p: Pen, x: number): void {
  const main = '#c99f60';
  p.box(x - 7, 78, 14, 22, 1, darker(main, 0.15));
  p.path(`M${x - 5} 64H${x + 5}L${x + 6} 84H${x - 6}Z`, main);
  p.path(`M${x - 6} 66L${x - 4} 53Q${x} 49 ${x + 4} 53L${x + 6} 66Z`, '#3f8f9c');
  p.oval(x, 58, 2.9, 3.8, lighter(main, 0.2));
  p.box(x - 6, 82, 12, 5, 1.4, main);
  p.box(x - 5, 86, 4, 13, 1, main);
  p.box(x + 1, 86, 4, 13, 1, main);
}

/** A clasping coil: the front of each turn, lower ones wider; the back is behind what it is around. */
function coils(p: Pen, main: string, belly: string): void {
  const dark = darker(main, 0.35);
  p.line('M16 88Q4 92 3 82', 5, main);
  for (let turn = 0; turn < 4; turn += 1) {
    const y = 88 - turn * 17;
    p.line(`M12 ${y}Q34 ${y + 8} 68 ${y - 10}`, 11.5, dark);
    p.line(`M12 ${y - 0.6}Q34 ${y + 7} 68 ${y - 10.6}`, 9.6, main);
    for (let spot = 0; spot < 4; spot += 1) {
      const share = (spot + 0.6) / 4;
      const x = 12 + share * 56;
      p.spot(x, y + 5 - share * share * 15, 2.6, 1.8, belly);
    }
  }
}

function snakeAround(p: Pen, main: string): void {
  coils(p, main, '#f2d45a');
  p.line('M12 28Q2 14 22 9Q40 5 52 12', 9, main);
  p.oval(60, 13, 12, 7.4, main);
  p.spot(63, 10, 2.5, 2.8, '#ffffff');
  p.spot(64, 10.3, 1.3, 1.7, '#22201f');
  p.line('M60 17Q66 18.4 71 15.4', 1, darker(main, 0.45));
  p.line('M71 15L77 16.6L80 14.4M77 16.6L79.6 19', 1.3, '#e0356a');
}

function dragonAround(p: Pen, main: string): void {
  const wing = darker(main, 0.2);
  p.path('M12 34Q-2 22 -14 2Q-4 6 2 4Q2 10 10 10Q10 18 18 20Z', wing);
  p.path('M62 40Q80 30 94 10Q84 13 78 10Q78 17 70 18Q71 26 62 28Z', wing);
  coils(p, main, '#f2d98a');
  p.path('M1 84L-5 74L7 78Z', wing);
  for (const [x, y] of [
    [22, 32],
    [38, 30],
    [54, 25],
  ] as const)
    p.path(`M${x - 4} ${y + 3}L${x} ${y - 5}L${x + 4} ${y + 1}Z`, '#f2a23a');
  p.line('M12 30Q4 12 26 9Q40 6 50 12', 11, main);
  p.path('M44 4L36 -5L50 2ZM52 3L48 -7L58 3Z', '#f2d98a');
  p.path('M42 12Q44 2 58 4Q74 7 80 14Q78 21 64 21Q46 22 42 12Z', main);
  p.spot(58, 9, 3, 3.2, '#fff3c4');
  p.spot(59, 9.3, 1.4, 2.2, '#22201f');
  p.spot(75, 12.4, 1.2, 0.9, darker(main, 0.5));
  p.line('M60 18Q70 19 78 16', 1, darker(main, 0.45));
}

/** The covers of a stack, from below, with where they begin and how wide they are. */
const BOOKS = [
  ['#b8433f', 2, 76],
  ['#2f7fb8', 6, 70],
  ['#e8a83c', 1, 72],
  ['#4f9a5c', 9, 66],
  ['#7a5ab0', 4, 68],
  ['#d8694a', 10, 62],
  ['#2f9a9a', 7, 64],
  ['#f0c24c', 14, 54],
] as const;

/** Things that are told by what is beside, below or around them. */
export const SET_TOGETHER: readonly Thing[] = [
  drawn('egyptian-temple', { ratio: 1.7, metres: 12, medium: 'scenery' }, (p, { colour }) => {
    const stone = colour ?? STONE;
    p.box(58, 32, 54, 68, 1, darker(stone, 0.12));
    p.box(54, 27, 62, 8, 2, lighter(stone, 0.2));
    p.spot(85, 31, 4, 3, '#d8553c');
    p.path('M81 31Q70 27 62 30Q72 34 81 32ZM89 31Q100 27 108 30Q98 34 89 32Z', '#3f8f9c');
    p.flat('M70 46H100V100H70Z', '#4a3326');
    for (const x of [64, 102]) p.box(x, 40, 5, 60, 1, lighter(stone, 0.14));
    pylon(p, 0, stone);
    pylon(p, 108, stone);
    for (const x of [54, 116]) seated(p, x);
  }),
  drawn(
    'pendant-lamp',
    { ratio: 0.62, metres: 1.5, medium: 'scenery' },
    (p, { colour, isDark }) => {
      const main = colour ?? '#e0764a';
      p.glow(31, 88, isDark ? 56 : 34, '#ffedb0', isDark ? 0.7 : 0.35);
      p.line('M31 0V66', 1.6, '#3d3430');
      p.box(27.5, 60, 7, 8, 2, '#4a4038');
      p.spot(31, 91, 8, 8, '#fff3c8');
      p.path('M25 66H37Q54 70 60 91H2Q8 70 25 66Z', main);
      p.box(1, 89, 60, 4, 2, lighter(main, 0.25));
    },
  ),
  drawn('key-under-mat', { ratio: 3.25, metres: 0.3 }, (p, { colour }) => {
    const main = colour ?? '#a8744a';
    const dark = darker(main, 0.3);
    // The mat is as wide and high as its sheet.
    p.brush.save();
    p.brush.scale(1.49, 1.49);
    p.brush.translate(-8, -30);
    p.flat('M20 94H190L226 62L160 46Z', '#3b2450', 0.25);
    p.path('M44 36H178L150 58L164 92H8Z', main);
    p.line('M54 44H150L138 58L148 84H26Z', 2.4, dark);
    for (const x of [50, 72, 94, 116]) p.line(`M${x + 12} 52L${x - 4} 78`, 5, lighter(main, 0.2));
    // The corner that is turned up shows its back.
    p.path('M178 36L206 30Q180 44 164 92L150 58Z', lighter(main, 0.35));
    p.ring(180, 76, 10, 5.4, '#f2b632');
    p.line('M190 78L222 86M212 84L210 92M219 86L217 93', 5, '#f2b632');
    p.brush.restore();
  }),
  drawn('book-stack', { ratio: 0.8, metres: 0.5, anchors: { top: { x: 0.5, y: 0.04 } } }, (p) => {
    for (const [at, [main, left, wide]] of BOOKS.entries()) {
      const y = 88 - at * 12;
      p.box(left, y, wide, 12, 1.6, main);
      p.box(left + wide - 5, y + 2.2, 5, 7.6, 0.6, '#fbf3df');
      p.line(`M${left + wide - 5} ${y + 5}h5M${left + wide - 5} ${y + 7.4}h5`, 0.5, '#d8c8a4');
      p.box(left + 7, y, 3, 12, 0, lighter(main, 0.45));
      p.box(left + wide - 18, y, 2.4, 12, 0, lighter(main, 0.3));
    }
  }),
  drawn(
    'wheel-cabin',
    {
      ratio: 1.5,
      metres: 2.7,
      medium: 'scenery',
      anchors: {
        inside: { x: 0.24, y: 0.28, width: 0.52, height: 0.46 },
        top: { x: 0.5, y: 0.18 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? '#e2574c';
      p.line('M0 20Q75 -16 150 20', 5, '#d9dfe8');
      p.line('M0 9Q75 -26 150 9', 2.4, '#b9c3d0');
      for (const x of [20, 48, 102, 130])
        p.ball(x, 12 - (1 - Math.abs(x - 75) / 75) * 11, 2.4, '#ffd95a');
      p.line('M75 2V18', 5, '#8c97a8');
      p.path('M24 26Q75 2 126 26L122 30H28Z', main);
      p.flat('M30 30H120V72H30Z', '#bfe4f5', 0.14);
      p.line('M31 28V74M119 28V74', 3.4, lighter(main, 0.3));
      p.path('M22 66H128Q126 98 96 99H54Q24 98 22 66Z', main);
      p.box(19, 63, 112, 6, 3, lighter(main, 0.35));
      p.line('M26 80Q75 88 124 80', 3, '#ffe6a8');
    },
  ),
  drawn('coiling-snake', { ratio: 0.8, metres: 1.8, medium: 'land' }, (p, { colour }) =>
    snakeAround(p, colour ?? '#4fae5a'),
  ),
  drawn('coiling-dragon', { ratio: 0.8, metres: 8, medium: 'land' }, (p, { colour }) =>
    dragonAround(p, colour ?? '#3f9f6a'),
  ),
];
