import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A square board in two colours, seen from above its near edge. */
function board(p: Pen, cells: number, [light, dark]: readonly [string, string]): void {
  p.path('M34 14H166L198 88V96H2V88Z', '#6b4426');
  for (let row = 0; row < cells; row += 1)
    for (let at = 0; at < cells; at += 1) {
      const edge = (line: number, column: number) => {
        const far = 1 - line / cells;
        const half = 92 - far * 30;
        return `${100 - half + (column / cells) * half * 2} ${86 - far * 68}`;
      };
      const corners = [edge(row, at), edge(row, at + 1), edge(row + 1, at + 1), edge(row + 1, at)];
      p.flat(`M${corners.join('L')}Z`, (row + at) % 2 === 0 ? light : dark);
    }
}

function piece(p: Pen, x: number, y: number, colour: string): void {
  p.oval(x, y + 3, 9, 5, darker(colour, 0.35));
  p.oval(x, y, 9, 5, colour);
}

function plushFace(p: Pen, x: number, y: number): void {
  p.ball(x - 8, y, 3, '#2c2330');
  p.ball(x + 8, y, 3, '#2c2330');
}

/** Toys of a nursery and games for the table. */
export const PLAYROOM: readonly Thing[] = [
  drawn('checkers-board', { ratio: 2, metres: 0.16 }, (p) => {
    board(p, 8, ['#f3e3c4', '#3a3038']);
    for (const [x, y] of [
      [62, 24],
      [95, 24],
      [128, 24],
      [74, 34],
      [108, 34],
    ] as const)
      piece(p, x, y, '#f4f1ea');
    for (const [x, y] of [
      [40, 76],
      [86, 76],
      [134, 76],
      [62, 62],
      [110, 62],
      [150, 62],
    ] as const)
      piece(p, x, y, '#d8323e');
  }),
  drawn('backgammon-board', { ratio: 2, metres: 0.16 }, (p) => {
    p.path('M30 12H170L198 88V97H2V88Z', '#7a4a28');
    p.path('M36 18H164L188 86H12Z', '#e9d3a8');
    for (let at = 0; at < 10; at += 1) {
      const colour = at % 2 === 0 ? '#b8323e' : '#3a2a2e';
      const x = 14 + at * 17.3;
      p.flat(`M${x} 86H${x + 16}L${x * 0.86 + 21} 56Z`, colour);
      const far = 37 + at * 12.6;
      p.flat(`M${far} 18H${far + 12}L${far * 1.04 + 2} 44Z`, at % 2 === 0 ? '#3a2a2e' : '#b8323e');
    }
    p.path('M97 16H103L105 88H95Z', '#7a4a28');
    for (const [x, y] of [
      [24, 80],
      [27, 72],
      [176, 80],
      [146, 24],
    ] as const)
      piece(p, x, y, '#f7f2e6');
    for (const [x, y] of [
      [60, 24],
      [62, 32],
      [124, 80],
      [122, 72],
    ] as const)
      piece(p, x, y, '#4a3540');
  }),
  drawn('baby-rattle', { ratio: 0.62, metres: 0.16 }, (p, { colour }) => {
    const main = colour ?? '#ff8f6b';
    p.box(26, 50, 10, 34, 5, '#5fc1ea');
    p.ring(31, 87, 9, 6, '#ffd04a');
    p.ball(31, 30, 30, main);
    p.path('M2 24Q31 36 60 24V36Q31 48 2 36Z', '#ffd04a');
    for (const [x, y] of [
      [20, 14],
      [40, 12],
      [22, 50],
      [42, 50],
    ] as const)
      p.ball(x, y, 4, '#ffffff');
  }),
  drawn('baby-mobile', { ratio: 1.1, metres: 0.6, medium: 'scenery' }, (p) => {
    p.line('M55 0V18', 2, '#8b94a3');
    p.line('M8 26Q55 10 102 26', 5, '#c99a62');
    p.ball(55, 17, 6, '#ffd04a');
    for (const [x, y] of [
      [10, 62],
      [40, 76],
      [70, 66],
      [100, 78],
    ] as const)
      p.line(`M${x} ${Math.abs(x - 55) * 0.2 + 14}V${y - 10}`, 1.4, '#8b94a3');
    p.path('M10 50L14 59L23 60L16 66L18 75L10 70L2 75L4 66L-3 60L6 59Z', '#ffd04a');
    p.path('M46 62Q30 66 32 82Q36 94 50 92Q38 80 46 62Z', '#b9c9ff');
    p.path('M56 74Q54 64 63 64Q66 54 75 60Q85 58 84 67Q88 74 80 76H62Z', '#ffffff');
    p.path('M100 94Q84 84 88 74Q94 68 100 75Q106 68 110 74Q112 84 100 94Z', '#ff7f9f');
  }),
  drawn('balloon-dog', { ratio: 1.1, metres: 0.4 }, (p, { colour }) => {
    const main = colour ?? '#ff4f7b';
    const part = (x: number, y: number, across: number, down: number) => {
      p.oval(x, y, across, down, main);
      p.spot(x - across * 0.35, y - down * 0.45, across * 0.26, down * 0.18, '#ffffff', 0.7);
    };
    part(21, 40, 6, 16);
    part(30, 78, 9, 22);
    part(42, 80, 9, 20);
    part(74, 78, 9, 22);
    part(86, 80, 9, 20);
    part(56, 54, 34, 11);
    part(86, 36, 9, 16);
    part(82, 14, 7, 13);
    part(94, 14, 7, 13);
    part(99, 24, 11, 8);
    p.ball(109, 24, 2.4, darker(main, 0.3));
  }),
  drawn('plush-rabbit', { ratio: 0.72, metres: 0.4 }, (p, { colour }) => {
    const main = colour ?? '#f3d9c9';
    for (const x of [24, 48]) {
      p.oval(x, 18, 8, 18, main);
      p.oval(x, 19, 4, 12, '#ff9fb5');
    }
    p.oval(36, 76, 25, 22, main);
    p.oval(36, 78, 15, 14, lighter(main, 0.5));
    p.oval(12, 68, 7, 12, main);
    p.oval(60, 68, 7, 12, main);
    p.ball(16, 90, 10, main);
    p.ball(56, 90, 10, main);
    p.oval(36, 44, 23, 19, main);
    plushFace(p, 36, 42);
    p.oval(36, 49, 4, 2.8, '#ff7f9f');
    p.line('M36 52V55M31 57Q36 60 41 57', 1.4, '#6b4a4a');
    p.path('M36 63L24 57V69ZM36 63L48 57V69Z', '#4fa8e8');
    p.line('M28 72V84', 1.2, darker(main, 0.25));
  }),
  drawn('plush-elephant', { ratio: 0.95, metres: 0.4 }, (p, { colour }) => {
    const main = colour ?? '#a9bcd6';
    p.oval(47, 74, 28, 24, main);
    p.oval(47, 78, 17, 15, lighter(main, 0.45));
    p.ball(22, 88, 12, main);
    p.ball(72, 88, 12, main);
    for (const x of [16, 78]) {
      p.oval(x, 34, 17, 22, main);
      p.oval(x, 35, 11, 15, '#ffb9c8');
    }
    p.ball(47, 34, 27, main);
    p.line('M47 42Q48 66 60 66Q66 66 66 60', 11, main);
    plushFace(p, 47, 32);
    p.ball(22, 91, 6, lighter(main, 0.5));
    p.ball(72, 91, 6, lighter(main, 0.5));
    p.line('M47 8V16', 1.4, darker(main, 0.25));
  }),
  drawn('plush-dinosaur', { ratio: 1.05, metres: 0.4 }, (p, { colour }) => {
    const main = colour ?? '#6fc06a';
    for (const [x, y] of [
      [36, 8],
      [26, 30],
      [22, 50],
      [14, 70],
    ] as const)
      p.path(`M${x} ${y - 8}L${x - 12} ${y + 2}L${x + 4} ${y + 12}Z`, '#ffb24a');
    p.path('M2 88Q8 60 30 56Q60 52 66 76Q70 98 44 99Q14 100 2 88Z', main);
    p.path('M30 64Q22 20 46 6Q66 -4 88 6Q106 14 102 30Q96 44 70 42Q66 60 64 74Z', main);
    p.oval(56, 78, 15, 17, lighter(main, 0.5));
    p.oval(78, 60, 9, 5, main);
    p.ball(34, 92, 11, main);
    p.ball(64, 92, 11, main);
    p.ball(68, 18, 5.4, '#ffffff');
    p.ball(69, 18, 3.4, '#2c2330');
    p.line('M72 33Q86 38 98 29', 2, darker(main, 0.4));
    p.ball(96, 18, 1.8, darker(main, 0.4));
  }),
  drawn('toy-kitchen', { ratio: 1, metres: 0.9 }, (p, { colour }) => {
    const main = colour ?? '#ff9fb5';
    p.box(6, 2, 88, 44, 6, lighter(main, 0.45));
    p.box(14, 10, 30, 22, 3, '#bfe4f5');
    p.line('M29 10V32M14 21H44', 2, '#ffffff');
    p.box(54, 22, 34, 4, 2, '#c99a62');
    for (const [x, colour2] of [
      [60, '#f4b942'],
      [71, '#4fa8e8'],
      [82, '#46b96a'],
    ] as const)
      p.box(x - 4, 13, 8, 9, 2, colour2);
    p.box(2, 44, 96, 56, 6, main);
    p.box(0, 40, 100, 8, 3, '#fffaf4');
    p.box(10, 58, 38, 34, 5, '#fffaf4');
    p.box(16, 66, 26, 18, 4, '#4a4256');
    p.box(56, 58, 34, 38, 5, lighter(main, 0.3));
    p.ball(62, 76, 2.6, '#fffaf4');
    for (const x of [16, 26, 36]) p.ball(x, 53, 3, '#4fa8e8');
    p.box(58, 30, 22, 11, 3, '#8b94a3');
    p.line('M80 34H92', 3, '#5a6272');
  }),
];
