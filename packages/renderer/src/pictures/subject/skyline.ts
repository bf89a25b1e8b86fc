import type { Canvas } from '@napi-rs/canvas';
import type { Box } from '../../draw/props/furniture.ts';

/** Where a subject ends above at a place in the frame; far below the frame where there is none of it. */
export function skylineOf(mask: Canvas | null, frame: Box): (x: number) => number {
  if (mask === null) return () => Number.POSITIVE_INFINITY;
  const { width, height } = mask;
  const pixels = mask.data();
  const topIn = (column: number): number => {
    for (let row = 0; row < height; row += 1)
      if ((pixels[(row * width + column) * 4 + 3] ?? 0) > 128) return row / height;
    return Number.POSITIVE_INFINITY;
  };
  const tops = Array.from({ length: width }, (_, column) => topIn(column));
  return (x) => {
    const column = Math.floor(((x - frame.x) / frame.width) * width);
    return frame.y + (tops[column] ?? Number.POSITIVE_INFINITY) * frame.height;
  };
}
