import { carriedBy } from '../ensembles/carried.ts';
import { type Group, type Placing, withParents } from '../group.ts';
import { isCreature, isFigure, type Piece, scaled } from '../piece.ts';
import { isOnFacade, onFacade } from './on-facades.ts';

const UPRIGHT = /^(?:door|open-door|fridge)$/;
/** How much of the door it covers, and how high its middle is on it. */
const [WIDE, HIGH] = [0.64, 0.64] as const;

/** Whether things hang on the face of what stands upright, and not on top of it. */
export const isPinned = (group: Group): boolean => isOnFacade(group) || isOnFace(group);

const isOnFace = ({ parents, kids }: Group): boolean =>
  parents.every(({ thing }) => UPRIGHT.test(thing.name)) &&
  kids.every((kid) => !isCreature(kid) && !isFigure(kid) && kid.thing.metres < 1);

/** A wreath on a door, the door on a house. */
export const pinned: Placing = (group) => (isOnFacade(group) ? onFacade(group) : onFace(group));

const onFace: Placing = (group) => [
  ...group.placed,
  ...withParents(group).map(({ kid, parent, at, of }): Piece => {
    const wide = (parent.width * WIDE) / of;
    const small = scaled(kid, Math.min(1, wide / kid.width, (parent.height * 0.4) / kid.height));
    return carriedBy(
      {
        ...small,
        x: parent.x + (at - (of - 1) / 2) * wide,
        y: parent.y - parent.height * HIGH + small.height / 2,
        depth: parent.depth + 0.003,
      },
      parent,
    );
  }),
];
