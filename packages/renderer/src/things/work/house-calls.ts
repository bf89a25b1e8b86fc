import { darker, lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const PIPE = '#c07a4a';
const WATER = '#8fd0f4';

/** A jet that falls back in drops, from a crack. */
function jet(p: Pen, at: { readonly x: number; readonly y: number }, way: number, seconds: number) {
  for (let drop = 0; drop < 9; drop += 1) {
    const age = (seconds * 1.6 + drop / 9) % 1;
    const x = at.x + way * age * 34;
    const y = at.y - 62 * age + 74 * age * age;
    p.spot(x, y, 3.4 - age * 1.4, 4.6 - age * 1.8, drop % 3 === 0 ? '#ffffff' : WATER, 0.9);
  }
}

/** A drop that grows at a crack, and falls. */
function drip(p: Pen, x: number, seconds: number): void {
  const age = (seconds * 0.9) % 1;
  const y = 52 + 42 * age * age;
  p.spot(x, y, 2.6, 3.8, WATER, 0.95);
  p.spot(x - 0.8, y - 1, 0.8, 1.1, '#ffffff', 0.9);
}

/** What craftsmen come for, and what they bring. */
export const HOUSE_CALLS: readonly Thing[] = [
  drawn(
    'burst-pipe',
    { ratio: 1.15, metres: 1.1, anchors: { outlet: { x: 0.5, y: 0.5 } } },
    (p, { colour }) => {
      const main = colour ?? PIPE;
      p.spot(58, 95, 56, 5, WATER, 0.75);
      p.spot(52, 94, 34, 3, '#d6f0ff', 0.8);
      p.flat('M58 56Q30 2 18 60Q34 34 56 62ZM60 56Q88 2 98 62Q82 34 62 62Z', WATER, 0.75);
      p.flat('M54 58Q50 6 58 0Q66 6 62 58Z', '#c4e8ff', 0.85);
      p.box(0, 58, 50, 18, 4, main);
      p.box(66, 58, 49, 18, 4, main);
      p.box(14, 54, 10, 26, 3, darker(main, 0.18));
      p.box(92, 54, 10, 26, 3, darker(main, 0.18));
      p.box(14, 78, 10, 22, 2, lighter(main, 0.1));
      p.box(92, 78, 10, 22, 2, lighter(main, 0.1));
      p.path('M50 58L57 62L53 67L59 71L50 76Z', darker(main, 0.3));
      p.path('M66 58L60 63L64 68L59 72L66 76Z', darker(main, 0.3));
      p.flat('M2 61H48V64H2ZM68 61H113V64H68Z', '#ffffff', 0.4);
    },
    (p, seconds) => {
      jet(p, { x: 57, y: 60 }, -1, seconds);
      jet(p, { x: 59, y: 60 }, 1, seconds + 0.4);
      jet(p, { x: 58, y: 60 }, 0.3, seconds + 0.7);
    },
  ),
  drawn(
    'leaking-pipe',
    { ratio: 1.1, metres: 1.1, anchors: { outlet: { x: 0.55, y: 0.48 } } },
    (p, { colour }) => {
      const main = colour ?? PIPE;
      p.spot(60, 95, 40, 5, WATER, 0.8);
      p.spot(56, 94, 24, 2.6, '#d6f0ff', 0.85);
      p.box(10, 0, 16, 40, 3, main);
      p.path('M10 32H26Q26 36 30 36H84Q100 36 100 52V100H84V56Q84 52 80 52H26Q10 52 10 36Z', main);
      p.box(7, 8, 22, 8, 3, darker(main, 0.2));
      p.box(36, 32, 9, 24, 3, darker(main, 0.2));
      p.box(68, 32, 9, 24, 3, darker(main, 0.2));
      p.box(81, 74, 22, 8, 3, darker(main, 0.2));
      p.flat('M28 39H84Q92 40 95 46Q88 43 82 43H28Z', '#ffffff', 0.4);
      p.path('M54 34L60 40L56 45L62 53L57 54L51 46L55 41L50 35Z', darker(main, 0.55));
      p.flat('M52 50Q58 46 63 50Q62 62 58 66Q53 62 52 50Z', WATER, 0.9);
    },
    (p, seconds) => {
      for (let drop = 0; drop < 3; drop += 1) drip(p, 55 + drop * 3, seconds + drop * 0.37);
    },
  ),
  drawn('gauze-roll', { ratio: 1.9, metres: 0.3, anchors: { grip: { x: 0.24, y: 0.6 } } }, (p) => {
    p.path('M44 16Q120 -10 180 24Q194 38 180 54Q120 24 46 54Z', '#f7f3ea');
    p.line('M70 24Q124 8 174 38', 3, '#dcd3c2');
    p.ball(42, 58, 38, '#fffdf6');
    p.ring(42, 58, 24, 4, '#ded6c8');
    p.ring(42, 58, 11, 4, '#cfc5b4');
  }),
  drawn(
    'paint-roller',
    { ratio: 0.5, metres: 0.6, anchors: { grip: { x: 0.5, y: 0.9 } } },
    (p, { colour }) => {
      const main = colour ?? '#f2b53a';
      p.line('M25 70V52H46V14H42', 3.6, '#aeb7c4');
      p.box(21, 66, 8, 34, 4, '#3f4a5c');
      p.box(0, 2, 42, 24, 8, main);
      p.flat('M4 7H38V10H4Z', '#ffffff', 0.45);
      p.flat('M6 25L8 36L11 25ZM22 25L24 42L27 25Z', main, 0.9);
    },
  ),
  drawn(
    'hedge-shears',
    { ratio: 0.56, metres: 0.7, anchors: { grip: { x: 0.5, y: 0.86 } } },
    (p) => {
      p.path('M26 60L6 2Q18 10 31 58Z', '#c3cad6');
      p.path('M30 60L50 2Q38 10 25 58Z', '#dbe1ea');
      p.ball(28, 58, 4, '#5a6378');
      p.line('M26 60L14 94', 7, '#e2574c');
      p.line('M30 60L42 94', 7, '#e2574c');
    },
  ),
];
