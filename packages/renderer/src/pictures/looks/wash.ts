import type { Brush } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';

export type Blend = 'multiply' | 'screen' | 'soft-light' | 'overlay' | 'color' | 'saturation';

/** A colour over all of a picture. */
export function wash(
  brush: Brush,
  { width, height }: Size,
  mode: Blend,
  colour: string,
  alpha: number,
): void {
  brush.globalCompositeOperation = mode;
  brush.globalAlpha = alpha;
  brush.fillStyle = colour;
  brush.fillRect(0, 0, width, height);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'source-over';
}
