import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const LIT = '#ffdf8a';
const SNOW = '#f3f7ff';
const scenery = 'scenery';
const pane = (isDark: boolean) => (isDark ? LIT : '#9fd0ee');

/** A window with a shutter at each side. */
function shuttered(p: Pen, x: number, y: number, isDark: boolean, shutters: string): void {
  p.box(x - 1, y - 1, 14, 16, 1, '#fff6ea');
  p.box(x, y, 12, 14, 0.5, pane(isDark));
  p.line(`M${x + 6} ${y}V${y + 14}M${x} ${y + 7}H${x + 12}`, 1, '#fff6ea');
  p.box(x - 7, y - 1, 6, 16, 0.5, shutters);
  p.box(x + 13, y - 1, 6, 16, 0.5, shutters);
}

/** White walls between dark posts, screens of paper, a wide roof that turns up at its ends. */
function japanese(p: Pen, roof: string, isDark: boolean): void {
  const post = '#4a352a';
  p.box(18, 94, 124, 6, 1, '#9a938a');
  p.box(24, 52, 112, 43, 0, '#f2ead8');
  p.box(24, 80, 112, 15, 0, '#7a5a42');
  for (const x of [36, 96]) {
    p.box(x, 58, 28, 30, 0.5, isDark ? LIT : '#fbf6ea');
    p.line(
      `M${x} 58V88M${x + 7} 58V88M${x + 14} 58V88M${x + 21} 58V88M${x + 28} 58V88M${x} 68H${x + 28}M${x} 78H${x + 28}`,
      0.9,
      post,
    );
  }
  p.box(68, 58, 24, 37, 0.5, isDark ? '#f6c868' : '#e6d9bd');
  p.line('M68 58V95M80 58V95M92 58V95M68 76H92', 1.2, post);
  p.line('M24 52V95M66 52V95M94 52V95M136 52V95', 3, post);
  p.path(
    'M0 54Q8 50 12 46Q40 36 50 8H110Q120 36 148 46Q152 50 160 54Q140 56 80 56Q20 56 0 54Z',
    roof,
  );
  for (const share of [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75])
    p.line(
      `M${80 + share * 32} 10Q${80 + share * 44} 34 ${80 + share * 82} 53`,
      1,
      darker(roof, 0.25),
    );
  p.line('M1 54Q80 59 159 54', 3, darker(roof, 0.35));
  p.box(46, 3, 68, 7, 3, lighter(roof, 0.12));
  if (isDark) p.glow(80, 76, 60, LIT, 0.25);
}

/** Stone below, wood above, a balcony with flowers under a wide roof. */
function chalet(p: Pen, roof: string, isDark: boolean): void {
  const wood = '#9a6238';
  p.box(16, 68, 98, 32, 0, '#ece4d6');
  p.path('M16 70V44L65 14L114 44V70Z', wood);
  for (let y = 40; y < 70; y += 6)
    p.line(`M${y < 44 ? 24 : 16} ${y}H${y < 44 ? 106 : 114}`, 0.8, darker(wood, 0.25));
  p.path('M-2 48L62 1H68L132 48L126 58L65 16L4 58Z', roof);
  p.line('M4 56L65 16L126 56', 1.6, darker(wood, 0.35));
  shuttered(p, 36, 46, isDark, '#3f7a4f');
  shuttered(p, 82, 46, isDark, '#3f7a4f');
  p.box(60, 28, 10, 10, 1, pane(isDark));
  p.box(12, 66, 106, 10, 1, darker(wood, 0.12));
  for (let x = 16; x < 116; x += 6) p.line(`M${x} 67V75`, 1, darker(wood, 0.35));
  for (let x = 18; x < 114; x += 8) p.ball(x, 65, 3, x % 16 === 2 ? '#e5484d' : '#f0707a');
  p.box(56, 80, 18, 20, 1, '#6d4528');
  for (const x of [28, 88]) p.box(x, 82, 14, 10, 1, pane(isDark));
  if (isDark) p.glow(65, 66, 52, LIT, 0.22);
}

