import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What one carries out, changes a child on, votes with and keeps for animals. */
export const TIDYING: readonly Thing[] = [
  drawn(
    'trash-bag',
    { ratio: 0.86, metres: 0.62, anchors: { grip: { x: 0.48, y: 0.06 } } },
    (p, { colour }) => {
      const main = colour ?? '#2f3442';
      p.path('M34 18Q28 4 38 2L43 10L50 1Q58 6 51 18Z', darker(main, 0.2));
      p.path('M36 17H50Q58 28 74 42Q90 66 80 90Q60 104 26 98Q-4 92 2 64Q8 40 26 30Z', main);
      p.line('M34 18H52', 4, '#e2483f');
      p.flat('M22 46Q32 32 40 28Q34 48 30 78Q16 72 22 46Z', '#ffffff', 0.2);
      p.line('M48 26Q58 50 54 84M62 46Q70 66 66 86', 1.8, lighter(main, 0.22));
    },
  ),
  drawn(
    'changing-table',
    { ratio: 1.3, metres: 1.25, anchors: { top: { x: 0.5, y: 0.42 } } },
    (p, { colour }) => {
      p.box(6, 46, 118, 8, 2, '#fffaf0');
      p.box(8, 54, 7, 46, 1, '#e9dcc6');
      p.box(115, 54, 7, 46, 1, '#e9dcc6');
      p.box(10, 74, 110, 5, 1, '#fffaf0');
      p.box(22, 60, 26, 14, 3, '#bfe3f2');
      p.box(52, 64, 22, 10, 3, '#ffffff');
      p.box(80, 58, 26, 16, 3, colour ?? '#f6c6d6');
      p.box(10, 36, 110, 12, 6, '#bfe3f2');
      // The child lies on its back, with its feet in the air.
      p.ball(30, 26, 13, '#f6c79c');
      p.spot(27, 22, 1.5, 1.9, '#3a2630');
      p.spot(34, 21, 1.5, 1.9, '#3a2630');
      p.line('M29 30q3 3 6 0', 1.4, '#8c3040');
      p.line('M21 15q3 -5 7 -2', 2, '#6d4330');
      p.line('M54 30L60 14', 6, '#f6c79c');
      p.path('M40 22Q58 16 74 22V38H42Q38 30 40 22Z', '#ffd9a8');
      p.path('M66 20Q82 16 90 24Q92 36 82 39H68Z', '#ffffff');
      p.line('M84 28L98 22L102 8M80 34L96 32L106 20', 6, '#f6c79c');
    },
  ),
  drawn(
    'ballot-box',
    { ratio: 1.1, metres: 0.5, anchors: { top: { x: 0.5, y: 0.3 }, grip: { x: 0.5, y: 0.1 } } },
    (p, { colour }) => {
      const main = colour ?? '#3f7ac4';
      p.path('M42 0H70V36H42Z', '#ffffff');
      p.line('M50 12L55 18L63 7', 3, '#38b000');
      p.path('M6 34L16 24H94L104 34Z', lighter(main, 0.3));
      p.path('M34 29H78L80 33H32Z', '#22304a');
      p.box(4, 34, 102, 66, 4, main);
      p.box(32, 50, 46, 34, 3, '#ffffff');
      p.line('M42 66L51 76L70 57', 6, '#38b000');
    },
  ),
  drawn(
    'shower',
    { ratio: 0.62, metres: 2.3 },
    (p, { colour }) => {
      p.box(0, 94, 62, 6, 2, '#f4f8fb');
      p.flat('M3 4H59V94H3Z', '#cfeaf5', 0.3);
      p.flat('M8 8L26 8L12 60V30Z', '#ffffff', 0.3);
      for (const x of [0, 58]) p.box(x, 0, 4, 95, 1, colour ?? '#c3ccd6');
      p.box(0, 0, 62, 4, 1, colour ?? '#c3ccd6');
      p.line('M58 12H40Q33 12 33 16', 2, '#9aa6b4');
      p.path('M22 20L28 15H38L44 20Z', '#aab4c0');
      p.box(53, 48, 3, 14, 1.4, '#9aa6b4');
    },
    (p, seconds) => {
      for (let at = 0; at < 26; at += 1) {
        const along = (seconds * 1.4 + at * 0.382) % 1;
        const x = 24 + ((at * 11) % 19);
        const y = 21 + along * 70;
        p.flat(`M${x} ${y}h1.1v6h-1.1Z`, '#5fb4e6', 0.75);
      }
    },
  ),
  drawn('trough', { ratio: 3.25, metres: 0.5, anchors: { top: { x: 0.5, y: 0.3 } } }, (p) => {
    p.brush.scale(1.25, 1.25);
    p.brush.translate(0, -20);
    p.path('M24 62L10 100H26L38 70ZM236 62L250 100H234L222 70Z', '#6d4330');
    p.path('M0 22H260L238 80H22Z', '#a8703f');
    p.flat('M10 22H250L246 32H14Z', '#7fc4e6');
    p.line('M0 22H260', 6, '#c98a4e');
    p.line('M12 52H248', 2.4, '#7a4f33');
  }),
  drawn(
    'scratching-post',
    { ratio: 0.6, metres: 0.9, anchors: { top: { x: 0.5, y: 0.06 } } },
    (p, { colour }) => {
      p.box(24, 8, 13, 84, 2, '#d8b98a');
      for (let y = 14; y < 90; y += 5) p.line(`M24 ${y}L37 ${y - 3}`, 1.2, '#b08d5c');
      p.box(10, 2, 41, 9, 4, colour ?? '#8a93a6');
      p.box(2, 90, 57, 10, 4, colour ?? '#8a93a6');
    },
  ),
];
