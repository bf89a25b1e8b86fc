import type { Canvas } from '@napi-rs/canvas';
import { changedPixels } from '../subject/changed-pixels.ts';
import { fromHsl, hslOf } from '../subject/dominant-colours.ts';

/** From which hue to which leaves and grass are green, in degrees. */
const GREEN = { from: 62, to: 178 } as const;
/** Leaves in autumn, from red to yellow. */
const AUTUMN = { from: 14, to: 44 } as const;

/** What is green turns red, orange and yellow; what is lighter, more yellow. */
export function inAutumn(canvas: Canvas): void {
  changedPixels(canvas, ([red, green, blue]) => {
    if (green <= blue * 1.02 || green < red * 0.98 || green < 24) return null;
    const { hue, saturation, lightness } = hslOf([red, green, blue]);
    if (hue < GREEN.from || hue > GREEN.to || saturation < 0.12) return null;
    const share = Math.min(1, lightness * 1.4);
    const turned = fromHsl({
      hue: AUTUMN.from + (AUTUMN.to - AUTUMN.from) * share,
      saturation: Math.min(1, saturation * 1.1 + 0.14),
      lightness: Math.min(0.92, lightness * 1.02),
    });
    // Near the ends of green it goes over into what is beside it.
    const inside = Math.min(hue - GREEN.from, GREEN.to - hue) / 25;
    const whole = Math.min(1, inside) * Math.min(1, (saturation - 0.12) * 8);
    return [red, green, blue].map((value, at) => value + ((turned[at] ?? 0) - value) * whole);
  });
}
