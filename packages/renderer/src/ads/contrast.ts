import { BLACK, type Colour, mix, WHITE } from '../draw/colour.ts';
import { fromHsl, hslOf } from '../pictures/subject/dominant-colours.ts';

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The relative luminance of WCAG 2, from 0 to 1. */
function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(first: Colour, second: Colour): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const INK: Colour = [20, 14, 36];

/** What small letters need on their background. */
export const SMALL_CONTRAST = 4.5;

/** A surface in this colour on which its letters can be read, and which is seen on the background. */
export interface Solid {
  readonly fill: Colour;
  readonly ink: Colour;
}

const STEPS = 16;

/** The colour, made lighter or darker until it meets the condition. */
function moved(colour: Colour, towards: 0 | 1, meets: (made: Colour) => boolean): Colour {
  const { hue, saturation, lightness } = hslOf(colour);
  for (let step = 0; step < STEPS; step += 1) {
    const made = fromHsl({
      hue,
      saturation,
      lightness: lightness + ((towards - lightness) * step) / STEPS,
    });
    if (meets(made)) return made;
  }
  return towards === 0 ? BLACK : WHITE;
}

/** The colour of a button or a badge, changed as little as its letters and the background need. */
export function solidFor(colour: Colour, background: Colour, least = 1.45): Solid {
  const isDarkGround = luminance(background) < 0.18;
  const base = hslOf(colour).saturation < 0.12 ? (isDarkGround ? WHITE : INK) : colour;
  const seen = moved(base, isDarkGround ? 1 : 0, (made) => contrast(made, background) >= least);
  const dark: Colour = mix(seen, INK, 0.9);
  if (luminance(seen) > 0.32 && contrast(seen, dark) >= SMALL_CONTRAST)
    return { fill: seen, ink: dark };
  const fill = moved(seen, 0, (made) => contrast(made, WHITE) >= SMALL_CONTRAST);
  // Darkening it for its letters may have hidden it on a dark background.
  if (contrast(fill, background) < least * 0.9)
    return { fill: WHITE, ink: mix(colour, BLACK, 0.8) };
  return { fill, ink: WHITE };
}
