import type { Brush } from '../../scene/world.ts';

/** What is drawn over the head of an animal, whose icon smiles. */
export const FEELINGS = ['angry', 'crying', 'sad', 'surprised', 'worried'] as const;
export type Feeling = (typeof FEELINGS)[number];

const DARK = '#3a2630';
const TEAR = '#5ab4f0';

/** By how much the inner ends of the brows are lower than the outer ones, in heights of the head. */
const SLOPES: Readonly<Record<Feeling, number>> = {
  angry: 0.11,
  sad: -0.09,
  crying: -0.09,
  surprised: -0.01,
  worried: -0.08,
};

/** Brows and tears, on a head that is `width` wide and `tall` high above the origin. */
export function drawFeeling(
  brush: Brush,
  feeling: Feeling,
  { width, tall }: { readonly width: number; readonly tall: number },
): void {
  const slope = SLOPES[feeling] * tall;
  const y = -tall * (feeling === 'surprised' ? 0.7 : 0.62);
  brush.lineCap = 'round';
  for (const side of [-1, 1]) {
    brush.strokeStyle = DARK;
    brush.lineWidth = width * 0.045;
    brush.beginPath();
    brush.moveTo(side * width * 0.09, y + slope / 2);
    brush.lineTo(side * width * 0.3, y - slope / 2);
    brush.stroke();
    if (feeling !== 'crying') continue;
    brush.strokeStyle = TEAR;
    brush.lineWidth = width * 0.06;
    brush.beginPath();
    brush.moveTo(side * width * 0.21, -tall * 0.42);
    brush.lineTo(side * width * 0.23, -tall * 0.14);
    brush.stroke();
  }
}
