import { type Brush, litColour, type World } from '../../scene/world.ts';
import { type Colour, css, hex, mix } from '../colour.ts';
import type { Placement } from './trees.ts';

export function starfish(
  brush: Brush,
  world: World,
  { x, y, height }: Placement,
  colour: Colour,
): void {
  brush.fillStyle = css(litColour(world, colour, 1));
  brush.beginPath();
  for (let at = 0; at < 10; at += 1) {
    const reach = at % 2 === 0 ? height : height * 0.42;
    const angle = (at / 10) * 2 * Math.PI + x;
    brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.55);
  }
  brush.closePath();
  brush.lineJoin = 'round';
  brush.lineWidth = height * 0.3;
  brush.strokeStyle = brush.fillStyle;
  brush.stroke();
  brush.fill();
}

export function parasol(brush: Brush, world: World, { x, y, height }: Placement): void {
  brush.strokeStyle = css(litColour(world, hex('#f3e3c8'), 1));
  brush.lineWidth = height * 0.025;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(x - height * 0.12, y - height * 0.9);
  brush.stroke();
  brush.save();
  brush.translate(x - height * 0.12, y - height * 0.86);
  brush.rotate(-0.13);
  for (let at = 0; at < 6; at += 1) {
    brush.fillStyle = css(
      litColour(
        world,
        at % 2 === 0 ? mix(world.light.accent, hex('#ff5a5f'), 0.5) : hex('#fff8ef'),
        1,
      ),
    );
    brush.beginPath();
    brush.moveTo(0, -height * 0.22);
    brush.quadraticCurveTo(
      height * (-0.5 + at / 6) * 0.9,
      -height * 0.2,
      height * (-0.5 + at / 6),
      0,
    );
    brush.quadraticCurveTo(
      height * (-0.5 + (at + 0.5) / 6),
      -height * 0.04,
      height * (-0.5 + (at + 1) / 6),
      0,
    );
    brush.quadraticCurveTo(height * (-0.5 + (at + 1) / 6) * 0.9, -height * 0.2, 0, -height * 0.22);
    brush.fill();
  }
  brush.restore();
}
