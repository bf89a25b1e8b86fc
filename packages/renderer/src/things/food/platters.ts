import { lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { leaf, low, PLATE, plate, wedgeOfLemon } from './crockery.ts';

/** A bed of rice under a slice of fish. */
function nigiri(p: Pen, x: number, y: number, fish: string): void {
  p.path(
    `M${x + 3} ${y + 20}Q${x} ${y + 36} ${x + 10} ${y + 37}H${x + 50}Q${x + 60} ${y + 36} ${x + 57} ${y + 20}Z`,
    '#fbf7ee',
  );
  for (let at = 0; at < 10; at += 1)
    p.spot(
      x + 7 + at * 5.1,
      y + 27 + ((at * 7) % 9),
      2.6,
      1.5,
      at % 2 === 0 ? '#ffffff' : '#e4dcca',
      0.9,
    );
  p.path(
    `M${x - 3} ${y + 22}Q${x - 1} ${y + 3} ${x + 22} ${y}Q${x + 52} ${y - 1} ${x + 63} ${y + 16}Q${x + 66} ${y + 25} ${x + 58} ${y + 25}Q${x + 30} ${y + 17} ${x + 3} ${y + 27}Q${x - 3} ${y + 27} ${x - 3} ${y + 22}Z`,
    fish,
  );
  for (const at of [12, 25, 38, 50])
    p.line(
      `M${x + at} ${y + 3 + (at > 40 ? 4 : 0)}q-7 7 -6 ${at > 40 ? 14 : 17}`,
      2,
      lighter(fish, 0.55),
    );
}

/** A slice of a roll, from its cut side. */
function maki(p: Pen, x: number, y: number, filling: string): void {
  p.path(`M${x - 21} ${y}V${y + 17}Q${x} ${y + 34} ${x + 21} ${y + 17}V${y}Z`, '#22362f');
  p.oval(x, y, 21, 14, '#2b453b');
  p.oval(x, y, 17.5, 11, '#fdfaf2');
  for (let at = 0; at < 9; at += 1)
    p.spot(x + 13 * Math.cos(at * 0.7), y + 8 * Math.sin(at * 0.7), 2.4, 1.4, '#e6dfce', 0.9);
  p.oval(x - 2.5, y - 1, 6.5, 4.4, filling);
  p.oval(x + 5, y + 1.6, 4, 3, '#6fae45');
}

/** Dishes for several, and breakfast. */
export const PLATTERS: readonly Thing[] = [
  low('sushi', { ...PLATE, ratio: 2.2 }, 12, (p) => {
    p.line('M150 13L218 33M158 10L220 27', 3.2, '#7a3b2a');
    p.box(0, 80, 220, 9, 3, '#c98f58');
    p.path('M0 82L16 62H204L220 82Z', '#dba76d');
    p.box(16, 88, 18, 12, 2, '#a8713f');
    p.box(186, 88, 18, 12, 2, '#a8713f');
    nigiri(p, 16, 28, '#f5824a');
    nigiri(p, 82, 23, '#e8505f');
    maki(p, 164, 41, '#f5824a');
    maki(p, 124, 58, '#e8505f');
    maki(p, 182, 62, '#f7c948');
    nigiri(p, 36, 46, '#f5824a');
    p.path('M99 78q2 -11 11 -9q9 -3 9 9q-10 5 -20 0z', '#a9c95a');
  }),
  low('paella', { ...PLATE, ratio: 2.4 }, 31, (p) => {
    p.line('M4 62H22M218 62H236', 9, '#3a3d46');
    p.oval(120, 72, 112, 27, '#2f323a');
    p.oval(120, 64, 104, 23, '#f0b83a');
    for (let at = 0; at < 26; at += 1)
      p.oval(
        32 + ((at * 53) % 176),
        50 + ((at * 17) % 28),
        5,
        2.4,
        at % 2 === 0 ? '#ffd873' : '#dd9a22',
      );
    for (const [x, y] of [
      [70, 52],
      [120, 46],
      [168, 54],
      [96, 74],
      [150, 76],
    ] as const)
      p.line(`M${x - 14} ${y + 6}q2 -18 16 -16q14 4 8 16`, 8, '#f2764a');
    for (const [x, y] of [
      [48, 66],
      [136, 62],
      [192, 66],
    ] as const)
      p.oval(x, y, 12, 6, '#33405c');
    for (const [x, y] of [
      [84, 62],
      [112, 80],
      [174, 70],
    ] as const)
      leaf(p, x, y, 16);
    wedgeOfLemon(p, 106, 62);
  }),
  low('charcuterie-board', { ...PLATE, ratio: 2.6 }, 34, (p) => {
    p.path(
      'M6 84Q2 60 30 58H206Q214 52 232 56Q254 60 258 74Q256 86 236 86Q226 90 214 96H24Q8 96 6 84Z',
      '#b57a45',
    );
    for (const x of [34, 52, 70]) {
      p.oval(x, 62, 18, 12, '#b8433c');
      p.spot(x - 4, 58, 4, 2.6, '#f0b0a0', 0.9);
      p.spot(x + 6, 65, 3, 2, '#f0b0a0', 0.9);
    }
    p.path('M88 76L96 36L140 46V76Z', '#ffd45a');
    for (const [x, y] of [
      [108, 56],
      [124, 64],
      [118, 48],
    ] as const)
      p.spot(x, y, 5, 4, '#d9a22e', 0.8);
    p.oval(162, 68, 20, 13, '#fff3d8');
    for (const [x, y] of [
      [190, 60],
      [200, 54],
      [208, 64],
      [198, 68],
      [186, 72],
      [212, 76],
      [202, 80],
    ] as const)
      p.ball(x, y, 8, '#7a3f8a');
    for (const x of [30, 56, 80, 150]) p.ball(x, 84, 5.5, '#7d9a3c');
    leaf(p, 206, 44, 18);
  }),
  drawn('nachos', PLATE, (p) => {
    plate(p, '#d9594a');
    for (const [x, y] of [
      [30, 76],
      [58, 70],
      [92, 74],
      [124, 70],
      [150, 76],
      [48, 56],
      [80, 52],
      [112, 52],
      [138, 58],
      [70, 36],
      [104, 34],
    ] as const)
      p.path(`M${x - 22} ${y + 8}L${x + 2} ${y - 28}L${x + 26} ${y + 6}Z`, '#f2b84a');
    p.path(
      'M52 40Q90 20 134 44Q150 56 132 58Q124 72 114 58Q96 66 88 56Q76 74 68 56Q46 54 52 40Z',
      '#ffdb57',
    );
    for (const [x, y] of [
      [78, 44],
      [100, 40],
      [120, 50],
      [90, 54],
    ] as const)
      p.ball(x, y, 5, '#d8483c');
    for (const [x, y] of [
      [66, 52],
      [108, 58],
      [130, 44],
    ] as const)
      p.oval(x, y, 7, 4, '#5ea24a');
  }),
  low('avocado-toast', PLATE, 32, (p) => {
    plate(p);
    p.path('M28 66Q24 40 56 40H146Q172 38 170 60Q168 76 146 78H52Q30 80 28 66Z', '#b8753a');
    p.path('M34 60Q32 38 58 36H146Q166 36 164 56Q160 68 144 68H56Q36 70 34 60Z', '#a9c95a');
    for (const x of [54, 78, 102, 126])
      p.path(`M${x} 62Q${x - 6} 36 ${x + 18} 34Q${x + 24} 52 ${x} 62Z`, '#c4dd78');
    for (const [x, y] of [
      [66, 42],
      [96, 60],
      [142, 46],
    ] as const)
      p.ball(x, y, 7, '#e2483f');
  }),
  low('breakfast-plate', PLATE, 21, (p) => {
    plate(p);
    p.path('M28 70Q20 52 44 48Q66 38 84 52Q100 64 84 74Q56 84 28 70Z', '#fdfdfa');
    p.ball(58, 58, 13, '#ffb52e');
    p.line('M96 76q8 -10 18 -4t18 -6t18 -4', 11, '#c9503c');
    p.line('M96 76q8 -10 18 -4t18 -6t18 -4', 3.4, '#f6c9b0');
    p.line('M100 60q8 -10 18 -4t18 -6t18 -4', 11, '#b8432f');
    p.line('M100 60q8 -10 18 -4t18 -6t18 -4', 3.4, '#f6c9b0');
    p.path('M104 40Q104 20 122 22H160Q176 24 172 48Q140 50 104 40Z', '#c98a48');
    p.path('M110 38Q110 26 124 27H158Q168 30 166 43Q138 46 110 38Z', '#f0cf96');
  }),
  drawn('meatballs', PLATE, (p) => {
    plate(p);
    p.oval(100, 72, 72, 14, '#c9432f');
    for (const [x, y] of [
      [56, 64],
      [86, 68],
      [116, 68],
      [146, 64],
      [72, 46],
      [102, 46],
      [132, 46],
      [102, 26],
    ] as const) {
      p.ball(x, y, 18, '#8a4a2c');
      p.spot(x - 4, y - 8, 8, 4, '#d8583c', 0.8);
    }
    leaf(p, 90, 14, 24);
  }),
  low('barbecue-ribs', PLATE, 26, (p) => {
    plate(p);
    p.path('M22 70Q20 44 48 40Q110 28 166 40Q182 46 178 70Q100 88 22 70Z', '#8a3a20');
    for (const x of [40, 64, 88, 112, 136, 160]) {
      p.line(`M${x} 44q6 14 0 32`, 3, '#5a2412');
      p.box(x - 5, 28, 9, 18, 4, '#f3e3c6');
    }
    p.line('M36 52q60 -14 130 -2', 4, '#c9683a');
  }),
];
