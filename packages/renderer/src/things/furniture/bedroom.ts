import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const OAK = '#b07a48';
const top = (y: number, x = 0.5) => ({ top: { x, y } });

/** What stands in bedrooms and halls. */
export const BEDROOM: readonly Thing[] = [
  drawn('nightstand', { ratio: 0.9, metres: 0.55, anchors: top(0.04) }, (p, { colour }) => {
    const main = colour ?? OAK;
    for (const x of [8, 74]) p.box(x, 84, 8, 16, 2, darker(main, 0.3));
    p.box(4, 6, 82, 82, 3, main);
    p.box(0, 0, 90, 10, 3, lighter(main, 0.15));
    for (const y of [18, 52]) {
      p.box(11, y, 68, 28, 3, lighter(main, 0.1));
      p.ball(45, y + 14, 4, '#e2b64c');
    }
  }),
  drawn('wide-nightstand', { ratio: 2.1, metres: 0.55, anchors: top(0.04) }, (p, { colour }) => {
    const wood = colour ?? '#b07a4c';
    p.line('M26 70V98M184 70V98', 9, darker(wood, 0.3));
    p.box(12, 10, 186, 66, 5, wood);
    p.box(20, 20, 82, 46, 4, lighter(wood, 0.12));
    p.box(108, 20, 82, 46, 4, lighter(wood, 0.12));
    p.ball(61, 43, 5, '#e2b23f');
    p.ball(149, 43, 5, '#e2b23f');
    p.box(0, 2, 210, 11, 5, darker(wood, 0.12));
  }),
  drawn('dresser', { ratio: 1.25, metres: 1.1, anchors: top(0.03) }, (p, { colour }) => {
    const main = colour ?? OAK;
    for (const x of [8, 108]) p.box(x, 90, 9, 10, 2, darker(main, 0.3));
    p.box(3, 4, 119, 90, 3, main);
    p.box(0, 0, 125, 7, 3, lighter(main, 0.15));
    for (const y of [13, 39, 65])
      for (const x of [9, 65]) {
        p.box(x, y, 51, 22, 3, lighter(main, 0.1));
        p.ball(x + 25, y + 11, 2.8, '#e2b64c');
      }
  }),
  drawn('wardrobe', { ratio: 0.62, metres: 2.1, anchors: top(0.02) }, (p, { colour }) => {
    const main = colour ?? '#9c6a3e';
    for (const x of [4, 51]) p.box(x, 92, 7, 8, 2, darker(main, 0.35));
    p.box(1, 3, 60, 91, 2, main);
    p.box(0, 0, 62, 5, 2, lighter(main, 0.2));
    for (const x of [5, 33]) {
      p.box(x, 8, 24, 80, 1.5, lighter(main, 0.08));
      p.box(x + 4, 13, 16, 30, 1, darker(main, 0.1));
      p.box(x + 4, 49, 16, 34, 1, darker(main, 0.1));
    }
    p.ball(28, 48, 1.6, '#e2b64c');
    p.ball(34, 48, 1.6, '#e2b64c');
  }),
  drawn(
    'open-wardrobe',
    {
      ratio: 1,
      metres: 2.1,
      anchors: { inside: { x: 0.23, y: 0.08, width: 0.54, height: 0.81 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#9c6a3e';
      for (const x of [22, 71]) p.box(x, 92, 7, 8, 2, darker(main, 0.35));
      p.box(19, 3, 62, 91, 2, main);
      p.box(18, 0, 64, 5, 2, lighter(main, 0.2));
      p.box(23, 8, 54, 81, 1, darker(main, 0.5));
      p.line('M23 14H77', 1.6, '#c9ccd2');
      const coats = ['#c9504a', '#4f83c9', '#e2b64c', '#5aa07a'];
      for (const [at, x] of [26, 34, 60, 68].entries())
        p.path(`M${x + 3} 14L${x} 18V52H${x + 7}V18Z`, coats[at] ?? '#c9504a');
      for (const [edge, out] of [
        [23, 2],
        [77, 98],
      ] as const) {
        p.path(`M${edge} 8V89L${out} 95V4Z`, lighter(main, 0.08));
        const middle = (edge + out) / 2;
        p.ball(out + (middle - out) * 0.4, 50, 1.6, '#e2b64c');
      }
    },
  ),
  drawn(
    'bunk-bed',
    { ratio: 1.15, metres: 1.8, anchors: { top: { x: 0.5, y: 0.3 } } },
    (p, look) => {
      const main = look.colour ?? OAK;
      for (const y of [30, 74]) {
        p.box(4, y - 8, 104, 10, 3, '#fbfaf6');
        p.box(8, y - 14, 24, 10, 4, '#dfe8f4');
        p.path(`M36 ${y - 10}H108V${y + 2}H36Z`, y === 30 ? '#4f83c9' : '#d0655a');
        p.box(2, y, 110, 7, 2, main);
      }
      for (const x of [0, 107]) p.box(x, 0, 8, 100, 3, darker(main, 0.12));
      p.box(4, 10, 60, 5, 2, main);
      p.line('M82 12V98M98 12V98', 4, darker(main, 0.2));
      p.line('M82 28H98M82 46H98M82 64H98M82 82H98', 3.4, main);
    },
  ),
  drawn(
    'cradle',
    {
      ratio: 1.2,
      metres: 0.75,
      anchors: {
        top: { x: 0.5, y: 0.42 },
        inside: { x: 0.15, y: 0.26, width: 0.7, height: 0.2 },
      },
    },
    (p, look) => {
      const main = look.colour ?? OAK;
      p.line('M3 88Q60 108 117 88', 6, darker(main, 0.2));
      p.path('M0 8Q2 -2 10 2L18 14L28 90H20Z', darker(main, 0.12));
      p.path('M120 22Q116 16 110 20L104 30L92 90H100Z', darker(main, 0.12));
      p.path('M14 42H106L98 90H22Z', main);
      p.line('M34 48L37 86M52 48L53 86M68 48L67 86M86 48L83 86', 3, darker(main, 0.25));
      p.box(10, 38, 100, 9, 4, '#f2f6fb');
    },
  ),
  // What is seen of a baby over the rim of a cradle.
  drawn('cradled-baby', { ratio: 2.6, metres: 0.24 }, (p, { colour }) => {
    const cloth = colour ?? '#f7d98a';
    p.box(0, 50, 110, 50, 24, '#fbfaf6');
    p.ball(50, 46, 46, '#f6c79c');
    p.flat('M10 34Q24 -2 56 0Q86 4 92 30Q60 10 10 34Z', '#6b4630');
    p.line('M28 54q9 8 18 0M60 54q9 8 18 0M46 74q7 6 14 0', 4, '#3a2630');
    p.spot(28, 68, 7, 4, '#f2958a', 0.6);
    p.spot(78, 68, 7, 4, '#f2958a', 0.6);
    p.path('M92 100Q92 26 150 22Q230 20 260 100Z', cloth);
    p.line('M96 78Q112 62 124 84', 4, darker(cloth, 0.16));
  }),
  drawn('radiator', { ratio: 1.5, metres: 0.65, anchors: top(0.02) }, (p, { colour }) => {
    const main = colour ?? '#eef0f2';
    for (const x of [14, 124]) p.box(x, 88, 10, 12, 2, darker(main, 0.3));
    for (let x = 0; x < 150; x += 19) p.box(x, 0, 17, 92, 7, main);
    p.line('M0 14H148M0 78H148', 3, darker(main, 0.2));
    p.ball(144, 84, 6, '#8b94a3');
  }),
  drawn(
    'bean-bag',
    { ratio: 1.15, metres: 0.85, anchors: { seat: { x: 0.5, y: 0.5 } } },
    (p, look) => {
      const main = look.colour ?? '#e07a3f';
      p.path(
        'M46 4Q58 -4 66 6Q92 24 104 56Q122 92 92 98Q58 104 22 98Q-8 92 8 56Q20 22 46 4Z',
        main,
      );
      p.path('M26 52Q58 40 90 52Q84 70 58 70T26 52Z', darker(main, 0.1));
      p.line('M56 6Q48 30 26 52M60 6Q70 30 90 52M58 70V98', 1.8, darker(main, 0.25));
    },
  ),
  drawn(
    'bar-stool',
    { ratio: 0.5, metres: 0.8, anchors: { seat: { x: 0.5, y: 0.08 }, top: { x: 0.5, y: 0.05 } } },
    (p, look) => {
      p.line('M14 14L5 98M36 14L45 98', 5, '#7d8798');
      p.line('M11 62H39M9 78H41', 3.4, '#9aa4b4');
      p.box(2, 2, 46, 14, 6, look.colour ?? '#a3472f');
      p.oval(25, 5, 22, 5, lighter(look.colour ?? '#a3472f', 0.2));
    },
  ),
  drawn(
    'high-chair',
    { ratio: 0.6, metres: 1, anchors: { seat: { x: 0.5, y: 0.46 } } },
    (p, look) => {
      const main = look.colour ?? '#d9b483';
      p.line('M16 52L4 98M44 52L56 98M12 80H48', 4.6, main);
      p.box(13, 0, 34, 52, 8, lighter(main, 0.2));
      p.box(17, 6, 26, 30, 6, '#8fc7a8');
      p.box(8, 48, 44, 9, 3, main);
      p.box(2, 34, 56, 7, 3, '#fbfaf6');
    },
  ),
  drawn('coat-rack', { ratio: 0.5, metres: 1.8 }, (p, { colour }) => {
    const main = colour ?? '#7a4a28';
    p.line('M25 4V92M25 86L6 98M25 86L44 98', 4, main);
    p.line('M25 16Q8 16 6 6M25 16Q42 16 44 6M25 30Q12 30 10 20M25 30Q38 30 40 20', 3, main);
    p.ball(25, 3, 3, lighter(main, 0.2));
    p.path('M8 22Q2 30 0 66Q10 70 20 66L18 28Q14 24 8 22Z', '#4a6fa5');
    p.path('M38 8Q48 4 50 12Q49 18 40 17Z', '#c8503c');
  }),
  drawn(
    'blanket',
    { ratio: 2.6, metres: 0.22, anchors: { top: { x: 0.5, y: 0.06 }, grip: { x: 0.5, y: 0.3 } } },
    (p, look) => {
      p.brush.save();
      p.brush.scale(2.6 / 1.7, 1);
      const main = look.colour ?? '#c8606a';
      for (const [y, shade] of [
        [66, 0.22],
        [36, 0.1],
        [4, 0],
      ] as const) {
        p.box(0, y, 170, 34, 15, darker(main, shade));
        p.line(`M14 ${y + 17}H156`, 2, lighter(main, 0.25));
      }
      for (const x of [40, 85, 130]) p.line(`M${x} 8V34`, 5, lighter(main, 0.3));
      p.brush.restore();
    },
  ),
  drawn('window-frame', { ratio: 0.85, metres: 1.5 }, (p, { colour, isDark }) => {
    const main = colour ?? '#f4f1ea';
    p.box(3, 0, 79, 94, 3, main);
    p.box(9, 6, 67, 82, 1, isDark ? '#24345c' : '#a9d8f2');
    p.flat('M9 64L52 6H66L9 84Z', '#ffffff', 0.3);
    p.line('M42.5 6V88M9 46H76', 4, main);
    p.box(0, 92, 85, 8, 2, darker(main, 0.12));
  }),
];
