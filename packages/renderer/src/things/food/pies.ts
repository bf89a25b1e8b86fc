import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.9 }, outlet: { x: 0.5, y: 0.2 }, top: { x: 0.5, y: 0.2 } };
const CRUST = '#e0a254';

/** What comes whole from the oven, to be cut at the table. */
export const PIES: readonly Thing[] = [
  drawn('pie', { ratio: 2, metres: 0.16, anchors: HELD }, (p, { colour }) => {
    const filling = colour ?? '#b8323f';
    p.path('M10 58H190L172 100H28Z', '#dfe6ee');
    p.flat(
      'M28 66h8l4 30h-6zM60 66h8l2 30h-7zM96 66h8v30h-8zM132 66h8l-3 30h-7zM164 66h8l-8 30h-6z',
      '#b9c5d2',
      0.7,
    );
    p.oval(100, 46, 94, 36, filling);
    p.within('M6 46A94 36 0 1 0 194 46A94 36 0 1 0 6 46Z', () => {
      p.line('M-10 36L90 96M20 18L140 92M66 6L186 78M120 4L210 56', 12, CRUST);
      p.line('M210 36L110 96M180 18L60 92M134 6L14 78M80 4L-10 56', 12, lighter(CRUST, 0.2));
    });
    for (let at = 0; at < 26; at += 1) {
      const turn = (at / 26) * Math.PI * 2;
      p.ball(
        100 + Math.cos(turn) * 90,
        46 + Math.sin(turn) * 34,
        9.6,
        at % 2 === 0 ? CRUST : darker(CRUST, 0.1),
      );
    }
  }),
  drawn('glazed-cake', { ratio: 1.7, metres: 0.26, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f3cf6d';
    p.oval(85, 92, 85, 8, '#e6ebf2');
    p.path('M16 34Q16 22 85 22T154 34V84Q140 94 85 94T16 84Z', main);
    p.flat('M16 60Q85 72 154 60V66Q85 78 16 66Z', darker(main, 0.1));
    p.path(
      'M13 34Q14 13 85 13T157 34V56Q150 64 143 56Q138 46 130 54Q124 74 113 72Q104 70 104 56Q97 46 88 54Q84 66 74 64Q66 62 66 54Q58 46 50 56Q46 80 36 76Q28 72 29 58Q20 48 13 54Z',
      '#fffdf4',
    );
    for (const x of [46, 85, 124]) {
      p.ball(x, 14, 13, '#ffdf4d');
      p.ball(x, 14, 9.6, '#fff3a8');
      p.line(
        `M${x - 8} 14H${x + 8}M${x} 6V22M${x - 6} 8L${x + 6} 20M${x + 6} 8L${x - 6} 20`,
        1.6,
        '#ffdf4d',
      );
    }
  }),
  drawn(
    'checked-cloth',
    { ratio: 2.2, metres: 0.8, anchors: { top: { x: 0.5, y: 0.12 } } },
    (p, { colour }) => {
      const main = colour ?? '#d8404a';
      p.line('M36 60V100M184 60V100', 8, '#a9713f');
      p.path('M18 0H202L220 24H0Z', '#fffaf2');
      p.path('M0 24H220L214 66Q190 60 165 66T110 66T55 66T6 66Z', '#fffaf2');
      p.within('M18 0H202L220 24L214 66H6L0 24Z', () => {
        for (let at = 0; at < 10; at += 1) {
          const [far, near] = [22 + at * 18.4, at * 22];
          p.flat(`M${far} 0h9l${near + 11 - far - 9} 24h-11Z`, main, 0.7);
          p.flat(`M${near} 24h11v44h-11Z`, main, 0.7);
        }
        for (const y of [3, 14, 28, 44, 60])
          p.flat(`M0 ${y}h220v${y < 24 ? 5 : 8}h-220Z`, main, 0.5);
      });
    },
  ),
];
