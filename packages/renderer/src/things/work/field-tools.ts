import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });
const STEEL = '#9aa4b4';
const ASH = '#c0905a';

/** Tools of the garden, the field, the building site and the boat. */
export const FIELD_TOOLS: readonly Thing[] = [
  drawn('rake', { ratio: 0.34, metres: 1.5, anchors: grip(0.5, 0.3) }, (p, { colour }) => {
    p.line('M17 2V82', 3.4, ASH);
    p.line('M2 86L32 86.5', 4, colour ?? STEEL);
    p.line('M2 87V98M8 87V98M14 87V98M20 87V98M26 87V98M32 87V98', 2.2, colour ?? STEEL);
  }),
  drawn('pitchfork', { ratio: 0.3, metres: 1.5, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    p.line('M15 36V98', 3.4, ASH);
    p.line('M3 3V22Q3 34 15 34T27 22V3M11 3V34M19 3V34', 2.6, colour ?? STEEL);
  }),
  drawn('scythe', { ratio: 0.72, metres: 1.7, anchors: grip(0.6, 0.55) }, (p, { colour }) => {
    p.line('M56 4Q44 40 52 98', 4, ASH);
    p.line('M49 48L62 46', 3.4, ASH);
    p.path('M58 2Q20 -4 0 32Q26 12 56 12Z', colour ?? '#c3cbd7');
  }),
  drawn('crowbar', { ratio: 0.26, metres: 0.6, anchors: grip(0.4, 0.6) }, (p, { colour }) => {
    p.brush.save();
    p.brush.translate(-4, 0);
    p.line('M10 96L12 20Q12 5 20 5Q27 6 26 16', 7, colour ?? '#3f6aa8');
    p.brush.restore();
  }),
  drawn('chisel', { ratio: 0.2, metres: 0.28, anchors: grip(0.5, 0.2) }, (p, { colour }) => {
    p.box(3, 0, 14, 40, 6, colour ?? '#c8763a');
    p.box(5, 38, 10, 8, 2, '#7d8798');
    p.path('M4 46H16L18 90L10 100L2 90Z', '#c3cbd7');
  }),
  drawn('tape-measure', { ratio: 1.5, metres: 0.09, anchors: grip(0.3, 0.5) }, (p, { colour }) => {
    p.box(0, 0, 96, 100, 20, colour ?? '#ffb02e');
    p.ball(46, 46, 28, '#3f4656');
    p.ball(46, 46, 12, '#8b94a3');
    p.box(84, 80, 62, 18, 1, '#fdf6d8');
    p.line('M98 82V90M108 82V88M118 82V90M128 82V88M138 82V90', 2, '#3f4656');
    p.box(144, 76, 6, 24, 1, '#aeb8c6');
  }),
  drawn('firewood', { ratio: 1.5, metres: 0.9, anchors: { top: { x: 0.5, y: 0.04 } } }, (p) => {
    for (const [y, xs] of [
      [82, [18, 56, 94, 132]],
      [50, [37, 75, 113]],
      [18, [56, 94]],
    ] as const)
      for (const x of xs) {
        p.ball(x, y, 18, '#8a5a34');
        p.ball(x, y, 14, '#e0b27c');
        p.ring(x, y, 8, 1.8, '#b98550');
      }
  }),
  drawn('jackhammer', { ratio: 0.5, metres: 1.1, anchors: grip(0.2, 0.06) }, (p, { colour }) => {
    p.line('M3 6L47 6.5', 6, '#3f4656');
    p.box(14, 6, 22, 56, 5, colour ?? '#ffb02e');
    p.line('M14 24H36M14 36H36M14 48H36', 2.6, '#8a5f14');
    p.path('M17 62H33L30 78H20Z', '#7d8798');
    p.path('M22 76H28L27 94L25 100L23 94Z', '#aeb8c6');
  }),
  drawn('shirt-button', { ratio: 1, metres: 0.05, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#d65a86';
    p.ball(50, 50, 50, main);
    p.ring(50, 50, 37, 5, darker(main, 0.18));
    for (const [x, y] of [
      [40, 40],
      [60, 40],
      [40, 60],
      [60, 60],
    ] as const)
      p.spot(x, y, 6, 6, darker(main, 0.6));
  }),
  drawn('horseshoe', { ratio: 0.9, metres: 0.14, anchors: grip(0.5, 0.9) }, (p, { colour }) => {
    p.line('M14 8Q0 40 10 64Q20 90 45 90T80 64Q90 40 76 8', 19, colour ?? '#8b94a3');
    for (const [x, y] of [
      [10, 34],
      [13, 58],
      [26, 80],
      [64, 80],
      [77, 58],
      [80, 34],
    ] as const)
      p.spot(x, y, 3, 3, '#3f4656');
  }),
  drawn(
    'saddle',
    { ratio: 1.2, metres: 0.6, anchors: { ...grip(0.3, 0.2), seat: { x: 0.5, y: 0.25 } } },
    (p, { colour }) => {
      const main = colour ?? '#8a4f2a';
      p.path('M32 30H92L98 78Q64 92 30 78Z', darker(main, 0.15));
      p.path(
        'M6 14Q2 2 14 0Q26 4 28 16Q60 28 90 12Q112 0 120 12Q120 34 104 38Q60 50 18 38Q6 32 6 14Z',
        main,
      );
      p.ball(14, 7, 7, lighter(main, 0.15));
      p.line('M58 44V80', 4, '#5a3218');
      p.ring(58, 89, 9, 4, '#c3cbd7');
    },
  ),
  drawn('ship-wheel', { ratio: 1, metres: 1.1, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#8a5a34';
    p.line('M50 4V96M4 50H96M17 17L83 83M83 17L17 83', 6, main);
    p.ring(50, 50, 31, 9, main);
    p.ring(50, 50, 31, 2, '#d9a441');
    p.ball(50, 50, 11, '#d9a441');
    p.ball(50, 50, 5, darker(main, 0.3));
  }),
  drawn('oar', { ratio: 0.16, metres: 2, anchors: grip(0.5, 0.2) }, (p, { colour }) => {
    p.line('M8 2V66', 4, ASH);
    p.path('M4 64H12Q17 76 16 92Q14 100 8 100T0 92Q-1 76 4 64Z', colour ?? '#c8503c');
    p.line('M8 70V94', 1.4, '#fbe9d0');
  }),
  drawn('spinning-wheel', { ratio: 1.15, metres: 1.1 }, (p, { colour }) => {
    const main = colour ?? '#8a5a34';
    p.line('M30 78L20 98M88 70L98 98M64 74V98', 5, main);
    p.line('M8 84L108 62', 7, darker(main, 0.12));
    p.ring(74, 38, 34, 6, main);
    p.line('M74 6V70M42 38H106M51 15L97 61M97 15L51 61', 2.4, main);
    p.ball(74, 38, 6, darker(main, 0.25));
    p.line('M24 80V44', 4, main);
    p.oval(24, 36, 12, 18, '#f2ead8');
    p.line('M30 30Q50 14 74 6', 1.2, '#f2ead8');
  }),
  drawn(
    'pallet',
    { ratio: 3, metres: 0.3, anchors: { top: { x: 0.5, y: 0.04 } } },
    (p, { colour }) => {
      const main = colour ?? '#d0a468';
      for (const x of [0, 128, 256]) p.box(x, 26, 44, 52, 2, darker(main, 0.25));
      p.box(0, 0, 300, 26, 3, main);
      p.box(0, 76, 300, 24, 3, darker(main, 0.1));
    },
  ),
  drawn('coil-spring', { ratio: 0.56, metres: 0.15, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#aeb8c6';
    for (let y = 10; y < 92; y += 14) p.line(`M5 ${y + 5}L51 ${y - 5}`, 7, main);
    for (let y = 10; y < 80; y += 14) p.line(`M51 ${y - 5}L5 ${y + 19}`, 4, darker(main, 0.3));
  }),
];
