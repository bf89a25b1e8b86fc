import { coated } from '../../draw/actors/soiled.ts';
import { css, hex, mix } from '../../draw/colour.ts';
import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import type { Actor } from '../actor.ts';
import { INDOORS } from '../indoors.ts';
import type { Element, World } from '../world.ts';

export function isSilhouette({ extras }: SceneDescription): boolean {
  return extras?.includes('silhouette') === true;
}

/** Whether the sun or the moon stands large behind those who are dark. */
export function isBacklit(description: SceneDescription): boolean {
  return isSilhouette(description) && !INDOORS.has(description.setting);
}

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
