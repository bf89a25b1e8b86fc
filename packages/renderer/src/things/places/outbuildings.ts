import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const built = (ratio: number, metres: number) => ({ ratio, metres, medium: 'scenery' as const });

/** Small buildings and what stands outdoors. */
export const OUTBUILDINGS: readonly Thing[] = [
  drawn(
    'work-cradle',
    { ...built(1.25, 6), anchors: { top: { x: 0.5, y: 0.72 } } },
    (p, { isDark }) => {
      p.box(0, 0, 125, 100, 1, '#5b7fa6');
      for (const x of [3, 33.5, 64, 94.5])
        for (const y of [3, 35, 67]) p.box(x, y, 27.5, 29, 0.6, isDark ? '#f2cf86' : '#a9d3ef');
      p.flat('M8 30L24 5H29L13 30ZM70 62L86 37H91L75 62ZM100 30L114 5H118L104 30Z', '#ffffff', 0.4);
      p.line('M30 0V72M95 0V72', 0.9, '#3f4a5c');
      p.line('M24 60H101M24 66H101M24 60V72M43 60V72M62 60V72M82 60V72M101 60V72', 1, '#e0b13a');
      p.box(22, 72, 81, 4.6, 1.2, '#d99a2b');
      p.box(22, 75, 81, 2, 1, '#8a5c1c');
    },
  ),
  drawn('shed', built(1.1, 2.8), (p, { colour }) => {
    const main = colour ?? '#a9794a';
    p.box(8, 34, 94, 66, 1, main);
    p.line('M20 36V100M32 36V100M44 36V100M82 36V100M94 36V100', 1.6, darker(main, 0.25));
    p.box(52, 50, 26, 50, 1, darker(main, 0.3));
    p.line('M54 52L76 98', 2, main);
    p.ball(73, 76, 2, '#d9a441');
    p.box(16, 50, 22, 20, 1, '#bfe0f0');
    p.line('M27 50V70M16 60L38 60.4', 2, '#f3ead8');
    p.path('M55 4L110 36L106 42L55 14L4 42L0 36Z', '#6b4a3a');
    p.path('M55 12L96 36H14Z', lighter(main, 0.1));
  }),
  drawn('chicken-coop', built(1.35, 1.8), (p, { colour }) => {
    const main = colour ?? '#c8503c';
    p.line('M20 70V98M60 70V98', 6, '#7a4a28');
    p.box(8, 34, 64, 42, 1, main);
    p.path('M40 0L82 36H0Z', '#5b4a44');
    p.box(28, 48, 22, 28, 6, '#3a2418');
    p.path('M30 76H48L20 100H0Z', '#b07a48');
    p.line('M26 80L46 80.4M18 87L38 87.4M10 94L28 94.4', 2, '#7a4a28');
    p.box(76, 56, 59, 44, 1, '#d9c49c');
    p.flat('M79 60H132V98H79Z', '#8fae6a', 0.7);
    p.line(
      'M88 58V100M98 58V100M108 58V100M118 58V100M128 58V100M76 68H135M76 80H135M76 92H135',
      0.9,
      '#e9e9ee',
    );
    p.box(74, 52, 61, 6, 1, '#7a4a28');
  }),
  drawn('gazebo', built(1.05, 3.6), (p, { colour }) => {
    const main = colour ?? '#fbfaf4';
    p.oval(52, 92, 52, 8, '#c9b48c');
    p.box(8, 78, 88, 14, 2, darker(main, 0.12));
    for (const x of [10, 34, 66, 90]) p.box(x, 38, 5, 48, 1, main);
    p.line(
      'M12 66H36M70 66H94M12 78H36M70 78H94M18 66V78M24 66V78M30 66V78M76 66V78M82 66V78M88 66V78',
      2,
      main,
    );
    p.path('M52 6Q70 26 104 36Q102 44 52 44T0 36Q34 26 52 6Z', '#4f8a7a');
    p.line('M52 8Q40 30 30 42M52 8Q64 30 74 42', 1.6, '#2f6a5a');
    p.ball(52, 5, 5, '#d9a441');
  }),
  drawn('water-mill', built(1.25, 5), (p, { colour }) => {
    p.box(40, 36, 80, 64, 1, colour ?? '#d9c4a0');
    p.path('M80 2L125 40H35Z', '#8a4f3a');
    p.box(60, 52, 18, 18, 1, '#8fc7e0');
    p.box(90, 52, 18, 18, 1, '#8fc7e0');
    p.box(86, 78, 18, 22, 1, '#6b4426');
    p.ring(34, 64, 31, 7, '#7a4a28');
    p.line('M34 32V96M2 64H66M12 42L56 86M56 42L12 86', 4, '#7a4a28');
    p.ball(34, 64, 6, '#4a2f1c');
    p.flat('M0 92Q34 84 70 94V100H0Z', '#5fb4dc', 0.9);
  }),
  drawn('silo', built(0.46, 9), (p, { colour }) => {
    const main = colour ?? '#c3cbd7';
    p.box(3, 16, 40, 84, 1, main);
    p.path('M3 20Q4 0 23 0T43 20Z', '#a8323c');
    p.line('M3 34H43M3 50H43M3 66H43M3 82H43', 1.6, darker(main, 0.25));
    p.line(
      'M34 20V100M40 20V100M34 28H40M34 40H40M34 52H40M34 64H40M34 76H40M34 88H40',
      1.2,
      '#6b7486',
    );
  }),
  drawn('clock-tower', built(0.42, 14), (p, { colour, isDark }) => {
    const main = colour ?? '#d0b48c';
    p.path('M21 0L36 22H6Z', '#4a6a7a');
    p.box(5, 20, 32, 26, 1, lighter(main, 0.12));
    p.ball(21, 33, 10, isDark ? '#ffe9a8' : '#fbfaf4');
    p.line('M21 33V26M21 33L26 36', 1.4, '#2b2f3a');
    p.box(3, 45, 36, 4, 1, darker(main, 0.25));
    p.box(7, 48, 28, 52, 1, main);
    for (const y of [54, 68])
      p.path(
        `M17 ${y + 9}V${y + 3}Q17 ${y} 21 ${y}T25 ${y + 3}V${y + 9}Z`,
        isDark ? '#ffcf6a' : '#6b5a4a',
      );
    p.path('M15 100V90Q15 83 21 83T27 90V100Z', '#5a4030');
  }),
  drawn(
    'tepee',
    { ...built(0.95, 3.4), anchors: { inside: { x: 0.38, y: 0.6, width: 0.24, height: 0.4 } } },
    (p, { colour }) => {
      const main = colour ?? '#ecd9b0';
      p.line('M47 20L34 0M48 20L47 0M49 20L62 0', 3, '#7a4a28');
      p.path('M47 12L95 98Q47 104 0 98Z', main);
      p.line('M30 46L38 38L47 46L56 38L65 46', 3, '#c8503c');
      p.line('M8 88L18 80L28 88L38 80M58 80L68 88L78 80L88 88', 3, '#2f7a9c');
      p.path('M47 48L62 100H32Z', '#5a4030');
    },
  ),
  drawn('yurt', built(1.7, 3), (p, { colour }) => {
    const main = colour ?? '#f2ead8';
    p.path('M10 40Q40 8 85 2Q130 8 160 40Z', lighter(main, 0.1));
    p.box(8, 40, 154, 60, 3, main);
    p.box(8, 46, 154, 10, 0, '#c8503c');
    p.line(
      'M16 51L24 47L32 55L40 47L48 55L56 47L64 55M108 55L116 47L124 55L132 47L140 55L148 47L156 55',
      2,
      '#ffcf6a',
    );
    p.box(70, 52, 30, 48, 2, '#a9502c');
    p.box(75, 58, 9, 36, 1, '#d9803c');
    p.box(87, 58, 9, 36, 1, '#d9803c');
    p.oval(85, 4, 14, 4, '#a9794a');
  }),
  drawn('mushroom-house', built(0.95, 2.6), (p, { colour }) => {
    p.path('M26 44H70Q66 74 76 96Q47 104 20 96Q30 74 26 44Z', '#f6ead0');
    p.path('M0 46Q2 0 48 0T95 46Q72 58 48 56T0 46Z', colour ?? '#d8343f');
    for (const [x, y, r] of [
      [24, 26, 7],
      [48, 14, 8],
      [72, 28, 7],
      [46, 40, 6],
      [12, 42, 4],
      [84, 44, 4],
    ] as const)
      p.spot(x, y, r, r * 0.85, '#fdfaf2');
    p.path('M38 98V80Q38 68 47 68T57 80V98Z', '#8a5a34');
    p.ball(53, 84, 1.6, '#ffcf3f');
    p.ball(64, 68, 5, '#ffe9a8');
    p.line('M64 63V73M59 68L69 68.4', 1.2, '#8a5a34');
    p.box(66, 2, 8, 14, 1, '#a9794a');
  }),
  drawn('hobbit-house', built(1.9, 2.8), (p, { colour }) => {
    p.path('M0 100Q10 20 95 6Q180 20 190 100Z', '#6ab04f');
    p.path('M34 100Q40 40 95 34Q150 40 156 100Z', '#e3cfa8');
    p.ball(95, 72, 27, colour ?? '#2f7a4a');
    p.line('M95 45V99M80 50V95M110 50V95', 1.8, '#1f5a34');
    p.ball(95, 72, 3, '#ffcf3f');
    for (const x of [54, 136]) {
      p.ball(x, 76, 11, '#7a4a28');
      p.ball(x, 76, 8, '#ffe9a8');
      p.line(`M${x} 68V84M${x - 8} 76L${x + 8} 76.4`, 1.4, '#7a4a28');
    }
    p.box(128, 4, 10, 22, 1, '#a9794a');
    for (const [x, y, hue] of [
      [20, 70, '#ffcf3f'],
      [44, 32, '#f08aa6'],
      [150, 40, '#ffffff'],
      [170, 76, '#f08aa6'],
      [84, 16, '#ffcf3f'],
    ] as const)
      p.ball(x, y, 3, hue);
  }),
  drawn('greenhouse-building', built(1.4, 3), (p, { isDark }) => {
    p.path('M70 2L138 40V100H2V40Z', isDark ? '#6f9a8a' : '#cdeee4');
    for (const [x, r] of [
      [24, 15],
      [50, 19],
      [92, 18],
      [118, 15],
    ] as const)
      p.ball(x, 96 - r, r, '#5fa850');
    p.box(2, 94, 136, 6, 1, '#8a6a4a');
    p.line(
      'M2 98V40L70 3L138 40V98M2 40H138M36 98V22M104 98V22M70 3V40M58 98V52H82V98',
      2.6,
      '#fbfdfc',
    );
    p.flat('M8 70L40 24H50L8 88Z', '#ffffff', 0.35);
  }),
  drawn('hangar', built(1.7, 7), (p, { colour }) => {
    const main = colour ?? '#9aa8b8';
    p.path('M0 100V60Q10 4 85 2T170 60V100Z', main);
    p.path('M14 100V64Q22 18 85 16T156 64V100Z', '#3a4656');
    p.path('M46 84Q48 70 64 70H110Q124 72 126 84Z', '#eef1f6');
    p.box(20, 80, 130, 5, 2, '#d3d9e2');
    p.ball(86, 80, 10, '#eef1f6');
    p.path('M82 70L86 46L90 70Z', '#e0525c');
    p.line('M6 60Q14 10 85 8T164 60', 2, lighter(main, 0.4));
  }),
  drawn('mausoleum', built(1.1, 3.6), (p, { colour }) => {
    const main = colour ?? '#c9c9cf';
    p.path('M55 0L110 30H0Z', main);
    p.box(4, 28, 102, 8, 1, darker(main, 0.15));
    p.box(14, 34, 82, 58, 1, darker(main, 0.3));
    for (const x of [12, 34, 66, 88]) p.box(x, 36, 10, 54, 2, lighter(main, 0.15));
    p.box(44, 48, 22, 44, 1, '#4a4a56');
    p.box(2, 90, 106, 10, 1, darker(main, 0.1));
  }),
  drawn('stone-arch', built(1.1, 5), (p, { colour }) => {
    const main = colour ?? '#b9aa98';
    p.path('M0 100V50Q0 0 55 0T110 50V100H78V54Q78 30 55 30T32 54V100Z', main);
    p.line(
      'M0 62H32M0 80H32M78 62H110M78 80H110M55 0V30M24 10L38 34M86 10L72 34M6 32L32 46M104 32L78 46',
      2,
      darker(main, 0.28),
    );
  }),
  drawn('signpost', { ...built(0.85, 2.3) }, (p, { colour }) => {
    const main = colour ?? '#b07a48';
    p.box(38, 4, 8, 96, 2, darker(main, 0.2));
    p.path('M12 12H72L85 22L72 32H12Z', main);
    p.path('M74 38H14L0 48L14 58H74Z', lighter(main, 0.08));
    p.path('M18 64H68L80 72L68 80H18Z', main);
    p.line('M22 22L62 22.4M24 48L64 48.4M28 72L60 72.4', 3.4, '#4a2f1c');
  }),
  drawn('telegraph-pole', built(0.6, 7), (p) => {
    p.box(27, 0, 6, 100, 1, '#7a5a3c');
    p.box(2, 12, 56, 5, 1, '#6b4c30');
    p.box(8, 26, 44, 5, 1, '#6b4c30');
    for (const [x, y] of [
      [6, 9],
      [20, 9],
      [40, 9],
      [54, 9],
      [12, 23],
      [48, 23],
    ] as const)
      p.ball(x, y, 3, '#dfe9f0');
  }),
];
