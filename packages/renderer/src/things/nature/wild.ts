import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { breaker, foam } from './rocks.ts';

/** An otter on its back: head and feet out of the water, the paws on its belly. */
function lyingOtter(p: Pen, fur: string): void {
  const pale = lighter(fur, 0.5);
  p.path('M218 58Q246 52 262 70Q240 80 212 74Z', darker(fur, 0.16));
  p.path('M40 66Q52 34 120 32T224 58Q230 84 190 92Q110 104 56 92Q36 84 40 66Z', fur);
  p.path('M62 60Q84 40 130 40T206 60Q170 74 128 74T62 60Z', pale);
  for (const [x, turn] of [
    [206, 'M196 62Q194 36 206 26Q220 30 222 44Q220 58 214 66Z'],
    [182, 'M174 58Q170 36 182 28Q196 30 198 44Q196 56 190 62Z'],
  ] as const) {
    p.path(turn, darker(fur, 0.1));
    p.line(`M${x - 2} 34V46M${x + 6} 36V48`, 1.6, darker(fur, 0.36));
  }
  p.ball(46, 50, 30, fur);
  p.ball(26, 28, 7, darker(fur, 0.1));
  p.ball(68, 28, 7, darker(fur, 0.1));
  p.oval(46, 60, 23, 17, pale);
  p.oval(46, 53, 8, 5.6, '#3a2a2e');
  p.line('M46 58V64M36 66Q41 70 46 64Q51 70 56 66', 1.8, '#5a4440');
  for (const x of [33, 59]) {
    p.spot(x, 44, 3.6, 4, '#2a1e24');
    p.spot(x - 1, 42.6, 1.2, 1.4, '#ffffff');
  }
  p.line('M28 60L8 56M28 64L9 68M64 60L84 56M64 64L83 68', 1, '#fff6e8');
}

/** So that the otter fills its sheet. */
function larger(p: Pen, paint: () => void): void {
  p.brush.save();
  p.brush.scale(1.25, 1.25);
  p.brush.translate(0, -20);
  paint();
  p.brush.restore();
}

/** The arms, which are above what lies on its belly. */
function otterPaws(p: Pen, seconds: number, fur: string): void {
  const lift = Math.sin(seconds * 3) * 1.6;
  p.line(`M78 66Q92 40 112 ${42 + lift}`, 11, darker(fur, 0.12));
  p.line(`M146 68Q144 48 124 ${44 + lift}`, 11, darker(fur, 0.16));
}

/** What grows in a dome: the top of its crown, its height and its colour. */
const CROWNS = [
  [58, 52, 15, '#4f9a48'],
  [84, 40, 19, '#5fae50'],
  [124, 46, 17, '#3f8a4c'],
  [148, 60, 13, '#6cba5c'],
] as const;

/** A house of glass for plants where nothing else grows. */
function biodome(p: Pen, isDark: boolean): void {
  const shell = 'M6 92Q6 4 100 4T194 92Z';
  p.flat(shell, isDark ? '#ffe9a8' : '#d9f4f2', isDark ? 0.5 : 0.46);
  p.within(shell, () => {
    p.path('M0 92V80Q40 68 100 74T200 78V92Z', '#5a8f46');
    for (const [x, y, wide, leaf] of CROWNS) {
      p.box(x - 2.4, y, 5, 88 - y, 1, '#7a5236');
      p.ball(x, y, wide, leaf);
      p.ball(x + wide * 0.6, y + wide * 0.5, wide * 0.6, darker(leaf, 0.12));
    }
    for (let at = 0; at < 14; at += 1)
      p.ball(18 + at * 12.4, 82 - (at % 3) * 4, 6, at % 2 === 0 ? '#7cc45e' : '#57a04a');
    for (const [x, y] of [
      [30, 76],
      [106, 74],
      [168, 76],
    ] as const)
      p.ball(x, y, 3, '#f2648c');
  });
  const rib = isDark ? '#c9d4e4' : '#ffffff';
  p.line(shell, 2.6, rib);
  p.line('M52 92Q52 24 100 4M148 92Q148 24 100 4M100 4V92M13 60H187M36 32H164', 1.3, rib);
  p.flat('M22 70Q24 34 56 18Q34 42 32 70Z', '#ffffff', 0.5);
  p.box(0, 90, 200, 10, 3, '#8a93a6');
  p.box(86, 72, 28, 22, 6, '#aab4c6');
  p.box(92, 77, 16, 17, 3, '#4f5f78');
}

