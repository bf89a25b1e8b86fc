import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What stands about in gardens and farmyards. */
export const GARDEN_THINGS: readonly Thing[] = [
  drawn('sundial', { ratio: 0.9, metres: 1 }, (p, { colour }) => {
    const stone = colour ?? '#c9c2b4';
    p.path('M30 36H60L56 86H34Z', stone);
    p.box(20, 84, 50, 16, 4, darker(stone, 0.12));
    p.oval(45, 32, 44, 12, darker(stone, 0.25));
    p.oval(45, 28, 44, 12, lighter(stone, 0.25));
    for (const [x, y] of [
      [10, 28],
      [20, 21],
      [36, 18],
      [54, 18],
      [70, 21],
      [80, 28],
    ] as const)
      p.spot(x, y, 2.6, 1.6, '#5a5348');
    p.flat('M30 30L72 34L66 38Z', '#4a4438', 0.4);
    p.path('M28 30L62 4V31Z', '#c08a3a');
  }),
  drawn(
    'weather-vane',
    { ratio: 0.9, metres: 1.1 },
    (p) => {
      p.line('M45 100V34', 5, '#39404e');
      p.line('M18 74H72', 3.6, '#39404e');
      p.ball(45, 74, 5, '#d9a23f');
      p.path('M6 66H18V82H6ZM72 66H84V82H72Z', '#39404e');
    },
    (p, seconds, { colour }) => {
      const main = colour ?? '#c8743a';
      const wide = Math.cos(Math.sin(seconds * 0.9) * 0.6);
      const at = (x: number) => 45 + (x - 45) * wide;
      p.path(`M${at(4)} 42H${at(78)}V38L${at(90)} 44L${at(78)} 50V46H${at(4)}Z`, '#39404e');
      p.path(
        `M${at(66)} 10Q${at(72)} 4 ${at(76)} 12L${at(82)} 14L${at(76)} 18Q${at(76)} 40 ${at(46)} 42Q${at(26)} 40 ${at(20)} 10Q${at(32)} 6 ${at(36)} 22Q${at(54)} 30 ${at(66)} 10Z`,
        main,
      );
      p.path(`M${at(64)} 8L${at(68)} 0L${at(72)} 5L${at(76)} 1L${at(77)} 10Z`, '#e2483f');
    },
  ),
  drawn(
    'picnic-table',
    { ratio: 1.9, metres: 0.8, anchors: { top: { x: 0.5, y: 0.06 } } },
    (p, { colour }) => {
      const wood = colour ?? '#b9793f';
      p.line('M60 12L34 98M130 12L156 98', 10, darker(wood, 0.28));
      p.box(20, 50, 150, 7, 2, darker(wood, 0.35));
      p.box(18, 2, 154, 14, 4, lighter(wood, 0.12));
      p.line('M18 9H172', 1.4, darker(wood, 0.2));
      p.box(0, 56, 190, 14, 4, wood);
      p.line('M0 63H190', 1.4, darker(wood, 0.2));
    },
  ),
  drawn('hand-pump', { ratio: 0.8, metres: 1.3 }, (p, { colour }) => {
    const iron = colour ?? '#3f7a5a';
    p.box(14, 90, 52, 10, 3, '#9a948a');
    p.box(32, 26, 18, 66, 4, iron);
    p.box(26, 20, 30, 12, 5, darker(iron, 0.2));
    p.path('M34 44H22Q10 44 10 60H18Q18 54 26 54H34Z', iron);
    p.line('M41 20V8', 4, '#8d97a8');
    p.line('M30 12Q44 2 58 14L74 50', 6, darker(iron, 0.3));
    p.line('M14 62V82', 3, '#7fc8f0');
  }),
  drawn(
    'grass-trimmer',
    { ratio: 1.2, metres: 1.3, facing: 1, anchors: { grip: { x: 0.4, y: 0.36 } } },
    (p, { colour }) => {
      p.line('M16 16L98 88', 4.4, '#6b7484');
      p.path('M2 8Q10 -2 24 6L32 18L20 30L6 22Z', colour ?? '#f08a24');
      p.line('M44 30Q40 50 54 56', 5, '#2e3444');
      p.path('M76 92Q84 76 106 84L112 94Z', '#2e3444');
      p.box(88, 88, 16, 10, 3, colour ?? '#f08a24');
      p.line('M78 98H120', 1.6, '#57b368');
    },
  ),
  drawn('haystack', { ratio: 1.2, metres: 2.4, medium: 'scenery' }, (p, { colour }) => {
    const hay = colour ?? '#e3bb52';
    p.line('M60 6V0', 4, '#8a5a36');
    p.path('M6 100Q-4 66 22 36Q42 4 60 3Q80 4 98 36Q124 66 114 100Z', hay);
    const straw = [
      [24, 60],
      [44, 34],
      [40, 78],
      [62, 24],
      [66, 58],
      [84, 44],
      [90, 80],
      [62, 88],
      [18, 86],
      [104, 66],
    ] as const;
    for (const [x, y] of straw) {
      p.line(`M${x} ${y}Q${x + 3} ${y - 7} ${x + 1} ${y - 14}`, 1.8, darker(hay, 0.22));
      p.line(`M${x - 5} ${y + 3}Q${x - 6} ${y - 5} ${x - 9} ${y - 9}`, 1.8, lighter(hay, 0.4));
    }
    p.line('M2 99L-2 92M30 100L26 94M90 100L95 93M116 99L121 93', 2, hay);
  }),
  drawn('garden-trellis', { ratio: 0.7, metres: 1.8 }, (p, { colour }) => {
    const wood = colour ?? '#e6d3b0';
    p.line('M6 100V4M64 100V4', 5, wood);
    p.line('M24 100V10M46 100V10', 3, wood);
    p.line('M4 10H66M4 30H66M4 50H66M4 70H66', 3.4, wood);
    p.line('M14 100Q8 76 26 64T30 34T50 12M56 100Q62 80 48 68T44 40', 3, '#3f8f4a');
    for (const [x, y] of [
      [20, 70],
      [30, 54],
      [24, 40],
      [38, 26],
      [50, 14],
      [52, 74],
      [44, 56],
      [50, 42],
      [14, 88],
      [58, 90],
    ] as const) {
      p.oval(x + 5, y + 3, 5, 3.4, '#57a85a');
      p.ball(x - 2, y - 2, 3.6, '#f07aa0');
    }
  }),
  drawn(
    'paddling-pool',
    {
      ratio: 2.6,
      metres: 0.6,
      anchors: { seat: { x: 0.5, y: 0.42 }, inside: { x: 0.12, y: 0.1, width: 0.76, height: 0.4 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#4fb0e8';
      p.oval(130, 40, 130, 38, darker(main, 0.2));
      p.oval(130, 42, 108, 27, '#8fe0f6');
      p.flat('M60 42Q80 34 100 42T140 42T180 42', '#ffffff', 0.5);
      p.path('M0 42Q8 74 130 78Q252 74 260 42V60Q252 98 130 100Q8 98 0 60Z', main);
      p.line('M2 60Q30 84 130 86Q230 84 258 60', 7, '#ffd95a');
      for (const x of [60, 100, 140, 180, 214])
        p.ball(x, 72 - ((x - 130) / 100) ** 2 * 4, 5, '#ff7a9c');
    },
  ),
  drawn('bollard', { ratio: 0.34, metres: 0.9 }, (p, { colour }) => {
    p.path('M8 12Q8 0 17 0Q26 0 26 12L29 100H5Z', colour ?? '#39404e');
    p.box(6, 22, 22, 9, 2, '#f4f5f7');
    p.box(6, 40, 22, 9, 2, '#e2483f');
    p.box(2, 94, 30, 6, 2, '#22242e');
  }),
];
