import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Lamps with an arm, which shine on what is below them. */
export const DESK_LAMPS: readonly Thing[] = [
  drawn(
    'desk-lamp',
    { ratio: 0.92, metres: 0.5, facing: 1, anchors: { outlet: { x: 0.74, y: 0.46 } } },
    (p, { colour }) => {
      const main = colour ?? '#3d5a80';
      p.flat('M46 46L24 97H92V74L84 36Z', '#ffe9a8', 0.34);
      p.flat('M52 46L42 97H84L80 40Z', '#fff3c9', 0.3);
      p.oval(27, 94, 27, 6, darker(main, 0.35));
      p.oval(27, 91, 25, 6, main);
      p.line('M26 90L12 52', 5, '#aeb7c4');
      p.line('M12 52L48 16', 5, '#c3cad6');
      p.ball(26, 88, 5, darker(main, 0.2));
      p.ball(12, 52, 5, darker(main, 0.2));
      p.oval(66, 41, 20, 8, '#fff6d0');
      p.ball(66, 43, 8, '#fff2b0');
      p.path('M44 8Q56 0 66 8L88 34Q70 34 45 49Q38 26 44 8Z', main);
      p.flat('M48 12Q54 7 58 9L50 34Q46 22 48 12Z', lighter(main, 0.5), 0.5);
      p.ball(47, 14, 5, darker(main, 0.25));
    },
    (p, seconds) => p.glow(67, 48, 44, '#ffdf8a', 0.66 + 0.04 * Math.sin(seconds * 2)),
  ),
];
