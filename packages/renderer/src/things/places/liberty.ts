import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const COPPER = '#6fb5a0';

/** On her pedestal, with the torch raised and the tablet in her arm. */
function liberty(p: Pen, main: string, isDark: boolean): void {
  const [dark, light] = [darker(main, 0.22), lighter(main, 0.25)];
  p.path('M2 100L5 92H39L42 100Z', '#a8998a');
  p.path('M8 92L11 66H33L36 92Z', '#d3c3ac');
  p.box(9, 63, 26, 4, 1, '#e3d6c1');
  for (const x of [15, 21, 27]) p.box(x, 72, 3, 12, 1, '#a8998a');
  p.path('M14 64Q13 46 16 36Q22 31 28 36Q31 48 30 64Z', main);
  p.line('M18 40Q16 52 17 63M22 38V63M26 40Q28 52 27 63', 0.9, dark);
  p.line('M16 38Q11 30 12.5 16', 3.2, main);
  p.path('M10 15H15.4L14.4 19H11Z', '#d9b45a');
  p.glow(12.7, 10, isDark ? 12 : 7, '#ffd35a', isDark ? 0.9 : 0.6);
  p.path('M12.7 5Q16 10 14.6 14H10.8Q9.4 10 12.7 5Z', '#ffc23f');
  p.path('M26 40L33 37L35 48L28 51Z', light);
  p.line('M28 38Q32 42 29 47', 2.4, main);
  p.ball(22, 29, 4.6, main);
  p.path('M17.5 27.5Q22 22.5 26.5 27.5L26 29.5Q22 26 18 29.5Z', dark);
  for (const [x, y] of [
    [14.6, 23],
    [17.6, 20.4],
    [22, 19.2],
    [26.4, 20.4],
    [29.4, 23],
  ] as const)
    p.line(`M22 27L${x} ${y}`, 1, light);
  p.spot(20.4, 29.6, 0.5, 0.7, dark);
  p.spot(23.6, 29.6, 0.5, 0.7, dark);
}

export const LIBERTY: readonly Thing[] = [
  drawn(
    'statue-of-liberty',
    { ratio: 0.44, metres: 46, medium: 'scenery' },
    (p, { colour, isDark }) => {
      p.spot(22, 99, 22, 1, '#a8998a');
      p.spot(12.7, 2.6, 1, 2.6, '#ffe9a8');
      liberty(p, colour ?? COPPER, isDark);
    },
  ),
];
