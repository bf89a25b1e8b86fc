import type { Setting } from '../parse-prompt/scene-description.ts';
import type { Brush, World } from '../scene/world.ts';
import { type Colour, hex, mix, times, WHITE } from './colour.ts';
import { fromTop } from './strokes.ts';

const NEVER: ReadonlySet<Setting> = new Set([
  'underwater',
  'moon',
  'space',
  'volcano',
  'mars',
  'alien-planet',
]);

/** Places where it is always winter. */
const WINTRY: ReadonlySet<Setting> = new Set(['snow', 'iceberg', 'frozen-lake']);

/** Whether snow lies on ground, roofs and branches. */
export function isSnowy({ description }: World): boolean {
  const { setting, weather, particles } = description;
  if (NEVER.has(setting)) return false;
  if (WINTRY.has(setting)) return true;
  return weather.includes('snowfall') || particles.includes('snow');
}

export interface SnowTones {
  readonly lit: Colour;
  readonly body: Colour;
  readonly shade: Colour;
}

/**
 * Snow reflects the sky: white by day, blue and violet in a low sun with a warm edge. Lit like
 * other ground, it would look like sand at sunset.
 */
export function snowTones({ light }: World, depth: number): SnowTones {
  const isLow = light.time === 'sunset' || light.time === 'dawn' || light.time === 'dusk';
  const white = hex('#f2f6ff');
  const sky = mix(light.sky[0], hex('#6f7fd8'), 0.45);
  const body = light.isDark
    ? mix(times(white, mix(light.ambient, WHITE, 0.25)), sky, 0.12)
    : mix(white, sky, isLow ? 0.24 : 0.05);
  const shade = mix(body, sky, isLow || light.isDark ? 0.55 : 0.3);
  const lit = mix(body, isLow ? mix(light.key, WHITE, 0.4) : WHITE, light.isDark ? 0.3 : 0.7);
  const air = mix(light.fog, sky, 0.4);
  const far = Math.min(0.7, Math.max(0, 1 - depth) * (0.3 + light.haze * 0.35));
  return { lit: mix(lit, air, far), body: mix(body, air, far), shade: mix(shade, air, far) };
}

/** A soft layer of snow along a level edge, thicker in the middle. */
export function snowOnEdge(
  brush: Brush,
  world: World,
  edge: { readonly x: number; readonly y: number; readonly width: number; readonly depth: number },
  thick: number,
): void {
  const { x, y, width, depth } = edge;
  const { lit, body } = snowTones(world, depth);
  brush.fillStyle = fromTop(brush, [y - thick, y + thick * 0.6], [lit, body]);
  brush.beginPath();
  brush.moveTo(x - thick * 0.3, y + thick * 0.5);
  brush.quadraticCurveTo(
    x - thick * 0.3,
    y - thick,
    x + Math.min(thick * 2, width * 0.3),
    y - thick,
  );
  brush.lineTo(x + width - Math.min(thick * 2, width * 0.3), y - thick);
  brush.quadraticCurveTo(
    x + width + thick * 0.3,
    y - thick,
    x + width + thick * 0.3,
    y + thick * 0.5,
  );
  brush.quadraticCurveTo(x + width * 0.75, y + thick * 0.1, x + width * 0.5, y + thick * 0.45);
  brush.quadraticCurveTo(x + width * 0.25, y + thick * 0.05, x - thick * 0.3, y + thick * 0.5);
  brush.fill();
}
