import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const ROPE = '#c99a5c';

/** Jacks, stands and other feet are of this steel. */
const STEEL = '#8a93a6';

function flame(p: Pen, x: number, y: number, seconds: number, size = 1): void {
  const lean = Math.sin(seconds * 5 + x) * 1.2 * size;
  p.glow(x, y - 5 * size, 26 * size, '#ffcf70', 0.5);
  p.flat(
    `M${x - 3 * size} ${y}Q${x - 4 * size} ${y - 6 * size} ${x + lean} ${y - 13 * size}Q${x + 4 * size} ${y - 6 * size} ${x + 3 * size} ${y}Z`,
    '#ffb83a',
  );
  p.flat(
    `M${x - 1.4 * size} ${y}Q${x - 2 * size} ${y - 4 * size} ${x + lean * 0.5} ${y - 8 * size}Q${x + 2 * size} ${y - 4 * size} ${x + 1.4 * size} ${y}Z`,
    '#fff3c4',
  );
}

/** What begins at a third of the sheet fills it. */
function onSheet(p: Pen): void {
  p.brush.scale(100 / 68, 100 / 68);
  p.brush.translate(0, -32);
}

/** Half of a mattress on legs, with a pillow at its left end. */
function couch(p: Pen, wide: number, cloth: string): void {
  p.line(`M18 60L12 98M${wide - 18} 60L${wide - 12} 98M30 78H${wide - 30}`, 5, STEEL);
  p.box(2, 44, wide - 4, 20, 8, cloth);
  p.box(8, 32, 40, 15, 7, '#fbfcfe');
  p.path(
    `M${wide * 0.42} 44H${wide - 3}V62Q${wide * 0.7} 72 ${wide * 0.42} 64Z`,
    lighter(cloth, 0.5),
  );
}

