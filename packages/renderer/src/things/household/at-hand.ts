import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const STEEL = '#c9d0dc';

/** A berry of many small balls, with its stalk. */
function berry(p: Pen, x: number, y: number, colour: string): void {
  for (const [row, many] of [4, 5, 4, 3, 1].entries())
    for (let at = 0; at < many; at += 1)
      p.ball(
        x + (at - (many - 1) / 2) * 8.4,
        y + row * 7.6,
        5.2,
        row % 2 === 0 ? colour : lighter(colour, 0.08),
      );
  p.path(`M${x - 12} ${y - 5}q12 -9 24 0q-12 7 -24 0z`, '#5fae4a');
}

const TOAST = {
  ratio: 2.125,
  metres: 0.1,
  anchors: { top: { x: 0.5, y: 0.3 }, grip: { x: 0.5, y: 0.64 } },
} as const;

/** It leaves the upper fifth of a sheet empty. */
function onToast(p: Pen, paint: () => void): void {
  p.brush.save();
  p.brush.scale(1.25, 1.25);
  p.brush.translate(0, -20);
  paint();
  p.brush.restore();
}

/** A slice on a plate. */
function drawToast(p: Pen, colour: string | null): void {
  p.oval(85, 80, 84, 20, '#dfe4ec');
  p.oval(85, 76, 84, 20, '#f7f9fc');
  p.path(
    'M34 66L46 30Q48 20 62 20H112Q126 20 128 30L140 66Q142 76 128 76H46Q32 76 34 66Z',
    '#a8632c',
  );
  p.path(
    'M42 62L52 34Q54 27 64 27H110Q120 27 122 34L132 62Q133 68 126 68H48Q41 68 42 62Z',
    colour ?? '#e9b568',
  );
  for (const [x, y] of [
    [66, 42],
    [92, 36],
    [110, 50],
    [78, 58],
    [98, 60],
  ] as const)
    p.spot(x, y, 3.4, 1.8, '#c98f42', 0.7);
}

/** From a pat, at 0, to what has run into the bread, at 1. */
function drawButter(p: Pen, melted: number): void {
  p.spot(87, 54, 20 + melted * 18, 7 + melted * 6, '#ffe27a', 0.9);
  const [half, tall] = [17 - melted * 5, 14 - melted * 9];
  p.box(87 - half, 45 - tall, half * 2, tall + 9, 3, '#ffd84f');
  p.box(87 - half, 45 - tall, half * 2, 8, 3, '#fff0a8');
}

