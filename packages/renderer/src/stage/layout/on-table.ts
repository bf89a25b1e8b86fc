import type { Scenery } from '../../scene/scenery.ts';
import type { World } from '../../scene/world.ts';

/** What stands on a table shows the place behind it, unless one looks closely. */
export function isOnTable({ description }: World, { surface }: Scenery): boolean {
  return surface === 'table' && description.ad === null && !description.styles.includes('close-up');
}
