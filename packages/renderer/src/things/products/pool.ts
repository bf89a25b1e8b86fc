import { drawn, type Thing } from '../thing.ts';

/** A pool with its deck, loungers and sunshade, seen from a little above. */
export const POOLS: readonly Thing[] = [
  drawn(
    'swimming-pool',
    {
      ratio: 2.3,
      metres: 2.6,
      anchors: { inside: { x: 0.12, y: 0.6, width: 0.7, height: 0.26 }, top: { x: 0.5, y: 0.66 } },
    },
    (p, { colour }) => {
      p.path('M30 46H206L230 100H0Z', '#e9dcc6');
      p.path('M44 54H190L210 92H22Z', '#f8f3ea');
      p.path('M50 58H184L201 88H31Z', colour ?? '#37b8e0');
      p.flat('M50 58H184L188 65H46Z', '#1d7fae', 0.45);
      p.line(
        'M66 72Q80 68 94 72T122 72M112 80Q128 76 144 80T172 79M52 82Q64 79 76 82',
        2,
        '#c9f2ff',
      );
      p.line('M176 50Q170 42 166 50V64M188 50Q182 42 178 50V64', 2.4, '#c9d2de');
      p.line('M166 57H178', 2, '#c9d2de');
      p.line('M36 8V52', 2.6, '#8a5a34');
      p.path('M4 20Q10 2 36 0Q62 2 70 20Q54 14 36 20Q20 14 4 20Z', '#f2674a');
      p.path('M24 17Q26 4 36 0Q46 4 49 17Q42 15 36 20Q30 15 24 17Z', '#fff3df');
      for (const x of [8, 46]) {
        p.path(`M${x} 50L${x + 8} 34L${x + 13} 36L${x + 9} 48H${x + 34}V53H${x}Z`, '#fdfaf4');
        p.line(`M${x + 4} 53V58M${x + 30} 53V58`, 2, '#8a5a34');
      }
      p.path('M204 52H220L217 66H207Z', '#c8693c');
      p.path('M212 54Q196 40 200 30Q208 38 212 50Q212 32 220 26Q222 40 214 54Z', '#3f9a55');
    },
    (p, seconds) => {
      for (const [x, y, phase] of [
        [70, 66, 0],
        [120, 70, 2],
        [150, 84, 4],
        [90, 86, 5],
      ] as const) {
        const wide = 7 + 3 * Math.sin(seconds * 1.7 + phase);
        p.spot(x + Math.sin(seconds + phase) * 4, y, wide, 1, '#ffffff', 0.7);
      }
    },
  ),
  drawn('villa', { ratio: 2, metres: 6, medium: 'scenery' }, (p, { colour, isDark }) => {
    const pane = isDark ? '#ffd98a' : '#9fd0ee';
    const frame = '#4a4f5c';
    p.path('M190 66Q176 46 178 26Q188 36 191 52Q190 30 199 16V66Z', '#4f9a58');
    p.box(52, 6, 110, 34, 1, colour ?? '#fdfcf9');
    p.box(46, 0, 122, 7, 2, frame);
    p.box(20, 36, 160, 34, 1, '#f1ebe2');
    p.box(10, 34, 110, 6, 2, frame);
    p.box(60, 13, 54, 21, 1, pane);
    p.box(122, 13, 32, 21, 1, pane);
    p.line('M87 13V34M138 13V34', 1.2, frame);
    p.box(28, 44, 70, 26, 1, pane);
    p.line('M51 44V70M75 44V70', 1.2, frame);
    p.box(104, 44, 14, 26, 1, '#a9714a');
    p.box(124, 44, 50, 26, 1, '#b98a62');
    p.line('M124 51H174M124 58H174M124 65H174', 0.8, '#8a5c38');
    p.flat('M28 66L50 44h7L28 72ZM60 30L76 13h6L60 36Z', '#ffffff', 0.3);
    p.path('M10 70H190L200 100H0Z', '#e9dcc6');
    p.path('M34 75H168L182 95H20Z', '#fbf7ef');
    p.path('M38 77.5H164L176 93H26Z', isDark ? '#2a9fd0' : '#37b8e0');
    p.flat('M38 77.5H164L166 81H35Z', '#1d7fae', 0.45);
    p.line(
      'M60 85Q70 83 80 85T100 85M110 89Q122 87 134 89T158 88M44 89Q52 87 60 89',
      1.3,
      '#d6f6ff',
    );
    for (const x of [14, 172]) p.box(x, 66, 16, 4, 1.6, '#fdfaf4');
    p.line('M24 46V68', 1.4, '#8a5a34');
    p.path('M8 50Q12 40 24 39Q36 40 40 50Q32 47 24 50Q16 47 8 50Z', '#f2674a');
  }),
];
