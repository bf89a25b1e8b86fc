import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import type { PaintArea } from '../../../draw/layer.ts';
import { type Brush, litColour, type World } from '../../world.ts';

const CHECK = '#c8453c';
/** How many rows of checks lie between the far and the near edge. */
const ROWS = 7;

/** A checked cloth over the whole table; its checks grow towards the viewer. */
export function spreadCloth(
  brush: Brush,
  world: World,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  area: PaintArea,
): void {
  const { unit, size } = world;
  const linen = litColour(world, mix(hex(CHECK), WHITE, 0.88), 1);
  brush.fillStyle = css(linen);
  brush.fillRect(area.left, top, area.width, bottom - top);
  const middle = size.width / 2;
  brush.fillStyle = css(litColour(world, hex(CHECK), 1), 0.45);
  const many = Math.ceil(area.width / (unit * 90));
  for (let at = -many; at <= many; at += 2) {
    const [far, near] = [unit * 62, unit * 150];
    brush.beginPath();
    brush.moveTo(middle + at * far, top);
    brush.lineTo(middle + (at + 1) * far, top);
    brush.lineTo(middle + (at + 1) * near, bottom);
    brush.lineTo(middle + at * near, bottom);
    brush.fill();
  }
  for (let row = 0; row < ROWS; row += 2) {
    const [from, to] = [row, row + 1].map((one) => top + (bottom - top) * (one / ROWS) ** 1.5);
    brush.fillRect(area.left, from ?? top, area.width, (to ?? bottom) - (from ?? top));
  }
}
