import { darker, lighter } from '../pen.ts';
import { clumps } from '../plants/clumps.ts';
import { drawn, type Thing } from '../thing.ts';
import { HOUSES_OF_REGIONS } from './houses-of-regions.ts';
import { WINDOW_HOUSES } from './window-houses.ts';

const LIT = '#ffdf8a';
const scenery = 'scenery';
const pane = (isDark: boolean) => (isDark ? LIT : '#9fd0ee');

const TREEHOUSE = {
  ratio: 0.9,
  metres: 6.4,
  medium: 'scenery',
  anchors: { inside: { x: 0.2, y: 0.35, width: 0.6, height: 0.28 } },
} as const;

export const HOUSES: readonly Thing[] = [
  ...HOUSES_OF_REGIONS,
  ...WINDOW_HOUSES,
  drawn(
    'barn',
    { ratio: 1.1, metres: 7, medium: scenery, anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { colour, isDark }) => {
      const main = colour ?? '#c0433b';
      p.path('M8 100V46L26 16L55 4L84 16L102 46V100Z', main);
      for (let x = 18; x < 100; x += 10) p.line(`M${x} 46V98`, 0.7, darker(main, 0.22));
      p.line('M3 50L22 17L55 3L88 17L107 50', 7, '#6b5f66');
      p.box(34, 56, 42, 44, 1, '#fff6ea');
      p.box(37, 59, 17, 41, 1, darker(main, 0.15));
      p.box(56, 59, 17, 41, 1, darker(main, 0.15));
      p.line('M37 60L54 98M54 60L37 98M56 60L73 98M73 60L56 98', 2, '#fff6ea');
      p.box(46, 22, 18, 18, 1, '#fff6ea');
      p.box(48, 24, 14, 14, 1, isDark ? LIT : '#5a3a36');
    },
  ),
  drawn(
    'porch',
    { ratio: 1.7, metres: 3.2, medium: scenery, anchors: { top: { x: 0.36, y: 0.9 } } },
    (p, { colour, isDark }) => {
      const wall = colour ?? '#8fa3b8';
      p.box(8, 14, 154, 74, 1, wall);
      p.line('M8 30H162M8 44H162M8 58H162M8 72H162', 0.8, darker(wall, 0.2));
      p.box(100, 30, 28, 58, 2, '#7a3f34');
      p.box(105, 35, 18, 22, 2, pane(isDark));
      p.ball(123, 62, 2, '#f0c24b');
      p.box(26, 30, 46, 36, 2, '#fffaf0');
      p.box(29, 33, 19, 30, 1, pane(isDark));
      p.box(50, 33, 19, 30, 1, pane(isDark));
      p.path('M0 18L16 2H154L170 18V22H0Z', '#5c4a58');
      for (const x of [4, 80, 158]) p.box(x, 20, 8, 70, 1, '#f1ebe2');
      p.line('M8 74H46M136 74H162', 3, '#f1ebe2');
      p.box(0, 86, 170, 8, 1, '#a9805a');
      p.box(90, 92, 56, 8, 1, '#8c6847');
      p.box(0, 93, 88, 7, 1, '#6d5038');
      p.box(148, 93, 22, 7, 1, '#6d5038');
      if (isDark) p.glow(84, 30, 60, LIT, 0.3);
    },
  ),
  drawn(
    'cottage',
    {
      ratio: 1.15,
      metres: 5,
      medium: scenery,
      anchors: { outlet: { x: 0.76, y: 0.04 }, top: { x: 0.4, y: 0.1 } },
    },
    (p, { colour, isDark, states }) => {
      const main = colour ?? '#f6e3c5';
      p.box(82, 4, 12, 30, 1, '#a8604c');
      p.box(80, 2, 16, 5, 1, '#8d4d3e');
      p.box(12, 46, 91, 54, 2, main);
      const roof = states.includes('snowy') ? '#f3f7ff' : '#b4533f';
      p.path('M0 50L26 10Q28 7 32 7H84Q88 7 90 10L115 50Q112 54 106 54H9Q3 54 0 50Z', roof);
      p.box(50, 64, 17, 36, 2, '#7a4a2c');
      p.ball(63, 83, 1.6, '#f0c24b');
      for (const x of [20, 76]) {
        p.box(x, 62, 21, 20, 2, '#fffaf0');
        p.box(x + 2, 64, 8, 16, 1, pane(isDark));
        p.box(x + 11, 64, 8, 16, 1, pane(isDark));
      }
      p.box(17, 82, 27, 6, 2, '#7fb66a');
      p.box(73, 82, 27, 6, 2, '#7fb66a');
      for (const x of [21, 30, 39, 77, 86, 95]) p.ball(x, 82, 3, '#f2708a');
      if (isDark) p.glow(58, 74, 46, LIT, 0.25);
    },
  ),
  drawn('solar-house', { ratio: 1.45, metres: 5.5, medium: scenery }, (p, { colour, isDark }) => {
    p.box(104, 0, 14, 26, 2, '#a8604c');
    p.box(14, 50, 117, 50, 2, colour ?? '#f6ead6');
    p.path('M0 54L24 8Q26 5 30 5H115Q119 5 121 8L145 54Q142 58 136 58H9Q3 58 0 54Z', '#a4553f');
    p.path('M30 10H115L134 50H11Z', '#d9e0e8');
    p.path('M32 12H113L130 48H15Z', '#23489a');
    p.line('M59 12L53 48M86 12L92 48M26 24H119M21 36H125', 1.6, '#8fb4ea');
    p.line('M45 12L34 48M73 12V48M100 12L111 48', 0.7, '#5f88d0');
    p.flat('M36 14H58L36 46H20Z', '#ffffff', 0.22);
    p.box(64, 66, 17, 34, 2, '#7a4a2c');
    p.ball(77, 84, 1.5, '#f0c24b');
    for (const x of [26, 94]) {
      p.box(x, 66, 25, 20, 2, '#fffaf0');
      p.box(x + 2, 68, 10, 16, 1, pane(isDark));
      p.box(x + 13, 68, 10, 16, 1, pane(isDark));
    }
    p.flat('M82 12h6l-10 36h-8Z', '#ffffff', 0.14);
  }),
  drawn('modern-house', { ratio: 1.6, metres: 6, medium: scenery }, (p, { colour, isDark }) => {
    p.box(14, 52, 132, 48, 1, '#efe9e1');
    p.box(56, 8, 96, 46, 1, colour ?? '#fbfaf7');
    p.box(50, 2, 110, 8, 2, '#4a4f5c');
    p.box(0, 46, 100, 8, 2, '#4a4f5c');
    p.box(64, 18, 50, 28, 1, pane(isDark));
    p.box(122, 18, 22, 28, 1, pane(isDark));
    p.line('M89 18V46', 1.4, '#4a4f5c');
    p.box(22, 60, 44, 40, 1, pane(isDark));
    p.line('M44 60V100', 1.4, '#4a4f5c');
    p.box(74, 60, 16, 40, 1, '#a9714a');
    p.box(100, 62, 40, 38, 1, '#b98a62');
    p.line('M100 72H140M100 82H140M100 92H140', 0.8, '#8a5c38');
    p.flat('M22 90L56 60h8L22 98ZM64 40L88 18h8L64 46Z', '#ffffff', 0.25);
  }),
  drawn(
    'diner',
    { ratio: 1.9, metres: 5, medium: scenery, anchors: { outlet: { x: 0.5, y: 0.1 } } },
    (p, { colour, isDark }) => {
      const main = colour ?? '#d8e6ea';
      p.box(0, 34, 190, 66, 8, main);
      p.box(0, 30, 190, 10, 4, '#d8424f');
      p.box(0, 80, 190, 5, 1, '#d8424f');
      p.box(0, 89, 190, 3, 1, '#9fb4bd');
      for (let at = 0; at < 6; at += 1) {
        const x = 12 + at * 26 + (at > 2 ? 14 : 0);
        p.box(x, 46, 22, 26, 2, isDark ? LIT : '#9fd0ee');
        p.flat(`M${x} 64L${x + 16} 46h5L${x} 70Z`, '#ffffff', 0.3);
      }
      p.box(87, 46, 16, 54, 2, '#8c3440');
      p.box(90, 50, 10, 28, 1, isDark ? LIT : '#9fd0ee');
      p.box(52, 2, 86, 26, 8, isDark ? '#3a2450' : '#5a3a6e');
      p.line('M60 28V34M130 28V34', 3, '#59606e');
      if (isDark) p.glow(95, 15, 60, '#ff5fa8', 0.55);
      p.brush.font = '900 20px Inter';
      p.brush.textAlign = 'center';
      p.brush.fillStyle = isDark ? '#ff9ad0' : '#ffe3f0';
      p.brush.fillText('DINER', 95, 22);
    },
  ),
  drawn('igloo', { ratio: 1.6, metres: 2.2, medium: scenery }, (p) => {
    p.path('M0 100Q4 2 68 0T136 100Z', '#e8f3fc');
    p.path('M92 100V66Q92 46 122 46T160 70V100Z', '#d5e8f7');
    p.path('M110 100V74Q112 58 130 58T150 76V100Z', '#4a6a92');
    p.line(
      'M4 74H92M12 46H124M30 20H108M40 74V99M76 74V99M26 48V73M60 48V73M96 24V45M50 22V45',
      1,
      '#b5cfe6',
    );
  }),
  drawn(
    'tent',
    {
      ratio: 1.5,
      metres: 1.7,
      anchors: { inside: { x: 0.35, y: 0.4, width: 0.3, height: 0.6 }, outlet: { x: 0.5, y: 0.8 } },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#ef8a3c';
      p.path('M2 98L70 3Q75 -2 80 3L148 98Q148 100 146 100H4Q2 100 2 98Z', main);
      p.path('M75 0L148 98Q148 100 146 100H104Z', darker(main, 0.18));
      p.path('M75 22L104 100H46Z', isDark ? '#ffd98a' : '#5a3a36');
      p.path('M75 22L46 100H34Q62 66 75 22Z', lighter(main, 0.3));
      p.path('M75 22L104 100H116Q88 66 75 22Z', lighter(main, 0.15));
      p.line('M75 22V99', 1, '#8a5c38');
      if (isDark) p.glow(75, 78, 40, '#ffcf7a', 0.5);
    },
  ),
  drawn(
    'stall',
    { ratio: 1.35, metres: 2.4, anchors: { top: { x: 0.5, y: 0.58 } } },
    (p, { colour }) => {
      const main = colour ?? '#e2483f';
      p.line('M10 22V98M125 22V98', 4, '#a9714a');
      p.box(4, 62, 127, 38, 3, '#b98a5a');
      p.line('M4 74H131M4 86H131', 0.9, '#8a5c38');
      p.box(0, 56, 135, 9, 3, '#cf9d6a');
      const crate = (x: number, fruit: string) => {
        for (const [dx, dy] of [
          [5, 0],
          [14, -2],
          [23, 0],
          [9, -7],
          [19, -7],
        ] as const)
          p.ball(x + dx, 48 + dy, 5.6, fruit);
        p.box(x - 1, 49, 31, 9, 2, '#c98f58');
      };
      // The middle is free for the one who sells.
      crate(4, '#e23c3c');
      crate(101, '#7cc04a');
      for (let x = 41; x < 98; x += 7.4) p.ball(x, 53.5, 3.4, x < 68 ? '#ffa62e' : '#ffd23f');
      for (let at = 0; at < 9; at += 1) {
        const x = at * 15;
        p.path(
          `M${x + 3} 2H${x + 14}L${x + 15} 22Q${x + 7.5} 34 ${x} 22Z`,
          at % 2 === 0 ? main : '#fff8ee',
        );
      }
      p.box(2, 0, 131, 5, 2, darker(main, 0.2));
    },
  ),
  drawn('treehouse', TREEHOUSE, (p, { isDark }) => {
    p.path('M36 100Q42 70 38 48H54Q50 72 58 100Z', '#7a4a33');
    clumps(p, '#5fae57', [
      [18, 26, 18],
      [72, 26, 18],
      [45, 17, 17],
      [30, 42, 14],
      [64, 40, 15],
    ]);
    // Its front is open: whoever is up there is seen over the rail.
    p.box(14, 34, 62, 30, 1, '#a8744a');
    p.box(17, 35, 56, 29, 1, isDark ? '#6b4a3a' : '#8a5c40');
    if (isDark) p.glow(45, 46, 26, '#ffd98a', 0.8);
    p.path('M8 35L45 14L82 35Z', '#a44a42');
    p.box(10, 63, 70, 5, 1, '#8a5c38');
    // A ladder of rope hangs from its floor.
    p.line('M60 67Q58 82 61 97M70 67Q68 82 71 97', 1.2, '#d9b98a');
    for (let y = 72; y < 97; y += 5.6) p.line(`M59.4 ${y}H70`, 1.8, '#a9714a');
  }),
  drawn(
    'well',
    {
      ratio: 0.8,
      metres: 2,
      anchors: { inside: { x: 0.2, y: 0.5, width: 0.6, height: 0.2 }, top: { x: 0.5, y: 0.64 } },
    },
    (p, { colour }) => {
      p.line('M16 30V66M64 30V66', 5, '#8a5c38');
      p.line('M16 40H64', 4, '#a9714a');
      p.line('M42 40V52', 1.2, '#d9b27c');
      p.box(36, 50, 12, 11, 2, '#b98a5a');
      p.path('M0 32L40 0L80 32Z', colour ?? '#b4533f');
      p.box(8, 62, 64, 38, 4, '#9a97a4');
      p.box(4, 58, 72, 11, 4, '#b9b6c2');
      p.line('M8 80H72M24 70V80M48 70V80M36 81V99M60 81V99', 1, '#7d7a86');
    },
  ),
];
