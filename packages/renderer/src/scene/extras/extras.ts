import type { Scenery } from '../scenery.ts';
import { viewpointElements } from '../viewpoints/viewpoints.ts';
import type { Element, World } from '../world.ts';
import { clutter } from './clutter.ts';
import { dimmed } from './dimmed.ts';
import { fallenLeaves } from './fallen-leaves.ts';
import { farPeaks } from './far-peaks.ts';
import { fieldGate } from './field-gate.ts';
import { holidays } from './holidays.ts';
import { laundry } from './laundry.ts';
import { neonSigns } from './neon-signs.ts';
import { openAirParty } from './open-air-party.ts';
import { posters } from './posters.ts';
import { seaCave } from './sea-cave.ts';
import { searchlights } from './searchlights.ts';
import { audience, lasers } from './show.ts';
import { sunbeams } from './sunbeams.ts';
import { swarm } from './swarm.ts';
import { traffic } from './traffic.ts';
import { wallPicture } from './wall-picture.ts';
import { windStreaks } from './wind-streaks.ts';
import { windowFromOutside } from './window-from-outside.ts';

/** What a place has besides its people and things. */
export function extrasOf(world: World, scenery: Scenery): Element[] {
  return [
    ...farPeaks(world, scenery.horizon),
    ...traffic(world, scenery),
    ...searchlights(world, scenery.horizon),
    ...lasers(world, scenery.horizon),
    ...audience(world),
    ...openAirParty(world, scenery),
    ...holidays(world, scenery),
    ...laundry(world),
    ...neonSigns(world),
    ...posters(world),
    ...clutter(world, scenery),
    ...wallPicture(world),
    ...dimmed(world),
    ...seaCave(world),
    ...sunbeams(world, scenery),
    ...windowFromOutside(world),
    ...swarm(world),
    ...windStreaks(world),
    ...fallenLeaves(world, scenery),
    ...fieldGate(world, scenery),
    ...viewpointElements(world),
  ];
}
