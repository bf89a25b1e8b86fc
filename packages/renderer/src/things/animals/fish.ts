import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A long fish from the side, with its tail beating. */
function body(p: Pen, main: string, belly: string): void {
  p.path('M150 18Q178 0 150 26Z', darker(main, 0.2));
  p.path('M110 20Q126 -6 156 4Q150 16 150 24Z', darker(main, 0.15));
  p.path('M120 80Q132 98 152 96Q146 84 146 74Z', darker(main, 0.15));
  p.path('M44 50Q80 12 150 16Q206 22 234 52Q206 82 150 86Q80 88 44 50Z', main);
  p.path('M50 56Q100 84 150 80Q204 78 232 54Q206 84 150 86Q84 88 50 56Z', belly);
  for (const [x, y] of [
    [96, 34],
    [112, 28],
    [128, 34],
    [146, 26],
    [162, 34],
    [84, 42],
  ] as const)
    p.spot(x, y, 2.6, 2.2, darker(main, 0.4), 0.7);
  p.path('M172 54Q150 58 144 74Q164 76 178 62Z', darker(main, 0.1));
  p.line('M192 32Q182 52 192 72', 2, darker(main, 0.3));
  p.ball(212, 44, 6, '#ffffff');
  p.spot(213, 44, 3.2, 3.4, '#221c28');
  p.line('M234 54Q224 60 214 58', 2, darker(main, 0.45));
}

function tail(p: Pen, seconds: number, main: string): void {
  p.brush.save();
  p.brush.translate(52, 50);
  p.brush.scale(0.86 + 0.14 * Math.cos(seconds * 9), 1);
  p.path('M4 0Q-18 -10 -50 -34Q-38 0 -50 34Q-18 10 4 0Z', darker(main, 0.12));
  p.brush.restore();
}

export const FISH: readonly Thing[] = [
  drawn(
    'salmon',
    {
      ratio: 2.35,
      metres: 0.35,
      medium: 'water',
      facing: 1,
      anchors: { mouth: { x: 0.97, y: 0.54 }, grip: { x: 0.5, y: 0.5 } },
    },
    (p, { colour }) => body(p, colour ?? '#e2795c', lighter(colour ?? '#f2c0a8', 0.5)),
    (p, seconds, { colour }) => tail(p, seconds, colour ?? '#e2795c'),
  ),
];
