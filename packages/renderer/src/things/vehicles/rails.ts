import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

function wheels(p: Pen, at: readonly number[]): void {
  for (const x of at) {
    p.ball(x, 91, 9, '#3a3f4d');
    p.ball(x, 91, 4, '#8d93a3');
  }
}

/** One carriage of a modern train. */
function carriage(p: Pen, x: number, main: string, glass: string): void {
  p.box(x, 16, 124, 70, 8, '#eef1f6');
  p.box(x, 60, 124, 26, 4, main);
  for (let at = 0; at < 4; at += 1) p.box(x + 8 + at * 29, 28, 22, 24, 4, glass);
  p.line(`M${x + 60} 22V84`, 1.4, '#c3c9d6');
  wheels(p, [x + 22, x + 42, x + 84, x + 104]);
}

export const RAILS: readonly Thing[] = [
  drawn(
    'old-tram',
    {
      ratio: 1.75,
      metres: 3.4,
      medium: 'land',
      facing: 1,
      anchors: { seat: { x: 0.5, y: 0.5 }, top: { x: 0.5, y: 0.16 } },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#f4c22b';
      const glass = isDark ? '#ffe9a8' : '#bfe3f2';
      p.line('M70 14L96 1L120 1', 2.4, '#4a4f5c');
      p.box(14, 10, 148, 8, 4, darker(main, 0.3));
      p.box(6, 16, 164, 70, 8, main);
      p.box(6, 16, 164, 38, 8, '#fdf6e4');
      for (let at = 0; at < 6; at += 1) p.box(14 + at * 25.6, 24, 20, 26, 3, glass);
      p.box(4, 54, 168, 6, 2, darker(main, 0.22));
      p.box(20, 62, 18, 24, 2, lighter(main, 0.2));
      p.box(138, 62, 18, 24, 2, lighter(main, 0.2));
      p.ball(168, 72, 5, '#fff7cc');
      p.box(0, 84, 175, 5, 2, '#4a4f5c');
      wheels(p, [44, 66, 112, 134]);
    },
  ),
  drawn(
    'modern-train',
    {
      ratio: 3.9,
      metres: 3.6,
      medium: 'land',
      facing: 1,
      anchors: { seat: { x: 0.9, y: 0.5 }, top: { x: 0.5, y: 0.12 } },
    },
    (p, { colour, isDark }) => {
      const main = colour ?? '#d8433f';
      const glass = isDark ? '#ffe9a8' : '#6fb3d9';
      p.line('M150 14L166 1L182 1', 2.4, '#4a4f5c');
      carriage(p, 0, main, glass);
      carriage(p, 130, main, glass);
      p.path('M260 16H346Q376 20 390 66Q392 86 378 86H260Z', '#eef1f6');
      p.path('M260 60H387Q392 86 378 86H260Z', main);
      for (let at = 0; at < 3; at += 1) p.box(268 + at * 27, 28, 21, 24, 4, glass);
      p.path('M352 26Q368 32 376 52H352Z', isDark ? '#ffe9a8' : '#2f4a63');
      p.ball(382, 70, 4, '#fff7cc');
      wheels(p, [282, 302, 342, 362]);
    },
  ),
];
