import { type Brush, litColour, type World } from '../../scene/world.ts';
import { css, hex, mix } from '../colour.ts';
import { ellipse, sideLit } from '../strokes.ts';
import type { Placement } from './trees.ts';

export function palm(brush: Brush, world: World, placement: Placement): void {
  const { x, y, height, depth } = placement;
  const lean = (placement.lean ?? 0.18) * height;
  const bark = litColour(world, hex('#a9744f'), depth);
  const leaf = litColour(world, hex('#3fa34d'), depth);
  const head = { x: x + lean, y: y - height * 0.86 };
  brush.strokeStyle = sideLit(brush, world, bark, [x - height * 0.05, x + lean + height * 0.05]);
  brush.lineCap = 'round';
  brush.lineWidth = height * 0.055;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.quadraticCurveTo(x + lean * 0.2, y - height * 0.5, head.x, head.y);
  brush.stroke();
  for (let at = 0; at < 9; at += 1) {
    const angle = -Math.PI * 1.12 + (at / 8) * Math.PI * 1.24;
    const reach = height * (0.4 + 0.05 * Math.sin(at * 2.4));
    const tip = {
      x: head.x + Math.cos(angle) * reach,
      y: head.y + Math.sin(angle) * reach * 0.62 + height * 0.13,
    };
    const up = {
      x: head.x + Math.cos(angle) * reach * 0.55,
      y: head.y + Math.sin(angle) * reach * 0.75 - height * 0.07,
    };
    brush.fillStyle = css(at % 2 === 0 ? leaf : mix(leaf, world.light.key, 0.22));
    brush.beginPath();
    brush.moveTo(head.x, head.y);
    brush.quadraticCurveTo(up.x, up.y - height * 0.05, tip.x, tip.y);
    brush.quadraticCurveTo(up.x, up.y + height * 0.085, head.x, head.y);
    brush.fill();
  }
  brush.fillStyle = css(mix(bark, world.light.shadow, 0.4));
  for (const dx of [-0.028, 0.03, 0])
    ellipse(brush, head.x + height * dx, head.y + height * 0.035, height * 0.027, height * 0.027);
}
