import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 }, outlet: { x: 0.5, y: 0.05 } };
const CRUST = '#c9772e';

/** A drumstick, its bone up. */
function paintLeg(p: Pen, x: number, y: number, turn: number): void {
  p.brush.save();
  p.brush.translate(x, y);
  p.brush.rotate(turn);
  p.line('M0 -6V-26', 6, '#f7ecd8');
  p.ball(-3.4, -28, 4.4, '#fbf3e4');
  p.ball(3.4, -28, 4.4, '#f3e6cf');
  p.path('M-5 -14Q-20 2 -15 16Q0 28 15 16Q20 2 5 -14Z', CRUST);
  for (const [dx, dy] of [
    [-8, 4],
    [2, -2],
    [7, 8],
    [-2, 13],
  ] as const)
    p.spot(dx, dy, 2.4, 1.8, '#f0b45f', 0.9);
  p.brush.restore();
}

const CHIP = '#f6c95a';

function paintChip(p: Pen, x: number, y: number, turn: number, size = 1): void {
  p.brush.save();
  p.brush.translate(x, y);
  p.brush.rotate(turn);
  p.brush.scale(size, size);
  p.oval(0, 0, 13, 9, darker(CHIP, 0.22));
  p.oval(0, -1.6, 13, 8.4, CHIP);
  p.flat('M-9 -2Q0 4 9 -2Q0 1 -9 -2Z', darker(CHIP, 0.2), 0.6);
  for (const dx of [-4, 3]) p.spot(dx, -4 + dx / 3, 1, 0.8, '#ffffff', 0.9);
  p.brush.restore();
}

const CRAYONS = ['#e2473c', '#f08a2c', '#f5c22f', '#4fb06a', '#3f8fd8', '#7f5fc8', '#e86aa6'];

