import { flames } from '../flames.ts';
import { darker } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const BRICK = '#b5674a';
const DOME = 'M8 62Q8 8 60 8T112 62Z';
const MOUTH = 'M34 62V46Q34 26 60 26T86 46V62Z';

/** Ovens in which a fire burns. */
export const OVENS: readonly Thing[] = [
  drawn(
    'pizza-oven',
    {
      ratio: 1.2,
      metres: 2.1,
      anchors: {
        top: { x: 0.5, y: 0.64 },
        inside: { x: 0.3, y: 0.3, width: 0.4, height: 0.32 },
        outlet: { x: 0.5, y: 0.02 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? '#d8b48a';
      p.box(48, 0, 24, 16, 1, darker(BRICK, 0.15));
      p.path(DOME, main);
      p.within(DOME, () => {
        for (let row = 0; row < 5; row += 1)
          for (let at = 0; at < 8; at += 1)
            p.line(`M${at * 18 - (row % 2) * 9} ${16 + row * 11}h10`, 0.8, darker(main, 0.16));
      });
      for (let at = 0; at <= 8; at += 1) {
        const turn = Math.PI * (1 - at / 8);
        const [x, y] = [60 + 31 * Math.cos(turn), 52 - 31 * Math.sin(turn)];
        p.ball(x, y, 5.4, at % 2 === 0 ? BRICK : darker(BRICK, 0.15));
      }
      p.path(MOUTH, '#2a1a18');
      p.glow(60, 52, 34, '#ff9a3a', 0.7);
      p.box(0, 62, 120, 7, 1.5, '#8d8580');
      p.box(6, 69, 108, 31, 1, BRICK);
      for (const y of [77, 85, 93]) p.line(`M6 ${y}H114`, 0.9, darker(BRICK, 0.3));
      p.path('M42 100V84Q42 76 60 76T78 84V100Z', '#3a2420');
      for (const [x, y] of [
        [52, 96],
        [62, 96],
        [70, 96],
        [57, 90],
        [66, 90],
      ] as const)
        p.ball(x, y, 4, '#9a6a42');
    },
    (p, seconds) => {
      flames(p, { x: 50, y: 60, height: 22, width: 16 }, seconds);
      flames(p, { x: 69, y: 60, height: 17, width: 13 }, seconds + 0.7);
    },
  ),
  drawn(
    'pizza-peel',
    { ratio: 7.6, metres: 0.2, facing: 1, anchors: { grip: { x: 0.14, y: 0.6 } } },
    (p) => {
      p.brush.save();
      p.brush.scale(1.46, 1.46);
      p.brush.translate(0, -17);
      p.box(0, 54, 330, 14, 6, '#b98a5a');
      p.path('M316 60Q340 34 372 34H490Q518 36 520 60Q518 82 490 84H372Q340 84 316 60Z', '#cfa06c');
      p.oval(424, 52, 88, 30, '#c98a3c');
      p.oval(424, 46, 88, 28, '#e8b45a');
      p.oval(424, 45, 74, 21, '#f4cf6a');
      for (const [x, y] of [
        [384, 42],
        [424, 34],
        [462, 44],
        [410, 54],
        [444, 56],
      ] as const)
        p.oval(x, y, 13, 5, '#d8423c');
      for (const [x, y] of [
        [400, 34],
        [446, 40],
        [428, 48],
      ] as const)
        p.oval(x, y, 8, 2.6, '#4f9a45');
      p.brush.restore();
    },
  ),
  drawn(
    'bread-peel',
    { ratio: 7.6, metres: 0.2, facing: 1, anchors: { grip: { x: 0.14, y: 0.6 } } },
    (p) => {
      p.box(0, 56, 480, 20, 8, '#b98a5a');
      p.path('M462 60Q500 46 540 46H720Q760 48 760 66Q758 90 720 94H540Q500 92 462 76Z', '#cfa06c');
      p.path('M530 74Q526 4 634 2Q742 4 740 74Q640 84 530 74Z', '#c8843c');
      p.flat('M548 40Q566 12 634 10Q700 12 718 38Q640 24 548 40Z', '#e8b869', 0.9);
      p.line('M578 52L598 18M624 54L636 14M670 54L676 18', 7, '#f4dcae');
    },
  ),
];
