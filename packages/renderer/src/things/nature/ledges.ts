import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const ABOVE = {
  ratio: 1.7,
  metres: 1.6,
  facing: 1,
  anchors: { top: { x: 0.5, y: 0.14 } },
} as const;

/** What rises out of the water and is left for it; the edge is at the right. */
export const LEDGES: readonly Thing[] = [
  drawn('ice-ledge', ABOVE, (p) => {
    p.path('M0 100V22Q30 8 80 10L150 12Q170 14 168 24L160 44L166 62L156 100Z', '#dff1fb');
    p.flat('M168 24L160 44L166 62L156 100H104L118 60L108 40L126 20Z', '#8fcbea', 0.75);
    p.flat('M60 100L70 60L52 38L66 18L40 22L28 60L36 100Z', '#b4def4', 0.6);
    p.path('M0 22Q30 6 80 8L150 10Q172 12 168 24Q120 30 70 24Q30 22 0 30Z', '#ffffff');
    p.line('M110 34L118 60L108 86M40 40L34 66L44 90', 1.4, '#6fb6dc');
  }),
  drawn('rock-ledge', ABOVE, (p, { colour }) => {
    const main = colour ?? '#8d8a90';
    p.path('M0 100L2 30Q20 10 60 14L140 10Q168 10 168 22L158 48L164 70L150 100Z', main);
    p.flat('M168 22L158 48L164 70L150 100H100L116 62L104 40L124 18Z', darker(main, 0.35), 0.7);
    p.flat('M4 32Q22 14 60 17L136 13Q120 26 76 28Q30 28 4 40Z', lighter(main, 0.4), 0.8);
    p.line('M70 34L62 60L72 92M28 48L24 76', 1.6, darker(main, 0.4));
  }),
  drawn('dock-end', ABOVE, (p, { colour }) => {
    const main = colour ?? '#b98a5c';
    for (const x of [22, 84, 146]) p.box(x, 8, 11, 92, 2, darker(main, 0.4));
    p.line('M28 34L88 84M90 34L150 84', 5, darker(main, 0.45));
    p.box(0, 14, 168, 15, 2, darker(main, 0.12));
    p.box(0, 11, 170, 7, 2, lighter(main, 0.12));
    for (let x = 10; x < 168; x += 15) p.line(`M${x} 12V28`, 1, darker(main, 0.35));
  }),
  drawn(
    'diving-tower',
    { ratio: 0.62, metres: 6, facing: 1, anchors: { top: { x: 0.5, y: 0.13 } } },
    (p, { colour }) => {
      const main = colour ?? '#4fb3e8';
      p.line('M6 100V14M17 100V14', 1.6, '#aeb8c6');
      for (let y = 20; y < 98; y += 5) p.line(`M6 ${y}H17`, 1.2, '#aeb8c6');
      p.path('M19 100L22 16H32L36 100Z', '#e4ebf2');
      p.flat('M30 16H32L36 100H31Z', '#b6c5d4', 0.8);
      // Lower boards, which nobody uses.
      for (const [y, right] of [
        [72, 47],
        [46, 52],
      ] as const) {
        p.box(5, y, right - 5, 3, 1, lighter(main, 0.2));
        p.line(`M6 ${y}V${y - 7}H24`, 0.9, '#aeb8c6');
      }
      p.path('M20 16H34L46 19H20Z', '#c9d6e2');
      p.line('M5 13V3H30M5 8H30M18 13V3', 1.1, '#aeb8c6');
      p.box(3, 12.6, 59, 3.6, 1.2, main);
      p.box(3, 12.6, 59, 1.3, 0.6, lighter(main, 0.35));
    },
  ),
];
