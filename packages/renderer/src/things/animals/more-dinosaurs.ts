import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const land = (ratio: number, metres: number) => ({
  ratio,
  metres,
  medium: 'land' as const,
  facing: 1 as const,
  anchors: { mouth: { x: 0.96, y: 0.25 }, top: { x: 0.45, y: 0.3 } },
});

function eye(p: Pen, x: number, y: number, r = 4): void {
  p.ball(x, y, r, '#ffe9a8');
  p.spot(x + r * 0.3, y, r * 0.45, r * 0.6, '#221c28');
}

/** A hunter on two legs: tail, hips, neck and a long head. */
function hunter(p: Pen, main: string): void {
  const dark = darker(main, 0.2);
  p.path('M86 66Q84 84 96 90L92 98H112Q110 88 102 84Q106 74 108 64Z', dark);
  p.path('M80 40Q40 36 0 20Q30 58 78 66Z', main);
  p.path(
    'M62 50Q66 34 96 34Q118 34 124 46L140 18Q150 6 164 10L156 30Q150 58 122 70Q80 78 62 50Z',
    main,
  );
  p.path('M74 58Q68 82 84 90L78 98H102Q98 88 90 84Q100 72 100 58Z', main);
  p.path('M100 68Q130 66 148 40Q146 58 124 70Q110 74 100 68Z', lighter(main, 0.4));
  p.path('M142 20Q140 2 162 2Q188 6 198 16Q200 24 190 26Q164 34 150 30Z', main);
  p.path('M160 28L163 33L167 27L171 32L175 26L179 31L183 25L187 29L190 25Z', '#fbf6e6');
  p.line('M126 56L142 62L140 70M120 60L132 70L128 76', 4, dark);
  for (const x of [24, 44, 64, 84, 104])
    p.line(`M${x} ${28 + x * 0.1}L${x + 5} ${44 + x * 0.06}`, 4, dark);
  eye(p, 160, 12);
}

