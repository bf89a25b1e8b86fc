import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 } };
const PAINTS = ['#e2473c', '#f5c22f', '#3f8fd8', '#4fb06a'] as const;

/** The print of a hand with its fingers up. */
function handPrint(p: Pen, x: number, y: number, colour: string): void {
  p.oval(x, y + 6, 9, 9, colour);
  for (const [dx, dy, tall] of [
    [-7, -9, 7],
    [-2.4, -12, 8],
    [2.4, -12, 8],
    [7, -8, 7],
  ] as const)
    p.oval(x + dx, y + dy, 2.3, tall, colour);
  p.line(`M${x + 7} ${y + 6}L${x + 14} ${y}`, 4.4, colour);
}

/** A boot in profile on a high sole, its toe to the right. */
function platformBoot(p: Pen, x: number, main: string): void {
  const sole = darker(main, 0.55);
  p.path(`M${x} 72H${x + 26}V86H${x + 34}V80H${x + 66}V100H${x + 30}V94H${x + 24}V100H${x}Z`, sole);
  p.path(
    `M${x + 2} 4Q${x + 18} 0 ${x + 34} 4L${x + 33} 46Q${x + 36} 56 ${x + 54} 60Q${x + 67} 64 ${x + 66} 82H${x + 30}L${x + 24} 74H${x}Q${x - 2} 60 ${x + 2} 46Z`,
    main,
  );
  p.flat(`M${x + 2} 4Q${x + 18} 0 ${x + 34} 4V11Q${x + 18} 7 ${x + 2} 11Z`, darker(main, 0.3));
  p.flat(
    `M${x + 7} 14Q${x + 10} 40 ${x + 8} 66H${x + 13}Q${x + 14} 40 ${x + 12} 13Z`,
    '#ffffff',
    0.3,
  );
  p.line(`M${x + 28} 14V46`, 1.6, '#f6d27a');
  p.line(`M${x + 66} 89H${x + 34}`, 2, lighter(sole, 0.25));
}

/** Goods that are filled, worn or used as they are shown in their ads. */
export const FOR_SALE: readonly Thing[] = [
  drawn('finger-paints', { ratio: 1.7, metres: 0.3 }, (p) => {
    p.path('M34 2H136L146 66H24Z', '#fffdf6');
    for (const [at, x] of [48, 74, 98, 122].entries())
      handPrint(p, x, at % 2 === 0 ? 26 : 34, PAINTS[(at + 1) % 4] ?? PAINTS[0]);
    for (const [at, colour] of PAINTS.entries()) {
      const x = 4 + at * 42;
      p.path(`M${x} 64H${x + 36}L${x + 33} 100H${x + 3}Z`, '#f1f4f8');
      p.flat(`M${x + 1} 76H${x + 35}L${x + 34} 92H${x + 2}Z`, colour);
      p.oval(x + 18, 64, 18, 5.6, '#ffffff');
      p.oval(x + 18, 64, 15, 4.2, colour);
      p.path(`M${x + 8} 66Q${x + 7} 78 ${x + 10} 79Q${x + 13} 78 ${x + 13} 67Z`, colour);
    }
  }),
  drawn('filled-tote', { ratio: 0.86, metres: 0.6, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#efe3c8';
    p.line('M22 50Q20 8 43 8Q66 8 64 50', 4, darker(main, 0.22));
    // A leek, bread, carrots and lettuce look out over the rim.
    p.line('M20 54L12 18', 6, '#eef4d8');
    p.path('M12 28Q0 12 4 2Q10 8 12 16Q14 4 22 0Q20 14 16 28Z', '#4f9c4a');
    p.path('M50 52L62 6Q70 2 75 9L66 54Z', '#d99a52');
    p.line('M61 18L69 21M59 28L66 31M56 38L64 41', 2, '#f6d9a4');
    for (const [x, y] of [
      [30, 26],
      [39, 22],
    ] as const) {
      p.path(`M${x - 5} ${y + 4}Q${x} ${y - 1} ${x + 5} ${y + 4}L${x + 3} 54H${x - 3}Z`, '#f0832c');
      p.line(
        `M${x} ${y + 3}L${x - 5} ${y - 9}M${x} ${y + 3}V${y - 12}M${x} ${y + 3}L${x + 5} ${y - 9}`,
        2.4,
        '#5caf4e',
      );
    }
    p.ball(50, 44, 10, '#dd3f33');
    for (const [x, y, radius] of [
      [18, 48, 9],
      [26, 43, 8],
      [68, 48, 9],
    ] as const)
      p.ball(x, y, radius, '#86c35a');
    p.path('M4 48Q43 56 82 48L86 96Q43 104 0 96Z', main);
    p.line('M4 49Q43 57 82 49', 2.4, darker(main, 0.14));
    p.line('M25 50Q25 66 30 72M61 50Q61 66 56 72', 3.4, darker(main, 0.22));
    p.path('M43 92Q30 80 43 66Q56 80 43 92Z', '#6aa84f');
    p.line('M43 92V74', 1.6, '#44793a');
  }),
  drawn('kickboard', { ratio: 0.66, metres: 0.45, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f5a623';
    p.path('M2 38Q2 2 33 2Q64 2 64 38L62 94Q33 102 4 94Z', main);
    p.path('M10 40Q10 10 33 10Q56 10 56 40L55 60H11Z', lighter(main, 0.35));
    p.flat('M11 66H55V72H11ZM11 78H55V84H11Z', '#ffffff', 0.9);
    p.box(22, 22, 22, 9, 4, darker(main, 0.35));
  }),
  drawn('pot-of-gold', { ratio: 1.1, metres: 0.6, anchors: HELD }, (p) => {
    for (const [x, y] of [
      [28, 28],
      [44, 18],
      [60, 12],
      [76, 20],
      [88, 30],
      [36, 34],
      [58, 28],
      [76, 34],
    ] as const) {
      p.oval(x, y, 13, 10, '#f2b632');
      p.oval(x, y - 1, 8.6, 6.4, '#ffd75e');
    }
    p.path('M10 42Q0 62 12 82Q24 98 55 98Q86 98 98 82Q110 62 100 42Z', '#2f333f');
    p.oval(55, 41, 50, 8, '#454b5a');
    p.oval(55, 39, 42, 6, '#f2b632');
    for (const [x, y] of [
      [36, 36],
      [54, 34],
      [74, 36],
    ] as const)
      p.oval(x, y, 11, 7, '#ffd75e');
    p.path('M22 92L16 100H26L32 96ZM88 92L94 100H84L78 96Z', '#20232c');
    p.flat('M18 52Q14 66 24 82Q20 66 24 52Z', '#ffffff', 0.25);
    p.spot(62, 10, 3, 2, '#ffffff', 0.9);
  }),
  drawn('platform-boots', { ratio: 1.44, metres: 0.4, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#c8452f';
    platformBoot(p, 68, darker(main, 0.14));
    platformBoot(p, 12, main);
  }),
];
