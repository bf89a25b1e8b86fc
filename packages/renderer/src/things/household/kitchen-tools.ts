import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });
const STEEL = '#aeb8c6';
const WOOD = '#b5723a';

/** What lies in the drawers of a kitchen. */
export const KITCHEN_TOOLS: readonly Thing[] = [
  drawn('whisk', { ratio: 0.36, metres: 0.3, anchors: grip(0.5, 0.16) }, (p, { colour }) => {
    p.box(13, 0, 10, 42, 5, colour ?? WOOD);
    p.line('M18 42V50M18 50Q-10 78 18 97Q46 78 18 50', 2.4, STEEL);
    p.line('M18 50Q2 78 18 97Q34 78 18 50M18 50V97', 2, '#dfe5ee');
  }),
  drawn('spatula', { ratio: 0.3, metres: 0.32, anchors: grip(0.5, 0.16) }, (p, { colour }) => {
    p.box(10, 0, 10, 46, 5, colour ?? WOOD);
    p.line('M15 44V66', 4, STEEL);
    p.path('M2 62H28L30 96Q15 103 0 96Z', '#8c96a6');
    p.line('M9 70V90M15 70V92M21 70V90', 2, '#5b6474');
  }),
  drawn('ladle', { ratio: 0.46, metres: 0.32, anchors: grip(0.78, 0.2) }, (p, { colour }) => {
    p.line('M40 4Q30 -2 32 10L29 70', 5, colour ?? STEEL);
    p.path('M0 68H42Q42 100 21 100T0 68Z', colour ?? STEEL);
    p.oval(21, 68, 21, 6, '#7d8798');
  }),
  drawn('colander', { ratio: 1.7, metres: 0.2, anchors: grip(0.9, 0.2) }, (p, { colour }) => {
    const main = colour ?? STEEL;
    p.line('M22 22Q0 22 4 42M148 22Q170 22 166 42', 8, darker(main, 0.15));
    p.path('M16 18H154Q150 84 108 90H62Q20 84 16 18Z', main);
    p.box(56, 88, 58, 12, 4, darker(main, 0.2));
    p.oval(85, 16, 71, 14, darker(main, 0.25));
    for (const [y, xs] of [
      [44, [36, 60, 85, 110, 134]],
      [60, [48, 72, 98, 122]],
      [76, [62, 85, 108]],
    ] as const)
      for (const x of xs) p.spot(x, y, 4.5, 4.5, '#4a5262');
  }),
  drawn('cheese-grater', { ratio: 0.66, metres: 0.25, anchors: grip(0.5, 0.06) }, (p) => {
    p.line('M20 18V10Q20 4 33 4T46 10V18', 5, '#3f4656');
    p.path('M14 16H52L66 100H0Z', STEEL);
    p.flat('M40 16H52L66 100H46Z', '#5b6474', 0.35);
    for (const [y, xs] of [
      [32, [20, 30]],
      [46, [16, 26, 36]],
      [60, [14, 25, 36]],
      [74, [11, 23, 36]],
      [88, [9, 22, 36]],
    ] as const)
      for (const x of xs) p.flat(`M${x - 3} ${y}Q${x} ${y - 7} ${x + 3} ${y}Z`, '#4a5262');
  }),
  drawn('corkscrew', { ratio: 0.7, metres: 0.16, anchors: grip(0.5, 0.1) }, (p, { colour }) => {
    p.box(0, 2, 70, 18, 9, colour ?? WOOD);
    p.box(31, 16, 8, 28, 3, '#7d8798');
    p.line('M35 44Q48 48 35 54Q22 60 35 64Q48 70 35 76Q24 82 35 86L36 99', 4, STEEL);
  }),
  drawn('pepper-mill', { ratio: 0.4, metres: 0.22, anchors: grip(0.5, 0.4) }, (p, { colour }) => {
    const main = colour ?? '#7a4a28';
    p.ball(20, 7, 7, '#c9d0da');
    p.path('M8 26Q4 12 20 12T32 26Z', main);
    p.box(8, 26, 24, 5, 2, '#c9d0da');
    p.path('M9 31H31Q24 50 34 72L40 96Q20 104 0 96L6 72Q16 50 9 31Z', main);
    p.line('M3 88L37 88.5', 2.4, darker(main, 0.3));
  }),
  drawn('oven-mitt', { ratio: 0.72, metres: 0.28, anchors: grip(0.5, 0.8) }, (p, { colour }) => {
    const main = colour ?? '#c8503c';
    p.path(
      'M16 84L14 34Q14 0 40 0T66 34V52Q66 60 62 70L58 84ZM22 66Q0 64 2 46Q6 36 14 44L24 58Z',
      main,
    );
    p.line('M26 20L52 60M52 18L26 62M40 10V66', 1.6, lighter(main, 0.35));
    p.box(13, 80, 48, 20, 4, '#f3ead8');
  }),
  drawn('saucer', { ratio: 4, metres: 0.06, anchors: { top: { x: 0.5, y: 0.2 } } }, (p, look) => {
    const main = look.colour ?? '#f4f1ea';
    p.path('M0 20H400Q330 100 250 100H150Q70 100 0 20Z', darker(main, 0.12));
    p.oval(200, 24, 200, 24, main);
    p.oval(200, 26, 90, 11, darker(main, 0.1));
  }),
  drawn('napkin', { ratio: 1.1, metres: 0.2, anchors: grip(0.5, 0.4) }, (p, { colour }) => {
    const main = colour ?? '#f3ead8';
    p.path('M55 0L110 92Q55 104 0 92Z', main);
    p.flat('M55 0L110 92Q84 99 62 100Z', darker(main, 0.2), 0.6);
    p.flat('M55 0L48 100Q20 98 0 92Z', lighter(main, 0.4), 0.6);
    p.line('M4 88Q55 98 106 88', 2, '#c8503c');
  }),
  drawn('sugar-cubes', { ratio: 1.4, metres: 0.06, anchors: grip(0.5, 0.5) }, (p) => {
    for (const [x, y] of [
      [0, 46],
      [76, 46],
      [38, 2],
    ] as const) {
      p.path(`M${x} ${y + 12}L${x + 20} ${y}H${x + 64}L${x + 46} ${y + 12}Z`, '#ffffff');
      p.path(`M${x + 46} ${y + 12}L${x + 64} ${y}V${y + 40}L${x + 46} ${y + 54}Z`, '#d3d9e2');
      p.box(x, y + 12, 46, 42, 2, '#f2f4f8');
    }
  }),
  drawn('flour-bag', { ratio: 0.72, metres: 0.3, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#f1e6d0';
    p.path('M6 10Q36 18 66 10L72 96Q36 104 0 96Z', main);
    p.path('M4 0H68L66 16Q36 22 6 16Z', darker(main, 0.12));
    p.oval(36, 58, 22, 24, '#d9a441');
    p.line('M36 74V44M36 52L28 46M36 52L44 46M36 62L27 56M36 62L45 56', 3, '#fff6df');
  }),
  drawn('cocktail-shaker', { ratio: 0.46, metres: 0.26, anchors: grip(0.5, 0.5) }, (p) => {
    p.box(16, 0, 14, 12, 4, '#c9d0da');
    p.path('M14 12H32Q38 26 43 34H3Q8 26 14 12Z', '#b4bdca');
    p.path('M1 34H45L38 98Q23 102 8 98Z', '#c3cbd7');
    p.flat('M9 38H16L18 94H13Z', '#ffffff', 0.6);
    p.line('M2 36L44 36.5', 2, '#7d8798');
  }),
  drawn(
    'drinking-straw',
    { ratio: 0.4, metres: 0.22, anchors: grip(0.3, 0.7) },
    (p, { colour }) => {
      const main = colour ?? '#e0525c';
      p.line('M10 96L18 26L36 5', 8, '#fdfbf6');
      p.line('M10 92L11 86M12 76L13 70M14 60L15 54M16 44L17 38M22 21L26 16M32 10L36 5', 8, main);
    },
  ),
  drawn('tagine', { ratio: 1.1, metres: 0.28, anchors: grip(0.5, 0.05) }, (p, { colour }) => {
    const main = colour ?? '#b5602f';
    p.ball(55, 8, 8, darker(main, 0.2));
    p.path('M48 14H62Q66 46 102 72H8Q44 46 48 14Z', main);
    p.line('M34 50Q55 56 76 50M22 63Q55 71 88 63', 2.6, '#f0c987');
    p.path('M0 72H110L98 96Q55 104 12 96Z', darker(main, 0.16));
  }),
];
