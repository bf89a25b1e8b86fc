import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const eye = (p: Pen, x: number, y: number, size = 3) => {
  p.spot(x, y, size, size * 1.1, '#221c28');
  p.spot(x + size * 0.3, y - size * 0.4, size * 0.34, size * 0.38, '#ffffff');
};

function toucan(p: Pen, main: string): void {
  p.path('M30 70L6 98Q14 102 22 98L46 82Z', darker(main, 0.2));
  p.path('M26 76Q20 40 44 20Q58 8 74 16Q84 26 78 48Q74 82 48 90Q32 92 26 76Z', main);
  p.path('M60 20Q80 16 82 34Q82 54 66 56Q56 44 60 20Z', '#fff6e2');
  p.path('M62 52Q70 58 76 50Q74 60 66 60Z', '#e0453a');
  p.path('M72 14Q100 2 122 20Q130 30 126 44Q116 34 78 40Q70 28 72 14Z', '#ff9d1f');
  p.path('M112 14Q126 20 126 44Q120 38 112 37Z', '#d9362c');
  p.path('M76 36Q104 32 118 38Q104 46 80 44Z', '#f7c531');
  p.path('M72 14Q68 28 78 42L82 40Q76 28 79 13Z', '#2a2733');
  p.path('M30 56Q44 44 60 56Q58 80 40 86Q28 78 30 56Z', lighter(main, 0.1));
  p.spot(68, 26, 6, 6, '#49b6e6');
  eye(p, 68, 26, 3.4);
  p.line('M48 88V97M58 87V97', 4, '#5b7f9c');
}

function kingfisher(p: Pen, main: string): void {
  p.path('M28 74L4 92Q12 98 22 94L44 82Z', darker(main, 0.25));
  p.path('M24 74Q20 46 42 34Q46 10 68 8Q88 10 88 30Q88 44 80 52Q82 84 52 92Q30 92 24 74Z', main);
  p.path('M80 48Q84 82 54 92Q44 84 52 64Q62 50 80 48Z', '#f28a2e');
  p.path('M62 40Q76 44 86 38Q84 50 72 52Q62 50 62 40Z', '#fffaf0');
  p.path('M84 18L132 30Q128 36 84 38Z', '#2b2833');
  p.path('M66 28Q78 22 86 30Q80 36 68 36Z', '#f28a2e');
  p.path('M24 72Q34 46 56 56Q60 78 40 86Q28 86 24 72Z', darker(main, 0.18));
  for (const [x, y] of [
    [50, 18],
    [58, 14],
    [66, 13],
    [36, 64],
    [42, 72],
    [48, 66],
  ] as const)
    p.spot(x, y, 2, 1.7, lighter(main, 0.6));
  eye(p, 76, 24, 3.6);
  p.line('M52 90V98M60 88V98', 4, '#d8502c');
}

function puffin(p: Pen): void {
  p.brush.scale(1.13, 1.13);
  p.brush.translate(-11, -11.5);
  p.path('M20 92Q8 40 30 20Q44 8 60 14Q72 22 68 48Q74 92 48 94Q30 98 20 92Z', '#2f2d39');
  p.path('M62 44Q74 92 48 94Q36 90 42 66Q46 48 62 44Z', '#ffffff');
  p.path('M40 18Q66 8 70 28Q70 44 56 44Q42 40 40 18Z', '#f6f4f0');
  p.path('M66 18Q90 20 92 36Q82 42 68 42Q62 30 66 18Z', '#f0652f');
  p.path('M66 18Q74 18 76 22Q72 32 76 41L68 42Q62 30 66 18Z', '#4a5a74');
  p.path('M75 20L79 21Q75 32 79 40L75 41Q71 31 75 20Z', '#f7d44a');
  p.path('M22 88Q20 56 36 50Q46 70 34 92Z', '#3d3a48');
  p.line('M52 28L62 24', 2, '#2f2d39');
  eye(p, 58, 27, 3);
  p.path('M34 93L26 100H44L44 92ZM52 92L48 100H66L60 90Z', '#f0652f');
}

