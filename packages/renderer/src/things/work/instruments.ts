import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });
const BRASS = '#d9a441';

/** Instruments that stand, hang or lie where nobody plays them. */
export const INSTRUMENTS: readonly Thing[] = [
  drawn('gong', { ratio: 0.95, metres: 1.3, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    p.line('M8 6V96M87 6V96M2 97H18M77 97H93M6 6H89', 6, '#7a3f28');
    p.line('M34 8L38 20M61 8L57 20', 2, '#3a2418');
    p.ball(47, 54, 36, colour ?? BRASS);
    p.ring(47, 54, 27, 2.6, '#a9782a');
    p.ball(47, 54, 9, lighter(colour ?? BRASS, 0.2));
  }),
  drawn('cymbals', { ratio: 1.7, metres: 0.4, anchors: grip(0.5, 0.5) }, (p) => {
    for (const [x, tilt] of [
      [46, -0.3],
      [124, 0.3],
    ] as const) {
      p.brush.save();
      p.brush.translate(x, 50);
      p.brush.rotate(tilt);
      p.oval(0, 0, 38, 50, BRASS);
      p.spot(0, 0, 30, 40, '#f2cf72', 0.5);
      p.ball(0, 0, 10, '#b9842c');
      p.line('M0 -4V14', 5, '#3f4656');
      p.brush.restore();
    }
  }),
  drawn(
    'djembe',
    { ratio: 0.62, metres: 0.65, anchors: { top: { x: 0.5, y: 0.06 } } },
    (p, { colour }) => {
      const main = colour ?? '#8a4f2a';
      p.path('M0 10H62Q60 40 42 56L52 96Q31 104 10 96L20 56Q2 40 0 10Z', main);
      p.line('M4 24L16 46L26 24L36 46L48 24L58 40', 2, '#f0d8a0');
      p.line('M18 66Q31 70 44 66M16 76Q31 80 46 76', 2.4, '#e0525c');
      p.oval(31, 9, 31, 9, '#f3e3c8');
      p.ring(31, 9, 5, 1.4, '#d0b48c');
    },
  ),
  drawn(
    'bongos',
    { ratio: 1.6, metres: 0.3, anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { colour }) => {
      const main = colour ?? '#b5602f';
      p.box(66, 40, 28, 20, 2, '#4a5262');
      for (const [x, w] of [
        [0, 72],
        [88, 72],
      ] as const) {
        p.path(`M${x} 14H${x + w}L${x + w - 8} 94Q${x + w / 2} 104 ${x + 8} 94Z`, main);
        p.box(x, 16, w, 9, 3, '#c3cbd7');
        p.oval(x + w / 2, 14, w / 2, 14, '#f3e3c8');
      }
    },
  ),
  drawn(
    'triangle-instrument',
    { ratio: 1.1, metres: 0.2, anchors: grip(0.5, 0.1) },
    (p, { colour }) => {
      p.line('M55 2V12', 3, '#c8363f');
      p.line('M90 92H10L55 16L98 84', 6, colour ?? '#aeb8c6');
      p.line('M70 96L106 60', 5, '#dfe5ee');
    },
  ),
  drawn('didgeridoo', { ratio: 4.6, metres: 0.28, anchors: grip(0.2, 0.4) }, (p, { colour }) => {
    const main = colour ?? '#8a4f2a';
    p.path('M0 20Q4 10 14 12L430 6Q460 0 460 44T430 92L14 48Q0 44 0 20Z', main);
    p.oval(444, 46, 16, 42, '#3a2010');
    p.flat('M90 11H110V58L90 56ZM200 9H226V70L200 67ZM320 8H350V84L320 80Z', '#f0d8a0');
    p.flat('M118 11H126V60L118 58ZM234 9H244V71L234 69ZM358 8H368V86L358 85Z', '#e0525c');
  }),
  drawn('pan-pipes', { ratio: 0.9, metres: 0.2, anchors: grip(0.5, 0.4) }, (p, { colour }) => {
    const main = colour ?? '#d9b45f';
    [100, 90, 80, 70, 60, 50, 42].forEach((tall, at) => {
      p.box(at * 13, 0, 12, tall, 5, main);
      p.spot(at * 13 + 6, 3, 4, 2.4, '#5a3f18');
    });
    p.box(0, 22, 90, 9, 2, '#a3472f');
  }),
  drawn('clarinet', { ratio: 0.18, metres: 0.66, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#2b2f3a';
    p.path('M6 0H12L13 14H5Z', main);
    p.box(5, 14, 8, 72, 1, main);
    p.path('M5 84H13L18 100H0Z', main);
    for (const y of [14, 34, 58, 84]) p.box(4, y, 10, 3, 1, '#c3cbd7');
    for (const y of [24, 42, 48, 66, 72, 78]) p.ball(9, y, 2.4, '#dfe5ee');
  }),
  drawn('pipe-organ', { ratio: 1.05, metres: 3.4 }, (p, { colour }) => {
    const main = colour ?? '#7a4a28';
    p.box(0, 56, 105, 44, 2, main);
    [46, 54, 62, 72, 84, 92, 84, 72, 62, 54, 46].forEach((tall, at) => {
      const x = 3 + at * 9.1;
      p.box(x, 92 - tall, 7.6, tall - 34, 3, '#d9b45f');
      p.spot(x + 3.8, 52, 2, 3, '#5a3f18');
    });
    p.box(0, 54, 105, 6, 2, lighter(main, 0.15));
    p.box(26, 68, 53, 7, 1, '#fbfaf4');
    p.line(
      'M31 68V75M36 68V75M41 68V75M46 68V75M51 68V75M56 68V75M61 68V75M66 68V75M71 68V75',
      1.4,
      '#23272f',
    );
    p.box(24, 76, 57, 4, 1, darker(main, 0.3));
    p.box(34, 90, 37, 10, 2, darker(main, 0.35));
  }),
  drawn('music-stand', { ratio: 0.56, metres: 1.3 }, (p) => {
    p.line('M28 40V90M28 84L8 98M28 84L48 98', 3.4, '#3f4656');
    p.path('M3 4H53L56 44H0Z', '#3f4656');
    p.path('M8 6H48L50 38H6Z', '#fbfaf4');
    p.line('M11 13L45 13.4M11 19L45 19.4M10 25L46 25.4M10 31L46 31.4', 1.2, '#8b94a3');
    p.ball(18, 16, 2, '#23272f');
    p.ball(32, 22, 2, '#23272f');
    p.line('M20 16V9M34 22V15', 1.2, '#23272f');
  }),
  drawn('drumsticks', { ratio: 1, metres: 0.4, anchors: grip(0.5, 0.8) }, (p, { colour }) => {
    const main = colour ?? '#e0b27c';
    p.line('M8 94L84 16', 7, main);
    p.line('M92 94L16 16', 7, darker(main, 0.08));
    p.ball(90, 10, 7, main);
    p.ball(10, 10, 7, main);
  }),
  drawn(
    'sports-whistle',
    { ratio: 1.5, metres: 0.06, anchors: grip(0.3, 0.6) },
    (p, { colour }) => {
      const main = colour ?? '#c3cbd7';
      p.path('M40 22H150V50H92Q92 98 46 100Q0 98 0 60Q2 26 40 22Z', main);
      p.ball(46, 60, 20, darker(main, 0.3));
      p.box(70, 22, 20, 14, 2, '#3f4656');
      p.ring(16, 20, 12, 5, '#e0525c');
    },
  ),
];
