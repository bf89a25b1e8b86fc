import { darker } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What lies on workbenches besides hammers and saws. */
export const BENCH_TOOLS: readonly Thing[] = [
  drawn(
    'pliers',
    { ratio: 0.62, metres: 0.2, anchors: { grip: { x: 0.5, y: 0.75 } } },
    (p, { colour }) => {
      const main = colour ?? '#e2483f';
      p.line('M28 40Q8 64 12 96M34 40Q54 64 50 96', 9, main);
      p.path('M22 2Q30 0 30 6V34H14Q14 12 22 2Z', '#8d97a8');
      p.path('M40 2Q32 0 32 6V34H48Q48 12 40 2Z', '#a9b3c2');
      p.ball(31, 37, 9, '#7b8596');
      p.ball(31, 37, 3.4, '#4a5262');
    },
  ),
  drawn('spirit-level', { ratio: 6.25, metres: 0.11 }, (p, { colour }) => {
    p.brush.scale(1.25, 1.25);
    p.brush.translate(0, -20);
    p.box(0, 20, 500, 80, 8, colour ?? '#f2b632');
    p.box(0, 20, 34, 80, 8, '#2e3444');
    p.box(466, 20, 34, 80, 8, '#2e3444');
    p.box(190, 30, 120, 44, 10, '#2e3444');
    p.box(200, 36, 100, 30, 14, '#c8f06a');
    p.oval(250, 48, 18, 9, '#f4ffd8');
    p.line('M228 36V66M272 36V66', 3, '#2e3444');
    for (const x of [96, 404]) {
      p.ball(x, 60, 26, '#2e3444');
      p.ball(x, 60, 18, '#c8f06a');
    }
  }),
  drawn('circular-saw', { ratio: 1.4, metres: 0.28, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#f08a24';
    p.ball(84, 62, 36, '#c9d1dc');
    for (let at = 0; at < 18; at += 1) {
      const angle = (at / 18) * 2 * Math.PI;
      const [x, y] = [84 + 36 * Math.cos(angle), 62 + 36 * Math.sin(angle)];
      p.ball(x, y, 4, '#aab4c2');
    }
    p.box(6, 76, 130, 7, 2, '#6b7484');
    p.path('M46 66Q44 22 86 22Q124 24 124 66Z', main);
    p.ball(84, 62, 9, '#4a5262');
    p.line('M48 40Q14 34 12 12Q30 0 62 16', 12, '#2e3444');
    p.box(92, 8, 30, 18, 7, '#2e3444');
    p.line('M12 12Q0 8 2 0', 4, '#22242e');
  }),
  drawn('power-sander', { ratio: 1.3, metres: 0.2 }, (p, { colour }) => {
    const main = colour ?? '#3f8f6a';
    p.path('M22 78V46Q22 6 66 6Q110 6 110 46V78Z', main);
    p.box(30, 12, 70, 24, 12, '#2e3444');
    p.box(14, 74, 102, 14, 4, '#39404e');
    p.box(8, 88, 114, 12, 3, '#c99a63');
    p.box(58, 52, 18, 10, 3, '#f4f5f7');
    p.line('M108 60Q126 60 128 38', 5, '#22242e');
  }),
  drawn(
    'nail-gun',
    { ratio: 1.15, metres: 0.3, facing: 1, anchors: { grip: { x: 0.35, y: 0.6 } } },
    (p, { colour }) => {
      p.box(14, 4, 84, 30, 8, colour ?? '#f2b632');
      p.box(84, 10, 22, 58, 4, '#39404e');
      p.box(90, 66, 10, 14, 2, '#aab4c2');
      p.path('M24 30H50L42 84Q40 92 30 92H18Q10 92 12 84Z', '#2e3444');
      p.path('M44 82L90 54V68L50 94H20V86H40Z', '#8d97a8');
      p.path('M52 34H64L58 50H50Z', '#e2483f');
    },
  ),
  drawn(
    'glue-gun',
    { ratio: 1.3, metres: 0.2, facing: 1, anchors: { grip: { x: 0.3, y: 0.65 } } },
    (p, { colour }) => {
      p.box(0, 20, 26, 10, 4, '#f4efe2');
      p.path('M18 8H84Q98 10 104 24L84 42H18Z', colour ?? '#4a7fd6');
      p.path('M98 18L124 24L98 32Z', '#c9d1dc');
      p.path('M24 40H52L44 92Q43 98 36 98H20Q13 98 14 91Z', '#2e3444');
      p.path('M56 42H68Q66 60 52 62L54 50Z', '#e2483f');
      p.path('M124 22Q130 28 126 36Q121 30 124 22Z', '#f6e7b8');
    },
  ),
  drawn('soldering-iron', { ratio: 2.6, metres: 0.14, facing: 1 }, (p, { colour }) => {
    p.brush.scale(1.19, 1.19);
    p.brush.translate(0, -16);
    p.path('M120 88L132 50H176L188 88Z', '#39404e');
    p.box(100, 86, 110, 14, 5, '#2e3444');
    for (const x of [128, 140, 152, 164]) p.ring(x, 40, 16, 3, '#aab4c2');
    p.line('M84 46L176 28', 8, '#c9d1dc');
    p.line('M176 28L214 20', 4, '#e08a4a');
    p.line('M30 56L86 45', 20, colour ?? '#e2483f');
    p.line('M76 47L92 44', 24, '#2e3444');
    p.line('M30 56Q8 60 2 98', 5, '#22242e');
  }),
  drawn('wood-plane', { ratio: 2.32, metres: 0.14, facing: 1 }, (p, { colour }) => {
    p.brush.scale(1.16, 1.16);
    p.brush.translate(0, -14);
    const wood = colour ?? '#a8693c';
    p.path('M2 100V74Q4 66 16 66H150Q198 66 198 88V100Z', '#7b8596');
    p.path('M18 70Q16 36 34 20Q44 12 58 20Q48 26 54 44L62 70Z', wood);
    p.ball(164, 48, 15, wood);
    p.box(157, 56, 14, 14, 3, darker(wood));
    p.path('M78 70L104 30H122L98 70Z', '#c9d1dc');
    p.ring(118, 78, 8, 3, '#e8c77a');
    p.path('M112 66Q124 44 138 54Q146 62 136 66Q130 58 122 66Z', '#ecc999');
  }),
  drawn('multimeter', { ratio: 0.72, metres: 0.22 }, (p, { colour }) => {
    p.box(8, 0, 54, 92, 8, colour ?? '#f2b632');
    p.box(14, 6, 42, 80, 5, '#2e3444');
    p.box(18, 10, 34, 22, 3, '#b9d8b0');
    p.line('M24 15V27M31 15H38V21H31V27H38M44 15V27', 2.4, '#22342a');
    p.ring(35, 52, 12, 3, '#f4f5f7');
    p.ball(35, 52, 9, '#4a5262');
    p.line('M35 52L41 45', 3, '#f2b632');
    p.ball(26, 76, 3.6, '#e2483f');
    p.ball(44, 76, 3.6, '#12141a');
    p.line('M26 76Q20 104 2 92V60', 3, '#e2483f');
    p.line('M44 76Q52 106 68 92V60', 3, '#12141a');
    p.line('M2 62V44M68 62V44', 4.5, '#39404e');
  }),
  drawn('oil-can', { ratio: 1.3, metres: 0.2, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#c8402f';
    p.path('M20 96L34 56H70L84 96Q84 100 78 100H26Q20 100 20 96Z', main);
    p.box(36, 44, 32, 14, 5, darker(main));
    p.path('M48 46L120 4L126 8L60 48Z', '#c9d1dc');
    p.line('M36 62Q4 56 8 80Q12 92 22 90', 6, '#8d97a8');
    p.path('M124 12Q132 22 126 26Q119 24 124 12Z', '#e0a83a');
  }),
  drawn('rope-pulley', { ratio: 0.54, metres: 0.5 }, (p, { colour }) => {
    p.brush.translate(-14, 0);
    p.line('M22 34V100M58 34V82', 5, '#d9b27c');
    p.line('M40 0V18', 5, '#6b7484');
    p.ring(40, 5, 5, 3.4, '#6b7484');
    p.ball(40, 38, 25, colour ?? '#a8693c');
    p.ring(40, 38, 20, 4, '#7d4a28');
    p.path('M33 14H47L45 44H35Z', '#8d97a8');
    p.ball(40, 38, 5, '#4a5262');
    p.box(50, 80, 16, 18, 4, '#6b7484');
  }),
  drawn('hex-keys', { ratio: 1.1, metres: 0.14 }, (p) => {
    for (const [x, width] of [
      [12, 9],
      [38, 7],
      [62, 5.4],
      [84, 4],
    ] as const)
      p.line(`M${x} ${6 + x * 0.3}V${96 - x * 0.1}H${x + 20}`, width, '#6b7484');
  }),
  drawn(
    'headlamp',
    { ratio: 1.5, metres: 0.14, anchors: { outlet: { x: 0.5, y: 0.62 } } },
    (p, { colour, isDark }) => {
      p.line('M18 72Q0 26 75 10Q150 26 132 72', 11, colour ?? '#e2483f');
      p.line('M18 72Q60 92 75 88Q92 92 132 72', 11, darker(colour ?? '#e2483f'));
      p.box(46, 44, 58, 46, 12, '#2e3444');
      p.ball(75, 66, 20, '#c9d1dc');
      p.ball(75, 66, 15, '#fff6c8');
      if (isDark) p.glow(75, 66, 70, '#fff1a8', 0.8);
    },
  ),
  drawn('tool-belt', { ratio: 1.7, metres: 0.34 }, (p, { colour }) => {
    const leather = colour ?? '#a8693c';
    p.line('M40 44L34 8M58 44V12', 5, '#c99a63');
    p.path('M22 0H46L44 14H24Z', '#6b7484');
    p.line('M122 46L128 10', 9, '#f2b632');
    p.line('M106 46V16', 6, '#8d97a8');
    p.box(0, 36, 170, 16, 6, darker(leather, 0.4));
    p.box(74, 32, 22, 24, 4, '#d9b04a');
    p.path('M16 48H72V88Q72 98 60 98H28Q16 98 16 88Z', leather);
    p.path('M98 48H154V88Q154 98 142 98H110Q98 98 98 88Z', leather);
    p.line('M20 62H68M102 62H150', 3, darker(leather, 0.3));
  }),
  drawn('power-strip', { ratio: 4.45, metres: 0.09 }, (p, { colour }) => {
    p.brush.scale(1.5, 1.5);
    p.brush.translate(0, -34);
    p.line('M40 66Q10 66 10 96', 7, '#39404e');
    p.box(30, 34, 266, 58, 14, colour ?? '#f4f5f7');
    for (const x of [76, 132, 188]) {
      p.ball(x, 63, 20, '#d3d9e2');
      p.ball(x - 7, 63, 4, '#39404e');
      p.ball(x + 7, 63, 4, '#39404e');
    }
    p.box(236, 46, 42, 34, 6, '#e2483f');
  }),
  drawn('lathe', { ratio: 2.2, metres: 1.1 }, (p, { colour }) => {
    const main = colour ?? '#4f8f7a';
    p.path('M14 62H44V100H8ZM168 62H204L212 100H176Z', darker(main, 0.3));
    p.box(4, 56, 212, 14, 3, '#6b7484');
    p.box(6, 8, 58, 50, 6, main);
    p.ball(22, 24, 6, '#e2483f');
    p.ball(40, 24, 6, '#3fa05a');
    p.box(62, 22, 12, 26, 2, '#aab4c2');
    p.path(
      'M74 26H90Q98 38 108 28Q118 22 128 34Q138 26 150 30V42Q138 46 128 38Q116 48 106 42Q98 36 90 46H74Z',
      '#c98f52',
    );
    p.path('M150 30L164 34V40L150 42Z', '#aab4c2');
    p.box(162, 22, 34, 36, 4, main);
    p.box(104, 50, 34, 10, 2, '#39404e');
    p.line('M196 36H210M210 30V44', 4, '#39404e');
  }),
];
