import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What else lies on a desk. */
export const PAPERWORK: readonly Thing[] = [
  drawn('pencil-sharpener', { ratio: 1.8, metres: 0.04 }, (p, { colour }) => {
    const main = colour ?? '#e23b43';
    p.box(96, 40, 80, 22, 3, '#f4b942');
    p.path('M96 40L84 51L96 62Z', '#f0d2a4');
    p.path('M8 2H100V24Q88 50 100 70V84H8Q0 50 8 2Z', main);
    p.path('M20 14L86 30L82 66L24 58Z', '#c9d1dc');
    p.ball(52, 46, 6, '#7c8596');
    p.line('M30 90Q44 80 56 92Q66 100 78 90', 4, '#f0d2a4');
  }),
  drawn('greeting-card', { ratio: 0.95, metres: 0.18 }, (p, { colour }) => {
    const main = colour ?? '#ffe9ee';
    p.path('M66 6L92 0V92L66 99Z', darker(main, 0.14));
    p.path('M4 4H66V99H4Z', main);
    p.path('M10 10H60V93H10Z', lighter(main, 0.4));
    p.path('M35 62Q12 44 18 30Q26 20 35 32Q44 20 52 30Q58 44 35 62Z', '#f2405f');
    p.line('M20 74H50M25 82H45', 2.6, '#b06a80');
  }),
  drawn('sealed-letter', { ratio: 1.5, metres: 0.14 }, (p) => {
    p.box(0, 2, 150, 98, 4, '#f0dfba');
    p.line('M2 98L58 52M148 98L92 52', 2, '#cdb688');
    p.path('M0 4H150L80 64Q75 67 70 64Z', '#f8ebcf');
    p.ball(75, 62, 19, '#b3202e');
    p.ball(75, 62, 13, '#c9303e');
    p.path('M75 70Q66 62 69 57Q73 54 75 58Q77 54 81 57Q84 62 75 70Z', '#8a1522');
  }),
  drawn('paper-shredder', { ratio: 0.8, metres: 0.5 }, (p) => {
    p.box(16, 0, 48, 26, 1, '#fbfaf4');
    p.line('M24 8H56M24 15H56', 2, '#a9b2c0');
    p.box(2, 22, 76, 24, 6, '#3a4150');
    p.box(12, 28, 56, 5, 2, '#15181f');
    p.ball(66, 40, 2.6, '#5fe08a');
    p.path('M6 46H74L70 96Q70 100 66 100H14Q10 100 10 96Z', '#5b6474');
    p.path('M18 52H62L59 92H21Z', '#2b303c');
    for (const x of [24, 30, 36, 42, 48, 54])
      p.line(`M${x} 54Q${x + 4} 66 ${x - 1} 76T${x + 1} 90`, 2.6, '#fbfaf4');
  }),
  drawn('colour-pencils', { ratio: 1.25, metres: 0.18 }, (p) => {
    const colours = ['#e23b43', '#ff9f2e', '#f7d038', '#46a96a', '#3f8efc', '#8a5ac0', '#ff7fb0'];
    for (const [at, tone] of colours.entries()) {
      const x = 4 + at * 17;
      const lift = Math.abs(at - 3) * 4;
      p.box(x, 24 + lift, 15, 76 - lift, 2, tone);
      p.path(`M${x} ${26 + lift}L${x + 7.5} ${4 + lift}L${x + 15} ${26 + lift}Z`, '#f0d2a4');
      p.path(`M${x + 4.8} ${12 + lift}L${x + 7.5} ${3 + lift}L${x + 10.2} ${12 + lift}Z`, tone);
      p.line(`M${x + 5} ${32 + lift}V98`, 1.4, lighter(tone, 0.4));
    }
  }),
  drawn('paperweight', { ratio: 1.2, metres: 0.08 }, (p) => {
    p.oval(60, 88, 54, 12, '#7fa8c9');
    p.ball(60, 50, 48, '#bfe4f5');
    for (const [x, y, tone] of [
      [46, 54, '#ff5f8a'],
      [74, 54, '#ffb62e'],
      [60, 40, '#8a5ae0'],
      [60, 64, '#3fb6a8'],
    ] as const) {
      p.ball(x, y, 13, tone);
      p.ball(x, y, 4, '#fff3c4');
    }
    p.spot(40, 26, 14, 8, '#ffffff', 0.7);
  }),
];
