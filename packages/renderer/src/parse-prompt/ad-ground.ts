import type { AdSurface, Strewn } from './ad.ts';
import { strewnIn } from './ad-strewn.ts';
import { blanked, surfaceIn, withSurface } from './ad-surface.ts';
import type { SceneDescription } from './scene-description.ts';

/** What a product stands on, and what lies around it. */
export interface Ground {
  readonly surface: AdSurface | null;
  readonly strewn: Strewn | null;
  /** The text without either. */
  readonly rest: string;
  /** The text for a place of its own, where leaves and petals are things. */
  readonly elsewhere: string;
}

export function groundIn(text: string): Ground | null {
  const stand = surfaceIn(text);
  const elsewhere = stand === null ? text : blanked(text, stand.span);
  const around = strewnIn(elsewhere);
  if (stand === null && around === null) return null;
  const rest = around === null ? elsewhere : blanked(elsewhere, around.span);
  return { surface: stand?.surface ?? null, strewn: around?.strewn ?? null, rest, elsewhere };
}

/** Backdrop and accent among leaves. */
const LEAFY: readonly string[] = ['#dbe8d2', '#2f7a4a'];

/** An ad in the studio with what its product stands on. */
export function grounded(
  description: SceneDescription,
  { surface, strewn }: Ground,
): SceneDescription {
  const { ad, moods } = description;
  if (ad === null) return description;
  const own = strewn?.kind === 'leaves' && ad.palette.length === 0 ? LEAFY : ad.palette;
  const palette = surface === null ? own : withSurface(own, surface, moods.includes('dark'));
  return {
    ...description,
    ad: {
      ...ad,
      palette,
      ...(surface === null ? {} : { surface }),
      ...(strewn === null ? {} : { strewn }),
    },
  };
}
