import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 } };

/** What is worn, by people and by dogs, and what they are shaved with. */
export const WORN: readonly Thing[] = [
  drawn('bike-helmet', { ratio: 1.42, metres: 0.22, facing: 1, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#3f8fe0';
    p.line('M34 66Q52 100 70 98Q94 94 104 64', 4, '#33313b');
    p.box(62, 92, 16, 8, 3, '#4a4754');
    p.path('M4 62Q0 6 66 2Q128 0 142 58Q142 66 130 66Q70 54 14 72Q5 72 4 62Z', main);
    p.flat('M22 46Q30 18 58 12Q44 26 40 44Z', darker(main, 0.55));
    p.flat('M54 40Q58 18 78 12Q74 26 74 38Z', darker(main, 0.55));
    p.flat('M90 37Q90 20 102 16Q108 26 110 40Z', darker(main, 0.55));
    p.path('M122 50L142 60Q140 66 128 66L110 62Z', darker(main, 0.4));
    p.flat('M14 34Q26 12 52 6Q30 18 22 38Z', '#ffffff', 0.4);
  }),
  drawn('full-face-helmet', { ratio: 1.06, metres: 0.3, facing: 1 }, (p, { colour }) => {
    const main = colour ?? '#d8362f';
    p.path('M2 52Q2 0 54 0Q102 2 104 48L106 74Q106 94 92 98L60 100Q10 100 4 78Z', main);
    p.path('M52 34H100Q104 44 104 56Q80 64 54 60Q46 48 52 34Z', '#2a3440');
    p.flat('M62 38H84L72 57H58Q54 46 62 38Z', '#8fc3e0', 0.55);
    p.path('M70 74L106 68V76Q106 94 92 98L70 98Z', darker(main, 0.35));
    p.line('M78 84H98', 3, '#e5e9ee');
    p.flat('M16 40Q18 14 46 8Q26 20 24 44Z', '#ffffff', 0.45);
    p.flat('M10 66Q30 60 52 66V74Q30 68 11 76Z', '#ffffff', 0.85);
  }),
  drawn('slippers', { ratio: 1.9, metres: 0.12, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e08aa6';
    for (const [x, y] of [
      [34, 0],
      [0, 26],
    ] as const) {
      p.path(
        `M${x + 4} ${y + 54}Q${x} ${y + 40} ${x + 16} ${y + 42}H${x + 150}Q${x + 158} ${y + 60} ${x + 144} ${y + 74}H${x + 10}Q${x + 2} ${y + 66} ${x + 4} ${y + 54}Z`,
        darker(main, 0.35),
      );
      p.oval(x + 40, y + 46, 34, 12, '#fff3ea');
      p.path(
        `M${x + 58} ${y + 54}Q${x + 62} ${y + 2} ${x + 108} ${y}Q${x + 152} ${y + 4} ${x + 154} ${y + 58}Q${x + 110} ${y + 70} ${x + 58} ${y + 54}Z`,
        main,
      );
      for (const part of [0, 1, 2, 3]) p.ball(x + 60 + part * 6, y + 46 - part * 12, 8, '#fffaf4');
    }
  }),
  drawn('rain-boots', { ratio: 1.16, metres: 0.34, facing: 1, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#ffcf2e';
    for (const [x, y] of [
      [28, 0],
      [0, 8],
    ] as const) {
      p.path(
        `M${x + 4} ${y + 4}H${x + 46}L${x + 48} ${y + 54}Q${x + 84} ${y + 58} ${x + 86} ${y + 84}H${x + 2}Z`,
        main,
      );
      p.path(
        `M${x} ${y + 80}H${x + 88}V${y + 86}Q${x + 88} ${y + 92} ${x + 80} ${y + 92}H${x}Z`,
        darker(main, 0.5),
      );
      p.box(x + 2, y, 46, 9, 4, lighter(main, 0.35));
      p.flat(`M${x + 10} ${y + 14}h6v52h-6z`, '#ffffff', 0.45);
      p.line(`M${x + 34} ${y + 60}Q${x + 48} ${y + 62} ${x + 48} ${y + 56}`, 2, darker(main, 0.25));
    }
  }),
  drawn('bra', { ratio: 1.5, metres: 0.26, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e0628a';
    p.line('M36 44L24 2M114 44L126 2', 5, darker(main, 0.15));
    p.path('M4 52Q38 66 75 66Q112 66 146 52V84Q112 92 75 86Q38 92 4 84Z', darker(main, 0.12));
    p.path('M12 58Q16 32 44 32Q70 46 74 76Q66 100 40 98Q12 94 12 58Z', main);
    p.path('M138 58Q134 32 106 32Q80 46 76 76Q84 100 110 98Q138 94 138 58Z', main);
    p.line('M15 56Q24 38 44 35Q62 46 72 70M135 56Q126 38 106 35Q88 46 78 70', 3, '#ffe3ec');
    p.path('M75 74L66 68V80ZM75 74L84 68V80Z', '#ffffff');
  }),
  drawn('wedding-rings', { ratio: 1.5, metres: 0.03, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f2bb3c';
    p.ring(50, 52, 41, 13, darker(main, 0.1));
    p.ring(100, 46, 41, 13, main);
    p.ring(50, 52, 46, 1.6, lighter(main, 0.6));
    p.ring(100, 46, 46, 1.6, lighter(main, 0.6));
    p.line('M50 11A41 41 0 0 1 88 36', 13, main);
    p.path('M100 14L90 6L94 0H106L110 6Z', '#dff4ff');
    p.flat('M96 2h5l-3 8z', '#ffffff', 0.9);
    p.line('M16 40Q20 26 32 20', 3, '#fff6dc');
    p.line('M128 24Q136 32 138 42', 3, '#fff6dc');
  }),
  drawn('ring', { ratio: 0.8, metres: 0.03, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f2bb3c';
    p.ring(40, 65, 30, 9, darker(main, 0.12));
    p.ring(40, 65, 34, 1.6, lighter(main, 0.6));
    p.ring(40, 65, 26.2, 1.2, darker(main, 0.35));
    p.line('M13 60Q16 45 28 38', 3, '#fffbe8');
    p.path('M27 40L22 25H58L53 40Q40 45 27 40Z', main);
    // A cut stone: its table, its crown and its point.
    p.path('M17 14L27 1H53L63 14L40 40Z', '#cfeaff');
    p.flat('M27 1L31 14H17ZM53 1L49 14H63Z', '#9fd3f7', 1);
    p.flat('M31 14H49L40 40Z', '#eef9ff', 1);
    p.flat('M27 1H53L49 14H31Z', '#ffffff', 0.75);
    p.flat('M17 14H31L40 40Z', '#7fbdf0', 0.9);
    p.flat('M49 14H63L40 40Z', '#a8d8fb', 1);
    p.flat('M40 1L31 14H49Z', '#d6efff', 0.9);
    p.line('M18 14H62M31 14L40 39L49 14M31 14L40 1L49 14', 0.8, '#ffffff');
    p.line('M24 22L31 33M56 22L49 33', 2.6, lighter(main, 0.3));
    p.flat(
      'M70 4l2 6 6 2 -6 2 -2 6 -2 -6 -6 -2 6 -2zM9 0l1.4 4 4 1.4 -4 1.4 -1.4 4 -1.4 -4 -4 -1.4 4 -1.4z',
      '#ffffff',
      0.95,
    );
  }),
  drawn('dog-collar', { ratio: 1.5, metres: 0.14, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#d8433a';
    p.oval(75, 34, 75, 34, darker(main, 0.3));
    p.oval(75, 28, 64, 24, darker(main, 0.6));
    p.path('M0 34Q4 66 75 68Q146 66 150 34V50Q146 84 75 86Q4 84 0 50Z', main);
    for (const x of [24, 44, 106, 126]) p.ball(x, x === 24 || x === 126 ? 64 : 72, 4.4, '#f2d27c');
    p.ring(75, 82, 6, 3, '#cfd6df');
    p.path('M75 100Q58 92 60 84H90Q92 92 75 100Z', '#f2bb3c');
    p.box(52, 62, 20, 22, 4, '#e0e5eb');
    p.box(57, 67, 10, 12, 2, darker(main, 0.2));
  }),
  drawn('electric-shaver', { ratio: 0.46, metres: 0.18, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2f3a4a';
    p.path('M2 14Q2 0 14 0H32Q44 0 44 14L40 30H6Z', '#c9d2dc');
    for (const [x, y] of [
      [13, 12],
      [33, 12],
      [23, 22],
    ] as const) {
      p.ball(x, y, 8, '#77838f');
      p.ring(x, y, 5, 1.4, '#e8edf2');
    }
    p.path('M6 28H40Q46 60 40 92Q38 100 30 100H16Q8 100 6 92Q0 60 6 28Z', main);
    p.box(16, 44, 14, 26, 7, lighter(main, 0.3));
    p.ball(23, 51, 5, '#4fc3ff');
    p.flat('M8 36h4q-3 26 0 54h-3q-4 -28 -1 -54z', '#ffffff', 0.4);
  }),
];
