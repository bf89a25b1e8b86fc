import type { AdBackdrop, AdSurface, Strewn } from '../description/ad.ts';
import type { SceneDescription } from '../scene-description.ts';
import { backdropIn } from './ad-backdrop.ts';
import { strewnIn } from './ad-strewn.ts';
import { blanked, PLAIN_CLOTH, surfaceIn, withSurface } from './ad-surface.ts';

/** What a product stands on, and what lies around it. */
export interface Ground {
  readonly surface: AdSurface | null;
  readonly strewn: Strewn | null;
  readonly backdrop: AdBackdrop | null;
  /** The text without either. */
  readonly rest: string;
  /** The text for a place of its own, where leaves and petals are things. */
  readonly elsewhere: string;
}

export function groundIn(text: string): Ground | null {
  const behind = backdropIn(text);
  const before = behind === null ? text : blanked(text, behind.span);
  const stand = surfaceIn(before);
  const elsewhere = stand === null ? before : blanked(before, stand.span);
  const around = strewnIn(elsewhere);
  if (stand === null && around === null && behind === null) return null;
  const rest = around === null ? elsewhere : blanked(elsewhere, around.span);
  return {
    surface: stand?.surface ?? null,
    strewn: around?.strewn ?? null,
    backdrop: behind?.backdrop ?? null,
    rest,
    elsewhere,
  };
}

/** Backdrop and accent among leaves. */
const LEAFY: readonly string[] = ['#dbe8d2', '#2f7a4a'];

/** Cloth of no colour of its own has that of the brand. */
function draped(surface: AdSurface, colour: string | undefined): AdSurface {
  const isPlain = surface.material === 'cloth' && surface.colour === PLAIN_CLOTH;
  return isPlain && colour !== undefined ? { ...surface, colour } : surface;
}

/** Cloth of a colour is behind the product too. */
function drapery({ material, colour }: AdSurface): readonly string[] {
  return material === 'cloth' && colour !== PLAIN_CLOTH ? [colour] : [];
}

/** An ad in the studio with what its product stands on. */
export function grounded(
  description: SceneDescription,
  { surface, strewn, backdrop }: Ground,
): SceneDescription {
  const { ad, moods } = description;
  if (ad === null) return description;
  const printed = backdrop?.colours ?? [];
  if (printed.length > 0 && ad.palette.length === 0)
    return grounded(
      { ...description, ad: { ...ad, palette: printed, isBranded: true } },
      { surface, strewn, backdrop, rest: '', elsewhere: '' },
    );
  const own = strewn?.kind === 'leaves' && ad.palette.length === 0 ? LEAFY : ad.palette;
  const stand =
    surface === null ? null : draped(surface, ad.isBranded === true ? own[0] : undefined);
  const clad = own.length === 0 && stand !== null ? drapery(stand) : own;
  const palette = stand === null ? own : withSurface(clad, stand, moods.includes('dark'));
  const falling = strewn?.isFalling === true && strewn.kind !== 'beans' ? [strewn.kind] : [];
  return {
    ...description,
    particles: [...new Set([...description.particles, ...falling])],
    ad: {
      ...ad,
      palette,
      ...(stand === null ? {} : { surface: stand }),
      ...(strewn === null ? {} : { strewn }),
      ...(backdrop === null ? {} : { backdrop }),
    },
  };
}
