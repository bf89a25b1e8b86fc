import { hex } from '../../draw/colour.ts';
import { peaks } from '../../draw/mountains.ts';
import { SNOW_WHITE } from '../../draw/props/trees.ts';
import { isFujiBehind } from '../../parse-prompt/places/distant-peaks.ts';
import type { Element, World } from '../world.ts';

/** Mountains behind a landscape that has none of its own. */
export function farPeaks(world: World, horizon: number): Element[] {
  const { description, unit } = world;
  if (description.extras?.includes('peaks') !== true || isFujiBehind(description)) return [];
  const range = { name: 'far-peaks', depth: 0.17, y: horizon, height: unit * 330, count: 4 };
  return [peaks(world, { ...range, colour: hex('#6f86bd'), cap: SNOW_WHITE })];
}
