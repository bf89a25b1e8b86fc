import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HOT = { grip: { x: 0.88, y: 0.5 }, outlet: { x: 0.42, y: 0.08 }, top: { x: 0.5, y: 0.06 } };

/** A cup seen a little from above, with its drink. */
function cup(p: Pen, colour: string, drink: string, width: number): void {
  const right = width;
  p.ring(right + 5, 42, 15, 7, darker(colour, 0.06));
  p.path(`M2 10H${right}L${right - 6} 70Q${right - 10} 88 ${right / 2} 88T8 70Z`, colour);
  p.oval(right / 2 + 1, 11, right / 2 - 1, 9, lighter(colour, 0.35));
  p.oval(right / 2 + 1, 13, right / 2 - 5, 6.4, drink);
  p.flat(`M10 26L14 68Q16 76 22 80L17 26Z`, '#ffffff', 0.3);
}

const BOTTLE = { grip: { x: 0.5, y: 0.55 }, outlet: { x: 0.5, y: 0.02 } };

/** Water, sand and weeds behind glass; some have a castle in them for the fish. */
const fishBowl = (name: 'fish-bowl' | 'castle-bowl'): Thing =>
  drawn(
    name,
    {
      ratio: 1.12,
      metres: 0.3,
      anchors: {
        inside:
          name === 'fish-bowl'
            ? { x: 0.2, y: 0.35, width: 0.6, height: 0.45 }
            : { x: 0.1, y: 0.42, width: 0.48, height: 0.34 },
        top: { x: 0.5, y: 0.06 },
      },
    },
    (p, l) => {
      p.ball(56, 52, 50, '#dff1fa');
      p.path('M9 38H103Q110 62 92 86Q76 100 56 100T20 86Q2 62 9 38Z', '#7cc8ee');
      p.path('M18 84Q56 74 94 84Q76 100 56 100T18 84Z', '#e9c98f');
      for (const [x, y, c] of [
        [34, 88, '#e28f6f'],
        [62, 92, '#8fb8d8'],
        [78, 86, '#e2b75f'],
      ] as const) {
        p.ball(x, y, 5, c);
      }
      p.line('M84 84Q78 70 86 62T84 48M28 86Q34 74 26 66', 4, '#4aa860');
      if (name === 'castle-bowl') toyCastle(p);
      p.oval(56, 38, 47, 5, '#b9e4f8');
      p.box(22, 0, 68, 9, 4.5, l.colour ?? '#eef8fc');
      p.flat('M20 34Q12 56 24 76L31 72Q22 56 29 36Z', '#ffffff', 0.55);
    },
  );

/** Of stone, with two towers and a gate to swim through. */
function toyCastle(p: Pen): void {
  p.path('M62 86V60H66V64H70V60H74V64H78V60H82V64H86V60H90V86Q76 90 62 86Z', '#b9a5c9');
  for (const [x, top] of [
    [57, 54],
    [84, 48],
  ] as const) {
    p.box(x, top, 12, 88 - top, 1, '#cbb8da');
    p.path(`M${x - 3} ${top}L${x + 6} ${top - 13}L${x + 15} ${top}Z`, '#e0607a');
    p.flat(`M${x + 4} ${top + 8}h4v7h-4z`, '#6b587e');
  }
  p.flat('M70 88V77Q76 69 82 77V88Z', '#6b587e');
}

