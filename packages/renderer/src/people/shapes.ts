import type { Build } from './build.ts';

/** Shoulders to hips. */
export function trunk({ shoulder: w, hip: h, shoulderY: s, hipY }: Build, drop = 5): string {
  const y = hipY + drop;
  const waist = (s + hipY) / 2 + 3;
  return (
    `M${-w * 0.5} ${s - 1}Q${-w} ${s - 1} ${-w * 1.06} ${s + 6}L${-h * 0.92} ${waist}Q${-h * 0.98} ${hipY - 3} ${-h * 1.04} ${y}` +
    `Q0 ${y + 3} ${h * 1.04} ${y}Q${h * 0.98} ${hipY - 3} ${h * 0.92} ${waist}L${w * 1.06} ${s + 6}Q${w} ${s - 1} ${w * 0.5} ${s - 1}Q0 ${s + 4} ${-w * 0.5} ${s - 1}Z`
  );
}

/** From the waist to a height over the ground, and how much wider than the hips. */
export function skirt({ hip: h, hipY, shoulderY }: Build, foot: number, flare: number): string {
  const waist = (shoulderY + hipY) / 2 + 3;
  return (
    `M${-h * 0.9} ${waist}Q${-h * 1.1} ${hipY} ${-h * flare} ${foot}Q0 ${foot + 4} ${h * flare} ${foot}` +
    `Q${h * 1.1} ${hipY} ${h * 0.9} ${waist}Z`
  );
}