function pelican(p: Pen, main: string): void {
  p.path('M8 62Q2 50 20 52Q50 44 72 56Q92 66 82 80Q70 92 40 88Q14 84 8 62Z', main);
  p.path('M66 62Q88 50 76 30Q70 14 84 8Q98 6 100 18Q100 30 92 40Q98 62 80 76Z', main);
  p.path('M96 12L150 28Q150 34 142 34Q128 58 108 44Q96 34 94 24Z', '#f2a53c');
  p.path('M98 16L150 28L142 34Q120 34 96 24Z', '#f7c66a');
  p.path('M14 62Q40 50 64 66Q54 82 32 80Q18 76 14 62Z', darker(main, 0.14));
  p.path('M8 62Q4 72 18 78Q26 72 22 64Z', '#4a4652');
  eye(p, 91, 15, 2.8);
  p.line('M46 86V97M60 86V97', 4.4, '#e8823c');
  p.path('M46 94L40 100H56ZM60 94L54 100H70Z', '#e8823c');
}

/** A bird on long legs that wades: a heron, a stork, an ostrich. */
function wader(
  p: Pen,
  { body, wing, beak, legs }: { body: string; wing: string; beak: string; legs: string },
): void {
  p.line('M34 60L36 98M44 60L42 78L46 98', 2.4, legs);
  p.line('M36 98H43M46 98H53', 2.2, legs);
  p.path('M2 54Q8 40 30 40Q50 38 54 50Q54 64 36 66Q14 66 2 54Z', body);
  p.line('M48 48Q62 38 54 26Q48 14 58 9', 7, body);
  p.ball(60, 9, 7, body);
  p.path('M65 6L86 11L65 13Z', beak);
  p.path('M0 56Q10 44 32 46Q46 48 44 56Q28 64 14 60Z', wing);
  p.line('M56 4Q46 2 40 6', 2, wing);
  eye(p, 62, 8, 1.6);
}

function ostrich(p: Pen): void {
  p.line('M34 62L30 82L36 98M46 62L50 82L46 98', 4, '#d9a58c');
  p.line('M36 98H44M46 98H54', 3.4, '#d9a58c');
  p.line('M52 46Q62 30 56 8', 5, '#e2b39b');
  p.path('M4 46Q-2 34 12 34Q34 24 54 38Q64 50 52 62Q34 72 16 62Q4 58 4 46Z', '#3b3742');
  p.path('M4 46Q-4 40 2 32Q12 30 16 40Z', '#f6f2ec');
  p.path('M14 44Q32 34 46 48Q38 62 24 60Q14 56 14 44Z', '#55505d');
  p.ball(57, 8, 7, '#e2b39b');
  p.path('M62 5L74 9L62 12Z', '#c98a5c');
  eye(p, 59, 7, 2.2);
}

/** How far down the tip of a long beak is. */
const WADERS_BEAK = 0.1;

const onFoot = (
  name: string,
  ratio: number,
  metres: number,
  paint: (p: Pen, colour: string | null) => void,
  beak = 0.28,
) =>
  drawn(
    name,
    {
      ratio,
      metres,
      medium: 'land',
      facing: 1,
      anchors: { mouth: { x: 0.97, y: beak }, top: { x: 0.4, y: 0.4 }, seat: { x: 0.45, y: 0.42 } },
    },
    (p, { colour }) => paint(p, colour),
  );

export const PERCHED_BIRDS: readonly Thing[] = [
  onFoot('toucan', 1.28, 0.5, (p, colour) => toucan(p, colour ?? '#2b2833')),
  onFoot('kingfisher', 1.32, 0.2, (p, colour) => kingfisher(p, colour ?? '#1f8fd6')),
  onFoot('puffin', 0.94, 0.3, puffin),
  onFoot('pelican', 1.5, 1, (p, colour) => pelican(p, colour ?? '#f7f5f2')),
  onFoot(
    'heron',
    0.87,
    1,
    (p, colour) =>
      wader(p, { body: colour ?? '#c3ccd8', wing: '#6f7f96', beak: '#e8a53c', legs: '#b08a4a' }),
    WADERS_BEAK,
  ),
  onFoot(
    'stork',
    0.87,
    1.1,
    (p, colour) =>
      wader(p, { body: colour ?? '#fafafc', wing: '#2f2d39', beak: '#e0452f', legs: '#e0452f' }),
    WADERS_BEAK,
  ),
  onFoot('ostrich', 0.76, 2.2, ostrich),
];
