import { darker, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const CRUST = '#d9963f';
const CHEESE = '#ffcf57';
const STRING = '#ffdf86';

function topping(p: Pen, x: number, y: number, radius: number): void {
  p.oval(x, y, radius, radius * 0.62, '#cf3f33');
  p.spot(x - radius * 0.3, y - radius * 0.2, radius * 0.3, radius * 0.18, '#f28a6a', 0.9);
}

/** A pizza from the side, with a gap where a piece was. */
function pizza(p: Pen): void {
  p.oval(66, 84, 66, 16, '#8a6a4a');
  p.oval(66, 80, 60, 17, CRUST);
  p.oval(66, 78, 53, 14, CHEESE);
  p.flat('M66 79L100 66Q116 71 119 79Z', '#8a6a4a');
  p.flat('M66 79L119 79L118 82L66 82Z', darker(CRUST, 0.2));
  for (const [x, y] of [
    [34, 76],
    [56, 69],
    [50, 86],
    [80, 87],
    [24, 82],
    [100, 85],
  ] as const)
    topping(p, x, y, 7);
  for (const [x, y] of [
    [44, 80],
    [70, 84],
    [38, 69],
  ] as const)
    p.path(`M${x} ${y}q6 -4 11 0q-5 3 -11 0z`, '#4f9a45');
}

/** The piece that is taken, its tip towards the pizza. */
function piece(p: Pen, lift: number): void {
  p.brush.save();
  p.brush.translate(96, 33 - lift);
  p.brush.rotate(-0.42);
  p.path('M-34 12L26 -16Q34 -4 30 14Z', CHEESE);
  p.path('M22 -20Q36 -24 38 -8Q40 12 32 20Q24 20 26 10Q30 -4 22 -20Z', CRUST);
  p.flat('M-34 12L30 14L29 19L-30 15Z', darker(CRUST, 0.1));
  topping(p, 4, 4, 6.5);
  topping(p, 18, -5, 6);
  topping(p, -14, 9, 4.5);
  p.brush.restore();
}

/** Strings of cheese from the gap to the piece, which sway and are thin in the middle. */
function strings(p: Pen, lift: number, seconds: number): void {
  for (const [from, to, width] of [
    [74, 66, 3.4],
    [82, 76, 4.4],
    [90, 86, 3],
    [98, 95, 4],
    [107, 105, 2.6],
  ] as const) {
    const sag = 3 * Math.sin(seconds * 2 + from);
    const [low, high] = [78, 50 - lift - (to - 66) * 0.28];
    const middle = (low + high) / 2;
    p.flat(
      `M${from - width} ${low}Q${from + sag} ${middle} ${to - width * 0.7} ${high}H${to + width * 0.7}Q${from + sag + width * 0.55} ${middle} ${from + width} ${low}Z`,
      STRING,
    );
  }
}

/** A piece of pizza that is lifted, with cheese that stretches. */
export const CHEESE_PULL: readonly Thing[] = [
  drawn(
    'cheese-pull',
    { ratio: 1.36, metres: 0.36, anchors: { grip: { x: 0.5, y: 0.85 } } },
    (p) => {
      pizza(p);
    },
    (p, seconds) => {
      const lift = 9 * Math.min(1, seconds / 2.5) + 1.2 * Math.sin(seconds * 1.6);
      strings(p, lift, seconds);
      piece(p, lift);
    },
  ),
];
