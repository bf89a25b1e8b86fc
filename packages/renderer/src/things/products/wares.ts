import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 }, outlet: { x: 0.5, y: 0.03 } };

function macaron(p: Pen, x: number, y: number, colour: string): void {
  p.box(x - 30, y + 5, 60, 13, 6, lighter(colour, 0.1));
  p.box(x - 27, y + 1, 54, 7, 3, '#fff4e2');
  p.path(`M${x - 31} ${y + 3}Q${x - 30} ${y - 15} ${x} ${y - 15}T${x + 31} ${y + 3}Z`, colour);
  p.flat(`M${x - 22} ${y - 4}Q${x - 14} ${y - 11} ${x} ${y - 11}l0 2q-12 0 -18 6z`, '#ffffff', 0.5);
}

/** Things that are often sold and have no icon. */
export const WARES: readonly Thing[] = [
  drawn('iced-matcha', { ratio: 0.62, metres: 0.2, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#7db34a';
    p.line('M36 22L47 0', 4.4, '#f6f1e6');
    p.path('M1 16H61L54 94Q54 100 48 100H14Q8 100 8 94Z', lighter(main, 0.6));
    p.path('M3 24H59L53 92Q53 97 48 97H14Q9 97 9 92Z', lighter(main, 0.2));
    p.path('M3 24H59L56.4 52Q44 44 33 54T6.2 50Z', darker(main, 0.12));
    p.flat('M6.2 50Q16 60 19 80Q24 60 33 54Z', darker(main, 0.12), 0.75);
    p.flat('M38 51Q47 60 46 88Q53 66 56.4 52Z', '#fff6d8', 0.5);
    p.flat('M8.4 82Q19 74 30 84T53.8 80L53 92Q53 97 48 97H14Q9 97 9 92Z', '#fff6d8', 0.75);
    for (const [x, y] of [
      [13, 20],
      [30, 17],
      [41, 27],
    ] as const)
      p.box(x, y, 13, 12, 4, lighter(main, 0.5));
    p.flat('M8 24L14 92h4L12 24Z', '#ffffff', 0.4);
  }),
  drawn('macarons', { ratio: 1, metres: 0.16, anchors: HELD }, (p, { colour }) => {
    macaron(p, 31, 80, colour ?? '#f29ab8');
    macaron(p, 69, 80, colour === null ? '#9bd1b0' : darker(colour, 0.06));
    macaron(p, 50, 48, colour === null ? '#f5cf7a' : lighter(colour, 0.12));
    macaron(p, 52, 17, colour ?? '#b79be0');
  }),
  drawn('spice-bowls', { ratio: 1.7, metres: 0.16 }, (p) => {
    for (const [x, colour] of [
      [30, '#d8421f'],
      [85, '#e8a51c'],
      [140, '#7a9a3a'],
    ] as const) {
      p.path(`M${x - 26} 56Q${x} -54 ${x + 26} 56Z`, colour);
      p.path(`M${x - 30} 54H${x + 30}Q${x + 28} 96 ${x} 100Q${x - 28} 96 ${x - 30} 54Z`, '#b98a5e');
      p.flat(`M${x - 24} 60h6q1 20 8 30q-12 -8 -14 -30z`, '#ffffff', 0.25);
    }
  }),
  drawn('camera-tripod', { ratio: 0.62, metres: 1.5, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2e323c';
    p.line('M30 34L5 98M32 34L57 98M31 34V96', 4.4, main);
    p.line('M26 46L15 74M36 46L47 74', 6, lighter(main, 0.18));
    p.line('M18 66L31 60L44 66', 2.4, '#c9d2de');
    for (const x of [5, 31, 57]) p.ball(x, x === 31 ? 97 : 98, 2.4, '#14161c');
    p.box(26, 20, 10, 20, 3, '#e2574c');
    p.line('M36 26L52 34', 3, '#8f99a8');
    p.box(13, 2, 36, 20, 4, '#3b4150');
    p.box(20, 0, 10, 5, 2, '#565e70');
    p.ball(31, 12, 8, '#1b1e26');
    p.ball(31, 12, 5, '#5a8ad8');
    p.spot(29, 10, 1.6, 1.6, '#ffffff', 0.9);
    p.box(42, 5, 4, 3, 1, '#f2674a');
  }),
  drawn('ring-light', { ratio: 0.62, metres: 1.6, anchors: HELD }, (p) => {
    p.line('M31 56V90', 4, '#2e323c');
    p.line('M31 84L10 99M31 84L52 99', 4, '#2e323c');
    p.glow(31, 30, 34, '#fff1c9', 0.7);
    p.ring(31, 30, 24, 10, '#2e323c');
    p.ring(31, 30, 24, 7, '#fffdf4');
    p.box(25, 19, 12, 23, 3, '#20242e');
    p.box(26.5, 21, 9, 18, 1, '#6fb1f2');
  }),
  drawn(
    'standing-fan',
    { ratio: 0.62, metres: 1.2 },
    (p, { colour }) => {
      const main = colour ?? '#5aa9e6';
      p.box(28, 50, 6, 44, 2, '#e6ebf2');
      p.oval(31, 95, 20, 5, main);
      p.ring(31, 30, 28, 3, main);
      p.spot(31, 30, 27, 27, '#f4f8fb', 0.55);
      for (const turn of [0, 120, 240]) {
        const angle = (turn * Math.PI) / 180;
        const [x, y] = [31 + Math.cos(angle) * 13, 30 + Math.sin(angle) * 13];
        p.oval(x, y, 11, 11, lighter(main, 0.3));
      }
      p.ball(31, 30, 6, main);
    },
    (p, seconds) => {
      for (let at = 0; at < 3; at += 1) {
        const angle = seconds * 9 + (at * 2 * Math.PI) / 3;
        const [x, y] = [31 + Math.cos(angle) * 14, 30 + Math.sin(angle) * 14];
        p.spot(x, y, 8, 8, '#ffffff', 0.5);
      }
    },
  ),
  drawn('reed-diffuser', { ratio: 0.56, metres: 0.26, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#d9a06a';
    p.line('M28 50L8 2M28 50L20 0M28 50L34 0M28 50L46 3', 2, '#a5764a');
    p.box(21, 42, 14, 12, 2, '#c9a36a');
    p.path('M18 52H38Q54 60 54 74V92Q54 100 46 100H10Q2 100 2 92V74Q2 60 18 52Z', '#f0e4d6');
    p.path('M5 74H51V91Q51 97 45 97H11Q5 97 5 91Z', main);
    p.box(13, 72, 30, 18, 2, '#fffaf0');
    p.line('M19 78H37M22 84H34', 1.8, '#b08d57');
  }),
  drawn('hair-straightener', { ratio: 1.5, metres: 0.28, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#3a3044';
    p.path('M4 80Q0 70 8 64L118 14Q132 8 138 18Q142 28 130 34L20 90Q8 94 4 80Z', main);
    p.path(
      'M10 88Q8 80 16 78L132 46Q146 44 148 54Q148 64 136 66L24 98Q12 100 10 88Z',
      darker(main, 0.2),
    );
    p.path('M84 34L128 14L132 24L88 46Z', '#f0b8c8');
    p.path('M90 64L138 50L140 58L92 72Z', '#f0b8c8');
    p.ball(16, 80, 7, '#c9d2de');
  }),
  drawn('popsicle', { ratio: 0.46, metres: 0.18, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#ff6f7d';
    p.box(17, 66, 12, 34, 5, '#e0b27a');
    p.path('M2 24Q2 0 23 0T44 24V66Q44 72 38 72H8Q2 72 2 66Z', main);
    p.path('M2 46H44V66Q44 72 38 72H8Q2 72 2 66Z', '#ffc24d');
    p.flat('M10 20v36q0 4 2.4 4t2.4 -4v-36q0 -4 -2.4 -4t-2.4 4z', '#ffffff', 0.35);
    p.flat('M30 20v36q0 4 2.4 4t2.4 -4v-36q0 -4 -2.4 -4t-2.4 4z', '#ffffff', 0.35);
  }),
  drawn('vinyl-record', { ratio: 1.3, metres: 0.32 }, (p, { colour }) => {
    p.ball(82, 50, 48, '#1d1b22');
    for (const r of [42, 36, 30]) p.ring(82, 50, r, 0.8, '#4a4652');
    p.ball(82, 50, 16, '#f2b03c');
    p.ball(82, 50, 3, '#1d1b22');
    p.box(0, 2, 92, 96, 3, colour ?? '#e2574c');
    p.ball(46, 44, 26, '#ffd98a');
    p.path('M8 78Q26 56 46 72T84 66V92H8Z', '#3f3a78');
  }),
  drawn('sleeping-bag', { ratio: 1.9, metres: 0.5 }, (p, { colour }) => {
    const main = colour ?? '#e2672f';
    p.path('M30 2H170Q190 6 190 50T170 98H30Q0 96 0 50T30 2Z', main);
    p.path('M30 2Q58 6 58 50T30 98Q0 96 0 50T30 2Z', '#3f4a5c');
    p.oval(29, 50, 20, 34, '#f6e2b0');
    p.line('M64 20H176M66 40H184M66 60H184M64 80H176', 2, darker(main, 0.25));
    p.path('M16 30Q30 10 44 30L38 58H20Z', '#fff6e6');
  }),
  drawn('kettlebell', { ratio: 0.84, metres: 0.3 }, (p, { colour }) => {
    const main = colour ?? '#33363f';
    p.line('M24 46Q10 8 42 8T60 46', 11, darker(main, 0.1));
    p.ball(42, 64, 36, main);
    p.box(20, 92, 44, 8, 3, darker(main, 0.3));
    p.ball(42, 64, 15, '#e2574c');
    p.line('M34 64H50', 4, '#ffffff');
  }),
  drawn(
    'water-tap',
    { ratio: 0.9, metres: 0.4, anchors: { outlet: { x: 0.2, y: 0.62 } } },
    (p, { colour }) => {
      const main = colour ?? '#aab6c4';
      p.box(74, 22, 16, 34, 3, darker(main, 0.15));
      p.path('M80 28H40Q8 30 8 56V62H26V58Q26 48 42 48H80Z', main);
      p.box(4, 58, 26, 8, 3, darker(main, 0.12));
      p.box(46, 10, 10, 20, 2, darker(main, 0.1));
      p.box(30, 2, 42, 11, 5, '#4a90d9');
      p.flat('M44 33q-24 1 -28 20h4q4 -14 24 -16z', '#ffffff', 0.6);
      p.path('M17 80Q8 92 17 99Q26 92 17 80Z', '#4aa8e8');
    },
    (p, seconds) => {
      const fall = (seconds * 0.8) % 1;
      p.spot(17, 68 + fall * fall * 30, 3, 4.4, '#4aa8e8', 1 - fall * 0.3);
      p.spot(16, 67 + fall * fall * 30, 1, 1.4, '#ffffff', 0.9);
    },
  ),
  drawn('spa-set', { ratio: 1.6, metres: 0.3, anchors: { outlet: { x: 0.8, y: 0.1 } } }, (p) => {
    p.ball(24, 56, 22, '#fbf6ee');
    p.ball(66, 56, 22, '#f1e7da');
    p.ring(24, 56, 12, 2.4, '#dccab4');
    p.ring(66, 56, 12, 2.4, '#dccab4');
    p.ball(45, 24, 21, '#ffffff');
    p.ring(45, 24, 11, 2.4, '#dccab4');
    for (const turn of [0, 72, 144, 216, 288]) {
      const angle = ((turn - 90) * Math.PI) / 180;
      p.oval(92 + Math.cos(angle) * 9, 40 + Math.sin(angle) * 9, 9, 9, '#fff1f4');
    }
    p.ball(92, 40, 6, '#f5c542');
    p.oval(104, 84, 24, 12, '#4b4f58');
    p.oval(102, 66, 19, 9, '#5d626d');
    p.box(126, 46, 30, 42, 5, '#f6e3c4');
    p.line('M141 46V36', 2, '#5a4632');
    p.glow(141, 26, 16, '#ffd27a', 0.7);
    p.path('M141 12Q150 26 141 37Q132 26 141 12Z', '#ffb23e');
    p.box(0, 88, 160, 12, 5, '#b98a5e');
  }),
  drawn(
    'serving-dome',
    { ratio: 1.5, metres: 0.3, anchors: { outlet: { x: 0.5, y: 0.05 } } },
    (p) => {
      p.ball(75, 9, 8, '#e0b23c');
      p.path('M14 80Q16 16 75 16T136 80Z', '#d3dae4');
      p.flat('M30 70Q36 34 66 26l2 4Q44 38 38 72Z', '#ffffff', 0.7);
      p.oval(75, 84, 74, 11, '#f4f6fa');
      p.oval(75, 90, 60, 9, '#c2ccd8');
    },
  ),
  drawn('electric-toothbrush', { ratio: 0.22, metres: 0.22, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f7fafc';
    p.box(1, 34, 17, 66, 8, main);
    p.box(6, 14, 7, 24, 2, '#d5dde6');
    p.box(2, 1, 12, 15, 3, '#eef3f8');
    for (let row = 0; row < 4; row += 1) p.box(12, 2 + row * 3.4, 9, 2.6, 1, '#5ab4e8');
    p.ball(9.5, 52, 4, '#5ab4e8');
    p.spot(9.5, 65, 1.4, 1.4, '#7ed957', 1);
    p.spot(9.5, 70, 1.4, 1.4, '#c9d2de', 1);
  }),
  drawn('egg-basket', { ratio: 1.1, metres: 0.35, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#c8935a';
    p.line('M14 58C10 -14 100 -14 96 58', 6, darker(main, 0.12));
    for (const [x, y, tone, mark] of [
      [30, 46, '#f58aa4', '#ffffff'],
      [56, 38, '#7cc4ea', '#ffe08a'],
      [82, 46, '#9fd67a', '#ffffff'],
      [43, 52, '#ffd23f', '#e5589e'],
      [69, 52, '#b79af0', '#ffffff'],
    ] as const) {
      p.path(
        `M${x} ${y - 18}Q${x + 15} ${y - 8} ${x + 14} ${y + 6}Q${x + 12} ${y + 20} ${x} ${y + 20}Q${x - 12} ${y + 20} ${x - 14} ${y + 6}Q${x - 15} ${y - 8} ${x} ${y - 18}Z`,
        tone,
      );
      p.line(`M${x - 11} ${y - 3}l5.500 5l5.500 -5l5.500 5l5.500 -5`, 2.2, mark);
    }
    p.path('M2 58H108L98 94Q96 100 90 100H20Q14 100 12 94Z', main);
    for (const y of [68, 80, 91]) p.line(`M6 ${y}H104`, 1.8, darker(main, 0.2));
    for (let x = 16; x < 102; x += 12)
      p.line(`M${x} 60L${x + (55 - x) * 0.12} 98`, 1.4, darker(main, 0.16));
    p.box(0, 54, 110, 9, 4.5, lighter(main, 0.12));
  }),
  drawn('diapers', { ratio: 1.05, metres: 0.3, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#7cc4ea';
    p.box(0, 14, 74, 86, 10, main);
    p.path('M6 14Q37 -6 68 14L60 20H14Z', lighter(main, 0.3));
    p.ball(37, 54, 25, '#ffffff');
    p.path('M37 70Q20 58 24 47Q29 40 37 48Q45 40 50 47Q54 58 37 70Z', '#f58aa4');
    p.box(12, 86, 50, 7, 3.5, '#ffffff');
    for (const y of [68, 84]) {
      p.path(
        `M58 ${y}H105V${y + 4}Q104 ${y + 16} 92 ${y + 16}H71Q59 ${y + 16} 58 ${y + 4}Z`,
        '#fdfdfd',
      );
      p.line(`M60 ${y + 4}H103`, 2, '#bfe0f2');
    }
  }),
  drawn('pyjamas', { ratio: 0.9, metres: 0.9 }, (p, { colour }) => {
    const main = colour ?? '#8fb4e8';
    p.path('M22 4L34 0Q45 10 56 0L68 4L90 34L76 42L70 34V56H20V34L14 42L0 34Z', main);
    p.path('M20 58H70L74 100H50L45 70L40 100H16Z', lighter(main, 0.12));
    p.line('M45 8V56', 1.6, '#ffffff');
    for (const y of [20, 32, 44]) p.ball(45, y, 1.8, '#ffffff');
    for (const [x, y] of [
      [28, 22],
      [60, 24],
      [30, 46],
      [62, 48],
      [28, 74],
      [62, 76],
      [26, 90],
      [64, 92],
    ] as const)
      p.spot(x, y, 2, 2, '#fff2b8', 1);
  }),
];
