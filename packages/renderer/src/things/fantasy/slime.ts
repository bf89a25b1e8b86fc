import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A heap of jelly with eyes that quivers. */
function slime(p: Pen, seconds: number, main: string): void {
  const swell = Math.sin(seconds * 3.4);
  const { brush } = p;
  brush.save();
  brush.translate(65, 100);
  brush.scale(1 + swell * 0.02, 1 - swell * 0.04);
  brush.translate(-65, -100);
  p.path(
    'M4 92Q-2 72 18 58Q24 14 64 8Q106 6 112 54Q132 70 128 92Q124 102 104 99Q90 96 84 99Q70 102 60 98Q46 103 34 99Q8 103 4 92Z',
    main,
  );
  p.flat(
    'M18 90Q16 78 28 68Q34 28 64 20Q48 40 46 66Q32 74 34 92Q24 96 18 90Z',
    lighter(main, 0.4),
    0.5,
  );
  p.flat(
    'M104 40Q108 58 114 68Q124 78 122 90Q112 98 102 94Q110 70 104 40Z',
    darker(main, 0.25),
    0.4,
  );
  p.spot(46, 26, 10, 5.4, '#ffffff', 0.7);
  p.spot(34, 38, 4, 4, '#ffffff', 0.6);
  for (const [x, y, r] of [
    [30, 82, 4],
    [92, 78, 5],
    [104, 86, 3],
    [62, 88, 3],
  ] as const)
    p.spot(x, y, r, r, lighter(main, 0.55), 0.6);
  for (const x of [56, 88]) {
    p.oval(x, 46, 11, 13, '#ffffff');
    p.spot(x + 3, 48, 5.4, 7.4, '#20301c');
    p.spot(x + 5, 45, 2, 2.6, '#ffffff');
  }
  p.path('M54 68Q72 76 92 66Q90 86 74 86Q58 86 54 68Z', darker(main, 0.6));
  p.path('M62 71.4L66 78L70 72.6ZM78 72L82 78L86 69.4Z', '#ffffff');
  brush.restore();
}

export const SLIMES: readonly Thing[] = [
  drawn(
    'slime',
    {
      ratio: 1.3,
      metres: 1.2,
      medium: 'land',
      facing: 1,
      anchors: { mouth: { x: 0.56, y: 0.76 }, top: { x: 0.5, y: 0.08 } },
    },
    () => undefined,
    (p, seconds, { colour }) => slime(p, seconds, colour ?? '#5fcf4a'),
  ),
];
