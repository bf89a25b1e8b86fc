import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Measures, type Thing } from '../thing.ts';

const STEM = '#4f9a45';
const LEAF = '#62b04f';

const flower = (ratio: number): Measures => ({
  ratio,
  metres: 0.4,
  anchors: { grip: { x: 0.5, y: 0.8 } },
});

/** Petals of one shape around a point; the shape points up from 0, 0. */
function around(
  p: Pen,
  { x, y, count, turn = 0 }: { x: number; y: number; count: number; turn?: number },
  shape: string,
  colour: (at: number) => string,
): void {
  for (let at = 0; at < count; at += 1) {
    p.brush.save();
    p.brush.translate(x, y);
    p.brush.rotate(turn + (at * 2 * Math.PI) / count);
    p.path(shape, colour(at));
    p.brush.restore();
  }
}

/** Long leaves from the foot, as bulbs have them. */
function blades(p: Pen, x: number): void {
  p.path(`M${x} 100Q${x - 20} 80 ${x - 24} 46Q${x - 6} 66 ${x} 100Z`, LEAF);
  p.path(`M${x} 100Q${x + 20} 82 ${x + 24} 52Q${x + 6} 70 ${x} 100Z`, darker(LEAF, 0.1));
}

function leaves(p: Pen, x: number): void {
  p.path(`M${x} 90Q${x - 24} 90 ${x - 27} 68Q${x - 4} 68 ${x} 90Z`, LEAF);
  p.path(`M${x} 82Q${x + 24} 82 ${x + 26} 60Q${x + 4} 62 ${x} 82Z`, darker(LEAF, 0.08));
}

/** A brush of thin petals over a prickly bud, and leaves with thorns. */
function thistle(p: Pen, colour: string): void {
  p.line('M30 40Q31 70 30 100', 3.4, STEM);
  p.path('M30 92L20 88L19 80L12 82L9 72L3 72Q4 60 6 56L14 66L18 64L23 74L27 74Z', LEAF);
  p.path('M30 84L40 80L41 72L48 74L51 64L57 64Q56 52 54 48L46 58L42 56L37 66L33 66Z', LEAF);
  for (let at = -5; at <= 5; at += 1) {
    const [x, y] = [30 + at * 4.6, 2 + Math.abs(at) * 1.9];
    const shade = at % 2 === 0 ? colour : lighter(colour, 0.22);
    p.path(`M${x - 2.6} ${y + 2}L${x} ${y}L${x + 2.6} ${y + 2}L${30 + at * 1.6} 32Z`, shade);
  }
  p.path('M16 34Q14 24 30 25Q46 24 44 34Q44 48 30 50Q16 48 16 34Z', STEM);
  p.line('M19 31L23 36L27 31L31 36L35 31L39 36L42 31', 1.4, lighter(STEM, 0.35));
  p.line('M18 38L22 43L26 38L30 43L34 38L38 43L42 38', 1.4, lighter(STEM, 0.35));
}

function lavender(p: Pen, colour: string): void {
  for (const [foot, top, lean] of [
    [24, 4, -16],
    [30, 0, 0],
    [36, 6, 16],
  ] as const) {
    const x = (y: number) => foot + lean * (1 - y / 100);
    p.line(`M${foot} 100Q${foot} 70 ${x(top)} ${top + 8}`, 2.4, '#6f9a58');
    for (let y = top + 5; y < top + 48; y += 7) {
      const tone = y % 2 === 0 ? colour : lighter(colour, 0.18);
      p.ball(x(y) - 4.4, y, 4.8, tone);
      p.ball(x(y) + 4.4, y + 2, 4.8, darker(colour, 0.14));
      p.ball(x(y), y - 2, 4.4, lighter(colour, 0.26));
    }
  }
  p.path('M28 100Q8 92 4 70Q22 78 28 100ZM32 100Q52 92 56 72Q38 78 32 100Z', '#7fae68');
}

