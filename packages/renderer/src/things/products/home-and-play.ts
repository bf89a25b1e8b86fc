import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 } };

function monsteraLeaf(p: Pen, [x, y, size, turn]: readonly [number, number, number, number]): void {
  const { brush } = p;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.scale(size, size);
  p.path(
    'M0 0C-14 -4 -20 -16 -16 -26L-9 -23L-15 -32C-11 -40 -6 -44 0 -48C6 -44 11 -40 15 -32L9 -23L16 -26C20 -16 14 -4 0 0Z',
    '#3f9a55',
  );
  p.line('M0 -2V-42M0 -12L-9 -18M0 -12L9 -18M0 -24L-8 -31M0 -24L8 -31', 1.4, '#8fd08a');
  brush.restore();
}

const LEAVES = [
  [46, 62, 0.86, -1.15],
  [54, 62, 0.86, 1.15],
  [40, 50, 0.8, -0.62],
  [60, 50, 0.8, 0.62],
  [50, 48, 0.96, 0],
  [46, 66, 0.6, -0.4],
  [56, 66, 0.6, 0.4],
] as const;

export const HOME_AND_PLAY: readonly Thing[] = [
  drawn('thermos', { ratio: 0.4, metres: 0.32, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2f7f72';
    p.box(8, 0, 24, 16, 5, '#c9d0da');
    p.box(11, 14, 18, 8, 2, '#8a93a2');
    p.box(3, 19, 34, 81, 9, main);
    p.box(3, 82, 34, 8, 1, darker(main, 0.25));
    p.flat('M8 26q0 -4 4 -4h2v56h-6z', '#ffffff', 0.35);
    p.box(13, 46, 14, 14, 7, lighter(main, 0.55));
  }),
  drawn(
    'bouncy-castle',
    { ratio: 1.3, metres: 2.6, anchors: { top: { x: 0.5, y: 0.86 } } },
    (p) => {
      p.box(14, 26, 102, 62, 6, '#3f8efc');
      p.box(28, 40, 74, 44, 8, '#2a64c4');
      for (const x of [34, 56, 78]) p.box(x, 18, 18, 16, 6, '#ffcf3f');
      for (const [x, colour] of [
        [2, '#f0433a'],
        [106, '#f0433a'],
        [24, '#38b86a'],
        [88, '#38b86a'],
      ] as const) {
        p.box(x, 24, 22, 70, 9, colour);
        p.path(`M${x - 1} 28L${x + 11} 0L${x + 23} 28Z`, '#ffcf3f');
      }
      p.box(0, 82, 130, 18, 9, '#ff8a3c');
      p.line('M26 83v16M52 83v16M78 83v16M104 83v16', 1.6, '#d9661f');
    },
  ),
  drawn(
    'mattress',
    { ratio: 2.6, metres: 0.75, anchors: { top: { x: 0.5, y: 0.36 }, seat: { x: 0.5, y: 0.4 } } },
    (p, { colour }) => {
      const main = colour ?? '#6f9fd8';
      p.box(6, 84, 18, 16, 3, '#7a4a2c');
      p.box(236, 84, 18, 16, 3, '#7a4a2c');
      p.box(0, 72, 260, 18, 5, '#a9714a');
      p.box(4, 34, 252, 44, 16, '#fdfdfb');
      p.box(4, 50, 252, 10, 0, lighter(main, 0.25));
      for (let x = 20; x < 250; x += 22) p.line(`M${x} 38V74`, 1.6, '#dfe5ec');
      p.box(14, 2, 62, 36, 17, '#ffffff');
      p.line('M28 12Q44 22 62 12', 1.6, '#d6dde6');
      p.path('M120 36Q190 22 256 38V60Q190 52 120 60Z', main);
      p.path('M120 36Q132 32 140 33V58Q130 58 120 60Z', lighter(main, 0.5));
    },
  ),
  drawn('pillow', { ratio: 1.5, metres: 0.3, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#fbfbf8';
    p.path(
      'M10 14Q0 -4 24 6Q75 14 126 6Q150 -4 140 14Q132 50 142 86Q150 104 126 94Q75 86 24 94Q0 104 8 86Q18 50 10 14Z',
      main,
    );
    p.line(
      'M20 18Q30 50 20 82M130 18Q120 50 130 82M50 30Q76 40 100 30M54 64Q76 72 96 62',
      2,
      darker(main, 0.14),
    );
  }),
  drawn(
    'office-chair',
    { ratio: 0.62, metres: 1.1, anchors: { seat: { x: 0.5, y: 0.58 } } },
    (p, { colour }) => {
      const main = colour ?? '#3f4a60';
      p.line('M31 68V86M31 86L6 94M31 86L56 94M31 86V96', 5, '#8f99a8');
      for (const x of [6, 31, 56]) p.ball(x, 95, 5, '#2b303c');
      p.box(10, 0, 42, 52, 14, main);
      p.box(26, 50, 10, 14, 2, '#5b6375');
      p.box(4, 56, 54, 15, 7, lighter(main, 0.12));
      p.line('M4 60V40H12M58 60V40H50', 4.4, '#5b6375');
    },
  ),
  drawn('monstera', { ratio: 1, metres: 0.9 }, (p, { colour }) => {
    p.line('M50 72Q48 58 50 44M48 72Q40 62 40 50M52 72Q60 62 60 50', 2.6, '#2f7a44');
    for (const leaf of LEAVES) monsteraLeaf(p, leaf);
    p.path('M28 66H72L67 95Q66 100 60 100H40Q34 100 33 95Z', colour ?? '#c8693c');
    p.box(25, 62, 50, 9, 3, darker(colour ?? '#c8693c', 0.06));
  }),
  drawn(
    'cupped-hands',
    { ratio: 2, metres: 0.2, anchors: { top: { x: 0.5, y: 0.16 } } },
    (p, { colour }) => {
      const skin = colour ?? '#e0a878';
      p.path('M12 32Q36 2 100 6Q164 2 188 32L176 50H24Z', darker(skin, 0.22));
      p.oval(100, 17, 54, 16, '#5a3a26');
      p.path('M0 26Q4 10 18 18Q46 40 99 38V100H60Q24 98 10 60Z', skin);
      p.path('M200 26Q196 10 182 18Q154 40 101 38V100H140Q176 98 190 60Z', darker(skin, 0.06));
      p.line('M20 34Q52 54 96 52M22 48Q54 70 96 68', 2.4, darker(skin, 0.22));
      p.line('M180 34Q148 54 104 52M178 48Q146 70 104 68', 2.4, darker(skin, 0.26));
      p.line('M100 38V98', 2.8, darker(skin, 0.3));
    },
  ),
  drawn(
    'hand',
    { ratio: 0.9, metres: 0.3, anchors: { inside: { x: -0.12, y: 0, width: 1.2, height: 0.36 } } },
    (p, { colour }) => {
      const skin = colour ?? '#e0a878';
      p.path('M24 40H70Q74 66 72 82L76 100H14L20 82Q18 62 24 40Z', darker(skin, 0.08));
      p.box(8, 84, 74, 16, 4, '#3f6fb8');
      p.path('M14 8Q2 14 4 30Q8 54 26 58L40 36L26 10Z', darker(skin, 0.12));
      for (const [at, y] of [2, 16, 30, 43].entries())
        p.box(24 + at * 1.5, y, 62 - at * 4, 16, 8, at % 2 === 0 ? skin : lighter(skin, 0.06));
      p.line('M30 18H78M32 32H76M33 45H72', 1.6, darker(skin, 0.26));
      p.path('M8 22Q8 6 22 8Q40 12 52 26Q56 36 46 38Q28 40 20 34Q10 30 8 22Z', lighter(skin, 0.04));
      p.path('M40 22Q48 20 50 28Q48 34 40 32Z', lighter(skin, 0.4));
    },
  ),
  drawn('towels', { ratio: 1.2, metres: 0.3 }, (p, { colour }) => {
    const dyed = (main: string) => [darker(main, 0.16), lighter(main, 0.42), main];
    const tones = colour === null ? ['#7fb8d8', '#fbfbf8', '#f3c4cf'] : dyed(colour);
    for (const [at, tone] of tones.entries()) {
      const y = 66 - at * 33;
      p.box(2, y, 116, 34, 15, tone);
      p.line(`M16 ${y + 17}H112`, 2.4, darker(tone, 0.12));
      p.line(`M22 ${y + 9}H104`, 3, lighter(tone, 0.4));
    }
  }),
  drawn('foam', { ratio: 2, metres: 0.5 }, (p, { colour }) => {
    const main = colour ?? '#f4fbff';
    for (const [x, y, r] of [
      [24, 74, 24],
      [62, 58, 34],
      [104, 42, 40],
      [146, 60, 32],
      [178, 76, 22],
      [86, 76, 24],
      [126, 78, 22],
    ] as const) {
      p.ball(x, y, r, main);
      p.spot(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.24, '#ffffff', 0.95);
    }
    for (const [x, y, r] of [
      [18, 30, 11],
      [52, 12, 9],
      [150, 16, 12],
      [184, 36, 8],
    ] as const) {
      p.spot(x, y, r, r, '#d8f1ff', 0.75);
      p.spot(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.3, '#ffffff', 1);
    }
  }),
  drawn('toy-blocks', { ratio: 1.35, metres: 0.2, anchors: HELD }, (p, { colour }) => {
    const brick = (x: number, y: number, wide: number, c: string) => {
      for (let at = 0; at < wide / 22; at += 1) p.box(x + 4 + at * 22, y - 7, 14, 9, 2, c);
      p.box(x, y, wide, 28, 3, c);
    };
    brick(0, 72, 66, '#3f7fd8');
    brick(69, 72, 66, colour ?? '#e2473c');
    brick(22, 40, 88, '#f5c22f');
    brick(44, 8, 44, '#4fb06a');
  }),
  drawn('stroller', { ratio: 0.92, metres: 1, facing: -1 }, (p, { colour }) => {
    const main = colour ?? '#4f8fb8';
    p.line('M66 40L90 10M90 10H80', 4.4, '#3a3f4c');
    p.line('M22 80L66 50M70 80L28 52', 4, '#8f99a8');
    p.path('M6 36H76Q78 66 50 68H34Q8 66 6 36Z', main);
    p.path('M6 38Q4 2 42 0V38Z', darker(main, 0.2));
    p.line('M42 38L16 14M42 38L8 26', 1.8, lighter(main, 0.3));
    for (const x of [18, 72]) {
      p.ball(x, 86, 14, '#2b303c');
      p.ball(x, 86, 7, '#c9d2de');
    }
  }),
  drawn('yoga-mat', { ratio: 2, metres: 0.2, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#7fb8a8';
    p.path('M40 78L176 78L200 100H30Z', lighter(main, 0.15));
    p.box(14, 14, 152, 74, 34, main);
    p.ball(48, 52, 38, darker(main, 0.1));
    p.line(
      'M48 52m-26 0a26 26 0 1 1 26 26a18 18 0 1 1 10 -34a10 10 0 1 1 -10 14',
      4,
      lighter(main, 0.45),
    );
    p.box(110, 14, 12, 74, 2, '#f6efe2');
  }),
  drawn(
    'treadmill',
    { ratio: 1.2, metres: 1.4, facing: 1, anchors: { top: { x: 0.4, y: 0.84 } } },
    (p, { colour }) => {
      const main = colour ?? '#3f4a60';
      p.path('M0 84H104L116 92V100H0Z', main);
      p.box(4, 82, 94, 6, 2, '#20242e');
      p.line('M104 88L92 16', 7, '#8f99a8');
      p.line('M92 34L66 36', 5, '#5b6375');
      p.path('M74 8L108 0L112 18L78 26Z', main);
      p.path('M80 11L104 5L106 14L82 20Z', '#6fd0ff');
    },
  ),
  drawn('tyre', { ratio: 1, metres: 0.65 }, (p, { colour }) => {
    p.ball(50, 50, 50, '#2b2f3a');
    for (let at = 0; at < 20; at += 1) {
      const turn = (at * Math.PI) / 10;
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      p.line(`M${50 + x * 44} ${50 + y * 44}L${50 + x * 49} ${50 + y * 49}`, 3, '#4a5162');
    }
    p.ball(50, 50, 32, colour ?? '#c9d2de');
    for (let at = 0; at < 5; at += 1) {
      const turn = (at * 2 * Math.PI) / 5 - Math.PI / 2;
      p.line(`M50 50L${50 + Math.cos(turn) * 26} ${50 + Math.sin(turn) * 26}`, 8, '#7b8596');
    }
    p.ball(50, 50, 8, '#4a5162');
  }),
  drawn(
    'car',
    {
      ratio: 2.15,
      metres: 1.45,
      facing: 1,
      anchors: {
        seat: { x: 0.5, y: 0.5 },
        top: { x: 0.46, y: 0.05 },
        outlet: { x: 0.02, y: 0.85 },
      },
    },
    (p, { colour }) => {
      const main = colour ?? '#d8382f';
      p.path('M44 46Q60 6 86 4H122Q148 6 172 46Z', darker(main, 0.08));
      p.path('M56 44Q68 14 88 12H100V44ZM107 12H120Q140 14 158 44H107Z', '#a9dcf2');
      p.flat('M62 44Q74 18 88 14L76 44Z', '#ffffff', 0.4);
      p.path('M2 78Q0 52 24 46Q100 36 172 46Q206 50 213 66Q216 78 211 86H8Q2 86 2 78Z', main);
      p.path('M190 56Q206 58 210 68L190 68Z', '#fff3c4');
      p.box(2, 56, 11, 11, 4, '#ff8a70');
      p.line('M56 48Q52 66 58 82M104 46V84M160 48Q166 64 162 82', 1.4, darker(main, 0.3));
      p.line('M88 56H98M140 56H150', 2.6, lighter(main, 0.4));
      p.path('M6 82H212Q212 90 204 90H16Q8 90 6 82Z', '#343a4d');
      for (const x of [48, 170]) {
        p.ball(x, 79, 24, darker(main, 0.45));
        p.ball(x, 80, 20, '#2b2f3a');
        p.ball(x, 80, 11, '#c9d2de');
        p.ball(x, 80, 4, '#59606e');
      }
    },
  ),
  drawn(
    'electric-car',
    {
      ratio: 2.55,
      metres: 1.4,
      facing: 1,
      anchors: { seat: { x: 0.5, y: 0.5 }, top: { x: 0.46, y: 0.05 } },
    },
    (p, { colour }) => {
      const main = colour ?? '#e9eef5';
      p.path('M38 50Q78 4 128 3Q176 4 212 48Z', '#1f2836');
      p.path('M60 46Q86 14 124 11V46ZM132 11Q166 13 194 46H132Z', '#5f8fb0');
      p.flat('M74 46Q92 20 112 14L96 46Z', '#ffffff', 0.35);
      p.path(
        'M3 76Q0 56 24 50Q70 44 120 44Q190 42 222 52Q250 58 254 72Q256 82 250 87H8Q3 86 3 76Z',
        main,
      );
      p.path('M38 50Q78 4 128 3Q176 4 212 48L204 49Q170 10 128 9Q84 10 50 49Z', main);
      p.line('M228 60Q244 62 250 70', 4, '#e6fbff');
      p.line('M5 60H24', 4, '#ff5a5a');
      p.line('M28 64Q120 54 222 66', 1.6, lighter(main, 0.6));
      p.line('M126 48V84M72 50Q68 66 74 84M190 50Q196 64 192 82', 1.2, darker(main, 0.25));
      p.path('M8 82H250Q250 90 240 90H18Q9 90 8 82Z', '#2b303c');
      p.path('M118 58L110 70H117L113 80L126 66H118L123 58Z', '#39d6a0');
      for (const x of [56, 204]) {
        p.ball(x, 77, 25, '#2b303c');
        p.ball(x, 78, 21, '#1b1e26');
        p.ball(x, 78, 15, '#9aa6b8');
        for (let at = 0; at < 5; at += 1) {
          const turn = (at * 2 * Math.PI) / 5;
          p.line(`M${x} 78l${Math.cos(turn) * 13} ${Math.sin(turn) * 13}`, 3, '#2b303c');
        }
      }
    },
  ),
];
