import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Moment, World } from '../../scene/world.ts';

const RAYS =
  /\b(?:god|sun|light|crepuscular|moon|golden) ?-?(?:rays?|beams?|shafts?)\b|\b(?:rays?|beams?|shafts?|streams?) of (?:\p{L}+ )?(?:sun|sunlight|light|sunshine|moonlight)\b|\b(?:sun)?light (?:\p{L}+ )?(?:stream|shin|com|pour|fall|flood|break|burst|glow)\p{L}*(?: \p{L}+)? (?:in|through|from (?:above|the window))\b|\bsun (?:shin|break|peek|stream|com)\p{L}* (?:in|through|out)\b|\bvolumetric light/iu;

/** Whether light is seen in the air. */
export const hasRays = (prompt: string): boolean => RAYS.test(prompt);

const COARSE = 4;
/** Each ray: where it leads, in radians from straight down, and how wide it is. */
const LANES = [
  [0.22, 0.05],
  [0.36, 0.09],
  [0.52, 0.04],
  [0.64, 0.1],
  [0.84, 0.06],
  [0.98, 0.09],
] as const;

/** Rays that fall in from a corner above and slowly go over the picture. */
export function raysOver({ size }: World): (brush: Brush, moment: Moment) => void {
  const [wide, tall] = [Math.ceil(size.width / COARSE), Math.ceil(size.height / COARSE)];
  const reach = Math.hypot(wide, tall) * 1.3;
  const lanes = LANES.map(([angle, width]) => {
    const canvas = createCanvas(wide, tall);
    const brush = canvas.getContext('2d');
    brush.filter = `blur(${Math.max(1, Math.round(tall * 0.02))}px)`;
    const from = { x: -wide * 0.04, y: -tall * 0.16 };
    const fill = brush.createRadialGradient(from.x, from.y, 0, from.x, from.y, reach);
    fill.addColorStop(0, 'rgba(255,240,200,0.85)');
    fill.addColorStop(0.45, 'rgba(255,228,170,0.45)');
    fill.addColorStop(1, 'rgba(255,220,150,0)');
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(from.x, from.y);
    for (const side of [-1, 1]) {
      const to = angle + side * width;
      brush.lineTo(from.x + Math.sin(to) * reach, from.y + Math.cos(to) * reach);
    }
    brush.fill();
    return canvas;
  });
  return (brush, { seconds }) => {
    brush.save();
    brush.globalCompositeOperation = 'screen';
    for (const [at, lane] of lanes.entries()) {
      brush.globalAlpha = 0.5 + 0.32 * Math.sin(seconds * 0.9 + at * 2.1);
      const aside = size.width * 0.02 * Math.sin(seconds * 0.5 + at);
      brush.drawImage(lane, aside, 0, size.width, size.height);
    }
    brush.restore();
  };
}
