import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const WOOD = '#a0673a';

/** Furniture that not every room has. */
export const RARER_FURNITURE: readonly Thing[] = [
  drawn('folding-screen', { ratio: 1.25, metres: 1.7 }, (p, { colour }) => {
    const main = colour ?? '#f3e3c4';
    const panels: readonly (readonly [shape: string, x: number, tone: string])[] = [
      ['M2 6L42 0V94L2 100Z', 22, main],
      ['M42 0L84 6V100L42 94Z', 63, darker(main, 0.1)],
      ['M84 6L123 0V94L84 100Z', 104, main],
    ];
    for (const [shape, x, tone] of panels) {
      p.path(shape, tone);
      p.line(shape, 4, WOOD);
      p.line(`M${x - 8} 90Q${x - 10} 56 ${x + 6} 26`, 2.2, '#6b4a2e');
      for (const [dx, y] of [
        [-8, 62],
        [4, 48],
        [-4, 38],
        [7, 25],
        [9, 64],
      ] as const)
        p.ball(x + dx, y, 4.6, '#f08aa6');
    }
  }),
  drawn(
    'chaise-longue',
    { ratio: 2.1, metres: 0.85, anchors: { seat: { x: 0.5, y: 0.52 }, top: { x: 0.55, y: 0.52 } } },
    (p, { colour }) => {
      const main = colour ?? '#8f3f6b';
      for (const x of [20, 190]) p.path(`M${x - 8} 78H${x + 8}L${x + 3} 100H${x - 3}Z`, WOOD);
      p.path('M8 72Q-4 8 26 2Q46 -2 52 20Q58 44 104 50H190Q206 52 206 66V82H12Z', main);
      p.path('M12 70H206V82Q206 88 200 88H18Q12 88 12 82Z', darker(main, 0.18));
      p.path('M40 50Q120 46 204 58Q206 72 198 72H34Z', lighter(main, 0.16));
      p.box(44, 34, 44, 17, 8, lighter(main, 0.4));
      for (const x of [20, 32]) p.ball(x, 26, 2.4, darker(main, 0.35));
      p.line('M14 86H204', 3, WOOD);
    },
  ),
  drawn(
    'four-poster-bed',
    { ratio: 1.3, metres: 2.2, anchors: { top: { x: 0.55, y: 0.62 }, seat: { x: 0.6, y: 0.62 } } },
    (p, { colour }) => {
      const main = colour ?? '#b9435a';
      p.box(20, 34, 90, 40, 8, darker(WOOD, 0.1));
      p.box(14, 62, 102, 30, 6, '#fbf7ef');
      p.box(26, 52, 34, 16, 8, '#ffffff');
      p.box(70, 52, 34, 16, 8, '#ffffff');
      p.path('M14 70H116V92H14Z', main);
      p.path('M14 70H116V76H14Z', lighter(main, 0.45));
      p.path('M10 10H34Q30 40 12 60V90H8Z', lighter(main, 0.15));
      p.path('M120 10H96Q100 40 118 60V90H122Z', lighter(main, 0.15));
      p.line('M16 48H8M114 48H122', 3, '#e6b84a');
      for (const x of [7, 123]) {
        p.box(x - 4, 4, 8, 96, 3, WOOD);
        p.ball(x, 4, 5, WOOD);
      }
      p.box(2, 6, 126, 8, 3, WOOD);
      p.path(
        'M6 12H124V22Q114 30 104 22Q94 30 85 22Q75 30 65 22Q55 30 45 22Q36 30 26 22Q16 30 6 22Z',
        main,
      );
    },
  ),
  drawn('wine-rack', { ratio: 1.1, metres: 0.7 }, (p) => {
    p.box(0, 0, 110, 100, 5, WOOD);
    for (const [row, y] of [19, 50, 81].entries())
      for (const [at, x] of [20, 55, 90].entries()) {
        p.box(x - 14, y - 13, 28, 26, 4, darker(WOOD, 0.5));
        if ((row * 3 + at) % 5 === 3) continue;
        p.ball(x, y, 11, (row + at) % 2 === 0 ? '#2f5a3a' : '#5a2030');
        p.ball(x, y, 5, (row + at) % 3 === 0 ? '#e6b84a' : '#b02a3c');
      }
  }),
  drawn('shoe-rack', { ratio: 1.5, metres: 0.8 }, (p) => {
    for (const [row, y] of [42, 84].entries())
      for (const [at, x] of [14, 60, 106].entries()) {
        const tone = ['#d8404a', '#3f7fd6', '#f4b942', '#5a3826', '#46a96a', '#8a5ac0'][
          row * 3 + at
        ];
        if (tone === undefined) continue;
        p.path(
          `M${x} ${y - 26}H${x + 13}Q${x + 16} ${y - 14} ${x + 32} ${y - 12}V${y - 4}H${x}Z`,
          tone,
        );
        p.box(x - 1, y - 5, 34, 5, 2, '#fbfaf4');
        p.line(`M${x + 14} ${y - 18}L${x + 18} ${y - 14}`, 2, '#fbfaf4');
      }
    for (const y of [8, 42, 84]) p.box(0, y, 150, 6, 2, WOOD);
    for (const x of [0, 143]) p.box(x, 6, 7, 94, 2, darker(WOOD, 0.12));
  }),
  drawn('terrarium', { ratio: 1, metres: 0.35 }, (p) => {
    p.path('M8 66Q8 92 26 98H74Q92 92 92 66Z', '#7a5a3a');
    p.path('M9 70Q24 58 50 64Q76 56 91 70L88 78H12Z', '#6fae4a');
    for (const [x, y, tall] of [
      [34, 66, 34],
      [50, 64, 44],
      [66, 66, 30],
    ] as const) {
      p.line(`M${x} ${y}V${y - tall}`, 2.4, '#3f7a34');
      for (const up of [0.3, 0.6, 0.9]) {
        p.oval(x - 6, y - tall * up, 7, 4, '#5fb04e');
        p.oval(x + 6, y - tall * up - 3, 7, 4, '#4c9a44');
      }
    }
    p.ball(24, 72, 6, '#a3a8b3');
    p.ball(76, 73, 5, '#c3c8d0');
    p.flat('M30 8H70Q96 26 96 60Q96 90 74 99H26Q4 90 4 60Q4 26 30 8Z', '#cfeaf6', 0.3);
    p.line('M30 8Q4 26 4 60Q4 90 26 98H74Q96 90 96 60Q96 26 70 8', 2.6, '#dff2fa');
    p.flat('M16 40Q20 26 32 18Q22 34 22 56Q16 56 16 40Z', '#ffffff', 0.7);
    p.box(28, 0, 44, 11, 5, '#c99a62');
  }),
];
