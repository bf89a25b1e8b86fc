import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Where the hands take the bar; who sells stands behind. */
const MEASURES = {
  ratio: 1.3,
  metres: 1.55,
  medium: 'land',
  facing: 1,
  anchors: {
    grip: { x: 0.02, y: 0.5 },
    top: { x: 0.56, y: 0.5 },
    outlet: { x: 0.6, y: 0.4 },
    inside: { x: 0.2, y: 0.3, width: 0.7, height: 0.24 },
  },
} as const;

const WOOD = '#a9714a';
const SPINES = ['#c8453c', '#3f7fd6', '#e2b04a', '#4f9a6a', '#7a4fa0', '#d9d2c4'] as const;
const BLOOMS = ['#f2617a', '#ffd45a', '#ff9a4a', '#c77be0', '#fff6ea'] as const;

/** Two wheels with spokes, a bed and the bar that it is pushed with. */
function cart(p: Pen, main: string): void {
  p.line('M3 50L34 58', 4, darker(WOOD, 0.2));
  p.line('M36 74V98', 4, darker(WOOD, 0.25));
  p.path('M22 54H126L120 80H28Z', main);
  p.line('M24 63H124M26 71H122', 1.2, darker(main, 0.25));
  p.ring(82, 78, 20, 5, '#6b4430');
  for (let at = 0; at < 8; at += 1) {
    const [x, y] = [Math.cos(at * 0.785) * 18, Math.sin(at * 0.785) * 18];
    p.line(`M82 78l${x} ${y}`, 2, '#8a5a3c');
  }
  p.ball(82, 78, 4.5, '#6b4430');
}

/** A striped roof on two posts. */
function awning(p: Pen, main: string): void {
  p.line('M30 18V54M118 18V54', 3, darker(WOOD, 0.1));
  for (let at = 0; at < 7; at += 1)
    p.box(18 + at * 16, 4, 16.4, 19, 5, at % 2 === 0 ? main : '#fff6ea');
  p.box(18, 0, 113, 9, 4, main);
}

function books(p: Pen): void {
  for (const [row, base] of [32, 55].entries()) {
    for (let at = 0; at < 11 - row; at += 1) {
      const high = 15 + ((at * 5 + row * 3) % 7);
      const spine = SPINES[(at * 5 + row * 2) % SPINES.length] ?? WOOD;
      p.box(28 + row * 2 + at * 8.4, base - high, 7.6, high, 1, spine);
      p.flat(`M${29 + row * 2 + at * 8.4} ${base - high + 4}h5.6v2h-5.6z`, '#fff6ea', 0.6);
    }
    p.box(24, base, 100, 3, 1.5, lighter(WOOD, 0.1));
  }
  p.line('M26 12V56M122 12V56', 3, WOOD);
}

function flowers(p: Pen): void {
  for (let at = 0; at < 24; at += 1) {
    const [x, y] = [28 + ((at * 37) % 94), 32 + ((at * 11) % 18)];
    p.line(`M${x} ${y}L${x + 1} 56`, 1.4, '#4f9a45');
    p.ball(x, y, 5, BLOOMS[(at * 3) % BLOOMS.length] ?? '#f2617a');
    p.spot(x, y, 1.6, 1.6, '#ffe9a8');
  }
}

function fruit(p: Pen): void {
  for (const [row, y] of [38, 45, 52].entries())
    for (let at = 0; at < 8 + row; at += 1) {
      const heap = ['#d8323f', '#ffb02e', '#7ab648', '#ff8a2a'] as const;
      p.ball(36 - row * 4 + at * 10, y, 6, heap[Math.floor((at + row) / 3) % 4] ?? '#d8323f');
    }
}

/** Cups of ice cream under glass. */
function ices(p: Pen): void {
  p.box(30, 36, 88, 20, 3, '#dff1f8');
  for (const [at, tint] of ['#ffb3c8', '#fff0c8', '#a8d8a0', '#8a5a3c', '#c9a8e8'].entries())
    p.oval(41 + at * 16.6, 48, 8, 6, tint);
  p.flat('M34 38H50L44 54H34Z', '#ffffff', 0.4);
  p.path('M8 26L18 26L13 46Z', '#d99a4a');
  p.ball(13, 22, 6.5, '#ffb3c8');
}

/** A hot plate with what is sold from it. */
function snacks(p: Pen): void {
  p.box(30, 47, 88, 8, 2, '#4a5263');
  for (let at = 0; at < 5; at += 1) {
    p.box(35 + at * 16.4, 41, 14, 8, 4, '#e0a050');
    p.box(36 + at * 16.4, 40, 12, 4, 2, '#b8433c');
  }
}

const stocked = (name: string, colour: string, roof: string | null, load: (p: Pen) => void) =>
  drawn(name, MEASURES, (p, look) => {
    load(p);
    cart(p, look.colour ?? colour);
    if (roof !== null) awning(p, look.colour ?? roof);
  });

/** Carts that people push: for their loads, and for what they sell in the street. */
export const HAND_CARTS: readonly Thing[] = [
  drawn('handcart', { ...MEASURES, ratio: 1.9, metres: 1.05 }, (p, { colour }) => {
    p.brush.scale(1.46, 1.46);
    p.brush.translate(0, -32);
    p.line('M24 40V58M124 40V58', 3, WOOD);
    p.line('M22 42H126', 3, WOOD);
    cart(p, colour ?? WOOD);
  }),
  drawn('mine-cart', { ...MEASURES, ratio: 1.6, metres: 1.15 }, (p, { colour }) => {
    const iron = colour ?? '#7a6a5e';
    // Coal that shines, the tub with its bands, small wheels and a piece of the rails.
    for (const [x, y, r] of [
      [40, 24, 15],
      [66, 15, 17],
      [92, 13, 16],
      [118, 22, 15],
      [54, 28, 13],
      [80, 26, 15],
      [106, 30, 13],
    ] as const) {
      p.path(
        `M${x - r} ${y + 5}L${x - r * 0.5} ${y - r}L${x + r * 0.6} ${y - r * 0.8}L${x + r} ${y + 6}L${x} ${y + r}Z`,
        '#34333c',
      );
      p.flat(`M${x - r * 0.5} ${y - r * 0.8}L${x + r * 0.4} ${y - r * 0.6}L${x} ${y}Z`, '#6b6b78');
    }
    p.line('M2 50L22 40', 4, '#4d4f5c');
    p.path('M14 32H144L130 78H30Z', iron);
    p.box(10, 28, 138, 9, 4, lighter(iron, 0.2));
    p.line('M48 38L54 77M110 38L104 77', 4, darker(iron, 0.3));
    for (const x of [50, 79, 108]) p.ball(x, 46, 2, lighter(iron, 0.4));
    p.box(34, 76, 92, 6, 2, darker(iron, 0.4));
    for (const x of [50, 110]) {
      p.ring(x, 86, 9, 4, '#2e3039');
      p.ball(x, 86, 3, '#a9adb8');
    }
    for (const x of [8, 40, 72, 104, 136]) p.box(x, 97, 14, 4, 1, '#5d4331');
    p.box(0, 94, 160, 3.4, 1, '#9aa0ac');
  }),
  stocked('book-cart', WOOD, null, books),
  stocked('flower-cart', '#5a9a6a', '#f2617a', flowers),
  stocked('fruit-cart', '#b57a45', '#4f9a45', fruit),
  stocked('ice-cart', '#8fd0e0', '#ff8aa8', ices),
  stocked('snack-cart', '#c8453c', '#c8453c', snacks),
];
