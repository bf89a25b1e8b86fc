import { SCREENS, type Screen } from '../../parse-prompt/words/screens.ts';
import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** A square on a screen. */
interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Look {
  /** The colour of the app. */
  readonly colour: string;
  readonly paint: (p: Pen, square: Square, colour: string) => void;
}

function card(p: Pen, { x, y, size }: Square, colour = '#ffffff'): void {
  p.box(x, y, size, size, size * 0.1, colour);
}

function chart(p: Pen, square: Square, colour: string): void {
  const { x, y, size } = square;
  card(p, square);
  for (const [at, tall] of [0.3, 0.46, 0.38, 0.6, 0.74].entries()) {
    const left = x + size * (0.12 + at * 0.16);
    const fill = at === 4 ? colour : lighter(colour, 0.45);
    p.box(left, y + size * (0.9 - tall), size * 0.11, size * tall, size * 0.03, fill);
  }
  const at = (right: number, down: number) => `${x + size * right} ${y + size * down}`;
  const line = `M${at(0.14, 0.5)}L${at(0.34, 0.36)}L${at(0.52, 0.42)}L${at(0.86, 0.1)}`;
  p.line(line, size * 0.035, '#ff8a3c');
  p.ball(x + size * 0.86, y + size * 0.1, size * 0.05, '#ff8a3c');
}

function rings(p: Pen, { x, y, size }: Square): void {
  const [cx, cy] = [x + size / 2, y + size / 2];
  for (const [at, colour] of ['#ff4d6d', '#7dea5f', '#43d5ff'].entries()) {
    const radius = size * (0.44 - at * 0.13);
    p.ring(cx, cy, radius, size * 0.1, darker(colour, 0.62));
    const end = { x: cx - radius * 0.86, y: cy - radius * 0.5 };
    const arc = `M${cx} ${cy - radius}A${radius} ${radius} 0 1 1 ${end.x} ${end.y}`;
    p.line(arc, size * 0.1, colour);
  }
}

function calm(p: Pen, { x, y, size }: Square): void {
  const [cx, cy] = [x + size / 2, y + size / 2];
  for (const [at, alpha] of [0.22, 0.3, 0.42, 0.95].entries()) {
    const radius = size * (0.5 - at * 0.11);
    p.spot(cx, cy, radius, radius, '#ffffff', alpha);
  }
  for (const angle of [-60, -30, 0, 30, 60]) {
    const turn = (angle * Math.PI) / 180;
    const [px, py] = [cx + Math.sin(turn) * size * 0.1, cy - Math.cos(turn) * size * 0.08];
    p.spot(px, py + size * 0.04, size * 0.045, size * 0.075, '#8a6fe8', 0.75);
  }
}

/** The sun behind a cloud, and the days to come. */
function weather(p: Pen, square: Square): void {
  const { x, y, size } = square;
  card(p, square, '#d8efff');
  p.ball(x + size * 0.4, y + size * 0.32, size * 0.2, '#ffc53a');
  for (const [across, down, radius] of [
    [0.5, 0.46, 0.11],
    [0.64, 0.4, 0.15],
    [0.78, 0.47, 0.1],
  ] as const)
    p.ball(x + size * across, y + size * down, size * radius, '#ffffff');
  for (const [at, colour] of ['#ffc53a', '#9fc4e6', '#ffc53a', '#6f9fd8'].entries()) {
    const middle = x + size * (0.18 + at * 0.21);
    p.ball(middle, y + size * 0.74, size * 0.06, colour);
    p.box(middle - size * 0.06, y + size * 0.85, size * 0.12, size * 0.04, size * 0.02, '#4a7fb5');
  }
}

function heart(p: Pen, square: Square): void {
  const { x, y, size } = square;
  card(p, square, '#ffe3ea');
  p.ball(x + size * 0.5, y + size * 0.34, size * 0.17, '#f2b98c');
  const hair = `M${x + size * 0.31} ${y + size * 0.36}Q${x + size * 0.3} ${y + size * 0.12} ${x + size * 0.5} ${y + size * 0.13}T${x + size * 0.69} ${y + size * 0.36}Q${x + size * 0.6} ${y + size * 0.24} ${x + size * 0.31} ${y + size * 0.36}Z`;
  p.path(hair, '#5a3a28');
  const [cx, cy, s] = [x + size * 0.5, y + size * 0.62, size * 0.24];
  p.path(
    `M${cx} ${cy + s}C${cx - s * 1.7} ${cy} ${cx - s * 0.9} ${cy - s * 0.9} ${cx} ${cy - s * 0.15}C${cx + s * 0.9} ${cy - s * 0.9} ${cx + s * 1.7} ${cy} ${cx} ${cy + s}Z`,
    '#ff3d68',
  );
}

function music(p: Pen, square: Square, colour: string): void {
  const { x, y, size } = square;
  card(p, square, darker(colour, 0.35));
  p.ball(x + size * 0.5, y + size * 0.42, size * 0.3, '#1d1730');
  p.ball(x + size * 0.5, y + size * 0.42, size * 0.11, '#ffcf4d');
  p.box(x + size * 0.1, y + size * 0.84, size * 0.8, size * 0.05, size * 0.025, '#ffffff');
  p.box(x + size * 0.1, y + size * 0.84, size * 0.42, size * 0.05, size * 0.025, '#ffcf4d');
}

