import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const FEATHERS =
  'M12 4Q-8 -38 -62 -50Q-72 -50 -66 -42L-56 -40Q-66 -34 -59 -28L-47 -28Q-55 -20 -48 -15L-35 -17Q-42 -8 -34 -3L-19 -6Q-23 4 -12 9Q4 12 12 4Z';
const QUILLS =
  'M-62 -50Q-72 -50 -66 -42L-56 -40Q-66 -34 -59 -28L-47 -28Q-55 -20 -48 -15L-35 -17Q-42 -8 -34 -3L-19 -6Q-36 -14 -44 -26Q-54 -40 -62 -50Z';

/** Two wings that sweep back from the shoulders and beat. */
function wings(p: Pen, seconds: number, [x, y]: readonly [number, number], colour: string): void {
  const beat = 0.14 * Math.sin(seconds * 5);
  for (const [dx, turn, size, tone] of [
    [10, 0.5, 0.92, darker(colour, 0.2)],
    [0, 0.12, 1.08, colour],
  ] as const) {
    p.brush.save();
    p.brush.translate(x + dx, y);
    p.brush.rotate(turn + beat);
    p.brush.scale(size, size);
    p.path(FEATHERS, tone);
    p.path(QUILLS, darker(tone, 0.22));
    p.brush.restore();
  }
}

const BEAK = '#f2b134';

function griffin(p: Pen, main: string): void {
  p.line('M36 66Q6 72 8 44', 5, darker(main, 0.1));
  p.ball(9, 41, 7, '#8a5a3a');
  p.line('M50 74L44 86L52 95M98 74L96 94', 10, darker(main, 0.16));
  p.path(
    'M30 66Q34 48 66 50Q92 50 106 42Q122 42 124 58Q124 76 104 80Q70 86 46 82Q32 80 30 66Z',
    main,
  );
  p.line('M40 76L32 88L38 96', 11, main);
  p.line('M112 74L116 95', 8, BEAK);
  p.path(
    'M30 98Q34 90 44 94L46 100H30ZM90 98Q94 90 104 94L104 100H88ZM108 100L112 92H120L128 100Z',
    darker(main, 0.2),
  );
  p.path(
    'M96 46Q114 26 130 26L142 42Q136 50 136 58L129 60L128 70L120 70L116 79L109 74Q98 66 96 46Z',
    '#a8774e',
  );
  p.ball(136, 28, 16, '#f7f1e4');
  p.path('M124 20L120 6L134 14ZM132 14L132 3L142 14Z', '#f7f1e4');
  p.path('M147 21Q166 22 166 40Q158 34 148 36Q144 28 147 21Z', BEAK);
  p.spot(143, 25, 3, 3.2, '#221c28');
  p.spot(144, 24, 1, 1.1, '#ffffff');
  p.line('M137 20L147 21', 2, darker('#f7f1e4', 0.4));
}

function flyingHorse(p: Pen, main: string): void {
  const mane = lighter('#8fa8e8', 0.3);
  p.line('M36 60Q14 62 6 84', 10, mane);
  p.line('M48 72L34 82L40 95M100 72L118 80L116 94', 8, darker(main, 0.14));
  p.path(
    'M32 62Q36 46 66 50Q88 50 100 44L122 22L138 34Q126 48 120 64Q112 78 84 78Q56 82 42 78Q32 76 32 62Z',
    main,
  );
  p.line('M44 74L52 84L44 97M108 70L126 72L134 84', 8.5, main);
  p.path('M40 100L38 94H50L48 100ZM128 90L132 82L140 86L136 94Z', '#5a5f74');
  p.path('M118 20Q126 10 138 14Q152 22 158 36Q152 44 144 40Q136 34 124 36Z', main);
  p.path('M124 16L124 3L132 12Z', main);
  p.path('M126 10Q108 16 106 34Q102 48 90 50Q104 56 114 42Q122 28 130 14Z', mane);
  p.spot(138, 23, 2.6, 3, '#221c28');
  p.spot(152, 36, 1.4, 1.6, darker(main, 0.4));
}

function pterosaur(p: Pen, main: string): void {
  p.path('M40 62Q70 48 108 52Q116 60 106 70Q76 82 40 62Z', main);
  p.line('M46 66L20 74M48 70L24 82', 3.4, darker(main, 0.2));
  p.line('M104 58Q116 54 122 48', 10, main);
  p.path('M112 44Q92 26 84 24Q98 40 112 52Z', '#e8743c');
  p.path('M110 42Q124 36 170 52Q140 58 118 56Q108 52 110 42Z', main);
  p.path('M122 52Q146 54 170 52Q146 62 120 57Z', lighter(main, 0.3));
  p.spot(121, 45, 2.6, 2.8, '#221c28');
}

const SKIN = 'M14 4Q0 -30 -20 -44Q-60 -50 -78 -30Q-58 -30 -48 -20Q-40 -8 -22 2Q-6 14 14 4Z';

function leathery(p: Pen, seconds: number, main: string): void {
  const up = 0.9 + 0.32 * Math.sin(seconds * 4.4);
  for (const [x, across, tone] of [
    [92, -0.74, darker(main, 0.24)],
    [80, 1.02, darker(main, 0.08)],
  ] as const) {
    p.brush.save();
    p.brush.translate(x, 58);
    p.brush.scale(across, up);
    p.path(SKIN, tone);
    p.line('M8 0Q-4 -30 -20 -44L-78 -30', 3.4, darker(main, 0.3));
    p.brush.restore();
  }
}

const measures = (ratio: number, metres: number, mouth: number) =>
  ({
    ratio,
    metres,
    medium: 'air',
    facing: 1,
    anchors: {
      seat: { x: 0.5, y: 0.5 },
      top: { x: 0.5, y: 0.48 },
      mouth: { x: 0.97, y: mouth },
      grip: { x: 0.5, y: 0.7 },
    },
  }) as const;

/** Animals of legends and of old times that fly. */
export const WINGED_BEASTS: readonly Thing[] = [
  drawn(
    'griffin',
    measures(1.66, 2.2, 0.38),
    (p, { colour }) => griffin(p, colour ?? '#d9a75a'),
    (p, seconds) => wings(p, seconds, [92, 52], '#b98552'),
  ),
  drawn(
    'pegasus',
    measures(1.6, 2.2, 0.38),
    (p, { colour }) => flyingHorse(p, colour ?? '#f7f7fc'),
    (p, seconds, { colour }) =>
      wings(p, seconds, [86, 54], colour === null ? '#eef2fb' : lighter(colour, 0.2)),
  ),
  drawn(
    'pterosaur',
    measures(1.7, 1.6, 0.54),
    (p, { colour }) => {
      p.flat('M70 0h4v4h-4z', '#8a7458', 0.1);
      p.flat('M70 92h4v4h-4z', '#8a7458', 0.1);
      pterosaur(p, colour ?? '#9a8464');
    },
    (p, seconds, { colour }) => leathery(p, seconds, colour ?? '#9a8464'),
  ),
];
