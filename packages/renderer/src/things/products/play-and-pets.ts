import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 } };

export const PLAY_AND_PETS: readonly Thing[] = [
  drawn('doll', { ratio: 0.62, metres: 0.4, anchors: HELD }, (p, { colour }) => {
    const dress = colour ?? '#ef6fa5';
    p.oval(31, 22, 23, 22, '#8a4b2a');
    p.path('M9 22Q2 46 8 58Q15 60 17 50L18 30Z', '#8a4b2a');
    p.path('M53 22Q60 46 54 58Q47 60 45 50L44 30Z', '#8a4b2a');
    p.line('M24 80V93M38 80V93', 7, '#f6c9a2');
    p.oval(23, 96, 6.5, 4, '#3f4c8a');
    p.oval(39, 96, 6.5, 4, '#3f4c8a');
    p.line('M20 53Q9 58 6 68M42 53Q53 58 56 68', 6, '#f6c9a2');
    p.path('M22 45H40L54 80Q31 88 8 80Z', dress);
    p.path('M15 76Q31 82 47 76L54 80Q31 88 8 80Z', lighter(dress, 0.45));
    p.oval(22, 51, 7, 6, lighter(dress, 0.2));
    p.oval(40, 51, 7, 6, lighter(dress, 0.2));
    p.ball(31, 28, 18.5, '#f9d3ae');
    p.path('M12 26Q14 7 31 7Q48 7 50 26Q42 14 31 15Q20 14 12 26Z', '#8a4b2a');
    p.spot(24, 30, 2.6, 3.4, '#2d2436');
    p.spot(38, 30, 2.6, 3.4, '#2d2436');
    p.spot(25, 29, 0.9, 1.1, '#ffffff');
    p.spot(39, 29, 0.9, 1.1, '#ffffff');
    p.spot(19, 36, 3.4, 2.2, '#f08a8a', 0.6);
    p.spot(43, 36, 3.4, 2.2, '#f08a8a', 0.6);
    p.line('M27 38Q31 42 35 38', 1.6, '#c0455a');
    p.path('M31 6L20 0V11ZM31 6L42 0V11Z', dress);
    p.ball(31, 5.5, 2.8, darker(dress, 0.2));
  }),
  drawn(
    'board-game',
    { ratio: 1.5, metres: 0.3, anchors: { top: { x: 0.5, y: 0.4 } } },
    (p, { colour }) => {
      const main = colour ?? '#2f9e74';
      p.path('M34 40H116L148 92H2Z', main);
      p.path('M2 92H148V98Q148 100 146 100H4Q2 100 2 98Z', darker(main, 0.35));
      p.path('M41 46H109L134 86H16Z', '#fbf3dc');
      const colours = ['#e5483f', '#f6b53a', '#3f8efc', '#9b59d0'];
      for (let at = 0; at < 8; at += 1) {
        const [near, far] = [16 + at * 14.75, 41 + at * 8.5];
        const fill = (shift: number) => colours[(at + shift) % colours.length] ?? main;
        p.flat(`M${far} 46h7.4l-2.6 7h-8z`, fill(0));
        p.flat(`M${near + 5} 77h13l2 9h-15z`, fill(2));
      }
      p.path('M58 62H92L97 70H53Z', '#f6b53a');
      for (const [x, y, pawn] of [
        [36, 66, '#e5483f'],
        [112, 70, '#3f8efc'],
        [88, 52, '#8a4fd0'],
      ] as const) {
        p.path(
          `M${x - 9} ${y + 12}Q${x} ${y + 17} ${x + 9} ${y + 12}L${x + 3} ${y - 12}H${x - 3}Z`,
          pawn,
        );
        p.ball(x, y - 17, 8, pawn);
      }
      p.box(46, 8, 26, 26, 6, '#ffffff');
      p.box(76, 14, 24, 24, 6, '#fff6ea');
      for (const [x, y] of [
        [53, 15],
        [65, 15],
        [59, 21],
        [53, 27],
        [65, 27],
        [83, 21],
        [93, 31],
      ] as const)
        p.spot(x, y, 2.6, 2.6, '#e5383b');
    },
  ),
  drawn(
    'birdcage',
    { ratio: 0.66, metres: 0.7, anchors: { inside: { x: 0.15, y: 0.3, width: 0.7, height: 0.5 } } },
    (p, { colour }) => {
      const main = colour ?? '#d9a441';
      p.flat('M6 84V42Q6 12 33 10Q60 12 60 42V84Z', '#ffffff', 0.22);
      p.ring(33, 5, 4, 2, main);
      p.ball(33, 11, 3.4, main);
      p.line('M8 84V42Q8 14 33 12Q58 14 58 42V84', 2.4, main);
      p.line(
        'M17 84V40Q18 16 33 12Q48 16 49 40V84M25.5 84V40Q26 18 33 12Q40 18 40.5 40V84',
        1.7,
        main,
      );
      p.line('M8 44H58M8 64H58', 1.8, darker(main, 0.15));
      p.line('M14 70H52', 2.6, '#9a6236');
      p.box(2, 83, 62, 13, 5, darker(main, 0.12));
      p.box(8, 95, 50, 5, 2, darker(main, 0.4));
    },
  ),
  drawn(
    'pet-bed',
    {
      ratio: 2.1,
      metres: 0.85,
      anchors: { top: { x: 0.5, y: 0.42 }, inside: { x: 0.15, y: 0.2, width: 0.7, height: 0.5 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#8fa6c9';
      p.oval(105, 46, 103, 40, darker(main, 0.25));
      p.oval(105, 46, 82, 26, '#fbf4e6');
      p.path('M2 46Q4 96 105 100Q206 96 208 46Q196 74 105 76Q14 74 2 46Z', main);
      p.line('M30 70Q60 90 105 90Q150 90 180 70', 2, lighter(main, 0.35));
      p.path(
        'M93 82q-4 -6 2 -8q5 -1 10 5q5 -6 10 -5q6 2 2 8q-4 6 -12 11q-8 -5 -12 -11z',
        '#ffffff',
      );
    },
  ),
  drawn(
    'laser-dot',
    { ratio: 1, metres: 0.06, medium: 'air' },
    (p) => p.ball(50, 50, 50, '#ff2f3c'),
    (p, seconds) => {
      p.glow(50, 50, 130 + 30 * Math.sin(seconds * 9), '#ff3040', 0.7);
    },
  ),
];
