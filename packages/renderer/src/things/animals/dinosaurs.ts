import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Four stout legs; those of the far side are darker. */
function legs(p: Pen, feet: readonly (readonly [number, number])[], colour: string): void {
  for (const [x, wide] of feet) {
    p.path(
      `M${x - wide} 62Q${x - wide} 80 ${x - wide * 0.8} 99H${x + wide * 0.9}Q${x + wide * 0.8} 80 ${x + wide} 62Z`,
      colour,
    );
    for (const dx of [-0.5, 0.1, 0.7])
      p.spot(x + dx * wide * 0.9, 97, 2.2, 1.8, lighter(colour, 0.5), 0.9);
  }
}

function triceratops(p: Pen, main: string): void {
  const dark = darker(main, 0.2);
  legs(
    p,
    [
      [72, 8],
      [124, 8],
    ],
    dark,
  );
  p.path('M60 40Q24 44 1 74Q30 74 62 72Z', main);
  p.path('M44 58Q48 26 96 24Q138 26 146 54Q146 80 110 84Q60 86 44 58Z', main);
  p.path('M52 70Q96 86 138 70Q130 84 100 85Q66 86 52 70Z', lighter(main, 0.4));
  for (const [x, y] of [
    [70, 38],
    [88, 34],
    [106, 38],
    [78, 50],
    [98, 50],
  ] as const)
    p.spot(x, y, 5, 4, dark, 0.45);
  legs(
    p,
    [
      [60, 9],
      [112, 9],
    ],
    main,
  );
  p.path('M128 60Q112 40 120 14Q138 -4 156 12Q164 30 154 56Z', lighter(main, 0.22));
  for (const [x, y] of [
    [119, 16],
    [131, 5],
    [146, 5],
    [116, 32],
  ] as const)
    p.spot(x, y, 4, 4, dark, 0.8);
  p.path('M134 62Q130 34 154 32Q176 34 192 56Q194 68 186 72Q152 80 134 62Z', main);
  p.path('M184 52Q198 56 197 70Q190 76 182 72Q190 64 184 52Z', '#d9c08a');
  p.path('M152 36Q162 14 186 6Q176 24 164 42Z', '#f6efdc');
  p.path('M146 38Q150 18 168 8Q164 26 158 42Z', '#e6dcc2');
  p.path('M178 50Q182 40 190 38Q190 48 186 56Z', '#f6efdc');
  p.ball(160, 50, 4.6, '#ffe9a8');
  p.spot(161.4, 50, 2.2, 2.8, '#221c28');
  p.line('M190 70Q172 74 160 68', 1.6, dark);
}

function stegosaurus(p: Pen, main: string): void {
  const dark = darker(main, 0.2);
  const plate = '#e8884a';
  for (const [x, y, size] of [
    [36, 52, 10],
    [54, 36, 14],
    [76, 26, 17],
    [100, 24, 17],
    [122, 34, 14],
    [140, 48, 10],
  ] as const) {
    p.path(
      `M${x - size * 0.7} ${y + size}L${x - size * 0.5} ${y - size * 0.3}L${x} ${y - size * 1.4}L${x + size * 0.6} ${y - size * 0.3}L${x + size * 0.7} ${y + size}Z`,
      plate,
    );
    p.line(`M${x} ${y + size * 0.6}V${y - size * 0.8}`, 1.4, darker(plate, 0.25));
  }
  p.path('M10 70L0 50L14 62L12 42L22 60Z', '#f6efdc');
  legs(
    p,
    [
      [70, 8],
      [122, 8],
    ],
    dark,
  );
  p.path('M64 44Q30 52 4 66Q28 76 66 74Z', main);
  p.path('M46 60Q56 32 92 32Q130 34 146 60Q140 82 100 84Q58 84 46 60Z', main);
  p.path('M56 72Q96 86 136 70Q128 83 100 84Q70 85 56 72Z', lighter(main, 0.4));
  legs(
    p,
    [
      [60, 9],
      [112, 9],
    ],
    main,
  );
  p.path('M132 54Q150 54 160 60Q180 58 190 68Q192 76 184 79Q160 84 134 74Z', main);
  p.ball(172, 66, 3.6, '#ffe9a8');
  p.spot(173, 66, 1.8, 2.4, '#221c28');
  p.line('M188 76Q178 78 170 75', 1.4, dark);
}

const measures = (metres: number, ratio: number) =>
  ({
    ratio,
    metres,
    medium: 'land',
    facing: 1,
    anchors: { mouth: { x: 0.97, y: 0.72 }, top: { x: 0.48, y: 0.3 }, seat: { x: 0.46, y: 0.32 } },
  }) as const;

/** Dinosaurs on four legs, from the side. */
export const DINOSAURS: readonly Thing[] = [
  drawn('triceratops', measures(2.8, 1.97), (p, { colour }) => triceratops(p, colour ?? '#7fa06a')),
  drawn('stegosaurus', measures(3.4, 1.92), (p, { colour }) => stegosaurus(p, colour ?? '#5f9a86')),
];
