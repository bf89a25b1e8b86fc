import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 }, outlet: { x: 0.5, y: 0.05 } };

/** A slice of toast that stands in its slot. */
function slice(p: Pen, x: number, y: number): void {
  p.box(x, y, 38, 46, 12, '#b9793f');
  p.box(x + 5, y + 5, 28, 40, 9, '#f0cf98');
}

function toasterCase(p: Pen, main: string): void {
  p.box(0, 30, 125, 64, 18, main);
  p.box(14, 30, 97, 7, 3, '#3a3f4c');
  p.box(12, 92, 18, 8, 2, '#3a3f4c');
  p.box(95, 92, 18, 8, 2, '#3a3f4c');
  p.line('M112 50V76', 3, darker(main, 0.4));
  p.box(107, 52, 12, 8, 3, '#f4f6f9');
  p.flat('M10 46q2 -9 12 -10h50v5h-44q-12 1 -14 10z', '#ffffff', 0.4);
}

export const APPLIANCES: readonly Thing[] = [
  drawn('robot-vacuum', { ratio: 2.7, metres: 0.12, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#f1f4f8';
    p.oval(44, 93, 12, 7, '#3a3f4c');
    p.oval(226, 93, 12, 7, '#3a3f4c');
    p.path('M0 48V74Q4 96 135 96T270 74V48Z', darker(main, 0.18));
    p.box(150, 74, 104, 10, 5, '#3a3f4c');
    p.oval(135, 46, 135, 34, main);
    p.oval(135, 44, 116, 27, lighter(main, 0.35));
    p.oval(118, 26, 34, 11, '#3a3f4c');
    p.path('M84 20V12Q86 2 118 2T152 12V20Q118 36 84 20Z', '#4a5162');
    p.oval(118, 11, 33, 9, '#5b6375');
    p.ball(204, 48, 8, '#57d6ff');
    p.glow(204, 48, 26, '#57d6ff', 0.4);
  }),
  drawn(
    'vacuum-cleaner',
    { ratio: 0.8, metres: 1.1, anchors: { grip: { x: 0.9, y: 0.06 } } },
    (p, { colour }) => {
      const main = colour ?? '#d8452f';
      p.line('M70 8L34 62', 5, '#aab4c2');
      p.line('M62 4L78 14', 6, '#3a3f4c');
      p.path('M30 44L52 56L34 88L12 76Z', main);
      p.ball(34, 62, 12, '#dcebf5');
      p.ball(34, 62, 8, lighter(main, 0.4));
      p.path('M2 88Q2 80 12 80H44Q54 80 54 88V100H2Z', '#3a3f4c');
      p.box(0, 94, 56, 6, 2, '#8f99a8');
      p.line('M50 52Q76 66 60 90', 3, '#5b6375');
    },
  ),
  drawn('washing-machine', { ratio: 0.86, metres: 0.85 }, (p, { colour }) => {
    const main = colour ?? '#f3f6f9';
    p.box(0, 0, 86, 100, 6, main);
    p.box(4, 4, 78, 18, 3, darker(main, 0.1));
    p.box(8, 8, 22, 10, 2, '#ffffff');
    p.ball(70, 13, 6, '#8f99a8');
    p.box(40, 9, 20, 8, 2, '#2b303c');
    p.ball(43, 60, 31, '#aab4c2');
    p.ball(43, 60, 25, '#3b5a78');
    p.path('M20 66Q32 56 43 66T66 64Q62 84 43 84T20 66Z', '#7cc8ee');
    p.ball(36, 60, 6, '#ff9fb8');
    p.ball(52, 58, 7, '#ffe08a');
    p.flat('M26 48Q34 38 44 37Q34 46 31 58Z', '#ffffff', 0.5);
  }),
  drawn('dishwasher', { ratio: 0.86, metres: 0.85 }, (p, { colour }) => {
    const main = colour ?? '#f3f6f9';
    p.box(0, 0, 86, 100, 6, main);
    p.box(0, 0, 86, 12, 4, darker(main, 0.12));
    p.box(34, 4, 18, 5, 2, '#2b303c');
    for (const x of [62, 70, 78]) p.ball(x, 6, 2.2, '#4a5162');
    p.box(6, 16, 74, 70, 5, '#33414f');
    p.flat('M10 20h66v30h-66z', '#8fc7e6', 0.35);
    // Plates on edge below, cups above.
    for (const x of [18, 33, 48, 63]) p.box(x - 5, 27, 11, 13, 3, '#ffd9a8');
    p.line('M10 42H76', 2.4, '#c9d2de');
    for (const x of [17, 27, 37, 47, 57, 67]) p.oval(x, 63, 4.2, 14, '#f7fafc');
    p.line('M10 79H76', 2.4, '#c9d2de');
    p.line('M22 51l-3 6M44 50l3 6M64 51l-3 6', 2, '#8fdcff');
    p.flat('M66 18h8v66h-8z', '#ffffff', 0.22);
    p.box(24, 89, 38, 4, 2, '#8f99a8');
  }),
  drawn('fridge', { ratio: 0.52, metres: 1.8 }, (p, { colour }) => {
    const main = colour ?? '#cfd8e2';
    p.box(0, 0, 52, 98, 5, main);
    p.box(4, 96, 44, 4, 1, '#5b6375');
    p.line('M1 36H51', 1.8, darker(main, 0.35));
    p.box(6, 14, 3.4, 16, 1.6, '#5b6375');
    p.box(6, 44, 3.4, 24, 1.6, '#5b6375');
    p.box(26, 8, 16, 12, 2, '#2b303c');
    p.flat('M40 4h6v90h-6z', '#ffffff', 0.3);
  }),
  drawn('microwave', { ratio: 1.65, metres: 0.3 }, (p, { colour }) => {
    const main = colour ?? '#d6dde6';
    p.box(0, 0, 165, 94, 8, main);
    p.box(16, 92, 18, 8, 2, '#3a3f4c');
    p.box(130, 92, 18, 8, 2, '#3a3f4c');
    p.box(8, 10, 106, 74, 6, '#2b303c');
    p.box(16, 18, 88, 58, 4, '#4b5567');
    p.oval(60, 66, 36, 7, '#8f99a8');
    p.path('M36 50H84Q82 66 60 66T36 50Z', '#f2efe8');
    p.box(124, 12, 32, 16, 3, '#1f5a48');
    for (const y of [38, 52, 66]) for (const x of [126, 138, 150]) p.ball(x, y, 4, '#8f99a8');
  }),
  drawn('toaster', { ratio: 1.25, metres: 0.22, anchors: HELD }, (p, { colour }) => {
    for (const x of [22, 64]) slice(p, x, 2);
    toasterCase(p, colour ?? '#e2574c');
  }),
  drawn(
    'popping-toaster',
    { ratio: 0.75, metres: 0.37 },
    () => {},
    (p, seconds, { colour }) => {
      p.brush.save();
      p.brush.scale(0.6, 0.6);
      for (const [at, x] of [22, 64].entries()) {
        // Up at once, and slowly down again.
        const up = Math.abs(Math.sin(seconds * 1.5 + 0.5 + at * 0.35)) ** 0.7;
        slice(p, x, 68 - 60 * up);
      }
      p.brush.translate(0, 66.7);
      toasterCase(p, colour ?? '#e2574c');
      p.brush.restore();
    },
  ),
  drawn('blender', { ratio: 0.56, metres: 0.4, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#ff7a9c';
    p.box(14, 0, 28, 8, 3, '#3a3f4c');
    p.path('M4 8H50L44 66H12Z', '#e6f2f7');
    p.path('M6.6 30Q18 24 28 30T48 28L43.6 64H12.4Z', main);
    p.ball(22, 44, 5, lighter(main, 0.4));
    p.ball(34, 52, 5, lighter(main, 0.3));
    p.line('M49 16Q60 18 56 34T46 50', 4, '#e6f2f7');
    p.path('M10 66H46L52 94Q52 100 46 100H10Q4 100 4 94Z', '#4a5162');
    p.ball(28, 84, 7, '#c9d2de');
    p.flat('M10 12h4l4 50h-3z', '#ffffff', 0.6);
  }),
  drawn('air-conditioner', { ratio: 2.3, metres: 0.34, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f6f9fc';
    p.box(0, 0, 230, 64, 14, main);
    p.box(14, 46, 202, 10, 5, '#4a5162');
    p.box(176, 16, 38, 14, 4, '#2b303c');
    p.line('M50 74Q42 84 52 98M115 74Q107 84 117 98M180 74Q172 84 182 98', 6, '#9fdcff');
    p.flat('M12 6h200q10 0 12 8h-222q2 -8 10 -8z', '#ffffff', 0.6);
  }),
  drawn(
    'kettle',
    { ratio: 1.1, metres: 0.24, anchors: { ...HELD, outlet: { x: 0.04, y: 0.4 } } },
    (p, { colour }) => {
      const main = colour ?? '#c9d2de';
      p.line('M30 22Q56 -8 84 22', 7, '#3a3f4c');
      p.path('M0 40L26 48V66Z', darker(main, 0.1));
      p.path('M32 24H80L96 92Q96 100 88 100H24Q16 100 16 92Z', main);
      p.box(28, 18, 56, 10, 5, '#3a3f4c');
      p.line('M92 34Q114 40 104 80', 7, '#3a3f4c');
      p.flat('M32 32h7l-10 60h-7z', '#ffffff', 0.5);
    },
  ),
  drawn('frying-pan', { ratio: 2, metres: 0.14, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#3a3f4c';
    p.line('M122 48L192 8', 13, '#5a3826');
    p.path('M0 44Q2 100 66 100T132 44Z', main);
    p.oval(66, 42, 66, 26, lighter(main, 0.25));
    p.oval(66, 44, 56, 19, darker(main, 0.3));
    p.oval(62, 42, 30, 13, '#fffdf5');
    p.ball(64, 37, 10, '#ffc12e');
  }),
  drawn('drill', { ratio: 1.25, metres: 0.24, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f2b91f';
    p.path('M86 24L124 28V32L86 38Z', '#9aa6b8');
    p.box(74, 16, 18, 28, 4, '#4a5162');
    p.path('M4 8Q4 0 12 0H72Q78 0 78 8V46Q78 52 72 52H46L52 84H22L16 52Q4 50 4 40Z', main);
    p.box(8, 8, 12, 36, 3, '#3a3f4c');
    p.path('M14 82H58Q62 82 62 86V96Q62 100 58 100H12Q8 100 8 96Z', '#3a3f4c');
    p.box(50, 54, 7, 14, 3, '#d6413a');
    p.flat('M26 6h40v5h-40z', '#ffffff', 0.5);
  }),
  drawn('lawn-mower', { ratio: 1.35, metres: 1, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#d6413a';
    p.line('M50 62L8 4M8 4H22', 5, '#4a5162');
    p.path('M30 64Q30 54 42 54H116Q132 58 134 82H28Z', main);
    p.box(62, 36, 40, 22, 5, '#4a5162');
    p.box(72, 30, 20, 8, 3, '#20242e');
    for (const [x, r] of [
      [42, 17],
      [116, 13],
    ] as const) {
      p.ball(x, 100 - r, r, '#2b303c');
      p.ball(x, 100 - r, r * 0.5, '#f0c22f');
    }
  }),
  drawn('air-fryer', { ratio: 0.86, metres: 0.36, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2f3440';
    p.path('M10 12Q12 0 43 0Q74 0 76 12L84 90Q85 100 74 100H12Q1 100 2 90Z', main);
    p.path('M14 12Q16 4 43 4Q70 4 72 12L74 30Q43 36 12 30Z', lighter(main, 0.18));
    p.ring(43, 19, 8, 2.4, '#8fe0c8');
    p.line('M43 19V13', 2.4, '#8fe0c8');
    p.spot(24, 19, 2, 2, '#ff8a4a');
    p.spot(62, 19, 2, 2, '#8fe0c8');
    p.box(8, 42, 70, 50, 8, darker(main, 0.35));
    p.box(14, 47, 58, 22, 5, '#ffce6a');
    for (let at = 0; at < 7; at += 1)
      p.line(
        `M${19 + at * 8} ${66 - (at % 2) * 4}L${24 + at * 7} 50`,
        4.4,
        at % 2 === 0 ? '#f2b134' : '#e89c22',
      );
    p.flat('M14 47h20l-12 22h-8z', '#ffffff', 0.2);
    p.box(31, 74, 24, 20, 6, lighter(main, 0.3));
    p.box(36, 79, 14, 10, 4, darker(main, 0.2));
  }),
  drawn('paint-can', { ratio: 0.92, metres: 0.24, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#3f8fe0';
    p.line('M6 22Q46 -20 86 22', 3, '#8f99a8');
    p.path('M0 24V92Q46 106 92 92V24Z', '#dfe5ec');
    p.box(8, 46, 76, 36, 3, '#fffdf8');
    p.path('M0 24H92Q90 42 78 40Q74 66 64 52T46 46Q42 78 32 60T16 42Q4 50 0 24Z', main);
    p.oval(46, 24, 46, 10, '#c3ccd8');
    p.oval(46, 25, 40, 7, main);
  }),
];
