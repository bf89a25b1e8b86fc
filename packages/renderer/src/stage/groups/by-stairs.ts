import { type Group, type Placing, withParents } from '../group.ts';
import { isCreature, isFigure, type Piece, pointOf, scaled } from '../piece.ts';

const STAIRS = 'stairs';
/** How large what goes down is beside the stairs, and the step on which it is. */
const SMALL = 0.24;
const STEP = { x: 0.42, y: 0.52 } as const;

export const isStairs = ({ thing }: Piece): boolean => thing.name === STAIRS;

/** Whether a ball or the like goes down the stairs. */
export const isDownStairs = ({ parents, kids }: Group): boolean =>
  parents.every(isStairs) && !kids.some((kid) => isFigure(kid) || isCreature(kid));

/** On a step in the middle, on its way to the next one. */
export const downStairs: Placing = (group) => [
  ...group.placed,
  ...withParents(group).map(({ kid, parent, at }): Piece => {
    const small = scaled(kid, Math.min(1, (parent.height * SMALL) / kid.height));
    const step = pointOf(parent, { x: STEP.x + at * 0.165, y: STEP.y - at * 0.166 });
    return { ...small, x: step.x, y: step.y, depth: parent.depth + 0.004, support: 'mount' };
  }),
];
