import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });

/** Devices of yesterday and today, and machines that take or give money. */
export const DEVICES: readonly Thing[] = [
  drawn('cassette', { ratio: 1.55, metres: 0.08, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    p.box(0, 0, 155, 100, 8, colour ?? '#3f4656');
    p.box(12, 10, 131, 58, 5, '#f3ead8');
    p.box(12, 24, 131, 8, 0, '#e0525c');
    p.box(12, 32, 131, 6, 0, '#ffb02e');
    p.box(38, 40, 79, 22, 10, '#23272f');
    for (const x of [52, 103]) {
      p.ball(x, 51, 9, '#f3ead8');
      p.ball(x, 51, 4, '#23272f');
    }
    p.path('M34 100L40 76H115L121 100Z', darker(colour ?? '#3f4656', 0.25));
  }),
  drawn(
    'boombox',
    { ratio: 1.7, metres: 0.32, anchors: { ...grip(0.5, 0.04), top: { x: 0.5, y: 0.16 } } },
    (p, { colour }) => {
      p.line('M40 24V6H130V24', 8, '#8b94a3');
      p.box(0, 20, 170, 80, 8, colour ?? '#454b5c');
      for (const x of [35, 135]) {
        p.ball(x, 64, 29, '#15181f');
        p.ring(x, 64, 25, 3, '#8b94a3');
        p.ball(x, 64, 10, '#5b6474');
      }
      p.box(68, 46, 34, 26, 3, '#10141c');
      p.ball(77, 59, 5, '#c3cbd7');
      p.ball(93, 59, 5, '#c3cbd7');
      for (const x of [70, 79, 88, 97]) p.box(x, 78, 7, 8, 1, '#c3cbd7');
      p.box(12, 26, 146, 8, 3, '#23272f');
      p.box(64, 28, 22, 4, 1, '#e0525c');
    },
  ),
  drawn(
    'walkie-talkie',
    { ratio: 0.42, metres: 0.25, anchors: grip(0.5, 0.7) },
    (p, { colour }) => {
      p.box(4, 0, 8, 40, 4, '#23272f');
      p.box(24, 24, 10, 14, 3, '#5b6474');
      p.box(0, 34, 42, 66, 7, colour ?? '#ffb02e');
      p.box(7, 42, 28, 18, 2, '#bfe0c8');
      p.line('M10 68L32 68.5M10 75L32 75.5M10 82L32 82.5M10 89L32 89.5', 3, '#3f4656');
    },
  ),
  drawn(
    'handheld-game',
    { ratio: 0.62, metres: 0.16, anchors: grip(0.5, 0.7) },
    (p, { colour }) => {
      p.path('M4 0H58Q62 0 62 4V84Q62 100 46 100H4Q0 100 0 96V4Q0 0 4 0Z', colour ?? '#c9ccd2');
      p.box(6, 7, 50, 38, 4, '#5b6474');
      p.box(13, 12, 36, 28, 1, '#9bbc2f');
      p.box(20, 32, 10, 4, 0, '#306230');
      p.box(34, 22, 6, 6, 0, '#306230');
      p.box(8, 62, 20, 7, 1, '#23272f');
      p.box(14.5, 55.5, 7, 20, 1, '#23272f');
      p.ball(50, 60, 5, '#a3244f');
      p.ball(40, 68, 5, '#a3244f');
      p.line('M24 88L31 85M35 88L42 85', 3, '#8b94a3');
    },
  ),
  drawn('cash-machine', { ratio: 0.6, metres: 1.8 }, (p, { colour }) => {
    const main = colour ?? '#2f5f9c';
    p.box(0, 0, 60, 100, 4, main);
    p.box(5, 4, 50, 10, 2, '#ffb02e');
    p.line('M16 9L44 9.5', 3, '#6b4a10');
    p.box(8, 18, 44, 26, 2, '#15253f');
    p.box(11, 21, 38, 20, 1, '#6fc3e0');
    p.box(8, 50, 26, 20, 2, '#c9d0da');
    for (const x of [11, 19, 27])
      for (const y of [52.5, 58.5, 64.5]) p.box(x, y, 5, 4, 1, '#5b6474');
    p.box(38, 52, 14, 4, 1, '#15181f');
    p.box(8, 76, 44, 7, 2, '#15181f');
    p.box(16, 78, 28, 12, 1, '#8fc79a');
    p.ball(30, 84, 3.4, '#3f7a4a');
  }),
  drawn(
    'cash-register',
    { ratio: 1.25, metres: 0.45, anchors: grip(0.5, 0.9) },
    (p, { colour }) => {
      const main = colour ?? '#8a5a34';
      p.box(30, 0, 64, 22, 4, '#d9a441');
      p.box(36, 5, 52, 12, 2, '#10241a');
      p.line('M48 11L76 11.5', 4, '#6fe08a');
      p.path('M22 20H103L116 68H9Z', main);
      for (const [y, xs] of [
        [32, [38, 52, 66, 80]],
        [44, [35, 51, 67, 84]],
        [56, [31, 50, 69, 88]],
      ] as const)
        for (const x of xs) p.ball(x + 3, y, 4.6, '#f3ead8');
      p.box(0, 68, 125, 32, 4, darker(main, 0.15));
      p.box(8, 75, 109, 18, 2, lighter(main, 0.1));
      p.ball(62, 84, 4.4, '#d9a441');
    },
  ),
  drawn('film-reel', { ratio: 1.15, metres: 0.35, anchors: grip(0.5, 0.5) }, (p) => {
    p.path('M52 92Q90 88 115 96V100H50Z', '#2b2f3a');
    p.ball(50, 50, 50, '#4a5262');
    p.ring(50, 50, 46, 4, '#8b94a3');
    for (let at = 0; at < 5; at += 1) {
      const turn = (at / 5) * Math.PI * 2 - Math.PI / 2;
      p.ball(50 + Math.cos(turn) * 27, 50 + Math.sin(turn) * 27, 11, '#dfe5ee');
    }
    p.ball(50, 50, 7, '#dfe5ee');
  }),
  drawn('microchip', { ratio: 1, metres: 0.06, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    for (const at of [18, 34, 50, 66, 82]) {
      p.box(at - 3.5, 0, 7, 100, 2, '#d9c27a');
      p.box(0, at - 3.5, 100, 7, 2, '#d9c27a');
    }
    p.box(11, 11, 78, 78, 6, colour ?? '#2b3240');
    p.box(28, 28, 44, 44, 4, '#454f60');
    p.spot(21, 21, 4, 4, '#8b94a3');
    p.line('M38 44H62M38 52H56', 4, '#aeb8c6');
  }),
  drawn('circuit-board', { ratio: 1.4, metres: 0.2, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    p.box(0, 0, 140, 100, 4, colour ?? '#1f7a4a');
    p.line(
      'M14 20H44V46M14 34H34V78H60M100 16V38H84M126 60H104V84H76M14 88H44M60 16V30M126 34H112',
      2.6,
      '#8fd6a0',
    );
    p.box(48, 34, 38, 34, 2, '#23272f');
    p.box(100, 42, 26, 12, 1, '#23272f');
    p.box(16, 50, 14, 22, 2, '#23272f');
    p.box(92, 10, 34, 8, 1, '#c9d0da');
    for (const [x, y] of [
      [14, 20],
      [14, 34],
      [60, 16],
      [126, 60],
      [14, 88],
      [76, 84],
      [112, 34],
    ] as const)
      p.ball(x, y, 3.6, '#e2c25a');
    p.ball(116, 84, 8, '#2f5f9c');
    p.ball(96, 84, 6, '#2f5f9c');
  }),
  drawn('server-rack', { ratio: 0.52, metres: 2 }, (p, { colour, isDark }) => {
    p.box(0, 0, 52, 100, 3, colour ?? '#2b3240');
    for (let y = 5; y < 92; y += 11) {
      p.box(5, y, 42, 8.6, 1.4, '#454f60');
      p.line(`M9 ${y + 3}L27 ${y + 3.4}M9 ${y + 6}L27 ${y + 6.4}`, 1.2, '#23272f');
      p.spot(34, y + 4.3, 1.5, 1.5, '#4fd67a');
      p.spot(39, y + 4.3, 1.5, 1.5, y % 3 === 0 ? '#ffb02e' : '#4fd67a');
      p.spot(44, y + 4.3, 1.5, 1.5, '#4fb0ff');
    }
    if (isDark) p.glow(40, 50, 34, '#4fb0ff', 0.3);
  }),
  drawn('usb-stick', { ratio: 2.4, metres: 0.05, anchors: grip(0.3, 0.5) }, (p, { colour }) => {
    p.box(150, 18, 90, 64, 4, '#c9d0da');
    p.box(196, 32, 16, 12, 1, '#5b6474');
    p.box(196, 58, 16, 12, 1, '#5b6474');
    p.box(0, 0, 162, 100, 20, colour ?? '#2f7fd6');
    p.ring(26, 50, 9, 5, '#dfe9f6');
  }),
  drawn('lightsaber', { ratio: 0.16, metres: 1.1, anchors: grip(0.5, 0.85) }, (p, { colour }) => {
    const main = colour ?? '#4fb0ff';
    p.glow(8, 36, 40, main, 0.5);
    p.box(3, 0, 10, 76, 5, main);
    p.box(5.6, 2, 4.8, 72, 2.4, '#ffffff');
    p.box(3, 74, 10, 26, 2, '#8b94a3');
    p.line('M3 82L13 82.4M3 88L13 88.4M3 94L13 94.4', 2, '#23272f');
  }),
  drawn(
    'electric-guitar',
    { ratio: 0.92, metres: 1, anchors: grip(0.5, 0.35) },
    (p, { colour }) => {
      p.brush.save();
      p.brush.translate(46, 50);
      p.brush.rotate(0.72);
      p.brush.translate(-18, -50);
      p.path('M13 4Q18 -2 22 2L24 14H12Z', '#d9b483');
      p.box(15.6, 12, 5.4, 52, 1, '#6b4426');
      p.path(
        'M4 52Q12 60 15 58V66H21V60Q28 60 32 54Q36 62 29 74Q38 86 34 94Q18 106 2 94Q-2 84 8 74Q-2 62 4 52Z',
        colour ?? '#d8343f',
      );
      p.path('M16 62H22Q28 70 24 84Q18 90 14 82Z', '#fbfaf4');
      p.box(14, 70, 9, 3, 1, '#23272f');
      p.box(14, 78, 9, 3, 1, '#23272f');
      p.box(13, 87, 11, 4, 1, '#c3cbd7');
      p.line('M17.2 10V88M19.6 10V88', 0.7, '#e6e9ef');
      p.brush.restore();
    },
  ),
  drawn('robot-arm', { ratio: 0.95, metres: 1.6 }, (p, { colour }) => {
    const main = colour ?? '#ff8f2f';
    p.path('M8 86H52L58 100H2Z', '#4a5262');
    p.line('M30 84L20 44', 16, main);
    p.line('M20 44L66 18', 12, main);
    p.line('M66 18L80 44', 9, main);
    for (const [x, y, r] of [
      [30, 82, 11],
      [20, 44, 10],
      [66, 18, 8],
    ] as const) {
      p.ball(x, y, r, '#4a5262');
      p.ball(x, y, r * 0.45, '#c3cbd7');
    }
    p.line('M80 44L70 54V64M80 44L92 52V62', 5, '#5b6474');
    p.brush.restore();
  }),
];
