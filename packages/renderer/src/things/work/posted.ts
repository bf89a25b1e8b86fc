import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const SKIN = '#e3a77c';
const CLAY = '#c47a50';

/** A bowl is lower than a vase, and so is the sheet it is drawn on. */
function withoutTop(p: Pen): void {
  p.brush.scale(1.295, 1.295);
  p.brush.translate(0, -22.8);
}

/** An arm from the side of the sheet, and a hand that lies against what is shaped. */
function shapingHand(p: Pen, side: -1 | 1): void {
  p.brush.save();
  p.brush.translate(65, 0);
  p.brush.scale(side, 1);
  p.line('M68 84Q54 68 34 54', 15, SKIN);
  p.line('M70 88Q64 76 56 69', 20, '#4f7fb5');
  p.path('M40 62Q26 58 22 44Q20 32 25 29Q29 29 29 37Q38 40 44 50Q46 58 40 62Z', SKIN);
  p.line('M24 42Q20 36 17 27', 5.4, SKIN);
  p.line('M26 47Q20 43 15 36', 5.4, SKIN);
  p.line('M29 53Q22 51 16 46', 5.4, darker(SKIN, 0.06));
  p.brush.restore();
}

const BINS: readonly (readonly [string, (p: Pen, x: number) => void])[] = [
  ['#3f9a5b', (p, x) => p.path(`M${x - 3} 50h6v8q5 3 5 8v16h-16v-16q0 -5 5 -8z`, '#ffffff')],
  [
    '#3f7ac4',
    (p, x) => {
      p.path(`M${x - 9} 50h12l6 6v26h-18z`, '#ffffff');
      p.line(`M${x - 5} 62h10M${x - 5} 68h10M${x - 5} 74h7`, 1.8, '#3f7ac4');
    },
  ],
  [
    '#eab52e',
    (p, x) => {
      p.box(x - 3, 48, 6, 5, 1, '#ffffff');
      p.path(`M${x - 4} 54h8l5 7l-3 5l3 6v10h-18v-10l3 -6l-3 -5z`, '#ffffff');
    },
  ],
];

/** A bin on wheels with a lid, and the mark of what belongs into it. */
function bin(p: Pen, at: number): void {
  const [colour, mark] = BINS[at] ?? ['#3f9a5b', () => undefined];
  const x = 30 + at * 64;
  p.ball(x + 18, 95, 5, '#2b2f38');
  p.ball(x - 18, 95, 5, '#2b2f38');
  p.path(`M${x - 27} 22H${x + 27}L${x + 21} 95H${x - 21}Z`, colour);
  p.path(
    `M${x - 30} 20Q${x - 28} 8 ${x - 18} 8H${x + 18}Q${x + 28} 8 ${x + 30} 20V25H${x - 30}Z`,
    darker(colour, 0.18),
  );
  p.line(`M${x - 9} 8V4H${x + 9}V8`, 3, darker(colour, 0.3));
  mark(p, x);
}

