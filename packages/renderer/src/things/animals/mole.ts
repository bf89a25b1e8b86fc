import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Half out of the hill that it has thrown up. */
export const MOLE: Thing = drawn(
  'mole',
  {
    ratio: 1.5,
    metres: 0.3,
    medium: 'land',
    anchors: { mouth: { x: 0.5, y: 0.42 }, top: { x: 0.5, y: 0.04 }, hand: { x: 0.72, y: 0.6 } },
  },
  (p, { colour }) => {
    const [fur, soil, skin] = [colour ?? '#4c4654', '#7a5236', '#f2a7a0'];
    p.path('M4 100Q22 62 60 58H92Q130 62 146 100Z', darker(soil, 0.2));
    p.path('M42 84Q36 4 75 2Q114 4 108 84Z', fur);
    p.oval(75, 66, 22, 22, lighter(fur, 0.18));
    p.oval(75, 40, 17, 13, lighter(fur, 0.34));
    p.oval(75, 33, 8.5, 6.5, skin);
    p.line('M60 40L42 36M60 44L42 46M90 40L108 36M90 44L108 46', 1.4, lighter(fur, 0.5));
    p.line('M68 48Q75 53 82 48', 2.2, darker(fur, 0.5));
    p.ball(62, 23, 3.2, '#17121c');
    p.ball(88, 23, 3.2, '#17121c');
    p.spot(61, 22, 1, 1, '#ffffff');
    p.spot(87, 22, 1, 1, '#ffffff');
    for (const [x, side] of [
      [38, -1],
      [112, 1],
    ] as const) {
      p.oval(x, 68, 13, 10, skin);
      for (const at of [-1, 0, 1])
        p.line(`M${x + at * 8} 74L${x + at * 9 + side * 2} 82`, 3.4, '#fbf0e4');
    }
    p.path('M0 100Q20 76 44 82Q60 74 78 82Q96 74 110 82Q134 78 150 100Z', soil);
    for (const [x, y, r] of [
      [26, 90, 5],
      [58, 92, 6],
      [92, 91, 5],
      [122, 93, 6],
      [74, 97, 4],
    ] as const)
      p.ball(x, y, r, lighter(soil, 0.12));
  },
);
