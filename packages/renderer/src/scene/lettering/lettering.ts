import type { Scenery } from '../scenery.ts';
import type { Element, World } from '../world.ts';
import { inSky } from './in-sky.ts';
import { onGround } from './on-ground.ts';
import { onWall } from './on-wall.ts';

/** Words that are a part of the place. */
export function letteringOf(world: World, scenery: Scenery): Element[] {
  const { lettering } = world.description;
  if (lettering === undefined || lettering.ground === null) return [];
  const { ground } = lettering;
  if (ground === 'sky') return [inSky(world, lettering)];
  if (ground === 'wall') return onWall(world, scenery, lettering);
  return onGround(world, scenery, { ...lettering, ground });
}
