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

/** A shark from the side, with its fin up and its gills and teeth seen. */
function shark(p: Pen, main: string): void {
  p.path('M118 34Q122 8 96 0Q106 22 92 38Z', darker(main, 0.16));
  p.path('M62 40Q58 30 46 28Q54 36 50 44Z', darker(main, 0.16));
  p.path('M34 46Q90 24 150 30Q206 34 236 56Q218 72 180 76Q110 84 34 54Z', main);
  p.path('M44 54Q100 66 150 62Q200 62 234 58Q216 72 180 76Q110 84 44 54Z', '#eef3f7');
  p.path('M150 68Q138 94 112 100Q120 84 118 70Z', darker(main, 0.1));
  p.path('M78 66Q72 80 58 82Q64 72 62 62Z', darker(main, 0.16));
  p.line('M160 42Q154 52 160 62M168 42Q162 52 168 62M176 43Q170 52 176 62', 2, darker(main, 0.3));
  p.path('M232 60Q214 62 196 58Q204 70 222 68Z', '#6b3040');
  p.flat('M200 60l4 5 4-4 4 5 4-4 4 5 4-5z', '#ffffff');
  p.spot(206, 46, 4, 4.2, '#1f1a26');
  p.spot(207.4, 44.6, 1.3, 1.3, '#ffffff');
  p.line('M198 40L212 42', 2.4, darker(main, 0.3));
}

/** Its tail, which is higher than deep. */
function sharkTail(p: Pen, seconds: number, main: string): void {
  p.brush.save();
  p.brush.translate(38, 50);
  p.brush.scale(0.84 + 0.16 * Math.cos(seconds * 5), 1);
  p.path('M4 -5Q-14 -16 -36 -46Q-32 -14 -24 0Q-30 14 -32 30Q-12 16 4 5Z', darker(main, 0.08));
  p.brush.restore();
}

export const FISH: readonly Thing[] = [
  drawn(
    'shark-swimming',
    {
      ratio: 2.38,
      metres: 1.3,
      medium: 'water',
      facing: 1,
      anchors: { mouth: { x: 0.93, y: 0.62 }, top: { x: 0.5, y: 0.3 }, seat: { x: 0.48, y: 0.34 } },
    },
    (p, { colour }) => shark(p, colour ?? '#7790a6'),
    (p, seconds, { colour }) => sharkTail(p, seconds, colour ?? '#7790a6'),
  ),
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
