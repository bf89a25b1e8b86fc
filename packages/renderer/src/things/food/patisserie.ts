import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const [CRUST, CREAM] = ['#d9954a', '#fff6e2'];

function cannolo(p: Pen, x: number, y: number): void {
  p.box(x + 8, y, 72, 30, 14, CRUST);
  for (const at of [20, 36, 52])
    p.line(
      `M${x + at} ${y + 3}Q${x + at + 8} ${y + 15} ${x + at} ${y + 27}`,
      2,
      darker(CRUST, 0.2),
    );
  for (const end of [x + 9, x + 79]) {
    p.oval(end, y + 15, 9, 14, darker(CRUST, 0.25));
    p.oval(end, y + 15, 7, 12, CREAM);
    p.ball(end - 3, y + 11, 2.2, '#6b3a24');
    p.ball(end + 2, y + 18, 2.2, '#6b3a24');
  }
  p.flat(`M${x + 20} ${y + 5}H${x + 66}L${x + 62} ${y + 9}H${x + 24}Z`, '#ffffff', 0.6);
}

/** Sweet things and loaves of the baker. */
export const PATISSERIE: readonly Thing[] = [
  drawn('cannoli', { ratio: 1.9, metres: 0.07 }, (p) => {
    p.brush.save();
    p.brush.scale(1, 1.5);
    cannolo(p, 50, 1);
    cannolo(p, 2, 36);
    cannolo(p, 98, 36);
    p.brush.restore();
  }),
  drawn('swiss-roll', { ratio: 1.5, metres: 0.1 }, (p, { colour }) => {
    const sponge = colour ?? '#e9b565';
    p.path('M44 4H128Q150 30 148 58Q146 98 122 100H50Z', darker(sponge, 0.1));
    p.flat('M60 8H126Q138 18 142 32H60Z', '#ffffff', 0.35);
    p.oval(48, 52, 46, 48, darker(sponge, 0.18));
    p.oval(48, 52, 43, 45, sponge);
    p.line(
      'M48 54Q58 48 54 38Q42 26 28 40Q18 62 36 76Q62 84 74 60Q80 32 58 18Q34 10 18 30',
      6,
      '#c9304a',
    );
    p.line('M48 58Q62 52 59 36', 3, CREAM);
  }),
  drawn('panettone', { ratio: 1.05, metres: 0.2 }, (p) => {
    p.path('M14 44H91L85 100H20Z', '#c9843c');
    for (const x of [26, 38, 50, 62, 74]) p.line(`M${x} 52L${x + 1} 96`, 1.6, '#9a5c26');
    p.path('M6 48Q0 4 52 2Q105 4 99 48Q80 56 52 52Q24 56 6 48Z', '#a8622a');
    p.flat('M16 34Q22 10 50 8Q32 18 28 36Z', '#ffe2b0', 0.5);
    for (const [x, y] of [
      [30, 34],
      [46, 20],
      [62, 36],
      [76, 22],
      [84, 38],
    ] as const)
      p.ball(x, y, 3.4, '#5a2c3a');
    p.flat('M14 58H90L89 70H16Z', '#c9304a');
  }),
  drawn('stollen', { ratio: 1.9, metres: 0.1 }, (p) => {
    p.path('M4 84Q0 40 50 24Q120 0 168 34Q194 58 186 88Q100 108 4 84Z', '#c08a4c');
    p.path('M10 64Q40 18 100 16Q160 18 180 60Q120 40 60 58Q30 66 10 64Z', '#fdfaf4');
    p.flat('M12 70Q70 44 178 66Q120 58 66 70Q34 78 12 76Z', '#fffdf8', 0.8);
    for (const [x, y] of [
      [30, 84],
      [62, 78],
      [96, 86],
      [130, 78],
      [162, 84],
    ] as const)
      p.ball(x, y, 4, x % 4 === 2 ? '#c9304a' : '#5a2c3a');
  }),
  drawn('focaccia', { ratio: 2, metres: 0.08 }, (p) => {
    p.box(0, 36, 200, 64, 26, '#c58438');
    p.path('M8 46Q10 4 60 2H150Q192 6 194 48Q150 76 100 74Q40 76 8 46Z', '#ecbd6c');
    for (const [x, y] of [
      [40, 34],
      [78, 28],
      [116, 34],
      [154, 30],
      [60, 54],
      [100, 56],
      [140, 54],
    ] as const) {
      p.spot(x, y, 9, 5, '#b9782e', 0.6);
      p.line(`M${x - 7} ${y + 1}L${x + 8} ${y - 4}`, 2.4, '#4f7d3a');
    }
    for (const x of [56, 98, 132]) p.ball(x, 42, 6, '#d8402e');
  }),
  drawn('mille-feuille', { ratio: 1.7, metres: 0.08 }, (p) => {
    for (const [y, high, colour] of [
      [80, 20, CRUST],
      [56, 26, '#fbe7a8'],
      [44, 14, CRUST],
      [20, 26, '#fbe7a8'],
      [8, 14, CRUST],
      [0, 11, '#fffaf2'],
    ] as const)
      p.box(4, y, 162, high, 4, colour);
    for (const y of [13, 17, 49, 54, 86, 92]) p.line(`M8 ${y}H162`, 1.2, darker(CRUST, 0.25));
    for (const x of [24, 56, 88, 120]) p.line(`M${x} 2L${x + 14} 6L${x} 9`, 2.2, '#5a2c1c');
  }),
  drawn('jelly-beans', { ratio: 1.9, metres: 0.05 }, (p) => {
    const colours = ['#f2545b', '#ffb62e', '#46b96a', '#3f8efc', '#a35be0', '#ff7fb0'];
    for (const [at, [x, y]] of (
      [
        [92, 18],
        [62, 42],
        [104, 40],
        [142, 46],
        [32, 66],
        [78, 66],
        [120, 68],
        [160, 72],
        [18, 88],
        [58, 88],
        [100, 88],
        [140, 88],
        [172, 90],
      ] as const
    ).entries()) {
      const colour = colours[at % colours.length] ?? '#f2545b';
      p.path(
        `M${x - 17} ${y}Q${x - 15} ${y - 13} ${x} ${y - 9}Q${x + 17} ${y - 14} ${x + 18} ${y}` +
          `Q${x + 14} ${y + 12} ${x} ${y + 9}Q${x - 15} ${y + 13} ${x - 17} ${y}Z`,
        colour,
      );
      p.spot(x - 7, y - 5, 4, 1.8, '#ffffff', 0.7);
    }
  }),
  drawn('marshmallows', { ratio: 1.7, metres: 0.06 }, (p) => {
    const piece = (x: number, y: number, colour: string) => {
      p.box(x, y + 6, 52, 38, 14, darker(colour, 0.08));
      p.oval(x + 26, y + 12, 26, 11, lighter(colour, 0.4));
    };
    piece(30, 8, '#ffd3e0');
    piece(86, 8, '#fffaf4');
    piece(2, 54, '#fffaf4');
    piece(58, 54, '#ffd3e0');
    piece(114, 54, '#fff0d8');
  }),
  drawn('escargots', { ratio: 2.2, metres: 0.06 }, (p) => {
    p.oval(110, 78, 110, 22, '#e9edf3');
    p.oval(110, 74, 98, 16, '#cfd6e0');
    for (const [x, y] of [
      [46, 38],
      [110, 28],
      [174, 38],
    ] as const) {
      p.ball(x, y + 6, 29, '#a8703c');
      p.line(
        `M${x} ${y + 8}Q${x + 10} ${y} ${x + 2} ${y - 6}Q${x - 14} ${y - 6} ${x - 14} ${y + 10}` +
          `Q${x - 6} ${y + 26} ${x + 14} ${y + 20}`,
        4,
        '#6b4020',
      );
      p.oval(x + 8, y + 30, 17, 7, '#7fae3f');
    }
  }),
];
