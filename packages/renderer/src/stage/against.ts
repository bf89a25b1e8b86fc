import { TREE } from './climbing.ts';
import { beyond, emptierSide, type Placing } from './group.ts';

/** Touching it, tilted towards it; in front of a door or a wall. */
export const against: Placing = (group) => {
  const side = emptierSide(group);
  const [tree] = group.parents.filter(({ thing }) => TREE.test(thing.name));
  const isFlat = group.parents.some(({ thing }) => /door|wall|window|fence/.test(thing.name));
  const kids = beyond(group, side, isFlat ? -0.55 : -0.06).map((kid) => ({
    ...kid,
    ...(tree === undefined ? {} : { x: tree.x + side * kid.width * 0.42 }),
    y: 0,
    depth: kid.depth + 0.006,
    tilt: -side * 0.09,
  }));
  return [...group.placed, ...kids];
};
