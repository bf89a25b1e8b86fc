import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 }, outlet: { x: 0.5, y: 0.05 } };

/** What things are sold in. */
export const PACKED: readonly Thing[] = [
  drawn('sachet', { ratio: 0.72, metres: 0.14, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#5bbf9a';
    p.path('M2 0H70L72 4V96L70 100H2L0 96V4Z', main);
    p.flat('M0 0H72V9H0ZM0 91H72V100H0Z', darker(main, 0.18));
    for (let x = 5; x < 72; x += 7) p.flat(`M${x} 1h2v7h-2zM${x} 92h2v7h-2z`, '#ffffff', 0.35);
    p.flat('M72 16L66 19L72 22Z', '#ffffff', 0.9);
    p.oval(36, 50, 26, 28, lighter(main, 0.75));
    p.path('M36 68Q22 56 36 34Q50 56 36 68Z', main);
    p.line('M36 64V46', 1.8, lighter(main, 0.6));
    p.flat('M5 12h5v74h-5z', '#ffffff', 0.35);
  }),
  drawn('pouch', { ratio: 0.74, metres: 0.24, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e08a3c';
    p.path('M6 2H68Q70 2 70 6L74 92Q74 100 66 100H8Q0 100 0 92L4 6Q4 2 6 2Z', main);
    p.flat('M4 2H70L70.4 13H3.6Z', darker(main, 0.22));
    p.line('M6 17H68', 1.6, lighter(main, 0.45));
    p.flat('M0.4 88Q37 72 73.8 88L74 92Q74 100 66 100H8Q0 100 0 92Z', darker(main, 0.2));
    p.box(13, 28, 48, 44, 8, lighter(main, 0.82));
    p.oval(37, 44, 11, 10, main);
    p.box(20, 58, 34, 4, 2, darker(main, 0.1));
    p.box(25, 65, 24, 3, 1.5, main);
    p.flat('M7 20l4 -1l-3 62h-4z', '#ffffff', 0.4);
  }),
  drawn('refill-pouch', { ratio: 0.78, metres: 0.26, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#7cc4e0';
    p.box(6, 0, 16, 13, 3, darker(main, 0.45));
    p.path('M8 12H20L24 16H72Q76 16 76 22L78 92Q78 100 70 100H8Q0 100 0 92L3 24Q4 14 8 12Z', main);
    p.flat('M0.4 86Q39 70 77.8 86L78 92Q78 100 70 100H8Q0 100 0 92Z', darker(main, 0.18));
    p.path('M39 70Q24 56 39 32Q54 56 39 70Z', '#ffffff');
    p.line('M32 56Q33 62 38 64', 2, lighter(main, 0.2));
    p.flat('M8 26h4l-3 56h-4z', '#ffffff', 0.4);
  }),
  drawn('seed-packet', { ratio: 0.7, metres: 0.13, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#efe2bd';
    p.box(0, 0, 70, 100, 2, main);
    p.flat('M0 0H70V14Q35 24 0 14Z', darker(main, 0.14));
    p.box(7, 24, 56, 58, 4, '#bfe3f2');
    p.flat('M7 66Q35 54 63 66V82H7Z', '#7a5332');
    p.line('M35 76V44', 2.6, '#4f9a3a');
    p.path('M35 66Q22 64 20 54Q34 54 35 66ZM35 62Q48 60 50 50Q36 50 35 62Z', '#63b548');
    for (const [x, y] of [
      [35, 29],
      [44, 35],
      [41, 45],
      [29, 45],
      [26, 35],
    ] as const)
      p.ball(x, y, 6.4, '#ef5a4c');
    p.ball(35, 38, 5.4, '#ffd24a');
    p.box(14, 87, 42, 6, 2, darker(main, 0.45));
  }),
  drawn('sardine-tin', { ratio: 1.9, metres: 0.1, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#d8423a';
    p.path('M24 30Q12 2 40 4H150Q178 2 166 30Z', '#dfe5ec');
    p.flat('M34 24Q30 10 44 10H146Q160 10 156 24Z', '#aeb8c4', 0.8);
    p.ring(95, 12, 6, 2.6, '#9aa5b2');
    p.path('M12 30H178Q190 30 190 46V78Q190 100 164 100H26Q0 100 0 78V46Q0 30 12 30Z', main);
    p.oval(95, 47, 92, 17, '#e9eef3');
    p.oval(95, 48, 84, 13, '#c98f2c');
    for (const [at, y] of [40, 47, 54].entries()) {
      const x = 24 + (at % 2) * 8;
      p.path(`M${x} ${y + 2}q50 -9 112 0l14 -5v12l-14 -5q-62 8 -112 -2z`, '#8fa3b5');
      p.flat(`M${x + 6} ${y + 1}q46 -6 96 0q-50 -1 -96 0z`, '#eaf3f8', 0.8);
      p.spot(x + 8, y + 1.6, 1.8, 1.8, '#26323f');
    }
    p.box(50, 70, 90, 20, 5, lighter(main, 0.85));
    p.line('M64 80q16 -9 34 0q-18 9 -34 0zM98 80l9 -5v10z', 2, darker(main, 0.1));
  }),
  drawn('tea-tin', { ratio: 0.72, metres: 0.16, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#3f7d5c';
    p.path('M0 22H72V90Q72 100 60 100H12Q0 100 0 90Z', main);
    p.path('M2 8Q2 0 12 0H60Q70 0 70 8V24H2Z', lighter(main, 0.18));
    p.flat('M0 22H72V27H0Z', darker(main, 0.3));
    p.flat('M0 90Q36 97 72 90V94Q36 101 0 94Z', '#e7c878', 0.9);
    p.box(12, 36, 48, 46, 6, '#fbf4e2');
    p.path('M36 74Q18 66 22 46Q42 50 36 74Z', '#5da84c');
    p.path('M36 74Q36 56 52 52Q54 70 36 74Z', '#86c468');
    p.flat('M6 28h5v62h-5z', '#ffffff', 0.3);
  }),
  drawn('egg-carton', { ratio: 2, metres: 0.14, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#a9b0a2';
    p.path('M16 0H184L196 46H4Z', lighter(main, 0.12));
    p.flat('M26 8H174L182 38H18Z', darker(main, 0.12));
    for (const [at, shell] of ['#f4d9b8', '#fbf0e0', '#e9bd92', '#fbf0e0', '#f4d9b8'].entries())
      p.oval(28 + at * 36, 52, 14, 19, shell);
    p.path('M0 56H200L190 94Q188 100 180 100H20Q12 100 10 94Z', main);
    for (let at = 0; at < 5; at += 1)
      p.flat(`M${12 + at * 36} 60h32l-6 34h-20z`, darker(main, 0.14), 0.7);
  }),
  drawn('ice-cream-tub', { ratio: 1.06, metres: 0.13, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f08bb0';
    p.ball(34, 24, 22, '#fff0d6');
    p.ball(72, 24, 22, '#f7a8bd');
    p.ball(53, 20, 20, '#9a6142');
    p.path('M4 40H102L94 94Q93 100 86 100H20Q13 100 12 94Z', main);
    p.box(0, 34, 106, 11, 5, lighter(main, 0.6));
    p.box(22, 56, 62, 30, 8, '#fffaf2');
    p.path('M53 82L43 66H63Z', '#d99a52');
    p.ball(53, 63, 9, main);
    p.flat('M12 48h6l5 46h-5z', '#ffffff', 0.4);
  }),
  drawn('spray-can', { ratio: 0.34, metres: 0.24, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#c05fb8';
    p.box(11, 0, 12, 9, 2, darker(main, 0.35));
    p.spot(22, 4, 1.4, 1.4, '#ffffff');
    p.path('M6 20Q6 8 17 8Q28 8 28 20Z', '#e6eaf0');
    p.path('M1 26Q2 18 8 18H26Q32 18 33 26V94Q33 100 26 100H8Q1 100 1 94Z', main);
    p.flat('M1 26H33V31H1ZM1 91H33V95H1Z', '#dfe4ec');
    p.box(6, 42, 22, 34, 4, lighter(main, 0.8));
    p.line('M12 52q5 -5 10 0q-5 6 -10 12q5 5 10 0', 2, main);
    p.flat('M4 33h3.4v56h-3.4z', '#ffffff', 0.45);
  }),
  drawn('matchbox', { ratio: 1.7, metres: 0.06, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f0b93a';
    p.path('M60 20H164L170 100H60Z', '#e9d8b4');
    for (let at = 0; at < 6; at += 1) {
      p.box(66, 27 + at * 11.5, 84, 5, 2, '#f4e6c4');
      p.ball(154, 29.5 + at * 11.5, 5, '#d8362f');
    }
    p.path('M0 14H110V100H0Z', main);
    p.path('M0 14L8 0H120L110 14Z', '#8a5136');
    p.oval(55, 57, 34, 28, '#fff3d6');
    p.path('M55 78Q38 62 55 36Q72 62 55 78Z', '#e8542c');
  }),
  drawn('pizza-box', { ratio: 1.5, metres: 0.2, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#d9b98a';
    p.path('M18 46L28 0H122L132 46Z', lighter(main, 0.2));
    p.flat('M34 8H116L122 40H28Z', lighter(main, 0.45));
    p.oval(75, 24, 24, 12, '#e0453a');
    p.line('M58 24Q75 14 92 24', 3, '#fff3df');
    p.path('M18 44H132L148 92H2Z', darker(main, 0.16));
    p.oval(75, 67, 56, 21, '#c9863c');
    p.oval(75, 66, 50, 18, '#f6c544');
    for (const [x, y] of [
      [48, 64],
      [70, 56],
      [96, 60],
      [62, 74],
      [88, 74],
      [108, 68],
    ] as const)
      p.oval(x, y, 7, 4, '#d8362f');
    for (const [x, y] of [
      [58, 62],
      [84, 65],
      [76, 78],
    ] as const)
      p.oval(x, y, 4, 2.4, '#4f9a3a');
    p.line('M75 66L28 72M75 66L118 78M75 66L70 48', 1.4, '#c9863c');
    p.path('M2 90H148V98Q148 100 144 100H6Q2 100 2 98Z', main);
  }),
];
