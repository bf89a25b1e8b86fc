import { between, type Random } from '../../random.ts';
import { type Brush, litColour, type World } from '../../scene/world.ts';
import { css, hex, mix } from '../colour.ts';
import { sideLit } from '../strokes.ts';
import type { Placement } from './trees.ts';

/** A trunk so high that its crown is above the picture; `height` is how wide it is at the foot. */
export function redwood(
  brush: Brush,
  world: World,
  { x, y, height: wide, depth }: Placement,
  random: Random,
): void {
  const { light, size } = world;
  const bark = litColour(world, mix(hex('#9a5236'), hex('#7a4230'), random()), depth);
  const half = wide / 2;
  const top = -size.height * 0.1;
  brush.fillStyle = sideLit(brush, world, bark, [x - half, x + half]);
  brush.beginPath();
  brush.moveTo(x - half * 1.7, y + wide * 0.08);
  brush.quadraticCurveTo(x - half * 1.02, y - wide * 0.4, x - half * 0.92, y - wide * 1.6);
  brush.lineTo(x - half * 0.74, top);
  brush.lineTo(x + half * 0.74, top);
  brush.lineTo(x + half * 0.92, y - wide * 1.6);
  brush.quadraticCurveTo(x + half * 1.02, y - wide * 0.4, x + half * 1.7, y + wide * 0.08);
  brush.fill();
  brush.lineCap = 'round';
  for (let at = 0; at < 9; at += 1) {
    const across = -0.72 + (1.44 * at) / 8;
    const shift = between(random, -0.05, 0.05);
    brush.strokeStyle = css(mix(bark, at % 2 === 0 ? light.shadow : light.key, 0.3), 0.5);
    brush.lineWidth = wide * between(random, 0.018, 0.034);
    brush.beginPath();
    brush.moveTo(x + half * across * 1.5, y);
    brush.quadraticCurveTo(
      x + half * (across + shift),
      y - wide * 0.6,
      x + half * (across + shift) * 0.8,
      top,
    );
    brush.stroke();
  }
  // Short branches with needles, high above.
  const leaf = litColour(world, mix(hex('#3f7d4f'), hex('#2f6b3f'), random()), depth);
  for (let at = 0; at < 5; at += 1) {
    const side = at % 2 === 0 ? -1 : 1;
    const up = y * between(random, 0.02, 0.3);
    const reach = half * between(random, 1.3, 2);
    brush.fillStyle = css(mix(leaf, light.shadow, random() * 0.3));
    brush.beginPath();
    brush.moveTo(x + side * half * 0.6, up);
    brush.quadraticCurveTo(
      x + side * reach,
      up - wide * 0.1,
      x + side * reach * 1.1,
      up + wide * 0.2,
    );
    brush.quadraticCurveTo(
      x + side * reach * 0.7,
      up + wide * 0.16,
      x + side * half * 0.6,
      up + wide * 0.14,
    );
    brush.fill();
  }
}