/** Beams across plaster, a steep roof. */
function timbered(p: Pen, roof: string, isDark: boolean): void {
  const beam = '#5a3a28';
  p.path('M8 100V50L45 4L82 50V100Z', '#f4e6cc');
  p.box(4, 50, 82, 4, 0, beam);
  p.box(4, 74, 82, 3.4, 0, beam);
  p.line('M9.5 52V100M32 52V76M58 52V76M80.5 52V100', 3, beam);
  p.line('M10 75L31 53M80 75L59 53M24 32H66M45 32V8', 2.6, beam);
  p.path('M-3 56L45 -2L93 56H84L45 10L6 56Z', roof);
  for (const x of [38, 16, 64]) {
    const y = x === 38 ? 57 : 58;
    p.box(x, y, 12, 14, 0.5, pane(isDark));
    p.line(`M${x + 6} ${y}V${y + 14}M${x} ${y + 7}H${x + 12}`, 1, beam);
  }
  p.box(39, 36, 12, 11, 1, pane(isDark));
  p.path('M38 100V84Q45 78 52 84V100Z', '#7a4a33');
  for (const x of [17, 62]) p.box(x, 82, 12, 11, 1, pane(isDark));
  if (isDark) p.glow(45, 66, 46, LIT, 0.22);
}

/** A round wall of clay under a cone of straw. */
function hut(p: Pen, roof: string, isDark: boolean): void {
  const clay = '#c58a5c';
  p.path('M16 54H84V97Q50 103 16 97Z', clay);
  p.path('M66 54H84V97Q76 99.5 66 100Z', darker(clay, 0.18));
  p.line('M17 84Q50 90 83 84', 3, '#8f4f33');
  p.path('M40 100V74Q50 62 60 74V100Z', isDark ? LIT : '#4a2f22');
  p.path('M50 2Q53 2 55 8Q78 34 97 58Q74 64 50 64Q26 64 3 58Q22 34 45 8Q47 2 50 2Z', roof);
  for (const [from, to] of [
    [47, 12],
    [48, 26],
    [49, 40],
    [51, 58],
    [52, 72],
    [53, 87],
  ] as const)
    p.line(`M${from} 10Q${(from + to) / 2} 34 ${to} 60`, 1, darker(roof, 0.25));
  p.line('M24 36Q50 44 76 36', 1.6, darker(roof, 0.3));
  if (isDark) p.glow(50, 84, 26, LIT, 0.35);
}

/** Stones of a warm colour, shutters, a flat roof of tiles. */
function stone(p: Pen, roof: string, isDark: boolean): void {
  const wall = '#dcc39a';
  p.box(10, 32, 90, 68, 0, wall);
  for (const [x, y] of [
    [16, 40],
    [58, 38],
    [86, 46],
    [24, 66],
    [70, 64],
    [14, 88],
    [88, 86],
    [46, 48],
  ] as const)
    p.box(x, y, 9, 4.5, 1.5, darker(wall, 0.12));
  p.path('M2 34L20 14H90L108 34Z', roof);
  for (let x = 12; x < 104; x += 8)
    p.line(`M${20 + (x - 6) * 0.7} 15L${x} 33`, 1, darker(roof, 0.2));
  p.box(74, 4, 10, 16, 1, darker(wall, 0.1));
  shuttered(p, 26, 44, isDark, '#4f7a5a');
  shuttered(p, 72, 44, isDark, '#4f7a5a');
  p.path('M46 100V76Q55 64 64 76V100Z', '#7a4a33');
  shuttered(p, 24, 74, isDark, '#4f7a5a');
  shuttered(p, 78, 74, isDark, '#4f7a5a');
  if (isDark) p.glow(55, 62, 50, LIT, 0.22);
}

/** Houses by which one knows a part of the world, or a time. */
export const HOUSES_OF_REGIONS: readonly Thing[] = (
  [
    ['japanese-house', 1.6, 5, '#4b5560', japanese],
    ['chalet', 1.3, 7, '#6d4a38', chalet],
    ['timbered-house', 0.9, 8, '#a4503c', timbered],
    ['round-hut', 1, 4, '#cda75c', hut],
    ['stone-house', 1.1, 6, '#c06a44', stone],
  ] as const
).map(([name, ratio, metres, roof, paint]) =>
  drawn(
    name,
    { ratio, metres, medium: scenery, anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { colour, states, isDark }) =>
      paint(p, colour ?? (states.includes('snowy') ? SNOW : roof), isDark),
  ),
);