/** One egg in a nest of straw. */
function strawNest(p: Pen): void {
  p.path('M54 70Q52 26 75 12Q98 26 96 70Z', '#fdf3e0');
  for (let at = 0; at < 22; at += 1) {
    const [x, lean] = [4 + at * 6.7, ((at * 37) % 22) - 11];
    p.line(
      `M${x - lean} ${94 - ((at * 13) % 20)}L${x + lean} ${58 + ((at * 7) % 12)}`,
      2.6,
      '#c2943f',
    );
  }
  p.path('M2 72Q20 60 75 66Q130 60 148 72Q150 98 75 100Q0 98 2 72Z', '#d8ac54');
  for (let at = 0; at < 12; at += 1)
    p.line(
      `M${2 + at * 9} ${62 + (at % 3) * 7}Q${34 + at * 7} ${82 + (at % 2) * 8} ${50 + at * 8} ${64 + (at % 4) * 6}`,
      2.2,
      at % 2 === 0 ? '#f0d28a' : '#b5853a',
    );
}

/** Somebody who breaks the shell and looks out; chicks are yellow and have a beak. */
function chickOut(p: Pen, seconds: number, colour: string | null): void {
  const out = Math.min(1, Math.max(0, (seconds - 0.4) / 1.6));
  const y = 50 - out * 18 + Math.sin(seconds * 5) * 1.4 * out;
  if (out > 0) {
    p.ball(75, y, 17, colour ?? '#ffd84a');
    p.spot(68, y - 2, 2.4, 3, '#2a2030');
    p.spot(82, y - 2, 2.4, 3, '#2a2030');
    if (colour === null) p.path(`M70 ${y + 4}H80L75 ${y + 11}Z`, '#f2872c');
    else p.line(`M67 ${y + 6}Q75 ${y + 12} 83 ${y + 6}`, 1.8, darker(colour, 0.5));
    p.path('M54 70L55 52L61 60L67 51L74 60L81 51L88 60L95 52L96 70Z', '#fdf3e0');
    p.path(
      `M60 ${y - 9}Q62 ${y - 25} 75 ${y - 26}Q88 ${y - 25} 90 ${y - 9}L83 ${y - 14}L75 ${y - 8}L67 ${y - 14}Z`,
      '#fdf3e0',
    );
  } else p.line('M58 46L66 40L72 48L80 40L88 47', 1.6, '#b59a70');
  p.path('M4 64Q75 84 146 64Q146 74 142 80Q75 96 8 80Q4 74 4 64Z', '#e2ba66');
  p.line('M10 70Q60 86 138 72M20 78Q80 90 128 80', 1.8, '#b5853a');
}

/** A pier on posts, with a lamp at its end. */
function pier(p: Pen, wood: string, isDark: boolean): void {
  for (let x = 58; x < 240; x += 26) {
    p.box(x, 44, 7, 56, 1, darker(wood, 0.34));
    p.line(`M${x + 3} 52L${x + 28} 88M${x + 28} 52L${x + 3} 88`, 2, darker(wood, 0.44));
  }
  p.box(44, 36, 196, 10, 1, wood);
  p.line('M44 22H240M44 29H240', 2, darker(wood, 0.16));
  for (let x = 46; x < 240; x += 20) p.box(x, 20, 3, 18, 1, darker(wood, 0.2));
  p.box(54, 4, 3, 34, 1, '#4a4854');
  if (isDark) p.glow(55, 5, 16, '#ffe9a8', 0.8);
  p.ball(55, 5, 4.4, isDark ? '#fff2c4' : '#e8e4da');
}

