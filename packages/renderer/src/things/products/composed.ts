import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { stream } from './stream.ts';

const WOOD = '#b9814f';
const SKIN = '#e0a578';
const LEAF = '#4fa95a';

function nail(p: Pen, x: number, y: number, colour: string): void {
  p.path(`M${x - 4} ${y + 13}V${y + 4}Q${x} ${y - 5} ${x + 4} ${y + 4}V${y + 13}Z`, colour);
  p.flat(`M${x - 2} ${y + 3}h1.4v7h-1.4z`, '#ffffff', 0.6);
}

function finger(p: Pen, x: number, base: number, tip: number, colour: string): void {
  p.box(x - 6, tip, 12, base - tip, 6, SKIN);
  p.line(`M${x - 3} ${(base + tip) / 2}H${x + 3}`, 0.9, darker(SKIN, 0.18));
  nail(p, x, tip - 1, colour);
}

function paintedHand(p: Pen, colour: string): void {
  p.path('M22 74H58V100H22Z', SKIN);
  p.brush.save();
  p.brush.translate(60, 64);
  p.brush.rotate(0.62);
  finger(p, 0, 12, -34, colour);
  p.brush.restore();
  for (const [x, tip] of [
    [18, 16],
    [31, 5],
    [44, 2],
    [56, 9],
  ] as const)
    finger(p, x, 62, tip, colour);
  p.path('M11 52Q12 46 20 47H56Q64 48 63 60Q62 80 52 83H26Q12 74 11 52Z', SKIN);
  p.box(18, 91, 44, 9, 4, lighter(colour, 0.6));
}

function yarnBall(p: Pen, colour: string): void {
  p.line('M16 2L76 86', 3.4, '#caa06a');
  p.line('M104 2L42 86', 3.4, '#caa06a');
  p.ball(16, 4, 4, '#8a5a34');
  p.ball(104, 4, 4, '#8a5a34');
  p.ball(60, 62, 37, colour);
  const dark = darker(colour, 0.16);
  p.line('M28 50Q56 24 88 42M26 62Q58 36 95 56M30 76Q62 50 94 72', 2, dark);
  p.line('M44 30Q34 62 54 96M60 27Q50 62 72 96M76 30Q68 60 86 84', 2, lighter(colour, 0.2));
  p.line('M84 90Q100 100 112 94Q120 88 119 97', 2.4, colour);
}

function raisedBed(p: Pen): void {
  p.flat('M8 50H172V60H8Z', '#5b3d28');
  for (const [at, x] of [18, 40, 62].entries()) {
    p.path(`M${x} 54Q${x - 16} ${36 - at} ${x - 5} 26Q${x} 34 ${x} 40Z`, LEAF);
    p.path(`M${x} 54Q${x + 16} ${36 - at} ${x + 5} 26Q${x} 34 ${x} 40Z`, lighter(LEAF, 0.12));
    p.path(`M${x - 5} 48Q${x} 42 ${x + 5} 48L${x} 58Z`, '#f08a34');
  }
  for (const x of [88, 114]) {
    p.ball(x, 42, 12, '#8fcf73');
    p.line(`M${x - 8} 46Q${x} 34 ${x + 8} 46M${x} 32V52`, 1.4, '#5fa552');
  }
  p.line('M146 54V4', 2, '#8a5a34');
  for (const [x, y] of [
    [140, 14],
    [153, 20],
    [139, 30],
    [153, 38],
  ] as const) {
    p.oval(x, y, 9, 6, LEAF);
    p.ball(x + 3, y + 5, 5, '#e0453a');
  }
  for (const y of [54, 69, 84]) p.box(0, y, 180, 15, 1.5, darker(WOOD, (y - 54) / 500));
  for (const x of [3, 86, 168]) p.box(x, 50, 9, 50, 1.5, darker(WOOD, 0.16));
}

function halfPaintedWall(p: Pen, colour: string): void {
  p.box(0, 0, 150, 92, 1, '#efe7da');
  p.flat('M0 0H62L66 14L60 24L68 38L61 52L67 66L60 78L64 92H0Z', colour);
  p.flat('M62 0H86V46Q85 54 81 47Q78 42 75 50Q71 56 68 46H62Z', colour);
  p.box(0, 92, 150, 8, 1, '#ffffff');
  p.line('M92 41H98V58H78V64', 2.6, '#8d939c');
  p.box(66, 33, 28, 16, 7, darker(colour, 0.1));
  p.box(74, 63, 8, 33, 3.5, '#3b4252');
  p.box(112, 78, 24, 22, 2, '#d7dce2');
  p.flat('M112 78H136V84Q132 91 129 84Q126 80 122 88Q118 94 115 86L112 84Z', colour);
}

function tippedCan(p: Pen, colour: string): void {
  p.brush.save();
  p.brush.translate(78, 26);
  p.brush.rotate(-1.95);
  p.line('M-20 -19Q-34 0 -20 18', 1.8, '#8d939c');
  p.box(-21, -22, 42, 46, 3, '#dfe4ea');
  p.box(-21, -8, 42, 20, 0, colour);
  p.oval(0, -22, 21, 6, '#aab2bd');
  p.oval(0, -22, 18, 4.4, colour);
  p.brush.restore();
  p.oval(52, 93, 52, 7, darker(colour, 0.08));
  p.spot(48, 91.6, 42, 4.6, lighter(colour, 0.12));
}

