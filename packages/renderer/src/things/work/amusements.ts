import { drawn, type Thing } from '../thing.ts';

/** What one plays on, with or against in a hall, and looks through from afar. */
export const AMUSEMENTS: readonly Thing[] = [
  drawn(
    'foosball-table',
    { ratio: 1.7, metres: 0.95, anchors: { top: { x: 0.5, y: 0.22 } } },
    (p, { colour }) => {
      p.line('M24 66V98M146 66V98', 9, '#6d4330');
      p.path('M16 24H154L164 40H6Z', '#4fa05a');
      p.line('M85 24V40', 1.6, '#ffffff');
      p.box(4, 38, 162, 30, 4, colour ?? '#b87a4b');
      for (let at = 0; at < 6; at += 1) {
        const x = 30 + at * 22;
        const shirt = at % 2 === 0 ? '#e5383b' : '#2f6fd0';
        p.line(`M${x} 10V72`, 2.4, '#c3cad6');
        p.box(x - 4, 22, 8, 13, 2, shirt);
        p.ball(x, 19, 3.6, '#f6c79c');
        p.box(x - 3, 70, 6, 12, 3, '#22242e');
      }
      p.ball(96, 34, 3, '#ffffff');
    },
  ),
  drawn(
    'bagpipes',
    { ratio: 1.1, metres: 0.85, facing: 1, anchors: { grip: { x: 0.56, y: 0.66 } } },
    (p, { colour }) => {
      const main = colour ?? '#a8243a';
      p.line('M44 52L20 4M54 50L40 2M36 56L4 14', 4, '#3a2a2a');
      p.line('M20 4L17 0M40 2L38 -2M4 14L1 10', 6, '#f3e6c4');
      p.path('M24 58Q40 44 70 52Q96 60 92 76Q80 92 50 86Q24 80 24 58Z', main);
      p.line('M30 60L84 84M46 50L92 72M28 74L56 88', 2, '#22543a');
      p.line('M84 60L104 28', 4, '#3a2a2a');
      p.line('M70 82L94 98', 5, '#3a2a2a');
    },
  ),
  drawn('binoculars', { ratio: 1.5, metres: 0.2, facing: 1 }, (p) => {
    p.box(20, 4, 110, 40, 12, '#2e3444');
    p.box(16, 54, 114, 42, 12, '#3a4152');
    p.box(56, 34, 34, 30, 4, '#22242e');
    p.oval(136, 24, 14, 22, '#22242e');
    p.oval(138, 24, 9, 16, '#7fd6f2');
    p.oval(136, 76, 14, 23, '#22242e');
    p.oval(138, 76, 9, 17, '#7fd6f2');
    p.box(0, 8, 24, 32, 6, '#22242e');
    p.box(0, 58, 24, 34, 6, '#22242e');
  }),
  drawn('spyglass', { ratio: 3.6, metres: 0.13, facing: 1 }, (p) => {
    p.box(0, 30, 110, 40, 8, '#6f4a30');
    p.box(100, 22, 120, 56, 8, '#d6a23f');
    p.box(208, 10, 140, 80, 10, '#8a5a36');
    for (const x of [0, 98, 204, 330])
      p.box(x, x === 0 ? 26 : 8, 16, x === 0 ? 48 : 84, 4, '#f0c24b');
    p.oval(350, 50, 10, 40, '#7fd6f2');
  }),
  drawn(
    'music-triangle',
    { ratio: 1, metres: 0.32, anchors: { grip: { x: 0.5, y: 0.06 } } },
    (p) => {
      p.line('M50 0V12', 4, '#e2483f');
      p.line('M50 14L8 92H92L56 24', 7, '#b9c2d0');
      p.line('M66 70L98 50', 5, '#8a93a6');
    },
  ),
];
