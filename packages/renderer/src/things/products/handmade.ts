import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 } };

/** A ball of wool with its rows of stitches. */
function crocheted(p: Pen, x: number, y: number, radius: number, colour: string): void {
  p.ball(x, y, radius, colour);
  for (let row = -2; row <= 2; row += 1) {
    const down = y + (row * radius) / 3;
    const half = Math.sqrt(Math.max(0, radius * radius - (down - y) ** 2)) * 0.84;
    const count = Math.max(2, Math.round(half / 3.2));
    for (let at = 0; at < count; at += 1) {
      const across = x - half + ((at + 0.5) * 2 * half) / count;
      p.line(
        `M${across - 1.6} ${down - 1.3}L${across} ${down + 1}L${across + 1.6} ${down - 1.3}`,
        1,
        darker(colour, 0.2),
      );
    }
  }
}

function face(p: Pen, x: number, y: number, wide: number): void {
  p.ball(x - wide, y, 2.6, '#2a2026');
  p.ball(x + wide, y, 2.6, '#2a2026');
  p.spot(x - wide - 0.8, y - 0.9, 0.8, 0.8, '#ffffff', 0.95);
  p.spot(x + wide - 0.8, y - 0.9, 0.8, 0.8, '#ffffff', 0.95);
  p.spot(x - wide - 4, y + 5, 3, 2, '#f58a9a', 0.6);
  p.spot(x + wide + 4, y + 5, 3, 2, '#f58a9a', 0.6);
}

function plushBear(p: Pen, x: number, colour: string): void {
  for (const side of [-1, 1]) {
    crocheted(p, x + side * 15, 21, 8, colour);
    p.oval(x + side * 20, 92, 9, 8, colour);
    p.oval(x + side * 22, 66, 7, 12, darker(colour, 0.06));
  }
  crocheted(p, x, 75, 22, colour);
  crocheted(p, x, 38, 24, colour);
  p.oval(x, 46, 10, 8, lighter(colour, 0.6));
  p.oval(x, 42, 3.4, 2.4, '#4a2f26');
  p.line(`M${x - 4} 48Q${x} 51 ${x + 4} 48`, 1.4, '#4a2f26');
  face(p, x, 36, 10);
  p.line(`M${x - 18} 58Q${x} 66 ${x + 18} 58`, 5, '#e2574c');
}

function plushBunny(p: Pen, x: number, colour: string): void {
  for (const side of [-1, 1]) {
    p.oval(x + side * 9, 14, 6, 14, colour);
    p.oval(x + side * 9, 15, 2.8, 10, '#f7b6c4');
    p.oval(x + side * 15, 93, 8, 7, colour);
  }
  crocheted(p, x, 76, 18, colour);
  crocheted(p, x, 45, 20, colour);
  p.line(`M${x - 3} 52L${x} 54L${x + 3} 52M${x} 54V57`, 1.4, '#7a4a52');
  face(p, x, 44, 8);
  p.path(`M${x - 10} 64L${x} 68L${x - 10} 72ZM${x + 10} 64L${x} 68L${x + 10} 72Z`, '#5aa9c9');
}

/** A picture on paper, in a thin frame with a mount. */
function framed(p: Pen, x: number, y: number, wide: number, tall: number): void {
  p.box(x, y, wide, tall, 1.5, '#b98a5a');
  p.box(x + 3, y + 3, wide - 6, tall - 6, 0.5, '#fdfaf3');
}

