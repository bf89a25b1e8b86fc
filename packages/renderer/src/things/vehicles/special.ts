import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const road = (ratio: number, metres: number, seat = { x: 0.5, y: 0.4 }) => ({
  ratio,
  metres,
  medium: 'land' as const,
  facing: 1 as const,
  anchors: { seat },
});

function wheel(p: Pen, x: number, y: number, r: number): void {
  p.ball(x, y, r, '#2b2f3a');
  p.ball(x, y, r * 0.55, '#c3cbd7');
  p.ball(x, y, r * 0.2, '#5b6474');
}

/** Vehicles that one sees less often than cars and buses. */
export const SPECIAL_VEHICLES: readonly Thing[] = [
  drawn('limousine', road(3.4, 1.5), (p, { colour }) => {
    const main = colour ?? '#23272f';
    p.path('M70 42Q84 10 110 8H240Q266 10 286 42Z', main);
    p.path(
      'M84 40Q94 18 112 16H138V40ZM146 16H190V40H146ZM198 16H236Q254 20 268 40H198Z',
      '#a9cfe0',
    );
    p.path('M4 76Q0 46 30 44H296Q334 48 338 72Q340 84 328 84H12Q4 84 4 76Z', main);
    p.line('M10 62L330 62.6', 3, lighter(main, 0.35));
    p.ball(332, 62, 6, '#ffe9a8');
    p.box(2, 56, 8, 12, 3, '#e0525c');
    wheel(p, 66, 82, 18);
    wheel(p, 276, 82, 18);
  }),
  drawn('travel-trailer', road(1.55, 2.6), (p, { colour }) => {
    const main = colour ?? '#f4efe2';
    p.line('M140 84L155 90', 5, '#5b6474');
    p.path('M6 78Q0 8 34 6H112Q140 8 148 60V82H10Z', main);
    p.path('M4 54H147L148 66H5Z', '#4fa8b8');
    p.box(20, 20, 40, 26, 5, '#a9cfe0');
    p.box(72, 18, 24, 64, 3, lighter(main, 0.4));
    p.box(76, 24, 16, 20, 2, '#a9cfe0');
    p.box(104, 22, 26, 24, 5, '#a9cfe0');
    wheel(p, 62, 84, 16);
    p.ball(92, 56, 2, '#5b6474');
  }),
  drawn('monster-truck', road(1.4, 3.2), (p, { colour }) => {
    const main = colour ?? '#7a3fc0';
    p.line('M34 70L60 44M106 70L80 44', 6, '#8b94a3');
    p.path('M4 42V26L44 24L56 4H98L112 24Q134 26 138 42Z', main);
    p.path('M60 8H74V24H50ZM80 8H95L104 24H80Z', '#a9cfe0');
    p.path('M10 40L26 30L34 38L52 28L62 38L84 28L92 40Z', '#ff8f2f');
    p.ball(134, 34, 4, '#ffe9a8');
    for (const x of [32, 108]) {
      p.ball(x, 70, 30, '#23272f');
      for (let at = 0; at < 12; at += 1) {
        const turn = (at / 12) * Math.PI * 2;
        p.ball(x + Math.cos(turn) * 27, 70 + Math.sin(turn) * 27, 4.6, '#15181f');
      }
      p.ball(x, 70, 14, '#c3cbd7');
      p.ball(x, 70, 6, main);
    }
  }),
  drawn('tanker-truck', road(2.5, 3), (p, { colour }) => {
    p.box(4, 64, 236, 10, 3, '#4a5262');
    p.box(0, 12, 172, 54, 26, colour ?? '#c9d0da');
    p.flat('M20 22H150Q160 24 160 30H12Q14 22 20 22Z', '#ffffff', 0.6);
    p.line('M56 14V64M116 14V64', 3, '#8b94a3');
    p.path('M184 70V22Q184 14 192 14H216L242 42Q248 46 248 56V74H184Z', '#d8343f');
    p.path('M196 22H212L230 42H196Z', '#a9cfe0');
    for (const x of [30, 62, 128, 160, 222]) wheel(p, x, 80, 17);
  }),
  drawn('steamroller', road(1.5, 2.8), (p, { colour }) => {
    const main = colour ?? '#ffb02e';
    p.line('M46 18V4H104V18', 5, '#3f4656');
    p.box(42, 0, 66, 6, 2, main);
    p.line('M50 4V44M100 4V44', 4, '#3f4656');
    p.path('M28 72V46H60L70 34H124V72Z', main);
    p.box(60, 30, 22, 12, 3, '#3f4656');
    p.ball(34, 72, 27, '#2b2f3a');
    p.ball(34, 72, 12, main);
    p.ball(120, 72, 28, '#8b94a3');
    p.ring(120, 72, 20, 3, '#5b6474');
    p.ball(120, 72, 6, '#3f4656');
    p.line('M96 54L120 72', 6, darker(main, 0.2));
  }),
  drawn('penny-farthing', road(0.95, 1.7, { x: 0.52, y: 0.14 }), (p, { colour }) => {
    const main = colour ?? '#2b2f3a';
    p.ring(56, 60, 37, 4, main);
    for (let at = 0; at < 12; at += 1) {
      const turn = (at / 12) * Math.PI * 2;
      p.line(`M56 60L${56 + Math.cos(turn) * 36} ${60 + Math.sin(turn) * 36}`, 0.9, '#8b94a3');
    }
    p.ring(11, 88, 9, 3.4, main);
    p.line('M56 60L54 14M52 18Q14 36 11 88', 4, main);
    p.line('M54 14L72 12M54 14L66 4', 4, main);
    p.path('M28 16Q40 8 52 18L44 22Z', '#8a4f2a');
  }),
  drawn('space-shuttle', { ratio: 0.62, metres: 18, medium: 'air', facing: 0 }, (p) => {
    p.path('M20 30Q22 6 31 0Q40 6 42 30V84H20Z', '#f4f6fa');
    p.path('M22 38L2 78Q0 88 8 88L20 84ZM40 38L60 78Q62 88 54 88L42 84Z', '#e6eaf0');
    p.path('M4 80L8 88L20 84V78ZM58 80L54 88L42 84V78Z', '#2b2f3a');
    p.path('M24 14Q31 6 38 14V18H24Z', '#2b3a52');
    p.path('M28 58H34L36 92H26Z', '#d3d9e2');
    p.path('M22 84H30L28 96H22ZM32 84H40V96H34Z', '#5b6474');
    p.path('M24 96Q31 104 38 96Z', '#ff9a2f');
    p.box(26, 24, 10, 3, 1, '#2f5fc0');
  }),
  drawn('lunar-lander', { ratio: 1.15, metres: 5 }, (p) => {
    p.line('M34 60L8 94M80 60L106 94M46 66L38 94M68 66L76 94', 4, '#c9a24e');
    for (const x of [8, 106, 38, 76]) p.oval(x, 96, 9, 4, '#8b94a3');
    p.path('M24 50H90L86 76H28Z', '#d9a441');
    p.line('M38 52L34 74M52 52V74M66 52L68 74M80 52L80 74', 1.6, '#a9782a');
    p.path('M32 50L26 26Q34 6 57 6T88 26L82 50Z', '#c9d0da');
    p.path('M38 30L50 24V38ZM76 30L64 24V38Z', '#2b3a52');
    p.box(50, 40, 14, 12, 2, '#5b6474');
    p.path('M50 76H64L70 90H44Z', '#5b6474');
    p.line('M57 6V0M70 10L80 2', 2, '#8b94a3');
  }),
  drawn(
    'jetpack',
    { ratio: 0.86, metres: 0.8, anchors: { grip: { x: 0.5, y: 0.4 } } },
    (p, { colour }) => {
      const main = colour ?? '#d8343f';
      p.path('M8 84Q18 112 28 84ZM58 84Q68 112 78 84Z', '#ff9a2f');
      for (const x of [2, 50]) {
        p.path(`M${x} 24Q${x + 2} 0 ${x + 17} 0T${x + 34} 24V72H${x}Z`, main);
        p.box(x, 34, 34, 8, 0, '#fbfaf4');
        p.path(`M${x + 4} 72H${x + 30}L${x + 34} 88H${x}Z`, '#5b6474');
      }
      p.box(30, 24, 26, 36, 5, '#3f4656');
      p.ball(43, 36, 6, '#ffe066');
    },
  ),
  drawn(
    'swan-boat',
    { ...road(1.4, 1.6, { x: 0.45, y: 0.6 }), medium: 'boat' },
    (p, { colour }) => {
      const main = colour ?? '#fdfdfb';
      p.path('M4 62Q30 50 60 66H92Q112 60 116 74Q104 98 60 98T4 62Z', main);
      p.path('M10 62Q0 44 14 38Q22 54 44 60Q34 76 10 62Z', darker(main, 0.08));
      p.line('M100 76Q84 48 104 32Q118 16 106 8', 13, main);
      p.ball(106, 14, 12, main);
      p.path('M114 10L138 18L114 22Z', '#ff9a2f');
      p.path('M112 10L120 14L114 20Z', '#2b2f3a');
      p.spot(108, 11, 2, 2.4, '#2b2f3a');
      p.box(44, 50, 24, 16, 4, '#4fa8b8');
    },
  ),
  drawn('houseboat', { ...road(2, 3.4), medium: 'boat' }, (p, { colour }) => {
    p.path('M0 70H200L186 96Q100 104 14 96Z', '#7a4a33');
    p.box(24, 30, 140, 42, 2, colour ?? '#4f9ab0');
    p.box(14, 22, 162, 9, 3, '#f3ead8');
    for (const x of [36, 70, 132]) {
      p.box(x, 40, 22, 18, 2, '#cfeaf7');
      p.line(`M${x + 11} 40V58`, 2, '#f3ead8');
    }
    p.box(102, 38, 20, 34, 2, '#8a5a34');
    p.box(148, 6, 9, 18, 1, '#5b6474');
    p.box(40, 16, 26, 7, 2, '#5fa850');
    p.line('M168 70V52H196V70', 2.4, '#f3ead8');
  }),
  drawn(
    'chairlift',
    { ratio: 0.8, metres: 3.4, medium: 'air', facing: 0, anchors: { seat: { x: 0.5, y: 0.78 } } },
    (p, { colour }) => {
      p.line('M0 8L80 3', 3, '#3f4656');
      p.line('M40 6V40Q40 52 10 54V80M40 40Q40 52 70 54V80', 4, '#5b6474');
      p.box(8, 58, 64, 20, 4, colour ?? '#c8503c');
      p.box(6, 78, 68, 9, 4, darker(colour ?? '#c8503c', 0.2));
      p.line('M12 86L8 98H72L68 86', 3, '#5b6474');
    },
  ),
  drawn('car-engine', { ratio: 1.25, metres: 0.8 }, (p, { colour }) => {
    p.box(20, 40, 88, 50, 6, '#7d8798');
    p.box(28, 18, 72, 24, 5, colour ?? '#d8343f');
    p.line('M38 24V36M50 24V36M62 24V36M74 24V36M86 24V36', 4, '#fbfaf4');
    p.box(48, 2, 30, 16, 4, '#3f4656');
    p.ball(16, 66, 16, '#4a5262');
    p.ball(16, 66, 7, '#c3cbd7');
    p.ball(34, 86, 12, '#4a5262');
    p.line('M106 50Q122 52 120 70T104 80', 7, '#b9842c');
    p.line('M46 54H94M46 66H94M46 78H94', 3, '#5b6474');
    p.box(40, 88, 56, 12, 3, '#3f4656');
  }),
  drawn('ship-propeller', { ratio: 1, metres: 1.2 }, (p, { colour }) => {
    const main = colour ?? '#c9953c';
    for (const turn of [0, 2.094, 4.189]) {
      p.brush.save();
      p.brush.translate(50, 54);
      p.brush.rotate(turn);
      p.path('M-6 -6Q-34 -34 -8 -54Q22 -52 18 -26Q12 -10 6 -4Z', main);
      p.brush.restore();
    }
    p.ball(50, 54, 12, darker(main, 0.2));
    p.ball(50, 54, 5, lighter(main, 0.2));
  }),
  drawn('covered-wagon', road(1.5, 2.6, { x: 0.86, y: 0.6 }), (p, { colour }) => {
    p.path('M8 58Q-4 8 20 4Q70 -4 118 4Q146 10 132 58Z', colour ?? '#f4ecd8');
    p.line('M36 4Q30 30 34 58M68 1V58M102 3Q108 30 104 58', 2.4, '#cdbf9f');
    p.path('M2 58H146L136 80H14Z', '#8a5a34');
    p.line('M6 68L140 68.5', 2, '#5f3c20');
    for (const [x, r] of [
      [34, 24],
      [114, 20],
    ] as const) {
      p.ring(x, 98 - r, r - 3, 5, '#6b4426');
      p.line(`M${x - r + 4} ${98 - r}H${x + r - 4}M${x} ${102 - 2 * r}V94`, 2.4, '#6b4426');
      p.ball(x, 98 - r, 5, '#4a2f1c');
    }
  }),
  drawn(
    'biplane',
    { ratio: 1.8, metres: 2.6, medium: 'air', facing: 1, anchors: { seat: { x: 0.46, y: 0.5 } } },
    (p, { colour }) => {
      const main = colour ?? '#d8343f';
      p.path('M14 46L2 14H26L44 46Z', darker(main, 0.1));
      p.path('M4 48Q60 36 140 34Q158 36 160 52Q156 68 120 72Q50 70 4 56Z', main);
      p.path('M70 40Q78 24 94 26L100 38Z', '#cfeaf7');
      p.line('M78 18L72 66M126 18L122 66M80 60L122 20', 2.4, '#8a5a34');
      p.box(58, 6, 88, 12, 5, lighter(main, 0.14));
      p.box(52, 64, 88, 12, 5, lighter(main, 0.14));
      p.line('M92 74L88 88M112 74L116 88', 3, '#5b6474');
      p.ball(102, 90, 10, '#2b2f3a');
      p.box(158, 44, 12, 12, 3, '#5b6474');
      p.spot(171, 50, 4, 42, '#8b94a3', 0.6);
    },
  ),
];
