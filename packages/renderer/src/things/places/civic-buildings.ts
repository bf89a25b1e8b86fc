import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Where the fire brigade and the police are. */
export const CIVIC_BUILDINGS: readonly Thing[] = [
  drawn('fire-station', { ratio: 1.5, metres: 9, medium: 'scenery' }, (p, { colour, isDark }) => {
    const wall = colour ?? '#c8503f';
    p.box(112, 0, 30, 100, 2, darker(wall, 0.14));
    p.path('M108 4L127 -6L146 4V8H108Z', '#5a3a3a');
    p.ball(127, 24, 9, '#f4d08a');
    p.box(0, 20, 118, 80, 2, wall);
    p.box(-2, 16, 122, 7, 1, lighter(wall, 0.5));
    p.box(0, 50, 118, 3, 0, lighter(wall, 0.5));
    for (const x of [10, 64]) {
      p.box(x, 56, 44, 44, 3, '#f4efe4');
      p.box(x + 3, 59, 38, 41, 2, '#b02a2a');
      for (const y of [66, 76, 86]) p.box(x + 6, y, 32, 7, 1, darker('#b02a2a', 0.2));
      p.box(x + 6, 62, 32, 8, 1, isDark ? '#ffe9a8' : '#bfe0f0');
    }
    for (const x of [12, 30, 72, 90]) p.box(x, 30, 14, 15, 2, isDark ? '#ffe9a8' : '#bfe0f0');
    p.path('M59 24Q74 26 71 36Q70 46 59 50Q48 46 47 36Q44 26 59 24Z', '#f2b632');
    p.path('M59 28Q66 36 64 41Q62 46 59 46Q55 46 54 41Q53 37 56 35Q57 38 59 28Z', '#e2483f');
    p.box(120, 66, 14, 34, 2, '#5a3a3a');
    p.box(119, 42, 16, 14, 2, isDark ? '#ffe9a8' : '#bfe0f0');
  }),
  drawn('police-station', { ratio: 1.5, metres: 9, medium: 'scenery' }, (p, { colour, isDark }) => {
    const wall = colour ?? '#8fa6c4';
    const glass = isDark ? '#ffe9a8' : '#cfe9f7';
    p.box(4, 12, 142, 88, 2, wall);
    p.box(0, 6, 150, 10, 2, '#2f4a80');
    p.box(4, 50, 142, 6, 0, '#2f4a80');
    for (const x of [14, 38, 98, 122]) {
      p.box(x, 24, 15, 18, 2, glass);
      p.box(x, 64, 15, 20, 2, glass);
    }
    p.path('M58 60H92V100H58Z', lighter(wall, 0.45));
    p.box(62, 66, 12, 34, 1, '#2f4a80');
    p.box(76, 66, 12, 34, 1, '#2f4a80');
    p.box(54, 96, 42, 4, 1, '#c9c2b4');
    p.path('M75 18L91 23Q92 42 75 50Q58 42 59 23Z', '#2f4a80');
    p.path('M75 24L77.6 31H85L79 35.6L81.2 43L75 38.6L68.8 43L71 35.6L65 31H72.4Z', '#f2c94a');
    p.box(66, 0, 8, 7, 2, '#3f7fe8');
    p.box(76, 0, 8, 7, 2, '#e2483f');
    p.ball(50, 66, 4, '#3f7fe8');
    p.ball(100, 66, 4, '#3f7fe8');
    if (isDark) p.glow(75, 3, 30, '#6fa8ff', 0.7);
  }),
];
