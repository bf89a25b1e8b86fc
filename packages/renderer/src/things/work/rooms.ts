import { drawn, type Thing } from '../thing.ts';

/** What stands in meeting rooms and smithies. */
export const ROOM_THINGS: readonly Thing[] = [
  drawn('flip-chart', { ratio: 0.8, metres: 1.8, anchors: { top: { x: 0.5, y: 0.02 } } }, (p) => {
    p.line('M14 60L4 98M66 60L76 98M40 60V94', 4, '#6a7280');
    p.box(4, 2, 72, 66, 3, '#8a93a6');
    p.box(7, 5, 66, 60, 1, '#fdfdf8');
    for (const [at, tall] of [14, 24, 20, 34].entries())
      p.box(
        14 + at * 14,
        56 - tall,
        9,
        tall,
        1,
        ['#3f8efc', '#f2b92c', '#4fc27a', '#e2574c'][at] ?? '#3f8efc',
      );
    p.line('M12 57H68', 1.6, '#4a5263');
    p.line('M14 36L30 26L42 30L64 12', 2, '#4a5263');
  }),
  drawn('anvil', { ratio: 1.6, metres: 0.8, anchors: { top: { x: 0.5, y: 0.06 } } }, (p) => {
    p.box(44, 58, 72, 42, 4, '#8a5c3c');
    p.line('M46 74H114', 3, '#6a4430');
    p.path(
      'M0 10Q30 6 44 6H150V22H120Q108 30 108 42H122V58H40V42H56Q54 28 36 26Q12 24 0 10Z',
      '#4a5263',
    );
    p.box(44, 4, 106, 7, 2, '#7a8496');
  }),
];
