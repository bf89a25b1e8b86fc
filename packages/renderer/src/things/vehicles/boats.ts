import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { MAKESHIFT_BOATS } from './makeshift-boats.ts';

const aboard = (y: number) => ({ seat: { x: 0.5, y }, top: { x: 0.5, y } });

/** An open boat seen from the side. */
function hull(p: Pen, colour: string): void {
  p.path('M4 22Q110 40 216 22L244 16Q228 72 196 100H44Q12 76 4 22Z', colour);
  p.path('M12 48Q110 64 228 46Q222 58 216 68Q110 78 20 68Z', lighter(colour, 0.25));
  p.line('M4 22Q110 40 216 22L244 16', 6, darker(colour, 0.25));
}

/** The water around what goes down. */
function splashes(p: Pen): void {
  for (const [x, wide] of [
    [10, 16],
    [36, 20],
    [64, 18],
    [90, 16],
    [114, 12],
  ] as const)
    p.oval(x, 97, wide, 5, '#eaf6fb');
}

export const BOATS: readonly Thing[] = [
  ...MAKESHIFT_BOATS,
  drawn(
    'dinghy',
    { ratio: 2.45, metres: 0.9, medium: 'boat', facing: 1, anchors: aboard(0.2) },
    (p, { colour }) => {
      p.path('M20 24Q110 14 226 20Q110 44 20 24Z', '#6b4a34');
      p.box(60, 24, 22, 8, 2, '#c98f58');
      p.box(140, 24, 22, 8, 2, '#c98f58');
      p.line('M92 4L128 60', 4, '#c98f58');
      hull(p, colour ?? '#c8574c');
      p.line('M112 36L150 86', 4, '#b98a5a');
      p.path('M146 80L160 96L152 100L140 88Z', '#b98a5a');
      p.flat('M90 0h6v6h-6z', '#c98f58');
    },
  ),
  drawn(
    'raft',
    { ratio: 2.4, metres: 0.6, medium: 'boat', anchors: aboard(0.3) },
    (p, { colour }) => {
      const main = colour ?? '#b07b4c';
      p.box(10, 20, 220, 22, 8, darker(main, 0.2));
      for (let at = 0; at < 6; at += 1) {
        p.box(at * 40, 34, 40, 66, 18, main);
        p.ball(at * 40 + 20, 68, 15, '#e0b07a');
        p.ring(at * 40 + 20, 68, 8, 2, '#bd8450');
      }
      p.box(0, 0, 240, 30, 8, lighter(main, 0.1));
      p.line('M70 0V30M170 0V30', 6, '#e8dcc0');
    },
  ),
  drawn(
    'paper-boat',
    {
      ratio: 1.6,
      metres: 0.25,
      medium: 'boat',
      // Beside its peak, where who is small can be seen.
      anchors: { seat: { x: 0.82, y: 0.44 }, top: { x: 0.82, y: 0.44 }, grip: { x: 0.5, y: 0.6 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#fdfdfd';
      p.path('M80 0L122 62H38Z', lighter(main, 0.3));
      p.path('M80 0L122 62H80Z', darker(main, 0.14));
      p.path('M0 42L46 62H114L160 42L128 100H32Z', main);
      p.path('M80 62H114L160 42L128 100H80Z', darker(main, 0.1));
      p.line('M0 42L46 62H114L160 42', 1.2, darker(main, 0.22));
    },
  ),
  drawn(
    'submarine',
    {
      ratio: 1.9,
      metres: 3.5,
      medium: 'water',
      facing: 1,
      anchors: { outlet: { x: 0.98, y: 0.6 }, top: { x: 0.5, y: 0.24 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#f2b632';
      p.line('M98 24V4H112', 5, '#59606e');
      p.path('M70 42L76 22Q78 18 84 18H112Q118 18 120 22L128 42Z', darker(main, 0.08));
      p.path('M4 40L24 54V80L4 94Q0 66 4 40Z', '#d8574c');
      p.path('M12 64Q16 38 70 38H140Q190 38 190 68T140 100H70Q18 100 12 64Z', main);
      p.flat('M20 76Q90 92 188 76Q182 100 140 100H70Q30 100 20 76Z', darker(main, 0.35), 0.4);
      for (const x of [62, 100, 138]) {
        p.ball(x, 64, 13, '#59606e');
        p.ball(x, 64, 9.5, '#9fe0f5');
      }
      p.ball(182, 66, 8, '#fff6c8');
    },
    (p, seconds) => {
      p.glow(186, 66, 20, '#fff6c8', 0.7);
      p.flat('M186 60L330 20V116L186 72Z', '#fff6c8', 0.14 + 0.02 * Math.sin(seconds * 3));
      p.brush.save();
      p.brush.translate(4, 66);
      p.brush.scale(1, Math.sin(seconds * 12));
      p.box(-4, -16, 6, 32, 3, '#8d949f');
      p.brush.restore();
    },
  ),
  drawn(
    'sinking-boat',
    { ratio: 1.5, metres: 2.4, medium: 'boat', facing: 1, anchors: { top: { x: 0.6, y: 0.42 } } },
    (p, { colour }) => {
      const main = colour ?? '#c8574c';
      p.line('M66 62L44 16', 4, '#8a6a4a');
      p.path('M52 66L42 44L74 26L86 48Z', '#f2ead8');
      p.path('M56 56L51 46L64 39L69 49Z', '#7fb6d0');
      p.path('M6 96L14 84L132 16L150 20L128 66L84 98Z', main);
      p.path('M14 84L132 16L150 20L146 28L20 94Z', lighter(main, 0.3));
      splashes(p);
    },
  ),
  drawn(
    'sinking-ship',
    { ratio: 1.6, metres: 12, medium: 'boat', facing: 1, anchors: { top: { x: 0.6, y: 0.4 } } },
    (p, { colour }) => {
      const main = colour ?? '#2f3a52';
      for (const x of [46, 70, 94]) {
        const y = 70 - (x - 46) * 0.52;
        p.path(`M${x} ${y}L${x - 13} ${y - 25}L${x - 3} ${y - 31}L${x + 12} ${y - 6}Z`, '#e2a13c');
        p.path(
          `M${x - 13} ${y - 25}L${x - 3} ${y - 31}L${x} ${y - 26}L${x - 10} ${y - 20}Z`,
          '#2b2733',
        );
      }
      p.path('M22 84L16 74L122 18L128 28Z', '#f6f3ea');
      p.path('M4 98L12 84L142 14L160 16L128 74L92 100Z', main);
      p.path('M12 84L142 14L160 16L157 22L16 92Z', '#f6f3ea');
      for (let at = 0; at < 7; at += 1) p.ball(44 + at * 14, 82 - at * 7.4, 2.4, '#ffe39a');
      splashes(p);
    },
  ),
  drawn(
    'surfboard',
    { ratio: 4, metres: 0.5, medium: 'boat', facing: 1, anchors: aboard(0.25) },
    (p, { colour }) => {
      const main = colour ?? '#ffd23f';
      p.path('M40 60H76L60 100Z', '#4a5263');
      p.path('M0 34Q20 58 200 60T400 4Q330 0 200 4T0 34Z', main);
      p.path('M60 18Q200 34 372 14L400 4Q330 42 200 46T20 44Z', '#3fb5d0');
      p.flat('M40 22Q200 6 360 8Q200 12 40 26Z', '#ffffff', 0.6);
    },
  ),
  drawn(
    'kayak',
    { ratio: 3.4, metres: 0.6, medium: 'boat', facing: 1, anchors: aboard(0.45) },
    (p, { colour }) => {
      const main = colour ?? '#e2703a';
      p.path('M0 30Q60 46 170 46T340 14Q320 100 170 100T0 30Z', main);
      p.oval(160, 48, 40, 12, '#3a3340');
      p.flat('M20 50Q120 66 310 48Q240 72 150 72T20 50Z', '#ffffff', 0.3);
    },
    (p, seconds) => {
      const turn = 0.5 * Math.sin(seconds * 3.4);
      const end = (side: number) => ({ x: 196 + side * 104, y: 6 + side * 104 * turn });
      p.stick(end(-1), end(1), 6, '#4a5263');
      for (const side of [-1, 1]) p.oval(end(side).x, end(side).y, 20, 9, '#ffd23f');
    },
  ),
  drawn(
    'rowing-shell',
    { ratio: 7, metres: 0.62, medium: 'boat', facing: 1, anchors: aboard(0.42) },
    (p, { colour }) => {
      const main = colour ?? '#f2f4f8';
      p.path('M0 18Q60 50 350 54T700 0Q690 94 350 100Q60 98 0 18Z', main);
      p.line('M2 20Q60 50 350 54T698 4', 7, '#2f6fd0');
      p.flat('M30 66Q340 84 672 58Q600 90 350 92Q120 92 30 66Z', '#2f6fd0', 0.5);
    },
    (p, seconds) => {
      const swing = Math.sin(seconds * 3.2);
      for (const x of [170, 290, 410, 530]) {
        const end = { x: x - 26 + swing * 34, y: 96 };
        p.stick({ x: x + 22, y: 30 }, end, 5, '#b98a5a');
        p.oval(end.x, end.y, 15, 6, '#d9432f');
      }
    },
  ),
  drawn(
    'rubber-raft',
    { ratio: 2.9, metres: 0.85, medium: 'boat', facing: 1, anchors: aboard(0.3) },
    (p, { colour }) => {
      const main = colour ?? '#f2912c';
      p.path('M8 26Q20 6 44 14H246Q276 4 286 22L268 46H26Z', darker(main, 0.3));
      p.path('M0 34Q6 12 30 26Q150 44 262 24Q288 8 290 36Q286 92 236 100H52Q6 94 0 34Z', main);
      p.line('M12 52Q150 78 280 48', 4, darker(main, 0.35));
      p.line('M24 40Q60 64 96 50T168 54T240 46T276 36', 3, '#f6ead0');
      p.flat('M34 84Q150 94 252 82Q244 94 230 96H58Q42 94 34 84Z', darker(main, 0.5), 0.4);
    },
    (p, seconds) => {
      for (const [at, x] of [70, 130, 190].entries()) {
        const swing = Math.sin(seconds * 4 + at * 0.3);
        const end = { x: x + 30 + swing * 20, y: 88 };
        p.stick({ x, y: 14 }, end, 5, '#4a5263');
        p.oval(end.x, end.y, 12, 7, '#ffd23f');
      }
    },
  ),
];
