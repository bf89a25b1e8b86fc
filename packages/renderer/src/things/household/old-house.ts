import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const BONE = '#efe6d0';
const BONE_SHADE = '#cdbf9f';

/** What stands in halls, alleys and museums. */
export const OLD_HOUSE: readonly Thing[] = [
  drawn(
    'grandfather-clock',
    { ratio: 0.34, metres: 2.1, anchors: { top: { x: 0.5, y: 0.02 } } },
    (p, { colour }) => {
      const wood = colour ?? '#7a4526';
      p.path('M4 14Q8 1 17 1Q26 1 30 14Z', darker(wood, 0.1));
      p.box(3, 12, 28, 26, 2, wood);
      p.box(7, 38, 20, 44, 1, lighter(wood, 0.08));
      p.box(2, 80, 30, 17, 1.5, wood);
      p.box(0, 95, 34, 5, 1, darker(wood, 0.2));
      p.box(1, 36.5, 32, 3, 1, darker(wood, 0.2));
      p.ball(17, 25, 11, '#d6a23f');
      p.ball(17, 25, 9.4, '#fbf4e2');
      for (let hour = 0; hour < 12; hour += 1) {
        const turn = (hour * Math.PI) / 6;
        p.spot(17 + Math.sin(turn) * 7.6, 25 - Math.cos(turn) * 7.6, 0.6, 0.6, '#4a3020');
      }
      p.box(10, 42, 14, 36, 1, darker(wood, 0.45));
      p.box(6, 84, 22, 9, 1, darker(wood, 0.14));
      p.line('M17 25V19.6M17 25V17.6', 1.1, '#2c1d14');
      p.spot(17, 25, 1.1, 1.1, '#2c1d14');
    },
    (p, seconds) => {
      const swing = Math.sin(seconds * Math.PI) * 4.2;
      p.stick({ x: 17, y: 42 }, { x: 17 + swing, y: 70 }, 0.8, '#e3b64f');
      p.spot(17 + swing, 71, 3.2, 3.2, '#e3b64f');
      p.spot(16.2 + swing, 70.2, 1.2, 1.2, '#fff0bd');
    },
  ),
  drawn(
    'travel-trunk',
    { ratio: 1.5, metres: 0.62, anchors: { top: { x: 0.5, y: 0.04 }, seat: { x: 0.5, y: 0.06 } } },
    (p, { colour }) => {
      const leather = colour ?? '#7d4f30';
      const brass = '#d8a945';
      p.path('M3 40V18Q3 2 20 2H130Q147 2 147 18V40Z', lighter(leather, 0.08));
      p.box(3, 38, 144, 60, 5, leather);
      for (const x of [22, 112]) p.box(x, 2, 16, 96, 1, darker(leather, 0.28));
      p.box(3, 36, 144, 6, 1, darker(leather, 0.4));
      p.box(65, 32, 20, 18, 3, brass);
      p.spot(75, 41, 2.6, 3.4, darker(brass, 0.6));
      for (const [x, y] of [
        [8, 92],
        [142, 92],
        [8, 46],
        [142, 46],
      ] as const)
        p.spot(x, y, 4, 4, brass);
    },
  ),
  drawn(
    'pocket-watch',
    { ratio: 0.72, metres: 0.1, anchors: { grip: { x: 0.5, y: 0.08 } } },
    (p, { colour }) => {
      const gold = colour ?? '#dba83a';
      p.line('M36 18Q20 6 34 3Q54 2 38 18', 3.4, darker(gold, 0.15));
      p.box(31, 18, 10, 12, 3, darker(gold, 0.1));
      p.ball(36, 64, 36, gold);
      p.ball(36, 64, 28, '#fffaf0');
      for (let hour = 0; hour < 12; hour += 1) {
        const turn = (hour * Math.PI) / 6;
        p.spot(36 + Math.sin(turn) * 22, 64 - Math.cos(turn) * 22, 2, 2, '#4a3020');
      }
      p.line('M36 64V46M36 64L48 70', 3.2, '#2c1d14');
      p.spot(36, 64, 3, 3, '#2c1d14');
    },
  ),
  drawn(
    'trash-can',
    {
      ratio: 0.74,
      metres: 0.95,
      anchors: {
        top: { x: 0.5, y: 0.04 },
        inside: { x: 0.06, y: 0, width: 0.88, height: 0.3 },
      },
    },
    (p, { colour, states }) => {
      const main = colour ?? '#8b95a4';
      p.path('M8 20H66L60 96Q59 100 55 100H19Q15 100 14 96Z', main);
      for (const [top, foot] of [
        [19, 23],
        [31, 32],
        [43, 42],
        [55, 51],
      ] as const)
        p.line(`M${top} 30L${foot} 92`, 2.6, darker(main, 0.22));
      p.box(5, 18, 64, 6, 3, lighter(main, 0.16));
      p.line('M10 44H1V58H11M64 44H73V58H63', 3, darker(main, 0.3));
      if (states.includes('open')) return;
      p.path('M6 18Q8 7 37 6Q66 7 68 18Z', lighter(main, 0.1));
      p.line('M30 7Q30 1 37 1Q44 1 44 7', 3, darker(main, 0.3));
    },
  ),
  drawn('mousetrap', { ratio: 2.2, metres: 0.07, anchors: { top: { x: 0.55, y: 0.42 } } }, (p) => {
    p.path('M14 52H206L220 92H0Z', '#c9965a');
    p.path('M0 92H220V100H0Z', '#9a6a38');
    p.line('M96 56L124 88', 4, '#7d8696');
    p.line('M102 58V10Q104 4 112 6L176 30Q182 34 182 40L184 62', 4.4, '#a9b2c0');
    for (const x of [88, 96, 104, 112]) p.ring(x, 66, 9, 3, '#7d8696');
    p.box(120, 60, 34, 14, 3, '#e0b23a');
    p.line('M40 74H86', 3, '#7d8696');
  }),
  drawn('dinosaur-skeleton', { ratio: 1.62, metres: 3.4, medium: 'scenery', facing: 1 }, (p) => {
    p.box(6, 90, 150, 10, 2, '#5b4636');
    p.box(2, 96, 158, 4, 1, '#46352a');
    p.line('M52 90V52M104 90V40', 1.4, '#4b515e');
    p.line('M2 60Q28 62 50 46Q76 30 104 38Q116 40 122 26', 4.6, BONE);
    for (const [x, y] of [
      [10, 60.6],
      [20, 60],
      [30, 57],
      [40, 52],
      [50, 46],
      [60, 40.5],
      [70, 37],
      [80, 35.5],
      [90, 36],
      [100, 37.5],
      [110, 38],
      [117, 34],
    ] as const) {
      p.ball(x, y, 3.4, BONE);
      p.line(`M${x} ${y - 3}V${y - 7.4}`, 1.8, BONE_SHADE);
    }
    for (const [x, top, deep] of [
      [68, 38, 22],
      [76, 36, 27],
      [84, 36, 30],
      [92, 37, 30],
      [100, 38, 26],
    ] as const)
      p.line(`M${x} ${top}Q${x - 7} ${top + deep * 0.6} ${x + 4} ${top + deep}`, 2.4, BONE);
    p.path('M46 44Q58 38 64 46Q62 56 52 58Q44 54 46 44Z', BONE_SHADE);
    p.line('M56 52Q66 62 60 68Q54 74 62 88', 5, BONE_SHADE);
    p.line('M50 52Q60 62 50 70Q42 76 48 88', 5.4, BONE);
    p.line('M44 89H58M58 89H72', 3.4, BONE);
    p.line('M102 48Q108 56 104 60L112 64M108 46Q116 52 113 57L120 60', 2.6, BONE);
    p.path('M112 22Q112 8 128 6Q150 8 160 20Q162 26 154 27L128 30Q114 31 112 22Z', BONE);
    p.path('M118 32L152 31Q154 37 146 39L126 40Q118 39 118 32Z', BONE);
    p.spot(126, 16, 5, 5, '#4a3d30');
    p.spot(142, 16, 4, 3, '#6b5b47');
    for (const x of [130, 136, 142, 148, 154])
      p.path(`M${x} 27L${x + 3.6} 27L${x + 1.8} 32.4Z`, '#fffaf0');
  }),
  drawn(
    'model-plane',
    {
      ratio: 2.1,
      metres: 0.3,
      medium: 'air',
      facing: 1,
      anchors: { grip: { x: 0.5, y: 0.9 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#e5483a';
      p.path('M6 14Q14 8 26 12L44 46H14Z', darker(main, 0.16));
      p.path('M10 44Q40 36 112 34Q176 34 192 54Q186 76 132 78Q60 78 10 54Z', main);
      p.path('M92 38Q104 18 128 22Q142 26 146 36Z', '#a9def5');
      p.path('M2 46L40 44L52 54L14 56Z', lighter(main, 0.25));
      p.path('M62 62L142 58Q156 62 150 70L96 98Q80 102 70 96Z', lighter(main, 0.2));
      p.line('M36 58H176', 5, '#fdf6e6');
      p.ball(194, 55, 7, '#f2c84b');
    },
    (p, seconds) => {
      const tall = 42 * Math.abs(Math.cos(seconds * 34)) + 6;
      p.spot(200, 55, 4, 42, '#c9d2de', 0.4);
      p.spot(200, 55, 3, tall, '#7b5a3a', 0.8);
    },
  ),
];
