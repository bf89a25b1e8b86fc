import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { GLASS_BALL, GLASS_GLEAM, GLOBE_BAND } from './glass-ball.ts';

/** What lies about in a home, and what hangs at its windows. */
export const SMALL_THINGS: readonly Thing[] = [
  drawn('eraser', { ratio: 1.9, metres: 0.06 }, (p, { colour }) => {
    p.path(
      'M12 22Q14 0 36 0H186Q192 0 189 14L176 84Q172 100 156 100H8Q-3 100 1 84Z',
      colour ?? '#f08aa6',
    );
    p.path('M92 0H186Q192 0 189 14L176 84Q172 100 156 100H78Z', '#4a7fd0');
    p.line('M112 30H168M108 52H150', 5, '#dcebff');
  }),
  drawn(
    'potted-cactus',
    { ratio: 0.72, metres: 0.4, anchors: { grip: { x: 0.5, y: 0.84 } } },
    (p, { colour }) => {
      p.box(24, 8, 24, 64, 12, '#4f9a55');
      p.line('M26 52H13Q8 52 8 46V36M46 46H60Q64 46 64 40V28', 11, '#4f9a55');
      for (const x of [31, 36, 41]) p.line(`M${x} 14V66`, 1, '#3c7f45');
      p.ball(36, 7, 7, '#f2617a');
      p.path('M12 66H60L54 100H18Z', colour ?? '#c8703f');
      p.box(9, 62, 54, 10, 3, darker(colour ?? '#c8703f', 0.12));
    },
  ),
  drawn('soap-bubble', { ratio: 1, metres: 0.35, medium: 'air' }, (p) => {
    p.spot(50, 50, 48, 48, '#bfe4ff', 0.42);
    p.spot(46, 46, 40, 40, '#ffffff', 0.24);
    p.ring(50, 50, 47, 4, '#ffffff');
    for (const [shape, colour] of [
      ['M8 42Q12 14 42 7', '#ff9ad5'],
      ['M14 62Q6 44 13 30', '#9affd9'],
      ['M92 58Q88 86 58 93', '#8fd0ff'],
      ['M86 38Q94 56 87 70', '#ffe38f'],
      ['M30 88Q44 96 62 92', '#c79aff'],
    ] as const)
      p.line(shape, 5, colour);
    p.flat('M22 40Q24 22 42 16Q34 26 30 42Q24 48 22 40Z', '#ffffff', 0.85);
    p.spot(70, 76, 7, 4, '#ffffff', 0.55);
  }),
  drawn(
    'snow-globe',
    { ratio: 0.9, metres: 0.22, anchors: { grip: { x: 0.5, y: 0.9 } } },
    (p, { colour }) => {
      p.spot(45, 43, 42, 42, '#bfe3f7', 0.9);
      p.within(GLASS_BALL, () => {
        p.path('M0 66Q45 54 90 66V100H0Z', '#f4f9ff');
        p.path('M54 40L70 62H38Z', '#c8503c');
        p.box(42, 56, 24, 18, 1, '#f0d8b0');
        p.box(50, 62, 7, 12, 1, '#8a5a34');
        p.path('M26 34L38 68H14Z', '#3f8a5a');
        for (const [x, y] of [
          [20, 24],
          [34, 16],
          [50, 26],
          [66, 20],
          [76, 36],
          [44, 42],
          [14, 44],
        ] as const)
          p.spot(x, y, 1.8, 1.8, '#ffffff');
      });
      p.ring(45, 43, 41, 1.6, '#eef8ff');
      p.flat(GLASS_GLEAM, '#ffffff', 0.6);
      p.path('M18 80H72L80 98Q45 102 10 98Z', colour ?? '#8a5a34');
      p.path(GLOBE_BAND, '#e2b64c');
    },
  ),
  drawn('curtains', { ratio: 1, metres: 2.3 }, (p, { colour }) => {
    const main = colour ?? '#c8506a';
    p.box(8, 6, 84, 88, 2, '#f4f1ea');
    p.box(13, 11, 74, 78, 1, '#cfe8f7');
    p.line('M50 11V89M13 48H87', 3, '#f4f1ea');
    p.path('M4 4H40Q40 40 24 58Q34 76 30 100H0V4Z', main);
    p.path('M96 4H60Q60 40 76 58Q66 76 70 100H100V4Z', main);
    p.line(
      'M12 6Q12 60 9 98M22 6Q22 44 17 58T18 98M88 6Q88 60 91 98M78 6Q78 44 83 58T82 98',
      1.6,
      darker(main, 0.25),
    );
    p.box(0, 0, 100, 5, 2, '#a9764a');
  }),
  drawn('coffee-bean', { ratio: 1.35, metres: 0.05 }, (p, { colour }) => {
    const main = colour ?? '#6b3f22';
    p.oval(67.5, 50, 67, 49, darker(main, 0.25));
    p.oval(65, 46, 62, 44, main);
    p.line('M14 66Q46 22 68 50T124 34', 9, darker(main, 0.5));
    p.line('M30 28Q52 8 84 12', 5, lighter(main, 0.35));
  }),
  // Hanging from a ring, as they are shown and handed over.
  drawn(
    'house-keys',
    { ratio: 0.66, metres: 0.24, anchors: { grip: { x: 0.5, y: 0.06 } } },
    (p) => {
      for (const [turn, metal] of [
        [0.24, '#b9c2cc'],
        [-0.2, '#f2b92e'],
      ] as const) {
        p.brush.save();
        p.brush.translate(33, 14);
        p.brush.rotate(turn);
        p.box(-4, 30, 8, 54, 2, metal);
        p.path('M4 60H14V66H4ZM4 71H11V77H4Z', darker(metal, 0.12));
        p.oval(0, 20, 15, 14, metal);
        p.oval(0, 16, 5.4, 4.6, darker(metal, 0.5));
        p.line('M-8 13Q-4 8 2 8', 2.4, lighter(metal, 0.5));
        p.brush.restore();
      }
      p.line('M33 2A13 13 0 1 1 32.9 2', 3.4, '#8a949e');
    },
  ),
];
