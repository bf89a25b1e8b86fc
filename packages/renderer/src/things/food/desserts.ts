import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { low } from './crockery.ts';

const HELD = { grip: { x: 0.5, y: 0.9 }, outlet: { x: 0.5, y: 0.2 }, top: { x: 0.5, y: 0.2 } };
const CREAM = '#fff6e6';

function swirl(p: Pen, x: number, y: number, size: number): void {
  p.oval(x, y, size, size * 0.45, CREAM);
  p.oval(x, y - size * 0.42, size * 0.72, size * 0.38, CREAM);
  p.path(
    `M${x - size * 0.42} ${y - size * 0.7}Q${x} ${y - size * 1.7} ${x + size * 0.42} ${y - size * 0.7}Z`,
    CREAM,
  );
}

function gingerbread(p: Pen): void {
  p.oval(55, 94, 55, 6, '#eef5fb');
  p.box(16, 44, 78, 50, 3, '#b8713a');
  p.path('M6 50L55 4L104 50L96 56L55 18L14 56Z', '#fffaf2');
  p.path('M16 48L55 14L94 48V54H16Z', '#c98548');
  p.path('M6 50L55 4L104 50Q100 58 92 52T80 46T68 34T55 22T42 34T30 46T18 52T6 50Z', '#fffaf2');
  p.box(44, 60, 22, 34, 8, '#7a4020');
  p.ring(30, 66, 8, 3, '#fffaf2');
  p.ring(80, 66, 8, 3, '#fffaf2');
  for (const [x, y, c] of [
    [55, 34, '#e2364f'],
    [36, 48, '#4aa860'],
    [74, 48, '#5fb8f0'],
    [22, 86, '#e2364f'],
    [34, 86, '#ffd23f'],
    [76, 86, '#4aa860'],
    [88, 86, '#e2364f'],
  ] as const)
    p.ball(x, y, 4.6, c);
}

