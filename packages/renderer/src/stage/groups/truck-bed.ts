import { carriedBy } from '../ensembles/carried.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { isCreature, type Piece, pointOf, scaled } from '../piece.ts';

/** The middle of the side of the bed, as shares of a pickup, and its length. */
const [BED, LONG] = [{ x: 0.76, y: 0.4 }, 0.5] as const;
/** How much of an animal the side hides. */
const HIDDEN = 0.3;

/** Whether animals are in the bed of a pickup; those that stand are on its bonnet. */
export const isInTruckBed = ({ parents, kids }: Group): boolean =>
  parents.every(({ thing }) => thing.name === 'pickup-truck') && kids.every(isCreature);

export const inTruckBed: Placing = (group) => {
  const turned = (piece: Piece): Piece =>
    piece.facing === 0 ? { ...piece, facing: group.forward } : piece;
  const parents = group.parents.map(turned);
  return [
    ...replaced(group.placed, turned, group.parents),
    ...withParents({ ...group, parents }).map(({ kid, parent, at, of }): Piece => {
      const wide = (parent.width * LONG) / of;
      const small = scaled(kid, Math.min(1, wide / kid.width, (parent.height * 0.7) / kid.height));
      const rim = pointOf(parent, BED);
      return carriedBy(
        {
          ...small,
          x: rim.x + (at - (of - 1) / 2) * wide * 0.8,
          y: rim.y + small.height * HIDDEN,
          depth: parent.depth - 0.003,
          gait: 'idle',
          stories: small.stories.filter(({ kind }) => kind !== 'travel'),
        },
        parent,
      );
    }),
  ];
};
