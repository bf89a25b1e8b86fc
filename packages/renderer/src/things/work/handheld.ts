import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Pieces in the air over a pan: place, size and colour. */
const PIECES = [
  [14, 74, 11, '#f28a2e'],
  [44, 56, 12, '#5aa53c'],
  [76, 72, 10, '#e5483b'],
  [104, 54, 12, '#ffd23f'],
  [30, 30, 10, '#e5483b'],
  [66, 22, 12, '#f28a2e'],
  [94, 26, 10, '#5aa53c'],
  [60, 90, 10, '#8fd04a'],
  [112, 88, 10, '#f28a2e'],
] as const;

/** What people have in the hand while they cook, craft, heal or judge. */
export const HANDHELD: readonly Thing[] = [
  drawn(
    'skillet',
    { ratio: 3.4, metres: 0.15, facing: 1, anchors: { grip: { x: 0.14, y: 0.36 } } },
    (p, { colour }) => {
      const main = colour ?? '#3a3f4c';
      p.line('M10 34L150 46', 20, '#5a3826');
      p.path('M130 30H340Q336 96 282 100H190Q138 96 130 30Z', main);
      p.oval(235, 30, 105, 26, lighter(main, 0.28));
      p.oval(235, 33, 90, 18, darker(main, 0.25));
    },
  ),
  drawn(
    'conducting-baton',
    { ratio: 0.3, metres: 0.5, anchors: { grip: { x: 0.2, y: 0.92 } } },
    (p, { colour }) => {
      p.line('M6 92L28 2', 3.4, colour ?? '#fffaf0');
      p.line('M4 98L9 80', 7, '#8a5c38');
    },
  ),
  drawn(
    'squeegee',
    { ratio: 0.62, metres: 0.42, anchors: { grip: { x: 0.5, y: 0.86 } } },
    (p, { colour }) => {
      p.line('M31 96V26', 7, colour ?? '#f2a02e');
      p.line('M31 30L12 16M31 30L50 16', 4, '#8a93a5');
      p.box(0, 8, 62, 9, 3, '#b9c2d0');
      p.box(1, 0, 60, 9, 2, '#2e3440');
    },
  ),
  drawn('flipped-pancake', { ratio: 2.4, metres: 0.1 }, (p, { colour }) => {
    const main = colour ?? '#e8a84c';
    p.path('M0 62Q6 20 120 8T240 34Q244 70 150 90T0 62Z', darker(main, 0.4));
    p.path('M2 50Q10 12 120 2T238 28Q238 56 140 76T2 50Z', main);
    p.path('M26 46Q34 22 120 14T214 30Q206 50 130 62T26 46Z', lighter(main, 0.22));
  }),
  drawn('tossed-vegetables', { ratio: 1.25, metres: 0.3 }, (p) => {
    for (const [x, y, size, colour] of PIECES) {
      p.brush.save();
      p.brush.translate(x, y);
      p.brush.rotate(x * 0.7 + y);
      p.box(-size, -size * 0.6, size * 2, size * 1.2, size * 0.5, colour);
      p.brush.restore();
    }
  }),
  drawn(
    'sanding-block',
    { ratio: 1.9, metres: 0.1, anchors: { grip: { x: 0.5, y: 0.2 } } },
    (p, { colour }) => {
      p.path('M30 44Q34 0 95 0T160 44Z', '#8a5a36');
      p.box(0, 42, 190, 40, 8, colour ?? '#c99a5a');
      p.box(0, 80, 190, 20, 3, '#7a4a33');
    },
  ),
  drawn(
    'scalpel',
    { ratio: 3.6, metres: 0.06, facing: 1, anchors: { grip: { x: 0.3, y: 0.5 } } },
    (p) => {
      p.box(0, 22, 210, 60, 22, '#b9c4d2');
      p.box(30, 36, 90, 32, 10, '#8f9cb0');
      p.path('M204 10L300 2Q352 34 360 84Q300 104 204 94Z', '#e8eef5');
    },
  ),
  drawn(
    'dental-mirror',
    { ratio: 3.6, metres: 0.06, facing: 1, anchors: { grip: { x: 0.3, y: 0.6 } } },
    (p) => {
      p.line('M12 82L280 66', 24, '#b9c4d2');
      p.line('M280 66L306 56', 14, '#b9c4d2');
      p.ball(312, 48, 48, '#8f9cb0');
      p.ball(312, 48, 37, '#e8f4fb');
    },
  ),
  drawn(
    'childs-drawing',
    { ratio: 0.8, metres: 0.42, anchors: { grip: { x: 0.5, y: 0.9 } } },
    (p) => {
      p.box(0, 0, 80, 100, 3, '#fdfbf4');
      p.flat('M4 72H76V96H4Z', '#8fd06a');
      p.ball(62, 18, 10, '#ffd23f');
      p.line('M62 3V0M77 18H80M50 28L46 32M74 30L77 33M47 10L44 7', 2.4, '#ffb02e');
      p.path('M14 54H42V82H14Z', '#f28a5a');
      p.path('M8 56L28 34L48 56Z', '#d8434a');
      p.box(24, 66, 9, 16, 1, '#7a4a33');
      p.ball(62, 58, 7, '#f6c79c');
      p.line('M62 65V82M62 70L53 76M62 70L71 76M62 82L56 92M62 82L68 92', 2.6, '#3f62a8');
    },
  ),
  drawn(
    'score-card',
    { ratio: 0.8, metres: 0.46, anchors: { grip: { x: 0.5, y: 0.92 } } },
    (p, { colour }) => {
      p.box(36, 70, 8, 30, 3, '#8a5a36');
      p.box(0, 0, 80, 78, 8, colour ?? '#2f62c4');
      p.box(6, 6, 68, 66, 5, '#fdfbf4');
      p.line('M20 26L29 19V60', 7, '#22284a');
      p.ring(52, 40, 15, 7, '#22284a');
    },
  ),
];
