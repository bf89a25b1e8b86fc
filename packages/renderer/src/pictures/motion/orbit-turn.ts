import { createCanvas } from '@napi-rs/canvas';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';

const STRIP = 16;
/** By how much the near side of the picture is larger than its middle. */
const LEAN = 0.13;

/** Turns what has been painted as a wall that is passed: now its left side is nearer, then its right side. */
export function turnedWall({ width, height }: Size): (brush: Brush, moment: Moment) => void {
  const copy = createCanvas(width, height);
  const onto = copy.getContext('2d');
  return (brush, { progress }) => {
    const lean = LEAN * Math.cos(smooth(progress) * Math.PI);
    onto.drawImage(brush.canvas, 0, 0);
    for (let x = 0; x < width; x += STRIP) {
      const wide = Math.min(STRIP, width - x);
      const grown = 1 + Math.abs(lean) - lean * (((x + wide / 2) / width) * 2 - 1);
      const left = width / 2 + (x - width / 2) * (1 + Math.abs(lean));
      brush.drawImage(
        copy,
        x,
        0,
        wide,
        height,
        left,
        (height / 2) * (1 - grown),
        wide * (1 + Math.abs(lean)) + 1,
        height * grown,
      );
    }
  };
}
