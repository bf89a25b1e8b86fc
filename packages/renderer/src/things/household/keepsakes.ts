import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const LIT = '#ffd75e';

/** Old things in rooms and streets. */
/** The cloth with its ropes. */
function hammock(p: Pen, main: string): void {
  p.line('M18 18L62 44M18 18L64 56M242 18L198 44M242 18L196 56', 1.6, '#e9dcc0');
  p.path('M56 42Q130 84 204 42L202 58Q130 100 58 58Z', main);
  for (const x of [84, 114, 146, 176])
    p.line(
      `M${x} ${70 - Math.abs(x - 130) * 0.22}L${x} ${80 - Math.abs(x - 130) * 0.22}`,
      5,
      '#f6d365',
    );
  p.box(62, 44, 30, 13, 6, '#fff6ea');
}

/** The corners of the light of a flashlight. */
const BEAM = [
  [222, 6],
  [2300, -510],
  [2300, 610],
  [222, 94],
] as const;

export const KEEPSAKES: readonly Thing[] = [
  drawn(
    'message-bottle',
    { ratio: 2.5, metres: 0.28, facing: 1, anchors: { grip: { x: 0.5, y: 0.5 } } },
    (p, { colour }) => {
      const glass = colour ?? '#8fd0b4';
      p.brush.translate(0, -24);
      p.brush.scale(1, 1.33);
      p.path(
        'M14 22Q2 24 2 52Q2 90 16 92L150 88Q176 84 190 66L214 62V40L188 38Q172 22 150 18Z',
        glass,
      );
      p.path('M30 34L132 30Q142 52 134 76L32 80Q22 56 30 34Z', '#f7ecd0');
      p.line('M44 46L122 43M44 56L124 54M46 66L118 65', 2.4, '#b89a66');
      p.oval(134, 53, 8, 23, '#e3cf9f');
      p.oval(134, 53, 3.4, 12, '#c9ad74');
      p.box(82, 31, 9, 48, 2, '#d8483f');
      p.box(210, 37, 40, 28, 5, '#b98250');
      p.flat('M14 30Q60 22 150 25L176 38Q90 32 14 40Z', '#ffffff', 0.55);
      p.flat('M2 52Q2 90 16 92L150 88Q176 84 190 66Q120 84 40 82Q12 78 2 52Z', '#2f7a68', 0.35);
    },
  ),
  drawn(
    'gramophone',
    { ratio: 0.95, metres: 0.7, anchors: { outlet: { x: 0.7, y: 0.2 } } },
    (p, { colour }) => {
      const horn = colour ?? '#d9a33f';
      p.path('M30 66Q30 34 60 22L94 0Q98 32 82 52L58 40Q40 48 38 66Z', horn);
      p.path('M60 22Q78 6 94 0Q98 32 82 52Q66 46 60 22Z', lighter(horn, 0.2));
      p.flat('M66 24Q80 12 90 6Q92 30 80 46Q70 40 66 24Z', darker(horn, 0.45), 0.9);
      p.oval(40, 68, 36, 6, '#2a2a34');
      p.oval(40, 67, 10, 2, '#c8453c');
      p.box(2, 70, 78, 26, 3, '#8a4f30');
      p.box(0, 93, 82, 7, 2, '#6b3a22');
      p.line('M80 82H92V74', 3, '#8d949f');
    },
  ),
  drawn(
    'hand-lantern',
    {
      ratio: 0.56,
      metres: 0.42,
      anchors: { grip: { x: 0.5, y: 0.04 }, outlet: { x: 0.5, y: 0.6 } },
    },
    (p) => {
      p.ring(28, 16, 13, 3, '#59606e');
      p.path('M14 34L20 22H36L42 34Z', '#3a3f4d');
      p.box(10, 32, 36, 6, 2, '#59606e');
      p.box(13, 38, 30, 48, 3, '#ffe39a');
      p.box(8, 84, 40, 8, 2, '#3a3f4d');
      p.box(4, 91, 48, 9, 3, '#59606e');
      for (const x of [13, 27, 40]) p.box(x, 37, 2.6, 48, 0, '#3a3f4d');
    },
    (p, seconds) => {
      const beat = Math.sin(seconds * 8) * 0.06;
      p.glow(28, 62, 60, LIT, 0.55 + beat);
      p.spot(28, 66, 5, 10 + beat * 20, '#fff7d6');
    },
  ),
  drawn(
    'flashlight',
    {
      ratio: 2.3,
      metres: 0.14,
      facing: 1,
      anchors: { grip: { x: 0.3, y: 0.5 }, outlet: { x: 1, y: 0.5 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#3a3f4d';
      p.box(0, 26, 150, 48, 12, main);
      p.path('M146 26L196 0H216V100H196L146 74Z', main);
      p.box(212, 0, 18, 100, 8, '#fff3c4');
      p.box(70, 20, 36, 10, 4, '#e5383b');
      p.line('M20 36V64M36 36V64M52 36V64', 4, '#59606e');
    },
    (p) => {
      const { brush } = p;
      const beam = brush.createLinearGradient(222, 0, 2300, 0);
      beam.addColorStop(0, 'rgba(255, 246, 200, 0.55)');
      beam.addColorStop(1, 'rgba(255, 246, 200, 0)');
      brush.fillStyle = beam;
      brush.beginPath();
      for (const [x, y] of BEAM) brush.lineTo(x, y);
      brush.fill();
      p.glow(224, 50, 160, '#fff6c8', 0.8);
    },
  ),
  drawn('lantern-cord', { ratio: 3.4, metres: 3.6, medium: 'scenery' }, (p) => {
    p.box(2, 0, 5, 100, 2, '#5c4636');
    p.box(333, 0, 5, 100, 2, '#5c4636');
    p.line('M5 4Q170 36 335 4', 1.6, '#3a3440');
    for (let at = 0; at < 7; at += 1) {
      const x = 30 + at * 46.6;
      const y = 20 - ((x - 170) / 170) ** 2 * 13;
      const main = at % 2 === 0 ? '#e2483f' : '#f2a03f';
      p.line(`M${x} ${y - 2}V${y + 6}`, 1.4, '#3a3440');
      p.glow(x, y + 18, 30, '#ffb85a', 0.6);
      p.oval(x, y + 18, 12, 13, main);
      p.spot(x, y + 19, 6, 8, '#ffe39a', 0.85);
      p.box(x - 6, y + 4, 12, 3, 1, '#8a5a2c');
      p.box(x - 6, y + 29, 12, 3, 1, '#8a5a2c');
    }
  }),
  drawn(
    'sparkler',
    { ratio: 0.62, metres: 0.36, medium: 'object', anchors: { grip: { x: 0.5, y: 0.94 } } },
    (p) => {
      p.line('M31 36V99', 2.4, '#8a8f9a');
      p.glow(31, 30, 31, '#ffd27a', 0.9);
      for (let at = 0; at < 12; at += 1) {
        const [x, y] = [Math.cos((at * Math.PI) / 6), Math.sin((at * Math.PI) / 6)];
        const reach = at % 2 === 0 ? 29 : 19;
        p.line(`M31 30L${31 + x * reach} ${30 + y * reach}`, 2, '#ffe9a8');
        p.ball(31 + x * reach, 30 + y * reach, 1.8, '#fff7dc');
      }
      p.ball(31, 30, 6, '#fffbe8');
    },
  ),
  drawn('chandelier', { ratio: 1.3, metres: 1.2, medium: 'object' }, (p) => {
    p.line('M65 0V34', 3, '#c9a24a');
    p.ball(65, 40, 8, '#e2b64c');
    p.line(
      'M65 50Q30 92 10 62M65 50Q46 86 34 66M65 50Q84 86 96 66M65 50Q100 92 120 62M65 44V80',
      3.6,
      '#e2b64c',
    );
    for (const [x, y] of [
      [10, 60],
      [34, 64],
      [65, 56],
      [96, 64],
      [120, 60],
    ] as const) {
      p.box(x - 3, y - 18, 6, 18, 1, '#fffaf0');
      p.spot(x, y - 23, 3, 5, '#fff0b8');
      p.glow(x, y - 22, 18, LIT, 0.6);
    }
    for (const x of [22, 44, 65, 86, 108])
      p.path(`M${x - 3} 86L${x} 80L${x + 3} 86L${x} 96Z`, '#dff2ff');
  }),
  drawn(
    'hammock',
    {
      ratio: 2.6,
      metres: 1.7,
      medium: 'scenery',
      anchors: { seat: { x: 0.5, y: 0.66 }, top: { x: 0.5, y: 0.66 } },
    },
    (p, { colour }) => {
      p.path('M8 0H24L22 100H4ZM236 0H252L256 100H238Z', '#8a5f3e');
      hammock(p, colour ?? '#e9734f');
    },
  ),
  drawn(
    'slung-hammock',
    {
      ratio: 3.5,
      metres: 0.85,
      medium: 'scenery',
      anchors: { seat: { x: 0.5, y: 0.8 }, top: { x: 0.5, y: 0.8 } },
    },
    (p, { colour }) => {
      p.brush.scale(1.346, 1.346);
      p.brush.translate(0, -7);
      p.line('M0 8L62 44M260 8L198 44', 2.4, '#e9dcc0');
      hammock(p, colour ?? '#e9734f');
    },
  ),
  drawn(
    'fruit-bowl',
    { ratio: 1.35, metres: 0.32, anchors: { top: { x: 0.5, y: 0.1 } } },
    (p, { colour }) => {
      const main = colour ?? '#e9e2d4';
      p.path('M84 46Q112 30 116 4L122 6Q126 40 96 60Z', '#f6cf3f');
      p.path('M74 46Q100 26 102 0L108 2Q114 36 88 58Z', '#ffdc5c');
      for (const [x, y] of [
        [14, 40],
        [24, 48],
        [20, 30],
        [30, 38],
        [36, 48],
        [28, 22],
      ] as const)
        p.ball(x, y, 8, '#7a4fa8');
      p.ball(54, 36, 20, '#e2483f');
      p.line('M54 18Q54 10 60 8', 2.4, '#6b4430');
      p.path('M58 14Q66 4 76 10Q68 18 58 14Z', '#6fae5a');
      p.ball(84, 46, 17, '#f2963a');
      p.ball(112, 52, 14, '#8fc04a');
      p.path('M0 50H135Q132 92 90 96H45Q4 92 0 50Z', main);
      p.box(42, 94, 50, 6, 2, darker(main, 0.15));
    },
  ),
  drawn('buoy', { ratio: 0.7, metres: 2.4, medium: 'boat' }, (p, { isDark }) => {
    p.line('M24 60L32 18H38L46 60M27 44H43', 3, '#d9342b');
    p.box(30, 8, 10, 11, 2, isDark ? LIT : '#fff0b8');
    p.path('M6 62H64L56 92Q35 100 14 92Z', '#d9342b');
    p.box(4, 58, 62, 9, 4, '#f6f2ea');
    if (isDark) p.glow(35, 13, 26, LIT, 0.8);
  }),
];
