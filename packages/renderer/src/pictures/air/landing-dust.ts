import type { Box } from '../../draw/props/furniture.ts';
import { ellipse } from '../../draw/strokes.ts';
import type { Brush } from '../../scene/world.ts';
import { leapOf } from '../motion/leaps.ts';

const SECONDS = 0.9;
const WET = /\bpuddles?\b|\bsplash\p{L}*|\bwater\b/iu;
/** How far aside each puff or drop goes, and how large it is. */
const SPREAD = [-1, -0.72, -0.45, -0.2, 0.2, 0.45, 0.72, 1] as const;

/** Puffs of dust that roll to both sides and thin out. */
function dust(brush: Brush, { x, y, width }: Box, age: number): void {
  const share = age / SECONDS;
  const out = 1 - (1 - share) ** 3;
  brush.fillStyle = '#dccdb4';
  brush.globalAlpha = 0.85 * (1 - share);
  for (const [at, side] of SPREAD.entries()) {
    const radius = width * (0.07 + 0.03 * (at % 3)) * (0.6 + 0.7 * out);
    const up = radius * (0.3 + 0.5 * out * (1.2 - Math.abs(side)));
    ellipse(brush, x + side * width * (0.36 + 0.34 * out), y - up, radius, radius * 0.8);
  }
  brush.globalAlpha = 1;
}

/** Drops of water that are thrown up to both sides and fall back. */
function splash(brush: Brush, { x, y, width }: Box, age: number): void {
  const share = age / SECONDS;
  brush.fillStyle = '#8fd0f2';
  brush.globalAlpha = Math.min(1, 2 * (1 - share));
  for (const [at, side] of SPREAD.entries())
    for (const [step, power] of [1, 0.66].entries()) {
      const flight = share * (1.2 - 0.2 * step);
      const up = 4 * flight * (1 - flight) * width * power * (0.42 - 0.2 * Math.abs(side));
      const radius = width * (0.024 + 0.009 * ((at + step) % 3));
      const far = 0.38 + (0.06 + 0.32 * Math.abs(side)) * flight * power;
      const aside = x + Math.sign(side) * width * far;
      ellipse(brush, aside, y - Math.max(0, up), radius * 0.8, radius * 1.2);
    }
  brush.globalAlpha = 1;
}

/** What flies up where a cut-out that jumps comes down: water from a puddle, otherwise dust. */
export function landingDust(
  prompt: string,
): ((brush: Brush, foot: Box, seconds: number) => void) | null {
  const leap = leapOf(prompt);
  if (leap === null) return null;
  const paint = WET.test(prompt) ? splash : dust;
  return (brush, foot, seconds) => {
    const age = leap.landed(seconds);
    if (age === null || age > SECONDS) return;
    paint(brush, { ...foot, x: foot.x + leap.at(seconds - age).x * foot.height }, age);
  };
}
