import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What the inside of a food looks like where it is cut. */
type Inside = 'chambers' | 'segments' | 'seeds' | 'rings' | 'core' | 'stone' | 'crumb' | 'plain';

interface Food {
  readonly shape: 'round' | 'long' | 'loaf';
  readonly skin: string;
  readonly flesh: string;
  readonly inside: Inside;
  /** How large it is beside the board, 1 for a tomato. */
  readonly size: number;
}

const round = (skin: string, flesh: string, inside: Inside, size = 1): Food => ({
  shape: 'round',
  skin,
  flesh,
  inside,
  size,
});
const long = (skin: string, flesh: string, inside: Inside, size = 1): Food => ({
  shape: 'long',
  skin,
  flesh,
  inside,
  size,
});
const loaf = (skin: string, flesh: string, inside: Inside): Food => ({
  shape: 'loaf',
  skin,
  flesh,
  inside,
  size: 1,
});

const FOODS: Readonly<Record<string, Food>> = {
  tomato: round('#dd2f2a', '#ef5a41', 'chambers'),
  lemon: round('#f2c928', '#fbe36a', 'segments', 0.94),
  lime: round('#5fae34', '#bfe27a', 'segments', 0.9),
  tangerine: round('#f08a1d', '#ffb04a', 'segments'),
  watermelon: round('#2f8a3e', '#ef4b57', 'seeds', 1.28),
  melon: round('#c9cf6a', '#ffc06b', 'core', 1.16),
  pumpkin: round('#e9822a', '#ffc25e', 'core', 1.2),
  'kiwi-fruit': round('#8a6a3c', '#9ccf4a', 'seeds', 0.9),
  onion: round('#c88a4a', '#f6ecdf', 'rings'),
  avocado: round('#3f6b34', '#d8e27a', 'stone'),
  mango: round('#f0a52c', '#ffd05a', 'stone'),
  peach: round('#f2905a', '#ffd08a', 'stone', 0.94),
  'red-apple': round('#d8323a', '#fdf3d6', 'core'),
  'green-apple': round('#86c23a', '#fdf8e0', 'core'),
  potato: round('#c9a06a', '#f6e3a8', 'plain', 0.94),
  pineapple: round('#c08a34', '#ffdf6a', 'rings', 1.1),
  cucumber: long('#3f9a3c', '#d3ecae', 'seeds'),
  carrot: long('#ee7f22', '#ffab58', 'rings', 0.86),
  eggplant: long('#5a2f78', '#f2e9cf', 'seeds', 1.1),
  banana: long('#f6cf3c', '#fff0c2', 'core', 0.86),
  sausage: long('#b5563c', '#e49a80', 'plain', 0.86),
  bread: loaf('#c98642', '#fbe6bd', 'crumb'),
  'baguette-bread': long('#d09348', '#fbe9c4', 'crumb', 1.05),
  'cheese-wedge': loaf('#f2b52f', '#ffd866', 'core'),
  butter: loaf('#f6d765', '#fff0ae', 'plain'),
  'cut-of-meat': loaf('#8f3a2c', '#d96a58', 'plain'),
};

const [BOARD, BOARD_EDGE] = ['#c89058', '#9c6636'] as const;
const HELD = { grip: { x: 0.5, y: 0.9 } };
const FLOOR = 84;

function board(p: Pen): void {
  p.path('M14 76H146L160 90H0Z', BOARD);
  p.box(0, 90, 160, 10, 4, BOARD_EDGE);
  p.line('M26 81H134M18 86H142', 0.8, darker(BOARD, 0.12));
}

