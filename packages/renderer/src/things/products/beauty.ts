import { brightness, hex } from '../../draw/colour.ts';
import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 }, outlet: { x: 0.5, y: 0.05 } };

const LID = '#d9b46a';

export const BEAUTY: readonly Thing[] = [
  drawn('makeup-palette', { ratio: 1.3, metres: 0.14, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2b2530';
    p.path('M8 0H122Q130 0 130 8V46H0V8Q0 0 8 0Z', main);
    p.path('M8 6H122V42H8Z', '#cfe3ee');
    p.flat('M14 6h34l-26 36h-14v-28z', '#ffffff', 0.5);
    p.box(0, 46, 130, 54, 8, lighter(main, 0.12));
    const shades = [
      '#f3b7c4',
      '#d9688f',
      '#a5487f',
      '#6d3b8a',
      '#e8c08a',
      '#c98a5a',
      '#4fa6a0',
      '#3f63b8',
    ];
    for (const [at, shade] of shades.entries())
      p.oval(18 + (at % 4) * 31.5, at < 4 ? 60 : 84, 12, 9.5, shade);
    p.line('M22 96L104 52', 4, '#8a5a36');
    p.path('M100 58L118 40Q124 44 112 58Z', '#f2c9a8');
  }),
  drawn('bath-bombs', { ratio: 1.5, metres: 0.12, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f58fb8';
    p.ball(38, 62, 38, main);
    p.ball(112, 62, 38, '#a98be6');
    p.ball(75, 38, 36, '#8fd6d0');
    for (const [x, y] of [
      [24, 50],
      [46, 74],
      [34, 84],
      [98, 56],
      [122, 70],
      [106, 82],
      [64, 28],
      [88, 34],
      [74, 54],
    ] as const)
      p.spot(x, y, 3, 3, '#ffffff', 0.7);
    p.line('M2 66Q38 78 74 66', 1.6, darker(main, 0.2));
    p.line('M78 66Q112 78 148 66', 1.6, '#8468c8');
    p.line('M40 40Q75 52 110 40', 1.6, '#62b3ac');
  }),
  drawn('detergent-bottle', { ratio: 0.7, metres: 0.34, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2f7fd8';
    p.box(22, 0, 24, 15, 4, '#ff9a3c');
    p.box(25, 13, 18, 7, 1, darker(main, 0.25));
    p.path('M24 18H46Q68 24 68 52L65 92Q64 100 56 100H14Q6 100 5 92L2 52Q2 24 24 18Z', main);
    p.path('M50 32Q60 34 60 50V62Q60 70 54 70Q49 70 49 62V38Q48 32 50 32Z', darker(main, 0.45));
    p.path('M8 46Q24 40 44 46V84Q26 92 9 84Z', '#ffffff');
    p.path('M18 50h16l6 5l-4 6l-3 -2v16h-14v-16l-3 2l-4 -6z', lighter(main, 0.25));
    p.spot(39, 78, 3, 3, '#bfe3ff');
    p.spot(14, 78, 2, 2, '#bfe3ff');
    p.flat('M10 30q4 -6 10 -7v6q-6 2 -8 8z', '#ffffff', 0.45);
  }),
  drawn('dropper-bottle', { ratio: 0.4, metres: 0.12, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#c9822e';
    p.path('M14 0H26Q29 8 27 20H13Q11 8 14 0Z', '#2e2a33');
    p.box(10, 19, 20, 15, 3, '#e0bf72');
    p.path(
      'M12 33H28Q40 38 40 48V92Q40 100 32 100H8Q0 100 0 92V48Q0 38 12 33Z',
      lighter(main, 0.2),
    );
    p.path('M4 50H36V91Q36 96 31 96H9Q4 96 4 91Z', main);
    p.line('M20 34V74', 2.4, '#f7fbff');
    p.box(5, 60, 30, 26, 2, '#fffaf2');
    p.line('M12 68H28M15 75H25', 2, darker(main, 0.2));
    p.flat('M5 46q1 -5 7 -8l1 2q-4 3 -4 8z', '#ffffff', 0.7);
  }),
  drawn('nail-polish', { ratio: 0.42, metres: 0.09, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e8365f';
    p.path('M14 0H28Q31 24 31 48H11Q11 24 14 0Z', '#26232b');
    p.flat('M15 3h4q-2 20 -2 42h-3q-1 -22 1 -42z', '#ffffff', 0.35);
    p.box(9, 46, 24, 6, 2, '#d9dde6');
    p.path(
      'M10 51H32Q42 56 42 66V90Q42 100 32 100H10Q0 100 0 90V66Q0 56 10 51Z',
      lighter(main, 0.3),
    );
    p.path('M9 58H33Q38 62 38 68V89Q38 96 31 96H11Q4 96 4 89V68Q4 62 9 58Z', main);
    p.flat('M7 68q0 -5 4 -7h3q-3 3 -3 8v20h-4z', '#ffffff', 0.55);
  }),
  drawn('cream-jar', { ratio: 1.26, metres: 0.07, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f0c4cf';
    const label = brightness(hex(main)) > 0.8 ? '#b8924a' : lighter(main, 0.75);
    p.path('M2 52Q63 64 124 52L119 87Q118 94 108 96Q63 104 18 96Q8 94 7 87Z', main);
    p.flat('M9 60l8 1 4 32q-9 -1 -10 -7z', '#ffffff', 0.55);
    p.flat('M112 59l9 -2 -5 30q-1 5 -8 7z', darker(main, 0.5), 0.16);
    p.ring(63, 78, 9, 1.8, label);
    p.line('M63 83Q57 78 63 72Q69 78 63 83', 1.6, label);
    p.oval(63, 52, 61, 9, darker(main, 0.1));
    p.path('M0 16Q63 28 126 16V45Q126 51 116 53Q63 61 10 53Q0 51 0 45Z', LID);
    p.path('M0 39Q63 51 126 39V45Q126 51 116 53Q63 61 10 53Q0 51 0 45Z', darker(LID, 0.25));
    p.oval(63, 15, 63, 14, LID);
    p.oval(63, 13.6, 56, 11, lighter(LID, 0.35));
    p.flat('M6 22l9 2v16l-9 -1.600z', '#ffffff', 0.7);
  }),
  drawn('cream-tube', { ratio: 0.4, metres: 0.17, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f6a94a';
    p.box(0, 0, 40, 8, 2, darker(main, 0.18));
    p.path('M0 6H40L34 80H6Z', main);
    p.box(6, 79, 28, 21, 4, '#fdfbf8');
    p.ball(20, 34, 10, '#fff3c4');
    p.line('M11 54H29M13 62H27', 2.4, '#fffaf0');
    p.flat('M5 10h4l3 66h-3z', '#ffffff', 0.5);
  }),
  drawn('pump-bottle', { ratio: 0.44, metres: 0.22, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#8fcfc0';
    p.path('M4 2H26Q30 2 30 6V14H18V9H4Z', '#f7f9fb');
    p.box(18, 12, 8, 12, 1, '#d6dde4');
    p.box(12, 22, 20, 12, 3, '#f7f9fb');
    p.path('M10 33H34Q44 38 44 48V92Q44 100 36 100H8Q0 100 0 92V48Q0 38 10 33Z', main);
    p.box(5, 52, 34, 34, 5, lighter(main, 0.65));
    p.path('M22 80Q10 70 22 58Q34 70 22 80Z', darker(main, 0.15));
    p.flat('M4 48q1 -6 7 -10l2 2q-4 3 -4 9z', '#ffffff', 0.6);
  }),
  drawn('mascara', { ratio: 0.62, metres: 0.13, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2b2731';
    p.box(4, 30, 18, 70, 6, main);
    p.box(4, 52, 18, 5, 1, '#e0bf72');
    p.flat('M7 36h3v60h-3z', '#ffffff', 0.35);
    p.box(40, 0, 16, 46, 6, main);
    p.box(40, 42, 16, 5, 1, '#e0bf72');
    p.line('M48 47V64', 2.4, '#9aa3b2');
    for (let y = 62; y < 98; y += 3) p.line(`M40 ${y + 2}L56 ${y}`, 2, '#1a171f');
    p.line('M48 60V98', 3, '#3a3542');
  }),
  drawn('deodorant', { ratio: 0.4, metres: 0.16, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#3f8fd2';
    p.path('M6 34V18Q6 0 20 0T34 18V34Z', '#f2f6f9');
    p.box(0, 32, 40, 68, 9, main);
    p.box(5, 50, 30, 32, 6, lighter(main, 0.7));
    p.path('M20 78Q8 68 20 55Q32 68 20 78Z', darker(main, 0.1));
    p.flat('M5 38h4v56h-4z', '#ffffff', 0.4);
  }),
  drawn('pill-bottle', { ratio: 0.62, metres: 0.11, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f08a2c';
    p.box(2, 0, 58, 24, 5, '#fbfcfd');
    for (let x = 7; x < 58; x += 7) p.line(`M${x} 4V20`, 1.6, '#d3dae2');
    p.box(0, 22, 62, 78, 10, main);
    p.box(0, 42, 62, 40, 0, '#fffdf8');
    p.box(25, 48, 12, 28, 2, '#4aa860');
    p.box(17, 56, 28, 12, 2, '#4aa860');
    p.flat('M5 28h5v66h-5z', '#ffffff', 0.45);
  }),
  drawn('hair-dryer', { ratio: 1.15, metres: 0.26, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e0517f';
    p.path('M62 44H90L98 92Q98 100 90 100H80Q74 100 73 94Z', darker(main, 0.15));
    p.path('M0 16L34 10V52L0 46Z', '#3a3542');
    p.path('M30 8H84Q115 8 115 31T84 54H30Z', main);
    p.ball(88, 31, 18, lighter(main, 0.3));
    for (const y of [24, 31, 38]) p.line(`M78 ${y}H98`, 2.4, darker(main, 0.3));
    p.box(79, 62, 8, 14, 3, '#fbfbf8');
    p.flat('M36 14h44q8 0 14 3h-58z', '#ffffff', 0.35);
  }),
  drawn('salon-set', { ratio: 1.25, metres: 0.3 }, (p, { colour }) => {
    const main = colour ?? '#e0517f';
    // A comb and scissors in a glass, points down; a brush; a dryer in front.
    p.box(30, 4, 12, 62, 3, '#2f3440');
    for (let y = 8; y < 40; y += 4) p.line(`M31 ${y}H24`, 1.8, '#2f3440');
    p.line('M52 60L60 30M60 60L52 30', 4, '#c3ccd8');
    p.ring(49, 20, 8, 4, main);
    p.ring(64, 20, 8, 4, main);
    p.path('M20 40H74L70 96Q69 100 64 100H30Q25 100 24 96Z', '#bfe4f5');
    p.path('M22 58H72L69 93Q68 97 64 97H30Q26 97 25 93Z', '#6cc4ea');
    p.oval(47, 40, 27, 5, '#e4f5fc');
    p.flat('M27 48h5l2 44h-5z', '#ffffff', 0.55);
    p.box(4, 30, 10, 70, 5, '#8a5a3c');
    p.box(0, 0, 18, 44, 9, '#a9714a');
    for (let y = 6; y < 40; y += 5) p.line(`M3 ${y}H15`, 1.6, '#f3e2cc');
    p.path('M98 58H114L119 94Q119 100 113 100H106Q101 100 100 96Z', darker(main, 0.15));
    p.path('M70 40L88 36V66L70 62Z', '#3a3542');
    p.path('M86 35H108Q125 35 125 51T108 67H86Z', main);
    p.ball(109, 51, 12, lighter(main, 0.3));
    p.flat('M90 39h16q6 0 10 3h-26z', '#ffffff', 0.4);
  }),
  drawn('jar-candle', { ratio: 0.82, metres: 0.12, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f3e6cf';
    p.glow(41, 18, 34, '#ffd98a', 0.5);
    p.path('M41 0Q54 16 41 28Q28 16 41 0Z', '#ffb43a');
    p.path('M41 10Q47 19 41 26Q35 19 41 10Z', '#fff3c4');
    p.line('M41 26V38', 2, '#4a3a36');
    p.path('M0 34H82V88Q82 100 70 100H12Q0 100 0 88Z', lighter(main, 0.35));
    p.path('M5 42H77V87Q77 95 69 95H13Q5 95 5 87Z', main);
    p.oval(41, 36, 40, 5, lighter(main, 0.6));
    p.box(20, 54, 42, 28, 3, '#3a322e');
    p.line('M28 63H54M33 71H49', 2.4, '#f0d9a8');
    p.flat('M7 46h5v44h-5z', '#ffffff', 0.5);
  }),
];
