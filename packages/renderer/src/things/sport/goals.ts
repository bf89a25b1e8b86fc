import { drawn, type Thing } from '../thing.ts';

/** What a ball or a puck is to get into. */
export const GOALS: readonly Thing[] = [
  drawn(
    'hockey-goal',
    {
      ratio: 1.5,
      metres: 1.25,
      anchors: { inside: { x: 0.14, y: 0.4, width: 0.7, height: 0.56 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#d8323c';
      p.flat('M10 8H140L128 92H22Z', '#ffffff', 0.3);
      for (let at = 0; at <= 15; at += 1)
        p.line(`M${10 + at * 8.6} 8L${24 + at * 6.8} 92`, 0.6, '#f4f7fb');
      for (let at = 0; at <= 10; at += 1)
        p.line(`M${9 + at * 1.4} ${8 + at * 8.4}H${141 - at * 1.4}`, 0.6, '#f4f7fb');
      p.line('M24 92H126', 3, '#e9edf4');
      p.line('M6 97V16Q6 5 17 5H133Q144 5 144 16V97', 6, main);
    },
  ),
  drawn('tennis-net', { ratio: 1.1, metres: 1.05 }, (p) => {
    p.box(0, 4, 5, 96, 1.5, '#3f4656');
    p.box(105, 4, 5, 96, 1.5, '#3f4656');
    for (let x = 10; x < 104; x += 7) p.line(`M${x} 14V94`, 0.8, '#3b4250');
    for (let y = 20; y < 94; y += 7) p.line(`M4 ${y}H106`, 0.8, '#3b4250');
    p.box(4, 6, 102, 9, 1.5, '#ffffff');
    p.box(52, 10, 6, 88, 1, '#ffffff');
  }),
  drawn('volleyball-net', { ratio: 1.7, metres: 2.45 }, (p) => {
    p.box(0, 0, 4, 100, 1, '#8d97a8');
    p.box(166, 0, 4, 100, 1, '#8d97a8');
    for (let x = 8; x < 166; x += 7) p.line(`M${x} 6V50`, 0.7, '#f4f7fb');
    for (let y = 11; y < 50; y += 7) p.line(`M4 ${y}H166`, 0.7, '#f4f7fb');
    p.box(3, 3, 164, 5, 1, '#ffffff');
    p.box(3, 48, 164, 3, 1, '#ffffff');
  }),
  drawn(
    'golf-hole',
    {
      ratio: 0.6,
      metres: 2.1,
      anchors: { inside: { x: 0.16, y: 0.94, width: 0.24, height: 0.04 } },
    },
    (p) => {
      p.spot(17, 96, 16, 4, '#1e3a24', 0.9);
      p.spot(17, 97, 13, 2.6, '#0f2014', 0.9);
      p.box(15.6, 2, 2.8, 94, 1.2, '#f6f8fb');
    },
    (p, seconds, { colour }) => {
      const beat = (phase: number) => Math.sin(seconds * 4 - phase) * 2;
      const [a, b] = [beat(0.8), beat(2.4)];
      p.path(
        `M18 4Q30 ${3 + a} 40 ${9 + a}T60 ${16 + b}Q48 ${19 + b} 38 ${24 + a}T18 29Z`,
        colour ?? '#e2483f',
      );
    },
  ),
];
