import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const WOOD = '#b87a4b';
const ROCK = '#8d8796';

/** The flowers of a barrow that is full of them. */
const BLOOMS = [
  [64, 22, '#e2588c'],
  [82, 12, '#f26d4f'],
  [100, 22, '#b07ae0'],
  [102, 9, '#f7a8c4'],
  [120, 13, '#f2b53a'],
  [138, 22, '#e2473c'],
  [84, 25, '#fdf6ea'],
  [120, 26, '#f7a8c4'],
] as const;

/** A barrow without its load. */
function barrow(p: Pen, colour: string): void {
  p.line('M4 34L60 60L120 84M44 58L40 96', 5, '#6d4330');
  p.path('M50 26H150L128 70H72Z', colour);
  p.ring(132, 82, 15, 6, '#2e3444');
}

/** What people play with, train at and push along. */
const LEAVES = '#4f9a4a';

/** A tree with a swing on its branch. */
const SWING_TREE = {
  ratio: 1.15,
  metres: 4.2,
  medium: 'scenery',
  anchors: { seat: { x: 0.74, y: 0.83 }, top: { x: 0.74, y: 0.83 } },
} as const;

const FRUIT = [
  [14, 26],
  [27, 42],
  [34, 12],
  [46, 28],
  [58, 10],
  [64, 34],
  [78, 24],
  [92, 34],
  [102, 28],
] as const;

