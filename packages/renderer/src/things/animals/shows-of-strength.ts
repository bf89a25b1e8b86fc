import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const FUR = '#55525c';
const SKIN = '#6f6a75';

/** A fist that beats the chest: 0 is away from it, 1 on it. */
function arm(p: Pen, side: -1 | 1, beat: number, fur: string): void {
  const shoulder = { x: 50 + side * 23, y: 34 };
  const elbow = { x: 50 + side * (42 - beat * 2), y: 56 - beat * 4 };
  const fist = { x: 50 + side * (26 - beat * 15), y: 50 - (1 - beat) * 12 };
  p.stick(shoulder, elbow, 16, side === -1 ? fur : darker(fur, 0.12));
  p.stick(elbow, fist, 13, side === -1 ? lighter(fur, 0.06) : fur);
  p.ball(fist.x, fist.y, 8, SKIN);
}

function gorillaBody(p: Pen, fur: string): void {
  p.path('M36 72Q24 84 28 97Q38 101 48 97L49 78Z', darker(fur, 0.08));
  p.path('M64 72Q76 84 72 97Q62 101 52 97L51 78Z', darker(fur, 0.16));
  p.oval(37, 96, 12, 4, SKIN);
  p.oval(63, 96, 12, 4, darker(SKIN, 0.1));
  p.path('M22 36Q30 22 50 22T78 36Q82 60 70 80Q50 90 30 80Q18 60 22 36Z', fur);
  p.path('M34 40Q50 34 66 40Q68 54 60 62Q50 66 40 62Q32 54 34 40Z', SKIN);
  p.line('M50 40V60M38 52Q50 58 62 52', 1.6, darker(SKIN, 0.25));
  p.oval(50, 72, 15, 10, lighter(fur, 0.08));
}

function gorillaHead(p: Pen, fur: string, seconds: number): void {
  const roar = 0.6 + 0.4 * Math.abs(Math.sin(seconds * 3));
  p.path('M33 22Q32 4 50 0Q68 4 67 22Q66 34 50 35T33 22Z', fur);
  p.ball(34, 20, 4, SKIN);
  p.ball(66, 20, 4, SKIN);
  p.path('M38 15Q50 9 62 15Q64 22 61 30Q50 37 39 30Q36 22 38 15Z', SKIN);
  p.line('M38 14Q44 11 49 14M62 14Q56 11 51 14', 3, darker(fur, 0.2));
  p.spot(44, 17, 1.8, 2, '#1d1a20');
  p.spot(56, 17, 1.8, 2, '#1d1a20');
  p.spot(47.6, 22, 1.4, 1, '#33303a');
  p.spot(52.4, 22, 1.4, 1, '#33303a');
  p.oval(50, 28, 6, 1.5 + roar * 2.6, '#4a1f2a');
  if (roar > 0.7) p.flat('M46 26H54L53 28H47Z', '#ffffff', 0.95);
}

/** The lower jaw drops as far as it can, and the teeth are seen. */
function yawn(p: Pen, seconds: number, hide: string): void {
  const open = 0.55 + 0.45 * Math.min(1, Math.max(0, Math.sin(seconds * 0.9 - 0.2) + 0.4));
  const low = 62 + open * 22;
  p.path(
    `M96 52Q120 ${low} 158 ${low + 2}Q178 ${low + 4} 180 ${low - 8}Q166 ${low - 12} 134 54Z`,
    darker(hide, 0.1),
  );
  p.path(
    `M100 50Q126 ${low - 8} 158 ${low - 5}Q172 ${low - 4} 174 ${low - 9}Q160 40 134 34Z`,
    '#b5475a',
  );
  p.path(`M112 54Q132 ${low - 12} 160 ${low - 7}Q146 ${low - 20} 124 50Z`, '#e27f8b');
  for (const [x, up] of [
    [166, 13],
    [150, 8],
  ] as const)
    p.path(
      `M${x - 3.4} ${low - 6}L${x - 1} ${low - 6 - up}Q${x + 2} ${low - 7 - up} ${x + 3.4} ${low - 6}Z`,
      '#fff6dc',
    );
  const lift = open * 9;
  p.path(
    `M92 46Q90 ${22 - lift} 116 ${16 - lift}Q146 ${14 - lift * 1.6} 172 ${14 - lift * 2}Q186 ${18 - lift * 2} 182 ${32 - lift * 2}Q150 ${34 - lift} 122 54Q100 62 92 46Z`,
    hide,
  );
  p.oval(170, 17 - lift * 2, 12, 8, lighter(hide, 0.12));
  p.spot(166, 12 - lift * 2, 2.4, 1.8, '#4a3a44');
  p.spot(176, 13 - lift * 2, 2.4, 1.8, '#4a3a44');
  for (const [x, down] of [
    [168, 12],
    [150, 8],
  ] as const)
    p.path(
      `M${x - 3} ${31 - lift * 1.8}L${x} ${31 + down - lift * 1.8}L${x + 3} ${31 - lift * 1.8}Z`,
      '#fff6dc',
    );
  p.ball(114, 17 - lift, 6.6, lighter(hide, 0.08));
  p.spot(116, 16 - lift, 3, 3.4, '#2a222a');
  p.spot(117, 15 - lift, 1, 1, '#ffffff');
  p.ball(98, 14 - lift * 0.6, 5.4, darker(hide, 0.1));
  p.ball(98, 14 - lift * 0.6, 2.8, '#d98a94');
}

/** Animals that show how strong they are. */
export const SHOWS_OF_STRENGTH: readonly Thing[] = [
  drawn(
    'upright-gorilla',
    { ratio: 1, metres: 1.7, medium: 'land', anchors: { mouth: { x: 0.5, y: 0.28 } } },
    (p, { colour }) => gorillaBody(p, colour ?? FUR),
    (p, seconds, { colour }) => {
      const fur = colour ?? FUR;
      const beat = (phase: number) => (1 + Math.sin(seconds * 11 + phase)) / 2;
      gorillaHead(p, fur, seconds);
      arm(p, 1, beat(Math.PI), fur);
      arm(p, -1, beat(0), fur);
    },
  ),
  drawn(
    'yawning-hippo',
    {
      ratio: 1.86,
      metres: 1.5,
      medium: 'land',
      facing: 1,
      anchors: { mouth: { x: 0.86, y: 0.5 } },
    },
    (p, { colour }) => {
      const hide = colour ?? '#8f8591';
      for (const [x, dark] of [
        [22, 0.2],
        [74, 0.2],
        [38, 0],
        [90, 0],
      ] as const)
        p.box(x - 9, 66, 19, 34, 6, darker(hide, dark + 0.04));
      p.line('M8 42Q0 50 3 60', 3, darker(hide, 0.2));
      p.path('M6 56Q4 26 40 20Q76 14 104 26Q124 40 116 62Q104 84 60 86Q10 86 6 56Z', hide);
      p.path('M24 80Q60 90 104 74Q90 86 60 86Q38 86 24 80Z', '#c9a2a6');
    },
    (p, seconds, { colour }) => yawn(p, seconds, colour ?? '#8f8591'),
  ),
];
