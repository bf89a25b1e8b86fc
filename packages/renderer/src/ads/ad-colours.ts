import type { Colour } from '../draw/colour.ts';
import { loadSprite } from '../draw/sprite.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import {
  dominantColours,
  fromHsl,
  hslOf,
  vividColour,
} from '../pictures/subject/dominant-colours.ts';
import { seeded } from '../random.ts';

/** Hues that flatter a product: its range of hues from the first number on, and the backdrop's. */
const BACKDROPS: readonly (readonly [from: number, backdrop: number])[] = [
  [0, 40],
  [26, 36],
  [46, 198],
  [75, 52],
  [170, 24],
  [250, 44],
  [325, 28],
];

function backdropHue(hue: number): number {
  return BACKDROPS.findLast(([from]) => hue >= from)?.[1] ?? 40;
}

export function codeOf(colour: Colour): string {
  const part = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return `#${part(colour[0])}${part(colour[1])}${part(colour[2])}`;
}

/** A light backdrop and an accent that go with a product of this colour. */
export function schemeFor(product: Colour, isBold = false): readonly [Colour, Colour] {
  const hue = backdropHue(hslOf(product).hue);
  return [
    fromHsl({ hue, saturation: isBold ? 0.8 : 0.74, lightness: isBold ? 0.74 : 0.88 }),
    fromHsl({ hue, saturation: 0.82, lightness: 0.6 }),
  ];
}

/** Every third ad stands before a strong colour; the headline decides, so that a prompt keeps its look. */
function isBold(headline: string): boolean {
  return seeded(headline, 'backdrop')() < 0.34;
}

/** An ad that names no colours takes those that go with its product. */
export async function withProductColours(description: SceneDescription): Promise<SceneDescription> {
  const { ad, subjects, moods, styles, accent } = description;
  const product = ad?.product === null ? undefined : subjects[ad?.product ?? 0];
  const isTinted = ['neon', 'retro', 'dark'].some((mood) => moods.some((each) => each === mood));
  if (ad === null || ad.palette.length > 0 || product === undefined) return description;
  if (isTinted || styles.includes('minimal') || accent !== null) return description;
  const look = { light: null, colour: product.colour, states: product.states };
  const sprite = loadSprite(product.thing, 64, look);
  if (sprite === null) return description;
  const colour = vividColour(dominantColours(sprite.bitmap.data()));
  if (colour === null) return description;
  return {
    ...description,
    ad: { ...ad, palette: [...schemeFor(colour, isBold(ad.headline)), colour].map(codeOf) },
  };
}
