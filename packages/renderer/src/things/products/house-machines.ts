import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.2, y: 0.3 } };

/** Machines for house and garden, and what keeps a house warm and safe. */
export const HOUSE_MACHINES: readonly Thing[] = [
  drawn('robot-mower', { ratio: 2, metres: 0.3, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#f08a24';
    p.ball(44, 72, 28, '#2f2d36');
    p.ball(44, 72, 15, '#6d7480');
    p.path('M6 66Q8 24 60 16Q100 2 150 18Q196 34 198 74L194 84H8Q4 76 6 66Z', '#3a3844');
    p.path('M18 52Q24 20 74 12Q110 2 150 20Q180 32 186 56Q110 38 18 52Z', main);
    p.flat('M40 34Q66 18 104 16Q70 26 52 42Z', '#ffffff', 0.4);
    p.box(86, 2, 30, 12, 5, '#e03c34');
    p.ball(44, 72, 28, '#2b2932');
    for (let at = 0; at < 8; at += 1) {
      const [x, y] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)];
      p.ball(44 + x * 25, 72 + y * 25, 4, '#45424e');
    }
    p.ball(44, 72, 13, main);
    p.ball(168, 88, 12, '#2b2932');
    p.ball(180, 62, 5, '#9fe8ff');
  }),
  drawn('leaf-blower', { ratio: 2.1, metres: 0.35, facing: 1, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e8622c';
    p.line('M24 30Q40 -2 88 10', 11, '#33313b');
    p.path('M8 40Q10 20 40 20H92Q112 22 118 44V76Q100 98 60 98Q12 98 8 64Z', main);
    p.ball(56, 62, 26, '#33313b');
    for (let y = 46; y < 82; y += 8) p.line(`M38 ${y}H74`, 2.4, '#6d6a78');
    p.path('M112 42L176 56L210 58V84L176 80L112 76Z', '#45424e');
    p.flat('M118 48L176 60V66L118 56Z', '#ffffff', 0.25);
  }),
  drawn('snow-blower', { ratio: 1.5, metres: 1.1, facing: 1, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e0453a';
    p.line('M2 8H20L58 58', 6, '#33313b');
    p.path('M40 36H84Q92 36 92 46V74H36V44Q36 36 40 36Z', main);
    p.box(44, 26, 34, 14, 4, '#33313b');
    p.path('M92 62L90 20Q92 2 116 4L122 14Q108 14 108 26V62Z', darker(main, 0.14));
    p.path('M88 54H128Q148 58 150 100H96Q86 100 86 90Z', main);
    p.path('M124 60Q142 64 144 96H112Q106 72 124 60Z', '#2f2d36');
    for (const y of [70, 80, 90]) p.line(`M114 ${y}L140 ${y - 5}`, 4, '#b9c2cc');
    p.ball(58, 80, 20, '#2b2932');
    p.ball(58, 80, 9, '#d5dbe2');
    p.flat('M46 44h6v22h-6z', '#ffffff', 0.4);
  }),
  drawn('boiler', { ratio: 0.6, metres: 0.8 }, (p, { colour }) => {
    const main = colour ?? '#f4f5f7';
    for (const x of [12, 24, 36, 48])
      p.line(`M${x} 84V98`, 4, x % 24 === 0 ? '#c77f4b' : '#d89a66');
    p.box(0, 0, 60, 88, 6, main);
    p.flat('M0 62H60V82Q60 88 54 88H6Q0 88 0 82Z', darker(main, 0.12));
    p.box(14, 67, 20, 12, 3, '#26323f');
    p.flat('M17 70h10v2h-10zM17 74h6v2h-6z', '#7fe0c0');
    p.ball(45, 73, 6, '#e2e6ec');
    p.path('M30 54Q16 42 30 20Q33 32 40 34Q46 48 30 54Z', '#f0802c');
    p.path('M30 53Q23 46 30 36Q38 46 30 53Z', '#ffd24a');
    p.flat('M5 6h5v50h-5z', '#ffffff', 0.6);
  }),
  drawn('thermostat', { ratio: 1, metres: 0.1, anchors: HELD }, (p, { colour, isDark }) => {
    const main = colour ?? '#e9edf2';
    p.ball(50, 50, 50, main);
    p.ball(50, 50, 40, '#23242e');
    p.line('M24 70A33 33 0 1 1 76 70', 5, '#3b3d4a');
    p.line('M24 70A33 33 0 0 1 50 17', 5, '#ff8a3c');
    p.path('M34 42H46V46L40 56V62H34V58L40 48H34Z', '#ffffff');
    p.path('M51 42H63V46H55V49Q64 48 64 55Q64 62 51 62V58Q59 58 59 55Q59 52 51 53Z', '#ffffff');
    p.ring(68, 43, 2.4, 1.6, '#ffffff');
    if (isDark) p.glow(50, 50, 50, '#ff9a4c', 0.3);
  }),
  drawn('security-camera', { ratio: 1.4, metres: 0.16, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#f2f4f7';
    p.box(0, 20, 14, 74, 4, '#aab3be');
    p.line('M10 80H44V60', 9, '#c3cbd5');
    p.path('M22 20L112 0L126 48L34 68Z', main);
    p.path('M16 16L114 0L120 12L22 34Z', lighter(main, 0.4));
    p.ball(118, 36, 22, '#2b2f3a');
    p.ball(118, 36, 12, '#4a6fa0');
    p.spot(113, 31, 4, 4, '#ffffff', 0.8);
    p.ball(40, 54, 3.4, '#ff4a3c');
    p.path('M36 92Q44 84 52 92V100H36Z', '#c3cbd5');
  }),
  drawn('router', { ratio: 1.5, metres: 0.2, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f1f3f6';
    for (const [x, lean] of [
      [24, -8],
      [126, 8],
    ] as const)
      p.line(`M${x} 64L${x + lean} 4`, 7, '#3b3d48');
    p.path('M10 58H140Q150 58 150 70V88Q150 100 138 100H12Q0 100 0 88V70Q0 58 10 58Z', main);
    for (const [at, light] of ['#53d07a', '#53d07a', '#3fa4f0', '#ffb03c'].entries())
      p.ball(28 + at * 16, 80, 4.4, light);
    for (const radius of [12, 24, 36])
      p.line(
        `M${75 - radius} ${46 - radius * 0.1}Q75 ${40 - radius} ${75 + radius} ${46 - radius * 0.1}`,
        5,
        '#3fa4f0',
      );
  }),
];
