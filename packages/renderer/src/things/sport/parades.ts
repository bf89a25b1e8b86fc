import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const GOLD = '#ffd23f';

/** What dances, rows and marches on days of feast. */
export const PARADES: readonly Thing[] = [
  drawn('lion-dance', { ratio: 1.45, metres: 1.9, facing: 1, medium: 'land' }, (p, { colour }) => {
    const main = colour ?? '#d8362f';
    // Two dancers are under the cloth; their legs are in trousers with fringes.
    for (const [x, shade] of [
      [22, 0.2],
      [38, 0],
      [86, 0.2],
      [102, 0],
    ] as const) {
      p.box(x, 66, 13, 27, 4, darker(main, shade));
      for (const y of [72, 80, 88]) p.line(`M${x} ${y}H${x + 13}`, 3.4, GOLD);
      p.box(x - 1, 91, 17, 8, 4, '#fbf6ee');
    }
    p.path('M4 52Q2 26 30 24Q60 14 92 26L110 74Q80 84 60 76Q36 86 12 76Z', main);
    for (const x of [16, 34, 52, 70, 88])
      p.line(`M${x} ${x > 60 ? 30 : 32}Q${x + 8} 52 ${x} 76`, 4, x % 36 === 16 ? GOLD : '#fbf6ee');
    p.path('M4 52Q-4 40 6 32Q12 40 10 54Z', GOLD);
    p.path('M84 30Q82 4 112 4Q142 6 144 36Q144 60 118 64Q88 62 84 30Z', main);
    p.path('M92 50Q116 42 144 48Q142 68 118 68Q98 66 92 50Z', '#fbf6ee');
    p.path('M98 53Q118 48 138 52Q134 62 118 62Q102 62 98 53Z', '#3a1a1a');
    p.line('M90 48Q116 40 144 46', 5, GOLD);
    for (const x of [104, 128]) {
      p.ball(x, 28, 10, '#fbf6ee');
      p.ball(x + 1, 29, 5.6, '#22242e');
      p.spot(x + 3, 27, 1.8, 1.8, '#ffffff');
      p.line(`M${x - 11} 18Q${x} 10 ${x + 11} 18`, 5, GOLD);
    }
    p.ball(118, 40, 5, '#3fa75a');
    p.ball(116, 6, 6, lighter(GOLD, 0.1));
    p.path('M84 12Q72 4 80 0Q92 2 94 12ZM138 14Q146 2 144 0Q132 2 130 8Z', GOLD);
    p.line('M94 66Q116 84 140 66', 7, '#fbf6ee');
  }),
  drawn(
    'dragon-boat',
    {
      ratio: 4.6,
      metres: 1.5,
      medium: 'boat',
      facing: 1,
      anchors: {
        top: { x: 0.5, y: 0.56 },
        seat: { x: 0.5, y: 0.62 },
        inside: { x: 0.12, y: 0.3, width: 0.68, height: 0.34 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? '#d8362f';
      p.path('M14 40Q6 20 22 10Q24 30 40 52Z', '#3fa75a');
      p.path('M20 50Q40 62 220 62Q370 62 400 48Q396 92 350 98H90Q40 96 20 50Z', main);
      p.path('M26 60Q60 70 220 70Q360 70 396 58L398 52Q370 64 220 64Q60 64 22 52Z', GOLD);
      for (let x = 70; x < 370; x += 26) p.line(`M${x} 92Q${x + 9} 74 ${x + 18} 92`, 3, GOLD);
      p.path(
        'M380 66Q372 36 396 22Q398 4 420 6Q446 8 458 26Q460 34 448 34L424 36Q414 42 416 58Q408 72 380 66Z',
        '#3fa75a',
      );
      p.path('M424 36L456 36Q456 46 444 46L424 44Z', '#2f8a48');
      p.line('M428 37L434 42L440 37L446 42L452 37', 2.4, '#ffffff');
      p.ball(422, 18, 6, '#fbf6ee');
      p.ball(424, 19, 3.2, '#22242e');
      p.path('M404 12Q392 -2 400 0Q412 2 416 9ZM396 26Q380 20 384 12Q394 14 402 20Z', GOLD);
      p.line('M452 30Q466 40 458 52', 3, GOLD);
    },
    (p, seconds) => {
      const pull = Math.sin(seconds * 4) * 10;
      for (let x = 100; x < 360; x += 52)
        p.stick({ x: x + 6, y: 50 }, { x: x - 8 + pull, y: 98 }, 4, '#e9c98a');
    },
  ),
  drawn('nutcracker', { ratio: 0.46, metres: 1.2, facing: 1, medium: 'land' }, (p, { colour }) => {
    const coat = colour ?? '#d8362f';
    p.box(8, 92, 30, 8, 2, '#3f7a5a');
    for (const x of [11, 25]) {
      p.box(x, 66, 10, 22, 2, '#f6f8fb');
      p.box(x - 1, 82, 12, 11, 3, '#22242e');
    }
    p.box(2, 38, 8, 26, 4, darker(coat, 0.12));
    p.box(36, 38, 8, 26, 4, darker(coat, 0.12));
    p.ball(6, 65, 4.4, '#f2c9a0');
    p.ball(40, 65, 4.4, '#f2c9a0');
    p.box(8, 36, 30, 34, 4, coat);
    p.line('M12 44H34M12 51H34M12 58H34', 2.2, GOLD);
    p.box(8, 62, 30, 4, 1, '#22242e');
    for (const x of [5, 41]) p.oval(x, 39, 5, 3, GOLD);
    p.box(10, 16, 26, 20, 5, '#f2c9a0');
    for (const x of [18, 28]) p.ball(x, 22, 2.4, '#22242e');
    p.line('M14 18H21M25 18H32', 2, '#f4f1ea');
    p.box(15, 28, 16, 5, 1, '#ffffff');
    p.line('M19 28V33M23 28V33M27 28V33', 0.9, '#8a8f9a');
    p.path('M12 27Q18 25 23 27Q28 25 34 27L32 29H14Z', '#f4f1ea');
    p.path('M16 34H30L23 46Z', '#f4f1ea');
    p.box(11, 0, 24, 17, 3, '#22242e');
    p.box(9, 14, 28, 4, 1, GOLD);
    p.ball(23, 8, 3.6, GOLD);
  }),
  drawn('penalty-card', { ratio: 0.7, metres: 0.16 }, (p, { colour }) => {
    const main = colour ?? '#e2362f';
    p.box(0, 0, 70, 100, 8, main);
    p.box(5, 5, 60, 90, 5, lighter(main, 0.1));
  }),
  drawn('cricket-bat', { ratio: 0.2, metres: 0.95, anchors: { grip: { x: 0.5, y: 0.1 } } }, (p) => {
    p.box(7, 0, 6, 32, 3, '#2f4172');
    p.path('M8 28H12L18 42V92Q18 100 10 100Q2 100 2 92V42Z', '#e3c48a');
    p.line('M10 44V94', 1.6, '#c9a566');
  }),
  drawn('flower-crown', { ratio: 3, metres: 0.12 }, (p) => {
    p.line('M8 40Q150 120 292 40', 26, '#4c8640');
    for (const [at, shade] of [
      '#ff8fb8',
      '#ffffff',
      '#ffd23f',
      '#b98cf0',
      '#ff8fb8',
      '#ffffff',
      '#f2703e',
    ].entries()) {
      const [x, y] = [26 + at * 41, 27 + Math.sin((at / 6) * Math.PI) * 46];
      for (let leaf = 0; leaf < 5; leaf += 1) {
        const turn = (leaf * Math.PI * 2) / 5;
        p.ball(x + Math.cos(turn) * 14, y + Math.sin(turn) * 14, 12, shade);
      }
      p.ball(x, y, 9, shade === '#ffd23f' ? '#f2803e' : '#ffd23f');
    }
  }),
  drawn(
    'chariot',
    {
      ratio: 1.15,
      metres: 1.5,
      facing: 1,
      anchors: { seat: { x: 0.4, y: 0.5 }, inside: { x: 0.12, y: 0.1, width: 0.6, height: 0.46 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#c8362f';
      p.line('M70 66L115 56', 5, '#8a5a36');
      p.path('M8 68L4 40Q30 50 52 22Q78 2 88 18L84 68Z', main);
      p.line('M4 40Q30 50 52 22Q78 2 88 18', 5, GOLD);
      p.ball(62, 44, 8, GOLD);
      p.box(4, 64, 84, 7, 3, darker(main, 0.25));
      p.ball(42, 74, 26, '#8a5a36');
      p.ball(42, 74, 20, lighter(main, 0.75));
      p.line('M22 74H62M42 54V94M28 60L56 88M56 60L28 88', 3.6, '#8a5a36');
      p.ball(42, 74, 5, GOLD);
    },
  ),
];