/** Small things of the house and of games, each by itself. */
export const AT_HAND: readonly Thing[] = [
  drawn(
    'fork',
    { ratio: 0.24, metres: 0.2, anchors: { grip: { x: 0.5, y: 0.8 } } },
    (p, { colour }) => {
      const metal = colour ?? STEEL;
      p.path(
        'M2 2Q2 0 3.6 0T5.2 2L6 22Q6.4 24 7.2 22L8.4 2Q8.4 0 10 0T11.6 2L12 22Q12 24 12 22L12.4 2Q12.4 0 14 0T15.6 2L16.8 22Q17.6 24 18 22L18.8 2Q18.8 0 20.4 0T22 2L21.6 24Q20.6 37 14.6 40L16 92Q16 100 12 100T8 92L9.4 40Q3.4 37 2.4 24Z',
        metal,
      );
      p.line('M12 44L12 90', 1.4, lighter(metal, 0.5));
    },
  ),
  drawn(
    'necktie',
    { ratio: 0.32, metres: 0.5, anchors: { grip: { x: 0.5, y: 0.08 } } },
    (p, { colour }) => {
      const cloth = colour ?? '#2f5fb3';
      const shape = 'M11 12H21L30 76L16 100L2 76Z';
      p.path(shape, cloth);
      p.within(shape, () => {
        for (let y = 12; y < 120; y += 17)
          p.line(`M0 ${y + 12}L34 ${y - 12}`, 4.4, lighter(cloth, 0.55));
      });
      p.path('M7 0H25L21.5 14H10.5Z', darker(cloth, 0.14));
    },
  ),
  drawn(
    'baseball-glove',
    { ratio: 1, metres: 0.44, anchors: { grip: { x: 0.5, y: 0.9 }, top: { x: 0.5, y: 0.6 } } },
    (p, { colour }) => {
      const hide = colour ?? '#b5713a';
      for (const [x, y, turn] of [
        [24, 32, -0.24],
        [42, 24, -0.08],
        [60, 24, 0.08],
        [77, 34, 0.24],
      ] as const) {
        p.brush.save();
        p.brush.translate(x, y);
        p.brush.rotate(turn);
        p.box(-10.5, -24, 21, 64, 10.5, hide);
        p.brush.restore();
      }
      p.path('M10 58Q8 44 20 42H82Q92 46 88 66Q84 100 52 100Q20 100 12 74Z', hide);
      p.path('M12 74Q-4 62 1 48Q8 38 16 48L30 66Q22 80 12 74Z', darker(hide, 0.08));
      p.oval(52, 70, 24, 20, darker(hide, 0.26));
      p.line('M18 52Q30 64 42 56M32 46L36 58M46 44V58M60 44L58 58M74 46L68 60', 2.2, '#f2dcb4');
      p.line('M22 92Q52 104 80 90', 3, '#f2dcb4');
    },
  ),
  drawn('toast', TOAST, (p, { colour }) => onToast(p, () => drawToast(p, colour))),
  drawn(
    'buttered-toast',
    TOAST,
    (p, { colour }) => onToast(p, () => drawToast(p, colour)),
    (p, seconds) => onToast(p, () => drawButter(p, Math.min(1, seconds / 4))),
  ),
  drawn('wicket', { ratio: 0.42, metres: 0.8, medium: 'scenery' }, (p, { colour }) => {
    const wood = colour ?? '#e3bd84';
    for (const x of [4, 18, 32]) p.box(x, 4, 6, 96, 3, wood);
    p.box(3, 0, 17, 5, 2.5, darker(wood, 0.12));
    p.box(22, 0, 17, 5, 2.5, darker(wood, 0.12));
  }),
  drawn(
    'watch-tower',
    { ratio: 0.56, metres: 9, medium: 'scenery', anchors: { top: { x: 0.5, y: 0.42 } } },
    (p, { colour }) => {
      const wood = colour ?? '#a9743f';
      p.line('M16 46L6 100M40 46L50 100M21 46L17 100M35 46L39 100', 3, darker(wood, 0.16));
      p.line(
        'M14 56L44 72M42 56L12 72M12 72L47 92M44 72L9 92M13 56H43M11 72H45M8 92H48',
        1.8,
        wood,
      );
      p.box(6, 40, 44, 6, 1, darker(wood, 0.08));
      p.box(9, 28, 38, 12, 1, wood);
      p.line('M10 28V16M46 28V16M28 28V16', 2.6, darker(wood, 0.2));
      p.box(12, 17, 32, 11, 0, '#4a3a3a');
      p.path('M2 18L28 0L54 18Z', '#8a4a38');
    },
  ),
  drawn(
    'coaster',
    { ratio: 3.4, metres: 0.05, anchors: { top: { x: 0.5, y: 0.4 } } },
    (p, { colour }) => {
      const cork = colour ?? '#c89860';
      p.oval(170, 58, 170, 42, darker(cork, 0.2));
      p.oval(170, 44, 170, 42, cork);
      p.oval(170, 44, 140, 32, lighter(cork, 0.14));
    },
  ),
  drawn('raspberries', { ratio: 1.5, metres: 0.1 }, (p, { colour }) => {
    const red = colour ?? '#d8315b';
    berry(p, 26, 58, red);
    berry(p, 124, 60, red);
    berry(p, 76, 16, darker(red, 0.04));
    berry(p, 74, 64, red);
  }),
  drawn(
    'plum',
    { ratio: 0.94, metres: 0.1, anchors: { grip: { x: 0.5, y: 0.6 } } },
    (p, { colour }) => {
      const skin = colour ?? '#6d2f7d';
      p.path('M47 20Q90 14 93 58Q92 98 47 100Q2 98 1 58Q4 14 47 20Z', skin);
      p.line('M47 22Q34 58 48 98', 2.4, darker(skin, 0.22));
      p.spot(27, 46, 7, 13, lighter(skin, 0.5), 0.55);
      p.line('M47 22Q46 8 54 2', 3, '#6b4a2c');
      p.path('M54 10Q68 -4 84 6Q72 18 54 10Z', '#5fa84e');
    },
  ),
  drawn(
    'dragon-fruit',
    { ratio: 0.9, metres: 0.16, anchors: { grip: { x: 0.5, y: 0.6 } } },
    (p, { colour }) => {
      const skin = colour ?? '#e8418a';
      p.path('M45 12Q86 20 86 60Q82 100 45 100Q8 100 4 60Q4 20 45 12Z', skin);
      p.path('M34 20Q36 4 26 0Q50 2 50 18Q60 2 74 6Q62 14 60 24Z', '#7fbf4d');
      for (const [x, y, way] of [
        [12, 44, -1],
        [78, 42, 1],
        [30, 48, -1],
        [60, 52, 1],
        [18, 74, -1],
        [72, 74, 1],
        [44, 78, 1],
      ] as const)
        p.path(
          `M${x - way * 8} ${y + 10}Q${x} ${y - 4} ${x + way * 10} ${y - 10}Q${x + way * 6} ${y + 8} ${x - way * 8} ${y + 10}Z`,
          '#8cc653',
        );
    },
  ),
];
