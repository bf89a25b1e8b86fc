import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });

/** Gear of sports and of the outdoors. */
export const GEAR: readonly Thing[] = [
  drawn(
    'archery-bow',
    { ratio: 0.6, metres: 1.4, facing: -1, anchors: grip(0.3, 0.5) },
    (p, { colour }) => {
      p.line('M44 3L44.4 97', 1.4, '#f3ead8');
      p.line('M44 3Q34 12 16 34Q8 50 16 66Q34 88 44 97', 5, colour ?? '#8a4f2a');
      p.box(9, 43, 8, 14, 3, '#3a2418');
      p.line('M4 50L58 50.4', 2.4, '#d9b483');
      p.path('M0 50L9 46V54Z', '#8b94a3');
      p.path('M50 50L56 45H60L55 50L60 55H56Z', '#e0525c');
    },
  ),
  drawn('arrow-shaft', { ratio: 5.5, metres: 0.12, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    p.box(50, 42, 440, 16, 6, '#c99a5f');
    p.path('M550 50L480 16L494 50L480 84Z', '#8b94a3');
    p.path('M20 0H90L130 44H50Z', colour ?? '#e0525c');
    p.path('M20 100H90L130 56H50Z', colour ?? '#e0525c');
    p.box(0, 40, 60, 20, 6, '#c99a5f');
  }),
  drawn('crossbow', { ratio: 1.2, metres: 0.6, anchors: grip(0.2, 0.6) }, (p, { colour }) => {
    p.path('M0 62L16 46H110V58H44L30 84H14Z', colour ?? '#8a4f2a');
    p.line('M96 6Q118 22 112 52Q118 82 96 96', 6, '#4a5262');
    p.line('M96 6L62 50L96 96', 1.6, '#f3ead8');
    p.line('M60 49L120 49.4', 3, '#d9b483');
    p.line('M40 60Q46 70 38 72', 3, '#4a5262');
  }),
  drawn('quiver', { ratio: 0.5, metres: 0.6, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    for (const [x, hue] of [
      [12, '#e0525c'],
      [24, '#fbfaf4'],
      [36, '#2f8f5a'],
    ] as const) {
      p.line(`M${x} 4V50`, 2.4, '#c99a5f');
      p.path(`M${x} 0L${x + 5} 8V18L${x} 12L${x - 5} 18V8Z`, hue);
    }
    p.path('M4 32H46L40 94Q25 104 10 94Z', colour ?? '#8a4f2a');
    p.box(2, 30, 46, 9, 4, '#5a3218');
    p.line('M10 54H40M12 76H38', 3, '#d9a441');
  }),
  drawn('hurdle', { ratio: 1.15, metres: 0.95 }, (p, { colour }) => {
    p.line('M14 20V96M101 20V96M4 97H30M85 97H111', 6, '#5b6474');
    p.box(0, 4, 115, 22, 3, '#fbfaf4');
    for (const x of [12, 48, 84]) p.box(x, 4, 18, 22, 0, colour ?? '#e0525c');
  }),
  drawn(
    'winners-podium',
    { ratio: 2, metres: 1.2, anchors: { top: { x: 0.5, y: 0.02 } } },
    (p, { colour }) => {
      const main = colour ?? '#f2f4f8';
      p.box(0, 42, 68, 58, 2, darker(main, 0.08));
      p.box(132, 58, 68, 42, 2, darker(main, 0.14));
      p.box(64, 4, 72, 96, 2, main);
      p.box(64, 0, 72, 9, 2, '#ffcf3f');
      p.box(0, 38, 68, 8, 2, '#c3cbd7');
      p.box(132, 54, 68, 8, 2, '#cd8a4c');
      p.line('M92 34L102 26V66', 7, '#3f4656');
      p.line('M24 62Q34 54 42 62Q44 70 24 84H44', 5, '#3f4656');
      p.line('M156 70H172L162 79Q174 82 170 89T156 90', 5, '#3f4656');
    },
  ),
  drawn('gymnastics-rings', { ratio: 0.7, metres: 2.4 }, (p) => {
    for (const x of [18, 52]) {
      p.line(`M${x} 0V74`, 3, '#d9b483');
      p.ring(x, 86, 12, 4.6, '#b07a48');
    }
    p.line('M2 2L68 2.4', 4, '#5b6474');
  }),
  drawn(
    'vaulting-horse',
    { ratio: 1.3, metres: 1.15, anchors: { seat: { x: 0.5, y: 0.22 }, top: { x: 0.5, y: 0.2 } } },
    (p, { colour }) => {
      p.line('M30 50L14 97M100 50L116 97', 8, '#8b94a3');
      p.box(4, 20, 122, 32, 14, colour ?? '#a9703c');
      p.line('M50 22Q50 4 56 4Q62 4 62 22M70 22Q70 4 76 4Q82 4 82 22', 5, '#f3ead8');
    },
  ),
  drawn(
    'exercise-bike',
    { ratio: 0.9, metres: 1.2, facing: 1, anchors: { seat: { x: 0.3, y: 0.3 } } },
    (p, { colour }) => {
      const main = colour ?? '#c8363f';
      p.box(4, 92, 26, 8, 3, '#3f4656');
      p.box(60, 92, 28, 8, 3, '#3f4656');
      p.line('M17 94L72 94M17 94L36 66L26 34M36 66L70 60L66 14', 6, '#4a5262');
      p.ball(64, 70, 21, main);
      p.ball(64, 70, 13, lighter(main, 0.25));
      p.box(12, 26, 30, 9, 4, '#23272f');
      p.line('M66 16L86 22M66 16L84 8', 5, '#23272f');
      p.box(56, 4, 16, 11, 2, '#6fc3e0');
      p.line('M44 66L40 80', 4, '#23272f');
      p.box(34, 78, 14, 5, 2, '#23272f');
    },
  ),
  drawn('diving-fins', { ratio: 0.95, metres: 0.55, anchors: grip(0.5, 0.2) }, (p, { colour }) => {
    const main = colour ?? '#2f9cc4';
    for (const x of [0, 50]) {
      p.path(
        `M${x + 12} 4Q${x + 22} -4 ${x + 33} 4L${x + 36} 34L${x + 45} 92Q${x + 22} 104 ${x} 92L${x + 9} 34Z`,
        main,
      );
      p.oval(x + 22, 18, 9, 12, darker(main, 0.4));
      p.line(
        `M${x + 14} 44L${x + 9} 88M${x + 22} 42V92M${x + 31} 44L${x + 36} 88`,
        2.4,
        lighter(main, 0.35),
      );
    }
  }),
  drawn('snorkel-set', { ratio: 1.1, metres: 0.28, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#ffb02e';
    p.line('M98 6V70Q98 92 76 92H60', 9, main);
    p.box(93, 0, 10, 16, 3, '#e0525c');
    p.path(
      'M6 24Q6 12 20 12H72Q86 12 86 24V46Q86 62 70 62Q54 64 46 52Q38 64 22 62Q6 62 6 46Z',
      darker(main, 0.1),
    );
    p.path(
      'M14 26Q14 20 22 20H70Q78 20 78 26V44Q78 54 66 54Q54 54 46 42Q38 54 26 54Q14 54 14 44Z',
      '#bfe6f6',
    );
    p.line('M4 30H0M86 30H94', 6, '#3f4656');
  }),
  drawn('air-tank', { ratio: 0.36, metres: 0.75, anchors: grip(0.5, 0.1) }, (p, { colour }) => {
    const main = colour ?? '#f0c24e';
    p.box(13, 0, 10, 12, 3, '#5b6474');
    p.line('M6 5H30', 4, '#23272f');
    p.box(0, 10, 36, 90, 14, main);
    p.box(0, 34, 36, 6, 0, '#3f4656');
    p.box(0, 72, 36, 6, 0, '#3f4656');
    p.flat('M6 22H11V92H6Z', '#ffffff', 0.45);
  }),
  drawn(
    'golf-cart',
    { ratio: 1.3, metres: 1.8, facing: 1, medium: 'land', anchors: { seat: { x: 0.4, y: 0.56 } } },
    (p, { colour }) => {
      const main = colour ?? '#fbfaf4';
      p.line('M28 8L22 60M104 8L114 58', 4, '#8b94a3');
      p.box(14, 2, 100, 8, 4, main);
      p.path('M4 56H50V70H92L98 56H116Q130 60 128 84H4Z', main);
      p.box(26, 48, 28, 18, 5, '#b5723a');
      p.box(22, 34, 9, 32, 4, '#b5723a');
      p.line('M96 60L84 46', 4, '#3f4656');
      for (const x of [28, 104]) {
        p.ball(x, 86, 14, '#2b2f3a');
        p.ball(x, 86, 6, '#c3cbd7');
      }
      p.ball(124, 66, 4, '#ffe066');
    },
  ),
  drawn('golf-bag', { ratio: 0.5, metres: 1.2, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    p.line('M16 30L10 6M24 30L24 3M33 30L40 7', 2.6, '#aeb8c6');
    p.path('M4 4Q12 -2 14 8L8 12ZM20 2Q30 -2 30 8H22ZM36 4Q46 2 46 12L38 12Z', '#5b6474');
    p.path('M8 28H40L44 92Q24 104 4 92Z', colour ?? '#2f7a5a');
    p.box(6, 26, 36, 9, 4, '#23272f');
    p.box(12, 56, 22, 26, 4, darker(colour ?? '#2f7a5a', 0.25));
  }),
  drawn(
    'diving-board',
    { ratio: 1.5, metres: 2.6, anchors: { top: { x: 0.7, y: 0.12 } } },
    (p, { colour }) => {
      p.line('M20 20V98M52 20V98M20 40L52 40.5M20 58L52 58.5M20 76L52 76.5', 5, '#aeb8c6');
      p.line('M20 18V2H50', 3.4, '#aeb8c6');
      p.box(6, 14, 144, 9, 3, colour ?? '#4fb0d6');
    },
  ),
  drawn('archery-target', { ratio: 0.86, metres: 1.7 }, (p) => {
    p.line('M22 100L42 8M64 100L44 8M43 40L43 100', 4, '#9a6a3c');
    for (const [radius, hue] of [
      [38, '#f6f8fb'],
      [31, '#2b2f3a'],
      [24, '#3fa9dd'],
      [16, '#e2483f'],
      [8, '#ffd23f'],
    ] as const)
      p.ball(43, 42, radius, hue);
    // The arrow of the shot before.
    p.line('M43 42L26 55', 2, '#8a5a32');
    p.path('M27 54L17 56L14 62L22 60Z', '#e0525c');
    p.path('M27 54L23 64L17 68L19 60Z', '#c23c48');
    p.ball(43, 42, 1.6, '#4a3320');
  }),
  drawn(
    'sailboard',
    {
      ratio: 0.92,
      metres: 4,
      medium: 'boat',
      facing: 1,
      anchors: { seat: { x: 0.36, y: 0.955 }, top: { x: 0.36, y: 0.955 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#f2542d';
      p.path('M56 0Q96 44 88 80Q70 84 51 82Z', main);
      p.path('M56 0Q74 22 82 40L53.6 46Z', lighter(main, 0.5));
      p.path('M53.4 50L85 46Q90 56 89 62L53 66Z', '#ffd23f');
      p.line('M57 0L50 95', 2, '#3a4152');
      p.line('M52 68Q40 60 34 66', 2.2, '#3a4152');
      p.path('M2 93Q10 97 40 97T92 90Q82 100 40 100T2 93Z', '#f6f3ea');
      p.path('M20 98H30L24 100Z', '#4a5263');
    },
  ),
];
