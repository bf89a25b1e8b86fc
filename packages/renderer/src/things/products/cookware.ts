import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.8, y: 0.5 }, outlet: { x: 0.5, y: 0.05 } };

/** What is cooked and brewed with, and cheese in one piece. */
export const COOKWARE: readonly Thing[] = [
  drawn('bamboo-steamer', { ratio: 1.5, metres: 0.2, anchors: HELD }, (p, { states }) => {
    const isOpen = states.includes('open');
    if (isOpen) {
      p.oval(75, 44, 72, 24, '#c98f4c');
      p.oval(75, 42, 63, 18, '#f3dcae');
      for (const [x, y] of [
        [42, 36],
        [75, 30],
        [108, 36],
        [58, 48],
        [92, 48],
      ] as const) {
        p.oval(x, y, 18, 13, '#fbf1df');
        p.line(`M${x - 8} ${y - 5}Q${x} ${y - 11} ${x + 8} ${y - 5}`, 1.8, '#dcc7a2');
      }
    } else {
      p.path('M8 44Q8 14 75 12Q142 14 142 44Z', '#deb06c');
      for (let at = 0; at < 6; at += 1)
        p.line(`M${16 + at * 22} 42Q${40 + at * 13} 22 75 15`, 1.6, '#b67f3d');
      p.box(62, 0, 26, 14, 6, '#b67f3d');
    }
    for (const y of [44, 72]) {
      p.path(`M0 ${y}H150V${y + 20}Q75 ${y + 36} 0 ${y + 20}Z`, '#d9a55d');
      p.line(`M2 ${y + 14}Q75 ${y + 30} 148 ${y + 14}`, 2.4, '#b67f3d');
      p.line(`M2 ${y + 3}Q75 ${y + 17} 148 ${y + 3}`, 2.4, '#f0ca8c');
    }
  }),
  drawn('french-press', { ratio: 0.68, metres: 0.24, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#c7cdd6';
    p.ball(28, 5, 5, '#2b2730');
    p.stick({ x: 28, y: 6 }, { x: 28, y: 56 }, 2.4, '#9aa2ad');
    p.path('M4 22Q28 8 52 22V26H4Z', main);
    p.line('M50 36H62Q66 36 66 44V74Q66 82 58 82H50', 6, '#2b2730');
    p.path('M6 28H50V92Q50 96 44 96H12Q6 96 6 92Z', '#cfe3ea');
    p.path('M8 48H48V90Q48 94 43 94H13Q8 94 8 90Z', '#4a2a1a');
    p.box(8, 55, 40, 5, 2, main);
    p.box(3, 26, 50, 6, 2, main);
    p.path('M2 76H54V82H2Z', main);
    p.path('M4 94H52V100H4Z', darker(main, 0.2));
    p.flat('M12 34h5v54h-5z', '#ffffff', 0.45);
  }),
  drawn('moka-pot', { ratio: 0.86, metres: 0.2, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#bcc3cd';
    p.line('M58 22H74Q80 22 80 30L74 56', 8, '#2b2730');
    p.path('M14 16H58L52 50H20Z', lighter(main, 0.1));
    p.path('M14 16L0 18L17 32Z', main);
    p.path('M12 16Q36 2 60 16Z', main);
    p.ball(36, 5, 5.4, '#2b2730');
    p.flat('M28 16h8v34h-5zM46 16h5l-5 34h-4z', '#ffffff', 0.3);
    p.box(17, 49, 38, 7, 2, darker(main, 0.2));
    p.path('M20 56H52L62 94Q62 100 54 100H18Q10 100 10 94Z', main);
    p.flat('M26 56h8l-2 44h-10zM46 56h4l7 38l-6 6z', '#ffffff', 0.3);
    p.ball(52, 70, 3, '#d8a13c');
  }),
  drawn('stand-mixer', { ratio: 1.1, metres: 0.36, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e8525a';
    p.box(6, 90, 100, 10, 5, darker(main, 0.12));
    p.path('M76 36H100Q104 64 102 92H72Q80 64 76 36Z', main);
    p.path('M8 10Q10 0 24 0H88Q108 0 108 20Q108 40 88 40H26Q8 40 6 24Z', main);
    p.box(6, 16, 8, 14, 4, '#d9dfe6');
    p.line('M14 31H104', 2.4, '#e3e8ee');
    p.ball(92, 18, 5, '#e3e8ee');
    p.box(31, 38, 14, 12, 2, '#c8ced8');
    p.line('M38 48Q24 60 38 74Q52 60 38 48', 3, '#dde2e9');
    p.path('M8 56H70Q70 90 48 90H30Q8 90 8 56Z', '#e6ebf1');
    p.flat('M14 60h6q0 18 10 26h-5q-11 -8 -11 -26z', '#ffffff', 0.7);
    p.line('M70 62Q80 64 76 74Q73 80 66 78', 3.4, '#d3dae2');
  }),
  drawn('kitchen-scale', { ratio: 1.2, metres: 0.24, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#58b7c4';
    p.path('M4 6H116Q112 26 84 28H36Q8 26 4 6Z', '#dfe5ec');
    p.box(0, 2, 120, 7, 3.5, '#c3cbd6');
    p.box(52, 26, 16, 14, 2, '#aab4c0');
    p.path('M24 38H96Q112 38 114 52L118 92Q118 100 110 100H10Q2 100 2 92L6 52Q8 38 24 38Z', main);
    p.ball(60, 70, 25, '#fbfaf4');
    for (let at = 0; at < 12; at += 1) {
      const [x, y] = [Math.cos((at * Math.PI) / 6), Math.sin((at * Math.PI) / 6)];
      p.stick(
        { x: 60 + x * 18, y: 70 + y * 18 },
        { x: 60 + x * 22, y: 70 + y * 22 },
        1.6,
        '#4c5561',
      );
    }
    p.stick({ x: 60, y: 70 }, { x: 71, y: 55 }, 2.6, '#e2483f');
    p.ball(60, 70, 3.4, '#4c5561');
  }),
  drawn('cheese-wheel', { ratio: 1.6, metres: 0.2, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f2bf3f';
    p.path('M0 34V70Q0 100 80 100Q160 100 160 70V34Z', darker(main, 0.12));
    p.oval(80, 34, 80, 34, lighter(main, 0.1));
    p.path('M80 34L148 52V86Q136 94 112 97L80 70Z', lighter(main, 0.5));
    p.flat('M80 34L112 64V97Q130 95 148 86V52Z', lighter(main, 0.38));
    p.flat('M80 34L112 64V97L80 70Z', lighter(main, 0.6));
    for (const [x, y, size] of [
      [124, 72, 5],
      [136, 64, 3.4],
      [98, 66, 4.4],
      [104, 82, 3],
      [30, 76, 4],
    ] as const)
      p.spot(x, y, size, size * 0.9, darker(main, 0.22));
    p.flat('M22 26Q44 10 78 8Q44 18 30 34Z', '#ffffff', 0.35);
  }),
  drawn('rice-cooker', { ratio: 1.06, metres: 0.26, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f3f1ee';
    p.box(40, 0, 26, 10, 5, '#4a4650');
    p.path('M10 34Q12 6 53 6Q94 6 96 34Z', lighter(main, 0.3));
    p.path('M4 36H102Q106 66 94 92Q92 100 84 100H22Q14 100 12 92Q0 66 4 36Z', main);
    p.box(0, 31, 106, 9, 4, '#b9bec8');
    p.box(30, 54, 46, 34, 8, '#3b3945');
    p.box(37, 60, 32, 11, 3, '#9fe0c2');
    p.ball(43, 80, 4, '#ff8a5c');
    p.ball(63, 80, 4, '#7fd08a');
    p.flat('M12 44h6q0 28 8 46h-5q-10 -20 -9 -46z', '#ffffff', 0.6);
  }),
];
