import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { hex } from '../../draw/colour.ts';
import { glowDot } from '../../draw/particles/sprites.ts';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';
import { isDarkPicture } from '../light/darkness.ts';
import { OVERLAP } from '../subject/frame-picture.ts';
import { star } from './stars-behind.ts';

const BRIGHTENS =
  /\b(?:one|an?|single|the (?:big|bright|largest|biggest|central|middle|yellow|orange)\p{L}*)(?: \p{L}+){0,2} (?:galax(?:y|ies)|stars?|lights?|lamps?|suns?|lanterns?|planets?|points?)\b[^,.;]{0,40}\b(?:glow|shin|bright|flar|explod|light|burst|ignit|puls)\p{L}*|\bsupernova\b/iu;

/** Whether one light of a picture, which is one of the night, becomes brighter. */
export const hasBrightening = (prompt: string, plate: Canvas): boolean =>
  BRIGHTENS.test(prompt) && isDarkPicture(plate);

const SMALL = 96;

/** Where a plate has its largest light, rather in its middle than at its edges. */
function largestLight(plate: Canvas): { readonly x: number; readonly y: number } {
  const tall = Math.max(1, Math.round((SMALL * plate.height) / plate.width));
  const small = createCanvas(SMALL, tall);
  const brush = small.getContext('2d');
  brush.filter = 'blur(1.5px)';
  brush.drawImage(plate, 0, 0, SMALL, tall);
  const pixels = small.data();
  let best = { x: 0.5, y: 0.5, light: 0 };
  for (let row = 0; row < tall; row += 1)
    for (let column = 0; column < SMALL; column += 1) {
      const at = (row * SMALL + column) * 4;
      const [x, y] = [(column + 0.5) / SMALL, (row + 0.5) / tall];
      const sum = (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
      const light = sum * Math.max(0.05, 1 - 1.6 * Math.hypot(x - 0.5, y - 0.5));
      if (light > best.light) best = { x, y, light };
    }
  return { x: best.x * plate.width, y: best.y * plate.height };
}

/** The largest light of a plate grows until it outshines all others. */
export function brightening(world: World, plate: Canvas): (brush: Brush, moment: Moment) => void {
  const { size, unit } = world;
  const halo = glowDot(hex('#ffe2a8'));
  const found = largestLight(plate);
  const [x, y] = [found.x - size.width * OVERLAP, found.y - size.height * OVERLAP];
  return (brush, { progress, seconds }) => {
    const share = smooth(progress / 0.85);
    const reach = unit * (30 + 300 * share) * (1 + 0.04 * Math.sin(seconds * 6));
    brush.save();
    brush.globalCompositeOperation = 'screen';
    for (const [part, alpha] of [
      [1, 0.55],
      [0.6, 0.75],
      [0.3, 0.95],
    ] as const) {
      brush.globalAlpha = alpha * (0.35 + 0.65 * share);
      const wide = reach * part;
      brush.drawImage(halo, x - wide, y - wide, wide * 2, wide * 2);
    }
    brush.globalAlpha = 0.75 * share;
    brush.fillStyle = '#fff8e6';
    star(brush, x, y, reach * 0.38);
    brush.restore();
  };
}
