import { css, hex } from '../../draw/colour.ts';
import type { Element, World } from '../world.ts';

const GLOOM = hex('#07060f');

/** Shadow over a room and around those who are in it. */
export function dimmed({ description, size }: World): Element[] {
  if (description.extras?.includes('dim') !== true) return [];
  const { width, height } = size;
  const reach = Math.max(width, height);
  return [
    {
      depth: 0.97,
      isFixed: true,
      draw(brush) {
        const shadow = brush.createRadialGradient(
          width * 0.5,
          height * 0.66,
          reach * 0.08,
          width * 0.5,
          height * 0.66,
          reach * 0.6,
        );
        shadow.addColorStop(0, css(GLOOM, 0.25));
        shadow.addColorStop(1, css(GLOOM, 0.82));
        brush.fillStyle = shadow;
        brush.fillRect(0, 0, width, height);
      },
    },
  ];
}
