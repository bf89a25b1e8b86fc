import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { GOALS } from './goals.ts';

/** What is played with on ice. */
export const ICE_SPORTS: readonly Thing[] = [
  ...GOALS,
  drawn(
    'curling-stone',
    { ratio: 1.5, metres: 0.5, facing: 1, anchors: { top: { x: 0.5, y: 0.05 } } },
    (p, { colour }) => {
      const main = colour ?? '#d8323c';
      p.box(0, 42, 150, 58, 26, '#8d95a3');
      p.box(2, 62, 146, 12, 3, darker('#8d95a3', 0.25));
      p.path('M28 44Q30 30 60 30H96Q124 30 124 44Z', main);
      p.line('M70 32V12Q70 5 80 5H124', 10, main);
      p.line('M74 10H120', 3, lighter(main, 0.4));
    },
  ),
  drawn('puck', { ratio: 2.6, metres: 0.12, facing: 0 }, (p, { colour }) => {
    const main = colour ?? '#22252e';
    p.box(0, 26, 260, 74, 34, main);
    p.oval(130, 34, 130, 34, lighter(main, 0.18));
  }),
];
