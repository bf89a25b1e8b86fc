import { drawn, type Thing } from '../thing.ts';

const COAT = '#3a3f63';

/** On its belly, head first, with the wings spread and the feet behind. */
export const SLIDERS: readonly Thing[] = [
  drawn(
    'penguin-sliding',
    {
      ratio: 1.9,
      metres: 0.4,
      medium: 'land',
      facing: 1,
      anchors: { mouth: { x: 0.98, y: 0.42 }, top: { x: 0.5, y: 0.16 }, seat: { x: 0.5, y: 0.2 } },
    },
    (p, { colour }) => {
      const coat = colour ?? COAT;
      p.path('M30 60L2 42Q0 52 10 58L0 64Q6 76 34 74Z', '#f59b23');
      p.path('M78 24Q64 2 36 0Q30 8 44 20Q54 30 74 36Z', coat);
      p.path('M14 70Q22 28 76 18Q126 10 152 34Q160 52 146 68Q100 100 40 96Q14 92 14 70Z', coat);
      p.path('M24 84Q50 66 96 70Q136 70 152 54Q156 84 116 96Q60 104 24 84Z', '#ffffff');
      p.path('M118 34Q128 12 154 16Q178 22 178 46Q174 66 150 68Q124 66 118 34Z', coat);
      p.path('M140 38Q150 26 166 32Q178 40 174 54Q164 66 148 62Q136 54 140 38Z', '#ffffff');
      p.path('M170 40Q186 40 190 48Q182 54 170 53Z', '#f59b23');
      p.spot(158, 40, 4.4, 5, '#241f2c');
      p.spot(159.6, 38, 1.6, 1.7, '#ffffff');
      p.path('M92 60Q82 84 54 92Q46 86 56 74Q64 62 84 52Z', coat);
    },
  ),
];
