import { darker, lighter, type Pen } from '../pen.ts';
import { type Appearance, drawn, type Thing } from '../thing.ts';

const LIT = '#ffdf8a';
const GLASS = '#bfe3f2';

/** What is in the windows of a shop, on a shelf that is at `y`. */
type Display = (p: Pen, x: number, y: number) => void;

interface Trade {
  readonly word: string | null;
  readonly colour: string;
  readonly awning: string;
  readonly display: Display;
  /** What stands on the pavement before it. */
  readonly outside?: (p: Pen) => void;
}

function awning(p: Pen, colour: string): void {
  const stripe = 122 / 8;
  for (let at = 0; at < 8; at += 1) {
    const left = 4 + at * stripe;
    p.path(
      `M${left} 48H${left + stripe}V60Q${left + stripe / 2} 66 ${left} 60Z`,
      at % 2 === 0 ? colour : '#fff8ec',
    );
  }
}

const balls =
  (...colours: readonly string[]): Display =>
  (p, x, y) => {
    for (const [at, colour] of colours.entries()) p.ball(x + 7 + at * 10, y - 4.5, 4.5, colour);
  };

const loaves: Display = (p, x, y) => {
  for (let at = 0; at < 3; at += 1) {
    p.box(x + 3 + at * 13, y - 7, 11, 7, 3.4, at % 2 === 0 ? '#d9974a' : '#c27a34');
    p.line(`M${x + 6 + at * 13} ${y - 6}l2 4m2 -4l2 4`, 0.8, '#f4d9a4');
  }
};

const books: Display = (p, x, y) => {
  for (const [at, colour] of [
    '#d9534a',
    '#3f7fbf',
    '#f2c14e',
    '#57a06a',
    '#8a5fb0',
    '#e08a4f',
    '#3f9fa0',
  ].entries())
    p.box(x + 3 + at * 5.2, y - 9 - (at % 3) * 2, 4.2, 9 + (at % 3) * 2, 0.5, colour);
};

const flowers: Display = (p, x, y) => {
  for (const [at, colour] of ['#ff7fa8', '#ffd23f', '#c08bf0', '#ff6f5e'].entries()) {
    p.line(`M${x + 6 + at * 9.6} ${y}v-8`, 1.4, '#4f9a45');
    p.ball(x + 6 + at * 9.6, y - 10, 4, colour);
  }
};

const cups: Display = (p, x, y) => {
  for (let at = 0; at < 3; at += 1) {
    p.box(x + 5 + at * 12, y - 7, 7, 7, 2, '#fff8ec');
    p.ring(x + 12.6 + at * 12, y - 3.6, 2, 1, '#fff8ec');
  }
};

const bottles: Display = (p, x, y) => {
  for (const [at, colour] of ['#4f9a6a', '#a8622a', '#d9534a', '#3f7fbf', '#e0a83a'].entries()) {
    p.box(x + 3 + at * 7.6, y - 9, 4.6, 9, 1.4, colour);
    p.box(x + 4.4 + at * 7.6, y - 13, 1.8, 5, 0.6, colour);
  }
};

/** A bear, blocks, a ball and a rocket. */
const toys: Display = (p, x, y) => {
  for (const side of [-3, 3]) p.ball(x + 9 + side, y - 17.4, 2, '#a8703f');
  p.oval(x + 9, y - 5, 5, 5.4, '#b8804a');
  p.ball(x + 9, y - 13.6, 4.6, '#b8804a');
  p.ball(x + 9, y - 12.4, 1.8, '#f0d2a8');
  p.box(x + 16, y - 6, 6, 6, 0.8, '#3f7fbf');
  p.box(x + 18, y - 12, 6, 6, 0.8, '#f2b632');
  p.ball(x + 26.6, y - 3.6, 3.6, '#d9342b');
  p.path(`M${x + 31.6} ${y}V${y - 12}Q${x + 34.4} ${y - 20} ${x + 37} ${y - 12}V${y}Z`, '#f4f6fa');
  p.ball(x + 34.4, y - 9.6, 1.6, '#3f7fbf');
};

/** Buckets of flowers on the pavement. */
function buckets(p: Pen): void {
  for (const [x, colour] of [
    [14, '#ff7fa8'],
    [30, '#ffd23f'],
    [46, '#c08bf0'],
    [86, '#ff6f5e'],
    [102, '#ffffff'],
    [117, '#ff9fc0'],
  ] as const) {
    for (const side of [-4, 0, 4]) p.ball(x + side, 85 - Math.abs(side) * -0.5, 4, colour);
    p.path(`M${x - 6} 88H${x + 6}L${x + 4.4} 100H${x - 4.4}Z`, '#8d97a8');
  }
}

/** Crates of fruit on the pavement. */
function crates(p: Pen): void {
  for (const [x, colour] of [
    [10, '#e5484d'],
    [32, '#f2b632'],
    [80, '#8fb86a'],
    [102, '#f2862a'],
  ] as const) {
    for (let at = 0; at < 4; at += 1) p.ball(x + 3 + at * 4.6, 89, 3, colour);
    p.box(x, 90, 20, 10, 1, '#b5824f');
    p.line(`M${x} 95H${x + 20}`, 0.8, darker('#b5824f', 0.3));
  }
}

