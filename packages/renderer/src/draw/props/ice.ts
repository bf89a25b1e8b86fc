import type { Brush, World } from '../../scene/world.ts';
import { css, hex, mix, WHITE } from '../colour.ts';
import { snowTones } from '../snow-cover.ts';
import { fromTop } from '../strokes.ts';

/** A block of ice with facets. Points are shares of the box, from its foot on the left. */
export function iceBlock(
  brush: Brush,
  world: World,
  box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly depth: number;
  },
  outline: readonly (readonly [number, number])[],
): void {
  const { x, y, width, height, depth } = box;
  const { lit, body, shade } = snowTones(world, depth);
  const blue = mix(shade, hex('#4fb8e0'), 0.3);
  const at = ([across, up]: readonly [number, number]) =>
    [x + width * across, y - height * up] as const;
  const shape = () => {
    brush.beginPath();
    brush.moveTo(x, y + height * 0.06);
    for (const point of outline) brush.lineTo(...at(point));
    brush.lineTo(x + width, y + height * 0.06);
    brush.closePath();
  };
  brush.lineJoin = 'round';
  shape();
  brush.fillStyle = fromTop(brush, [y - height, y], [lit, body, blue]);
  brush.fill();
  brush.save();
  brush.clip();
  const side = world.light.sunX < 0.5 ? 1 : -1;
  for (const [index, point] of outline.entries()) {
    const [px, py] = at(point);
    brush.fillStyle = css(mix(shade, blue, 0.5), index % 2 === 0 ? 0.42 : 0.2);
    brush.beginPath();
    brush.moveTo(px, py);
    brush.lineTo(px + side * width * 0.16, y + height * 0.1);
    brush.lineTo(px - side * width * 0.02, y + height * 0.1);
    brush.fill();
  }
  brush.strokeStyle = css(WHITE, 0.65);
  brush.lineWidth = world.unit * 7;
  shape();
  brush.stroke();
  brush.restore();
}
