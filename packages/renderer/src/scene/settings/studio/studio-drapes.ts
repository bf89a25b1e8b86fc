import { BLACK, type Colour, css, mix, WHITE } from '../../../draw/colour.ts';
import { between } from '../../../random.ts';
import type { Brush, World } from '../../world.ts';

/** How wide one fold is, in units. */
const FOLD = 190;

/** Cloth that hangs behind the product; its folds are soft, so that words stay readable on it. */
export function paintDrapes(world: World, brush: Brush, colour: Colour): void {
  const { size, unit } = world;
  const random = world.random('drapes');
  const [shade, shine] = [css(mix(colour, BLACK, 0.4), 0.16), css(mix(colour, WHITE, 0.7), 0.26)];
  let x = -unit * FOLD;
  while (x < size.width + unit * FOLD) {
    const wide = unit * FOLD * between(random, 0.6, 1.25);
    const fill = brush.createLinearGradient(x, 0, x + wide, 0);
    fill.addColorStop(0, shade);
    fill.addColorStop(0.4, shine);
    fill.addColorStop(0.65, css(colour, 0));
    fill.addColorStop(1, shade);
    brush.fillStyle = fill;
    brush.save();
    brush.transform(1, 0, -0.12, 1, size.height * 0.06, 0);
    brush.fillRect(x, 0, wide, size.height);
    brush.restore();
    x += wide;
  }
}
