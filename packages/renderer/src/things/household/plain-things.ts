import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });

/** Small things of every day: in a drawer, on a desk, on a workbench. */
export const PLAIN_THINGS: readonly Thing[] = [
  drawn('bow-tie', { ratio: 2, metres: 0.1, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#c8363f';
    p.path('M90 50Q40 -8 8 4Q-4 30 0 50Q-4 72 8 96Q40 108 90 50Z', main);
    p.path('M110 50Q160 -8 192 4Q204 30 200 50Q204 72 192 96Q160 108 110 50Z', main);
    p.line(
      'M84 46Q60 34 40 38M84 56Q60 66 40 62M116 46Q140 34 160 38M116 56Q140 66 160 62',
      4,
      darker(main, 0.25),
    );
    p.box(82, 30, 36, 40, 10, darker(main, 0.12));
  }),
  drawn('nail', { ratio: 0.3, metres: 0.1, anchors: grip(0.5, 0.2) }, (p) => {
    p.path('M10 8H20L19 84L15 100L11 84Z', '#9aa4b4');
    p.box(0, 0, 30, 10, 4, '#7d8798');
    p.line('M13 16V76', 1.4, '#d6dde6');
  }),
  drawn(
    'matchstick',
    { ratio: 0.12, metres: 0.08, anchors: { ...grip(0.5, 0.8), outlet: { x: 0.5, y: 0.04 } } },
    (p) => {
      p.box(3, 12, 6, 88, 1, '#e3c48e');
      p.oval(6, 9, 6, 9, '#c8363f');
    },
  ),
  drawn('wine-cork', { ratio: 0.62, metres: 0.06, anchors: grip(0.5, 0.5) }, (p) => {
    p.box(0, 4, 62, 96, 10, '#c9955c');
    p.oval(31, 9, 31, 9, '#e0b27c');
    for (const [x, y] of [
      [14, 32],
      [40, 44],
      [22, 62],
      [46, 76],
      [16, 86],
    ] as const)
      p.oval(x, y, 4, 2.4, '#9a6a3c');
  }),
  drawn('bottle-cap', { ratio: 1.7, metres: 0.05, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#d9a43c';
    const teeth = Array.from(
      { length: 9 },
      (_, at) => `L${160 - at * 18} ${at % 2 === 0 ? 100 : 84}`,
    );
    p.path(`M20 20H150L170 84${teeth.join('')}L0 84Z`, darker(main, 0.1));
    p.oval(85, 24, 68, 24, main);
    p.oval(85, 22, 50, 15, lighter(main, 0.25));
  }),
  drawn('door-handle', { ratio: 1.3, metres: 0.25, anchors: grip(0.7, 0.3) }, (p, { colour }) => {
    const main = colour ?? '#b9c2d0';
    p.box(0, 0, 44, 100, 14, darker(main, 0.14));
    p.ball(22, 74, 7, '#2f3546');
    p.path('M16 36Q14 22 30 22H112Q130 24 130 36Q128 46 112 46H34Q18 48 16 36Z', main);
    p.ball(22, 34, 14, lighter(main, 0.15));
  }),
  drawn('trowel', { ratio: 0.34, metres: 0.3, anchors: grip(0.5, 0.16) }, (p, { colour }) => {
    p.box(10, 0, 14, 34, 7, colour ?? '#b5723a');
    p.line('M17 32V54', 5, '#7d8798');
    p.path('M2 52H32Q36 78 17 100Q-2 78 2 52Z', '#aeb8c6');
    p.line('M17 58V90', 1.8, '#7d8798');
  }),
  drawn('shuttlecock', { ratio: 0.8, metres: 0.12, anchors: grip(0.5, 0.8) }, (p) => {
    p.path('M28 76L0 6Q20 -4 40 4Q60 -4 80 6L52 76Z', '#fbfcfe');
    p.line(
      'M30 74L12 8M36 74L30 6M44 74L50 6M50 74L68 8M12 34Q40 42 68 34M20 54Q40 60 60 54',
      1.6,
      '#b9c2d0',
    );
    p.path('M26 74H54Q58 100 40 100T26 74Z', '#f3e3c8');
    p.box(25, 70, 30, 8, 3, '#c8363f');
  }),
  drawn('cracker', { ratio: 1, metres: 0.06, anchors: grip(0.5, 0.5) }, (p) => {
    p.box(0, 0, 100, 100, 8, '#d99f4e');
    p.box(5, 5, 90, 90, 6, '#edc47c');
    for (const x of [26, 50, 74]) for (const y of [26, 50, 74]) p.oval(x, y, 4, 4, '#b97f34');
  }),
  drawn('scoreboard', { ratio: 1.6, metres: 2.4 }, (p) => {
    for (const x of [22, 128]) p.box(x, 60, 10, 40, 2, '#6b7486');
    p.box(0, 0, 160, 72, 6, '#23303f');
    p.box(8, 8, 64, 40, 3, '#0f1720');
    p.box(88, 8, 64, 40, 3, '#0f1720');
    p.line('M30 14V42M50 14H60V28H50V42H60', 4, '#ffb02e');
    p.line('M104 14H114V28H104M114 28V42H104M134 14V42', 4, '#ffb02e');
    p.line('M12 60H66M94 60H148', 4, '#e5e9f0');
  }),
  drawn(
    'metal-pipe',
    { ratio: 4.5, metres: 0.3, anchors: { ...grip(0.5, 0.5), top: { x: 0.5, y: 0.08 } } },
    (p, { colour }) => {
      const main = colour ?? '#9aa4b4';
      p.box(14, 10, 422, 80, 4, main);
      p.flat('M14 24H436V36H14Z', '#ffffff', 0.4);
      for (const x of [0, 400]) p.box(x, 0, 36, 100, 6, darker(main, 0.12));
      p.oval(440, 50, 10, 44, darker(main, 0.5));
    },
  ),
];
