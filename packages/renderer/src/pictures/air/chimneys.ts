import type { Canvas } from '@napi-rs/canvas';
import type { Box } from '../../draw/props/furniture.ts';

const OUT_OF = '(?:chimneys?|pipes?|(?:smoke)?stacks?|roofs?|houses?|funnels?|engines?)';
const SMOKES = new RegExp(
  `\\bsmok(?:e|es|ing)\\b[^,.;]*\\b${OUT_OF}\\b|\\b${OUT_OF} (?:is |are )?smok`,
  'iu',
);

/** Whether smoke comes out of what a picture shows, and does not lie over it. */
export const smokesAbove = (prompt: string): boolean => SMOKES.test(prompt);

/** The room that smoke needs above a subject, as a share of the picture. */
const ABOVE = 0.14;

/** A box around a subject and the smoke above it. */
export function withSmoke({ x, y, width, height }: Box): Box {
  const top = Math.max(0, y - ABOVE);
  return { x, y: top, width, height: y + height - top };
}

/** How much lower than the other a second chimney may be, as a share of the picture. */
const LOWER = 0.14;

/** The highest points of the left and of the right half of a subject, as shares of its picture. */
export function chimneysOf(mask: Canvas | null): readonly { x: number; y: number }[] {
  if (mask === null) return [{ x: 0.5, y: 0.3 }];
  const pixels = mask.data();
  const { width, height } = mask;
  const isSubject = (x: number, y: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) > 128;
  const highest = (from: number, to: number) => {
    for (let y = 0; y < height; y += 1)
      for (let x = from; x < to; x += 1)
        if (isSubject(x, y)) return [{ x: (x + 0.5) / width, y: y / height }];
    return [];
  };
  const half = Math.floor(width / 2);
  const found = [...highest(0, half), ...highest(half, width)];
  const top = Math.min(...found.map(({ y }) => y));
  return found.filter(({ y }) => y < top + LOWER);
}