/** What is full of what is sold. */
export const FILLED: readonly Thing[] = [
  drawn('chicken-bucket', { ratio: 0.94, metres: 0.3, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#d8343c';
    p.oval(47, 46, 40, 14, '#8f4a1c');
    for (const [x, y, turn] of [
      [24, 34, -0.5],
      [70, 34, 0.5],
      [47, 30, 0.08],
      [34, 44, -1.1],
      [62, 44, 1],
    ] as const)
      paintLeg(p, x, y, turn);
    p.ball(47, 44, 13, CRUST);
    p.path('M4 46Q47 62 90 46L80 96Q47 104 14 96Z', '#fffaf2');
    for (const x of [0, 1, 2, 3])
      p.flat(`M${8 + x * 22} ${48 + (x % 3 === 0 ? 0 : 4)}h11L${24 + x * 16} 99h-8Z`, main, 0.96);
    p.line('M4 46Q47 62 90 46', 4, lighter(main, 0.2));
    p.oval(47, 77, 17, 14, '#fffaf2');
    p.ball(45, 79, 8, CRUST);
    p.line('M50 74L56 68', 3, '#e9d3ae');
  }),
  drawn('pearl-necklace', { ratio: 1.1, metres: 0.24, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#fbf4ea';
    // Two strings that hang from the neck, larger pearls in front.
    for (const [wide, deep, many] of [
      [36, 58, 17],
      [49, 84, 23],
    ] as const)
      for (let at = 0; at <= many; at += 1) {
        const turn = (at / many) * Math.PI;
        const x = 55 - Math.cos(turn) * wide * (0.72 + 0.28 * Math.sin(turn));
        p.ball(x, 8 + Math.sin(turn) ** 0.8 * deep, 4 + 2.8 * Math.sin(turn), main);
      }
    p.ball(55, 8 + 84, 7.6, lighter(main, 0.4));
  }),
  drawn('crayon-box', { ratio: 0.95, metres: 0.14, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f5b92f';
    for (const [at, code] of CRAYONS.entries()) {
      const [x, y] = [9 + at * 11.4, at % 2 === 0 ? 8 : 2];
      p.path(`M${x} ${y + 16}L${x + 3.4} ${y}H${x + 6.6}L${x + 10} ${y + 16}V60H${x}Z`, code);
      p.flat(`M${x} ${y + 20}h10v3h-10z`, darker(code, 0.35));
    }
    p.path('M2 44Q47 62 93 44V96Q93 100 89 100H6Q2 100 2 96Z', main);
    p.path('M2 44Q47 62 93 44V54Q47 72 2 54Z', '#4fb06a');
    p.oval(47, 81, 26, 12, '#fffaf0');
    for (const [at, code] of ['#e2473c', '#3f8fd8', '#4fb06a'].entries())
      p.line(`M${32 + at * 11} 84Q${35 + at * 11} 74 ${40 + at * 11} 82`, 3, code);
  }),
  drawn('open-tin', { ratio: 1.15, metres: 0.2, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#4fa6b8';
    p.path('M10 36V88Q57 106 105 88V36Z', '#c3cad6');
    p.path('M10 46V80Q57 98 105 80V46Q57 62 10 46Z', main);
    p.oval(57, 36, 47, 13, '#dfe5ee');
    p.oval(57, 36, 42, 10, '#8a4f30');
    for (const [x, y] of [
      [36, 33],
      [52, 30],
      [68, 33],
      [80, 36],
      [46, 38],
      [62, 39],
    ] as const)
      p.ball(x, y, 7, '#b06a42');
    p.path('M96 34Q112 10 94 1Q74 -4 66 20Q82 22 96 34Z', '#e9edf4');
    p.ring(86, 14, 5, 2.6, '#a3acbb');
    p.ball(57, 74, 8, '#fffaf0');
    for (const [x, y] of [
      [45, 66],
      [52, 60],
      [62, 60],
      [69, 66],
    ] as const)
      p.ball(x, y, 4, '#fffaf0');
  }),
  drawn(
    'flying-chips',
    { ratio: 1.25, metres: 0.42, anchors: HELD },
    (p, { colour }) => {
      const main = colour ?? '#f0b429';
      p.path('M34 44Q62 50 90 44L94 96Q62 102 30 96Z', main);
      p.path(
        'M34 44L30 36L42 40L50 35L62 40L74 35L82 40L94 36L90 44Q62 52 34 44Z',
        darker(main, 0.25),
      );
      p.oval(62, 70, 22, 15, '#fff6dc');
      paintChip(p, 56, 72, -0.4, 0.9);
      paintChip(p, 68, 70, 0.5, 0.9);
      p.flat('M36 50l5 1l-3 42h-5z', '#ffffff', 0.4);
    },
    (p, seconds) => {
      for (const [at, [x, y]] of (
        [
          [50, 30],
          [76, 30],
          [62, 18],
          [30, 20],
          [96, 18],
          [14, 40],
          [112, 42],
          [44, 5],
          [82, 4],
        ] as const
      ).entries()) {
        const rise = 3 * Math.sin(seconds * 2 + at * 1.7);
        paintChip(p, x, y + rise, at * 1.1 + 0.25 * Math.sin(seconds * 1.4 + at), 1);
      }
    },
  ),
  drawn('steel-bottle', { ratio: 0.34, metres: 0.28, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#b9c3cf';
    p.ring(17, 5, 5, 3, '#3a414e');
    p.box(8, 7, 18, 11, 3, '#3a414e');
    p.box(10, 17, 14, 6, 1, lighter(main, 0.25));
    p.path('M10 22H24Q34 26 34 36V94Q34 100 28 100H6Q0 100 0 94V36Q0 26 10 22Z', main);
    p.flat('M5 34Q6 29 10 28V94H5Z', '#ffffff', 0.55);
    p.flat('M27 30Q30 32 30 36V94H27Z', darker(main, 0.5), 0.3);
    p.line('M1 86H33', 1.6, darker(main, 0.2));
    p.path('M17 46Q9 57 17 64Q25 57 17 46Z', lighter(main, 0.7));
  }),
  drawn('mulled-wine', { ratio: 0.95, metres: 0.13, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#c23a3f';
    p.ring(78, 60, 15, 7, darker(main, 0.1));
    p.path('M6 30H74V84Q74 100 58 100H22Q6 100 6 84Z', main);
    p.oval(40, 30, 34, 9, '#fff1e2');
    p.oval(40, 31, 30, 7, '#7a1230');
    p.ball(30, 26, 11, '#f08a2c');
    p.ball(30, 26, 8, '#f9c878');
    p.line('M30 19V33M23 26H37', 1.4, '#f08a2c');
    p.line('M46 30L66 2', 5, '#8a4f2a');
    p.line('M52 30L70 7', 4, '#a4653a');
    p.path('M40 86L28 74Q24 64 33 62Q38 62 40 68Q42 62 47 62Q56 64 52 74Z', '#fff6ea');
    p.line('M10 46H70', 2.4, lighter(main, 0.5));
  }),
  drawn('olive-branch', { ratio: 1.5, metres: 0.4, anchors: HELD }, (p) => {
    p.line('M4 78Q60 70 146 22', 4, '#7d6a45');
    for (const [x, y, turn] of [
      [30, 70, -1.2],
      [52, 64, -1],
      [74, 56, -0.9],
      [98, 46, -0.8],
      [122, 32, -0.7],
      [40, 74, 0.7],
      [64, 66, 0.6],
      [88, 56, 0.5],
      [112, 42, 0.4],
    ] as const) {
      p.brush.save();
      p.brush.translate(x, y);
      p.brush.rotate(turn);
      p.path('M0 0Q16 -11 34 0Q16 8 0 0Z', turn < 0 ? '#6f9a54' : '#8fae6e');
      p.brush.restore();
    }
    p.path('M140 26Q146 8 150 0Q152 16 144 28Z', '#8fae6e');
    for (const [x, y, code] of [
      [36, 86, '#4d6b2c'],
      [58, 82, '#5a3d5e'],
      [84, 72, '#5d7d33'],
      [106, 60, '#4d6b2c'],
    ] as const) {
      p.line(`M${x} ${y - 14}V${y}`, 1.6, '#7d6a45');
      p.oval(x, y, 7, 9.5, code);
      p.spot(x - 2.4, y - 3, 1.8, 2.4, '#ffffff', 0.5);
    }
  }),
  drawn('vegetable-board', { ratio: 1.9, metres: 0.3, anchors: HELD }, (p, { colour }) => {
    p.box(0, 78, 190, 20, 9, colour ?? '#c98f58');
    p.flat('M8 82H182V85H8Z', '#ffffff', 0.25);
    for (const [x, y] of [
      [30, 32],
      [46, 22],
      [60, 34],
    ] as const)
      p.ball(x, y, 17, '#4f9e4a');
    p.path('M36 40H56L52 76H40Z', '#a8cf7a');
    p.path('M58 78L72 50Q92 42 104 54L106 78Z', '#e2473c');
    p.path('M84 50Q82 42 90 38', '#4fb06a');
    p.line('M86 50Q84 42 90 38', 4, '#57a860');
    p.ball(120, 62, 17, '#e5513f');
    p.path('M112 48L120 44L128 48L122 51H118Z', '#3f8f4a');
    p.path('M20 62Q60 58 78 70Q60 82 20 78Q10 70 20 62Z', '#f08a2c');
    p.line('M20 70L6 62M20 70L4 70M20 70L8 78', 3, '#57a860');
    for (const x of [86, 98, 110]) p.oval(x, 77, 6, 5, '#f6a04a');
    p.box(132, 70, 30, 9, 3, '#2e3340');
    p.path('M160 70H190Q184 80 160 79Z', '#d5dce6');
    p.box(134, 74, 2, 2, 1, '#e9edf4');
  }),
  drawn('bridal-gown', { ratio: 0.8, metres: 1.65 }, (p, { colour }) => {
    const main = colour ?? '#fbf8f4';
    p.line('M40 84V96', 3, '#8a6a4a');
    p.oval(40, 97, 18, 3, '#8a6a4a');
    p.ball(40, 4.4, 4, '#e8d3b4');
    p.path('M37 7H43V14H37Z', '#e8d3b4');
    p.path('M30 15Q40 10 50 15L49 24H31Z', '#ecd8bb');
    p.path('M29 17Q35 22 40 21Q45 22 51 17L47 38H33Z', main);
    p.path('M33 38H47Q54 66 80 92Q40 102 0 92Q26 66 33 38Z', main);
    p.line('M36 42Q30 70 16 92M40 42V95M44 42Q50 70 64 92', 1, darker(main, 0.16));
    p.path('M33 36H47L48 40H32Z', '#f0cdd6');
    for (let at = 0; at < 9; at += 1) p.spot(6 + at * 8.4, 90 + (at % 2), 3, 1.6, '#ffffff', 0.9);
  }),
  drawn('syrup-pancakes', { ratio: 1.25, metres: 0.18, anchors: HELD }, (p) => {
    p.oval(62, 88, 62, 11, '#e6ebf2');
    p.oval(62, 86, 50, 8, '#ffffff');
    for (let at = 0; at < 6; at += 1) {
      const y = 82 - at * 10;
      p.oval(62 + (at % 2) * 3, y, 42, 9.5, '#c9843e');
      p.oval(62 + (at % 2) * 3, y - 3, 42, 8.5, '#eab866');
    }
    p.path(
      'M24 27Q62 16 100 27Q102 33 96 34V52Q93 57 90 52V38Q80 41 76 40V62Q72 68 69 62V41Q54 42 48 40V54Q45 59 42 54V38Q30 36 24 27Z',
      '#9a4a14',
    );
    p.flat('M34 26Q60 20 88 26Q60 24 34 26Z', '#ffffff', 0.4);
    p.box(52, 15, 22, 11, 3, '#ffe58a');
    for (const [x, y] of [
      [40, 22],
      [48, 15],
      [80, 16],
      [88, 23],
      [63, 9],
      [14, 84],
      [24, 90],
      [108, 86],
      [98, 91],
    ] as const) {
      p.ball(x, y, 6.4, '#45539c');
      p.spot(x, y - 3, 2, 1.2, '#26305f', 0.8);
    }
  }),
  drawn(
    'mothership',
    { ratio: 3.1, metres: 60, medium: 'air', anchors: { outlet: { x: 0.5, y: 0.9 } } },
    (p, { colour }) => {
      const main = colour ?? '#5b6680';
      p.path('M96 34Q155 -12 214 34Z', lighter(main, 0.25));
      p.path('M0 48Q155 2 310 48Q155 80 0 48Z', main);
      p.path('M30 56Q155 86 280 56Q236 92 155 94Q74 92 30 56Z', darker(main, 0.3));
      for (let at = 0; at < 15; at += 1)
        p.spot(34 + at * 17.3, 47 + 9 * Math.sin((at / 14) * Math.PI), 4, 2.4, '#ffe9a8', 0.95);
      for (const x of [124, 145, 166, 187]) p.spot(x, 24, 5, 3.4, '#9fe6ff', 0.9);
      p.oval(155, 88, 38, 9, '#9fe6ff');
      p.oval(155, 89, 26, 6, '#e8fbff');
    },
    (p, seconds) => p.glow(155, 92, 46 + 4 * Math.sin(seconds * 3), '#8fe3ff', 0.75),
  ),
  drawn('scribbles', { ratio: 1.6, metres: 0.16 }, (p) => {
    for (const [at, code] of CRAYONS.entries()) {
      const y = 12 + at * 12.6;
      p.line(
        `M4 ${y + 4}Q20 ${y - 16} 32 ${y + 4}T60 ${y + 2}T88 ${y + 4}T116 ${y + 2}T154 ${y - 4}`,
        6,
        code,
      );
    }
  }),
];
