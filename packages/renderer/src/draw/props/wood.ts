import { between } from '../../random.ts';
import { type Brush, litColour, type World } from '../../scene/world.ts';
import { type Colour, css, mix } from '../colour.ts';
import type { PaintArea } from '../layer.ts';
import { fromTop } from '../strokes.ts';

/** A surface of planks that run away from the viewer, with a soft reflection of the light. */
export function plankSurface(
  brush: Brush,
  world: World,
  span: { readonly top: number; readonly bottom: number; readonly colour: Colour },
  area: PaintArea,
): void {
  const { unit, light, size } = world;
  const { top, bottom } = span;
  const wood = litColour(world, span.colour, 1);
  const tones = [mix(wood, light.key, 0.4), wood, mix(wood, light.shadow, 0.22)];
  brush.fillStyle = fromTop(brush, [top, bottom], tones);
  brush.fillRect(area.left, top, area.width, bottom - top);
  const random = world.random('planks');
  const gap = unit * 150;
  const centre = size.width / 2;
  const many = Math.ceil(area.width / gap) + 2;
  brush.lineWidth = unit * 2.4;
  for (let at = -many; at <= many; at += 1) {
    const near = centre + at * gap * 1.5;
    const far = centre + at * gap * 0.8;
    if (at % 2 === 0) {
      brush.fillStyle = css(mix(wood, light.shadow, between(random, 0.04, 0.16)), 0.5);
      brush.beginPath();
      brush.moveTo(far, top);
      brush.lineTo(far + gap * 0.8, top);
      brush.lineTo(near + gap * 1.5, bottom);
      brush.lineTo(near, bottom);
      brush.fill();
    }
    brush.strokeStyle = css(mix(wood, light.shadow, 0.5), 0.45);
    brush.beginPath();
    brush.moveTo(far, top);
    brush.lineTo(near, bottom);
    brush.stroke();
    grain(brush, world, wood, { far, near, gap, top, bottom }, random);
  }
}

function grain(
  brush: Brush,
  world: World,
  wood: Colour,
  plank: { far: number; near: number; gap: number; top: number; bottom: number },
  random: () => number,
): void {
  const { far, near, gap, top, bottom } = plank;
  brush.strokeStyle = css(mix(wood, world.light.shadow, 0.4), 0.16);
  for (let line = 0; line < 4; line += 1) {
    const share = between(random, 0.1, 0.9);
    const bend = between(random, -0.05, 0.05) * gap;
    brush.beginPath();
    brush.moveTo(far + gap * 0.8 * share, top);
    brush.quadraticCurveTo(
      (far + near) / 2 + gap * 1.15 * share + bend,
      (top + bottom) / 2,
      near + gap * 1.5 * share,
      bottom,
    );
    brush.stroke();
  }
}
