import { css, hex, WHITE } from '../../../draw/colour.ts';
import { type Brush, litColour, type World } from '../../world.ts';

/** Whether the ground is that of a game of tennis. */
export const isTennis = ({ description }: World): boolean =>
  description.extras?.includes('clay-court') === true ||
  description.subjects.some(
    ({ thing, look }) => thing === 'tennis-racket' || look?.job === 'tennis-player',
  );

/** Across the court, behind who plays on the near side. */
export function tennisNet(
  brush: Brush,
  world: World,
  area: { readonly left: number; readonly width: number },
  top: number,
): void {
  const { unit } = world;
  const [foot, right] = [top + unit * 66, area.left + area.width];
  brush.strokeStyle = css(litColour(world, hex('#2f3644'), 1), 0.55);
  brush.lineWidth = Math.max(1, unit * 1.6);
  brush.beginPath();
  for (let x = area.left; x < right; x += unit * 11) {
    brush.moveTo(x, top);
    brush.lineTo(x, foot);
  }
  for (let y = top + unit * 11; y <= foot; y += unit * 11) {
    brush.moveTo(area.left, y);
    brush.lineTo(right, y);
  }
  brush.stroke();
  brush.fillStyle = css(litColour(world, WHITE, 1));
  brush.fillRect(area.left, top - unit * 4, area.width, unit * 10);
  brush.fillRect(world.size.width / 2 - unit * 4, top, unit * 8, foot - top);
}
