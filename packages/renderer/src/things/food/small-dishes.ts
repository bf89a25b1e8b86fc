import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const grip = (x: number, y: number) => ({ grip: { x, y } });

/** Snacks, sweets and small dishes. */
export const SMALL_DISHES: readonly Thing[] = [
  drawn('sausages', { ratio: 1.7, metres: 0.08, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    const main = colour ?? '#a8482c';
    p.line('M22 40Q80 6 150 34', 30, darker(main, 0.1));
    p.line('M20 76Q84 50 150 80', 30, main);
    p.line('M50 62L58 78M84 58L90 74M116 62L122 78', 4, '#6b2a18');
    p.line('M26 68Q80 46 140 66', 4, lighter(main, 0.4));
  }),
  drawn('ham', { ratio: 1.3, metres: 0.2, anchors: grip(0.9, 0.3) }, (p, { colour }) => {
    p.line('M92 34L122 12', 10, '#f6efe0');
    p.ball(124, 8, 6, '#f6efe0');
    p.path('M6 60Q0 20 44 12Q86 6 104 32Q98 84 62 96Q14 104 6 60Z', colour ?? '#c8604a');
    p.oval(42, 58, 36, 38, '#f2a6a0');
    p.oval(42, 58, 28, 30, '#e8807c');
    p.ball(40, 58, 8, '#f6efe0');
  }),
  drawn('samosas', { ratio: 1.6, metres: 0.09, anchors: grip(0.5, 0.5) }, (p) => {
    for (const [x, y, hue] of [
      [96, 30, '#cf9444'],
      [0, 34, '#d9a04c'],
      [48, 0, '#e0ac5a'],
    ] as const) {
      p.path(
        `M${x + 32} ${y}Q${x + 40} ${y + 4} ${x + 62} ${y + 56}Q${x + 64} ${y + 66} ${x + 52} ${y + 66}H${x + 10}Q${x} ${y + 66} ${x + 4} ${y + 56}Z`,
        hue,
      );
      p.line(`M${x + 32} ${y + 4}L${x + 40} ${y + 62}`, 2, darker(hue, 0.25));
      p.line(`M${x + 8} ${y + 60}L${x + 56} ${y + 60.5}`, 2, darker(hue, 0.2));
    }
  }),
  drawn('nuggets', { ratio: 1.7, metres: 0.08, anchors: grip(0.5, 0.5) }, (p) => {
    for (const [x, y, hue] of [
      [40, 66, '#d0913f'],
      [92, 70, '#c8863a'],
      [134, 64, '#d89a48'],
      [66, 34, '#dca04e'],
      [112, 32, '#d0913f'],
    ] as const) {
      p.oval(x, y, 34, 28, hue);
      p.spot(x - 10, y - 8, 4, 3, lighter(hue, 0.4));
      p.spot(x + 8, y + 6, 4, 3, darker(hue, 0.2));
      p.spot(x + 12, y - 8, 3, 2.4, darker(hue, 0.2));
    }
  }),
  drawn('skewers', { ratio: 2, metres: 0.12, anchors: grip(0.05, 0.5) }, (p) => {
    for (const y of [28, 72]) {
      p.box(0, y - 3, 200, 6, 3, '#d9b483');
      for (const [x, hue] of [
        [44, '#a8502c'],
        [70, '#4f9a4a'],
        [94, '#a8502c'],
        [120, '#e0525c'],
        [146, '#a8502c'],
        [170, '#f0c24e'],
      ] as const)
        p.box(x - 11, y - 20, 23, 40, 9, hue);
    }
  }),
  drawn('tofu', { ratio: 1.5, metres: 0.08, anchors: grip(0.5, 0.5) }, (p) => {
    p.path('M0 24L40 0H150L116 24Z', '#fffdf6');
    p.path('M116 24L150 0V70L116 100Z', '#ddd4c0');
    p.box(0, 24, 116, 76, 3, '#f6f0e0');
    p.line('M58 24V100M78 0L58 24', 2.4, '#d8cfb8');
    p.path('M50 8Q60 0 70 8Q60 16 50 8ZM72 12Q82 6 88 14Q80 18 72 12Z', '#5aa84a');
  }),
  drawn('guacamole', { ratio: 1.6, metres: 0.12, anchors: grip(0.5, 0.9) }, (p) => {
    p.path('M104 20L136 -2L140 34ZM24 22L10 0L46 12Z', '#e8b24e');
    p.path('M0 36H160Q154 100 100 100H60Q6 100 0 36Z', '#5a4638');
    p.oval(80, 36, 78, 18, '#3f3028');
    p.path('M8 36Q30 14 60 22Q80 8 104 22Q138 14 152 36Q120 52 80 52T8 36Z', '#8fb84a');
    for (const [x, y, hue] of [
      [46, 32, '#e0525c'],
      [84, 28, '#f6efe0'],
      [110, 36, '#e0525c'],
      [70, 40, '#4f8a3a'],
    ] as const)
      p.ball(x, y, 5, hue);
  }),
  drawn('jelly', { ratio: 1.25, metres: 0.14, anchors: grip(0.5, 0.9) }, (p, { colour }) => {
    const main = colour ?? '#e0405f';
    p.oval(62, 90, 62, 10, '#eef1f6');
    p.path(
      'M30 8Q38 -4 48 6Q56 -6 66 4Q76 -6 84 6Q92 -2 98 10Q112 50 112 82Q62 98 14 82Q14 50 30 8Z',
      main,
    );
    p.line('M42 10Q34 50 36 86M62 8V90M84 10Q90 50 90 86', 3, darker(main, 0.2));
    p.flat('M30 20Q34 12 38 16Q28 46 26 74Q20 60 30 20Z', '#ffffff', 0.5);
  }),
  drawn('meringue', { ratio: 1.1, metres: 0.1, anchors: grip(0.5, 0.8) }, (p, { colour }) => {
    const main = colour ?? '#fff6ea';
    p.path(
      'M6 96Q-8 72 18 66Q8 46 32 42Q26 24 46 20Q50 4 60 0Q60 12 68 20Q86 26 78 42Q102 46 92 66Q118 72 104 96Q55 106 6 96Z',
      main,
    );
    p.line('M18 68Q55 84 92 66M32 44Q55 58 78 42M46 22Q58 30 68 20', 3, darker(main, 0.18));
  }),
  drawn('smore', { ratio: 1.4, metres: 0.07, anchors: grip(0.5, 0.5) }, (p) => {
    p.box(4, 74, 132, 26, 5, '#c98f4a');
    p.path('M0 62H140Q138 72 128 70Q124 86 112 74H20Q10 84 8 70Q0 72 0 62Z', '#5a3018');
    p.path('M6 32H134Q146 66 122 64H18Q-6 62 6 32Z', '#fffaf0');
    p.box(2, 4, 136, 30, 5, '#d9a05a');
    for (const x of [24, 52, 80, 108]) p.spot(x, 18, 3, 3, '#a8702f');
  }),
  drawn('eclair', { ratio: 2.4, metres: 0.06, anchors: grip(0.5, 0.5) }, (p, { colour }) => {
    p.box(0, 34, 240, 66, 32, '#d9a05a');
    p.path('M6 60Q120 82 234 60V70Q120 92 6 70Z', '#fff3d8');
    p.path(
      'M8 50Q4 4 60 4H180Q236 4 232 50Q222 62 210 52Q190 66 170 54Q140 66 116 54Q90 66 66 54Q44 66 30 54Q16 62 8 50Z',
      colour ?? '#4a2818',
    );
    p.line('M40 18Q110 8 190 18', 5, '#8a5a3a');
  }),
  drawn('fruit-tart', { ratio: 1.7, metres: 0.08, anchors: grip(0.5, 0.8) }, (p) => {
    p.path('M0 40H170L150 94Q85 106 20 94Z', '#c98f4a');
    for (let x = 14; x < 160; x += 16) p.line(`M${x} 44L${85 + (x - 85) * 0.85} 94`, 3, '#a8702f');
    p.oval(85, 40, 85, 22, '#e8b86a');
    p.oval(85, 38, 76, 18, '#fbe6a8');
    for (const [x, y, hue] of [
      [30, 36, '#e0405f'],
      [56, 28, '#3f5ac8'],
      [84, 24, '#e0405f'],
      [112, 28, '#7dbb5a'],
      [140, 36, '#e0405f'],
      [58, 44, '#e0405f'],
      [86, 42, '#7dbb5a'],
      [114, 46, '#3f5ac8'],
    ] as const)
      p.ball(x, y, 12, hue);
  }),
  drawn('muffin', { ratio: 0.95, metres: 0.09, anchors: grip(0.5, 0.8) }, (p, { colour }) => {
    const main = colour ?? '#c98a4a';
    p.path('M12 52H83L74 98Q47 103 21 98Z', '#e8d4b0');
    p.line('M26 54L31 98M40 54L42 99M55 54L53 99M69 54L64 98', 2.6, '#c9a877');
    p.path('M4 58Q-6 38 16 28Q24 0 48 0T80 28Q102 38 91 58Q47 68 4 58Z', main);
    for (const [x, y] of [
      [30, 30],
      [52, 18],
      [66, 36],
      [42, 44],
      [22, 48],
      [76, 50],
    ] as const)
      p.ball(x, y, 5, '#3a3f7a');
  }),
  drawn('easter-egg', { ratio: 0.76, metres: 0.07, anchors: grip(0.5, 0.6) }, (p, { colour }) => {
    const shape = 'M38 0Q60 6 72 46Q82 100 38 100T4 46Q16 6 38 0Z';
    p.path(shape, colour ?? '#8fc7ec');
    p.within(shape, () => {
      p.line('M-4 34L8 26L20 36L32 26L44 36L56 26L68 36L80 26', 5, '#ffe066');
      p.box(-4, 46, 90, 14, 0, '#f08aa6');
      for (const x of [10, 28, 46, 64]) p.spot(x, 53, 4, 4, '#fdfdfb');
      p.line('M-4 76Q6 66 16 76T36 76T56 76T76 76', 5, '#7fcf8a');
    });
    p.flat('M18 20Q24 10 32 10Q22 20 18 36Z', '#ffffff', 0.6);
  }),
  drawn(
    'pickled-cucumber',
    { ratio: 2, metres: 0.06, anchors: grip(0.5, 0.5) },
    (p, { colour }) => {
      const main = colour ?? '#6a8f34';
      p.path(
        'M10 70Q-6 40 30 20Q110 -14 180 22Q210 44 190 70Q170 86 140 74Q90 60 56 86Q24 104 10 70Z',
        main,
      );
      for (const [x, y] of [
        [40, 44],
        [66, 30],
        [96, 36],
        [126, 24],
        [150, 46],
        [70, 60],
        [172, 36],
        [30, 68],
      ] as const)
        p.spot(x, y, 5, 4, lighter(main, 0.35));
    },
  ),
  drawn('baked-potato', { ratio: 1.4, metres: 0.1, anchors: grip(0.5, 0.6) }, (p) => {
    p.path('M4 60Q0 14 60 8Q130 0 138 52Q140 96 80 98Q8 104 4 60Z', '#9a6a3a');
    p.path('M30 44Q70 14 112 40Q100 66 70 66T30 44Z', '#fbe6a0');
    p.box(56, 26, 26, 20, 4, '#fff3b0');
    p.line('M44 44L50 38M92 50L98 44M76 56L84 52', 3, '#5aa84a');
  }),
];
