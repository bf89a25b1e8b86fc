import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });

/** What is about the house: at its door, in its hall, for its pets. */
export const ABOUT_THE_HOUSE: readonly Thing[] = [
  drawn(
    'doormat',
    { ratio: 4.2, metres: 0.16, anchors: { top: { x: 0.5, y: 0.3 } } },
    (p, look) => {
      const main = look.colour ?? '#a9794a';
      p.path('M40 0H380L420 84V100H0V84Z', main);
      p.flat('M62 14H358L388 76H32Z', darker(main, 0.35), 0.35);
      p.line('M90 46L330 46.5', 14, lighter(main, 0.4));
    },
  ),
  drawn(
    'clothes-hanger',
    { ratio: 1.7, metres: 0.25, anchors: grip(0.5, 0.1) },
    (p, { colour }) => {
      p.line('M85 44V30Q102 24 98 12Q88 -2 74 12', 5, '#8b94a3');
      p.path(
        'M85 40Q92 40 100 46L168 84Q174 98 160 100H10Q-4 98 2 84L70 46Q78 40 85 40ZM85 54L28 88H142Z',
        colour ?? '#b07a48',
      );
      p.line('M26 91L144 91.5', 5, darker(colour ?? '#b07a48', 0.2));
    },
  ),
  drawn('dustpan', { ratio: 1.1, metres: 0.3, anchors: grip(0.5, 0.1) }, (p, { colour }) => {
    const main = colour ?? '#3f8fc4';
    p.box(46, 0, 18, 46, 8, darker(main, 0.15));
    p.path('M18 42H92L110 100H0Z', main);
    p.flat('M26 52H84L98 96H12Z', darker(main, 0.4), 0.5);
  }),
  drawn(
    'doghouse',
    { ratio: 1.1, metres: 1, anchors: { inside: { x: 0.3, y: 0.45, width: 0.4, height: 0.55 } } },
    (p, { colour }) => {
      const main = colour ?? '#c9704a';
      p.box(12, 40, 86, 60, 2, '#d9a56c');
      p.line('M12 56H98M12 72H98M12 88H98', 1.8, '#b07a48');
      p.flat('M34 100V66Q34 48 55 48T76 66V100Z', '#4a2f22');
      p.path('M55 0L110 46L100 56L55 18L10 56L0 46Z', main);
      p.path('M55 18L92 48H18Z', '#e3b57e');
      p.path(
        'M44 38Q42 33 46 33T48 36H62Q60 33 64 33T66 38Q68 43 64 43T62 40H48Q50 43 46 43T44 38Z',
        '#fdf6e6',
      );
    },
  ),
  drawn(
    'cat-tree',
    { ratio: 0.7, metres: 1.3, anchors: { top: { x: 0.3, y: 0.2 } } },
    (p, { colour }) => {
      const main = colour ?? '#b9a68c';
      p.box(16, 22, 9, 72, 2, '#d9b483');
      p.box(46, 54, 9, 40, 2, '#d9b483');
      p.line(
        'M16 30L25 34M16 40L25 44M16 50L25 54M16 60L25 64M16 70L25 74M46 62L55 66M46 72L55 76',
        1.6,
        '#a9794a',
      );
      p.box(2, 16, 36, 9, 4, main);
      p.box(32, 48, 38, 9, 4, main);
      p.line('M64 56V66', 1.2, '#5b6474');
      p.ball(64, 69, 4, '#e07a3f');
      p.path('M4 16Q2 4 8 0Q12 6 20 6T32 0Q38 4 36 16Z', darker(main, 0.08));
      p.box(0, 92, 70, 8, 3, darker(main, 0.2));
    },
  ),
  drawn('pacifier', { ratio: 1, metres: 0.07, anchors: grip(0.5, 0.8) }, (p, { colour }) => {
    const main = colour ?? '#5aa9d6';
    p.oval(50, 18, 17, 18, '#f3d7a8');
    p.path('M0 48Q0 32 20 34Q50 40 80 34Q100 32 100 48Q98 62 80 60Q50 54 20 60Q2 62 0 48Z', main);
    p.ring(50, 78, 18, 8, lighter(main, 0.3));
  }),
  drawn(
    'safe-box',
    { ratio: 0.95, metres: 0.6, anchors: { top: { x: 0.5, y: 0.02 } } },
    (p, { colour }) => {
      const main = colour ?? '#5b6678';
      for (const x of [8, 75]) p.box(x, 92, 12, 8, 2, darker(main, 0.4));
      p.box(0, 0, 95, 94, 6, main);
      p.box(9, 9, 77, 76, 4, lighter(main, 0.12));
      p.ring(42, 46, 19, 5, '#c9d0da');
      p.ball(42, 46, 9, '#aeb8c6');
      p.line('M42 27V65M23 46H61', 3.4, '#c9d0da');
      p.box(72, 30, 7, 32, 3, '#c9d0da');
    },
  ),
  drawn(
    'cigar',
    { ratio: 5, metres: 0.05, anchors: { ...grip(0.8, 0.5), outlet: { x: 0.02, y: 0.3 } } },
    (p) => {
      p.path('M40 4H440Q500 10 500 50T440 96H40Q20 50 40 4Z', '#7a4a28');
      p.path('M44 4H12Q-12 50 12 96H44Q28 50 44 4Z', '#b9b3ac');
      p.box(330, 2, 56, 96, 4, '#c8363f');
      p.box(346, 2, 12, 96, 2, '#f0c24e');
    },
  ),
  drawn(
    'tobacco-pipe',
    { ratio: 1.8, metres: 0.1, anchors: { ...grip(0.2, 0.5), outlet: { x: 0.2, y: 0.02 } } },
    (p) => {
      p.line('M60 82Q110 84 130 40Q140 16 174 12', 13, '#4a2f22');
      p.path('M2 6H70L66 76Q60 100 36 100T6 76Z', '#8a4f2a');
      p.oval(36, 8, 34, 8, '#3a2418');
      p.line('M12 26V70', 4, '#b5723a');
    },
  ),
  drawn('padlock', { ratio: 0.74, metres: 0.1, anchors: grip(0.5, 0.7) }, (p, { colour }) => {
    p.line('M17 48V28Q17 6 37 6T57 28V48', 10, '#aeb8c6');
    p.box(0, 44, 74, 56, 9, colour ?? '#d9a441');
    p.ball(37, 66, 8, '#3b3428');
    p.path('M33 68H41L44 86H30Z', '#3b3428');
  }),
  drawn('cuckoo-clock', { ratio: 0.74, metres: 0.5 }, (p, { colour }) => {
    const main = colour ?? '#8a5a34';
    p.line('M24 70V96M50 70V90', 1.6, '#5b4a3a');
    p.oval(24, 95, 4, 5, '#7d5a34');
    p.oval(50, 90, 4, 5, '#7d5a34');
    p.box(12, 26, 50, 46, 2, main);
    p.path('M37 0L74 32L68 38L37 12L6 38L0 32Z', darker(main, 0.25));
    p.box(30, 18, 14, 12, 1, '#3a2418');
    p.path('M33 28Q33 20 38 20L43 23L39 25V28Z', '#f2f2ee');
    p.ball(37, 50, 16, '#f5ecd6');
    p.line('M37 50V40M37 50L44 54', 2, '#3a2418');
    p.path('M12 66Q2 62 4 72Q12 78 16 70ZM62 66Q72 62 70 72Q62 78 58 70Z', '#4f8a4a');
  }),
  drawn('wall-clock', { ratio: 1, metres: 0.35, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    p.ball(50, 50, 50, colour ?? '#3f4656');
    p.ball(50, 50, 42, '#fbfaf4');
    p.line('M50 14V20M50 80V86M14 50H20M80 50H86', 3.4, '#3f4656');
    p.line('M50 50V26', 4, '#2b3040');
    p.line('M50 50L66 60', 4, '#2b3040');
    p.ball(50, 50, 4, '#c8363f');
  }),
  drawn('photo-album', { ratio: 1.3, metres: 0.24, anchors: grip(0.5, 0.8) }, (p, { colour }) => {
    const main = colour ?? '#7a3f52';
    p.box(0, 0, 130, 100, 5, main);
    p.box(0, 0, 16, 100, 4, darker(main, 0.3));
    p.path('M32 22L72 14L80 56L40 64Z', '#fbfaf4');
    p.path('M38 26L69 20L74 44L43 50Z', '#8fc7e0');
    p.path('M62 46L108 40L114 82L68 88Z', '#fbfaf4');
    p.path('M68 50L104 45L108 69L72 74Z', '#f0b46a');
  }),
];
