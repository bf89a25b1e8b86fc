import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const WOOD = '#b87a4b';
const STEEL = '#b9c2d0';
const top = (y: number, x = 0.5) => ({ top: { x, y } });

/** What people stand or sit at while they do something. */
export const STATIONS: readonly Thing[] = [
  drawn('workbench', { ratio: 2, metres: 0.85, anchors: top(0.04) }, (p) => {
    p.path('M14 18H34V100H18ZM166 18H186L182 100H166Z', darker(WOOD, 0.2));
    p.box(24, 66, 152, 10, 2, darker(WOOD, 0.3));
    p.box(14, 16, 172, 18, 3, darker(WOOD, 0.12));
    p.box(0, 0, 200, 20, 4, lighter(WOOD, 0.12));
    p.box(150, 20, 34, 26, 4, '#6a7488');
    p.box(160, 30, 14, 40, 4, '#8a93a6');
    p.line('M10 8H120', 2, darker(WOOD, 0.12));
    p.box(48, 46, 56, 20, 3, '#d8424f');
    p.line('M62 46Q76 34 90 46', 4, '#8a2f3b');
  }),
  drawn('tripod-telescope', { ratio: 1, metres: 2, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#5b6fd0';
    p.line('M50 34L26 98M50 34V98M50 34L76 98', 4.4, '#4a5263');
    p.path('M14 36L62 16L69 33L21 53Z', main);
    p.path('M58 13L90 0L100 23L67 37Z', lighter(main, 0.3));
    p.path('M88 -1L94 -3L105 21L99 24Z', darker(main, 0.3));
    p.path('M3 42L15 37L21 51L9 56Z', '#3a4152');
    p.flat('M24 37L60 21L62 25L26 41Z', '#ffffff', 0.4);
    p.ball(52, 36, 6, '#4a5263');
  }),
  drawn('stove', { ratio: 1.3, metres: 0.9, anchors: top(0.05) }, (p, { colour }) => {
    const main = colour ?? '#e8ecf2';
    p.box(2, 10, 126, 90, 5, main);
    p.box(0, 0, 130, 14, 4, '#4a5263');
    p.box(6, 16, 118, 12, 3, darker(main, 0.14));
    for (const x of [22, 46, 84, 108]) p.ball(x, 22, 5, '#4a5263');
    p.box(14, 36, 102, 50, 5, '#3a4152');
    p.box(22, 46, 86, 32, 4, '#ff9d4a');
    p.glow(65, 64, 40, '#ffc04a', 0.6);
    p.box(24, 38, 82, 5, 2, STEEL);
  }),
  drawn('magic-table', { ratio: 1.2, metres: 0.8, anchors: top(0.06) }, (p) => {
    p.path('M16 12H104L112 96Q98 100 84 96Q72 100 60 96Q48 100 36 96Q22 100 8 96Z', '#5a2f8a');
    for (const [x, y] of [
      [34, 40],
      [62, 62],
      [86, 36],
      [44, 80],
      [84, 82],
    ] as const)
      p.path(
        `M${x} ${y - 7}L${x + 2} ${y - 2}L${x + 7} ${y}L${x + 2} ${y + 2}L${x} ${y + 7}L${x - 2} ${y + 2}L${x - 7} ${y}L${x - 2} ${y - 2}Z`,
        '#ffd75e',
      );
    p.box(6, 2, 108, 11, 5, '#7a46b4');
    p.line('M8 12Q22 22 34 12Q48 22 60 12Q72 22 86 12Q98 22 112 12', 3, '#ffd75e');
  }),
  drawn(
    'potters-wheel',
    { ratio: 1.25, metres: 0.7, anchors: top(0.08) },
    (p) => {
      p.path('M14 30H40L34 100H18ZM86 30H112L108 100H92Z', darker(WOOD, 0.15));
      p.box(54, 20, 16, 66, 4, STEEL);
      p.oval(62, 84, 44, 9, '#8a8f9c');
      p.box(2, 22, 121, 18, 6, WOOD);
      p.oval(62, 14, 46, 10, '#9a8f88');
      p.oval(62, 10, 44, 8, '#c9b8a8');
    },
    (p, seconds) => {
      const turn = (seconds * 2.4) % 1;
      p.spot(62 + Math.cos(turn * 6.28) * 34, 10 + Math.sin(turn * 6.28) * 5, 4, 1.6, '#8a6a56');
    },
  ),
  drawn(
    'dj-desk',
    { ratio: 2, metres: 1, anchors: top(0.12) },
    (p) => {
      p.path('M10 26H190L180 100H20Z', '#2e2a3c');
      p.line('M30 44H170M34 60H166M38 76H162', 3, '#ff4fa0');
      p.box(0, 12, 200, 18, 4, '#454058');
      p.oval(50, 14, 36, 10, '#1c1a26');
      p.oval(150, 14, 36, 10, '#1c1a26');
      p.oval(50, 13, 12, 3.4, '#ff8a3f');
      p.oval(150, 13, 12, 3.4, '#3fc1ff');
      p.box(88, 4, 24, 18, 2, '#5a5470');
      for (const x of [93, 100, 107]) p.line(`M${x} 7V18`, 1.4, '#dfe6f4');
    },
    (p, seconds) => {
      for (let bar = 0; bar < 9; bar += 1) {
        const tall = 6 + 14 * Math.abs(Math.sin(seconds * (3 + bar * 0.4) + bar));
        p.box(56 + bar * 10, 92 - tall, 6, tall, 1, bar % 2 === 0 ? '#3fe0ff' : '#ff4fa0');
      }
    },
  ),
  drawn('chess-table', { ratio: 1.3, metres: 0.78, anchors: top(0.2) }, (p) => {
    p.path('M56 34H74L78 90H92V100H38V90H52Z', darker(WOOD, 0.15));
    p.box(4, 24, 122, 14, 5, WOOD);
    p.path('M22 18H108L120 28H10Z', '#f2e2c4');
    for (let cell = 0; cell < 8; cell += 1)
      p.flat(`M${22 + cell * 10.75} 18h5.4l${(cell - 3.5) * 0.9} 5h-5.6z`, '#5a3a2a');
    for (let cell = 0; cell < 8; cell += 1)
      p.flat(`M${20 + cell * 11.6 + 5} 23h5.6l${(cell - 3.5) * 0.9} 5h-6z`, '#5a3a2a');
    for (const [x, c] of [
      [24, '#fffaf0'],
      [36, '#fffaf0'],
      [48, '#fffaf0'],
      [84, '#3a3340'],
      [96, '#3a3340'],
      [106, '#3a3340'],
    ] as const) {
      p.path(`M${x - 4} 22Q${x - 1} 12 ${x - 2} 9H${x + 2}Q${x + 1} 12 ${x + 4} 22Z`, c);
      p.ball(x, 6, 3.4, c);
    }
    p.path('M58 20Q62 6 58 2H68Q64 6 70 20Z', '#fffaf0');
  }),
  drawn('dinner-table', { ratio: 3.2, metres: 0.8, anchors: top(0.22) }, (p) => {
    p.path('M24 40H44L40 100H30ZM276 40H296L290 100H280Z', darker(WOOD, 0.2));
    p.path('M4 28H316L306 62Q160 74 14 62Z', '#fff6ea');
    p.box(0, 22, 320, 12, 5, '#fffaf2');
    for (const [x, c] of [
      [46, '#7fb35a'],
      [112, '#e2a04a'],
      [214, '#d8574c'],
      [274, '#f2c14e'],
    ] as const) {
      p.oval(x, 22, 24, 5, '#ffffff');
      p.oval(x, 18, 15, 7, c);
    }
    p.oval(162, 20, 32, 6, '#e8edf2');
    p.path('M136 18Q138 2 162 2T188 18Z', '#b5683a');
    for (const x of [80, 246])
      p.path(`M${x - 5} 2h10l-1 10q-4 4 -8 0zM${x - 1} 12h2v10h-2z`, '#c8385a');
  }),
  drawn('meeting-table', { ratio: 3.2, metres: 0.8, anchors: top(0.2) }, (p) => {
    p.path('M30 36H60L54 100H36ZM260 36H290L284 100H266Z', '#5a6378');
    p.box(0, 22, 320, 18, 7, '#c9a27a');
    p.box(0, 22, 320, 8, 4, '#dcb890');
    for (const x of [70, 236]) {
      p.path(`M${x - 20} 0h40l3 20h-46z`, '#4a5263');
      p.path(`M${x - 24} 20h48l3 5h-54z`, '#8a93a6');
    }
    p.path('M130 18h30l6 7h-40zM170 18h26l6 7h-34z', '#ffffff');
    p.box(116, 10, 9, 13, 2, '#e2574c');
  }),
  drawn('ironing-board', { ratio: 2, metres: 0.85, anchors: top(0.06) }, (p) => {
    p.line('M52 14L140 98M148 14L60 98', 6, '#8a93a6');
    p.path('M2 10Q2 2 14 2H176Q200 4 198 14Q190 22 160 22H14Q2 20 2 10Z', '#8fd0d8');
    p.path('M60 4H130L136 20H66Z', '#fffaf0');
  }),
  drawn('lectern', { ratio: 0.7, metres: 1.15, anchors: top(0.1) }, (p) => {
    p.path('M0 12L70 0V14L60 22H6Z', lighter(WOOD, 0.1));
    p.path('M8 20H62L56 92H66V100H4V92H14Z', WOOD);
    p.line('M50 6Q58 -2 52 -2', 2, '#3a3340');
  }),
  drawn(
    'bathtub',
    {
      ratio: 2,
      metres: 0.8,
      anchors: {
        top: { x: 0.5, y: 0.34 },
        seat: { x: 0.5, y: 0.72 },
        inside: { x: 0.12, y: 0.06, width: 0.76, height: 0.34 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? '#fbfcff';
      p.path('M30 88h18l-4 12h-12zM152 88h18l-2 12h-12z', '#e2b64c');
      p.path('M6 38H194Q192 92 150 94H50Q8 92 6 38Z', main);
      p.box(0, 32, 200, 12, 6, lighter(main, 0.5));
      p.path('M14 50Q20 82 50 86', darker(main, 0.06));
      for (const [x, y, r] of [
        [22, 30, 13],
        [44, 26, 16],
        [72, 30, 12],
        [104, 32, 12],
        [136, 30, 13],
        [160, 25, 16],
        [180, 31, 12],
        [90, 24, 9],
        [120, 25, 10],
      ] as const)
        p.ball(x, y, r, '#eef8ff');
      p.line('M186 32V6Q186 0 178 2', 5, '#c9d0dc');
    },
    (p, seconds) => {
      for (let at = 0; at < 5; at += 1) {
        const share = (seconds * 0.3 + at * 0.21) % 1;
        p.ring(30 + at * 36 + Math.sin(seconds + at) * 5, 24 - share * 24, 3 + at, 1.2, '#bfe6ff');
      }
    },
  ),
  drawn('sink', { ratio: 1.2, metres: 0.9, anchors: top(0.1) }, (p) => {
    p.box(46, 44, 28, 56, 4, '#eef2f8');
    p.path('M4 26H116Q112 58 60 60T4 26Z', '#fbfcff');
    p.box(0, 20, 120, 10, 5, '#ffffff');
    p.line('M60 22V4Q60 0 72 2V10', 5, STEEL);
  }),
  drawn(
    'crib',
    {
      ratio: 1.4,
      metres: 1,
      anchors: {
        top: { x: 0.5, y: 0.5 },
        seat: { x: 0.5, y: 0.7 },
        inside: { x: 0.1, y: 0.2, width: 0.8, height: 0.4 },
      },
    },
    (p) => {
      p.box(8, 56, 124, 22, 5, '#cfe6f8');
      for (let x = 12; x < 134; x += 13) p.line(`M${x} 16V82`, 3.4, '#f6ead8');
      p.line('M6 4V98M134 4V98', 7, '#e8d3b4');
      p.line('M6 14H134M6 82H134', 6, '#f6ead8');
    },
  ),
  drawn(
    'hospital-bed',
    { ratio: 2, metres: 1, anchors: { seat: { x: 0.45, y: 0.5 }, top: { x: 0.5, y: 0.5 } } },
    (p) => {
      p.line('M20 60V92M176 60V92M4 10V70M194 36V70', 6, STEEL);
      for (const x of [20, 176]) p.ball(x, 94, 6, '#4a5263');
      p.box(4, 62, 190, 12, 4, '#8fa8c0');
      p.box(8, 46, 184, 20, 8, '#ffffff');
      p.path('M10 50L14 22Q30 16 44 28L52 50Z', '#f4f8fc');
      p.path('M60 46H188Q194 50 192 66H60Z', '#8fd0d8');
    },
  ),
];
