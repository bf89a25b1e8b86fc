import { hex } from '../draw/colour.ts';
import { cloudsOf, puffOf, SMOKE } from '../draw/effects/clouds.ts';
import { effectFor } from '../draw/effects/effects.ts';
import type { Box } from '../draw/props/furniture.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import { aurora } from '../scene/aurora.ts';
import type { World } from '../scene/world.ts';
import { blast, type Painter, type PictureEffects } from './air/launch.ts';
import { sparksOver } from './air/sparks-over.ts';
import { steamOver } from './air/steam-over.ts';
import { glowsElsewhere, hasAura } from './light/aura-around.ts';
import { fireLightOf } from './light/fire-light.ts';

/** Northern lights over the sky of a picture. */
function lights(world: World): Painter {
  const curtain = aurora(world, world.size.height * 0.62);
  return (brush, moment) => {
    brush.save();
    brush.globalCompositeOperation = 'screen';
    curtain.draw(brush, moment);
    brush.restore();
  };
}

const LAMPS = /\b(?:lamps?|lights|lanterns?|bulbs?|windows?)\b[^,.;]{0,30}\bglow/iu;

/** Something gives off sparks. */
const SPARKING =
  /\bsparks?\b[^,.;]*\b(?:from|off|out of|at|where)\b|\b(?:wires?|grind\p{L}*|weld\p{L}*|engines?|machines?)\b/iu;
/** How much farther smoke, which drifts to the left, is blown over, in radians. */
const LEANS = -0.35;

const EXHAUST =
  /\b(?:flames?|fire|exhaust|engines?|boosters?)\b[^.;]*\b(?:smoke|exhaust|billow\p{L}*)\b|\bexhaust\b|\bsmoke\b[^.;]*\b(?:flames?|fire|engines?)\b/iu;
const BELOW = /\b(?:bottom|below|beneath|under|underneath|base|foot|engines?|rocket|exhaust)\b/iu;

/** Fire and smoke that something as slender as a rocket stands on. */
const isFired = (prompt: string, { width, height }: Box): boolean =>
  height > width * 2 && EXHAUST.test(prompt) && BELOW.test(prompt);

/** Where in the subject an effect begins, as a share of its height. */
const STARTS = { steam: 0.34, flames: 0.86, glow: 0.5, sparks: 0.4, splash: 0.92 };

function isDrawn(kind: string): kind is keyof typeof STARTS {
  return kind in STARTS;
}

interface Where {
  readonly prompt: string;
  readonly box: Box;
  /** Whether the subject is cut out of what is behind it. */
  readonly isApart: boolean;
  /** Whether it takes off. */
  readonly launches: boolean;
  /** Where smoke leaves it. */
  readonly chimneys: readonly { readonly x: number; readonly y: number }[];
}

/** Effects of the subject of a picture: steam from its upper part, fire at its foot. */
export function pictureEffects(
  world: World,
  description: SceneDescription,
  { prompt, box, chimneys, isApart, launches }: Where,
): PictureEffects {
  const behind = description.weather.includes('aurora') ? [lights(world)] : [];
  const { height } = world.size;
  if (isApart && !launches && isFired(prompt, box)) {
    const made = blast(world, { ...box, height: Math.min(box.height, height * 0.8 - box.y) });
    // Its fire is seen before the smoke, as nothing lifts off.
    return { behind: [...behind, ...made.behind], under: [], worn: made.under, over: [] };
  }
  if (launches) {
    const made = blast(world, box);
    return { ...made, behind: [...behind, ...made.behind] };
  }
  // A fire that lights the picture burns beside it.
  const isBeside = fireLightOf(prompt) !== null;
  // Sparks that come from nothing are all over the picture.
  const kinds = [...new Set(description.effects.map(({ kind }) => kind))]
    .filter(isDrawn)
    .filter((kind) => kind !== 'sparks' || SPARKING.test(prompt))
    .filter((kind) => !isBeside || kind !== 'flames');
  const y = (kind: keyof typeof STARTS) => box.y + box.height * STARTS[kind];
  const x = box.x + box.width / 2;
  const most = Math.min(box.width, box.height) * 0.9;
  const paint = (kind: keyof typeof STARTS): Painter => {
    const draw = effectFor(world, kind);
    // From something thin, sparks would be too few to be seen.
    const size = kind === 'sparks' ? Math.max(most, world.size.height * 0.5) : most;
    const at = { x, y: y(kind), size, facing: 1 };
    return (brush, { seconds }) => draw(brush, at, seconds);
  };
  // Of steam that leaves the picture above, only the thin beginnings would be seen.
  const rise = Math.max(most * 0.6, Math.min(most, y('steam') * 1.05));
  const wide = Math.min(0.3, (box.width * 0.2) / rise);
  const worn = kinds.includes('steam') ? [steamOver({ x, y: y('steam'), size: rise, wide })] : [];
  const isSparkling =
    description.effects.some(({ kind }) => kind === 'sparks') && !kinds.includes('sparks');
  const over = [
    ...kinds.filter((kind) => kind !== 'glow' && kind !== 'steam').map(paint),
    ...(isSparkling ? [sparksOver(world)] : []),
  ];
  // White smoke would not be seen before a sky by day.
  const grey = hex(world.light.isDark ? '#c3c0c8' : '#77727c');
  const smoke = cloudsOf(puffOf(grey), { ...SMOKE, alpha: 0.9 });
  const size = world.size.height * 0.3;
  const plumes = chimneys.map(({ x, y }, at): Painter => {
    // Without room above, the wind blows it aside.
    const lean = Math.max(0, Math.min(1, 1 - y / (size * 1.2))) * LEANS;
    return (brush, { seconds }) => {
      brush.save();
      brush.translate(x, Math.max(y, size * 0.08));
      brush.rotate(lean);
      smoke(brush, { x: 0, y: 0, size, facing: 1 }, seconds + 3 + at * 0.8);
      brush.restore();
    };
  });
  // In front of a face, a glow would hide it; lamps are elsewhere in the picture.
  const isLit =
    kinds.includes('glow') &&
    isApart &&
    !LAMPS.test(prompt) &&
    !glowsElsewhere(prompt) &&
    !hasAura(prompt);
  const halo = isLit ? [paint('glow')] : [];
  return { behind: [...behind, ...halo], under: [], worn, over: [...over, ...plumes] };
}
