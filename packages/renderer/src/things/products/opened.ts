import { darker, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const [OPENS_AT, BLOBS] = [0.6, 16] as const;

/** Foam that shoots up out of an opening, and what closed it flying off. */
export function spurt(
  p: Pen,
  { x, y, wide }: { readonly x: number; readonly y: number; readonly wide: number },
  seconds: number,
  foam = '#fffaf0',
): void {
  const since = seconds - OPENS_AT;
  if (since <= 0) return;
  const strength = Math.min(1, since * 2) * (0.72 + 0.28 / (1 + since));
  for (let at = 0; at < BLOBS; at += 1) {
    const age = (since * 1.1 + at * 0.618) % 1;
    const side = (((at * 0.382) % 1) - 0.5) * 2;
    const left = x + side * wide * (0.4 + 3.2 * age);
    const high = strength * (108 * age - 96 * age * age) * (0.55 + 0.45 * ((at * 0.53) % 1));
    p.ball(left, y - high, wide * (0.95 - 0.5 * age), foam);
  }
  for (const [shift, size] of [
    [-0.6, 0.62],
    [0, 0.8],
    [0.6, 0.6],
  ] as const)
    p.ball(x + shift * wide, y - size * wide * 0.5, size * wide, foam);
}

/** Where what closed it is in the air. */
export function flungAt(seconds: number): { readonly up: number; readonly turn: number } {
  const since = Math.max(0, seconds - OPENS_AT);
  return { up: 60 * Math.min(1, since * 1.6) - 7 * since * since, turn: since * 3 };
}

/** Bottles that are opened with a bang. */
export const OPENED: readonly Thing[] = [
  drawn(
    'popping-champagne',
    {
      ratio: 0.42,
      metres: 0.34,
      anchors: { grip: { x: 0.5, y: 0.7 }, outlet: { x: 0.5, y: 0.1 } },
    },
    (p, { colour }) => {
      const glass = colour ?? '#2f5a3a';
      p.path('M15 12H27V34Q42 44 42 58V94Q42 100 36 100H6Q0 100 0 94V58Q0 44 15 34Z', glass);
      p.path('M14 14H28V36Q34 40 36 44Q21 50 6 44Q8 40 14 36Z', '#e0b23c');
      p.box(13, 10, 16, 6, 2, '#c8952c');
      p.box(2, 60, 38, 26, 2, '#fbf1d8');
      p.line('M10 68H32M14 75H28', 2.2, '#c8952c');
      p.flat('M5 58q0 -8 6 -13l3 1q-4 6 -4 12v34h-5z', '#ffffff', 0.35);
    },
    (p, seconds) => {
      const { up, turn } = flungAt(seconds);
      p.brush.save();
      p.brush.translate(21 + up * 0.35, 6 - up);
      p.brush.rotate(turn);
      p.box(-6, -6, 12, 9, 4, '#d8b07a');
      p.box(-4.5, 1, 9, 8, 1.5, darker('#d8b07a', 0.12));
      p.brush.restore();
      spurt(p, { x: 21, y: 11, wide: 8 }, seconds);
    },
  ),
];
