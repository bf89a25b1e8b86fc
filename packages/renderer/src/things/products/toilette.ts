import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What lies on a dressing table or in a bathroom cabinet. */
export const TOILETTE: readonly Thing[] = [
  drawn('comb', { ratio: 2.6, metres: 0.06 }, (p, { colour }) => {
    const main = colour ?? '#2f8fc4';
    for (let x = 14; x < 252; x += 9) p.box(x, 30, 5, 68, 2.4, darker(main, 0.08));
    p.box(0, 0, 12, 100, 6, main);
    p.box(248, 0, 12, 100, 6, main);
    p.box(0, 0, 260, 44, 16, main);
    p.flat('M16 8H230L224 15H20Z', '#ffffff', 0.4);
  }),
  drawn('loofah', { ratio: 0.9, metres: 0.14 }, (p, { colour }) => {
    const main = colour ?? '#ff8fb8';
    p.line('M46 22Q30 2 46 2Q60 2 46 24', 3, '#ffffff');
    p.ball(45, 60, 38, main);
    for (const [x, y] of [
      [20, 40],
      [45, 30],
      [70, 40],
      [14, 62],
      [36, 54],
      [58, 54],
      [76, 64],
      [24, 80],
      [46, 76],
      [68, 82],
      [46, 92],
    ] as const) {
      p.ball(x, y, 13, lighter(main, (x % 3) * 0.12));
      p.line(`M${x - 8} ${y + 3}Q${x} ${y - 9} ${x + 8} ${y + 3}`, 1.6, lighter(main, 0.6));
    }
  }),
  drawn('wig', { ratio: 0.9, metres: 0.4 }, (p, { colour }) => {
    const main = colour ?? '#d9954a';
    p.path('M36 60H54V92H66V100H24V92H36Z', '#c9ced8');
    p.oval(45, 46, 24, 30, '#eef0f4');
    p.path(
      'M45 2Q84 4 84 44Q90 70 84 88Q70 94 64 82Q72 60 64 36Q46 40 32 24Q24 34 26 50Q18 66 26 82' +
        'Q18 94 6 86Q0 66 6 44Q6 4 45 2Z',
      main,
    );
    p.line('M45 6Q70 12 74 46Q78 66 74 84M40 8Q18 14 15 46Q10 66 16 84', 2, darker(main, 0.22));
    p.line('M52 8Q62 16 66 34', 2, lighter(main, 0.4));
  }),
  drawn('hair-clip', { ratio: 2.1, metres: 0.04 }, (p, { colour }) => {
    const main = colour ?? '#f2545b';
    p.box(0, 58, 210, 40, 18, '#c3cbd7');
    p.box(4, 2, 202, 68, 32, main);
    for (const x of [36, 70, 104, 138, 172]) p.ball(x, 38, 13, '#fff3f6');
    p.flat('M30 8H170L166 14H36Z', '#ffffff', 0.4);
  }),
  drawn('scrunchie', { ratio: 1.3, metres: 0.05 }, (p, { colour }) => {
    const main = colour ?? '#a35be0';
    for (let at = 0; at < 14; at += 1) {
      const turn = (at * Math.PI) / 7;
      const [x, y] = [65 + Math.cos(turn) * 44, 50 + Math.sin(turn) * 30];
      p.oval(x, y, 19, 18, at % 2 === 0 ? main : lighter(main, 0.22));
    }
    p.spot(65, 50, 25, 13, darker(main, 0.55));
  }),
  drawn('powder-compact', { ratio: 1.15, metres: 0.09 }, (p, { colour }) => {
    const main = colour ?? '#e3a0ae';
    p.ball(57, 36, 36, main);
    p.ball(57, 36, 29, '#cfeaf6');
    p.flat('M38 40L60 14L68 18L46 46Z', '#ffffff', 0.6);
    p.oval(57, 80, 56, 20, darker(main, 0.15));
    p.oval(57, 76, 54, 18, main);
    p.oval(57, 75, 44, 13, '#f0c9a8');
    p.oval(74, 72, 20, 8, '#fff3ea');
    p.line('M62 70Q74 64 86 70', 2.4, '#f08aa6');
  }),
  drawn('makeup-brush', { ratio: 0.36, metres: 0.18 }, (p, { colour }) => {
    p.path('M5 36Q-3 12 18 1Q39 12 31 36Z', '#c98a6a');
    p.path('M8 12Q18 -4 28 12Q18 18 8 12Z', '#f2a0ae');
    p.box(8, 34, 20, 18, 3, '#e6b84a');
    p.path('M10 52H26L23 96Q18 102 13 96Z', colour ?? '#2c2a36');
  }),
  drawn('brooch', { ratio: 1, metres: 0.05 }, (p, { colour }) => {
    for (let at = 0; at < 8; at += 1) {
      const turn = (at * Math.PI) / 4;
      p.ball(50 + Math.cos(turn) * 36, 50 + Math.sin(turn) * 36, 14, '#e6b84a');
      p.ball(50 + Math.cos(turn) * 36, 50 + Math.sin(turn) * 36, 6, '#fdf6ea');
    }
    p.ball(50, 50, 30, '#e6b84a');
    p.ball(50, 50, 23, colour ?? '#2f9a6a');
    p.spot(42, 40, 8, 5, '#ffffff', 0.6);
  }),
];
