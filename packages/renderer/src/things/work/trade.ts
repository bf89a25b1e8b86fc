import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const WOOD = '#b87a4b';
const STEEL = '#b9c2d0';

/** What stands in shops, salons and cafés. */
export const TRADE_THINGS: readonly Thing[] = [
  drawn('mannequin', { ratio: 0.42, metres: 1.6 }, (p, { colour }) => {
    const main = colour ?? '#d8574c';
    p.line('M21 70V94', 3, '#6a4a36');
    p.oval(21, 96, 15, 4, '#6a4a36');
    p.ball(21, 5, 5, '#e8d3b4');
    p.path('M18 8H24V14H18Z', '#e8d3b4');
    p.path('M6 16Q21 10 36 16Q38 26 34 36L42 74H0L8 36Q4 26 6 16Z', main);
    p.path('M8 36H34L35 41H7Z', darker(main, 0.25));
    p.line('M14 44L8 72M21 44V73M28 44L34 72', 1, darker(main, 0.12));
  }),
  drawn(
    'sewing-machine',
    { ratio: 1.4, metres: 0.4, anchors: { top: { x: 0.5, y: 0.8 } } },
    (p) => {
      p.box(0, 84, 140, 16, 4, '#c9945f');
      p.path('M12 84V30Q12 14 30 14H118Q132 14 132 30V84H104V46H44V84Z', '#2f3a5a');
      p.box(24, 46, 12, 30, 3, STEEL);
      p.line('M30 70V86', 2.4, '#e8edf4');
      p.ball(134, 40, 12, STEEL);
      p.box(66, 2, 10, 14, 3, '#d8424f');
      p.line('M60 24H104', 3, '#e2b64c');
    },
  ),
  drawn('fabric-rolls', { ratio: 0.9, metres: 1 }, (p) => {
    for (const [x, y, colour] of [
      [4, 12, '#e2857a'],
      [24, 2, '#5fa3a6'],
      [44, 16, '#f2c14e'],
      [64, 6, '#7f6ab8'],
    ] as const) {
      p.box(x, y, 20, 98 - y, 6, colour);
      p.oval(x + 10, y + 4, 10, 4, lighter(colour, 0.4));
      p.spot(x + 10, y + 4, 3.4, 1.6, '#6a4a36');
    }
    p.box(0, 66, 90, 34, 4, WOOD);
  }),
  drawn('cloth', { ratio: 1.25, metres: 0.8 }, (p, { colour }) => {
    const main = colour ?? '#c9566b';
    p.path('M6 18Q32 2 62 14T119 8Q113 44 121 82Q96 100 66 90T4 94Q14 56 6 18Z', main);
    for (const [fold, tone, alpha] of [
      ['M24 9Q16 52 26 98L38 96Q28 50 36 8Z', darker(main, 0.34), 0.55],
      ['M40 8Q34 50 42 95L50 93Q44 50 50 10Z', lighter(main, 0.4), 0.5],
      ['M64 14Q56 54 68 91L78 93Q66 52 74 15Z', darker(main, 0.34), 0.5],
      ['M82 15Q76 54 86 95L92 96Q84 52 90 14Z', lighter(main, 0.4), 0.5],
      ['M100 12Q94 50 106 94L114 89Q104 50 110 9Z', darker(main, 0.34), 0.5],
    ] as const)
      p.flat(fold, tone, alpha);
  }),
  drawn(
    'barrel',
    { ratio: 0.8, metres: 0.95, anchors: { top: { x: 0.5, y: 0.06 } } },
    (p, { colour }) => {
      const main = colour ?? '#a8703f';
      p.path('M10 4H70Q84 50 70 96Q40 102 10 96Q-4 50 10 4Z', main);
      p.line('M26 5Q18 50 26 96M54 5Q62 50 54 96M40 5V98', 1.2, darker(main, 0.3));
      for (const y of [20, 76]) p.path(`M4 ${y}H76L77 ${y + 8}H3Z`, '#5a6070');
      p.oval(40, 5, 30, 5, lighter(main, 0.2));
    },
  ),
  drawn(
    'barber-chair',
    {
      ratio: 0.75,
      metres: 1.15,
      facing: 1,
      anchors: { seat: { x: 0.52, y: 0.56 }, top: { x: 0.5, y: 0.5 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#b8323a';
      p.box(32, 64, 14, 26, 3, STEEL);
      p.oval(40, 94, 28, 6, '#8a93a6');
      p.path('M6 8Q14 4 20 10L26 58H12Z', main);
      p.box(8, 0, 14, 14, 6, darker(main, 0.1));
      p.box(12, 54, 54, 13, 6, lighter(main, 0.08));
      p.box(18, 38, 42, 6, 3, STEEL);
      p.line('M56 42V56', 4, STEEL);
      p.line('M62 64L70 84H58', 4, '#8a93a6');
    },
  ),
  drawn(
    'shop-counter',
    { ratio: 2.2, metres: 1, anchors: { top: { x: 0.5, y: 0.06 } } },
    (p, { colour }) => {
      const main = colour ?? '#5f8a7a';
      p.box(6, 10, 208, 90, 4, main);
      for (const x of [18, 84, 150]) p.box(x, 26, 54, 60, 4, lighter(main, 0.14));
      p.box(0, 0, 220, 16, 5, '#c9945f');
    },
  ),
  drawn(
    'cafe-table',
    { ratio: 1.25, metres: 0.76, anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { colour }) => {
      p.box(58, 16, 9, 76, 3, '#3f3a44');
      p.path('M34 100Q36 90 62 88Q90 90 92 100Z', '#3f3a44');
      p.oval(62.5, 13, 62, 13, darker(colour ?? WOOD, 0.2));
      p.oval(62.5, 10, 62, 10, lighter(colour ?? WOOD, 0.16));
    },
  ),
  drawn(
    'coffee-table',
    { ratio: 1.25, metres: 0.8, anchors: { top: { x: 0.5, y: 0.22 } } },
    (p) => {
      p.box(58, 28, 9, 66, 3, '#3f3a44');
      p.path('M34 100Q36 90 62 88Q90 90 92 100Z', '#3f3a44');
      p.oval(62.5, 25, 62, 12, darker(WOOD, 0.2));
      p.oval(62.5, 22, 62, 10, lighter(WOOD, 0.16));
      for (const x of [30, 92]) {
        p.oval(x, 22, 14, 3.4, '#ffffff');
        p.path(`M${x - 9} 8H${x + 9}Q${x + 9} 21 ${x} 21T${x - 9} 8Z`, '#ffffff');
        p.oval(x, 8, 9, 2.4, '#6a4028');
        p.line(`M${x + 8} 11q6 1 0 7`, 2, '#ffffff');
      }
      p.oval(62, 24, 13, 3, '#ffffff');
      p.path('M52 22Q62 12 72 22Z', '#d8a05a');
    },
  ),
  drawn(
    'cinema-seat',
    { ratio: 0.85, metres: 1.15, anchors: { seat: { x: 0.5, y: 0.6 }, top: { x: 0.5, y: 0.55 } } },
    (p, { colour }) => {
      const main = colour ?? '#b8263a';
      p.box(8, 86, 12, 14, 2, '#2a2430');
      p.box(65, 86, 12, 14, 2, '#2a2430');
      p.path('M12 60L16 12Q18 2 42 2T68 12L73 60Z', main);
      p.path('M20 54L23 16Q24 10 42 10T61 16L64 54Z', lighter(main, 0.12));
      p.box(10, 58, 65, 30, 8, darker(main, 0.12));
      p.box(0, 46, 13, 42, 5, '#3a2a34');
      p.box(72, 46, 13, 42, 5, '#3a2a34');
    },
  ),
  drawn(
    'sun-lounger',
    {
      ratio: 1.9,
      metres: 0.85,
      facing: 1,
      anchors: { seat: { x: 0.4, y: 0.6 }, top: { x: 0.5, y: 0.6 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#fdfaf4';
      p.line('M26 74V98M168 74V98', 7, '#a8744a');
      p.path('M4 60L34 4Q44 0 50 10L42 56H186Q190 58 188 74H12Q2 72 4 60Z', main);
      p.path('M22 56L40 14L48 18L42 56H80L78 66H20Z', '#7fc8e0');
      p.line('M90 65H182', 3, darker(main, 0.12));
    },
  ),
  drawn(
    'wall',
    {
      ratio: 1.7,
      metres: 2,
      anchors: { top: { x: 0.5, y: 0.03 }, inside: { x: 0.06, y: 0.1, width: 0.88, height: 0.8 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#e8dcc8';
      p.box(0, 4, 170, 96, 1, main);
      for (let row = 0; row < 8; row += 1)
        for (let x = row % 2 === 0 ? 4 : 16; x < 156; x += 47)
          p.box(x, 10 + row * 11, 16, 6, 1, darker(main, 0.07));
      p.box(-2, 0, 174, 7, 2, darker(main, 0.22));
      p.box(0, 94, 170, 6, 0, darker(main, 0.18));
    },
  ),
  drawn(
    'glasses',
    { ratio: 2.7, metres: 0.06, anchors: { grip: { x: 0.1, y: 0.5 } } },
    (p, { colour }) => {
      const main = colour ?? '#3f3a4a';
      p.spot(68, 52, 44, 40, '#dff2ff', 0.35);
      p.spot(202, 52, 44, 40, '#dff2ff', 0.35);
      p.ring(68, 52, 46, 9, main);
      p.ring(202, 52, 46, 9, main);
      p.line('M114 46Q135 30 156 46M22 44L4 36M248 44L266 36', 9, main);
    },
  ),
  drawn('tea-table', { ratio: 1.7, metres: 0.7, anchors: { top: { x: 0.5, y: 0.3 } } }, (p) => {
    p.box(80, 40, 10, 56, 3, darker(WOOD, 0.2));
    p.path('M56 100Q60 90 85 90Q110 90 114 100Z', darker(WOOD, 0.2));
    p.path(
      'M6 34H164L158 62Q146 54 134 64Q122 54 110 64Q98 54 85 64Q72 54 60 64Q48 54 36 64Q24 54 12 62Z',
      '#fff3f4',
    );
    p.oval(85, 34, 85, 10, '#ffe2e8');
    p.path('M64 32Q58 12 74 8H96Q112 12 106 32Z', '#f6a8bc');
    p.line('M106 24Q120 20 118 10', 4, '#f6a8bc');
    p.line('M64 14Q52 14 54 24T66 28', 3.4, '#f6a8bc');
    p.oval(85, 8, 13, 3.4, '#fff3f4');
    p.ball(85, 3, 3, '#e2857a');
    for (const x of [28, 142]) {
      p.oval(x, 34, 17, 4, '#ffffff');
      p.path(`M${x - 10} 20H${x + 10}Q${x + 10} 33 ${x} 33T${x - 10} 20Z`, '#9fd0e0');
      p.oval(x, 20, 10, 2.6, '#8a5a34');
    }
    for (const x of [48, 122]) p.oval(x, 33, 8, 4, '#d8a05a');
  }),
  drawn(
    'spread-blanket',
    { ratio: 4.6, metres: 0.58, anchors: { top: { x: 0.5, y: 0.48 } } },
    (p, { colour }) => {
      const main = colour ?? '#d8424f';
      p.path('M56 0H404L460 92Q344 105 230 97T0 92Z', main);
      p.flat('M84 0H116L72 97H24ZM186 0H216L202 97H158ZM288 0H318L348 98H304Z', '#fff6ee', 0.8);
      p.flat('M40 26H420L430 41H31ZM18 62H442L452 80H8Z', '#fff6ee', 0.55);
      p.line('M3 91Q116 102 230 96T457 91', 2, darker(main, 0.2));
    },
  ),
  drawn(
    'picnic-blanket',
    { ratio: 4.4, metres: 0.6, anchors: { top: { x: 0.5, y: 0.62 } } },
    (p, { colour }) => {
      const main = colour ?? '#d8424f';
      p.path('M50 40H390L440 100H0Z', '#fff6ee');
      for (let at = 0; at < 8; at += 2)
        p.flat(`M${50 + at * 42.5} 40h42.5l${(at - 3.5) * 3} 60h-${55}z`, main, 0.75);
      p.flat('M40 52H400L411 66H29ZM17 80H423L436 96H4Z', main, 0.5);
      p.box(196, 14, 58, 42, 6, '#c98f56');
      p.line('M204 16Q225 -12 246 16', 5, '#a8703f');
      p.line('M198 28H252M198 40H252', 2, '#a8703f');
      p.oval(290, 58, 22, 6, '#ffffff');
      p.path('M272 56L290 40L308 56Z', '#f2d08a');
      p.line('M277 53H303', 3, '#7fb35a');
      p.box(150, 34, 16, 26, 3, '#f2a03e');
      p.ball(332, 54, 9, '#e2483f');
      p.ball(346, 57, 8, '#7fb35a');
      p.oval(112, 60, 20, 5, '#ffffff');
      p.path('M98 58Q112 40 126 58Z', '#b5683a');
    },
  ),
];
