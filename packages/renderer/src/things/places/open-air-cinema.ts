import { darker, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const SHIRTS = ['#e4572e', '#f3c623', '#3f7fd6', '#f4f1ea', '#4caf6a', '#b05fc9'] as const;
const SKINS = ['#f2c9a4', '#d99e76', '#a86b48', '#7a4a30'] as const;
const HAIRS = ['#2a2028', '#4a3020', '#8a5a34', '#d8b068', '#b8492e'] as const;
const BLANKETS = ['#c8463f', '#3f78b8', '#e0a83c', '#4f9a6a'] as const;

/** Somebody who sits on the ground, seen from behind. */
function back(p: Pen, x: number, y: number, at: number): void {
  const shirt = SHIRTS[(at * 5) % SHIRTS.length] ?? SHIRTS[0];
  const hair = HAIRS[(at * 3) % HAIRS.length] ?? HAIRS[0];
  p.oval(x, y - 1, 7.4, 3, darker(shirt, 0.35));
  p.path(`M${x - 6} ${y}Q${x - 7} ${y - 13} ${x} ${y - 13.4}T${x + 6} ${y}Z`, shirt);
  p.box(x - 1.4, y - 15.6, 2.8, 3.6, 1, SKINS[(at * 7) % SKINS.length] ?? SKINS[0]);
  p.ball(x, y - 18, 4, hair);
  if (at % 2 === 0)
    p.path(
      `M${x - 4} ${y - 18}H${x + 4}L${x + 4.6} ${y - 9.6}Q${x} ${y - 7.6} ${x - 4.6} ${y - 9.6}Z`,
      hair,
    );
}

/** Two or three who share a blanket. */
function onBlanket(
  p: Pen,
  { x, y, many, at }: Readonly<Record<'x' | 'y' | 'many' | 'at', number>>,
): void {
  const wide = many * 7 + 6;
  const cloth = BLANKETS[at % BLANKETS.length] ?? BLANKETS[0];
  p.path(`M${x - wide + 5} ${y - 5}H${x + wide - 5}L${x + wide} ${y + 4}H${x - wide}Z`, cloth);
  p.line(`M${x - wide + 3} ${y - 0.6}H${x + wide - 3}`, 0.9, '#fff4e0');
  for (let one = 0; one < many; one += 1) back(p, x + (one - (many - 1) / 2) * 13, y, at * 3 + one);
}

const AUDIENCE = [
  { x: 34, y: 82, many: 2, at: 0 },
  { x: 83, y: 81, many: 3, at: 1 },
  { x: 134, y: 82, many: 2, at: 2 },
  { x: 57, y: 95.5, many: 2, at: 3 },
  { x: 110, y: 95.5, many: 2, at: 4 },
] as const;

/** A large screen on legs, and the film on it. */
function screen(p: Pen): void {
  p.line('M24 84L30 60M142 84L136 60', 3, '#4a4f5c');
  p.box(6, 0, 154, 70, 2, '#2f3442');
  p.glow(83, 35, 84, '#dcecff', 0.5);
  p.box(10, 4, 146, 62, 1, '#9fd4f2');
  p.flat('M10 50Q46 26 82 44T156 36V66H10Z', '#5f9a6a');
  p.ball(124, 19, 9, '#ffe08a');
  p.flat('M54 66V52Q54 40 64 40T74 52V66Z', '#3a4a6a');
  p.ball(64, 34, 7, '#e8b894');
  p.flat('M84 66V54Q84 43 93 43T102 54V66Z', '#b8425a');
  p.ball(93, 37, 6.4, '#a86b48');
  p.flat('M10 4H156V66H10Z', '#ffffff', 0.14);
}

const PAINTS = ['#c8463f', '#3f8fb8', '#e0a83c', '#4f9a6a', '#8a64b8', '#e9ecf2'] as const;

/** A car seen from behind, `size` times as large as the nearest ones. */
function parked(p: Pen, x: number, foot: number, size: number, at: number): void {
  const paint = PAINTS[at % PAINTS.length] ?? PAINTS[0];
  const [wide, high] = [17 * size, 11 * size];
  const top = foot - high - 7 * size;
  for (const side of [-1, 1])
    p.box(x + side * wide * 0.62 - 3 * size, foot - 4 * size, 6 * size, 6 * size, 2, '#22252e');
  p.path(
    `M${x - wide * 0.74} ${foot - high + 1}Q${x - wide * 0.6} ${top} ${x - wide * 0.4} ${top}H${x + wide * 0.4}Q${x + wide * 0.6} ${top} ${x + wide * 0.74} ${foot - high + 1}Z`,
    darker(paint, 0.12),
  );
  p.flat(
    `M${x - wide * 0.58} ${foot - high}Q${x - wide * 0.5} ${top + 2 * size} ${x - wide * 0.36} ${top + 2 * size}H${x + wide * 0.36}Q${x + wide * 0.5} ${top + 2 * size} ${x + wide * 0.58} ${foot - high}Z`,
    '#bcd8ee',
  );
  for (const side of [-1, 1])
    p.ball(x + side * wide * 0.26, foot - high - size, 2.6 * size, '#2c2a36');
  p.box(x - wide, foot - high, wide * 2, high, 4 * size, paint);
  for (const side of [-1, 1])
    p.box(
      x + side * wide * 0.78 - 2.4 * size,
      foot - high + 2.4 * size,
      4.8 * size,
      2.8 * size,
      1,
      '#ff5a4a',
    );
  p.box(x - 5 * size, foot - 5 * size, 10 * size, 3 * size, 0.8, '#f4f1ea');
}

/** A film in the park: a large screen, and before it the backs of those who sit on blankets. */
export const OPEN_AIR_CINEMA: readonly Thing[] = [
  drawn(
    'open-air-cinema',
    { ratio: 1.66, metres: 4.6 },
    (p) => {
      screen(p);
      p.oval(83, 98, 83, 2, '#2c3a34');
      for (const group of AUDIENCE) onBlanket(p, group);
    },
    (p, seconds) => p.glow(83, 35, 80, '#eaf4ff', 0.2 + 0.08 * Math.sin(seconds * 5)),
  ),
  // The same with cars, which stand in two rows and look at the screen.
  drawn(
    'drive-in-cinema',
    { ratio: 1.66, metres: 7 },
    (p) => {
      screen(p);
      p.oval(83, 98, 83, 2, '#2c3a34');
      for (const [at, x] of [40, 83, 126].entries()) parked(p, x, 84, 0.8, at * 2 + 1);
      for (const [at, x] of [19, 62, 105, 148].entries()) parked(p, x, 98, 1, at);
    },
    (p, seconds) => p.glow(83, 35, 80, '#eaf4ff', 0.2 + 0.08 * Math.sin(seconds * 5)),
  ),
];
