import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Point, type Thing } from '../thing.ts';

const land = (ratio: number, metres: number) => ({
  ratio,
  metres,
  medium: 'land' as const,
  facing: 1 as const,
  anchors: { mouth: { x: 0.95, y: 0.5 }, top: { x: 0.45, y: 0.2 } },
});
const crowned = (ratio: number, metres: number, crown: Point) => {
  const plain = land(ratio, metres);
  return { ...plain, anchors: { ...plain.anchors, crown } };
};
const water = (ratio: number, metres: number) => ({
  ...land(ratio, metres),
  medium: 'water' as const,
});

function eye(p: Pen, x: number, y: number, r = 3): void {
  p.ball(x, y, r, '#ffffff');
  p.spot(x + r * 0.25, y, r * 0.6, r * 0.65, '#221c28');
}

function legs(p: Pen, at: readonly number[], y: number, wide: number, colour: string): void {
  for (const x of at) p.box(x, y, wide, 100 - y, wide * 0.4, colour);
}

/** Animals of a build of their own, from the side. */
export const ODD_ANIMALS: readonly Thing[] = [
  drawn('walrus', land(1.5, 1.4), (p, { colour }) => {
    const main = colour ?? '#9a6a52';
    p.path('M30 92Q4 100 0 82Q8 74 24 78Z', darker(main, 0.2));
    p.path(
      'M10 88Q30 40 84 18Q104 0 126 8Q146 16 144 40Q140 56 128 64Q120 96 84 97H22Q8 98 10 88Z',
      main,
    );
    p.path('M80 84Q92 74 110 84L116 98H74Z', darker(main, 0.18));
    p.path('M114 44L112 82Q118 86 120 80L124 46ZM132 44L134 80Q138 84 140 76L140 44Z', '#fbf6e6');
    p.oval(119, 38, 15, 12, lighter(main, 0.35));
    p.oval(137, 38, 12, 11, lighter(main, 0.35));
    p.oval(129, 28, 6, 4, '#3a2a28');
    p.line('M108 38L96 34M108 42L96 44M148 36L150 32', 1.2, '#f3ead8');
    eye(p, 116, 20, 4);
  }),
  drawn('narwhal', water(2.5, 1.2), (p, { colour }) => {
    const main = colour ?? '#8fa6bc';
    p.path('M186 46L250 2L192 58Z', '#f6efdc');
    p.line('M200 40L206 46M212 32L218 38M226 22L230 28', 2, '#c9b48c');
    p.path('M30 60Q8 40 0 46Q6 60 14 66Q2 76 4 90Q20 84 32 72Z', darker(main, 0.15));
    p.path('M24 66Q70 22 140 24Q200 30 206 60Q196 92 130 94Q60 94 24 66Z', main);
    p.path('M40 74Q110 96 200 70Q184 92 130 94Q72 94 40 74Z', '#eef3f6');
    for (const [x, y] of [
      [70, 50],
      [90, 40],
      [112, 48],
      [132, 38],
      [150, 50],
      [96, 58],
    ] as const)
      p.spot(x, y, 4, 3, darker(main, 0.3), 0.6);
    p.path('M128 80Q116 100 98 98Q108 84 116 78Z', darker(main, 0.15));
    eye(p, 182, 54, 4.4);
    p.line('M204 66Q192 72 184 68', 2, darker(main, 0.4));
  }),
  drawn('hammerhead', water(2.5, 1.2), (p, { colour }) => {
    const main = colour ?? '#7f93a6';
    p.path('M28 50Q10 20 0 8Q18 12 36 40ZM28 54Q12 76 6 94Q26 86 38 60Z', darker(main, 0.15));
    p.path('M110 34Q114 6 134 0Q132 20 142 36Z', darker(main, 0.12));
    p.path('M22 52Q90 20 170 34Q206 40 226 48V64Q200 74 160 78Q84 84 22 52Z', main);
    p.path('M40 58Q120 80 222 62Q190 76 160 78Q92 82 40 58Z', '#eef3f6');
    p.path('M214 26Q226 18 234 26V90Q226 98 214 88Q222 58 214 26Z', main);
    p.path('M130 72Q120 98 98 100Q108 84 112 72Z', darker(main, 0.12));
    eye(p, 228, 28, 5);
    eye(p, 228, 88, 5);
    p.line(
      'M176 46Q172 56 176 66M184 47Q180 56 184 66M192 48Q188 56 192 65',
      2,
      darker(main, 0.35),
    );
  }),
  drawn('eel', water(3.2, 0.5), (p, { colour }) => {
    const main = colour ?? '#6a7a3f';
    p.line('M12 62Q60 10 110 50T210 52T300 40', 34, darker(main, 0.25));
    p.line('M14 60Q60 10 110 48T210 50T300 38', 26, main);
    p.line('M20 64Q62 24 108 58T210 60T296 50', 6, lighter(main, 0.5));
    p.ball(298, 40, 19, main);
    eye(p, 302, 34, 5);
    p.line('M316 46Q304 52 294 48', 2.4, darker(main, 0.5));
  }),
  drawn('anglerfish', water(1.3, 0.6), (p, { colour }) => {
    const main = colour ?? '#4a4f6a';
    p.path('M28 56Q4 36 0 24Q2 60 0 88Q10 76 28 62Z', darker(main, 0.2));
    p.path(
      'M20 58Q30 22 78 22Q124 26 126 52Q116 60 96 62Q116 66 122 78Q108 98 74 98Q28 96 20 58Z',
      main,
    );
    p.path('M84 60Q110 50 126 52Q116 60 96 62Q116 66 122 78Q100 74 84 60Z', '#2a1c2c');
    p.path(
      'M92 57L95 64L98 56L102 63L106 54L110 62L114 53L118 60L122 52ZM96 66L99 60L103 68L106 62L110 72L113 66L117 76Z',
      '#f6f3e6',
    );
    p.line('M78 22Q84 2 104 6', 2.4, main);
    p.glow(108, 10, 20, '#9affd9', 0.8);
    p.ball(108, 10, 6, '#dffff0');
    eye(p, 90, 42, 6);
    p.path('M50 66Q40 84 24 82Q34 70 44 62Z', darker(main, 0.2));
  }),
  drawn('armadillo', land(1.9, 0.3), (p, { colour }) => {
    const main = colour ?? '#b09a82';
    p.path('M30 72Q10 80 0 96Q20 92 42 84Z', darker(main, 0.1));
    legs(p, [46, 60, 112, 126], 78, 12, darker(main, 0.25));
    p.path('M24 84Q30 10 90 8Q140 10 148 84Z', main);
    for (const x of [54, 68, 82, 96, 110, 124])
      p.line(`M${x} 84Q${x - 4} 40 ${82 + (x - 82) * 0.6} 10`, 2.6, darker(main, 0.3));
    p.path('M140 54Q150 44 164 56Q182 70 190 80Q176 86 150 82Z', lighter(main, 0.16));
    p.path('M146 50Q144 30 152 28Q160 36 156 52Z', '#d8a8a0');
    eye(p, 162, 64, 3.6);
    p.ball(187, 79, 4, '#3a2a28');
  }),
  drawn('platypus', land(2.2, 0.25), (p, { colour }) => {
    p.brush.save();
    p.brush.transform(1, 0, 0, 1.26, 0, -26);
    const main = colour ?? '#7a5a44';
    p.path('M46 60Q10 44 0 66Q8 88 50 82Z', darker(main, 0.2));
    p.line('M10 58L40 78M10 74L34 58M22 54L46 72', 2, darker(main, 0.4));
    p.path('M60 84L44 98H78ZM130 84L122 98H156Z', '#c98a4a');
    p.path('M36 70Q50 22 110 22Q160 24 176 50Q178 84 130 90Q60 94 36 70Z', main);
    p.path('M168 46Q200 50 218 62Q224 74 206 78Q180 76 164 72Z', '#5b6474');
    p.line('M172 64Q196 64 216 68', 2.4, '#3a4250');
    p.spot(204, 58, 2.4, 1.8, '#2b3040');
    eye(p, 160, 46, 4.4);
    p.path('M70 78Q110 92 150 78Q130 90 110 90T70 78Z', lighter(main, 0.4));
    p.brush.restore();
  }),
  drawn('anteater', land(2.4, 0.8), (p, { colour }) => {
    p.brush.save();
    p.brush.transform(1, 0, 0, 1.26, 0, -26);
    const main = colour ?? '#6b5f5a';
    p.path('M60 40Q20 10 0 30Q0 80 40 96Q54 70 70 60Z', darker(main, 0.15));
    p.line('M8 34Q20 60 40 88M20 26Q34 50 50 76M34 26Q46 44 60 62', 2.4, lighter(main, 0.2));
    legs(p, [66, 84, 132, 148], 64, 14, darker(main, 0.1));
    p.path('M50 60Q60 22 110 22Q150 24 160 48Q162 76 110 80Q60 80 50 60Z', main);
    p.path('M150 36Q128 52 116 78Q132 74 146 56Z', '#f3ead8');
    p.path('M146 30Q166 20 184 34Q220 50 240 66Q238 72 228 70Q190 66 154 58Z', main);
    p.oval(164, 28, 5, 6, darker(main, 0.2));
    eye(p, 180, 42, 3.4);
    p.brush.restore();
  }),
  drawn('capybara', crowned(1.6, 0.6, { x: 0.78, y: 0.12 }), (p, { colour }) => {
    const main = colour ?? '#a9764a';
    legs(p, [28, 46, 96, 112], 72, 13, darker(main, 0.25));
    p.path('M8 58Q10 20 60 18Q100 18 116 34Q126 60 112 80Q60 92 22 82Q8 76 8 58Z', main);
    p.path('M98 46Q96 14 120 10Q148 8 158 26Q164 50 152 58Q124 70 98 46Z', lighter(main, 0.06));
    p.path('M140 26Q160 24 160 44Q156 58 144 58Q136 42 140 26Z', darker(main, 0.15));
    p.oval(114, 12, 6, 6, darker(main, 0.25));
    eye(p, 132, 26, 4);
    p.oval(155, 32, 3, 2.4, '#3a2a20');
    p.line('M158 48Q150 52 144 50', 1.8, '#4a3424');
  }),
  drawn('kiwi-bird', land(1.1, 0.4), (p, { colour }) => {
    const main = colour ?? '#7a5a3c';
    p.line('M40 76L36 97M56 76L60 97M28 98L42 97.5M54 98L70 97.5', 4, '#b08a5a');
    p.path('M4 52Q6 14 46 14Q78 16 78 50Q74 82 42 82Q6 82 4 52Z', main);
    p.ball(76, 24, 16, main);
    p.line('M88 28Q104 40 108 56', 3.4, '#e3cfa8');
    p.line(
      'M20 40L16 52M32 32L28 44M44 40L40 52M30 58L26 68M46 60L42 70M58 48L54 58',
      2,
      lighter(main, 0.25),
    );
    eye(p, 82, 20, 3.2);
    p.path('M66 12Q72 0 82 4L78 12Z', main);
  }),
  drawn('quail', land(1.15, 0.25), (p, { colour }) => {
    const main = colour ?? '#a9835a';
    p.line('M46 82L42 97M60 82L62 97', 3.4, '#c98a4a');
    p.path('M0 66Q20 24 60 26Q92 30 90 60Q84 86 50 86Q20 86 0 66Z', main);
    p.ball(88, 32, 18, darker(main, 0.15));
    p.path('M100 30L115 36L100 42Z', '#3f3a36');
    p.path('M86 16Q88 0 104 4Q98 12 92 18Z', '#2f2a28');
    p.line('M28 56Q44 60 58 52M22 66Q42 72 62 62M36 48Q48 48 56 42', 2.6, '#f0dcb8');
    p.line('M80 38Q86 48 98 46', 2.4, '#fbf6e6');
    eye(p, 92, 28, 3.4);
  }),
  drawn('centipede', land(3, 0.08), (p, { colour }) => {
    const main = colour ?? '#b5502f';
    for (let at = 0; at < 13; at += 1)
      p.line(
        `M${22 + at * 20} 50L${14 + at * 20} 94M${28 + at * 20} 50L${32 + at * 20} 94`,
        4,
        '#e0a04a',
      );
    for (let at = 0; at < 13; at += 1)
      p.ball(
        20 + at * 20,
        50 - Math.sin(at * 0.9) * 8,
        19,
        at % 2 === 0 ? main : darker(main, 0.14),
      );
    p.ball(272, 44, 24, darker(main, 0.1));
    p.line('M284 28Q292 8 298 6M276 24Q278 8 286 2', 3, main);
    eye(p, 278, 40, 6);
  }),
  drawn('hermit-crab', land(1.2, 0.12), (p, { colour }) => {
    p.path('M4 70Q-4 16 46 4Q92 0 92 46Q88 82 50 86Q16 88 4 70Z', colour ?? '#d9a877');
    p.line('M20 66Q14 28 48 20Q78 18 76 46Q72 66 50 64Q36 58 42 46Q50 38 58 46', 4, '#a9764a');
    p.line('M62 84L54 98M76 82L74 98M88 78L94 96', 5, '#d8502f');
    p.path('M74 56Q96 44 108 58Q116 76 100 84Q80 84 74 56Z', '#e0603f');
    p.path('M96 78Q118 70 120 86Q112 98 98 90Z', '#e0603f');
    p.line('M96 52L98 36M106 56L112 42', 2.6, '#e0603f');
    eye(p, 98, 34, 4.6);
    eye(p, 113, 40, 4.6);
  }),
];
