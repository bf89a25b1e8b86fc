import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Rows of keys, from the back to the front. */
const ROWS = [12, 12, 11, 10];

/** Rows of print between two edges that come closer towards the far end. */
function print(p: Pen, [near, far]: readonly [Edges, Edges], rows: number, colour: string): void {
  for (let row = 0; row < rows; row += 1) {
    const share = (row + 0.5) / rows;
    const [left, right, y] = [0, 1, 2].map(
      (at) => (far[at] ?? 0) + ((near[at] ?? 0) - (far[at] ?? 0)) * share,
    );
    p.line(`M${left} ${y}H${right}`, 2.6, colour);
  }
}

/** Where a row of print begins, where it ends, and how far down it is. */
type Edges = readonly [left: number, right: number, y: number];

/** What lies on a table, as it is seen from a chair: the far edge is the shorter one. */
export const LYING_THINGS: readonly Thing[] = [
  drawn('keyboard', { ratio: 3.3, metres: 0.13 }, (p, { colour }) => {
    const main = colour ?? '#d9d6e2';
    p.path('M34 10H296L330 78V94Q329 100 322 100H8Q1 100 0 94V78Z', darker(main, 0.3));
    p.path('M40 0H290Q298 0 301 6L329 74Q331 84 320 84H10Q-1 84 1 74L29 6Q32 0 40 0Z', main);
    const key = lighter(darker(main, 0.62), 0.08);
    for (const [row, count] of ROWS.entries()) {
      const y = 9 + row * 16;
      const [left, right] = [34 - row * 6.2, 296 + row * 6.2];
      const step = (right - left) / count;
      for (let at = 0; at < count; at += 1)
        p.box(left + at * step + 2, y, step - 4, 11.5, 2.5, key);
    }
    p.box(92, 72, 146, 8.5, 3, key);
  }),
  drawn(
    'remote',
    { ratio: 3.4, metres: 0.06, anchors: { grip: { x: 0.5, y: 0.5 } } },
    (p, { colour }) => {
      const main = colour ?? '#3a3a48';
      p.path(
        'M26 24H316Q340 26 338 60Q338 100 310 100H26Q0 98 0 62Q0 26 26 24Z',
        darker(main, 0.4),
      );
      p.path('M34 4H304Q330 6 330 40Q332 78 304 80H30Q4 78 6 42Q8 6 34 4Z', main);
      p.oval(36, 40, 13, 12, '#e5484d');
      p.oval(106, 42, 32, 27, lighter(main, 0.3));
      p.oval(106, 42, 13, 11, lighter(main, 0.6));
      for (const [row, y] of [22, 42, 62].entries())
        for (let at = 0; at < 4; at += 1)
          p.oval(176 + at * 36 + row, y, 11, 7.5, lighter(main, 0.45));
    },
  ),
  drawn('rolling-pin', { ratio: 4.6, metres: 0.09 }, (p, { colour }) => {
    const main = colour ?? '#f2d6a2';
    for (const x of [6, 378]) p.box(x, 34, 76, 34, 16, darker(main, 0.16));
    p.box(62, 6, 336, 90, 30, main);
    p.line('M92 30H368', 5, lighter(main, 0.4));
    p.line('M100 74H300', 3, darker(main, 0.18));
  }),
  drawn(
    'open-book-lying',
    { ratio: 2.7, metres: 0.17, anchors: { top: { x: 0.5, y: 0.5 }, outlet: { x: 0.5, y: 0.3 } } },
    (p, { colour }) => {
      const cover = colour ?? '#3f6fb0';
      p.path('M40 22L232 22L270 92Q270 100 262 100H8Q0 100 0 92Z', cover);
      p.path('M44 12Q96 -4 134 16L135 96Q74 74 8 92Z', '#fdf6e6');
      p.path('M228 12Q176 -4 136 16L135 96Q196 74 262 92Z', '#f3e8d2');
      p.line('M10 92Q76 75 135 97Q194 75 260 92', 2.4, '#cdbf9f');
      p.line('M135 16V96', 2.2, '#c9b891');
      print(
        p,
        [
          [30, 122, 78],
          [54, 124, 20],
        ],
        6,
        '#b7ab97',
      );
      print(
        p,
        [
          [148, 240, 78],
          [146, 216, 20],
        ],
        6,
        '#ada08a',
      );
    },
  ),
  drawn(
    'newspaper-lying',
    { ratio: 3, metres: 0.15, anchors: { top: { x: 0.5, y: 0.56 } } },
    (p) => {
      p.path('M42 8L258 8L300 90Q300 98 292 98H8Q0 98 0 90Z', '#c9c4b8');
      p.path('M44 0H256L298 84Q299 91 291 91H9Q1 91 2 84Z', '#f4f0e6');
      p.flat('M60 10H240L246 22H54Z', '#4a4654', 0.85);
      p.flat('M50 30H142L136 62H34Z', '#8d93a3', 0.8);
      print(
        p,
        [
          [164, 274, 82],
          [158, 250, 30],
        ],
        6,
        '#9a968f',
      );
      print(
        p,
        [
          [22, 132, 84],
          [30, 136, 66],
        ],
        2,
        '#9a968f',
      );
    },
  ),
  drawn('chopsticks-lying', { ratio: 4.4, metres: 0.055 }, (p) => {
    p.box(40, 62, 70, 38, 12, '#8fb4c9');
    p.box(50, 62, 50, 10, 4, '#cfe2ec');
    p.path('M0 44L438 6Q444 12 438 20L2 54Z', '#a8563a');
    p.path('M4 62L430 42Q440 48 430 58L4 72Z', '#8d442d');
    p.path('M330 15L438 6Q444 12 438 20L331 29ZM326 47L430 42Q440 48 430 58L327 62Z', '#d9a33f');
  }),
  drawn(
    'cloth-lying',
    { ratio: 5.6, metres: 0.14, anchors: { top: { x: 0.5, y: 0.55 } } },
    (p, { colour }) => {
      const main = colour ?? '#efe6d6';
      p.path(
        'M86 6Q180 -6 280 5T478 4L556 74Q566 92 532 92Q480 84 440 96Q400 104 350 94Q290 84 230 97Q180 104 120 93Q70 86 24 96Q-8 94 4 78Z',
        main,
      );
      p.line(
        'M110 24Q90 50 60 84M210 14Q200 50 190 90M330 14Q340 56 356 88M452 16Q480 50 516 82',
        3,
        darker(main, 0.13),
      );
      p.line('M132 20Q116 50 92 84M350 14Q362 50 380 86', 2.4, lighter(main, 0.5));
    },
  ),
  drawn(
    'record-player',
    { ratio: 2.1, metres: 0.24, anchors: { top: { x: 0.5, y: 0.3 }, outlet: { x: 0.4, y: 0.3 } } },
    (p, { colour }) => {
      const wood = colour ?? '#9a5b34';
      for (const x of [16, 172]) p.box(x, 88, 22, 12, 4, '#2c2a33');
      p.path('M30 12H180L206 64H4Z', lighter(wood, 0.18));
      p.box(2, 62, 206, 30, 6, wood);
      p.box(10, 70, 190, 2.4, 1, darker(wood, 0.3));
      for (const x of [150, 168, 186]) p.ball(x, 81, 5, '#e8d9b8');
      p.oval(88, 38, 72, 25, '#3a3842');
      p.oval(88, 35, 70, 24, '#17161c');
      p.oval(184, 26, 11, 6, '#c9ccd4');
    },
    (p, seconds) => {
      const { brush } = p;
      brush.save();
      brush.translate(88, 35);
      brush.scale(1, 0.34);
      for (const radius of [64, 56, 47, 38]) {
        brush.lineWidth = 1;
        brush.strokeStyle = '#34323c';
        brush.beginPath();
        brush.arc(0, 0, radius, 0, 2 * Math.PI);
        brush.stroke();
      }
      brush.rotate(seconds * 3.4);
      // Light on the grooves, and a label with a mark, show that it turns.
      brush.fillStyle = 'rgba(255, 255, 255, 0.16)';
      for (const start of [0, Math.PI]) {
        brush.beginPath();
        brush.moveTo(0, 0);
        brush.arc(0, 0, 66, start, start + 0.42);
        brush.fill();
      }
      brush.fillStyle = '#e2574c';
      brush.beginPath();
      brush.arc(0, 0, 25, 0, 2 * Math.PI);
      brush.fill();
      brush.fillStyle = '#ffe2a8';
      brush.fillRect(6, -5, 14, 10);
      brush.restore();
      p.spot(88, 35, 3, 1.6, '#f4f6f9');
      p.stick({ x: 184, y: 24 }, { x: 168, y: 48 }, 3.4, '#dfe3ea');
      p.stick({ x: 168, y: 48 }, { x: 138, y: 42 }, 3.4, '#dfe3ea');
      p.spot(136, 42, 6, 3, '#2c2a33');
      p.spot(184, 23, 6, 4, '#f4f6f9');
    },
  ),
];
