import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** How far the jaws of a crocodile open, in radians, and where their joint is. */
const GAPE = { up: -0.34, down: 0.16, x: 228, y: 66 } as const;

function crocodile(p: Pen, main: string, isGaping = false): void {
  const dark = darker(main, 0.2);
  const turned = (by: number, paint: () => void) => {
    p.brush.save();
    if (isGaping) {
      p.brush.translate(GAPE.x, GAPE.y);
      p.brush.rotate(by);
      p.brush.translate(-GAPE.x, -GAPE.y);
    }
    paint();
    p.brush.restore();
  };
  p.path('M120 58Q70 50 44 62Q18 74 0 62Q14 92 54 84Q90 80 124 84Z', main);
  for (let at = 0; at < 9; at += 1) p.path(`M${18 + at * 17} ${62 - at * 2.4}l8 -13l9 12z`, dark);
  p.path('M106 86L98 100H122L128 84ZM188 86L182 100H206L212 82Z', dark);
  p.path('M92 60Q130 36 186 40Q222 42 236 52Q240 74 214 84Q150 96 104 84Z', main);
  p.path('M104 80Q160 92 216 78Q206 90 180 91Q130 94 104 80Z', lighter(main, 0.45));
  p.path('M142 84L136 99H160L164 82ZM222 78L220 97H240L238 72Z', main);
  turned(GAPE.down, () => {
    if (isGaping) p.path('M226 62Q262 62 300 70L304 78Q262 82 224 78Z', '#e2767c');
    p.path('M224 68Q270 68 314 70Q316 78 306 80Q258 84 222 78Z', lighter(main, 0.2));
    if (isGaping)
      for (let at = 0; at < 6; at += 1) p.path(`M${246 + at * 10} 71l4 -8l4 8z`, '#ffffff');
  });
  turned(GAPE.up, () => {
    p.path('M214 44Q236 30 254 44Q290 48 318 58Q322 66 314 68Q270 66 226 68Z', main);
    for (let at = 0; at < 7; at += 1) p.path(`M${244 + at * 10} 67l4 7l4 -7z`, '#ffffff');
    p.ball(240, 40, 9, lighter(main, 0.1));
    p.ball(242, 39, 5, '#ffe08a');
    p.spot(243, 39, 1.6, 4, '#221c28');
    p.spot(311, 58, 2.4, 2, dark);
  });
  for (const [x, y] of [
    [130, 58],
    [152, 52],
    [176, 56],
    [200, 60],
    [160, 68],
  ] as const)
    p.spot(x, y, 5, 3.4, dark, 0.6);
}

function lizard(p: Pen, main: string): void {
  const dark = darker(main, 0.22);
  p.line('M70 62Q30 60 20 78Q16 96 34 94Q44 88 36 80', 9, main);
  p.line('M84 72L72 92M142 70L134 92', 9, dark);
  p.path('M54 62Q70 34 118 34Q150 32 166 44Q168 66 146 74Q96 86 54 62Z', main);
  for (let at = 0; at < 7; at += 1)
    p.path(`M${72 + at * 12} ${42 - (at < 4 ? at * 2 : 8)}l5 -9l6 8z`, lighter(main, 0.25));
  p.path('M66 66Q100 80 146 72Q120 84 90 80Z', lighter(main, 0.4));
  p.line('M98 74L100 94M154 68L160 92', 9, main);
  for (const x of [70, 102, 132, 162]) p.oval(x, 95, 9, 4, dark);
  p.path('M146 46Q146 14 172 10Q190 18 214 44Q216 58 198 62Q168 68 150 58Z', main);
  p.line('M214 52Q196 58 180 54', 2, dark);
  p.ball(182, 34, 12, lighter(main, 0.2));
  p.ball(185, 34, 7, '#ffe9a8');
  p.spot(187, 34, 3, 3.4, '#221c28');
  for (const [x, y] of [
    [84, 52],
    [104, 46],
    [124, 52],
    [112, 62],
    [140, 56],
  ] as const)
    p.spot(x, y, 5, 4, lighter(main, 0.35), 0.8);
}

function hen(p: Pen, main: string): void {
  p.line('M52 84L50 97M66 84L68 97', 4, '#f0a030');
  p.line('M42 98H56M62 98H76', 4, '#f0a030');
  p.path('M8 20Q28 24 34 44L20 58Q4 44 8 20Z', darker(main, 0.15));
  p.path(
    'M16 46Q30 60 52 48Q66 40 70 20Q74 4 88 6Q102 8 100 26Q104 70 78 84Q50 94 30 80Q12 66 16 46Z',
    main,
  );
  p.path('M30 56Q48 48 66 58Q60 76 42 76Q32 70 30 56Z', darker(main, 0.12));
  p.path('M76 8Q74 -2 82 2Q86 -4 90 2Q98 -2 96 10Z', '#e0392c');
  p.path('M98 18L113 24L98 30Z', '#f2a53c');
  p.path('M96 30Q102 34 98 42Q92 40 93 31Z', '#e0392c');
  p.spot(90, 18, 3, 3.4, '#221c28');
}

export const REPTILES: readonly Thing[] = [
  drawn(
    'crocodile',
    {
      ratio: 4.4,
      metres: 0.7,
      medium: 'land',
      facing: 1,
      anchors: { mouth: { x: 0.97, y: 0.68 }, top: { x: 0.5, y: 0.42 }, seat: { x: 0.5, y: 0.45 } },
    },
    (p, { colour }) => {
      p.brush.scale(1.38, 1.38);
      p.brush.translate(0, -28);
      crocodile(p, colour ?? '#4f9a5c');
    },
  ),
  drawn(
    'gaping-crocodile',
    {
      ratio: 4.24,
      metres: 0.72,
      medium: 'land',
      facing: 1,
      anchors: { mouth: { x: 0.92, y: 0.5 }, top: { x: 0.5, y: 0.39 }, seat: { x: 0.5, y: 0.43 } },
    },
    (p, { colour }) => {
      p.brush.scale(1.33, 1.33);
      p.brush.translate(0, -26.5);
      crocodile(p, colour ?? '#4f9a5c', true);
    },
  ),
  drawn(
    'lizard',
    {
      ratio: 2.16,
      metres: 0.3,
      medium: 'land',
      facing: 1,
      anchors: { mouth: { x: 0.98, y: 0.52 }, top: { x: 0.5, y: 0.35 } },
    },
    (p, { colour }) => lizard(p, colour ?? '#5abf5a'),
  ),
  drawn(
    'chicken',
    {
      ratio: 1.14,
      metres: 0.45,
      medium: 'land',
      facing: 1,
      anchors: { mouth: { x: 0.98, y: 0.24 }, top: { x: 0.45, y: 0.4 } },
    },
    (p, { colour }) => hen(p, colour ?? '#f4efe6'),
  ),
];
