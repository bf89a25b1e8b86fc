import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });

const STICKERS = ['#e0525c', '#ffb02e', '#fdfdfb', '#4fae6a', '#2f7fd6', '#ffe066'] as const;

/** What children play with. */
export const TOYS: readonly Thing[] = [
  drawn('puzzle-cube', { ratio: 1.05, metres: 0.09, anchors: grip(0.5, 0.6) }, (p) => {
    p.path('M52 0L105 24V74L52 100L0 74V24Z', '#23272f');
    const tile = (
      x: number,
      y: number,
      [ax, ay]: readonly [number, number],
      [bx, by]: readonly [number, number],
      at: number,
    ) =>
      p.path(
        `M${x + 1} ${y + 1}L${x + ax - 1} ${y + ay}L${x + ax + bx - 1} ${y + ay + by - 1}L${x + bx} ${y + by - 1}Z`,
        STICKERS[at % 6] ?? '#ffffff',
      );
    for (let a = 0; a < 3; a += 1)
      for (let b = 0; b < 3; b += 1) {
        tile(1 + a * 17, 25 + a * 8 + b * 16, [16, 7.6], [0, 15], a * 2 + b * 5);
        tile(53.5 + a * 17, 48.4 - a * 8 + b * 16, [16, -7.6], [0, 15], a + b * 4 + 3);
        tile(2 + a * 17 + b * 17, 24 + a * 8 - b * 8, [15.5, 7.2], [15.5, -7.2], a * 3 + b * 2 + 1);
      }
  }),
  drawn('wooden-toy', { ratio: 1.1, metres: 0.2, facing: 1, anchors: grip(0.5, 0.6) }, (p) => {
    p.line('M12 42Q2 54 8 74', 8, '#8a5a34');
    p.path(
      'M16 40Q40 34 60 38L78 8L84 2L88 12Q104 20 108 34L98 42L86 34Q82 50 78 62L76 96H64L60 66H38L34 96H22L20 62Q12 54 16 40Z',
      '#c98f58',
    );
    p.line('M80 10L66 36', 6, '#8a5a34');
    p.line('M34 46Q44 52 56 46M30 54Q44 60 60 54', 1.6, '#9a6a3c');
    p.spot(92, 22, 2.6, 2.6, '#4a3020');
  }),
  drawn('glass-marbles', { ratio: 1.9, metres: 0.06, anchors: grip(0.5, 0.5) }, (p) => {
    for (const [x, y, r, colour, swirl] of [
      [34, 66, 34, '#4f9ac4', '#fdfdfb'],
      [94, 50, 50, '#4fae6a', '#ffe066'],
      [158, 68, 32, '#d65a86', '#fbe9d0'],
    ] as const) {
      p.ball(x, y, r, colour);
      p.flat(
        `M${x - r * 0.5} ${y + r * 0.4}Q${x} ${y - r * 0.7} ${x + r * 0.6} ${y - r * 0.3}Q${x + r * 0.1} ${y} ${x - r * 0.5} ${y + r * 0.4}Z`,
        swirl,
        0.85,
      );
      p.spot(x - r * 0.35, y - r * 0.45, r * 0.16, r * 0.12, '#ffffff', 0.9);
    }
  }),
  drawn('slinky', { ratio: 1.5, metres: 0.16, anchors: grip(0.2, 0.6) }, (p) => {
    p.brush.save();
    p.brush.transform(1.28, 0, 0, 1.2, -21, -20);
    const hues = ['#e0525c', '#ffb02e', '#ffe066', '#4fae6a', '#2f7fd6', '#8a5ac8'];
    for (let at = 0; at <= 22; at += 1) {
      const turn = Math.PI - (at / 22) * Math.PI;
      p.brush.save();
      p.brush.translate(75 + Math.cos(turn) * 50, 94 - Math.sin(turn) * 70);
      p.brush.rotate(Math.PI / 2 - turn);
      p.oval(0, 0, 24, 5, hues[at % 6] ?? '#e0525c');
      p.spot(0, 0, 19, 2.4, '#4a3a5a', 0.6);
      p.brush.restore();
    }
    p.brush.restore();
  }),
  drawn(
    'jack-in-the-box',
    { ratio: 0.66, metres: 0.45, anchors: grip(0.5, 0.8) },
    (p, { colour }) => {
      const main = colour ?? '#2f7fd6';
      for (let y = 40; y < 66; y += 6) p.line(`M26 ${y + 2}L42 ${y - 2}`, 4, '#ffb02e');
      p.path('M12 20Q4 6 0 14Q2 0 18 4L33 10L48 4Q64 0 66 14Q62 6 54 20Z', '#e0525c');
      p.ball(33, 26, 16, '#f5cfae');
      p.spot(27, 24, 2.2, 3, '#2b2230');
      p.spot(39, 24, 2.2, 3, '#2b2230');
      p.ball(33, 29, 4, '#e0525c');
      p.line('M24 34Q33 41 42 34', 2, '#a3394d');
      p.path('M2 66L16 56H58L64 66Z', darker(main, 0.35));
      p.box(2, 64, 62, 36, 3, main);
      p.path('M33 70L37 79L47 79L39 85L42 95L33 89L24 95L27 85L19 79L29 79Z', '#ffe066');
    },
  ),
  drawn('slingshot', { ratio: 0.8, metres: 0.2, anchors: grip(0.5, 0.8) }, (p, { colour }) => {
    p.line('M12 8Q10 20 30 36', 2.4, '#c8363f');
    p.line('M68 8Q70 20 50 36', 2.4, '#c8363f');
    p.box(28, 32, 24, 10, 4, '#5a3218');
    p.line(
      'M40 96V58Q40 46 24 34Q10 22 10 6M40 58Q40 46 56 34Q70 22 70 6',
      10,
      colour ?? '#a9703c',
    );
  }),
  drawn('gumball-machine', { ratio: 0.6, metres: 0.5 }, (p, { colour }) => {
    const main = colour ?? '#e0525c';
    p.path('M14 64H46L54 96Q30 103 6 96Z', main);
    p.spot(30, 38, 29, 29, '#dff1fb', 0.9);
    for (const [x, y, at] of [
      [14, 48, 0],
      [24, 54, 1],
      [35, 55, 3],
      [46, 48, 4],
      [20, 42, 5],
      [30, 46, 0],
      [40, 43, 1],
      [13, 36, 3],
      [26, 33, 4],
      [37, 33, 5],
      [47, 37, 3],
    ] as const)
      p.ball(x, y, 6, STICKERS[at] ?? main);
    p.ring(30, 38, 28, 2, '#ffffff');
    p.box(16, 2, 28, 11, 5, main);
    p.ball(30, 4, 4, '#d9a441');
    p.box(8, 62, 44, 8, 4, darker(main, 0.15));
    p.ball(30, 78, 5, '#d9d9e2');
    p.box(24, 86, 12, 8, 3, '#3a2430');
  }),
  drawn(
    'arcade-cabinet',
    { ratio: 0.52, metres: 1.8, anchors: { top: { x: 0.5, y: 0 } } },
    (p, { colour }) => {
      const main = colour ?? '#3a3f8f';
      p.path('M4 0H48L50 16L46 22V52L52 62V100H0V62L6 52V22L2 16Z', main);
      p.box(6, 3, 40, 12, 2, '#ffb02e');
      p.box(10, 6, 32, 6, 2, '#c8363f');
      p.box(9, 22, 34, 30, 2, '#10162c');
      p.box(18, 28, 6, 4, 0, '#4fd67a');
      p.box(28, 28, 6, 4, 0, '#4fd67a');
      p.box(22, 34, 8, 4, 0, '#4fd67a');
      p.box(23, 46, 6, 3, 0, '#ffe066');
      p.path('M4 54H48L52 64H0Z', lighter(main, 0.15));
      p.line('M15 60V54', 2, '#c3cbd7');
      p.ball(15, 53, 3, '#e0525c');
      for (const x of [30, 36, 42]) p.ball(x, 59, 2.2, '#ffe066');
      p.box(18, 76, 16, 14, 2, darker(main, 0.3));
    },
  ),
  drawn(
    'claw-machine',
    { ratio: 0.6, metres: 1.9, anchors: { top: { x: 0.5, y: 0 } } },
    (p, { colour }) => {
      const main = colour ?? '#d65a86';
      p.box(0, 0, 60, 100, 4, main);
      p.box(5, 3, 50, 9, 2, '#ffe066');
      p.box(5, 15, 50, 47, 2, '#cfeaf7');
      p.line('M30 16V30M30 30Q22 32 24 40M30 30Q38 32 36 40', 2, '#7d8798');
      for (const [x, y, at] of [
        [13, 56, 0],
        [24, 57, 1],
        [36, 56, 3],
        [47, 57, 4],
        [19, 49, 5],
        [31, 49, 4],
        [42, 49, 0],
      ] as const)
        p.ball(x, y, 6, STICKERS[at] ?? main);
      p.flat('M5 50L32 15H42L5 62Z', '#ffffff', 0.28);
      p.box(3, 64, 54, 9, 2, lighter(main, 0.3));
      p.ball(18, 66, 3, '#c8363f');
      p.box(12, 80, 22, 14, 2, '#4a2036');
    },
  ),
  drawn(
    'jukebox',
    { ratio: 0.66, metres: 1.5, anchors: { top: { x: 0.5, y: 0 } } },
    (p, { colour }) => {
      p.path('M0 100V33Q0 0 33 0T66 33V100Z', colour ?? '#8a2f3c');
      p.line('M6 96V34Q6 6 33 6T60 34V96', 5, '#ffb02e');
      p.line('M12 96V36Q12 13 33 13T54 36V96', 3, '#4fd6c4');
      p.path('M17 54V37Q17 19 33 19T49 37V54Z', '#2a1a2e');
      p.ball(33, 40, 11, '#15131c');
      p.ball(33, 40, 4, '#e0525c');
      p.box(15, 58, 36, 9, 2, '#fdf6d8');
      for (const x of [20, 27, 34, 41]) p.box(x, 60, 4, 5, 1, '#c8363f');
      p.box(17, 72, 32, 24, 2, '#4a2018');
      p.line('M17 96L33 74L49 96M25 96L33 84L41 96', 2, '#d9a441');
    },
  ),
  drawn('pinball-machine', { ratio: 0.95, metres: 1.7 }, (p, { colour }) => {
    const main = colour ?? '#3a3f8f';
    p.line('M18 70V98M84 62V98', 5, '#8b94a3');
    p.box(40, 0, 55, 38, 3, main);
    p.box(45, 5, 45, 28, 2, '#ff8f3f');
    p.path('M67 8L72 17L82 18L75 24L77 32L67 28L58 32L60 24L52 18L62 17Z', '#ffe066');
    p.path('M0 68L40 36H95V58L12 82Z', darker(main, 0.15));
    p.path('M6 68L42 40H90L16 72Z', '#8fe0d0');
    p.ball(52, 48, 4, '#e0525c');
    p.ball(66, 46, 4, '#ffe066');
    p.ball(40, 56, 3.4, '#e0525c');
    p.ball(30, 62, 2.4, '#dfe5ee');
  }),
  drawn('beach-ball', { ratio: 1, metres: 0.4, anchors: grip(0.5, 0.5) }, (p) => {
    p.ball(50, 50, 50, '#fdfdfb');
    p.within('M50 0A50 50 0 1 0 50 100A50 50 0 1 0 50 0Z', () => {
      p.path('M40 24Q10 20 -6 44V100Q20 60 40 24Z', '#e0525c');
      p.path('M40 24Q44 -10 70 -4L110 20Q70 10 40 24Z', '#2f7fd6');
      p.path('M40 24Q84 36 88 104H40Q60 60 40 24Z', '#ffcf3f');
    });
    p.ball(40, 24, 7, '#fdfdfb');
    p.spot(32, 14, 9, 5, '#ffffff', 0.7);
  }),
  drawn('pogo-stick', { ratio: 0.4, metres: 1.2, anchors: grip(0.5, 0.06) }, (p, { colour }) => {
    const main = colour ?? '#e0525c';
    p.line('M4 5L36 5.5', 6, '#3f4656');
    p.line('M20 6V66', 6, main);
    p.line('M4 66L36 66.5', 6, '#3f4656');
    for (let y = 72; y < 94; y += 6) p.line(`M14 ${y + 2}L26 ${y - 2}`, 3.4, '#8b94a3');
    p.ball(20, 96, 4, '#3f4656');
  }),
  drawn('pinwheel', { ratio: 0.66, metres: 0.4, anchors: grip(0.5, 0.85) }, (p) => {
    p.line('M33 33V98', 4, '#d9b483');
    p.path('M33 33L33 0Q62 4 56 22Z', '#e0525c');
    p.path('M33 33L66 33Q62 62 44 56Z', '#ffcf3f');
    p.path('M33 33L33 66Q4 62 10 44Z', '#4fae6a');
    p.path('M33 33L0 33Q4 4 22 10Z', '#2f7fd6');
    p.ball(33, 33, 4, '#fdfdfb');
  }),
  drawn(
    'fidget-spinner',
    { ratio: 1.08, metres: 0.08, anchors: grip(0.5, 0.5) },
    (p, { colour }) => {
      const main = colour ?? '#2f7fd6';
      p.line('M54 58L54 26M54 58L26 76M54 58L82 76', 22, main);
      for (const [x, y] of [
        [54, 24],
        [25, 76],
        [83, 76],
      ] as const) {
        p.ball(x, y, 24, main);
        p.ball(x, y, 13, '#c3cbd7');
        p.ball(x, y, 6, '#3f4656');
      }
      p.ball(54, 58, 13, lighter(main, 0.4));
    },
  ),
  drawn(
    'dollhouse',
    { ratio: 0.95, metres: 0.9, anchors: { top: { x: 0.5, y: 0.02 } } },
    (p, { colour }) => {
      const main = colour ?? '#f2a6c0';
      p.path('M47 0L95 36H0Z', '#b04a6a');
      p.box(5, 34, 85, 66, 1, main);
      for (const [x, y, back] of [
        [9, 39, '#fdf0d8'],
        [50, 39, '#d8ecf8'],
        [9, 70, '#e2f2dc'],
        [50, 70, '#fbe3ea'],
      ] as const)
        p.box(x, y, 36, 26, 1, back);
      p.box(13, 54, 24, 9, 2, '#8fb8dc');
      p.box(12, 49, 6, 14, 1, '#8a5a34');
      p.box(58, 52, 20, 4, 1, '#b07a48');
      p.line('M61 56V64M75 56V64', 2, '#b07a48');
      p.box(13, 84, 26, 10, 3, '#e0525c');
      p.box(60, 80, 14, 15, 1, '#c3cbd7');
      p.path('M47 12L58 24H36Z', '#fdf0d8');
    },
  ),
  drawn('gingerbread-man', { ratio: 0.8, metres: 0.14, anchors: grip(0.5, 0.6) }, (p) => {
    p.line('M14 48L66 48.5M32 62L20 90M48 62L60 90', 20, '#b5702f');
    p.box(26, 38, 28, 36, 10, '#b5702f');
    p.ball(40, 22, 22, '#b5702f');
    p.spot(32, 18, 3, 3, '#fdfdfb');
    p.spot(48, 18, 3, 3, '#fdfdfb');
    p.line('M31 27Q40 34 49 27', 2.6, '#fdfdfb');
    p.line('M10 42L8 55M70 42L72 55M12 84L26 90M68 84L54 90', 2.4, '#fdfdfb');
    p.ball(40, 48, 3.4, '#e0525c');
    p.ball(40, 60, 3.4, '#4fae6a');
  }),
  drawn(
    'tricycle',
    { ratio: 1.15, metres: 0.6, facing: 1, anchors: { seat: { x: 0.36, y: 0.4 } } },
    (p, { colour }) => {
      const main = colour ?? '#e0525c';
      p.ring(86, 72, 23, 9, '#3f4656');
      p.ball(86, 72, 6, '#c3cbd7');
      p.ring(20, 80, 15, 8, '#3f4656');
      p.ring(40, 84, 13, 7, '#2f3546');
      p.line('M86 72L74 22M78 44Q60 66 26 78', 8, main);
      p.line('M60 16Q74 10 84 24', 6, '#c3cbd7');
      p.box(24, 40, 30, 11, 5, '#3f4656');
      p.line('M38 50L40 72', 6, main);
      p.box(90, 76, 14, 6, 2, '#ffb02e');
    },
  ),
];
