import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.7 }, outlet: { x: 0.5, y: 0.05 } };
const GLASS = '#dff1f8';

function cube(p: Pen, x: number, y: number, size: number): void {
  p.box(x, y, size, size, 3, '#eefaff');
  p.spot(x + size * 0.35, y + size * 0.35, size * 0.18, size * 0.18, '#ffffff', 0.9);
}

function wheel(p: Pen, x: number, y: number, radius: number, rind: string): void {
  p.ball(x, y, radius, rind);
  p.spot(x, y, radius * 0.78, radius * 0.78, lighter(rind, 0.6), 1);
  for (const turn of [0, 60, 120]) {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    p.line(
      `M${x - dx * radius * 0.72} ${y - dy * radius * 0.72}L${x + dx * radius * 0.72} ${y + dy * radius * 0.72}`,
      1.2,
      rind,
    );
  }
}

/** Drinks in glasses, and what is poured over food. */
export const GLASSES: readonly Thing[] = [
  drawn(
    'foamy-beer',
    { ratio: 0.6, metres: 0.22, anchors: HELD },
    (p) => {
      p.path('M6 14H54L49 94Q48 100 42 100H18Q12 100 11 94Z', GLASS);
      p.path('M8 22H52L47.5 90Q47 95 42 95H18Q13 95 12.5 90Z', '#eea422');
      p.flat('M12 26h6l3 64h-5z', '#ffe29a', 0.7);
      for (const [x, y] of [
        [28, 84],
        [38, 70],
        [32, 56],
        [42, 46],
        [25, 66],
        [36, 88],
        [30, 40],
      ] as const)
        p.spot(x, y, 1.3, 1.3, '#fff3c8', 0.9);
      for (const [x, y, radius] of [
        [14, 15, 10],
        [27, 9, 10],
        [40, 10, 10],
        [50, 16, 8],
        [20, 20, 9],
        [34, 20, 10],
        [46, 22, 8],
      ] as const)
        p.ball(x, y, radius, '#fffaf0');
      for (const [x, y] of [
        [16, 50],
        [47, 60],
        [20, 78],
        [44, 82],
        [14, 64],
      ] as const)
        p.spot(x, y, 1.5, 2.1, '#ffffff', 0.75);
    },
    (p, seconds) => {
      for (const [x, start, long] of [
        [10, 0, 44],
        [50, 0.4, 34],
        [33, 0.75, 26],
      ] as const) {
        const down = 24 + long * ((seconds * 0.16 + start) % 1);
        p.box(x - 3.4, 20, 6.8, down - 20, 3.4, '#fffaf0');
        p.ball(x, down, 4.2, '#fffaf0');
      }
    },
  ),
  drawn('glass-of-juice', { ratio: 0.62, metres: 0.17, anchors: HELD }, (p, { colour }) => {
    p.path('M4 18H54L48 94Q47 100 42 100H16Q11 100 10 94Z', GLASS);
    p.path('M6 30H52L47 92Q46 97 42 97H16Q12 97 11 92Z', colour ?? '#ffa62e');
    p.oval(29, 30, 23, 5, lighter(colour ?? '#ffa62e', 0.35));
    p.flat('M10 34h5l3 56h-5z', '#ffffff', 0.45);
    p.line('M34 60L46 2L56 0', 3.4, '#e2364f');
    wheel(p, 50, 24, 12, colour === null ? '#ff8f1f' : lighter(colour, 0.1));
  }),
  drawn('glass-of-water', { ratio: 0.56, metres: 0.16, anchors: HELD }, (p) => {
    p.path('M2 2H54L48 94Q47 100 42 100H14Q9 100 8 94Z', GLASS);
    p.path('M4 26H52L47 92Q46 97 42 97H14Q10 97 9 92Z', '#a8dcf0');
    p.oval(28, 26, 24, 5, '#d8f2fb');
    p.flat('M9 30h5l3 60h-5z', '#ffffff', 0.6);
  }),
  drawn('whisky-glass', { ratio: 0.95, metres: 0.11, anchors: HELD }, (p, { colour }) => {
    p.path('M2 2H93L88 94Q87 100 80 100H15Q8 100 7 94Z', GLASS);
    p.path('M5 46H90L86 86Q85 92 80 92H15Q10 92 9 86Z', colour ?? '#d9862a');
    p.oval(47.5, 46, 42, 6, lighter(colour ?? '#d9862a', 0.35));
    cube(p, 20, 34, 26);
    cube(p, 48, 40, 24);
    p.flat('M9 8h6l4 78h-6z', '#ffffff', 0.5);
  }),
  drawn('long-drink', { ratio: 0.6, metres: 0.19, anchors: HELD }, (p, { colour }) => {
    p.path('M6 12H48V94Q48 100 42 100H12Q6 100 6 94Z', GLASS);
    p.path('M8 24H46V92Q46 97 42 97H12Q8 97 8 92Z', colour ?? '#d8f0dc');
    for (const [x, y] of [
      [12, 28],
      [26, 40],
      [12, 56],
      [26, 70],
    ] as const)
      cube(p, x, y, 16);
    p.line('M20 90L32 0', 3, '#2f9a5a');
    wheel(p, 47, 16, 12, '#7cc142');
    p.path('M14 14q-12 -10 -4 -14q10 2 4 14z', '#4f9a45');
    p.path('M18 14q-2 -14 8 -12q4 8 -8 12z', '#5fb04f');
    p.flat('M10 26h4v64h-4z', '#ffffff', 0.5);
  }),
  drawn('champagne-glass', { ratio: 0.3, metres: 0.24, anchors: HELD }, (p, { colour }) => {
    p.path('M3 2H27Q28 44 17 54V92H13V54Q2 44 3 2Z', GLASS);
    p.path('M4 14H26Q26 42 15 51Q4 42 4 14Z', colour ?? '#f5cf6a');
    p.oval(15, 14, 11, 2, '#fff3cf');
    for (const [x, y] of [
      [12, 40],
      [17, 34],
      [13, 27],
      [18, 21],
      [11, 19],
    ] as const)
      p.spot(x, y, 1.2, 1.2, '#fffbe8', 0.95);
    p.oval(15, 96, 14, 4, GLASS);
    p.flat('M6 6h2.4l1 30h-2z', '#ffffff', 0.7);
  }),
  drawn('milkshake', { ratio: 0.55, metres: 0.24, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#ffb3cb';
    p.line('M34 34L46 2', 4, '#e2364f');
    p.path('M6 36H48L42 84H12Z', main);
    p.path('M4 34Q2 24 14 24Q12 12 26 12Q42 12 40 24Q52 24 50 34Q27 42 4 34Z', '#fffaf2');
    p.path('M14 24Q26 14 40 24Q34 30 27 24Q20 30 14 24Z', darker(main, 0.25));
    p.ball(24, 10, 6, '#e2364f');
    p.flat('M10 40h5l4 42h-5z', '#ffffff', 0.5);
    p.path('M20 84H34V90L44 97Q44 100 40 100H14Q10 100 10 97L20 90Z', GLASS);
  }),
  drawn(
    'hot-chocolate',
    { ratio: 1.25, metres: 0.12, anchors: { ...HELD, outlet: { x: 0.42, y: 0.1 } } },
    (p, { colour }) => {
      const mug = colour ?? '#d8483c';
      p.line('M98 46Q122 44 120 62T94 80', 10, darker(mug, 0.15));
      p.path('M2 26H102V82Q102 100 84 100H20Q2 100 2 82Z', mug);
      p.oval(52, 26, 50, 12, lighter(mug, 0.3));
      p.oval(52, 27, 44, 9, '#5a3220');
      for (const [x, y] of [
        [28, 12],
        [46, 8],
        [64, 13],
        [38, 20],
        [56, 21],
      ] as const)
        p.box(x - 8, y - 6, 17, 13, 4, '#fffaf4');
    },
  ),
  drawn('syrup-bottle', { ratio: 0.55, metres: 0.22, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#9a4f1c';
    p.line('M40 22Q56 24 52 42Q48 50 42 46', 5, darker(main, 0.2));
    p.path('M20 12H36V24Q50 34 50 52V92Q50 100 42 100H12Q4 100 4 92V52Q4 34 20 24Z', main);
    p.box(17, 0, 22, 13, 3, '#d8342f');
    p.box(8, 56, 38, 30, 3, '#fbf0d8');
    p.path('M27 60l4 6l6 -2l-2 7l5 4l-8 1l-5 7l-5 -7l-8 -1l5 -4l-2 -7l6 2z', '#d8483c');
    p.flat('M8 46q2 -8 10 -14l2 3q-7 5 -8 12z', '#ffffff', 0.5);
  }),
  drawn('mouthwash', { ratio: 0.46, metres: 0.22, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#3fb8d8';
    p.path('M12 18H34Q46 26 46 40V92Q46 100 38 100H8Q0 100 0 92V40Q0 26 12 18Z', main);
    p.box(12, 0, 22, 20, 4, '#f4f8fc');
    p.box(4, 48, 38, 34, 4, '#f4fbff');
    p.path('M14 58q9 -6 18 0q2 8 -4 16q-2 4 -4 -4h-2q-2 8 -4 4q-6 -8 -4 -16z', '#bfe4f5');
    p.flat('M4 40q2 -8 8 -14l2 2q-5 6 -5 13z', '#ffffff', 0.6);
  }),
  drawn('beach-towel', { ratio: 4.4, metres: 0.1 }, (p, { colour }) => {
    const main = colour ?? '#f05a6a';
    p.path('M60 6H380L440 92H0Z', main);
    for (const at of [0.14, 0.42, 0.7])
      p.path(`M${60 + 320 * at} 6h42l${24 * (at - 0.3)} 86h-58z`, '#fff6e6');
    p.path('M0 92H440V100H0Z', darker(main, 0.3));
  }),
];
