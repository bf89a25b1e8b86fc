import { hills } from '../../../draw/landforms.ts';
import { thingOf } from '../../../things/things.ts';
import { level, type Scenery } from '../../scenery.ts';
import type { World } from '../../world.ts';
import { meadowGreen } from '../land/meadow.ts';

/** Tents and houses do not float. */
const STANDS_METRES = 0.8;

/** Whether somebody is at the water and not in it. */
export function isAshore({ description }: World): boolean {
  const isWaded = description.subjects.some(({ states }) => states.includes('wading'));
  return description.subjects.some(({ thing, motions, states }, at) => {
    const isCarried = description.relations.some(
      ({ from, kind, to }) =>
        from === at &&
        to !== null &&
        (kind === 'in' || kind === 'on' || kind === 'ride') &&
        thingOf(description.subjects[to]?.thing ?? '')?.medium !== 'object',
    );
    const isCrossing = description.relations.some(
      ({ from, kind, to }) =>
        from === at && to === null && ['across', 'through', 'cross'].includes(kind),
    );
    const found = thingOf(thing);
    // A bridge is over the water.
    if (thing === 'wave' || thing === 'mount-fuji' || /bridge$/.test(thing)) return false;
    const isInWater =
      thing === 'hippopotamus' ||
      motions.includes('swim') ||
      motions.includes('float') ||
      states.includes('wading');
    // What belongs to those who are in the water is there as well.
    const isSolid = !isWaded && (found?.medium === 'object' || found?.medium === 'scenery');
    const stands = found?.medium === 'land' || (isSolid && found.metres > STANDS_METRES);
    return !isCarried && !isCrossing && stands && !isInWater;
  });
}

/** Grass in front of still water, for those who are at the water and not in it. */
export function nearBank(world: World): Pick<Scenery, 'elements' | 'supports'> {
  const { size } = world;
  if (!isAshore(world)) return { elements: [], supports: [] };
  const bank = { name: 'near', depth: 1.05, y: size.height * 0.88, swell: 8, waves: [1, 2] };
  return {
    elements: [hills(world, { ...bank, colour: meadowGreen(world) })],
    supports: [level(world, 'bank', size.height * 0.93, { depth: 1.06 })],
  };
}
