import { darker } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';
import { LARGE_SCREENS } from './screens.ts';

/** What stands in meeting rooms and smithies. */
export const ROOM_THINGS: readonly Thing[] = [
  ...LARGE_SCREENS,
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
  drawn('map-stand', { ratio: 1.05, metres: 1.75, anchors: { top: { x: 0.5, y: 0.02 } } }, (p) => {
    p.line('M52 60V96M30 98L52 88L74 98', 4, '#6a4a34');
    p.box(2, 5, 101, 66, 2, '#f6eed8');
    p.box(5, 9, 95, 58, 1, '#6fb9e6');
    for (const land of [
      'M10 18Q22 10 38 14Q40 22 31 27Q30 34 25 36Q16 30 10 18Z',
      'M27 39Q36 37 39 45Q36 54 31 62Q27 52 27 39Z',
      'M48 20Q54 12 62 15L60 24Q54 28 48 26Z',
      'M46 32Q56 27 65 32Q68 40 61 45Q60 54 56 58Q51 48 46 40Z',
      'M63 15Q80 9 96 16Q95 26 86 28Q85 36 79 38Q74 34 70 36Q64 30 63 24Z',
      'M80 47Q88 43 95 48Q93 56 84 56Q79 53 80 47Z',
    ])
      p.path(land, '#5fb364');
    p.box(0, 1, 105, 6, 3, '#8a5c3c');
    p.box(0, 69, 105, 5, 2.5, '#8a5c3c');
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
  drawn('desk-globe', { ratio: 0.78, metres: 0.45 }, (p) => {
    p.line('M62 10A40 40 0 1 1 14 74', 4, '#b8863c');
    p.ball(38, 42, 32, '#4aa3e0');
    p.flat('M14 34Q22 18 38 20Q42 30 32 36Q26 48 18 46Z', '#6cc26a', 1);
    p.flat('M44 30Q58 26 66 36Q68 50 58 58Q48 50 44 42Z', '#6cc26a', 1);
    p.flat('M30 56Q40 54 44 62Q40 72 34 72Q28 64 30 56Z', '#6cc26a', 1);
    p.box(34, 78, 8, 12, 2, '#8a5c3c');
    p.oval(38, 94, 24, 6, '#8a5c3c');
  }),
  drawn('coin-hat', { ratio: 1.5, metres: 0.3 }, (p, { colour }) => {
    const felt = colour ?? '#4a4038';
    p.path('M34 28Q36 98 50 98H100Q114 98 116 28Z', felt);
    p.oval(75, 28, 74, 27, felt);
    p.oval(75, 26, 44, 16, '#241f1c');
    for (const x of [56, 72, 90]) p.ball(x, 28, 8, '#f2b92c');
    p.box(36, 44, 78, 9, 2, '#8a3a34');
  }),
  drawn('coin-case', { ratio: 2, metres: 0.42 }, (p, { colour }) => {
    const leather = colour ?? '#4a3328';
    p.path('M22 62L34 6Q36 0 44 0H156Q164 0 166 6L178 62Z', leather);
    p.path('M36 56L45 12Q47 8 52 8H148Q153 8 155 12L164 56Z', '#b8323c');
    p.path('M6 62H194L186 92Q184 100 174 100H26Q16 100 14 92Z', darker(leather, 0.2));
    p.oval(100, 63, 86, 11, '#8f2630');
    for (const [x, y] of [
      [58, 63],
      [78, 67],
      [98, 61],
      [120, 66],
      [142, 62],
    ] as const)
      p.oval(x, y, 9, 5, '#f2b92c');
    p.box(92, 76, 16, 9, 2, '#d8b04a');
  }),
];
