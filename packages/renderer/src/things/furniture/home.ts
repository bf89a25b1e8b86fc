import { flames } from '../flames.ts';
import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

function bricks(p: Pen, at: readonly [number, number, number, number], colour: string): void {
  const [left, top, wide, tall] = at;
  const rows = Math.round(tall / 8);
  for (let row = 0; row < rows; row += 1) {
    const y = top + (row * tall) / rows;
    for (let x = left - (row % 2 === 0 ? 0 : 8); x < left + wide; x += 16) {
      const from = Math.max(left, x);
      const to = Math.min(left + wide, x + 15);
      if (to - from > 1) p.box(from, y, to - from, tall / rows - 1, 1, colour);
    }
  }
}

export const HOME: readonly Thing[] = [
  drawn(
    'standing-mirror',
    {
      ratio: 0.62,
      metres: 1.75,
      anchors: { inside: { x: 0.13, y: 0.06, width: 0.74, height: 0.82 } },
    },
    (p, { colour }) => {
      const frame = colour ?? '#b98a52';
      p.line('M10 99L20 84M52 99L42 84', 5, darker(frame, 0.3));
      p.box(3, 0, 56, 93, 9, frame);
      p.box(7, 4.5, 48, 84, 6, darker(frame, 0.35));
      p.box(8, 5.5, 46, 82, 5, '#cfe3ee');
      p.flat('M12 60L34 9H44L14 78Z', '#ffffff', 0.3);
      p.flat('M36 84L52 46V58L44 84Z', '#ffffff', 0.25);
      p.oval(31, 97, 31, 3, darker(frame, 0.2));
    },
  ),
  drawn(
    'fireplace',
    { ratio: 1.15, metres: 1.5, anchors: { top: { x: 0.5, y: 0.2 }, outlet: { x: 0.5, y: 0.8 } } },
    (p, { colour }) => {
      const main = colour ?? '#b5614a';
      p.box(26, 0, 63, 24, 2, darker(main, 0.25));
      bricks(p, [27, 0, 61, 22], main);
      p.box(6, 28, 103, 68, 2, darker(main, 0.3));
      bricks(p, [7, 30, 101, 64], main);
      p.path('M27 96V62Q27 44 57 44T88 62V96Z', '#2a1b22');
      p.glow(57, 84, 34, '#ff9a3c', 0.75);
      p.box(0, 21, 115, 9, 3, '#a8744a');
      p.box(0, 93, 115, 7, 2, '#8d8089');
      p.line('M40 90L76 86M74 91L42 86', 6, '#6f4429');
    },
    (p, seconds) => flames(p, { x: 57, y: 90, height: 34, width: 30 }, seconds),
  ),
  drawn(
    'campfire',
    { ratio: 1.1, metres: 1, anchors: { outlet: { x: 0.5, y: 0.5 } } },
    (p) => {
      p.glow(55, 62, 44, '#ffae4a', 0.5);
      for (const x of [8, 24, 42, 66, 84, 100]) p.oval(x, 93, 9, 7, '#8b8794');
      p.line('M22 90L86 74', 10, '#7a4a2c');
      p.line('M88 90L24 74', 10, '#8b5633');
      p.spot(88, 90, 3.4, 4, '#e0b07a');
      p.spot(22, 90, 3.4, 4, '#e0b07a');
    },
    (p, seconds) => flames(p, { x: 55, y: 88, height: 84, width: 46 }, seconds),
  ),
  drawn(
    'lamp',
    { ratio: 0.6, metres: 0.5, anchors: { outlet: { x: 0.5, y: 0.3 }, top: { x: 0.5, y: 0.02 } } },
    (p, { colour, isDark, states }) => {
      const isOn = isDark || states.includes('glowing');
      p.path('M26 48H34L36 90H24Z', '#c9955a');
      p.oval(30, 94, 18, 6, '#b07f48');
      p.path('M16 2H44L60 50Q30 58 0 50Z', isOn ? '#ffe3a3' : (colour ?? '#f2ddc0'));
      if (isOn) p.glow(30, 32, 30, '#fff3c4', 0.8);
    },
  ),
  drawn(
    'floor-lamp',
    { ratio: 0.34, metres: 1.7, anchors: { outlet: { x: 0.5, y: 0.16 } } },
    (p, { colour, isDark, states }) => {
      const isOn = isDark || states.includes('glowing');
      p.line('M17 28V96', 2.6, '#8b6a48');
      p.oval(17, 97, 12, 3, '#76573a');
      p.path('M9 1H25L34 28Q17 33 0 28Z', isOn ? '#ffe3a3' : (colour ?? '#f2ddc0'));
      if (isOn) p.glow(17, 18, 18, '#fff3c4', 0.8);
    },
  ),
  drawn(
    'street-lamp',
    { ratio: 0.3, metres: 4, medium: 'scenery', anchors: { outlet: { x: 0.5, y: 0.1 } } },
    (p, { isDark }) => {
      p.box(12.5, 20, 5, 78, 2, '#3c4257');
      p.box(8, 92, 14, 8, 3, '#343a4d');
      p.path('M6 20L3 6Q15 -4 27 6L24 20Z', isDark ? '#ffe9b0' : '#dfe6ee');
      p.path('M2 7Q15 -7 28 7Z', '#3c4257');
      p.box(5, 18, 20, 4, 2, '#3c4257');
      if (isDark) p.glow(15, 12, 15, '#ffe9b0', 0.9);
    },
  ),
  drawn('door', { ratio: 0.5, metres: 2.1, medium: 'scenery' }, (p, { colour }) => {
    const main = colour ?? '#9c5f3c';
    p.box(0, 0, 50, 100, 3, '#f1e6d6');
    p.box(4.5, 4.5, 41, 95.5, 2, main);
    for (const [x, y, h] of [
      [9, 10, 36],
      [27, 10, 36],
      [9, 56, 36],
      [27, 56, 36],
    ] as const) {
      p.box(x, y, 14, h, 2, darker(main, 0.16));
      p.box(x + 1.4, y + 1.6, 12, h - 3, 2, lighter(main, 0.06));
    }
    p.ball(41, 52, 2.4, '#f0c24b');
  }),
  drawn(
    'open-door',
    {
      ratio: 0.82,
      metres: 2.1,
      medium: 'scenery',
      anchors: { inside: { x: 0.36, y: 0.05, width: 0.58, height: 0.95 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#9c5f3c';
      p.box(26, 0, 56, 100, 3, '#f1e6d6');
      p.box(31, 5, 46, 95, 1, '#5b4434');
      p.path('M31 100V60L54 78L77 60V100Z', '#6f5440');
      // The leaf is turned towards us.
      p.path('M31 5V100L4 97V9Z', main);
      for (const [y, h] of [
        [16, 32],
        [56, 32],
      ] as const)
        p.path(`M26 ${y - 2}V${y + h}L9 ${y + h - 1}V${y + 1}Z`, darker(main, 0.16));
      p.ball(8, 53, 2, '#f0c24b');
    },
  ),
  drawn(
    'window',
    { ratio: 0.85, metres: 1.4, medium: 'scenery', anchors: { top: { x: 0.5, y: 0.93 } } },
    (p, { colour, isDark }) => {
      const frame = colour ?? '#fbf4ea';
      p.box(3, 0, 79, 94, 3, frame);
      for (const [x, y] of [
        [8, 5],
        [45, 5],
        [8, 47],
        [45, 47],
      ] as const) {
        p.box(x, y, 32, 38, 1, isDark ? '#31487e' : '#9fd6f7');
        p.flat(`M${x} ${y + 26}L${x + 26} ${y}h6L${x} ${y + 34}Z`, '#ffffff', 0.28);
      }
      p.box(0, 91, 85, 9, 3, lighter(frame, 0.3));
    },
  ),
  drawn('rug', { ratio: 4, metres: 0.5 }, (p, { colour }) => {
    const main = colour ?? '#c14f5c';
    p.oval(200, 50, 200, 50, '#f3e3c8');
    p.oval(200, 50, 186, 44, main);
    p.oval(200, 50, 140, 32, '#f0c987');
    p.oval(200, 50, 122, 27, darker(main, 0.15));
  }),
  drawn(
    'unrolled-mat',
    { ratio: 4.8, metres: 0.3, anchors: { top: { x: 0.5, y: 0.5 } } },
    (p, { colour }) => {
      const main = colour ?? '#4fa8a0';
      p.path('M48 4H432L480 86H0Z', main);
      p.path('M68 16H412L440 74H40Z', lighter(main, 0.16));
      p.path('M0 86H480V98H0Z', darker(main, 0.3));
    },
  ),
];
