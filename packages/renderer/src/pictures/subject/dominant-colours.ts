import type { Colour } from '../../draw/colour.ts';

/** A colour of a picture and the share of it that has about this colour. */
export interface Swatch {
  readonly colour: Colour;
  readonly share: number;
}

const LEVELS = 5;

const level = (value: number) => Math.floor((value * LEVELS) / 256);

/** The colours of the opaque pixels, the most frequent first. */
export function dominantColours(pixels: Uint8Array | Uint8ClampedArray): readonly Swatch[] {
  const sums = new Float64Array(LEVELS ** 3 * 4);
  let all = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const cell = ((level(red) * LEVELS + level(green)) * LEVELS + level(blue)) * 4;
    sums[cell] = (sums[cell] ?? 0) + red;
    sums[cell + 1] = (sums[cell + 1] ?? 0) + green;
    sums[cell + 2] = (sums[cell + 2] ?? 0) + blue;
    sums[cell + 3] = (sums[cell + 3] ?? 0) + 1;
    all += 1;
  }
  const found: Swatch[] = [];
  for (let cell = 0; cell < sums.length; cell += 4) {
    const count = sums[cell + 3] ?? 0;
    if (count === 0) continue;
    const mean = (channel: number) => (sums[cell + channel] ?? 0) / count;
    found.push({ colour: [mean(0), mean(1), mean(2)], share: count / all });
  }
  return found.sort((one, other) => other.share - one.share);
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

export function hslOf([red, green, blue]: Colour): Hsl {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 510;
  const spread = most - least;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const turn =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const saturation = spread / 255 / (1 - Math.abs(2 * lightness - 1) || 1);
  return { hue: turn * 60, saturation: Math.min(1, saturation), lightness };
}

export function fromHsl({ hue, saturation, lightness }: Hsl): Colour {
  const part = (shift: number) => {
    const turn = (shift + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [part(0), part(8), part(4)];
}

/** The most telling colour of a picture: frequent and vivid; null when it is grey. */
export function vividColour(swatches: readonly Swatch[]): Colour | null {
  let best: Colour | null = null;
  let most = 0.02;
  for (const { colour, share } of swatches) {
    const { saturation, lightness } = hslOf(colour);
    const vivid = saturation * (1 - Math.abs(2 * lightness - 1));
    if (vivid < 0.16) continue;
    const weight = Math.sqrt(share) * vivid;
    if (weight > most) [best, most] = [colour, weight];
  }
  return best;
}
