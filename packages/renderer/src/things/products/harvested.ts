import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 }, top: { x: 0.5, y: 0.16 } };

type Fruit = (p: Pen, x: number, y: number, radius: number) => void;

/** Something round with a leaf and a stalk. */
const round =
  (colour: string): Fruit =>
  (p, x, y, r) => {
    p.ball(x, y, r, colour);
    p.line(`M${x} ${y - r * 0.8}L${x + r * 0.2} ${y - r * 1.3}`, r * 0.16, '#6d4330');
    p.path(
      `M${x} ${y - r}Q${x + r * 0.5} ${y - r * 1.5} ${x + r} ${y - r}Q${x + r * 0.5} ${y - r * 0.7} ${x} ${y - r}Z`,
      '#57a860',
    );
  };

const plain =
  (colour: string): Fruit =>
  (p, x, y, r) => {
    p.ball(x, y, r, colour);
    p.spot(x - r * 0.34, y - r * 0.36, r * 0.2, r * 0.14, '#ffffff', 0.5);
  };

const strawberry: Fruit = (p, x, y, r) => {
  p.path(
    `M${x - r} ${y - r * 0.5}Q${x} ${y - r * 1.3} ${x + r} ${y - r * 0.5}Q${x + r * 0.9} ${y + r * 0.6} ${x} ${y + r * 1.1}Q${x - r * 0.9} ${y + r * 0.6} ${x - r} ${y - r * 0.5}Z`,
    '#e5363c',
  );
  for (const [across, down] of [
    [-0.45, -0.15],
    [0.05, 0.1],
    [0.5, -0.15],
    [-0.2, 0.5],
    [0.3, 0.5],
  ] as const)
    p.spot(x + across * r, y + down * r, r * 0.07, r * 0.1, '#ffe08a');
  p.path(
    `M${x} ${y - r * 1.2}L${x + r * 0.7} ${y - r * 0.8}L${x + r * 0.3} ${y - r * 0.5}L${x} ${y - r * 0.3}L${x - r * 0.3} ${y - r * 0.5}L${x - r * 0.7} ${y - r * 0.8}Z`,
    '#4fa64a',
  );
};

/** A berry of many small ones. */
const cluster =
  (colour: string): Fruit =>
  (p, x, y, r) => {
    for (const [across, down] of [
      [-0.45, -0.4],
      [0.45, -0.4],
      [0, -0.5],
      [-0.5, 0.1],
      [0.5, 0.1],
      [0, 0],
      [-0.26, 0.5],
      [0.26, 0.5],
    ] as const)
      p.ball(x + across * r, y + down * r, r * 0.42, colour);
  };

const cherry: Fruit = (p, x, y, r) => {
  p.line(
    `M${x} ${y - r * 0.6}Q${x + r * 0.2} ${y - r * 1.6} ${x + r} ${y - r * 2}`,
    1.6,
    '#5f8f3a',
  );
  p.ball(x, y, r * 0.9, '#b81e36');
  p.spot(x - r * 0.3, y - r * 0.3, r * 0.2, r * 0.14, '#ffffff', 0.6);
};

const carrot: Fruit = (p, x, y, r) => {
  p.line(`M${x} ${y - r}L${x - r * 0.5} ${y - r * 2}M${x} ${y - r}V${y - r * 2.2}`, 2.6, '#57a860');
  p.line(`M${x} ${y - r}L${x + r * 0.5} ${y - r * 2}`, 2.6, '#57a860');
  p.path(
    `M${x - r * 0.7} ${y - r}Q${x} ${y - r * 1.4} ${x + r * 0.7} ${y - r}L${x + r * 0.3} ${y + r * 1.6}H${x - r * 0.3}Z`,
    '#f08a2c',
  );
};

const LOAF: Fruit = (p, x, y, r) => {
  p.oval(x, y, r * 1.1, r * 1.3, '#d9944a');
  for (const down of [-0.6, -0.1, 0.4])
    p.line(
      `M${x - r * 0.5} ${y + down * r + r * 0.2}L${x + r * 0.5} ${y + down * r - r * 0.2}`,
      r * 0.16,
      '#f6d9a4',
    );
};

const bun: Fruit = (p, x, y, r) => {
  p.oval(x, y, r * 1.15, r * 0.95, '#d9944a');
  p.spot(x - r * 0.3, y - r * 0.4, r * 0.5, r * 0.24, '#f3c583', 0.9);
};

const swirled: Fruit = (p, x, y, r) => {
  p.oval(x, y, r * 1.15, r, '#d08a45');
  p.ring(x, y, r * 0.7, r * 0.2, '#8a4f26');
  p.line(`M${x - r * 0.3} ${y}Q${x} ${y - r * 0.5} ${x + r * 0.3} ${y}`, r * 0.2, '#8a4f26');
  p.line(
    `M${x - r * 0.8} ${y - r * 0.4}Q${x} ${y - r} ${x + r * 0.8} ${y - r * 0.3}`,
    r * 0.18,
    '#fff4e2',
  );
};