/** A small table with two chairs at each window. */
function tables(p: Pen): void {
  for (const x of [28, 104]) {
    p.box(x - 8, 83, 16, 2.6, 1, '#fff3df');
    p.box(x - 1, 85, 2, 13, 0.6, '#3a3f4d');
    p.box(x - 5, 97.6, 10, 2.4, 1, '#3a3f4d');
    for (const side of [-1, 1]) {
      p.line(`M${x + side * 15} 78V100M${x + side * 15} 89H${x + side * 9}V100`, 1.8, '#7a4a2c');
    }
  }
}

function pole(p: Pen): void {
  p.box(121, 62, 6, 22, 2, '#f8fafc');
  for (let y = 64; y < 82; y += 6)
    p.path(`M121 ${y + 3}L127 ${y}V${y + 3}L121 ${y + 6}Z`, y % 4 === 0 ? '#3f6fbf' : '#d9342b');
  p.ball(124, 61, 3, '#c3cad4');
}

const TRADES: Readonly<Record<string, Trade>> = {
  'shop-front': {
    word: null,
    colour: '#3f7f76',
    awning: '#d9534a',
    display: balls('#e08a4f', '#d9534a', '#f2b632'),
  },
  'corner-shop': {
    word: 'CORNER SHOP',
    colour: '#2f6f56',
    awning: '#3f9f6a',
    display: bottles,
    outside: crates,
  },
  'bakery-front': {
    word: 'BAKERY',
    colour: '#8a5a3a',
    awning: '#d98a4a',
    display: loaves,
  },
  'cafe-front': {
    word: 'CAFÉ',
    colour: '#2f4f48',
    awning: '#c8453f',
    display: cups,
    outside: tables,
  },
  'restaurant-front': {
    word: 'RESTAURANT',
    colour: '#6a2f3a',
    awning: '#b5453f',
    display: bottles,
    outside: tables,
  },
  'bar-front': { word: 'BAR', colour: '#3a2f52', awning: '#5a3f8a', display: bottles },
  'book-front': { word: 'BOOKS', colour: '#2f4a72', awning: '#3f6fa8', display: books },
  'toy-front': { word: 'TOYS', colour: '#a8383f', awning: '#3f8fc8', display: toys },
  'flower-front': {
    word: 'FLOWERS',
    colour: '#5f8f5a',
    awning: '#e58aa8',
    display: flowers,
    outside: buckets,
  },
  'barber-front': {
    word: 'BARBER',
    colour: '#34425c',
    awning: '#c8453f',
    display: bottles,
    outside: pole,
  },
};

function front({ word, colour: own, awning: stripes, display, outside }: Trade) {
  return (p: Pen, { colour, isDark }: Appearance): void => {
    const main = colour ?? own;
    p.box(0, 0, 130, 100, 1, '#e6cfae');
    for (const x of [14, 54, 94]) {
      p.box(x, 6, 22, 22, 1, '#fffaf0');
      p.box(x + 2, 8, 18, 18, 1, isDark ? LIT : '#9fc4da');
      p.line(`M${x + 11} 8V26`, 1, '#fffaf0');
    }
    p.box(4, 34, 122, 66, 1, main);
    p.box(10, 36, 110, 12, 1, darker(main, 0.12));
    if (word === null) p.line('M34 42H96', 3, '#fff8ec');
    else {
      p.brush.font = '800 9px Inter';
      p.brush.fillStyle = isDark ? '#ffe9a8' : '#fff8ec';
      p.brush.textAlign = 'center';
      p.brush.textBaseline = 'middle';
      p.brush.fillText(word, 65, 42.4);
    }
    for (const x of [10, 78]) {
      p.box(x, 60, 42, 32, 1, lighter(main, 0.25));
      p.box(x + 1.6, 61.6, 38.8, 28.8, 0.6, isDark ? LIT : GLASS);
      display(p, x, 90);
      p.flat(`M${x + 6} 62h8l-10 26h-2.4v-6z`, '#ffffff', 0.35);
    }
    p.box(56, 60, 18, 40, 1, darker(main, 0.3));
    p.box(58.6, 63, 12.8, 24, 1, isDark ? LIT : GLASS);
    p.ball(71.6, 91, 1.2, '#f2c94c');
    awning(p, colour === null ? stripes : lighter(main, 0.3));
    outside?.(p);
    if (isDark) p.glow(65, 76, 60, LIT, 0.35);
  };
}

/** Shops as they are seen from the street. */
export const SHOP_FRONTS: readonly Thing[] = Object.entries(TRADES).map(([name, trade]) =>
  drawn(
    name,
    { ratio: 1.3, metres: 5, medium: 'scenery', anchors: { top: { x: 0.5, y: 0.04 } } },
    front(trade),
  ),
);