/** What posters and notices of clubs, streets and offices show, each in one picture. */
export const POSTED: readonly Thing[] = [
  drawn('ballot-hand', { ratio: 1, metres: 0.6 }, (p, { colour }) => {
    const main = colour ?? '#3f7ac4';
    p.path('M30 22L58 12L64 52H36Z', '#ffffff');
    p.line('M41 32L46 38L55 25', 3, '#38b000');
    p.line('M100 2L72 16', 22, '#2f4a78');
    p.line('M80 12L66 20', 15, SKIN);
    p.path(
      'M74 10Q66 6 56 14Q46 18 47 22Q50 25 57 21Q52 27 55 29Q59 31 64 25Q60 32 64 33Q76 32 78 20Z',
      SKIN,
    );
    p.line('M57 21Q62 18 66 18M64 26Q68 23 71 22', 1.2, darker(SKIN, 0.3));
    p.path('M2 54L14 44H86L98 54Z', lighter(main, 0.3));
    p.path('M26 48H74L76 52H24Z', '#22304a');
    p.flat('M36 44H63L64 51H37Z', '#ffffff');
    p.box(0, 54, 100, 46, 4, main);
    p.box(31, 62, 38, 30, 3, '#ffffff');
    p.line('M39 76L47 85L62 69', 5, '#38b000');
  }),
  drawn(
    'potters-hands',
    { ratio: 1.3, metres: 0.62 },
    (p, { colour }) => {
      const clay = colour ?? CLAY;
      p.path('M14 96L22 84H108L116 96Q116 100 110 100H20Q14 100 14 96Z', '#7a5236');
      p.oval(65, 85, 56, 9, '#8f8880');
      p.oval(65, 82, 54, 8, '#bdb2a6');
      p.path('M47 10H83Q80 20 88 36Q96 58 80 80Q65 86 50 80Q34 58 42 36Q50 20 47 10Z', clay);
      p.oval(65, 10, 18, 5, darker(clay, 0.32));
      p.line('M41 42Q65 50 89 42M38 56Q65 64 92 56M42 70Q65 78 88 70', 1.4, darker(clay, 0.16));
      shapingHand(p, -1);
      shapingHand(p, 1);
    },
    (p, seconds) => {
      const turn = seconds * 5;
      p.spot(65 + Math.cos(turn) * 46, 82 + Math.sin(turn) * 6, 5, 1.4, '#8a6a56');
    },
  ),
  drawn(
    'potters-bowl',
    { ratio: 1.68, metres: 0.48 },
    (p, { colour }) => {
      const clay = colour ?? CLAY;
      withoutTop(p);
      p.path('M14 96L22 84H108L116 96Q116 100 110 100H20Q14 100 14 96Z', '#7a5236');
      p.oval(65, 85, 56, 9, '#8f8880');
      p.oval(65, 82, 54, 8, '#bdb2a6');
      p.path('M30 44H100Q100 74 78 81Q65 85 52 81Q30 74 30 44Z', clay);
      p.oval(65, 44, 35, 9, lighter(clay, 0.1));
      p.oval(65, 45, 30, 6.5, darker(clay, 0.3));
      p.line('M33 60Q65 72 97 60M39 70Q65 80 91 70', 1.4, darker(clay, 0.16));
      shapingHand(p, -1);
      shapingHand(p, 1);
    },
    (p, seconds) => {
      const turn = seconds * 5;
      withoutTop(p);
      p.spot(65 + Math.cos(turn) * 46, 82 + Math.sin(turn) * 6, 5, 1.4, '#8a6a56');
    },
  ),
  drawn('suitcase-beach', { ratio: 1.2, metres: 0.9 }, (p, { colour }) => {
    const main = colour ?? '#e2703a';
    p.path('M14 66L20 26Q21 20 28 20H92Q99 20 100 26L106 66Z', darker(main, 0.25));
    p.path('M22 64L27 30Q28 26 32 26H88Q92 26 93 30L98 64Z', '#8fd3f2');
    p.ball(84, 38, 7, '#ffd95a');
    p.path('M22 64L24 52Q34 48 44 52T66 52T98 52L98 66H22Z', '#2f9fd0');
    p.line('M26 56Q34 53 42 56M74 57Q82 54 90 57', 1.6, '#dff5ff');
    p.path('M10 72Q22 54 46 60Q70 50 110 72Z', '#f3d08a');
    p.line('M42 64Q46 40 56 16', 5, '#9c6a3c');
    for (const leaf of [
      'M56 16Q40 2 24 14Q42 10 56 18Z',
      'M56 16Q44 14 32 32Q48 20 57 18Z',
      'M56 15Q54 0 38 0Q52 4 55 18Z',
      'M56 16Q70 -2 86 12Q70 8 56 18Z',
      'M56 16Q72 12 80 30Q66 20 55 18Z',
    ])
      p.path(leaf, '#3f9a4a');
    p.ball(54, 20, 3, '#7a4a2a');
    p.ball(59, 20, 3, '#8a5632');
    p.line('M84 68L80 46', 2, '#ffffff');
    p.path('M66 50Q76 34 96 44Z', '#ef5350');
    p.path('M74 48Q78 38 80 40Q86 38 86 46Z', '#ffffff');
    p.ball(66, 66, 5, '#ffffff');
    p.flat('M61 66a5 5 0 0 1 5 -5v10a5 5 0 0 1 -5 -5z', '#ef5350');
    p.box(6, 70, 108, 30, 7, main);
    p.box(6, 68, 108, 6, 3, lighter(main, 0.3));
    for (const x of [26, 86]) p.box(x, 68, 8, 32, 1, darker(main, 0.3));
    p.line('M48 84V79Q48 77 50 77H70Q72 77 72 79V84', 4, darker(main, 0.4));
  }),
  drawn('recycling-bins', { ratio: 1.9, metres: 1.1 }, (p) => {
    for (const at of BINS.keys()) bin(p, at);
  }),
  drawn('road-closed', { ratio: 1.5, metres: 2.2 }, (p) => {
    for (const x of [24, 126]) {
      p.line(`M${x - 12} 99L${x} 40L${x + 12} 99`, 5, '#6c7480');
      p.ball(x, 37, 7, '#f5a623');
      p.glow(x, 37, 16, '#ffcf5a', 0.5);
    }
    for (const y of [46, 72]) {
      p.box(2, y, 146, 16, 3, '#ffffff');
      p.within(`M2 ${y}h146v16h-146z`, () => {
        for (let x = -4; x < 150; x += 30) p.flat(`M${x} ${y + 16}l14 -16h15l-14 16z`, '#d8363a');
      });
    }
    p.ball(75, 26, 26, '#ffffff');
    p.ball(75, 26, 23, '#d8363a');
    p.box(59, 21, 32, 10, 2, '#ffffff');
  }),
  drawn('jumble-table', { ratio: 1.9, metres: 1.35 }, (p) => {
    p.line('M26 62L18 99M164 62L172 99M40 62L46 99M150 62L144 99', 4, '#8a6a4a');
    p.path(
      'M2 54H188L182 78Q172 72 162 78Q150 84 138 78Q126 72 114 78Q102 84 90 78Q78 72 66 78Q54 84 42 78Q30 72 18 78L8 78Z',
      '#5aa7b8',
    );
    p.box(0, 50, 190, 8, 3, '#d9b98a');
    // A lamp, books, a teapot, a picture, a bear and a radio.
    p.line('M22 50V26', 3, '#8a6a4a');
    p.oval(22, 49, 9, 2.6, '#8a6a4a');
    p.path('M12 26L17 8H27L32 26Z', '#f6d27a');
    for (const [x, tall, tone] of [
      [40, 26, '#c4473f'],
      [48, 22, '#3f7ac4'],
      [55, 28, '#4f9a5b'],
      [63, 20, '#8a5ab0'],
    ] as const)
      p.box(x, 50 - tall, 7, tall, 1, tone);
    p.path('M78 34H100Q104 50 96 50H82Q74 50 78 34Z', '#7fb6d6');
    p.line('M100 38Q108 36 106 44Q104 48 100 47M78 42L72 36', 3, '#7fb6d6');
    p.ball(89, 32, 3, '#5a94b8');
    p.box(112, 20, 24, 30, 2, '#b9863c');
    p.box(115, 23, 18, 24, 1, '#bfe3f2');
    p.path('M115 47L122 36L126 41L129 38L133 47Z', '#5f9e5b');
    p.ball(150, 42, 9, '#b98052');
    p.ball(144, 26, 3.4, '#b98052');
    p.ball(156, 26, 3.4, '#b98052');
    p.ball(150, 30, 8, '#c48d5e');
    p.spot(147, 29, 1.2, 1.4, '#3a2630');
    p.spot(153, 29, 1.2, 1.4, '#3a2630');
    p.oval(150, 33, 3.4, 2.4, '#ecd0ac');
    p.line('M178 34L184 16', 1.4, '#77838f');
    p.box(164, 34, 22, 16, 3, '#d8573a');
    p.ball(171, 42, 5, '#f2e2c4');
    for (const [x, tone] of [
      [34, '#ffffff'],
      [92, '#ffe27a'],
      [152, '#ffffff'],
    ] as const) {
      p.path(`M${x} 60l6 -4h12v12h-12l-6 -4z`, tone);
      p.spot(x + 4, 62, 1.2, 1.2, '#3a4a5a');
    }
  }),
  drawn('strawberry-row', { ratio: 3.4, metres: 0.95, medium: 'scenery' }, (p) => {
    p.path('M0 100Q4 82 30 82H310Q336 82 340 100Z', '#8a5a3a');
    for (let at = 0; at < 5; at += 1) {
      const x = 36 + at * 67;
      for (const [dx, dy, size] of [
        [-24, 62, 17],
        [22, 60, 18],
        [-10, 40, 18],
        [14, 36, 17],
        [0, 58, 20],
      ] as const) {
        p.ball(x + dx, dy, size, at % 2 === 0 ? '#4f9a45' : '#458c40');
        p.line(`M${x + dx} ${dy + size - 4}V${dy - size + 5}`, 1.4, '#7cc05f');
      }
      p.ball(x - 4, 18, 6, '#ffffff');
      p.ball(x - 4, 18, 2.4, '#f5c542');
      for (const [dx, dy] of [
        [-26, 78],
        [4, 72],
        [28, 80],
        [-6, 50],
      ] as const) {
        p.path(
          `M${x + dx - 9} ${dy - 6}Q${x + dx} ${dy - 12} ${x + dx + 9} ${dy - 6}Q${x + dx + 8} ${dy + 6} ${x + dx} ${dy + 13}Q${x + dx - 8} ${dy + 6} ${x + dx - 9} ${dy - 6}Z`,
          '#dc2f3f',
        );
        p.flat(`M${x + dx - 7} ${dy - 8}l7 -4l7 4l-4 1l-3 4l-3 -4z`, '#6fbf5a');
        p.spot(x + dx - 3, dy, 0.9, 1.2, '#ffe9a8');
        p.spot(x + dx + 3, dy + 2, 0.9, 1.2, '#ffe9a8');
      }
    }
  }),
  drawn('fair-stand', { ratio: 1.5, metres: 2.5, medium: 'scenery' }, (p, { colour }) => {
    const main = colour ?? '#2f7fb5';
    p.box(8, 0, 134, 84, 3, lighter(main, 0.72));
    p.box(0, 0, 150, 16, 3, main);
    p.line('M30 8H120', 4, '#ffffff');
    p.box(55, 32, 40, 26, 4, main);
    p.line('M67 32V27Q67 25 69 25H81Q83 25 83 27V32', 4, main);
    p.box(71, 42, 8, 8, 1, '#ffffff');
    p.line('M55 44H71M79 44H95', 1.8, lighter(main, 0.5));
    p.box(4, 66, 142, 6, 2, '#f4f8fb');
    p.box(10, 72, 130, 28, 2, main);
    for (const x of [20, 26, 32]) p.box(x, 58, 12, 8, 1, '#ffffff');
    p.box(112, 56, 16, 10, 1, '#f2b23c');
  }),
  drawn('vaccine', { ratio: 1.5, metres: 0.2 }, (p) => {
    p.box(8, 40, 44, 60, 8, '#e8f4fb');
    p.box(8, 66, 44, 34, 8, '#9fd8ea');
    p.box(12, 54, 36, 26, 2, '#ffffff');
    p.path('M27 58h6v6h6v6h-6v6h-6v-6h-6v-6h6z', '#e2483f');
    p.box(14, 30, 32, 12, 3, '#b8c2cc');
    p.box(11, 24, 38, 10, 3, '#4f8fd0');
    p.brush.save();
    p.brush.translate(104, 54);
    p.brush.rotate(0.62);
    p.line('M0 34V56', 1.8, '#8f9aa6');
    p.box(-4, 28, 8, 8, 2, '#77838f');
    p.box(-11, -22, 22, 52, 4, '#eaf4fa');
    p.box(-9, 2, 18, 26, 3, '#7fcbe4');
    p.line('M-10 -12H-3M-10 -2H-3M-10 8H-3M-10 18H-3', 1.6, '#4a5a6a');
    p.box(-3, -44, 6, 44, 2, '#b8c2cc');
    p.box(-9, -2, 18, 6, 2, '#3a4654');
    p.box(-18, -24, 36, 5, 2, '#4f8fd0');
    p.box(-11, -50, 22, 6, 3, '#4f8fd0');
    p.brush.restore();
  }),
];