const crescent: Fruit = (p, x, y, r) => {
  p.path(
    `M${x - r * 1.2} ${y + r * 0.5}Q${x - r} ${y - r} ${x} ${y - r}Q${x + r} ${y - r} ${x + r * 1.2} ${y + r * 0.5}Q${x + r * 0.6} ${y + r * 0.1} ${x} ${y + r * 0.2}Q${x - r * 0.6} ${y + r * 0.1} ${x - r * 1.2} ${y + r * 0.5}Z`,
    '#dd9a45',
  );
  for (const across of [-0.5, 0, 0.5])
    p.line(
      `M${x + across * r} ${y - r * 0.9}L${x + across * r * 0.7} ${y + r * 0.1}`,
      r * 0.14,
      '#a8672c',
    );
};

/** What is picked and sold by the basket, and how large one of it is in it. */
const FRUITS: Readonly<Record<string, readonly [Fruit, radius: number]>> = {
  strawberry: [strawberry, 13],
  apple: [round('#dd3b38'), 16],
  raspberry: [cluster('#d8355f'), 11],
  blackberry: [cluster('#4a2f5e'), 11],
  blueberry: [plain('#4b62b8'), 9],
  cherry: [cherry, 11],
  orange: [plain('#f4912e'), 16],
  lemon: [plain('#f7d83c'), 15],
  peach: [round('#f7a36b'), 16],
  plum: [round('#7b3f8f'), 14],
  pear: [round('#b8cf4e'), 16],
  tomato: [round('#e0402f'), 15],
  potato: [plain('#c79a5e'), 15],
  carrot: [carrot, 13],
  loaf: [LOAF, 17],
  bun: [bun, 16],
  'cinnamon-roll': [swirled, 16],
  croissant: [crescent, 16],
};

/** A heap over a rim, from the back to the front. */
function heap(p: Pen, [fruit, radius]: readonly [Fruit, number], width: number, rim: number) {
  const [top, step] = [radius * 1.2 + 1, radius * 0.85];
  const rows = Math.max(2, Math.round((rim - top) / step));
  for (let row = 0; row <= rows; row += 1) {
    const y = top + (row / rows) * (rim + radius * 0.1 - top);
    const share = 0.42 + (row / rows) * 0.42;
    const span = width * share;
    const many = Math.max(2, Math.round(span / (radius * 1.55)));
    for (let at = 0; at < many; at += 1)
      fruit(
        p,
        width / 2 - span / 2 + (span * (at + 0.5)) / many,
        y + (row === 0 ? 0 : (at * 7) % 5),
        radius,
      );
  }
}

type Vessel = readonly [ratio: number, metres: number, rim: number, front: (p: Pen) => void];

const WICKER = '#c8935a';
const WOOD = '#c98f58';
const VESSELS: Readonly<Record<string, Vessel>> = {
  basket: [
    1.25,
    0.36,
    50,
    (p) => {
      p.path('M2 54H123L112 94Q110 100 103 100H22Q15 100 13 94Z', WICKER);
      for (const y of [66, 78, 90]) p.line(`M6 ${y}H119`, 1.8, darker(WICKER, 0.2));
      for (let x = 16; x < 118; x += 12)
        p.line(`M${x} 56L${x + (62 - x) * 0.12} 98`, 1.4, darker(WICKER, 0.16));
      p.box(0, 50, 125, 9, 4.5, lighter(WICKER, 0.12));
    },
  ],
  crate: [
    1.4,
    0.42,
    48,
    (p) => {
      p.box(0, 50, 140, 50, 3, darker(WOOD, 0.3));
      for (const y of [50, 67, 84]) p.box(0, y, 140, 14, 2, WOOD);
      for (const x of [4, 124]) p.box(x, 46, 12, 54, 2, lighter(WOOD, 0.15));
    },
  ],
  punnet: [
    1.3,
    0.16,
    52,
    (p) => {
      p.path('M2 56H128L118 100H12Z', '#7fb08a');
      for (const x of [28, 54, 80]) p.box(x, 68, 14, 20, 3, '#5f9470');
      p.box(0, 52, 130, 8, 3, '#9cc8a4');
    },
  ],
};

const HANDLE = (p: Pen) => p.line('M12 54C8 -12 117 -12 113 54', 6, darker(WICKER, 0.12));

/** Fruit, vegetables and loaves heaped in what they are sold in: "apple-crate". */
export const HARVESTED: readonly Thing[] = Object.entries(VESSELS).flatMap(
  ([vessel, [ratio, metres, rim, front]]) =>
    Object.entries(FRUITS).map(([name, fruit]) =>
      drawn(`${name}-${vessel}`, { ratio, metres, anchors: HELD }, (p) => {
        if (vessel === 'basket') HANDLE(p);
        heap(p, fruit, ratio * 100, rim);
        front(p);
      }),
    ),
);