function map(p: Pen, square: Square, colour: string): void {
  const { x, y, size } = square;
  card(p, square, '#dff0dc');
  const at = (right: number, down: number) => `${x + size * right} ${y + size * down}`;
  p.line(
    `M${at(0.06, 0.3)}L${at(0.94, 0.44)}M${at(0.34, 0.06)}L${at(0.26, 0.94)}`,
    size * 0.08,
    '#ffffff',
  );
  p.line(
    `M${at(0.72, 0.06)}L${at(0.66, 0.94)}M${at(0.06, 0.74)}L${at(0.94, 0.7)}`,
    size * 0.06,
    '#ffffff',
  );
  p.line(`M${at(0.28, 0.84)}L${at(0.3, 0.36)}L${at(0.66, 0.4)}`, size * 0.05, colour);
  p.path(
    `M${at(0.68, 0.42)}C${at(0.5, 0.2)} ${at(0.54, 0.06)} ${at(0.68, 0.06)}C${at(0.82, 0.06)} ${at(0.86, 0.2)} ${at(0.68, 0.42)}Z`,
    '#f0433a',
  );
  p.ball(x + size * 0.68, y + size * 0.18, size * 0.055, '#ffffff');
}

function game(p: Pen, square: Square): void {
  const { x, y, size } = square;
  card(p, square, '#3a2a78');
  const gems = ['#ff5470', '#ffd24a', '#4ddf8f', '#54b8ff', '#c77dff'];
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const fill = gems[(row * 3 + column * 2 + (row % 2)) % gems.length] ?? '#ffffff';
      p.ball(x + size * (0.17 + column * 0.22), y + size * (0.17 + row * 0.22), size * 0.09, fill);
    }
}

function photo(p: Pen, square: Square): void {
  const { x, y, size } = square;
  card(p, square, '#8fd0ff');
  const at = (right: number, down: number) => `${x + size * right} ${y + size * down}`;
  p.ball(x + size * 0.72, y + size * 0.26, size * 0.11, '#ffd34d');
  p.path(
    `M${at(0, 0.8)}L${at(0.34, 0.36)}L${at(0.6, 0.7)}L${at(0.74, 0.52)}L${at(1, 0.82)}V${y + size}H${x}Z`,
    '#3d9b6c',
  );
  p.spot(x + size * 0.5, y + size * 0.52, size * 0.17, size * 0.17, '#ffffff', 0.92);
  p.flat(`M${at(0.44, 0.42)}L${at(0.6, 0.52)}L${at(0.44, 0.62)}Z`, '#e0395b');
}

function chat(p: Pen, { x, y, size }: Square, colour: string): void {
  const bubble = (left: number, top: number, wide: number, fill: string, ink: string) => {
    p.box(x + size * left, y + size * top, size * wide, size * 0.2, size * 0.09, fill);
    p.box(
      x + size * (left + 0.07),
      y + size * (top + 0.08),
      size * (wide - 0.14),
      size * 0.04,
      size * 0.02,
      ink,
    );
  };
  bubble(0, 0, 0.68, '#ffffff', '#9aa3b4');
  bubble(0.3, 0.27, 0.7, lighter(colour, 0.15), '#ffffff');
  bubble(0, 0.54, 0.56, '#ffffff', '#9aa3b4');
  bubble(0.24, 0.8, 0.76, lighter(colour, 0.15), '#ffffff');
}

function shop(p: Pen, { x, y, size }: Square): void {
  const wares = ['#ffd9c2', '#d6f0e0', '#e4dcff', '#fff0b8'];
  for (const [at, fill] of wares.entries()) {
    const [left, top] = [x + (at % 2) * size * 0.52, y + Math.floor(at / 2) * size * 0.52];
    p.box(left, top, size * 0.48, size * 0.48, size * 0.07, '#ffffff');
    p.box(left + size * 0.05, top + size * 0.05, size * 0.38, size * 0.26, size * 0.05, fill);
    p.ball(left + size * 0.24, top + size * 0.18, size * 0.09, darker(fill, 0.4));
    p.box(left + size * 0.06, top + size * 0.36, size * 0.24, size * 0.05, size * 0.02, '#5c6474');
  }
}

function code(p: Pen, square: Square): void {
  const { x, y, size } = square;
  card(p, square, '#1c2033');
  const rows = [
    [0, 0.4, '#ff7ab8'],
    [0.1, 0.5, '#7ee0ff'],
    [0.1, 0.32, '#ffd76b'],
    [0.2, 0.46, '#8df08a'],
    [0.1, 0.6, '#c9a2ff'],
    [0, 0.2, '#ff7ab8'],
  ] as const;
  for (const [at, [left, wide, fill]] of rows.entries())
    p.box(
      x + size * (0.1 + left),
      y + size * (0.12 + at * 0.135),
      size * wide,
      size * 0.06,
      size * 0.03,
      fill,
    );
}