function maskedFace(p: Pen): void {
  p.path('M4 100Q6 84 30 80H60Q84 84 86 100Z', SKIN);
  p.path('M8 100Q12 88 28 86Q45 96 62 86Q78 88 82 100Z', '#ffffff');
  p.box(36, 70, 18, 16, 6, darker(SKIN, 0.08));
  p.path('M13 36Q4 6 45 1Q86 6 77 36Z', '#ffffff');
  p.line('M20 26Q44 6 72 14M17 34Q44 18 74 26', 2, '#dfe4ee');
  p.oval(45, 48, 30, 31, SKIN);
  p.path('M18 44Q20 34 45 34Q70 34 72 44Q72 72 45 76Q18 72 18 44Z', '#a9d6ae');
  p.spot(45, 64, 9.5, 5.6, SKIN);
  p.line('M38 63Q45 69 52 63', 2.2, '#b24b4b');
  p.line('M45 50Q42 57 46 57', 1.6, '#86bb8e');
  p.path('M13 38Q45 22 77 38Q80 30 70 26Q45 16 20 26Q10 30 13 38Z', '#f4f6fa');
  for (const x of [31, 59]) {
    p.ball(x, 46, 10, '#4f9a44');
    p.spot(x, 46, 8.6, 8.6, '#cdeaa6');
    for (let at = 0; at < 6; at++) {
      const angle = (at * Math.PI) / 3;
      p.spot(x + 4.2 * Math.cos(angle), 46 + 4.2 * Math.sin(angle), 1.1, 1.1, '#f7fbe4');
    }
  }
}

function doorLock(p: Pen): void {
  p.box(0, 0, 80, 100, 3, '#8a5632');
  p.line('M14 0V100', 1.2, darker('#8a5632', 0.2));
  p.box(22, 8, 34, 84, 8, '#c9ced6');
  p.box(30, 22, 46, 9, 4.5, '#aeb5bf');
  p.ball(39, 26.5, 8, '#dfe4ea');
  p.ball(39, 66, 12, '#e8cf7a');
  p.box(36.6, 58, 4.8, 16, 2, '#6d5a20');
  p.box(38, 62, 18, 8, 3, '#f2c23d');
  p.ring(63, 66, 10, 5, '#f2c23d');
  p.line('M66 76L68 90', 1.6, '#8d939c');
  p.box(62, 88, 12, 11, 3, '#d8463c');
}

function chartMonitor(p: Pen): void {
  p.box(0, 0, 130, 82, 5, '#2f3648');
  p.box(4, 4, 122, 72, 3, '#f6f8fc');
  p.brush.lineWidth = 1;
  for (const [from, to, colour] of [
    [0, 0.42, '#3f8efc'],
    [0.42, 0.72, '#f2b92c'],
    [0.72, 1, '#4fc27a'],
  ] as const) {
    p.brush.beginPath();
    p.brush.moveTo(34, 40);
    p.brush.arc(34, 40, 23, from * 2 * Math.PI, to * 2 * Math.PI);
    p.brush.closePath();
    p.brush.fillStyle = colour;
    p.brush.fill();
  }
  for (const [at, height] of [14, 22, 18, 30].entries())
    p.box(70 + at * 13, 42 - height, 8, height, 1.5, at === 3 ? '#e2574c' : '#8a6fe0');
  p.line('M68 42H122M68 70H122', 1, '#c5ccd8');
  p.line('M70 66L84 58L98 62L118 50', 2.6, '#4fc27a');
  p.path('M55 82H75L79 96H51Z', '#aeb6c4');
  p.box(38, 94, 54, 6, 3, '#c9d0db');
}

function onAir(p: Pen): void {
  p.box(0, 0, 200, 100, 12, '#2b2f3a');
  p.box(9, 9, 182, 82, 8, '#e3242f');
  p.box(14, 14, 172, 72, 6, '#f4404a');
  p.brush.font = '800 47px Inter';
  p.brush.fillStyle = '#ffffff';
  p.brush.textAlign = 'center';
  p.brush.textBaseline = 'middle';
  p.brush.fillText('ON AIR', 100, 52);
}

const colourOr = (colour: string | null, usual: string): string => colour ?? usual;

/** What ads show together, as one drawing: a product at work, or with what belongs to it. */
export const COMPOSED: readonly Thing[] = [
  drawn('on-air-sign', { ratio: 2, metres: 0.22 }, onAir),
  drawn('chart-monitor', { ratio: 1.3, metres: 0.5 }, chartMonitor),
  drawn('painted-nails', { ratio: 0.86, metres: 0.3 }, (p, { colour }) =>
    paintedHand(p, colourOr(colour, '#d9263c')),
  ),
  drawn('knitting-wool', { ratio: 1.2, metres: 0.3 }, (p, { colour }) =>
    yarnBall(p, colourOr(colour, '#d8576b')),
  ),
  drawn('raised-bed', { ratio: 1.8, metres: 1 }, raisedBed),
  drawn('half-painted-wall', { ratio: 1.5, metres: 2.2 }, (p, { colour }) =>
    halfPaintedWall(p, colourOr(colour, '#3f8fd0')),
  ),
  drawn(
    'pouring-paint',
    { ratio: 1.05, metres: 0.5 },
    (p, { colour }) => tippedCan(p, colourOr(colour, '#3f8fd0')),
    (p, seconds, { colour }) =>
      stream(p, { x: 53, from: 26, to: 92 }, colourOr(colour, '#3f8fd0'), seconds),
  ),
  drawn('masked-face', { ratio: 0.9, metres: 0.6 }, maskedFace),
  drawn('key-in-lock', { ratio: 0.8, metres: 0.5 }, doorLock),
];
