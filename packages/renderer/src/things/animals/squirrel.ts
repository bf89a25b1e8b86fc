import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A tail that rises behind the back and curls outwards at its tip. */
function brush(p: Pen, main: string): void {
  p.path(
    'M58 96Q96 100 100 66Q102 46 88 36Q82 28 90 22Q98 20 100 30Q112 12 94 4Q70 -4 60 20Q54 36 66 52Q74 66 56 80Z',
    darker(main, 0.1),
  );
  p.flat(
    'M66 92Q90 92 91 66Q92 50 78 38Q70 26 78 14Q66 20 66 34Q68 46 76 56Q84 72 66 84Z',
    lighter(main, 0.3),
    0.6,
  );
}

/** It sits up and holds an acorn to its mouth. */
function squirrel(p: Pen, main: string): void {
  const belly = '#fdebd0';
  brush(p, main);
  p.path('M30 100Q20 66 38 48Q58 44 66 62Q80 84 70 100Z', main);
  p.path('M30 98Q24 68 38 54Q46 56 48 72Q48 92 40 99Z', belly);
  p.path('M50 100Q46 76 62 72Q78 74 76 92Q74 100 66 100Z', darker(main, 0.08));
  p.path('M26 100Q26 92 40 92H56Q60 96 58 100Z', darker(main, 0.18));
  p.path('M40 16Q36 2 44 0Q52 6 52 18Z', darker(main, 0.12));
  p.path('M30 18Q24 4 31 1Q40 6 42 18Z', main);
  p.flat('M32 14Q29 6 32 4Q37 8 38 15Z', '#f3b9a0');
  p.path('M8 34Q10 16 32 13Q54 14 56 34Q54 52 32 52Q12 50 8 34Z', main);
  p.path('M7 36Q10 28 22 32Q34 40 26 50Q12 50 7 36Z', belly);
  p.spot(9, 34, 3.4, 2.8, '#3a2430');
  p.spot(27, 28, 5, 5.6, '#261a24');
  p.spot(25.6, 26, 1.7, 1.9, '#ffffff');
  p.path('M10 62Q10 54 19 54Q28 54 28 62Q27 72 19 75Q11 72 10 62Z', '#b9763a');
  p.path('M8 60Q9 51 19 50Q29 51 30 60Q19 64 8 60Z', '#7a4a26');
  p.line('M19 50V46', 2.4, '#7a4a26');
  p.path('M44 56Q34 56 24 62Q20 66 24 70Q36 70 48 66Z', darker(main, 0.1));
  p.ball(25, 66, 4, lighter(main, 0.15));
}

export const SQUIRRELS: readonly Thing[] = [
  drawn(
    'chipmunk',
    {
      ratio: 1.06,
      metres: 0.3,
      medium: 'land',
      facing: -1,
      anchors: {
        top: { x: 0.3, y: 0.14 },
        mouth: { x: 0.1, y: 0.44 },
        hand: { x: 0.2, y: 0.64 },
      },
    },
    (p, { colour }) => squirrel(p, colour ?? '#d9793a'),
  ),
];