export const NAMED_FLOWERS: readonly Thing[] = [
  drawn('tulip', flower(0.56), (p, { colour }) => {
    const main = colour ?? '#e5394b';
    p.line('M28 40V100', 4.4, STEM);
    blades(p, 28);
    p.path('M8 6Q18 12 20 26L12 48Q4 40 4 26Q4 14 8 6Z', darker(main, 0.12));
    p.path('M48 6Q38 12 36 26L44 48Q52 40 52 26Q52 14 48 6Z', darker(main, 0.2));
    p.path('M28 0Q46 16 44 34Q42 50 28 50T12 34Q10 16 28 0Z', main);
    p.flat('M22 14Q16 26 20 42Q14 34 16 24Q18 17 22 14Z', '#ffffff', 0.35);
  }),
  drawn('daffodil', flower(0.6), (p, { colour }) => {
    const main = colour ?? '#ffdb3a';
    p.line('M30 34Q33 66 30 100', 4.2, STEM);
    blades(p, 30);
    around(p, { x: 30, y: 29, count: 6 }, 'M0 4Q-14 -10 0 -29Q14 -10 0 4Z', (at) =>
      at % 2 === 0 ? main : lighter(main, 0.3),
    );
    p.ball(30, 29, 13, '#f59a1b');
    around(p, { x: 30, y: 29, count: 10 }, 'M-4 -9Q0 -16 4 -9Z', () => '#f7a62c');
    p.ball(30, 30, 8.5, '#c76a10');
    p.line('M30 34V26M27 33L28 27M33 33L32 27', 1.6, '#ffe07a');
  }),
  drawn('thistle', flower(0.6), (p, { colour }) => thistle(p, colour ?? '#8d4fc4')),
  drawn('lavender', flower(0.6), (p, { colour }) => lavender(p, colour ?? '#8a63d2')),
  drawn('daisy', flower(0.56), (p, { colour }) => {
    const main = colour ?? '#fbfaff';
    p.line('M28 40Q31 70 28 100', 3.6, STEM);
    leaves(p, 28);
    around(p, { x: 28, y: 28, count: 14 }, 'M0 -6Q-6 -16 0 -28Q6 -16 0 -6Z', (at) =>
      at % 2 === 0 ? main : darker(main, 0.06),
    );
    p.ball(28, 28, 9.5, '#ffc928');
  }),
  drawn('poppy', flower(0.62), (p, { colour }) => {
    const main = colour ?? '#e5352b';
    p.line('M31 40Q27 70 32 100', 3.2, STEM);
    p.path(
      'M31 92Q10 94 4 78Q18 80 20 74Q28 80 31 92ZM31 84Q52 84 57 68Q44 72 42 66Q34 72 31 84Z',
      LEAF,
    );
    p.path('M31 26Q4 34 2 16Q6 0 31 2T60 16Q58 34 31 26Z', darker(main, 0.1));
    p.path('M31 24Q6 18 3 36Q10 54 31 50T59 36Q56 18 31 24Z', main);
    p.ball(31, 27, 8, '#2a1a24');
    for (let at = 0; at < 10; at += 1)
      p.spot(31 + 11 * Math.cos(at * 0.628), 27 + 8 * Math.sin(at * 0.628), 1.4, 1.4, '#2a1a24');
    p.ball(31, 26, 3.4, '#9cbf6a');
  }),
  drawn('peony', flower(0.66), (p, { colour }) => {
    const main = colour ?? '#f48fb6';
    p.line('M33 50V100', 4.2, STEM);
    leaves(p, 33);
    for (const [count, reach, tone] of [
      [9, 1, darker(main, 0.12)],
      [8, 0.78, main],
      [7, 0.54, lighter(main, 0.2)],
      [5, 0.32, lighter(main, 0.4)],
    ] as const) {
      const [wide, tall] = [15 * reach, 32 * reach];
      around(
        p,
        { x: 33, y: 32, count, turn: reach * 3 },
        `M0 2Q${-wide} ${-tall * 0.4} ${-wide * 0.7} ${-tall * 0.9}Q0 ${-tall * 1.12} ${wide * 0.7} ${-tall * 0.9}Q${wide} ${-tall * 0.4} 0 2Z`,
        (at) => (at % 2 === 0 ? tone : lighter(tone, 0.12)),
      );
    }
  }),
  drawn('orchid', flower(0.7), (p, { colour }) => {
    const main = colour ?? '#c77dff';
    p.line('M30 100Q20 50 34 14Q40 4 56 6', 3, '#6f8f4a');
    p.path('M30 100Q2 96 0 78Q22 78 30 100ZM30 100Q58 98 66 82Q42 78 30 100Z', LEAF);
    for (const [x, y, r] of [
      [56, 14, 13],
      [34, 26, 16],
      [24, 54, 17],
    ] as const) {
      around(
        p,
        { x, y, count: 3 },
        `M0 2Q${-r * 0.5} ${-r * 0.6} 0 ${-r}Q${r * 0.5} ${-r * 0.6} 0 2Z`,
        () => lighter(main, 0.3),
      );
      p.oval(x - r * 0.55, y - r * 0.12, r * 0.56, r * 0.46, main);
      p.oval(x + r * 0.55, y - r * 0.12, r * 0.56, r * 0.46, main);
      p.oval(x, y + r * 0.3, r * 0.26, r * 0.34, '#a3278f');
      p.ball(x, y, r * 0.16, '#ffd84a');
    }
  }),
  drawn('lily', flower(0.66), (p, { colour }) => {
    const main = colour ?? '#fff0f5';
    p.line('M33 44V100', 4, STEM);
    for (const y of [60, 74, 88]) {
      p.path(`M33 ${y}Q14 ${y + 4} 4 ${y - 8}Q22 ${y - 10} 33 ${y}Z`, LEAF);
      p.path(`M33 ${y}Q52 ${y + 4} 62 ${y - 8}Q44 ${y - 10} 33 ${y}Z`, darker(LEAF, 0.1));
    }
    for (const [turn, tone] of [
      [0.52, darker(main, 0.1)],
      [0, main],
    ] as const) {
      around(
        p,
        { x: 33, y: 32, count: 3, turn },
        'M0 4Q-13 -12 -5 -30Q0 -36 5 -30Q13 -12 0 4Z',
        () => tone,
      );
      around(
        p,
        { x: 33, y: 32, count: 3, turn: turn + 1.05 },
        'M-0.8 -4L0 -26L0.8 -4Z',
        () => '#f2a0bf',
      );
    }
    around(
      p,
      { x: 33, y: 32, count: 6, turn: 0.3 },
      'M-0.7 0L-0.7 -14L0.7 -14L0.7 0Z',
      () => '#cfe08a',
    );
    around(
      p,
      { x: 33, y: 32, count: 6, turn: 0.3 },
      'M-2.6 -13L0 -16L2.6 -13L0 -11Z',
      () => '#b5521f',
    );
  }),
];
