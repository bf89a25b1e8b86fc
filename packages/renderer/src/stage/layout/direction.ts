import type { World } from '../../scene/world.ts';
import { sideOf } from '../pieces/headings.ts';

/** 1 where the ground falls to the right; what climbs is read as going up from left to right. */
export function fallsTo({ description, random }: World): -1 | 1 {
  if (description.slope?.way === 'up') return -1;
  return random('slope')() < 0.5 ? -1 : 1;
}

/** Which way they go who go up or down a slope; 0 for the others. */
export function wayOnSlope(world: World): -1 | 0 | 1 {
  const { slope } = world.description;
  if (slope === undefined || slope.way === 'across') return 0;
  return slope.way === 'down' ? fallsTo(world) : fallsTo(world) === 1 ? -1 : 1;
}

/** Which way they go: with the ground, towards a low sun, or either. */
export function directionOf(world: World): -1 | 1 {
  const { speed, description, light, random } = world;
  if (speed !== 0) return speed > 0 ? 1 : -1;
  const told = description.subjects.map(sideOf).find((side) => side !== 0);
  if (told !== undefined) return told;
  const downhill = wayOnSlope(world);
  if (downhill !== 0) return downhill;
  const isLow = light.time === 'sunset' || light.time === 'dawn';
  const isAway = description.relations.some(
    ({ kind, to }) => to === null && (kind === 'into' || kind === 'towards'),
  );
  if (isLow && isAway) return light.sunX < 0.5 ? -1 : 1;
  return random('forward')() < 0.5 ? -1 : 1;
}
