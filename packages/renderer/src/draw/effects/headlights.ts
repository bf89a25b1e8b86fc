import { css, hex } from '../colour.ts';
import { glow } from '../strokes.ts';
import type { DrawEffect } from './draw-effect.ts';

const LIGHT = hex('#fff1b8');

/** The light that the lamps of a vehicle throw before it, down to the road. */
export const headlights: DrawEffect = (brush, { x, y, size, facing }) => {
  const far = size * 1.9;
  brush.save();
  brush.translate(x, y);
  brush.scale(facing, 1);
  brush.globalCompositeOperation = 'screen';
  const fading = brush.createLinearGradient(0, 0, far, 0);
  fading.addColorStop(0, css(LIGHT, 0.75));
  fading.addColorStop(0.45, css(LIGHT, 0.34));
  fading.addColorStop(1, css(LIGHT, 0));
  brush.fillStyle = fading;
  brush.beginPath();
  brush.moveTo(0, -size * 0.05);
  brush.lineTo(far, -size * 0.4);
  brush.lineTo(far, size * 0.42);
  brush.lineTo(0, size * 0.06);
  brush.fill();
  glow(brush, { x: 0, y: 0, radius: size * 0.26 }, LIGHT, 0.9);
  brush.globalCompositeOperation = 'source-over';
  brush.restore();
};
