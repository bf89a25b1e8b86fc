import { type Colour, css, hex } from '../../draw/colour.ts';
import { outCubic } from '../../scene/easing.ts';
import type { Brush, Element, World } from '../../scene/world.ts';

const RAYS =
  /\b(?:god|sun|light|golden|glowing) ?-?(?:light )?(?:rays?|beams?|shafts?)\b|\b(?:rays?|beams?|shafts?) of (?:\p{L}+ )?(?:sun|sunlight|light|gold)\b/iu;

const COUNT = 14;

/** Rays of unlike widths that slowly turn around a middle, and fade towards the edge. */
function markRays(brush: Brush, colour: Colour, reach: number, seconds: number): void {
  const fill = brush.createRadialGradient(0, 0, 0, 0, 0, reach);
  fill.addColorStop(0, css(colour, 0.85));
  fill.addColorStop(0.5, css(colour, 0.5));
  fill.addColorStop(1, css(colour, 0));
  brush.save();
  brush.fillStyle = fill;
  for (let ray = 0; ray < COUNT; ray += 1) {
    const angle = (ray / COUNT) * Math.PI * 2 + seconds * 0.08;
    const half = 0.06 + 0.07 * ((ray * 0.618) % 1);
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.arc(0, 0, reach, angle - half, angle + half);
    brush.fill();
  }
  brush.restore();
}

/** The light that spreads from behind a mark in the middle, as soon as that is there. */
export function raysBehind({ size }: World, prompt: string, isOnDark: boolean): Element[] {
  if (!RAYS.test(prompt)) return [];
  const colour = hex(isOnDark ? '#ffcf5c' : '#f2a61c');
  const reach = Math.hypot(size.width, size.height) / 2;
  const draw: Element['draw'] = (brush, { seconds }) => {
    brush.save();
    brush.globalAlpha = 0.8 * outCubic(Math.max(0, (seconds - 0.25) / 0.9));
    brush.translate(size.width / 2, size.height / 2);
    markRays(brush, colour, reach, seconds);
    brush.restore();
  };
  return [{ depth: 0.95, draw }];
}
