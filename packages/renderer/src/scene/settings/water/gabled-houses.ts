import { css, hex, mix } from '../../../draw/colour.ts';
import { sideLit } from '../../../draw/strokes.ts';
import { between, pick } from '../../../random.ts';
import { type Brush, litColour, type World } from '../../world.ts';

const BRICKS = ['#7a3b2e', '#5c4238', '#9a5a3c', '#46505a', '#b07a50', '#6a2f35'] as const;

/** The outline of a gable over a front: in steps, as a bell, or pointed. */
function gable(brush: Brush, kind: number, [left, right, foot]: readonly number[], tall: number) {
  const [x, wide, y] = [left ?? 0, (right ?? 0) - (left ?? 0), foot ?? 0];
  brush.beginPath();
  brush.moveTo(x, y + 1);
  if (kind === 0)
    for (const [across, up] of [
      [0, 0.3],
      [0.16, 0.3],
      [0.16, 0.62],
      [0.32, 0.62],
      [0.32, 1],
      [0.68, 1],
      [0.68, 0.62],
      [0.84, 0.62],
      [0.84, 0.3],
      [1, 0.3],
    ] as const)
      brush.lineTo(x + wide * across, y - tall * up);
  else if (kind === 1) {
    brush.bezierCurveTo(
      ...([x + wide * 0.3, y - tall * 0.1, x + wide * 0.1, y - tall * 0.9] as const),
      ...([x + wide * 0.36, y - tall] as const),
    );
    brush.lineTo(x + wide * 0.64, y - tall);
    brush.bezierCurveTo(
      ...([x + wide * 0.9, y - tall * 0.9, x + wide * 0.7, y - tall * 0.1] as const),
      ...([x + wide, y] as const),
    );
  } else brush.lineTo(x + wide / 2, y - tall);
  brush.lineTo(x + wide, y + 1);
  brush.closePath();
  brush.fill();
}

/** Narrow fronts of brick with white windows, side by side along the water, as in Amsterdam. */
export function gabledHouses(
  brush: Brush,
  world: World,
  { left, width, foot }: { readonly left: number; readonly width: number; readonly foot: number },
): void {
  const { unit, light, size } = world;
  const random = world.random('gables');
  const rise = size.height > size.width ? 1.5 : 1;
  const white = css(litColour(world, hex('#f6f0e4'), 0.9));
  const pane = mix(hex('#3f566e'), light.fog, 0.2);
  for (let x = left; x < left + width; ) {
    const wide = unit * between(random, 92, 124);
    const tall = unit * rise * between(random, 250, 330);
    const wall = litColour(world, hex(pick(random, BRICKS)), 0.88);
    const top = foot - tall;
    brush.fillStyle = sideLit(brush, world, wall, [x, x + wide]);
    brush.fillRect(x, top, wide + 1, tall);
    gable(brush, Math.floor(random() * 3), [x, x + wide, top], unit * between(random, 56, 84));
    brush.fillStyle = white;
    brush.fillRect(x, top - unit * 3, wide, unit * 6);
    brush.fillStyle = white;
    brush.fillRect(x + wide / 2 - unit * 12, top - unit * 40, unit * 24, unit * 30);
    brush.fillStyle = css(pane);
    brush.fillRect(x + wide / 2 - unit * 8, top - unit * 36, unit * 16, unit * 22);
    const rows = Math.floor((tall - unit * 70) / (unit * 62));
    for (let row = 0; row < rows; row += 1)
      for (const column of [0, 1, 2]) {
        const at = x + (wide * (column + 0.5)) / 3 - unit * 11;
        const y = top + unit * (18 + row * 62);
        const isLit = light.isDark && (row * 3 + column + Math.floor(x)) % 2 === 0;
        brush.fillStyle = white;
        brush.fillRect(at - unit * 3, y - unit * 3, unit * 28, unit * 44);
        brush.fillStyle = css(isLit ? hex('#ffe08a') : pane);
        brush.fillRect(at, y, unit * 22, unit * 38);
        brush.fillStyle = white;
        brush.fillRect(at + unit * 9.5, y, unit * 3, unit * 38);
        brush.fillRect(at, y + unit * 15, unit * 22, unit * 3);
      }
    brush.fillStyle = css(litColour(world, hex('#2f5a44'), 0.88));
    brush.fillRect(x + wide * 0.4, foot - unit * 52, wide * 0.22, unit * 52);
    brush.fillStyle = css(mix(wall, light.shadow, 0.4));
    brush.fillRect(x, foot - unit * 8, wide + 1, unit * 12);
    x += wide;
  }
}
