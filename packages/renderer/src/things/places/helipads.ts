import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Where helicopters come down: a round deck on a low frame, with its letter and its lamps. */
export const HELIPADS: readonly Thing[] = [
  drawn(
    'helipad',
    { ratio: 4.2, metres: 2.4, medium: 'scenery', anchors: { top: { x: 0.5, y: 0.34 } } },
    (p, { colour }) => {
      const main = colour ?? '#5b6478';
      for (const x of [70, 150, 270, 350]) p.box(x - 6, 52, 12, 46, 2, darker(main, 0.35));
      p.oval(210, 46, 208, 44, darker(main, 0.3));
      p.oval(210, 38, 208, 38, main);
      p.oval(210, 38, 176, 30, '#f2f4f8');
      p.oval(210, 38, 164, 27, lighter(main, 0.06));
      p.line('M172 20L164 57M248 20L256 57M168 38H252', 9, '#f2c14e');
      for (let at = 0; at < 12; at += 1) {
        const turn = (at / 12) * Math.PI * 2;
        const [x, y] = [210 + Math.cos(turn) * 196, 38 + Math.sin(turn) * 35];
        p.glow(x, y, 15, '#ff6a4a', 0.7);
        p.oval(x, y, 5, 3, '#ffd0b0');
      }
    },
  ),
];
