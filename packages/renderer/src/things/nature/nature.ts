import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const sits = (x: number, y: number) => ({ top: { x, y }, seat: { x, y } });

/** Red rocks are of the red that stone has. */
const [RED, RED_STONE] = ['#e5383b', '#b0573f'] as const;

export const NATURE: readonly Thing[] = [
  drawn('rock', { ratio: 1.5, metres: 0.8, anchors: sits(0.5, 0.1) }, (p, { colour }) => {
    const main = colour === RED ? RED_STONE : (colour ?? '#9a97a4');
    // Flat faces with blunt edges: the top is in the light, the right in the shade.
    p.path(
      'M2 96L6 66L22 38Q26 30 34 24L56 8Q64 3 74 5L108 14Q116 16 120 24L142 56L149 92Q149 100 140 100H8Q2 100 2 96Z',
      main,
    );
    p.flat('M22 38Q26 30 34 24L56 8Q64 3 74 5L108 14L92 32L60 36L40 48Z', lighter(main, 0.4), 0.7);
    p.flat(
      'M108 14Q116 16 120 24L142 56L149 92Q149 100 140 100H92L84 66L92 32Z',
      darker(main, 0.3),
      0.6,
    );
    p.line('M40 48L50 72L46 90M84 66L60 36', 1.4, darker(main, 0.3));
    p.line('M112 52L120 70M20 72L26 84', 1.4, darker(main, 0.4));
  }),
  drawn('boulder', { ratio: 1.15, metres: 1.8, anchors: sits(0.5, 0.06) }, (p, { colour }) => {
    const main = colour ?? '#8d8a98';
    p.path('M2 90Q-4 40 24 16Q50 -8 84 8T114 66Q118 100 104 100H12Q4 100 2 90Z', main);
    p.flat('M18 40Q30 12 60 10T92 22Q70 20 58 36T18 40Z', '#ffffff', 0.25);
    p.path('M0 92Q14 78 30 90T66 88T116 92V100H0Z', '#6fae5a');
  }),
  drawn(
    'stick',
    { ratio: 4.2, metres: 0.12, anchors: { grip: { x: 0.5, y: 0.5 } } },
    (p, { colour }) => {
      const main = colour ?? '#8a5a38';
      p.brush.scale(0.6, 1);
      p.path('M4 60Q180 20 360 44T694 30L698 66Q520 84 340 82T6 92Z', main);
      p.path('M430 44Q470 8 520 0L530 14Q490 26 470 54Z', main);
      p.line('M40 66Q200 44 340 60', 6, lighter(main, 0.3));
    },
  ),
  drawn('branch', { ratio: 2.6, metres: 0.6, anchors: sits(0.5, 0.42) }, (p, { colour }) => {
    const main = colour ?? '#7a4a33';
    p.path('M0 40Q60 34 130 42T260 58L258 66Q190 58 130 60T0 74Z', main);
    p.path('M160 46Q180 20 214 10L218 14Q192 28 178 52Z', main);
    p.path('M70 58Q84 80 110 92L106 96Q72 86 56 62Z', main);
    p.line('M10 50Q60 44 120 50', 1.6, lighter(main, 0.3));
    const leaf = (x: number, y: number, turn: number) => {
      p.brush.save();
      p.brush.translate(x, y);
      p.brush.rotate(turn);
      p.path('M0 0Q12 -14 28 0Q12 14 0 0Z', '#6cb455');
      p.brush.restore();
    };
    for (const [x, y, t] of [
      [206, 14, -0.7],
      [216, 16, 0.4],
      [232, 56, -0.9],
      [248, 62, 0.3],
      [104, 92, 0.1],
      [92, 84, -0.9],
      [190, 24, -1.9],
      [40, 40, -1.2],
      [224, 58, 1.2],
    ] as const)
      leaf(x, y, t);
  }),
  drawn('stump', { ratio: 1.35, metres: 0.5, anchors: sits(0.5, 0.16) }, (p, { colour }) => {
    const main = colour ?? '#8a5a3c';
    p.path(
      'M18 18H117L120 78Q134 84 135 98Q116 90 104 100Q88 92 72 100Q54 90 40 100Q22 90 0 98Q4 84 16 78Z',
      main,
    );
    p.line('M34 40V80M58 36V84M84 38V82M104 36V74', 1.8, darker(main, 0.3));
    p.oval(67, 18, 51, 17, '#e0b07a');
    for (const r of [40, 28, 16, 6]) {
      p.brush.save();
      p.brush.translate(67, 18);
      p.brush.scale(1, 0.33);
      p.ring(0, 0, r, 2.2, '#bd8450');
      p.brush.restore();
    }
  }),
  drawn(
    'iceberg',
    {
      ratio: 1.7,
      metres: 9,
      medium: 'scenery',
      anchors: { ...sits(0.46, 0.1), outlet: { x: 0.9, y: 0.95 } },
    },
    (p) => {
      p.path('M2 100L20 58L44 40L62 8Q68 0 78 2L96 10L116 40L148 72L170 100Z', '#e4f4fd');
      p.path('M78 2L96 10L116 40L148 72L170 100H112L100 60L84 40Z', '#b5dcf2');
      p.path('M2 100L20 58L44 40L52 66L34 100Z', '#f6fcff');
      p.path('M84 40L100 60L112 100H60L66 62Z', '#cfeaf8');
      p.flat('M62 8Q68 0 78 2L72 26L58 34Z', '#ffffff', 0.8);
    },
  ),
  drawn(
    'waterfall',
    { ratio: 0.9, metres: 9, medium: 'scenery', anchors: { outlet: { x: 0.5, y: 0.92 } } },
    (p) => {
      p.path('M0 100V14Q10 0 26 6L30 90ZM90 100V10Q78 -2 64 6L60 90Z', '#7d7a72');
      p.path('M22 6Q45 -4 68 6V92H22Z', '#8fd4f0');
      p.path(
        'M0 20Q8 2 24 8Q14 18 16 30Q6 34 0 20ZM90 18Q84 2 66 8Q76 18 74 30Q84 32 90 18Z',
        '#5f9f52',
      );
      p.path('M0 92Q22 80 45 88T90 92V100H0Z', '#7cc8ea');
    },
    (p, seconds) => {
      for (let at = 0; at < 26; at += 1) {
        const age = (seconds * 0.8 + at * 0.618) % 1;
        const x = 25 + ((at * 29) % 41);
        p.box(x, 6 + age * 72, 1.8, 12, 0.9, '#eefaff');
      }
      for (let at = 0; at < 12; at += 1) {
        const age = (seconds * 0.7 + at / 12) % 1;
        p.spot(20 + at * 4.6, 92 - age * 9, 5 + age * 5, 3 + age * 4, '#ffffff', 0.5 * (1 - age));
      }
    },
  ),
  drawn(
    'sandcastle',
    { ratio: 1.4, metres: 0.6, anchors: { top: { x: 0.5, y: 0.2 } } },
    (p, { colour }) => {
      const main = colour ?? '#e8c27c';
      const tower = (x: number, y: number, w: number) => {
        p.path(`M${x} ${y}H${x + w}L${x + w + 3} 96H${x - 3}Z`, main);
        for (let at = 0; at < 3; at += 1)
          p.box(x - 1 + at * (w / 3) + 0.6, y - 6, w / 3 - 1.4, 9, 1, main);
        p.box(x + w / 2 - 2, y + 12, 4, 9, 2, darker(main, 0.4));
      };
      p.line('M70 18V2', 1.6, '#8a5c38');
      p.path('M70 2L88 7L70 13Z', '#e2483f');
      tower(58, 24, 24);
      p.box(26, 58, 88, 40, 2, darker(main, 0.06));
      tower(16, 46, 22);
      tower(102, 46, 22);
      p.path('M60 98V82Q60 72 70 72T80 82V98Z', darker(main, 0.5));
      p.path('M0 100Q16 84 44 94T96 94T140 100Z', lighter(main, 0.12));
      p.ball(40, 82, 4, '#f5a8b8');
      p.ball(98, 84, 3.4, '#fbf3e4');
    },
  ),
  drawn(
    'wave',
    { ratio: 1.9, metres: 4, medium: 'scenery', anchors: sits(0.46, 0.7) },
    (p, { colour }) => {
      const main = colour ?? '#2fb5c4';
      p.path(
        'M0 100Q30 96 52 60Q76 6 128 2Q172 2 186 36Q190 52 178 58Q176 38 150 36Q118 36 120 66Q124 88 190 94V100Z',
        main,
      );
      p.path(
        'M120 66Q118 36 150 36Q176 38 178 58Q160 46 144 54T136 86Q122 80 120 66Z',
        darker(main, 0.22),
      );
      p.line('M30 90Q56 78 72 48T118 16M54 94Q84 80 92 54T128 26', 2.4, lighter(main, 0.4));
      for (const [x, y, r] of [
        [186, 40, 5],
        [182, 54, 6],
        [176, 62, 5],
        [168, 56, 4],
        [128, 4, 4],
        [144, 3, 5],
        [160, 8, 6],
        [174, 18, 6],
        [184, 30, 6],
      ] as const)
        p.ball(x, y, r, '#f4fcff');
      p.path('M100 100Q110 86 126 92T152 88T190 92V100Z', '#e8f8fc');
    },
  ),
  drawn(
    'surf-wave',
    { ratio: 1.12, metres: 3, medium: 'scenery', anchors: sits(0.36, 0.72) },
    (p, { colour }) => {
      const main = colour ?? '#1fa9bd';
      // The wall of water, and the lip that comes over.
      p.path(
        'M0 100Q4 60 22 34Q44 2 76 0Q102 1 110 24Q114 44 100 52Q103 38 92 30Q74 24 67 46Q64 70 84 86Q98 95 112 96V100Z',
        main,
      );
      p.path(
        'M67 46Q74 24 92 30Q103 38 100 52Q92 42 83 48Q74 58 84 86Q64 70 67 46Z',
        darker(main, 0.3),
      );
      p.flat('M8 98Q14 60 34 36Q50 16 74 10Q50 30 44 58Q40 82 52 98Z', lighter(main, 0.16), 0.7);
      p.line(
        'M14 92Q22 62 38 42T74 14M30 95Q36 66 50 46T76 24M48 96Q48 76 56 60',
        1.6,
        lighter(main, 0.45),
      );
      for (const [x, y, r] of [
        [60, 3, 3],
        [72, 1, 3.6],
        [84, 3, 4.4],
        [95, 8, 5],
        [104, 17, 5],
        [109, 28, 5],
        [108, 40, 5],
        [102, 50, 5.4],
        [96, 54, 4],
        [92, 49, 3],
      ] as const)
        p.ball(x, y, r, '#f4fcff');
      p.path('M44 100Q50 88 62 92T82 88T98 92T112 90V100Z', '#e8f8fc');
      p.path('M0 100Q2 94 10 95T24 96L28 100Z', '#e8f8fc');
    },
  ),
  drawn('snowdrift', { ratio: 2.6, metres: 0.7, anchors: sits(0.5, 0.1) }, (p) => {
    p.path('M0 100Q20 40 80 36Q120 -6 170 8T260 100Z', '#eaf3ff');
    p.flat('M120 30Q150 6 190 22Q160 22 140 44T90 56Q100 40 120 30Z', '#ffffff', 0.8);
  }),
  drawn('hay-bale', { ratio: 1.15, metres: 1.3, anchors: sits(0.5, 0.05) }, (p, { colour }) => {
    const main = colour ?? '#e2b650';
    p.path('M44 0H84Q115 0 115 50T84 100H44Z', darker(main, 0.1));
    p.ball(48, 50, 49, main);
    for (const r of [40, 30, 20, 10]) p.ring(48, 50, r, 2.4, darker(main, 0.22));
    p.line('M76 4Q100 30 98 96M60 1Q64 0 70 0', 1.4, lighter(main, 0.3));
  }),
];