export const CUPS: readonly Thing[] = [
  drawn('stacked-plate', { ratio: 4.6, metres: 0.06 }, (p, { colour }) => {
    const main = colour ?? '#f7f4ee';
    p.path('M150 60H310L286 100H174Z', '#d9d4cc');
    p.path('M0 30Q60 96 160 100H300Q400 96 460 30Z', main);
    p.oval(230, 30, 230, 30, '#ffffff');
    p.oval(230, 34, 150, 16, '#e6e1da');
  }),
  drawn('coffee-cup', { ratio: 1.2, metres: 0.12, anchors: HOT }, (p, { colour }) => {
    p.oval(56, 92, 56, 8, lighter(colour ?? '#e9edf3', 0.3));
    p.oval(50, 90, 32, 4, '#b9c0cf');
    cup(p, colour ?? '#f4f1ee', '#6b3f26', 88);
  }),
  drawn('teacup', { ratio: 1.25, metres: 0.1, anchors: HOT }, (p, { colour }) => {
    const main = colour ?? '#8fc1e8';
    p.oval(60, 91, 60, 9, lighter(main, 0.5));
    p.oval(52, 89, 34, 4, darker(main, 0.2));
    p.ring(97, 36, 14, 6, main);
    p.path('M2 12H96Q94 60 74 82H28Q6 62 2 12Z', main);
    p.path('M30 80H70L76 90H24Z', darker(main, 0.12));
    p.oval(49, 12, 47, 9, lighter(main, 0.55));
    p.oval(49, 14, 42, 6.6, '#c9722c');
    for (const x of [22, 48, 74]) p.spot(x, 44, 4.5, 4.5, '#ffffff', 0.75);
  }),
  drawn(
    'mug',
    {
      ratio: 1.05,
      metres: 0.12,
      anchors: HOT,
    },
    (p, { colour }) => {
      const main = colour ?? '#e2574c';
      p.ring(86, 52, 15, 8, darker(main, 0.08));
      p.path('M0 8H80V88Q80 100 68 100H12Q0 100 0 88Z', main);
      p.oval(40, 9, 40, 9, lighter(main, 0.4));
      p.oval(40, 11, 35, 6.6, '#5f3823');
      p.flat('M8 24V86Q8 92 14 94L15 24Z', '#ffffff', 0.28);
    },
  ),
  drawn(
    'paper-cup',
    { ratio: 0.62, metres: 0.15, anchors: { ...HOT, grip: { x: 0.5, y: 0.6 } } },
    (p, l) => {
      const main = l.colour ?? '#f6efe6';
      p.path('M4 16H58L52 94Q52 100 46 100H16Q10 100 10 94Z', main);
      p.path('M6 38H56L53 74H9Z', '#a9714a');
      p.box(0, 8, 62, 11, 4, '#4a3a36');
      p.box(6, 0, 50, 10, 4, '#5a4842');
      p.ball(31, 56, 8, '#f0d9bd');
    },
  ),
  drawn('lemonade', { ratio: 0.72, metres: 0.16, anchors: BOTTLE }, (p, { colour }) => {
    p.line('M44 40L62 2', 4, '#f25f5c');
    p.path('M4 18H68L60 94Q60 100 54 100H18Q12 100 12 94Z', '#e6f4fa');
    p.path('M7 32H65L58 92Q58 96 53 96H19Q14 96 14 92Z', colour ?? '#ffe066');
    for (const [x, y] of [
      [18, 34],
      [38, 40],
      [26, 56],
    ] as const) {
      p.box(x, y, 17, 16, 4, '#f4fcff');
      p.flat(`M${x + 3} ${y + 3}h6v3h-6z`, '#ffffff', 0.9);
    }
    p.ball(18, 16, 15, '#ffd23f');
    p.spot(18, 16, 11, 11, '#fff3b0');
    p.line('M18 6V26M9 11L27 21M27 11L9 21', 1.4, '#ffd23f');
    p.flat('M10 28L17 90h5L16 28Z', '#ffffff', 0.45);
    p.path('M48 20Q62 4 70 18Q62 28 48 20Z', '#5fbf6a');
  }),
  drawn('bottle', { ratio: 0.36, metres: 0.28, anchors: BOTTLE }, (p, { colour }) => {
    const main = colour ?? '#5bb5d8';
    p.path('M12 14H24V28Q36 36 36 50V92Q36 100 28 100H8Q0 100 0 92V50Q0 36 12 28Z', main);
    p.box(10, 0, 16, 14, 3, darker(main, 0.3));
    p.box(1, 54, 34, 26, 2, '#fffaf0');
    p.ball(18, 67, 7, lighter(main, 0.1));
    p.flat('M5 44Q6 38 12 34L12 50H5ZM5 82h5v14q-4 0 -5 -4Z', '#ffffff', 0.5);
  }),
  drawn('wine-bottle', { ratio: 0.3, metres: 0.32, anchors: BOTTLE }, (p, { colour }) => {
    const main = colour ?? '#2f5a44';
    p.path('M10 6H20V34Q30 40 30 54V94Q30 100 24 100H6Q0 100 0 94V54Q0 40 10 34Z', main);
    p.box(9, 0, 12, 16, 2, '#8d2f3b');
    p.box(0, 58, 30, 26, 1, '#f6ead2');
    p.flat('M4 54q1 -6 5 -9v9Z', '#ffffff', 0.4);
  }),
  drawn(
    'flask',
    { ratio: 0.78, metres: 0.22, anchors: { ...BOTTLE, grip: { x: 0.5, y: 0.2 } } },
    (p, l) => {
      const liquid = l.colour ?? '#57d07a';
      p.path('M29 6H49V38L76 88Q80 100 66 100H12Q-2 100 2 88L29 38Z', '#dcecf5');
      p.path('M19 60H59L73 88Q76 97 66 97H12Q2 97 5 88Z', liquid);
      p.oval(39, 60, 20, 3.4, lighter(liquid, 0.35));
      for (const [x, y, r] of [
        [28, 78, 4],
        [46, 86, 5.5],
        [50, 70, 3],
      ] as const) {
        p.ball(x, y, r, lighter(liquid, 0.4));
      }
      p.box(26, 0, 26, 8, 4, '#f4fafd');
      p.flat('M32 12V38L14 74l4 2L37 40V12Z', '#ffffff', 0.55);
    },
  ),
  drawn('beaker', { ratio: 0.8, metres: 0.18, anchors: BOTTLE }, (p, { colour }) => {
    p.path('M6 4H76V88Q76 100 64 100H18Q6 100 6 88Z', '#dcecf5');
    p.path('M9 48H73V87Q73 97 63 97H19Q9 97 9 87Z', colour ?? '#57d07a');
    p.box(0, 0, 80, 7, 3, '#f4fafd');
    p.line('M58 30H70M62 42H70M58 54H70M62 66H70', 2, '#8fa8b8');
    p.flat('M14 12h6v76h-6z', '#ffffff', 0.5);
  }),
  fishBowl('fish-bowl'),
  fishBowl('castle-bowl'),
];