function list(p: Pen, { x, y, size }: Square, colour: string): void {
  for (let row = 0; row < 4; row += 1) {
    const top = y + row * size * 0.26;
    p.box(x, top, size, size * 0.21, size * 0.06, '#ffffff');
    const isDone = row < 3;
    p.ball(x + size * 0.13, top + size * 0.105, size * 0.065, isDone ? colour : '#d5dae4');
    if (isDone) {
      const tick = `M${x + size * 0.1} ${top + size * 0.105}l${size * 0.022} ${size * 0.026}l${size * 0.04} ${-size * 0.05}`;
      p.line(tick, size * 0.018, '#ffffff');
    }
    p.box(
      x + size * 0.26,
      top + size * 0.08,
      size * (row % 2 === 0 ? 0.6 : 0.44),
      size * 0.05,
      size * 0.025,
      '#8a93a6',
    );
  }
}

const LOOKS: Readonly<Record<Screen, Look>> = {
  chart: { colour: '#2f6bff', paint: chart },
  rings: { colour: '#20242f', paint: rings },
  calm: { colour: '#8f7bea', paint: calm },
  heart: { colour: '#ff5c86', paint: heart },
  music: { colour: '#7a3df0', paint: music },
  map: { colour: '#1f8ef1', paint: map },
  game: { colour: '#5b3fd6', paint: game },
  photo: { colour: '#2b2f3d', paint: photo },
  chat: { colour: '#17a673', paint: chat },
  shop: { colour: '#ff7a45', paint: shop },
  code: { colour: '#2b3150', paint: code },
  weather: { colour: '#3f9be8', paint: weather },
  list: { colour: '#3a7bfd', paint: list },
};

/** The picture of an app from edge to edge of a screen. */
function phoneScreen(p: Pen, { colour, paint }: Look): void {
  p.box(2.5, 2.5, 45, 95, 6, lighter(colour, 0.12));
  p.flat('M2.5 70Q25 58 47.5 72V91.5Q47.5 97.5 41.5 97.5H8.5Q2.5 97.5 2.5 91.5Z', '#ffffff', 0.14);
  p.box(8, 14, 20, 3.4, 1.7, '#ffffff');
  p.box(8, 19.5, 13, 2.2, 1.1, lighter(colour, 0.55));
  p.ball(40, 17, 3.4, lighter(colour, 0.7));
  paint(p, { x: 7, y: 26, size: 36 }, colour);
  p.box(7, 67, 36, 9, 3, lighter(colour, 0.8));
  p.box(11, 70, 18, 2.6, 1.3, darker(colour, 0.2));
  p.box(7, 79, 36, 9, 4.5, '#ffffff');
  p.box(17, 82.2, 16, 2.6, 1.3, colour);
}

function laptopScreen(p: Pen, { colour, paint }: Look): void {
  p.box(19, 5, 112, 73, 2, lighter(colour, 0.82));
  p.box(19, 5, 22, 73, 2, colour);
  for (let row = 0; row < 5; row += 1)
    p.box(23.5, 21 + row * 10, 13, 3, 1.5, lighter(colour, row === 0 ? 0.95 : 0.5));
  p.ball(30, 12, 3.6, '#ffffff');
  p.box(47, 10, 34, 4.6, 2.3, darker(colour, 0.2));
  paint(p, { x: 47, y: 20, size: 52 }, colour);
  for (let row = 0; row < 3; row += 1) {
    p.box(104, 20 + row * 18.2, 22, 15.4, 2.4, '#ffffff');
    p.box(107, 24 + row * 18.2, 11, 3, 1.5, lighter(colour, 0.3));
    p.box(107, 29 + row * 18.2, 15, 2.4, 1.2, '#b7bfcd');
  }
}

const HELD = { grip: { x: 0.5, y: 0.6 } };

function phone(screen: Screen): Thing {
  return drawn(`phone-${screen}`, { ratio: 0.5, metres: 0.16, anchors: HELD }, (p) => {
    p.box(0, 0, 50, 100, 8, '#2c2f3a');
    phoneScreen(p, LOOKS[screen]);
    p.box(17, 5, 16, 4, 2, '#2c2f3a');
    p.box(17, 93, 16, 1.6, 0.8, '#ffffff');
  });
}

function laptop(screen: Screen): Thing {
  const anchors = { ...HELD, top: { x: 0.5, y: 0.04 } };
  return drawn(`laptop-${screen}`, { ratio: 1.5, metres: 0.24, anchors }, (p, { isDark }) => {
    p.box(14, 0, 122, 84, 6, '#3a4152');
    laptopScreen(p, LOOKS[screen]);
    p.path('M8 84H142L150 94Q150 100 144 100H6Q0 100 0 94Z', '#c6ccd8');
    p.box(58, 84, 34, 5, 2, '#9aa3b4');
    if (isDark) p.glow(75, 40, 60, '#bfe0ff', 0.35);
  });
}

/** Telephones and laptops that show what an app is for. */
export const SCREEN_THINGS: readonly Thing[] = SCREENS.flatMap((each) => [
  phone(each),
  laptop(each),
]);