/** Cakes, slices and other sweet things. */
export const DESSERTS: readonly Thing[] = [
  drawn('layer-cake', { ratio: 1.5, metres: 0.26, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#6b3a24';
    p.oval(75, 92, 75, 8, '#e6ebf2');
    p.path('M14 34H136V84Q136 94 75 94T14 84Z', lighter(main, 0.12));
    for (const y of [50, 68])
      p.path(`M14 ${y}Q75 ${y + 12} 136 ${y}V${y + 5}Q75 ${y + 17} 14 ${y + 5}Z`, CREAM);
    p.oval(75, 34, 61, 14, main);
    p.path(
      'M14 34Q14 50 22 48T34 50T46 60T58 52T70 64T82 54T94 62T106 52T118 56T130 48T136 34Q110 48 75 48T14 34Z',
      main,
    );
    for (const x of [34, 62, 90, 116]) swirl(p, x, 30, 10);
    for (const x of [34, 62, 90, 116]) p.ball(x, 12, 5, '#e2364f');
  }),
  drawn('cake-slice', { ratio: 1.45, metres: 0.14, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f3d59a';
    const icing = colour === null ? '#ff9dbd' : darker(main, 0.18);
    p.oval(72, 91, 72, 9, '#e6ebf2');
    p.path('M10 44L122 30V80L10 90Z', main);
    for (const y of [56, 71]) p.path(`M10 ${y}L122 ${y - 13}V${y - 8}L10 ${y + 5}Z`, CREAM);
    p.path('M122 30Q138 30 138 40V82Q136 88 122 80Z', darker(main, 0.18));
    p.path('M10 44L96 14Q134 12 138 34Q132 40 122 34Z', icing);
    p.path('M10 44L122 34V40Q114 50 106 42T90 44T74 46T58 46T42 48T26 48T10 50Z', icing);
    swirl(p, 104, 20, 15);
    p.ball(104, 0.5, 7, '#e2364f');
  }),
  drawn('pie-slice', { ratio: 1.6, metres: 0.12, anchors: HELD }, (p, { colour }) => {
    p.oval(80, 90, 80, 10, '#e6ebf2');
    p.path('M8 56L136 44V78L8 88Z', colour ?? '#e0902e');
    for (const [x, y] of [
      [40, 70],
      [72, 66],
      [104, 64],
    ] as const)
      p.oval(x, y, 12, 6, lighter(colour ?? '#e0902e', 0.3));
    p.path('M8 84L136 72V80L8 92Z', '#c98f48');
    p.path('M136 40Q158 34 156 52V74Q152 84 136 80Z', '#b8793a');
    p.path('M8 52L108 20Q150 16 156 42Q148 52 136 48L8 60Z', '#e2b062');
    p.line('M40 46L120 32M66 36L132 44M92 27L146 38', 4, '#c98f48');
    swirl(p, 84, 34, 17);
  }),
  drawn(
    'pizza-slice',
    { ratio: 1.25, metres: 0.2, anchors: { ...HELD, grip: { x: 0.8, y: 0.3 } } },
    (p) => {
      p.path('M6 22Q62 -12 119 22Q126 32 116 38Q62 12 10 38Q0 32 6 22Z', '#d9963f');
      p.path('M12 34Q62 10 114 34L66 96Q62 102 58 96Z', '#ffcf57');
      p.path(
        'M30 58Q36 74 40 64L46 78Q50 92 54 84L58 96Q62 102 66 96L72 84Q70 70 62 72T30 58Z',
        '#ffdf86',
      );
      for (const [x, y, r] of [
        [40, 38, 10],
        [72, 30, 10],
        [90, 46, 9],
        [60, 56, 11],
        [62, 80, 7],
      ] as const) {
        p.oval(x, y, r, r * 0.86, '#cf3f33');
        p.spot(x - 3, y - 2, r * 0.3, r * 0.24, '#f28a6a', 0.9);
      }
      for (const [x, y] of [
        [52, 24],
        [82, 60],
        [42, 52],
      ] as const)
        p.path(`M${x} ${y}q7 -6 13 0q-6 5 -13 0z`, '#4f9a45');
      p.path('M46 78Q46 90 49 94Q53 90 51 80Z', '#ffdf86');
    },
  ),
  low('brownies', { ratio: 1.7, metres: 0.12, anchors: HELD }, 16, (p) => {
    p.oval(85, 90, 85, 10, '#e6ebf2');
    for (const [x, y] of [
      [14, 54],
      [88, 54],
      [50, 18],
    ] as const) {
      p.box(x, y + 8, 68, 30, 4, '#4f2a1a');
      p.path(`M${x} ${y + 12}L${x + 12} ${y}H${x + 60}L${x + 68} ${y + 12}Z`, '#7a4a30');
      for (const dx of [14, 34, 54]) p.oval(x + dx, y + 7, 4, 2, '#d9a06a');
    }
  }),
  drawn('tiramisu', { ratio: 1.5, metres: 0.13, anchors: HELD }, (p) => {
    p.oval(75, 90, 75, 10, '#e6ebf2');
    for (const [at, colour] of ['#c08a52', CREAM, '#a8713c', CREAM].entries())
      p.box(20, 72 - at * 15, 110, 17, 3, colour);
    p.path('M20 30L36 14H116L130 30Z', '#6b4028');
    for (const x of [46, 74, 100]) p.ball(x, 20, 4, '#4a2a1a');
    p.path('M112 14q8 -14 18 -6q-4 10 -18 6z', '#57a860');
  }),
  drawn('creme-brulee', { ratio: 2, metres: 0.08, anchors: HELD }, (p) => {
    p.path('M6 30H194L182 88Q180 100 166 100H34Q20 100 18 88Z', '#f4f0ea');
    for (const x of [36, 64, 92, 120, 148, 172]) p.line(`M${x} 46V92`, 3, '#dcd4c8');
    p.oval(100, 30, 98, 28, '#fffaf0');
    p.oval(100, 31, 86, 22, '#e2952e');
    p.spot(74, 24, 22, 7, '#8a4a18', 0.6);
    p.spot(126, 38, 26, 7, '#8a4a18', 0.5);
    p.ball(104, 20, 9, '#e2364f');
    p.path('M110 16q12 -14 24 -4q-8 12 -24 4z', '#57a860');
  }),
  drawn('ice-cream-sundae', { ratio: 0.8, metres: 0.24, anchors: HELD }, (p) => {
    p.ball(24, 30, 18, '#ff9dbd');
    p.ball(56, 30, 18, '#8a5433');
    p.ball(40, 22, 19, '#fff0c8');
    p.path('M22 18Q40 -4 58 18Q56 30 50 24Q46 36 40 26Q34 34 30 24Q24 30 22 18Z', '#5a2f1c');
    p.ball(40, 6, 6, '#e2364f');
    p.path('M4 38H76Q72 68 50 74V84H30V74Q8 68 4 38Z', '#d3ecf5');
    p.path('M9 42H71Q66 62 48 68H32Q14 62 9 42Z', '#ffc9d6');
    p.path('M30 80H50L62 96Q64 100 58 100H22Q16 100 18 96Z', '#d3ecf5');
    p.box(60, 2, 5, 34, 2, '#e0a84a');
  }),
  low('cinnamon-roll', { ratio: 1.5, metres: 0.1, anchors: HELD }, 16, (p) => {
    p.oval(75, 92, 75, 8, '#e6ebf2');
    p.path('M12 50Q12 20 75 20T138 50V78Q138 94 75 94T12 78Z', '#d9994a');
    p.oval(75, 46, 62, 28, '#e8b468');
    p.line('M75 46q10 -8 18 2q2 12 -18 12q-28 -2 -26 -16q6 -16 34 -14q34 4 32 20', 5, '#8a4a20');
    p.path(
      'M30 34Q60 14 96 26Q126 34 118 52Q112 66 104 54Q92 74 82 58Q66 72 58 56Q46 70 40 54Q22 52 30 34Z',
      '#fffaf2',
    );
    p.line('M56 42q18 -10 38 2', 3, '#d9a468');
  }),
  low('cinnamon-sticks', { ratio: 1.6, metres: 0.1, anchors: HELD }, 16, (p) => {
    p.oval(80, 94, 78, 6, '#e6ebf2');
    for (const [x, y, turn] of [
      [20, 70, -6],
      [14, 46, 10],
      [22, 26, 2],
    ] as const) {
      p.line(`M${x} ${y + 10}L${x + 122} ${y + 10 + turn}`, 24, '#a8602c');
      p.line(`M${x} ${y + 4}L${x + 122} ${y + 4 + turn}`, 5, '#c98548');
      p.oval(x + 124, y + 10 + turn, 8, 13, '#7a3f1c');
      p.ring(x + 124, y + 7 + turn, 4, 2, '#d9a468');
    }
    p.line('M78 42L84 98', 5, '#f4ead2');
  }),
  drawn('gingerbread-house', { ratio: 1.1, metres: 0.3, anchors: HELD }, gingerbread),
  // In a tale one lives in it.
  drawn('gingerbread-cottage', { ratio: 1.1, metres: 4.6, medium: 'scenery' }, gingerbread),
  drawn('candy-cane', { ratio: 0.55, metres: 0.18, anchors: HELD }, (p) => {
    p.line('M44 96V30Q44 8 26 8T9 30', 14, '#fdfdfd');
    for (const y of [40, 58, 76, 92]) p.line(`M38 ${y}L50 ${y - 9}`, 6, '#e2364f');
    p.line('M39 14L47 22M24 2V14M8 18L16 24', 6, '#e2364f');
  }),
  drawn(
    'cotton-candy',
    { ratio: 0.7, metres: 0.4, anchors: { grip: { x: 0.5, y: 0.92 } } },
    (p, { colour }) => {
      const main = colour ?? '#ff9dcb';
      p.path('M31 60H39L36 100H34Z', '#fdf3e0');
      for (const [x, y, r] of [
        [20, 44, 20],
        [50, 44, 20],
        [35, 56, 18],
        [22, 24, 18],
        [48, 22, 18],
        [35, 34, 24],
      ] as const)
        p.ball(x, y, r, main);
      p.line('M18 40q16 -14 34 -2M22 22q12 -10 26 0', 2.4, lighter(main, 0.5));
    },
  ),
  drawn('churros', { ratio: 0.8, metres: 0.24, anchors: HELD }, (p) => {
    for (const [x, tip] of [
      [22, 6],
      [34, 30],
      [46, 48],
      [58, 72],
    ] as const) {
      p.line(`M${x} 66L${tip} 6`, 11, '#c98538');
      p.line(`M${x} 66L${tip} 6`, 3, '#e8b468');
    }
    p.path('M8 42H72L62 96Q61 100 56 100H24Q19 100 18 96Z', '#e2364f');
    for (const x of [20, 34, 48]) p.path(`M${x} 44h8l-2 54h-6z`, '#fff3df');
  }),
];