/** Marks of the inside on a cut face. */
function marks(p: Pen, [x, y, across, down]: Face, { inside, flesh }: Food): void {
  const around = (
    count: number,
    share: number,
    paint: (x: number, y: number, at: number) => void,
  ) => {
    for (let at = 0; at < count; at += 1) {
      const turn = (2 * Math.PI * at) / count + 0.4;
      paint(x + across * share * Math.cos(turn), y + down * share * Math.sin(turn), at);
    }
  };
  const dot = (colour: string, size: number) => (left: number, top: number) =>
    p.spot(left, top, across * size * 0.7, down * size, colour);
  if (inside === 'chambers') {
    around(4, 0.48, (left, top) => p.spot(left, top, across * 0.24, down * 0.24, '#ffb04f', 0.9));
    around(12, 0.5, dot('#fff0b8', 0.06));
  } else if (inside === 'segments') {
    p.spot(x, y, across * 0.92, down * 0.92, lighter(flesh, 0.7));
    p.spot(x, y, across * 0.82, down * 0.82, flesh);
    around(8, 0.82, (left, top) =>
      p.stick({ x, y }, { x: left, y: top }, Math.max(0.8, across * 0.06), lighter(flesh, 0.7)),
    );
  } else if (inside === 'seeds') {
    p.spot(x, y, across * 0.3, down * 0.3, lighter(flesh, 0.4), 0.7);
    around(8, 0.5, dot(flesh === '#d3ecae' || flesh === '#f2e9cf' ? '#f4f0cf' : '#3a2420', 0.08));
  } else if (inside === 'rings') {
    for (const share of [0.72, 0.46, 0.22])
      p.spot(x, y, across * share, down * share, share === 0.46 ? flesh : darker(flesh, 0.12));
  } else if (inside === 'stone') {
    p.ball(x, y, Math.min(across, down) * 0.42, '#8a5a34');
  } else if (inside === 'core') {
    p.spot(x, y, across * 0.26, down * 0.3, darker(flesh, 0.1), 0.8);
    around(4, 0.18, dot(darker(flesh, 0.5), 0.06));
  } else if (inside === 'crumb') {
    around(9, 0.58, dot(darker(flesh, 0.1), 0.07));
    around(5, 0.26, dot(darker(flesh, 0.08), 0.06));
  }
}

type Face = readonly [x: number, y: number, across: number, down: number];

/** A cut face, in its skin. */
function face(p: Pen, at: Face, food: Food): void {
  const [x, y, across, down] = at;
  if (food.shape === 'loaf') {
    p.box(x - across, y - down, across * 2, down * 2, Math.min(across, down) * 0.5, food.skin);
    p.box(
      x - across * 0.84,
      y - down * 0.86,
      across * 1.68,
      down * 1.72,
      Math.min(across, down) * 0.4,
      food.flesh,
    );
  } else {
    p.oval(x, y, across, down, food.skin);
    p.spot(x, y, across * 0.88, down * 0.88, food.flesh);
  }
  marks(p, at, food);
}

const halfOf = ({ shape, size }: Food): number => (shape === 'long' ? 17 : 25) * size;

/** What is still whole, its cut face to the left. */
function rest(p: Pen, food: Food): void {
  const half = halfOf(food);
  const y = FLOOR - half;
  if (food.shape === 'long') {
    p.path(`M92 ${y - half}H138Q154 ${y - half} 154 ${y}T138 ${y + half}H92Z`, food.skin);
    p.flat(`M94 ${y - half * 0.6}H136v${half * 0.2}H94z`, '#ffffff', 0.28);
    face(p, [92, y, half * 0.5, half], food);
  } else if (food.shape === 'loaf') {
    p.box(92, y - half, 58, half * 2, half * 0.4, food.skin);
    p.flat(`M98 ${y - half * 0.8}h46v${half * 0.16}h-46z`, '#ffffff', 0.28);
    face(p, [94, y, half * 0.56, half], food);
  } else {
    p.ball(112, y, half, food.skin);
    if (food.skin === '#2f8a3e')
      for (const x of [120, 128, 134])
        p.line(
          `M${x - 6} ${y - half * 0.86}Q${x + 6} ${y} ${x - 6} ${y + half * 0.86}`,
          2.4,
          '#1f6a30',
        );
    p.spot(118, y - half * 0.5, half * 0.3, half * 0.14, '#ffffff', 0.4);
    face(p, [104, y, half * 0.72, half * 0.97], food);
  }
}

