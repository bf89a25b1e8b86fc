import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const [STEEL, CHINA] = ['#b9c2cf', '#f3f5f9'];

/** A plate from the side, as it lies in a pile. */
function plate(p: Pen, y: number, half: number, colour: string): void {
  p.path(
    `M${70 - half} ${y}H${70 + half}Q${62 + half} ${y + 9} 96 ${y + 11}` +
      `H44Q${78 - half} ${y + 9} ${70 - half} ${y}Z`,
    colour,
  );
}

/** What is in a kitchen besides its pots. */
export const AT_THE_SINK: readonly Thing[] = [
  drawn('dish-rack', { ratio: 1.7, metres: 0.3 }, (p) => {
    for (const [at, x] of [38, 64, 90, 116].entries()) {
      const colour = ['#f3f5f9', '#8fc7e8', '#f3f5f9', '#f2a48a'][at] ?? CHINA;
      p.oval(x, 48, 15, 44, darker(colour, 0.12));
      p.oval(x - 2, 48, 13, 42, colour);
      p.oval(x - 3, 48, 8, 29, lighter(colour, 0.4));
    }
    p.path('M138 46H162V88H138Z', '#f4b942');
    p.ring(165, 66, 9, 4, '#f4b942');
    p.line('M4 52V92H166V52', 4, STEEL);
    p.line('M4 70H166M4 92H166', 3, STEEL);
    for (const x of [24, 48, 72, 96, 120, 144]) p.line(`M${x} 70V92`, 2.4, STEEL);
    p.line('M14 92V99M156 92V99', 4, darker(STEEL, 0.2));
  }),
  drawn('dirty-dishes', { ratio: 1.4, metres: 0.4 }, (p) => {
    for (const [at, y] of [89, 78, 67, 56, 45].entries())
      plate(p, y, 66 - at * 5, at % 2 === 0 ? CHINA : '#8fc7e8');
    p.path('M34 20H98Q96 44 84 46H48Q36 44 34 20Z', '#f2a48a');
    p.oval(66, 20, 32, 6, darker('#f2a48a', 0.3));
    p.line('M78 20L98 2', 4, STEEL);
    for (const [x, y] of [
      [24, 84],
      [104, 74],
      [38, 63],
      [96, 53],
    ] as const)
      p.path(
        `M${x - 10} ${y}H${x + 10}Q${x + 6} ${y + 12} ${x} ${y + 5}` +
          `Q${x - 6} ${y + 9} ${x - 10} ${y}Z`,
        '#8a5a2e',
      );
    p.path('M44 22Q50 40 56 28Q60 34 64 22Z', '#c9402e');
  }),
  drawn('gravy-boat', { ratio: 1.7, metres: 0.1 }, (p, { colour }) => {
    const main = colour ?? CHINA;
    p.oval(82, 92, 62, 8, darker(main, 0.12));
    p.ring(142, 42, 20, 8, main);
    p.path('M2 3Q24 24 44 26H134Q136 74 96 80V88H70V80Q26 74 2 3Z', main);
    p.path('M2 3Q28 16 50 18H134Q120 34 70 33Q28 32 2 3Z', '#8a5226');
    p.flat('M30 42Q40 62 56 68Q42 50 40 42Z', '#ffffff', 0.6);
  }),
  drawn(
    'cake-stand',
    { ratio: 1.3, metres: 0.3, anchors: { top: { x: 0.5, y: 0.62 } } },
    (p, { colour }) => {
      const main = colour ?? '#f2b8c9';
      p.path('M56 68H74L78 90H52Z', main);
      p.oval(65, 94, 30, 6, darker(main, 0.1));
      p.box(28, 26, 74, 36, 6, '#8a4a2c');
      p.path(
        'M26 30Q26 16 65 16Q104 16 104 30Q100 44 92 36Q84 50 74 38' +
          'Q62 50 54 38Q44 48 38 36Q28 42 26 30Z',
        '#fff3ea',
      );
      for (const x of [42, 65, 88]) p.ball(x, 13, 7, '#d8283e');
      p.oval(65, 64, 64, 8, darker(main, 0.08));
      p.oval(65, 62, 64, 7, lighter(main, 0.25));
      p.box(28, 50, 74, 13, 4, '#74391f');
    },
  ),
  drawn('cookie-cutter', { ratio: 1.04, metres: 0.08 }, (p) => {
    const star = (lift: number, reach: number) => {
      const tips = Array.from({ length: 10 }, (_, at) => {
        const turn = (at * Math.PI) / 5 - Math.PI / 2;
        const far = at % 2 === 0 ? reach : reach * 0.52;
        return `${52 + Math.cos(turn) * far} ${50 + lift + Math.sin(turn) * far}`;
      });
      return `M${tips.join('L')}Z`;
    };
    p.line(star(7, 45), 6, darker(STEEL, 0.3));
    p.line(star(3, 45), 6, darker(STEEL, 0.15));
    p.line(star(0, 45), 4, lighter(STEEL, 0.4));
  }),
  drawn('piping-bag', { ratio: 1.4, metres: 0.2 }, (p, { colour }) => {
    p.path('M138 8Q128 40 134 62L40 84L34 70Z', '#f3f5f9');
    p.path('M100 26Q106 48 102 70L40 84L34 70Z', colour ?? '#ff9dbb');
    p.line('M108 26L138 8M112 66L134 62', 2, '#cfd6e0');
    p.path('M38 67L43 86L22 92L20 84Z', STEEL);
    p.path('M2 100Q0 90 12 90Q14 82 22 86Q30 90 32 100Z', colour ?? '#ff9dbb');
  }),
  drawn('muffin-tin', { ratio: 2, metres: 0.14 }, (p) => {
    p.path('M24 30H176L198 92Q198 100 190 100H10Q2 100 2 92Z', '#6f7886');
    for (const [y, xs] of [
      [30, [52, 100, 148]],
      [76, [40, 100, 160]],
    ] as const)
      for (const x of xs) {
        p.path(`M${x - 19} ${y}L${x - 14} ${y + 15}H${x + 14}L${x + 19} ${y}Z`, '#f6d7b0');
        p.path(
          `M${x - 23} ${y + 2}Q${x - 26} ${y - 24} ${x} ${y - 28}` +
            `Q${x + 26} ${y - 24} ${x + 23} ${y + 2}Z`,
          '#c9843c',
        );
        p.ball(x - 7, y - 12, 2.6, '#5a2c1c');
        p.ball(x + 8, y - 9, 2.6, '#5a2c1c');
        p.ball(x + 1, y - 19, 2.6, '#5a2c1c');
      }
  }),
  drawn('shot-glass', { ratio: 0.75, metres: 0.07 }, (p, { colour }) => {
    p.flat('M4 2H71L62 98Q61 100 58 100H18Q14 100 13 97Z', '#dfeefa', 0.75);
    p.path('M9 30H66L61 84H15Z', colour ?? '#d98a2e');
    p.oval(37.5, 30, 28.5, 4, lighter(colour ?? '#d98a2e', 0.3));
    p.line('M4 3H71', 2.4, '#ffffff');
    p.flat('M14 8H22L25 80H20Z', '#ffffff', 0.5);
  }),
  drawn('goblet', { ratio: 0.62, metres: 0.2 }, (p, { colour }) => {
    const main = colour ?? '#e0ae3a';
    p.path('M3 6H59Q60 46 38 54V80Q56 84 56 96H6Q6 84 24 80V54Q2 46 3 6Z', main);
    p.oval(31, 7, 28, 6, darker(main, 0.45));
    p.line('M6 26Q31 36 56 26', 3, lighter(main, 0.4));
    for (const [x, colour2] of [
      [14, '#d8283e'],
      [31, '#3f7fd6'],
      [48, '#d8283e'],
    ] as const)
      p.ball(x, x === 31 ? 40 : 37, 4, colour2);
    p.ball(31, 66, 7, darker(main, 0.08));
    p.box(4, 94, 54, 6, 3, darker(main, 0.15));
  }),
  drawn('slushie', { ratio: 0.62, metres: 0.2 }, (p, { colour }) => {
    const main = colour ?? '#2fa8e8';
    p.line('M36 42L48 3', 4.4, '#e8404a');
    p.path('M6 40Q4 14 31 12Q58 14 56 40Z', main);
    for (const [x, y] of [
      [18, 28],
      [30, 20],
      [44, 28],
      [24, 36],
      [40, 37],
    ] as const)
      p.spot(x, y, 4, 3, '#ffffff', 0.5);
    p.path('M5 40H57L50 98Q50 100 47 100H15Q12 100 12 98Z', lighter(main, 0.1));
    p.flat('M11 44H18L22 94H17Z', '#ffffff', 0.5);
    p.box(2, 37, 58, 6, 3, '#ffffff');
  }),
  drawn('spritz', { ratio: 0.7, metres: 0.22 }, (p) => {
    p.line('M44 30L58 2', 3, '#3a3a44');
    p.flat('M4 8Q0 60 32 64H38Q70 60 66 8Z', '#e6f2fb', 0.7);
    p.path('M5 22Q6 58 32 60H38Q64 58 65 22Z', '#ff7a2e');
    p.box(16, 20, 16, 15, 3, '#ffc59a');
    p.box(34, 28, 15, 14, 3, '#ffb27c');
    p.oval(56, 12, 13, 12, '#ffa23a');
    p.oval(56, 12, 10, 9, '#ffd08a');
    p.line('M35 64V92', 4, '#cfe0ee');
    p.oval(35, 95, 22, 5, '#dcebf6');
  }),
];
