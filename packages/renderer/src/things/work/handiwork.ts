import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const STEEL = '#b9c2d0';
const WOOD = '#b87a4b';
const CARTON = '#d3a066';
const BRASS = '#e8b84a';
const grip = (x: number, y: number) => ({ grip: { x, y } });

function cello(p: Pen, colour: string | null): void {
  const wood = colour ?? '#a8582c';
  p.line('M22 94V100', 1.6, STEEL);
  p.path(
    'M12 46Q22 38 32 46Q38 54 32 62Q44 70 42 84Q38 96 22 96Q6 96 2 84Q0 70 12 62Q6 54 12 46Z',
    wood,
  );
  p.box(19.6, 4, 4.8, 62, 1, '#2e2430');
  p.path('M18 0H26L25 8H19Z', darker(wood, 0.3));
  p.line('M14 70q-3 6 0 12M30 70q3 6 0 12', 1.4, '#2e2430');
  p.line('M21 8V86M23 8V86', 0.5, '#f4ead2');
  p.box(16, 76, 12, 2, 0.6, '#e9c99a');
}

/** What people work with, play and carry. */
export const HANDIWORK: readonly Thing[] = [
  drawn('box-stack', { ratio: 0.62, metres: 0.95, anchors: grip(0.5, 0.86) }, (p, { colour }) => {
    const main = colour ?? CARTON;
    for (const [x, y, wide, tall] of [
      [0, 66, 62, 34],
      [5, 34, 52, 32],
      [10, 2, 44, 32],
    ] as const) {
      p.box(x, y, wide, tall, 2, main);
      p.flat(`M${x + wide / 2 - 4} ${y}h8v${tall * 0.5}h-8z`, '#f2dcb4', 0.8);
      p.line(`M${x + 2} ${y + tall}H${x + wide - 2}`, 1.6, darker(main, 0.3));
    }
  }),
  drawn(
    'baking-oven',
    {
      ratio: 1.15,
      metres: 1.25,
      facing: -1,
      anchors: { top: { x: 0.5, y: 0.04 }, inside: { x: 0.2, y: 0.4, width: 0.6, height: 0.3 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#dfe4ec';
      p.box(6, 4, 109, 92, 5, main);
      p.box(2, 0, 111, 10, 3, '#4a5263');
      for (const x of [24, 44, 72, 92]) p.ball(x, 18, 5, '#4a5263');
      p.box(16, 28, 84, 44, 4, '#2a2230');
      p.flat('M20 32H96V68H20Z', '#ff8a2f', 0.85);
      p.line('M20 44H96M20 56H96', 2, '#5a4a50');
      for (const x of [36, 58, 80]) p.oval(x, 52, 10, 6, '#d98a3c');
      // The open door is a shelf in front of it.
      p.path('M12 74H104L115 86H0Z', '#5a6378');
      p.box(0, 86, 115, 6, 2, '#3a4152');
      p.box(10, 92, 14, 8, 1, '#4a5263');
      p.box(92, 92, 14, 8, 1, '#4a5263');
    },
    (p, seconds) => p.glow(58, 52, 40, '#ffb04a', 0.5 + 0.1 * Math.sin(seconds * 5)),
  ),
  drawn('bread-tray', { ratio: 2.2, metres: 0.3, anchors: grip(0.5, 0.9) }, (p) => {
    for (const [x, tint] of [
      [44, '#d98a3c'],
      [110, '#e2a050'],
      [176, '#d98a3c'],
    ] as const) {
      p.path(`M${x - 40} 76Q${x - 44} 6 ${x} 2Q${x + 44} 6 ${x + 40} 76Z`, tint);
      p.line(`M${x - 22} 34l10 18M${x - 4} 28l8 20M${x + 16} 30l8 18`, 5, lighter(tint, 0.45));
    }
    p.path('M0 74H220L208 96H12Z', '#5a6378');
    p.box(0, 70, 220, 9, 4, STEEL);
  }),
  drawn(
    'flaming-torch',
    { ratio: 0.4, metres: 0.6, anchors: grip(0.5, 0.84) },
    (p) => {
      p.path('M15 42H25L22 100H18Z', WOOD);
      p.box(12, 34, 16, 16, 4, '#4a4048');
    },
    (p, seconds) => {
      const sway = 3 * Math.sin(seconds * 9);
      p.glow(20, 24, 26, '#ffb04a', 0.7);
      p.spot(20 + sway * 0.3, 24, 13, 18, '#ff7a1f', 0.95);
      p.spot(20 + sway * 0.6, 12, 6, 11, '#ff7a1f', 0.95);
      p.spot(20 + sway * 0.3, 28, 7, 11, '#ffd84a', 0.95);
    },
  ),
  drawn(
    'marshmallow-stick',
    { ratio: 1.6, metres: 0.5, facing: 1, anchors: grip(0.04, 0.92) },
    (p) => {
      p.line('M4 94L132 16', 4, WOOD);
      p.box(116, 2, 22, 20, 7, '#fff6ea');
      p.box(134, 0, 24, 20, 7, '#f2d9b4');
    },
  ),
  drawn('chainsaw', { ratio: 2.2, metres: 0.32, facing: 1, anchors: grip(0.2, 0.4) }, (p) => {
    p.box(96, 46, 122, 22, 11, STEEL);
    for (let x = 104; x < 212; x += 12) p.line(`M${x} 44l5 -5M${x} 70l5 5`, 3, '#4a5263');
    p.box(20, 30, 84, 56, 10, '#f2722e');
    p.line('M6 86V44Q8 12 44 14H76Q92 18 94 32', 10, '#2e3444');
    p.box(30, 84, 60, 12, 4, '#2e3444');
    p.box(40, 46, 36, 20, 4, '#fff0d8');
  }),
  drawn('typewriter', { ratio: 1.3, metres: 0.32, anchors: { top: { x: 0.5, y: 0.2 } } }, (p) => {
    p.path('M34 0H96V44H34Z', '#fffdf6');
    p.line('M42 10H88M42 18H84M42 26H88', 2, '#9aa6bb');
    p.box(8, 34, 114, 14, 7, '#2e3444');
    p.ball(8, 41, 7, '#4a5263');
    p.ball(122, 41, 7, '#4a5263');
    p.path('M20 44H110L126 94Q128 100 120 100H10Q2 100 4 94Z', '#3f7f8a');
    for (const [row, y] of [64, 76, 88].entries())
      for (let at = 0; at < 8; at += 1)
        p.spot(24 - row * 4 + at * (12 + row), y, 4, 3.4, '#fbf7f2');
  }),
  drawn('cello', { ratio: 0.44, metres: 1.25, anchors: grip(0.5, 0.5) }, (p, { colour }) =>
    cello(p, colour),
  ),
  drawn(
    'bowed-cello',
    { ratio: 0.44, metres: 1.25, anchors: grip(0.5, 0.5) },
    (p, { colour }) => cello(p, colour),
    (p, seconds) => {
      const way = Math.sin(2 * Math.PI * seconds * 0.6) * 8;
      p.line(`M${-16 + way} 72L${40 + way} 64`, 1.6, '#5a3420');
      p.line(`M${-16 + way} 74L${40 + way} 66`, 0.6, '#f4ead2');
    },
  ),
  drawn('tuba', { ratio: 0.8, metres: 0.9, facing: 1, anchors: grip(0.44, 0.62) }, (p) => {
    p.path('M30 40Q26 14 6 4Q40 -6 74 4Q54 14 50 40V84H30Z', BRASS);
    p.oval(40, 6, 35, 6, darker(BRASS, 0.35));
    p.line('M34 92Q8 92 8 70Q8 50 30 50', 8, BRASS);
    p.line('M46 92Q70 92 70 72Q70 54 56 52', 6, darker(BRASS, 0.12));
    p.line('M34 94H46', 10, BRASS);
    p.line('M56 52Q66 44 78 44', 4, BRASS);
    for (const x of [36, 42, 48]) p.box(x - 2, 54, 4, 22, 2, lighter(BRASS, 0.5));
  }),
  drawn('trombone', { ratio: 2.6, metres: 0.4, facing: 1, anchors: grip(0.34, 0.62) }, (p) => {
    p.line('M6 44H180Q196 46 196 60T180 74H40', 6, BRASS);
    p.line('M40 74Q20 72 20 50Q22 30 60 30H196', 6, darker(BRASS, 0.12));
    p.path('M190 26Q236 22 258 0V62Q236 38 190 36Z', BRASS);
    p.line('M96 44V74M120 44V74', 4, darker(BRASS, 0.2));
    p.line('M40 74V98', 3, darker(BRASS, 0.2));
  }),
  drawn('harmonica', { ratio: 2.6, metres: 0.12, anchors: grip(0.5, 0.6) }, (p) => {
    p.box(0, 8, 260, 84, 20, STEEL);
    p.box(10, 40, 240, 22, 4, '#2e3444');
    for (let x = 22; x < 240; x += 22) p.box(x, 44, 12, 14, 2, '#5a6378');
  }),
  drawn('tambourine', { ratio: 1.2, metres: 0.28, anchors: grip(0.5, 0.9) }, (p) => {
    p.oval(60, 50, 60, 50, darker(WOOD, 0.1));
    p.oval(60, 46, 50, 40, '#f8ead0');
    for (const [x, y] of [
      [6, 50],
      [24, 84],
      [60, 96],
      [96, 84],
      [114, 50],
    ] as const)
      p.oval(x, y, 7, 4, BRASS);
  }),
  drawn('xylophone', { ratio: 1.8, metres: 0.85, anchors: { top: { x: 0.5, y: 0.2 } } }, (p) => {
    p.line('M24 30L14 98M156 30L166 98M40 60H140', 5, '#5a6378');
    p.path('M0 6H180L164 40H16Z', darker(WOOD, 0.2));
    const tints = ['#e5383b', '#f77f00', '#ffd23f', '#38b000', '#2f9ec4', '#3f5efc', '#8b5cf6'];
    for (const [at, tint] of tints.entries())
      p.box(14 + at * 22, 2 + at * 0.6, 17, 40 - at * 2.4, 3, tint);
  }),
  drawn('marionette', { ratio: 0.6, metres: 0.6, anchors: grip(0.5, 0.06) }, (p, { colour }) => {
    p.line('M8 4H52M30 0V10', 4, WOOD);
    p.line('M12 6L10 60M48 6L50 60M30 8V26', 0.9, '#f4ead2');
    p.ball(30, 34, 11, '#f6c79c');
    p.path('M18 30Q30 14 42 30Q30 24 18 30Z', '#a83c2c');
    p.line('M25 34h.1M35 34h.1M26 40q4 3 8 0', 1.8, '#3a2630');
    p.path('M22 46H38L42 72H18Z', colour ?? '#3f8efc');
    p.line('M22 48L10 62M38 48L50 62', 4.4, colour ?? '#3f8efc');
    p.line('M24 72L20 96M36 72L42 96', 5, '#5a4a6e');
    p.box(12, 94, 12, 6, 3, '#6b3a26');
    p.box(38, 94, 12, 6, 3, '#6b3a26');
  }),
  drawn(
    'loom',
    { ratio: 1.2, metres: 1.2, facing: -1, anchors: { top: { x: 0.5, y: 0.5 } } },
    (p) => {
      p.box(4, 0, 9, 100, 2, WOOD);
      p.box(107, 0, 9, 100, 2, WOOD);
      p.box(0, 4, 120, 8, 3, darker(WOOD, 0.15));
      p.box(0, 86, 120, 9, 3, darker(WOOD, 0.15));
      for (let x = 18; x < 106; x += 4) p.line(`M${x} 10V86`, 1, '#fbf2dc');
      const rows = ['#c8385a', '#f2a03e', '#2f9e8f', '#30497c', '#c8385a', '#f4e2b8'];
      for (const [at, tint] of rows.entries()) p.box(15, 50 + at * 6, 90, 6.4, 0, tint);
      p.line('M20 58l6 -6l6 6l6 -6l6 6l6 -6l6 6l6 -6l6 6l6 -6l6 6l6 -6', 1.6, '#fbf2dc');
    },
  ),
];