/** Slices that lie against each other, the last of them still falling. */
function slices(p: Pen, food: Food, fall: number): void {
  const half = halfOf(food);
  const across = food.shape === 'long' ? half * 0.62 : half * 0.6;
  for (const [x, tilt] of [
    [24, -0.5],
    [40, -0.34],
    [58 + 6 * (1 - fall), -0.24 * fall],
  ] as const) {
    p.brush.save();
    p.brush.translate(x, FLOOR);
    p.brush.rotate(tilt);
    face(p, [2.6, -half * 0.96, across, half * 0.96], {
      ...food,
      flesh: food.skin,
      inside: 'plain',
    });
    face(p, [0, -half * 0.96, across, half * 0.96], food);
    p.brush.restore();
  }
}

const STEEL = '#ccd4de';

/** A knife with its point down on the left, lifted by some units. */
function knife(p: Pen, lift: number): void {
  p.brush.save();
  p.brush.translate(70, FLOOR + 1 - lift);
  p.brush.rotate(0.42 + lift * 0.004);
  p.path('M0 0Q-11 -18 -9 -58H7Q7 -18 0 0Z', STEEL);
  p.flat('M0 0Q-11 -18 -9 -58H-5Q-6 -20 0 0Z', '#ffffff', 0.75);
  p.box(-9, -62, 17, 6, 2, '#8d95a3');
  p.box(-7, -96, 13, 36, 5, '#2d2b35');
  for (const y of [-88, -78, -68]) p.spot(-0.5, y, 1.5, 1.5, '#d8dde6');
  p.brush.restore();
}

const CUT_SECONDS = 1.6;

/** How high the knife is, 0 when it is through; it comes down faster than it goes up. */
function lifted(seconds: number): number {
  const at = (seconds / CUT_SECONDS) % 1;
  return at < 0.35 ? 1 - (at / 0.35) ** 2 : at < 0.5 ? 0 : (at - 0.5) / 0.5;
}

function drops(p: Pen, food: Food, height: number): void {
  if (food.shape === 'loaf' || height > 0.4) return;
  for (const [x, y, radius] of [
    [66, 40, 1.8],
    [80, 34, 2.2],
    [60, 52, 1.4],
    [88, 44, 1.4],
  ] as const)
    p.ball(x, y - 8 + height * 14, radius, food.flesh);
}

/** Two halves side by side with their cut faces to the viewer. */
function halves(p: Pen, food: Food): void {
  const [half, across] = [38, food.shape === 'loaf' ? 30 : 37];
  p.brush.save();
  p.brush.translate(112, FLOOR - half);
  p.brush.rotate(0.16);
  face(p, [3, -2, across, half], { ...food, flesh: food.skin, inside: 'plain' });
  face(p, [0, 0, across, half], food);
  p.brush.restore();
  p.brush.save();
  p.brush.translate(50, FLOOR + 2 - half);
  p.brush.rotate(-0.1);
  face(p, [-3, -2, across, half], { ...food, flesh: food.skin, inside: 'plain' });
  face(p, [0, 0, across, half], food);
  p.brush.restore();
}

/** One slice of it, upright, as it lies on a rim or falls into a drink. */
function oneSlice(p: Pen, food: Food): void {
  face(p, [53, 52, 46, 46], { ...food, flesh: darker(food.skin, 0.2), inside: 'plain' });
  face(p, [48, 50, 47, 48], food);
}

/** Food on a board while a knife goes through it, and cut in two. */
export const SLICED: readonly Thing[] = Object.entries(FOODS).flatMap(([name, food]) => [
  drawn(
    `slicing-${name}`,
    { ratio: 1.6, metres: 0.3, anchors: HELD },
    (p) => {
      board(p);
      rest(p, food);
    },
    (p, seconds) => {
      const height = lifted(seconds);
      drops(p, food, height);
      knife(p, 3 + height * 9);
      slices(p, food, 1 - height * 0.9);
    },
  ),
  drawn(`cut-${name}`, { ratio: 1.6, metres: 0.28, anchors: HELD }, (p) => {
    board(p);
    halves(p, food);
  }),
  drawn(
    `one-slice-${name}`,
    { ratio: 1, metres: 0.08, anchors: { grip: { x: 0.5, y: 0.8 } } },
    (p) => oneSlice(p, food),
  ),
]);

/** Foods that can be shown as they are cut. */
export const CUT_FOODS: ReadonlySet<string> = new Set(Object.keys(FOODS));
