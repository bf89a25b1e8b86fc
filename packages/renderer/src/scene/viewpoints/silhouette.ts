import { coated } from '../../draw/actors/coated.ts';
import { css, hex, mix } from '../../draw/colour.ts';
import type { Actor } from '../actor.ts';
import type { Element, World } from '../world.ts';
import { isSilhouette } from './backlight.ts';

/** Somebody or something as a dark shape before the light. */
export function silhouetted(world: World, element: Element, actor: Actor): Element {
  if (!isSilhouette(world.description) || actor.traits.medium === 'celestial') return element;
  const dark = css(mix(hex('#0d0a16'), world.light.shadow, 0.2));
  return coated(element, actor, {
    paint(sheet, { width, height }) {
      sheet.fillStyle = dark;
      sheet.fillRect(-width, -height, width * 3, height * 3);
    },
    shareAt: () => 1,
  });
}
