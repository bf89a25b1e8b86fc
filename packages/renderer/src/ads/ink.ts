import { BLACK, brightness, type Colour, hex, mix, saturate, WHITE } from '../draw/colour.ts';
import { fromHsl, hslOf } from '../pictures/subject/dominant-colours.ts';
import { contrast, SMALL_CONTRAST, solidFor } from './contrast.ts';
import type { Range } from './raster.ts';

/** The colour of letters, and how much of a veil their background needs. */
export interface Ink {
  readonly ink: Colour;
  readonly veil: Colour;
  /** 0 where the background is calm enough. */
  readonly alpha: number;
  /** The background behind the veil that is hardest to read on. */
  readonly worst: Colour;
}

const ALPHAS = [0, 0.12, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.68, 0.76, 0.84, 0.92, 1] as const;

/** Where there is much to see behind the letters, contrast alone does not make them readable. */
function calming(detail: number): number {
  return Math.max(0, Math.min(0.62, (detail - 2.5) / 8));
}

function needed(ink: Colour, veil: Colour, worst: Colour, detail: number) {
  const enough =
    ALPHAS.find((each) => contrast(ink, mix(worst, veil, each)) >= SMALL_CONTRAST + 0.3) ?? 1;
  const alpha = Math.max(enough, calming(detail));
  return { ink, veil, alpha, enough, worst: mix(worst, veil, alpha) };
}

/** Dark yellow is olive; gold in the shade is bronze. */
function warm(colour: Colour): Colour {
  const { hue, saturation, lightness } = hslOf(colour);
  return hue > 34 && hue < 62 ? fromHsl({ hue: 33, saturation, lightness }) : colour;
}

/** A veil that leaves little of the picture. */
const HEAVY = 0.5;
/** A veil that takes the colour of the ground away. */
const VISIBLE = 0.25;

/** Letters in a colour that the prompt asks for, over a dark veil if they are light. */
export function inkIn(colour: Colour, { dark, light, mean, detail }: Range): Ink {
  const isLight = brightness(colour) > 0.42;
  const tint = saturate(mean, 1.3);
  const veil = isLight ? mix(tint, hex('#080614'), 0.88) : mix(tint, WHITE, 0.88);
  const made = needed(colour, veil, isLight ? light : dark, detail);
  // On a strong light colour, which is what was asked for, the letters are deeper, not the ground paler.
  const isVivid = brightness(mean) > 0.45 && hslOf(mean).saturation > 0.45;
  if (!isLight && isVivid && made.alpha > VISIBLE) {
    const calm = mix(mean, WHITE, 0.2);
    const { fill } = solidFor(colour, calm, SMALL_CONTRAST + 0.3);
    return needed(fill, calm, dark, detail);
  }
  // In a light picture a deeper tone of it says the same, and less is veiled.
  const isHeavy = isLight && made.alpha > HEAVY && brightness(mean) > 0.4;
  if (isHeavy && hslOf(colour).saturation > 0.3) {
    const pale = mix(tint, WHITE, 0.88);
    const { fill } = solidFor(warm(colour), mix(mean, pale, HEAVY), SMALL_CONTRAST + 0.3);
    const deep = needed(fill, pale, dark, detail);
    if (deep.enough <= made.enough + 0.2) return deep;
  }
  if (contrast(colour, veil) >= SMALL_CONTRAST) return made;
  // No background carries it: as near to it as can be read.
  const { fill } = solidFor(colour, veil, SMALL_CONTRAST);
  return needed(fill, veil, isLight ? light : dark, detail);
}

/** Light or dark letters, whichever need less of a veil; in a dark picture light ones. */
export function inkFor({ dark, light, mean, detail }: Range, isDark = false): Ink {
  const tint = saturate(mean, 1.3);
  const onDark = needed(WHITE, mix(tint, hex('#080614'), 0.88), light, detail);
  const onLight = needed(
    mix(mix(tint, BLACK, 0.5), hex('#150d26'), 0.78),
    mix(tint, WHITE, 0.88),
    dark,
    detail,
  );
  // Over a busy place a dark veil keeps its colours better than a light one.
  const bias = onLight.alpha > 0 ? (isDark ? 1 : 0.3) : 0;
  return onLight.enough + bias <= onDark.enough ? onLight : onDark;
}