export const HANDMADE: readonly Thing[] = [
  drawn('crochet-toys', { ratio: 1.05, metres: 0.3, anchors: HELD }, (p, { colour }) => {
    plushBear(p, 33, colour ?? '#d9a066');
    plushBunny(p, 81, colour === null ? '#e9b8c6' : lighter(colour, 0.4));
  }),
  drawn('knitted-hat', { ratio: 1, metres: 0.3, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#d8646c';
    crocheted(p, 50, 16, 16, '#fff4e6');
    p.path('M8 78Q6 26 50 26T92 78Z', main);
    for (let row = 0; row < 6; row += 1)
      for (let at = 0; at < 11; at += 1) {
        const [x, y] = [14 + at * 7.2, 36 + row * 7];
        if (((x - 50) / 42) ** 2 + ((y - 78) / 50) ** 2 > 0.92) continue;
        p.line(
          `M${x - 2.2} ${y - 2.2}L${x} ${y + 1.6}L${x + 2.2} ${y - 2.2}`,
          1.3,
          darker(main, 0.2),
        );
      }
    p.line('M12 62L24 54L36 62L48 54L60 62L72 54L88 62', 4, '#fff4e6');
    p.box(2, 74, 96, 26, 11, lighter(main, 0.24));
    for (let x = 10; x < 96; x += 8) p.line(`M${x} 78V96`, 1.6, darker(main, 0.06));
  }),
  drawn('clay-mugs', { ratio: 1.5, metres: 0.16, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#4f8f8f';
    for (const [x, y, tone] of [
      [20, 0, '#e6d3b6'],
      [78, 22, main],
    ] as const) {
      const tall = 98 - y;
      p.ring(x + 50, y + tall * 0.5, tall * 0.2, 7, darker(tone, 0.12));
      p.path(
        `M${x - 16} ${y + 6}H${x + 46}L${x + 43} 92Q${x + 42} 100 ${x + 34} 100H${x - 4}Q${x - 12} 100 ${x - 13} 92Z`,
        tone,
      );
      p.oval(x + 15, y + 6, 31, 6, darker(tone, 0.3));
      p.flat(
        `M${x - 13} ${y + tall * 0.72}q14 -10 28 0t28 0L${x + 43} 92Q${x + 42} 100 ${x + 34} 100H${x - 4}Q${x - 12} 100 ${x - 13} 92Z`,
        '#b9744a',
        0.9,
      );
      for (const [dx, dy] of [
        [0, 0.3],
        [18, 0.44],
        [32, 0.26],
        [8, 0.56],
      ] as const)
        p.spot(x - 4 + dx, y + tall * dy, 1.6, 1.4, darker(tone, 0.4), 0.7);
      p.flat(`M${x - 10} ${y + 16}h5l2 ${tall * 0.5}h-4z`, '#ffffff', 0.35);
    }
  }),
  drawn('art-prints', { ratio: 1.3, metres: 0.7, anchors: HELD }, (p, { colour }) => {
    framed(p, 0, 0, 62, 86);
    p.box(9, 10, 44, 66, 0.5, '#f6dcc0');
    p.ball(31, 34, 14, '#e8743c');
    p.path('M9 56Q22 40 34 54T53 48V76H9Z', colour ?? '#2f6f73');
    p.path('M9 66Q26 54 53 66V76H9Z', '#1f4a55');
    framed(p, 70, 26, 60, 74);
    p.box(78, 34, 44, 58, 0.5, '#efe6f2');
    p.line('M100 90Q98 66 100 50', 3, '#3f7a5a');
    for (const [x, y, turn] of [
      [88, 54, -1],
      [112, 54, 1],
      [88, 70, -1],
      [112, 70, 1],
    ] as const)
      p.path(
        `M100 ${y + 10}Q${100 + turn * 4} ${y - 6} ${x} ${y - 4}Q${x + turn * 2} ${y + 8} 100 ${y + 10}Z`,
        '#4f9a6a',
      );
    p.ball(100, 46, 7, '#e8a13c');
  }),
  drawn(
    'tooth-mascot',
    { ratio: 0.94, metres: 0.5, anchors: { hand: { x: 0.96, y: 0.3 } } },
    (p, { colour }) => {
      const main = colour ?? '#fbfdff';
      p.line('M16 50Q2 44 3 26', 6, '#e6eef8');
      p.line('M78 50Q92 44 91 26', 6, '#e6eef8');
      p.ball(5, 22, 5, '#ffffff');
      p.ball(89, 22, 5, '#ffffff');
      p.line('M34 84V96M60 84V96', 6, '#e6eef8');
      p.oval(30, 97, 9, 3, '#3f8efc');
      p.oval(64, 97, 9, 3, '#3f8efc');
      p.path(
        'M14 40Q10 6 32 6Q40 6 47 11Q54 6 62 6Q84 6 80 40Q78 62 72 80Q66 96 60 78Q56 64 47 64Q38 64 34 78Q28 96 22 80Q16 62 14 40Z',
        main,
      );
      p.flat('M20 34Q18 14 32 11Q24 18 24 36Z', '#ffffff', 0.9);
      p.oval(37, 34, 4, 6, '#2a3350');
      p.oval(57, 34, 4, 6, '#2a3350');
      p.spot(35.6, 31.6, 1.5, 2, '#ffffff', 0.95);
      p.spot(55.6, 31.6, 1.5, 2, '#ffffff', 0.95);
      p.path('M36 45H58Q57 57 47 57T36 45Z', '#c8334f');
      p.flat('M41 53Q47 49 53 53Q50 57 47 57T41 53Z', '#ff8fa3', 0.95);
      p.spot(28, 44, 4, 3, '#ff9fb0', 0.7);
      p.spot(66, 44, 4, 3, '#ff9fb0', 0.7);
    },
  ),
];
