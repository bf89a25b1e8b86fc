import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const JOINTS = 15;

/** A long arm out of the water that winds and has suckers on one side. */
function tentacle(p: Pen, seconds: number, main: string): void {
  const at = (share: number) => {
    const sway = Math.sin(seconds * 1.5 + share * 3.4) * 7 * share;
    const curl = share > 0.62 ? (share - 0.62) * 74 : 0;
    return {
      x: 19 + 14 * Math.sin(share * 4.4 - 0.4) + sway + curl,
      y: 100 - share * 112 + (share > 0.8 ? (share - 0.8) * 96 : 0),
      wide: 12.5 * (1 - share) ** 0.7 + 1.6,
    };
  };
  for (let joint = 0; joint < JOINTS * 3; joint += 1) {
    const { x, y, wide } = at(joint / (JOINTS * 3));
    p.spot(x, y, wide, wide * 0.9, darker(main, 0.16));
    p.spot(x - wide * 0.24, y, wide * 0.66, wide * 0.8, main);
    p.spot(x - wide * 0.5, y, wide * 0.22, wide * 0.5, lighter(main, 0.3), 0.5);
  }
  for (let joint = 1; joint < JOINTS - 2; joint += 1) {
    const { x, y, wide } = at(joint / JOINTS);
    p.spot(x + wide * 0.56, y, wide * 0.26, wide * 0.3, '#f6cdd6', 0.95);
    p.spot(x + wide * 0.56, y, wide * 0.11, wide * 0.14, darker(main, 0.3), 0.8);
  }
}

/** A mountain that spits fire, as it is seen from afar. */
function volcano(p: Pen): void {
  p.path('M0 100Q44 84 66 40L74 26H104L112 40Q134 84 178 100Z', '#6a5560');
  p.flat('M0 100Q44 84 66 40L74 26H84Q78 60 40 100Z', '#8a7078', 0.7);
  p.flat('M178 100Q134 84 112 40L104 26H98Q110 62 130 100Z', '#43353f', 0.6);
  p.line('M70 36Q60 62 44 82M108 36Q122 66 136 84M92 50Q94 72 104 92', 1.8, '#4f3f49');
  p.glow(89, 26, 34, '#ff8a2c', 0.9);
  p.path(
    'M74 26Q89 33 104 26Q110 40 112 50Q106 44 104 52Q106 74 98 62Q94 40 90 62Q86 84 80 58Q78 46 72 56Q66 52 74 26Z',
    '#ff7a24',
  );
  p.flat('M78 28Q89 33 100 28Q98 40 94 38Q90 34 88 52Q84 58 82 42Z', '#ffd75a', 0.9);
  p.oval(89, 26, 15, 3.6, '#ffb238');
}

/** What it throws out. */
function eruption(p: Pen, seconds: number): void {
  for (let puff = 0; puff < 7; puff += 1) {
    const share = (seconds * 0.12 + puff / 7) % 1;
    const size = 5 + share * 13;
    const x = 89 + Math.sin(puff * 2.2) * (3 + share * 13) + share * 12;
    p.spot(x, 24 - share * 18, size, size * 0.72, '#544a55', 0.6 * (1 - share * 0.8));
  }
  p.glow(89, 23, 14 + 2 * Math.sin(seconds * 5), '#ffb04a', 0.8);
  for (let spark = 0; spark < 9; spark += 1) {
    const share = (seconds * 0.5 + spark * 0.37) % 1;
    const way = ((spark * 5) % 9) - 4;
    const y = 24 - 44 * share * (1 - share) * (1 + (spark % 3) * 0.16) + share * share * 16;
    p.spot(89 + way * 7 * share, y, 1.8, 1.8, spark % 2 === 0 ? '#ffd75a' : '#ff6a2c', 1 - share);
  }
}

/** The stone lion with the head of a king. */
function sphinx(p: Pen, main: string): void {
  const [dark, light] = [darker(main, 0.2), lighter(main, 0.25)];
  p.path('M2 100V84H152V100Z', dark);
  p.path('M8 86Q0 58 18 46Q44 38 90 50L98 86Z', main);
  p.path('M10 86Q8 62 30 58Q48 64 46 86Z', darker(main, 0.08));
  p.line('M12 74Q0 70 4 58', 3.4, dark);
  p.path('M82 86V48Q94 40 116 46L120 86Z', main);
  p.path('M84 78H142Q150 78 150 84V87H84Z', light);
  p.path('M104 87V80H142Q148 81 148 87Z', dark);
  p.path('M80 52L86 10Q98 -3 112 3Q122 10 126 52Q116 60 116 46H92Q92 60 80 52Z', '#d8a848');
  for (let at = 0; at < 6; at += 1)
    p.line(
      `M${84 + at * 0.6} ${46 - at * 7}H${91 + at}M${117 - at} ${46 - at * 7}H${124 - at}`,
      1.8,
      '#3f6fb0',
    );
  p.path('M92 16Q103 9 114 16Q118 34 112 44Q104 52 96 46Q89 34 92 16Z', light);
  p.spot(98, 27, 2.4, 1.6, '#4a382a');
  p.spot(108, 27, 2.4, 1.6, '#4a382a');
  p.line('M103 29L101 36H105M98 41Q103 43 108 41', 1.4, dark);
  p.path('M100 48L98 58H108L106 47Z', '#d8a848');
  for (const y of [62, 69]) p.line(`M88 ${y}H116`, 1, dark);
}

/** The chair of a king. */
function throne(p: Pen, main: string): void {
  p.path('M8 100V26Q10 8 32 0Q54 8 56 26V100Z', main);
  p.path('M14 66V28Q16 14 32 8Q48 14 50 28V66Z', '#a3243a');
  for (const [x, y] of [
    [24, 28],
    [40, 28],
    [32, 40],
    [24, 52],
    [40, 52],
  ] as const)
    p.spot(x, y, 1.6, 1.6, '#ffd75a');
  p.box(0, 62, 64, 12, 4, '#c8324a');
  p.box(0, 44, 9, 54, 3, darker(main, 0.12));
  p.box(55, 44, 9, 54, 3, darker(main, 0.12));
  p.ball(4.5, 43, 5, lighter(main, 0.2));
  p.ball(59.5, 43, 5, lighter(main, 0.2));
  p.box(4, 74, 56, 20, 2, main);
  p.path('M25 8L27 0L32 5L37 0L39 8Z', '#ffd75a');
  p.spot(32, 13, 3, 3, '#4fb7e8');
  p.box(0, 92, 64, 8, 2, darker(main, 0.2));
}

/** Beings and places of old tales. */
export const MONSTERS: readonly Thing[] = [
  drawn(
    'tentacle',
    { ratio: 0.5, metres: 6, medium: 'water' },
    () => undefined,
    (p, seconds, { colour }) => tentacle(p, seconds, colour ?? '#a03f6a'),
  ),
  drawn(
    'fire-mountain',
    { ratio: 1.78, metres: 60, medium: 'scenery', anchors: { outlet: { x: 0.5, y: 0.24 } } },
    volcano,
    eruption,
  ),
  drawn(
    'sphinx',
    { ratio: 1.54, metres: 16, medium: 'scenery', facing: 1, anchors: { top: { x: 0.3, y: 0.5 } } },
    (p, { colour }) => sphinx(p, colour ?? '#d9b886'),
  ),
  drawn(
    'throne',
    { ratio: 0.64, metres: 1.7, anchors: { seat: { x: 0.5, y: 0.62 }, top: { x: 0.5, y: 0.62 } } },
    (p, { colour }) => throne(p, colour ?? '#c99a3a'),
  ),
];
