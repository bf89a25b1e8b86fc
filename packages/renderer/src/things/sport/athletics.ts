import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What carries athletes through the air, over the water and round a track, and where they stand. */
export const ATHLETICS: readonly Thing[] = [
  drawn(
    'hang-glider',
    {
      ratio: 2.6,
      metres: 0.95,
      medium: 'air',
      facing: 1,
      anchors: { grip: { x: 0.52, y: 0.98 }, top: { x: 0.5, y: 0.1 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#f2632e';
      p.line('M132 28L112 96M132 28L160 96M110 96H162', 3, '#5a6378');
      p.path('M0 42Q70 6 146 2Q210 8 260 36Q200 34 150 40Q80 34 0 42Z', main);
      p.path('M92 12Q120 4 146 2L150 40Q118 36 84 36Z', '#ffd23f');
      p.path('M146 2Q178 4 206 12L192 35Q170 36 150 40Z', '#2f9ec4');
      p.flat('M0 42Q70 6 146 2Q74 14 30 40Z', '#ffffff', 0.22);
      p.line('M146 3L150 40M92 12L84 36M206 12L192 35', 1.4, darker(main, 0.4));
    },
  ),
  drawn(
    'water-skis',
    {
      ratio: 5.2,
      metres: 0.3,
      medium: 'boat',
      facing: 1,
      anchors: { top: { x: 0.46, y: 0.42 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#f2c02e';
      p.path('M10 70Q240 86 430 62Q500 44 520 4Q480 30 410 44Q220 62 10 54Z', darker(main, 0.25));
      p.path('M30 62Q250 74 410 50Q470 36 500 0Q450 22 390 32Q220 48 30 46Z', main);
      p.box(196, 24, 70, 24, 10, '#2e3444');
    },
    (p, seconds) => {
      for (let at = 0; at < 12; at += 1) {
        const share = (seconds * 1.3 + at * 0.083) % 1;
        const x = 130 - share * 130;
        const y = 84 - Math.sin(share * Math.PI) * (26 + (at % 4) * 16);
        const size = 12 - share * 6;
        p.spot(x, y, size, size, '#ffffff', 0.8 * (1 - share));
      }
      p.flat('M0 92Q180 66 400 86Q260 100 60 100Z', '#ffffff', 0.7);
    },
  ),
  drawn(
    'go-kart',
    {
      ratio: 2.72,
      metres: 0.8,
      medium: 'land',
      facing: 1,
      anchors: { seat: { x: 0.36, y: 0.56 }, top: { x: 0.4, y: 0.4 }, grip: { x: 0.5, y: 0.14 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#e5383b';
      p.brush.scale(1.295, 1.295);
      p.brush.translate(0, -22.8);
      p.path('M44 72V34Q46 22 58 24L72 66L92 76Z', '#2e3444');
      p.path('M24 74H198Q210 76 208 84L200 88H24Z', '#4a5263');
      p.path('M112 78Q128 48 158 50Q190 54 208 82L204 88H112Z', main);
      p.flat('M128 62Q140 52 158 54Q150 60 142 74Z', '#ffffff', 0.3);
      p.line('M116 66L104 34', 4, '#8a93a6');
      p.line('M96 30L114 38', 6, '#22242e');
      p.box(8, 58, 40, 20, 5, darker(main, 0.3));
      p.ball(164, 70, 9, '#ffffff');
      p.line('M164 65V75', 3, '#22242e');
      for (const [x, r] of [
        [40, 20],
        [176, 18],
      ] as const) {
        p.ball(x, 100 - r, r, '#22242e');
        p.ball(x, 100 - r, r * 0.42, '#c3cad6');
      }
    },
  ),
  drawn(
    'monkey-bars',
    {
      ratio: 1.6,
      metres: 2.6,
      anchors: { top: { x: 0.5, y: 0.06 }, grip: { x: 0.5, y: 0.06 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#2f9ec4';
      p.line('M10 99V6M150 99V6', 5, darker(main, 0.15));
      p.line('M22 99V10M138 99V10', 4, darker(main, 0.3));
      for (let y = 30; y < 96; y += 16) {
        p.box(10, y, 12, 3, 1, '#ffd23f');
        p.box(138, y, 12, 3, 1, '#ffd23f');
      }
      p.box(6, 2, 148, 5, 2, main);
      for (let x = 26; x < 140; x += 14) p.line(`M${x} 5V13`, 4, '#ffd23f');
      p.box(18, 11, 124, 4, 2, lighter(main, 0.2));
    },
  ),
  drawn('dartboard', { ratio: 0.62, metres: 1.9 }, (p) => {
    p.box(28, 60, 6, 38, 1, '#6d4330');
    p.box(16, 96, 30, 4, 2, '#5a3a28');
    p.ball(31, 31, 31, '#22242e');
    for (let at = 0; at < 20; at += 1) {
      const [from, to] = [(at / 20) * Math.PI * 2, ((at + 1) / 20) * Math.PI * 2];
      const end = (turn: number, r: number) =>
        `${31 + Math.cos(turn) * r} ${31 + Math.sin(turn) * r}`;
      p.flat(`M31 31L${end(from, 25)}L${end(to, 25)}Z`, at % 2 === 0 ? '#f3e6c4' : '#2b2e38');
    }
    p.ring(31, 31, 24.4, 2, '#c8362f');
    p.ring(31, 31, 14.6, 2, '#2f8f4e');
    p.ball(31, 31, 4.4, '#2f8f4e');
    p.ball(31, 31, 2.2, '#c8362f');
    p.line('M34 27L46 18', 1.6, '#e6ebf2');
    p.path('M45 20L52 10L54 16L49 20Z', '#ffd23f');
  }),
  drawn('discus', { ratio: 1.7, metres: 0.14 }, (p) => {
    p.oval(85, 50, 85, 48, '#8a5a3a');
    p.oval(85, 46, 62, 32, '#c9a26a');
    p.oval(85, 44, 18, 9, '#e2b64c');
  }),
];
