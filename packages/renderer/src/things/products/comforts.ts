import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.3 } };
const BATH = {
  top: { x: 0.5, y: 0.3 },
  seat: { x: 0.5, y: 0.66 },
  inside: { x: 0.1, y: 0.04, width: 0.8, height: 0.3 },
};

/** What warms, seats and helps at home, and what pets need. */
export const COMFORTS: readonly Thing[] = [
  drawn('cot-mobile', { ratio: 1.5, metres: 0.5 }, (p) => {
    p.line('M75 0V14', 3, '#b98a5e');
    p.line('M12 22Q75 4 138 22', 4, '#b98a5e');
    p.line('M18 22V52M56 14V70M94 14V58M132 22V74', 1.6, '#e8e2d6');
    for (const [x, y, colour] of [
      [18, 64, '#ffd866'],
      [94, 72, '#ffb3c7'],
    ] as const)
      p.path(`M${x} ${y - 16}l5 10 11 1 -8 8 2 11 -10 -5 -10 5 2 -11 -8 -8 11 -1Z`, colour);
    for (const [x, y, colour] of [
      [56, 84, '#fff0b8'],
      [132, 86, '#bfe0ff'],
    ] as const)
      p.path(`M${x + 4} ${y - 14}a14 14 0 1 0 8 20a12 12 0 0 1 -8 -20Z`, colour);
  }),
  drawn('hot-tub', { ratio: 2.1, metres: 1, anchors: BATH }, (p, { colour }) => {
    const main = colour ?? '#b9763c';
    p.oval(105, 26, 103, 24, darker(main, 0.25));
    p.oval(105, 27, 92, 18, '#5fc4e0');
    for (const [x, y, size] of [
      [40, 26, 7],
      [60, 32, 5],
      [92, 22, 8],
      [120, 32, 6],
      [150, 24, 8],
      [172, 28, 5],
    ] as const)
      p.spot(x, y, size, size * 0.6, '#eafaff', 0.8);
    p.path('M2 26Q8 50 105 51Q202 50 208 26L200 88Q192 100 105 100Q18 100 10 88Z', main);
    for (const x of [30, 55, 80, 105, 130, 155, 180])
      p.line(`M${x} 46L${105 + (x - 105) * 0.96} 98`, 1.6, darker(main, 0.3));
    p.line('M7 60Q105 76 203 60M10 82Q105 97 200 82', 4, '#5b4a44');
    p.line('M3 27Q12 50 105 51Q198 50 207 27', 5, lighter(main, 0.25));
  }),
  drawn('wood-stove', { ratio: 0.7, metres: 1.1 }, (p, { isDark }) => {
    p.box(30, 0, 13, 32, 2, '#3a3742');
    p.box(2, 28, 66, 8, 3, '#4a4754');
    p.path('M6 36H64V88H6Z', '#35323d');
    p.path('M10 100L16 86H22V100ZM60 100L54 86H48V100Z', '#2a2831');
    p.box(13, 44, 44, 34, 5, '#5b5866');
    p.box(17, 48, 36, 26, 3, '#3a1c10');
    p.box(20, 68, 30, 6, 3, '#7a4a28');
    p.path('M35 72Q18 66 30 50Q32 58 36 52Q40 58 42 56Q52 66 35 72Z', '#ff9a2e');
    p.path('M35 72Q27 68 34 59Q42 68 35 72Z', '#ffe27a');
    p.glow(35, 62, isDark ? 34 : 20, '#ff9a3c', 0.4);
  }),
  drawn(
    'gaming-chair',
    { ratio: 0.62, metres: 1.3, anchors: { seat: { x: 0.48, y: 0.6 } } },
    (p, look) => {
      const main = look.colour ?? '#e0353f';
      p.line('M31 74V88M12 96L31 86L50 96M31 86V98', 4, '#3a3742');
      for (const x of [11, 31, 51]) p.ball(x, 97, 3, '#22202a');
      p.path('M14 6Q31 -6 48 6L56 54H6Z', '#24222c');
      p.path('M20 8L12 54H20L27 6ZM42 8L50 54H42L35 6Z', main);
      p.box(20, 8, 22, 10, 5, main);
      p.box(18, 42, 26, 10, 5, lighter('#24222c', 0.15));
      p.path('M4 56H58Q62 60 58 68Q31 78 4 68Q0 60 4 56Z', '#2d2a36');
      p.line('M10 62Q31 69 52 62', 3, main);
      p.line('M2 44V58M60 44V58', 4, '#3a3742');
      p.line('M0 43H8M54 43H62', 5, '#24222c');
    },
  ),
  drawn('litter-box', { ratio: 2, metres: 0.22 }, (p, { colour }) => {
    const main = colour ?? '#5aa7d6';
    p.path('M8 34Q40 4 90 16Q140 0 192 34V50H8Z', '#d9d2c6');
    for (let at = 0; at < 16; at += 1)
      p.spot(20 + at * 10.6, 30 + ((at * 7) % 13) - 4, 2, 1.6, '#a89f90');
    p.path('M0 36H200L188 94Q186 100 178 100H22Q14 100 12 94Z', main);
    p.box(0, 32, 200, 12, 6, lighter(main, 0.35));
    p.line('M150 30L176 -2', 6, '#f2b23c');
    p.path('M136 20L156 30L150 42L130 34Z', '#f2b23c');
    p.path('M100 84Q90 76 96 70Q100 68 100 72Q100 68 104 70Q110 76 100 84Z', '#ffffff');
  }),
  drawn('pet-carrier', { ratio: 1.3, metres: 0.4, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#7fb6c9';
    p.line('M46 22Q46 4 65 4Q84 4 84 22', 8, darker(main, 0.35));
    p.path('M6 40Q8 18 30 18H100Q122 18 124 40V60H6Z', lighter(main, 0.35));
    p.path('M0 58H130L124 94Q122 100 114 100H16Q8 100 6 94Z', main);
    p.box(0, 54, 130, 8, 4, darker(main, 0.2));
    p.box(34, 30, 62, 60, 10, darker(main, 0.6));
    for (let x = 42; x <= 90; x += 12) p.line(`M${x} 32V88`, 2.6, '#e6ebf0');
    for (const y of [46, 60, 74]) p.line(`M36 ${y}H94`, 2.6, '#e6ebf0');
    p.box(88, 54, 8, 14, 3, '#f2b23c');
  }),
  drawn('walking-frame', { ratio: 0.8, metres: 0.85, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#aeb8c4';
    p.line('M8 8H24L14 94M72 8H56L66 94', 5, darker(main, 0.15));
    p.line('M20 34H60M17 62H63', 5, main);
    p.line('M4 10L4 92M76 10V92', 5, main);
    p.line('M2 6H24M56 6H78', 9, '#3a3742');
    for (const x of [5, 16, 64, 75]) p.ball(x, 95, 5, '#3a3742');
  }),
  drawn('lighter', { ratio: 0.4, metres: 0.08, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2f8fe0';
    p.path('M15 28Q4 18 15 0Q27 16 15 28Z', '#ff9a2e');
    p.path('M15 28Q10 20 15 12Q20 20 15 28Z', '#ffe27a');
    p.box(6, 28, 20, 16, 2, '#cfd6df');
    p.ball(30, 34, 7, '#5b6470');
    p.path('M0 44H40V90Q40 100 32 100H8Q0 100 0 90Z', main);
    p.flat('M5 48h5v46h-5z', '#ffffff', 0.45);
    p.flat('M0 66H40V92Q40 100 32 100H8Q0 100 0 92Z', '#ffffff', 0.14);
  }),
  drawn('parcel-locker', { ratio: 1.3, metres: 2 }, (p, { colour, isDark }) => {
    const main = colour ?? '#ffc82e';
    p.box(2, 94, 126, 6, 2, '#3a3742');
    p.box(0, 0, 130, 96, 4, main);
    p.flat('M0 0H130V10H0Z', darker(main, 0.25));
    for (const [column, x] of [6, 37, 92].entries())
      for (const [row, y] of [15, 35, 55, 75].entries()) {
        p.box(x, y, column === 0 ? 27 : 32, 16, 2, lighter(main, 0.18));
        p.spot(x + (column === 0 ? 23 : 28), y + 8, 1.8, 1.8, row === 1 ? '#3fbf6a' : '#4a4754');
      }
    p.box(72, 15, 17, 76, 2, '#3a3742');
    p.box(74, 22, 13, 18, 2, isDark ? '#a8ecff' : '#7fd0ea');
    p.box(75, 46, 11, 10, 2, '#5b5866');
  }),
];
