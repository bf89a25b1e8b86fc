import type { Size } from '../sizes.ts';
import type { Look } from './look.ts';
import { halver, type Sheet, scaled, sheetOf } from './sheet.ts';

/** What is drawn by hand is soft: half of the pixels do, in a quarter of the time. */
export function byHand(size: Size, look: (half: Sheet) => (sheet: Sheet) => void): Look {
  const half = scaled(size, 0.5);
  const shrink = halver(size, half);
  const change = look(sheetOf(half));
  return (brush) => {
    const sheet = shrink(brush.canvas);
    change(sheet);
    brush.drawImage(sheet.canvas, 0, 0, size.width, size.height);
  };
}
