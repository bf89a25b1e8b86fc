import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const WOOD = '#b87a4b';
const STEEL = '#b9c2d0';
const grip = (x: number, y: number) => ({ grip: { x, y } });

function glassOn(p: Pen, x: number, colour: string): void {
  p.flat(`M${x - 10} 12h20l-3 52h-14z`, '#e8f6ff', 0.75);
  p.path(`M${x - 8.6} 26h17.2l-2.2 37h-12.8z`, colour);
  p.line(`M${x + 2} 24L${x + 9} 0`, 2.4, '#ff6f8a');
}

/** What people have in their hands at work and at play. */
export const TOOLS: readonly Thing[] = [
  drawn('sword', { ratio: 0.26, metres: 1, anchors: grip(0.5, 0.86) }, (p) => {
    p.path('M9 70V10L13 0L17 10V70Z', STEEL);
    p.line('M13 8V68', 1.2, '#f4f8ff');
    p.box(0, 70, 26, 6, 3, '#e2b64c');
    p.box(10, 76, 6, 18, 2, '#6d4330');
    p.ball(13, 95, 5, '#e2b64c');
  }),
  drawn('sword-lying', { ratio: 4.2, metres: 0.2, anchors: grip(0.14, 0.6) }, (p) => {
    p.path('M112 36H366L418 56L366 76H112Z', '#ff9a3c');
    p.path('M112 36H190V76H112Z', STEEL);
    p.line('M196 56H392', 6, '#ffe6a0');
    p.glow(320, 62, 70, '#ffb347', 0.6);
    p.box(96, 8, 18, 92, 8, '#e2b64c');
    p.box(26, 43, 72, 26, 8, '#6d4330');
    p.ball(18, 56, 18, '#e2b64c');
  }),
  drawn('axe', { ratio: 0.45, metres: 0.8, anchors: grip(0.72, 0.74) }, (p, { colour }) => {
    p.path('M29 6Q32 3 36 6L37 98Q33 101 28 98Z', WOOD);
    p.path('M40 7H24Q12 6 2 0Q-2 20 3 40Q12 31 24 29H40Z', colour ?? STEEL);
    p.path('M2 0Q-2 20 3 40L8 35Q4 20 7 3Z', '#eef2f6');
    p.box(38, 9, 7, 18, 2, darker(STEEL, 0.3));
  }),
  drawn('pickaxe', { ratio: 0.9, metres: 0.8, anchors: grip(0.5, 0.72) }, (p) => {
    p.line('M45 8V97', 6.5, WOOD);
    p.path('M0 30Q45 -30 90 30Q45 8 0 30Z', STEEL);
    p.box(38, 2, 14, 14, 3, darker(STEEL, 0.3));
  }),
  drawn('welding-torch', { ratio: 1.4, metres: 0.5, facing: 1, anchors: grip(0.2, 0.74) }, (p) => {
    p.line('M8 92L58 52', 14, '#3a4152');
    p.line('M58 52L100 34', 8, '#d8a03c');
    p.path('M96 42Q114 6 140 0Q136 26 108 46Z', '#58c8ff');
    p.flat('M102 40Q116 16 130 9Q124 28 108 42Z', '#ffffff', 0.9);
    p.glow(124, 18, 40, '#8fdcff', 0.8);
  }),
  drawn('pipette', { ratio: 0.26, metres: 0.34, anchors: grip(0.5, 0.2) }, (p) => {
    p.ball(13, 13, 13, '#e2574c');
    p.box(8.5, 24, 9, 46, 2, '#dff0fa');
    p.box(8.5, 46, 9, 24, 2, '#6fc3ff');
    p.path('M9 70H17L13.8 100H12.2Z', '#dff0fa');
  }),
  drawn('fossil', { ratio: 1.9, metres: 1.1 }, (p) => {
    p.path('M2 100L0 62Q16 22 66 14Q124 -14 168 28L190 72L186 100Z', '#b99a6b');
    p.path('M12 94L10 64Q26 32 70 24Q122 0 162 34L180 72L176 94Z', '#d8bd8e');
    p.line('M58 58Q104 22 164 70', 6, '#fbf3df');
    for (const [x, y] of [
      [76, 46],
      [90, 42],
      [104, 42],
      [118, 46],
      [132, 52],
    ] as const)
      p.line(`M${x} ${y}Q${x - 8} ${y + 18} ${x + 2} ${y + 34}`, 4, '#fbf3df');
    p.path('M22 62Q26 42 50 44Q66 48 62 62Q58 70 46 68L24 72Q18 70 22 62Z', '#fbf3df');
    p.path('M26 76L56 72Q58 80 50 82L28 82Z', '#efe2c4');
    p.ball(48, 56, 4.6, '#6b5236');
  }),
  drawn('mop', { ratio: 0.3, metres: 1.26, anchors: grip(0.5, 0.3) }, (p, { colour }) => {
    p.line('M15 2V76', 3.6, WOOD);
    p.box(12.6, 0, 4.8, 14, 2.4, colour ?? '#2f7fe0');
    p.box(8, 72, 14, 6, 2, colour ?? '#2f7fe0');
    for (const x of [2, 7, 12, 17, 22, 27])
      p.line(`M15 77Q${x} 82 ${x + 0.5} 97`, 4.6, x % 2 === 0 ? '#f2f5fa' : '#dbe3ee');
  }),
  drawn('bubble-wand', { ratio: 0.5, metres: 0.24, anchors: grip(0.5, 0.92) }, (p) => {
    p.line('M25 44V98', 7, '#e2428a');
    p.ring(25, 24, 20, 6, '#e2428a');
    p.spot(25, 24, 17, 17, '#bfe6ff', 0.7);
  }),
  drawn('flat-iron', { ratio: 1.5, metres: 0.22, facing: 1, anchors: grip(0.45, 0.2) }, (p) => {
    p.line('M24 40Q30 10 60 10H100Q116 12 118 40', 12, '#3a4152');
    p.path('M6 72Q10 40 40 38H110Q142 46 150 78H6Z', '#3f8efc');
    p.box(4, 78, 146, 20, 4, '#c3cad6');
  }),
  drawn('golf-club', { ratio: 0.3, metres: 1, facing: 1, anchors: grip(0.2, 0.1) }, (p) => {
    p.line('M6 4L12 90', 3, '#c3cad6');
    p.line('M6 4L8 26', 5, '#2e3444');
    p.path('M8 86H24Q30 92 26 99H10Z', '#5a6378');
  }),
  drawn('shovel', { ratio: 0.3, metres: 1.05, anchors: grip(0.5, 0.36) }, (p) => {
    p.line('M15 8V66', 5, WOOD);
    p.line('M6 3H24', 6, darker(WOOD, 0.2));
    p.path('M2 62H28V82Q26 98 15 100Q4 98 2 82Z', STEEL);
    p.line('M15 66V90', 1.4, darker(STEEL, 0.3));
  }),
  drawn(
    'milk-jug',
    {
      ratio: 1,
      metres: 0.2,
      facing: 1,
      anchors: { ...grip(0.14, 0.4), outlet: { x: 0.9, y: 0.2 } },
    },
    (p) => {
      p.line('M28 30Q2 34 8 58T34 74', 7, darker(STEEL, 0.15));
      p.path('M28 14H84L100 6Q96 28 86 36L90 92Q60 104 30 92Z', STEEL);
      p.oval(60, 16, 30, 7, '#fffaf0');
      p.flat('M40 34V84', STEEL);
      p.line('M42 34V82', 4, '#f4f8ff');
    },
  ),
  drawn('ring-box', { ratio: 1, metres: 0.12, anchors: grip(0.5, 0.9) }, (p) => {
    p.path('M10 46L18 4H82L90 46Z', '#a82f48');
    p.path('M18 42L24 12H76L82 42Z', '#fff3ea');
    p.box(6, 46, 88, 54, 8, '#c8385a');
    p.box(14, 44, 72, 16, 4, '#fff3ea');
    p.ring(50, 40, 15, 5, '#f0c24b');
    p.path('M40 16h20l6 8L50 38L34 24z', '#bff0ff');
  }),
  drawn('knitting', { ratio: 1.5, metres: 0.35, anchors: grip(0.5, 0.3) }, (p, { colour }) => {
    const wool = colour ?? '#e0608a';
    p.line('M20 34L130 4M20 4L130 34', 4, '#e9c99a');
    p.path('M34 22H116L112 96Q75 104 38 96Z', wool);
    for (const y of [36, 50, 64, 78])
      p.line(`M38 ${y}q5 8 10 0t10 0t10 0t10 0t10 0t10 0t10 0`, 2.4, lighter(wool, 0.35));
    p.ball(18, 82, 18, wool);
    p.line('M6 76q12 -8 24 2M8 88q10 6 22 -2', 2, darker(wool, 0.25));
  }),
  drawn('tray', { ratio: 1.7, metres: 0.36, anchors: grip(0.5, 0.98) }, (p) => {
    for (const [x, c] of [
      [46, '#ff9d4a'],
      [86, '#e2483f'],
      [124, '#ffd23f'],
    ] as const)
      glassOn(p, x, c);
    p.oval(85, 70, 85, 14, '#c9d0dc');
    p.oval(85, 66, 78, 9, '#eef2f8');
    for (const [x, c] of [
      [46, '#ff9d4a'],
      [86, '#e2483f'],
      [124, '#ffd23f'],
    ] as const)
      p.path(`M${x - 7} 40h14l-1 25h-12z`, c);
    p.box(60, 80, 50, 20, 8, '#aab3c2');
  }),
  drawn('fishing-net', { ratio: 1.7, metres: 0.7, anchors: grip(0.5, 0.16) }, (p, { colour }) => {
    const cord = colour ?? '#e9dfc4';
    const shape =
      'M16 14Q85 -6 154 14Q150 40 164 66Q170 88 150 96Q120 84 96 98Q70 88 44 98Q16 92 4 82Q14 48 16 14Z';
    p.flat(shape, '#5f7f8a', 0.35);
    p.within(shape, () => {
      for (let at = -6; at < 20; at += 1) {
        p.line(`M${at * 14} -4Q${at * 14 + 40} 50 ${at * 14 + 70} 104`, 1.5, cord);
        p.line(`M${at * 14} -4Q${at * 14 - 40} 50 ${at * 14 - 70} 104`, 1.5, cord);
      }
    });
    p.line('M16 14Q85 -6 154 14', 3, darker(cord, 0.2));
    for (const x of [18, 50, 85, 120, 152])
      p.oval(x, x === 85 ? 6 : x === 50 || x === 120 ? 8 : 13, 8, 5, '#f2803e');
  }),
  drawn('stork-bundle', { ratio: 0.8, metres: 0.55 }, (p) => {
    p.path('M40 6L14 0Q20 14 36 16L44 16Q60 14 66 0Z', '#fffdf8');
    p.path('M34 14H46Q76 40 76 70Q74 100 40 100T4 70Q4 40 34 14Z', '#fbf6ec');
    p.line('M36 18Q18 40 16 66M44 18Q62 40 64 66', 1.6, '#d9cfc0');
    p.ball(40, 60, 19, '#f2c7a0');
    p.line('M30 58q4 4 8 0M44 58q4 4 8 0', 1.8, '#4a3a36');
    p.line('M35 68q5 5 10 0', 1.8, '#b5654a');
    p.path('M18 72Q40 92 62 72L70 84Q56 98 40 98T10 84Z', '#efe6d6');
    p.oval(40, 14, 8, 4, '#e2d8c8');
  }),
  drawn(
    'baby-bundle',
    { ratio: 1.7, metres: 0.42, facing: 1, anchors: grip(0.5, 0.7) },
    (p, { colour }) => {
      const cloth = colour ?? '#a9d4f2';
      p.path('M8 60Q4 20 50 16Q120 20 166 54Q172 70 150 84Q90 104 40 96Q12 88 8 60Z', cloth);
      p.ball(44, 44, 36, '#f6c79c');
      p.path('M6 52Q4 4 46 2Q64 4 74 20Q40 10 26 34Q16 50 22 76Q8 70 6 52Z', lighter(cloth, 0.3));
      p.line('M30 46q6 6 12 0M54 46q6 6 12 0M44 60q6 5 12 0', 3, '#3a2630');
      p.line('M84 40Q120 60 154 78M90 66Q116 74 140 86', 2.4, darker(cloth, 0.16));
    },
  ),
  drawn(
    'rubber-duck',
    { ratio: 1.1, metres: 0.2, facing: 1, anchors: grip(0.5, 0.7) },
    (p, { colour }) => {
      const main = colour ?? '#ffd23f';
      p.path('M4 58Q10 44 26 58Q52 60 62 52H104Q112 96 60 100Q8 98 4 58Z', main);
      p.ball(74, 32, 32, main);
      p.path('M96 28Q112 26 110 36Q108 46 92 44Z', '#f2803e');
      p.spot(80, 24, 5, 7, '#3a2630');
      p.line('M34 70Q56 60 66 76Q52 88 36 82', 3, darker(main, 0.2));
    },
  ),
  drawn(
    'plank',
    { ratio: 7, metres: 0.2, anchors: { ...grip(0.5, 0.5), top: { x: 0.5, y: 0.1 } } },
    (p) => {
      p.box(0, 0, 700, 100, 8, '#d9a066');
      p.box(0, 70, 700, 30, 6, darker('#d9a066', 0.2));
      p.line('M30 26Q200 10 340 30T660 22M60 52Q240 44 420 54T650 46', 5, darker('#d9a066', 0.18));
      p.line('M470 0V100', 6, '#5a3826');
    },
  ),
  drawn('dough', { ratio: 2, metres: 0.2 }, (p) => {
    p.path('M4 88Q0 40 50 24Q100 -16 150 22Q204 40 196 90Q100 108 4 88Z', '#f6e2bc');
    p.line('M60 40Q90 24 110 44M120 30Q146 36 150 56', 4, darker('#f6e2bc', 0.14));
    p.spot(60, 60, 18, 8, '#ffffff', 0.5);
  }),
  drawn('paper', { ratio: 3, metres: 0.1 }, (p) => {
    p.path('M30 10H280L300 96H0Z', '#fffdf6');
    p.line('M50 30H240M46 50H250M40 70H200', 5, '#9aa6bb');
  }),
  drawn('clay-bowl', { ratio: 1.7, metres: 0.24, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    const clay = colour ?? '#c07a52';
    p.path('M0 14H170Q164 72 122 90V100H48V90Q6 72 0 14Z', clay);
    p.oval(85, 15, 85, 14, darker(clay, 0.12));
    p.oval(85, 18, 74, 10, darker(clay, 0.4));
    p.line('M8 42Q85 60 162 42M20 64Q85 80 150 64', 3, darker(clay, 0.16));
  }),
  drawn('clay-vase', { ratio: 0.8, metres: 0.42, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    const clay = colour ?? '#c07a52';
    p.path(
      'M26 4Q40 0 54 4Q52 20 56 28Q84 50 74 78Q66 100 40 100Q14 100 6 78Q-4 50 24 28Q28 20 26 4Z',
      clay,
    );
    p.oval(40, 5, 14, 5, darker(clay, 0.35));
    p.line('M10 52Q40 62 70 52M8 66Q40 78 72 66M16 40Q40 46 64 40', 2, darker(clay, 0.16));
  }),
];
