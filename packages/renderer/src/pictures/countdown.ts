import { createCanvas } from '@napi-rs/canvas';
import { outBack, smooth } from '../scene/easing.ts';
import type { Brush, Moment, World } from '../scene/world.ts';

const NUMBERS = ['3', '2', '1'] as const;
/** Until which share of the video it is counted. */
const UNTIL = 0.6;

/** Large numbers, one after another. */
export function countdown({ size, unit }: World): (brush: Brush, moment: Moment) => void {
  const side = Math.ceil(unit * 360);
  const digits = NUMBERS.map((digit) => {
    const canvas = createCanvas(side, side);
    const brush = canvas.getContext('2d');
    brush.font = `800 ${Math.round(unit * 270)}px Inter`;
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.shadowColor = 'rgba(0,0,0,0.6)';
    brush.shadowBlur = unit * 26;
    brush.fillStyle = '#fff';
    brush.fillText(digit, side / 2, side / 2);
    return canvas;
  });
  return (brush, { progress }) => {
    const turn = (progress / UNTIL) * NUMBERS.length;
    const digit = digits[Math.floor(turn)];
    if (digit === undefined) return;
    const age = turn % 1;
    const wide = side * (1.25 - 0.25 * outBack(age * 3));
    brush.save();
    brush.globalAlpha = 1 - smooth((age - 0.75) / 0.25);
    brush.drawImage(digit, size.width / 2 - wide / 2, size.height * 0.42 - wide / 2, wide, wide);
    brush.restore();
  };
}