/** What people build, lie on and light when they do something with each other. */
export const TOGETHER: readonly Thing[] = [
  drawn(
    'blanket-fort',
    {
      ratio: 1.45,
      metres: 1.5,
      anchors: { inside: { x: 0.3, y: 0.34, width: 0.4, height: 0.66 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#6f8fd0';
      p.box(4, 36, 16, 64, 3, '#8a5a3c');
      p.box(125, 36, 16, 64, 3, '#8a5a3c');
      p.path('M14 34H131V98H14Z', '#5b4468');
      p.spot(72, 92, 50, 10, '#ffd98a', 0.6);
      p.path('M0 98Q6 50 12 30Q72 -6 133 30Q139 50 145 98L112 98Q96 48 72 40Q49 48 33 98Z', main);
      for (const [x, y] of [
        [20, 60],
        [40, 34],
        [64, 22],
        [92, 24],
        [112, 40],
        [126, 66],
        [16, 86],
        [130, 88],
      ] as const)
        p.flat(
          `M${x} ${y - 5}l1.6 3.4 3.6 .5 -2.6 2.6 .6 3.6 -3.2 -1.7 -3.2 1.7 .6 -3.6 -2.6 -2.6 3.6 -.5Z`,
          '#fff2b0',
        );
      p.path(
        'M12 30Q72 -6 133 30Q120 34 112 26Q92 38 72 28Q52 38 33 26Q24 34 12 30Z',
        lighter(main, 0.35),
      );
      p.box(36, 88, 26, 12, 6, '#f2a03e');
      p.box(84, 87, 28, 13, 6, '#e0608a');
    },
    (p, seconds) => {
      for (let at = 0; at < 9; at += 1) {
        const x = 36 + at * 9;
        const y = 46 + Math.abs(at - 4) * 7 + Math.sin(at * 2) * 2;
        const shine = 0.6 + 0.4 * Math.sin(seconds * 3 + at * 1.9);
        p.glow(x, y, 9, '#ffe08a', 0.5 * shine);
        p.spot(x, y, 1.9, 1.9, '#fff3c4');
      }
    },
  ),
  drawn(
    'lasso',
    { ratio: 1.24, metres: 1.3, facing: 1, anchors: { grip: { x: 0.04, y: 0.94 } } },
    () => {},
    (p, seconds) => {
      p.brush.translate(-26, 0);
      const turn = Math.sin(seconds * 6) * 3;
      p.line('M30 96Q44 74 60 52', 4.5, ROPE);
      p.brush.save();
      p.brush.translate(88, 30);
      p.brush.rotate(-0.14 + turn * 0.02);
      p.brush.beginPath();
      p.brush.ellipse(0, 0, 56, 22 + turn, 0, 0, 2 * Math.PI);
      p.brush.lineWidth = 5;
      p.brush.strokeStyle = darker(ROPE, 0.1);
      p.brush.stroke();
      p.brush.restore();
    },
  ),
  drawn(
    'massage-table',
    { ratio: 3.38, metres: 0.64, anchors: { top: { x: 0.5, y: 0.2 } } },
    (p, { colour }) => {
      onSheet(p);
      couch(p, 230, colour ?? '#5fb8a8');
    },
  ),
  drawn(
    'operating-table',
    { ratio: 3.38, metres: 0.66, anchors: { top: { x: 0.5, y: 0.2 } } },
    (p) => {
      onSheet(p);
      couch(p, 230, '#4fb0a4');
      p.path(
        'M4 54H226Q228 76 222 97Q200 100 178 97Q150 100 115 97Q80 100 52 97Q30 100 8 97Q2 76 4 54Z',
        '#4fa094',
      );
      p.line('M52 58V96M115 58V96M178 58V96', 2, darker('#4fa094', 0.16));
    },
  ),
  drawn(
    'dentist-chair',
    {
      ratio: 1.1,
      metres: 1.36,
      facing: 1,
      anchors: { seat: { x: 0.46, y: 0.68 }, top: { x: 0.46, y: 0.66 } },
    },
    (p) => {
      p.box(40, 80, 18, 14, 3, STEEL);
      p.box(22, 92, 58, 8, 4, darker(STEEL, 0.2));
      p.path(
        'M12 30Q20 24 28 32L42 66H84Q92 66 94 74L102 94L90 97L80 82H34Q26 80 22 70L8 40Q6 33 12 30Z',
        '#3fa7c4',
      );
      p.box(6, 20, 22, 15, 7, '#5fc0d8');
      p.line('M2 96V8Q3 3 10 3H52', 4, STEEL);
      p.path('M44 0H74V8Q58 15 44 8Z', '#f6f8fb');
    },
    (p) => p.glow(59, 16, 26, '#fff6d0', 0.5),
  ),
  drawn('pair-of-hands', { ratio: 2.4, metres: 0.4 }, (p, { colour }) => {
    const skin = colour ?? '#e2a878';
    for (const side of [-1, 1]) {
      p.brush.save();
      p.brush.translate(120 + side * 24, -6);
      p.brush.scale(1, 1.06);
      p.brush.scale(side, 1);
      p.path('M46 60Q62 52 74 62L96 82V100H52Q44 82 46 60Z', '#3f7ac4');
      p.path('M40 56Q46 46 58 50L76 62Q66 74 58 86L40 78Q34 66 40 56Z', lighter('#3f7ac4', 0.35));
      p.path('M20 40Q34 28 50 36Q62 44 60 60L48 76Q30 78 22 66Q14 54 20 40Z', skin);
      for (const [x, y, tone] of [
        [10, 36, 0],
        [6, 46, 0.05],
        [7, 56, 0.09],
        [12, 65, 0.13],
      ] as const)
        p.line(`M36 ${y + 4}Q${x + 10} ${y - 3} ${x} ${y + 2}`, 9, darker(skin, tone));
      p.line('M40 38Q32 24 22 20', 9.5, skin);
      p.brush.restore();
    }
  }),
  drawn(
    'steel-beam',
    { ratio: 3, metres: 2.6, anchors: { seat: { x: 0.5, y: 0.82 }, top: { x: 0.5, y: 0.82 } } },
    (p) => {
      p.line('M150 0L40 82M150 0L260 82', 2.4, '#6a7280');
      p.box(0, 82, 300, 5, 1, '#c8643c');
      p.box(6, 87, 288, 8, 0, '#9a4a2c');
      p.box(0, 95, 300, 5, 1, '#b0563a');
    },
  ),
  drawn('car-jacks', { ratio: 5, metres: 0.4 }, (p) => {
    for (const x of [66, 434]) p.path(`M${x - 14} 0H${x + 14}L${x + 40} 100H${x - 40}Z`, '#e5383b');
    for (const x of [66, 434]) p.path(`M${x - 6} 30H${x + 6}L${x + 18} 100H${x - 18}Z`, '#6b2030');
  }),
  drawn('puddle', { ratio: 4.2, metres: 0.34, anchors: { top: { x: 0.5, y: 0.5 } } }, (p) => {
    p.path(
      'M6 52Q20 12 110 14Q190 -6 290 18Q420 10 414 56Q400 98 230 92Q120 104 60 88Q0 84 6 52Z',
      '#7fb4d8',
    );
    p.flat('M50 46Q110 24 220 30Q150 42 90 58Q60 64 50 46Z', '#ffffff', 0.5);
    p.flat('M250 66Q330 64 372 50Q350 80 260 78Z', '#ffffff', 0.3);
  }),
  drawn(
    'candelabrum',
    { ratio: 0.6, metres: 1.3 },
    (p) => {
      p.path('M18 100Q20 92 27 90H33Q40 92 42 100Z', '#c99a30');
      p.box(28, 34, 4, 60, 2, '#c99a30');
      p.line('M8 36Q8 52 30 54Q52 52 52 36', 3.4, '#c99a30');
      for (const [x, y] of [
        [8, 34],
        [30, 30],
        [52, 34],
      ] as const) {
        p.box(x - 6, y, 12, 3.4, 1.6, '#e2b64c');
        p.box(x - 3, y - 16, 6, 17, 1.4, '#fff6e4');
      }
    },
    (p, seconds) => {
      flame(p, 8, 18, seconds);
      flame(p, 30, 14, seconds + 1);
      flame(p, 52, 18, seconds + 2);
    },
  ),
  drawn(
    'table-candles',
    { ratio: 1.1, metres: 0.42, anchors: { outlet: { x: 0.5, y: 0.1 } } },
    (p) => {
      for (const [x, y] of [
        [22, 48],
        [55, 30],
        [88, 52],
      ] as const) {
        p.box(x - 8, y, 16, 92 - y, 3, '#fff3dc');
        p.box(x - 16, 90, 32, 9, 4, '#c99a30');
      }
    },
    (p, seconds) => {
      flame(p, 22, 47, seconds, 1.9);
      flame(p, 55, 29, seconds + 1, 1.9);
      flame(p, 88, 51, seconds + 2, 1.9);
    },
  ),
];
