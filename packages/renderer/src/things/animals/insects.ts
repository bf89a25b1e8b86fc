import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

function dragonflyBody(p: Pen, main: string): void {
  p.line('M6 62Q50 54 92 46', 6, main);
  for (let at = 0; at < 7; at += 1)
    p.line(`M${14 + at * 11} ${(57 - at * 1.7).toFixed(1)}v6`, 1.6, darker(main, 0.4));
  p.oval(104, 44, 17, 12, darker(main, 0.1));
  p.ball(124, 42, 11, lighter(main, 0.1));
  p.ball(128, 37, 6.4, '#2f6f5f');
  p.spot(130, 35, 1.8, 1.8, '#ffffff');
  p.line('M104 54L98 68L102 74M112 54L112 70L118 74', 2.4, darker(main, 0.4));
}

/** Four wings of glass, which shiver. */
function dragonflyWings(p: Pen, seconds: number): void {
  const beat = Math.sin(seconds * 26) * 4;
  for (const [tip, foot, shade] of [
    [30, -1, 0.5],
    [62, -1, 0.62],
    [44, 1, 0.5],
    [78, 1, 0.62],
  ] as const) {
    const y = foot < 0 ? 3 + Math.abs(beat) : 97 - Math.abs(beat);
    p.flat(
      `M104 42Q${tip + 14} ${(y - foot * 6).toFixed(1)} ${tip} ${y.toFixed(1)}Q${tip - 12} ${(y - foot * 10).toFixed(1)} ${tip + 2} ${(y - foot * 16).toFixed(1)}Q${tip + 30} ${(46 + foot * 10).toFixed(1)} 104 42Z`,
      '#d8f2ff',
      shade,
    );
  }
}

function mantis(p: Pen, main: string): void {
  p.line('M40 70L26 98M54 66L52 98M70 62L82 98', 3, darker(main, 0.15));
  p.path('M4 82Q20 58 66 56Q76 60 70 68Q40 80 4 82Z', main);
  p.path('M6 80Q30 62 64 60Q46 74 6 80Z', lighter(main, 0.25));
  p.line('M66 60Q80 44 86 24', 8, main);
  p.path('M78 14L104 10Q104 22 92 28Q82 26 78 14Z', main);
  p.ball(80, 14, 5, '#5a3a52');
  p.ball(102, 11, 5, '#5a3a52');
  p.line('M84 12Q80 4 70 0M98 8Q104 2 114 1', 1.4, darker(main, 0.3));
  p.line('M80 44L104 52L96 30M76 50L96 62L92 40', 5, darker(main, 0.05));
}

/** A flake of snow as a lens shows it. */
function snowflake(p: Pen, main: string): void {
  for (let arm = 0; arm < 6; arm += 1) {
    p.brush.save();
    p.brush.translate(50, 50);
    p.brush.rotate((arm * Math.PI) / 3);
    p.line('M0 0V-47', 4, main);
    for (const [y, long] of [
      [-16, 12],
      [-28, 14],
      [-38, 8],
    ] as const)
      p.line(`M0 ${y}L${long} ${y - long * 0.62}M0 ${y}L${-long} ${y - long * 0.62}`, 3, main);
    p.brush.restore();
  }
  p.ball(50, 50, 7, lighter(main, 0.4));
}

/** A drop of dew with the light in it. */
function dewdrop(p: Pen): void {
  p.path('M40 2Q76 46 76 66Q74 98 40 99Q6 98 4 66Q4 46 40 2Z', '#8fd6f2');
  p.flat('M40 20Q64 50 66 68Q62 88 40 90Q56 78 54 60Q52 42 40 20Z', '#4fa8d8', 0.5);
  p.spot(26, 58, 8, 14, '#ffffff', 0.85);
  p.spot(50, 82, 10, 4, '#e8fbff', 0.7);
}

export const INSECTS: readonly Thing[] = [
  drawn(
    'dragonfly',
    {
      ratio: 1.36,
      metres: 0.08,
      medium: 'air',
      facing: 1,
      anchors: { mouth: { x: 0.98, y: 0.44 } },
    },
    (p, { colour }) => {
      p.flat('M40 0h4v3h-4zM50 97h4v3h-4z', '#d8f2ff', 0.2);
      dragonflyBody(p, colour ?? '#2f9fb8');
    },
    (p, seconds) => dragonflyWings(p, seconds),
  ),
  drawn(
    'mantis',
    {
      ratio: 1.14,
      metres: 0.1,
      medium: 'land',
      facing: 1,
      anchors: { mouth: { x: 0.84, y: 0.26 }, top: { x: 0.4, y: 0.58 } },
    },
    (p, { colour }) => mantis(p, colour ?? '#6cb83f'),
  ),
  drawn('snowflake', { ratio: 1, metres: 0.1, medium: 'object' }, (p, { colour }) =>
    snowflake(p, colour ?? '#cdeaff'),
  ),
  drawn('dewdrop', { ratio: 0.8, metres: 0.04, medium: 'object' }, dewdrop),
];