/** Dinosaurs besides those with plates and horns. */
export const MORE_DINOSAURS: readonly Thing[] = [
  drawn('velociraptor', land(2, 1.6), (p, { colour }) => hunter(p, colour ?? '#b08a4a')),
  drawn('spinosaurus', land(2, 3.6), (p, { colour }) => {
    const main = colour ?? '#5f8a7a';
    p.path('M50 42Q60 -6 92 2Q120 4 122 44Z', '#d8704a');
    p.line('M66 38L70 12M78 36L82 5M92 36L93 4M106 38L106 8', 2.4, '#a8482f');
    hunter(p, main);
  }),
  drawn('ankylosaurus', land(2.4, 1.6), (p, { colour }) => {
    p.brush.save();
    p.brush.transform(1, 0, 0, 1.18, 0, -18);
    const main = colour ?? '#8a7a52';
    p.path('M60 54Q24 48 14 60L16 76Q40 70 70 74Z', main);
    p.ball(13, 68, 14, darker(main, 0.15));
    for (const x of [66, 92, 152, 176]) p.box(x, 66, 17, 34, 6, darker(main, 0.25));
    p.path('M46 66Q60 18 124 16Q186 18 198 60Q190 84 124 86Q60 86 46 66Z', main);
    for (const [y, xs] of [
      [30, [92, 112, 132, 152]],
      [46, [72, 94, 116, 138, 160, 180]],
      [62, [66, 90, 114, 138, 162, 186]],
    ] as const)
      for (const x of xs)
        p.path(`M${x - 8} ${y + 6}L${x} ${y - 9}L${x + 8} ${y + 6}Z`, lighter(main, 0.3));
    p.path('M186 46Q206 34 226 46Q242 60 236 70Q214 82 190 74Z', lighter(main, 0.08));
    p.path('M196 42L190 28L206 38Z', '#f3ead8');
    eye(p, 216, 54);
    p.line('M236 68Q222 72 212 68', 2, darker(main, 0.4));
    p.brush.restore();
  }),
  drawn('parasaurolophus', land(1.7, 3), (p, { colour }) => {
    const main = colour ?? '#7a9a5a';
    const dark = darker(main, 0.2);
    p.path('M70 60Q30 60 0 44Q30 84 72 78Z', main);
    p.box(68, 70, 14, 30, 5, dark);
    p.box(112, 66, 9, 30, 4, dark);
    p.path('M54 62Q60 38 96 38Q116 36 128 18L144 24Q142 54 120 70Q80 90 54 62Z', main);
    p.box(78, 68, 17, 32, 6, main);
    p.box(102, 66, 10, 32, 4, main);
    p.path('M130 20Q110 6 92 2Q112 0 138 8Q160 12 168 26Q166 36 150 34Q134 34 130 20Z', main);
    p.path('M132 14Q110 4 92 2Q112 0 138 8Z', '#d8704a');
    for (const [x, y] of [
      [70, 50],
      [84, 44],
      [98, 46],
      [110, 40],
    ] as const)
      p.spot(x, y, 5, 4, dark, 0.5);
    eye(p, 146, 18, 3.4);
  }),
  drawn('plesiosaur', { ...land(2, 3), medium: 'water' }, (p, { colour }) => {
    const main = colour ?? '#4f7f9a';
    p.path('M40 66Q10 62 0 78Q20 84 46 78Z', main);
    p.path(
      'M30 70Q44 46 90 46Q124 46 138 56Q152 40 154 18Q158 0 178 2Q198 8 198 16Q190 22 176 20Q172 56 146 76Q90 92 30 70Z',
      main,
    );
    p.path('M46 76Q96 92 146 72Q120 86 92 86T46 76Z', lighter(main, 0.5));
    p.path(
      'M62 76Q46 98 28 98Q38 82 46 74ZM118 78Q126 100 146 98Q144 82 134 72Z',
      darker(main, 0.2),
    );
    for (const [x, y] of [
      [66, 56],
      [84, 52],
      [102, 56],
      [120, 58],
    ] as const)
      p.spot(x, y, 5, 4, darker(main, 0.3), 0.5);
    eye(p, 178, 10, 3.6);
  }),
  drawn(
    'trilobite',
    { ratio: 1.3, metres: 0.08, anchors: { grip: { x: 0.5, y: 0.5 } } },
    (p, { colour }) => {
      const main = colour ?? '#7a6a58';
      p.path('M130 50Q128 4 90 2Q30 8 0 50Q30 92 90 98Q128 96 130 50Z', main);
      for (const x of [24, 36, 48, 60, 72, 84])
        p.line(`M${x} ${50 - x * 0.5}Q${x + 8} 50 ${x} ${50 + x * 0.5}`, 3, darker(main, 0.3));
      p.path('M0 50Q40 34 92 38V62Q40 66 0 50Z', lighter(main, 0.15));
      p.path('M92 6Q130 20 128 50Q130 80 92 94Q104 50 92 6Z', darker(main, 0.12));
      p.ball(108, 34, 6, '#2b241f');
      p.ball(108, 66, 6, '#2b241f');
    },
  ),
  drawn(
    'ammonite',
    { ratio: 1.05, metres: 0.14, anchors: { grip: { x: 0.5, y: 0.5 } } },
    (p, { colour }) => {
      const main = colour ?? '#b08a62';
      p.ball(52, 50, 50, main);
      p.line(
        'M100 60Q96 94 56 92Q18 86 16 50Q18 20 52 18Q80 22 80 50Q76 74 54 72Q36 66 38 50Q44 38 56 42Q62 50 54 56',
        5,
        darker(main, 0.35),
      );
      for (let at = 0; at < 20; at += 1) {
        const turn = (at / 20) * Math.PI * 2;
        p.line(
          `M${52 + Math.cos(turn) * 36} ${50 + Math.sin(turn) * 36}L${52 + Math.cos(turn) * 48} ${50 + Math.sin(turn) * 48}`,
          2.4,
          darker(main, 0.25),
        );
      }
    },
  ),
];
