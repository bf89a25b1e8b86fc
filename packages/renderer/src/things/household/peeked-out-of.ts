import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const BRASS = '#c98f3a';

/** What somebody small looks out of. */
export const PEEKED_OUT_OF: readonly Thing[] = [
  drawn(
    'diving-helmet',
    {
      ratio: 0.96,
      metres: 0.5,
      anchors: {
        top: { x: 0.5, y: 0.04 },
        grip: { x: 0.5, y: 0.9 },
        inside: { x: 0.24, y: 0.24, width: 0.52, height: 0.46 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? BRASS;
      p.box(40, 0, 16, 12, 3, darker(main, 0.2));
      p.path('M4 78Q0 92 0 100H96Q96 92 92 78Z', darker(main, 0.14));
      p.ball(48, 46, 41, main);
      p.box(12, 74, 72, 11, 5, lighter(main, 0.18));
      for (const x of [12, 30, 48, 66, 84]) p.ball(x, 93, 3.4, lighter(main, 0.4));
      for (const x of [6, 90]) {
        p.oval(x, 46, 6, 12, darker(main, 0.1));
        p.line(`M${x} 37V55`, 1.8, lighter(main, 0.35));
      }
      p.ball(48, 47, 31, darker(main, 0.28));
      p.ball(48, 47, 26, '#1f4a5e');
      p.flat('M30 38Q36 27 48 25Q38 33 35 46Z', '#ffffff', 0.35);
      for (let at = 0; at < 8; at += 1) {
        const turn = (at / 8) * Math.PI * 2 + 0.4;
        p.ball(48 + Math.cos(turn) * 28.6, 47 + Math.sin(turn) * 28.6, 2.2, lighter(main, 0.4));
      }
      p.flat('M14 34Q20 16 36 9Q24 22 20 40Z', '#ffffff', 0.35);
    },
  ),
  drawn(
    'open-gift-box',
    { ratio: 1.3, metres: 0.4, anchors: { grip: { x: 0.5, y: 0.8 } } },
    (p, { colour }) => {
      const main = colour ?? '#e5484d';
      const ribbon = '#ffd766';
      // The lid leans on the side of it.
      p.path('M104 34L122 26L130 98L112 100Z', darker(main, 0.2));
      p.line('M113 31L121 99', 5, ribbon);
      p.path('M8 8L104 8L112 26L0 26Z', darker(main, 0.45));
      p.box(4, 24, 104, 76, 3, main);
      p.flat('M48 24h16v76h-16z', ribbon);
      p.box(0, 20, 112, 12, 3, lighter(main, 0.15));
      p.flat('M48 20h16v12h-16z', lighter(ribbon, 0.25));
      p.path('M56 26Q34 8 30 24Q32 38 56 26Q78 38 82 24Q78 8 56 26Z', ribbon);
      p.ball(56, 26, 5, darker(ribbon, 0.15));
    },
  ),
  drawn(
    'open-suitcase',
    { ratio: 1.5, metres: 0.6, anchors: { grip: { x: 0.5, y: 0.9 } } },
    (p, { colour }) => {
      const main = colour ?? '#3f8fd0';
      p.box(6, 0, 138, 54, 9, darker(main, 0.12));
      p.box(13, 6, 124, 44, 5, '#f2dfc0');
      p.line('M14 12L136 46M136 12L14 46', 2.4, '#d9bd92');
      p.box(0, 48, 150, 52, 9, main);
      p.box(0, 46, 150, 9, 4, lighter(main, 0.2));
      p.line('M26 56V98M124 56V98', 5, darker(main, 0.2));
      p.box(58, 68, 34, 12, 5, darker(main, 0.32));
      p.box(63, 72, 24, 4, 2, lighter(main, 0.2));
      for (const x of [40, 104]) p.box(x, 52, 8, 10, 2, '#f0d48a');
    },
  ),
];