/** The lower half of a large egg, and the pieces around it. */
function eggshell(p: Pen, colour: string): void {
  p.path('M6 9L20 22L32 3L46 22L60 0L74 22L88 5L100 18Q108 98 53 98Q-2 98 6 9Z', colour);
  p.flat('M88 5L100 18Q108 98 53 98Q40 98 30 93Q92 86 84 12Z', darker(colour, 0.3), 0.4);
  for (const [x, y, r] of [
    [26, 58, 7],
    [62, 74, 8],
    [74, 48, 5],
    [44, 46, 4],
  ] as const)
    p.spot(x, y, r, r * 0.8, darker(colour, 0.18), 0.6);
  p.path('M0 99L4 90L14 92L17 99Z', darker(colour, 0.05));
  p.path('M90 99L93 92L103 91L106 99Z', darker(colour, 0.05));
}

/** Wild animals in what they do, and what shelters living things. */
export const WILD: readonly Thing[] = [
  drawn(
    'floating-otter',
    {
      ratio: 3.28,
      metres: 0.3,
      medium: 'boat',
      facing: 0,
      anchors: { mouth: { x: 0.18, y: 0.52 }, hand: { x: 0.45, y: 0.3 }, top: { x: 0.45, y: 0.3 } },
    },
    (p, { colour }) => larger(p, () => lyingOtter(p, colour ?? '#8a5f48')),
    (p, seconds, { colour }) => larger(p, () => otterPaws(p, seconds, colour ?? '#8a5f48')),
  ),
  drawn(
    'biodome',
    {
      ratio: 2,
      metres: 5,
      medium: 'scenery',
      anchors: { inside: { x: 0.1, y: 0.3, width: 0.8, height: 0.6 } },
    },
    (p, { isDark }) => biodome(p, isDark),
  ),
  drawn(
    'eggshell',
    {
      ratio: 1.06,
      metres: 3.4,
      anchors: { inside: { x: 0.16, y: 0, width: 0.68, height: 0.24 }, top: { x: 0.5, y: 0.04 } },
    },
    (p, { colour }) => eggshell(p, colour ?? '#f4ead6'),
  ),
  drawn(
    'hatching-egg',
    { ratio: 1.5, metres: 0.3, anchors: { top: { x: 0.5, y: 0.5 } } },
    strawNest,
    (p, seconds, { colour }) => chickOut(p, seconds, colour),
  ),
  drawn('hull', { ratio: 2.6, metres: 2.4, medium: 'air' }, (p, { colour }) => {
    const wood = colour ?? '#9c6440';
    p.path('M2 18Q20 86 96 98H168Q240 84 258 18Z', wood);
    p.flat('M96 98H168Q240 84 258 18H230Q206 76 120 90Z', darker(wood, 0.4), 0.5);
    p.line('M12 40Q130 60 248 40M26 60Q130 82 234 60', 2, darker(wood, 0.3));
    p.path('M118 92H150L144 100H124Z', darker(wood, 0.4));
    p.flat(
      'M0 14Q32 4 64 14T130 14T196 14T260 14V22Q228 12 196 22T130 22T64 22T0 22Z',
      '#ffffff',
      0.6,
    );
  }),
  drawn(
    'surf-pier',
    { ratio: 2.4, metres: 6, medium: 'scenery', anchors: { top: { x: 0.6, y: 0.36 } } },
    (p, { colour, isDark }) => pier(p, colour ?? '#8a6548', isDark),
    (p, seconds) => {
      breaker(p, { x: 46, seconds, tall: 92 });
      breaker(p, { x: 118, seconds: seconds + 0.8, tall: 66 });
      breaker(p, { x: 192, seconds: seconds + 1.6, tall: 58 });
      foam(p, seconds);
    },
  ),
];