export const LEISURE: readonly Thing[] = [
  drawn('punching-bag', { ratio: 0.3, metres: 1.9 }, (p, { colour }) => {
    const main = colour ?? '#b8323a';
    p.line('M15 0V18M15 12L6 24M15 12L24 24', 2, '#8a93a6');
    p.box(2, 22, 26, 74, 9, main);
    p.box(2, 34, 26, 4, 1, '#2e2a33');
    p.box(2, 82, 26, 4, 1, '#2e2a33');
    p.line('M8 42V78', 2.4, lighter(main, 0.35));
    p.oval(15, 98, 13, 2, darker(main, 0.4));
  }),
  drawn('basketball-hoop', { ratio: 0.66, metres: 3.2, facing: -1 }, (p) => {
    p.box(50, 10, 7, 90, 2, '#5a6378');
    p.box(38, 96, 28, 4, 2, '#4a5263');
    p.box(38, 0, 8, 36, 2, '#ffffff');
    p.line('M46 18H52', 5, '#5a6378');
    p.line('M40 12V26', 2, '#e2483f');
    p.line('M38 28L8 29', 3, '#f2632e');
    p.line(
      'M9 29L14 48M16 29L17 48M23 29L23 48M30 29L29 48M37 29L32 48M11 36H35M13 43H33',
      1,
      '#ffffff',
    );
  }),
  drawn(
    'stroller',
    { ratio: 1, metres: 1.05, facing: 1, anchors: { grip: { x: 0.04, y: 0.2 } } },
    (p, { colour }) => {
      const main = colour ?? '#3f7ac4';
      p.line('M4 20Q16 20 22 40L40 80M74 62L30 84M40 60L78 84', 4, '#5a6378');
      p.path('M24 40H92Q92 70 62 72H40Q26 70 24 40Z', main);
      p.path('M52 40Q50 4 78 6Q98 10 96 40Z', darker(main, 0.18));
      p.line('M70 8Q60 22 62 40M84 10Q78 24 80 40', 1.6, lighter(main, 0.3));
      p.ball(46, 34, 11, '#f6c79c');
      p.spot(44, 33, 1.6, 2, '#3a2630');
      p.spot(51, 33, 1.6, 2, '#3a2630');
      p.line('M44 39q4 3 7 0', 1.4, '#8c3040');
      p.path('M28 42Q46 36 62 44V52H30Z', '#fff3dc');
      for (const x of [32, 78]) {
        p.ring(x, 88, 10, 4, '#2e3444');
        p.ball(x, 88, 3, '#c3cad6');
      }
    },
  ),
  drawn(
    'blowpipe',
    {
      ratio: 3.2,
      metres: 0.42,
      facing: 1,
      anchors: { grip: { x: 0.16, y: 0.5 }, outlet: { x: 0.82, y: 0.5 } },
    },
    (p) => {
      p.box(0, 45, 236, 10, 5, '#8d949f');
      p.box(0, 42, 60, 16, 6, '#6d4330');
      p.path('M222 50Q232 8 276 4Q320 10 320 50T276 96Q232 92 222 50Z', '#ff8a2a');
      p.path('M236 50Q244 24 274 22Q302 28 302 50T274 78Q244 76 236 50Z', '#ffc04a');
      p.flat('M252 34Q262 26 274 27Q262 34 256 46Z', '#fff4cc', 0.9);
    },
    (p, seconds) => {
      p.glow(274, 50, 150, '#ff9a3a', 0.7 + 0.08 * Math.sin(seconds * 4));
    },
  ),
  drawn(
    'wheelbarrow',
    {
      ratio: 1.7,
      metres: 0.75,
      facing: 1,
      anchors: { grip: { x: 0.03, y: 0.34 }, top: { x: 0.58, y: 0.3 } },
    },
    (p, { colour }) => {
      p.path('M56 26Q80 0 104 16Q130 4 144 26Z', '#7a4f33');
      barrow(p, colour ?? '#57a05a');
    },
  ),
  drawn(
    'flower-wheelbarrow',
    { ratio: 1.7, metres: 0.9, facing: 1, anchors: { grip: { x: 0.03, y: 0.34 } } },
    (p, { colour }) => {
      p.path('M54 28Q70 8 100 14Q130 6 148 28Z', '#3f8a4a');
      for (const [x, y, hue] of BLOOMS) {
        for (let at = 0; at < 5; at += 1) {
          const turn = (at * Math.PI * 2) / 5 - 0.3;
          p.ball(x + Math.cos(turn) * 5, y + Math.sin(turn) * 5, 4.4, hue);
        }
        p.ball(x, y, 3.2, '#ffd95a');
      }
      barrow(p, colour ?? '#57a05a');
    },
  ),
  drawn(
    'loaded-wheelbarrow',
    {
      ratio: 2.07,
      metres: 0.85,
      facing: 1,
      anchors: {
        grip: { x: 0.03, y: 0.12 },
        top: { x: 0.66, y: 0.02 },
        inside: { x: 0.34, y: 0.02, width: 0.64, height: 0.3 },
      },
    },
    (p, { colour }) => {
      p.brush.scale(1.39, 1.39);
      p.brush.translate(0, -26);
      barrow(p, colour ?? '#57a05a');
    },
  ),
  drawn(
    'wedding-cake',
    { ratio: 0.85, metres: 0.75, anchors: { top: { x: 0.5, y: 0.06 } } },
    (p) => {
      p.oval(42, 96, 42, 4, '#c9d0dc');
      for (const [x, y, w, h] of [
        [4, 66, 76, 30],
        [16, 40, 52, 28],
        [27, 18, 30, 24],
      ] as const) {
        p.box(x, y, w, h, 4, '#fffaf4');
        p.box(x, y, w, 6, 3, '#ffd9e4');
        for (let at = x + 5; at < x + w - 2; at += 9) p.ball(at, y + 7, 3, '#ffd9e4');
      }
      for (const [x, y] of [
        [10, 66],
        [70, 68],
        [22, 42],
        [62, 44],
        [52, 20],
      ] as const)
        p.ball(x, y, 5, '#f08aa8');
      p.box(36, 2, 5, 16, 2, '#2e2a33');
      p.path('M43 6L50 18H43Z', '#ffffff');
      p.ball(38.5, 3, 3, '#f6c79c');
      p.ball(45, 4, 3, '#f6c79c');
    },
  ),
  drawn(
    'cliff',
    {
      ratio: 1.6,
      metres: 4.6,
      medium: 'scenery',
      facing: -1,
      anchors: { top: { x: 0.24, y: 0.03 } },
    },
    (p, { colour }) => {
      const main = colour ?? ROCK;
      const face = 'M8 6Q20 0 40 3L100 1L160 4V100H24L14 84L20 70L10 54L16 40L6 22Z';
      p.path(face, main);
      p.path('M8 6Q20 0 40 3L100 1L160 4V11L104 8L66 10L40 9L14 12Z', '#6fae5a');
      p.path(
        'M16 40L34 36L30 56L10 54ZM20 70L40 66L44 84L14 84ZM70 22L92 18L98 38L76 42ZM84 64L112 58L118 80L92 84Z',
        lighter(main, 0.12),
      );
      p.line(
        'M34 14L30 30L42 40M48 50L40 62L52 76M28 88L36 96M64 46L58 60L70 72M112 24L106 40L120 52M132 70L126 86',
        1,
        darker(main, 0.3),
      );
    },
  ),
  ...(['swing-tree', 'fruit-swing-tree'] as const).map((name) =>
    drawn(name, SWING_TREE, (p, { colour }) => {
      const hasFruit = name === 'fruit-swing-tree';
      p.path('M28 98Q34 70 32 44H46Q46 70 52 98Z', '#7a4f33');
      for (const [x, y, r] of [
        [20, 34, 20],
        [40, 18, 20],
        [64, 20, 19],
        [34, 38, 18],
        [58, 34, 17],
        [86, 28, 17],
        [100, 34, 13],
      ] as const)
        p.ball(x, y, r, hasFruit ? LEAVES : (colour ?? LEAVES));
      p.path('M42 54Q66 42 112 44L112 49Q68 50 45 64Z', '#7a4f33');
      if (hasFruit) for (const [x, y] of FRUIT) p.ball(x, y, 3.4, colour ?? '#d8343f');
      p.line('M74 46V83M96 46V83', 1.8, '#a9814c');
      p.line('M71 47H77M93 47H99', 2.2, '#c9a26a');
      p.box(70, 82, 30, 3.4, 1, WOOD);
      p.path('M20 98Q40 94 60 98L64 100H16Z', '#5a8a46');
    }),
  ),
  drawn(
    'drum-kit',
    { ratio: 1.5, metres: 1.15, anchors: { top: { x: 0.5, y: 0.3 } } },
    (p, { colour }) => {
      const main = colour ?? '#c8362f';
      p.line('M18 10V96M132 4V96', 2.4, '#8a93a6');
      p.oval(20, 10, 20, 4, '#e2b64c');
      p.oval(130, 4, 20, 4, '#e2b64c');
      p.box(46, 26, 26, 24, 4, main);
      p.box(80, 26, 26, 24, 4, main);
      p.oval(59, 27, 13, 4, '#fffaf0');
      p.oval(93, 27, 13, 4, '#fffaf0');
      p.box(14, 52, 32, 26, 4, main);
      p.oval(30, 53, 16, 4, '#fffaf0');
      p.ball(76, 72, 27, '#fffaf0');
      p.ring(76, 72, 26, 4, main);
    },
  ),
  drawn(
    'treadmill',
    { ratio: 1.3, metres: 1.4, facing: 1, anchors: { top: { x: 0.4, y: 0.84 } } },
    (p) => {
      p.line('M112 84L100 20', 6, '#5a6378');
      p.box(84, 10, 32, 14, 4, '#2e3444');
      p.line('M60 40H104', 4, '#8a93a6');
      p.path('M0 92L16 84H126V100H4Z', '#3a4152');
      p.box(10, 84, 104, 6, 3, '#1f2430');
    },
  ),
];
