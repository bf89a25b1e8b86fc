import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { type Piece, pointOf, scaled } from '../piece.ts';

const BOUGH = /^(?:branch|rope|clothesline)$/;

export const isHanging = ({ kids, parents }: Group): boolean =>
  parents.every(({ thing }) => BOUGH.test(thing.name)) &&
  kids.every(({ subject }) => subject.states.includes('hanging'));

/** From the branch, which is above, not on it. */
export const hanging: Placing = (group) => {
  const kids = group.kids.map((kid) => {
    const wide = Math.max(...group.parents.map(({ width }) => width));
    return scaled(kid, Math.min(1, (wide * 0.5) / kid.width));
  });
  const tallest = Math.max(...kids.map(({ height }) => height));
  const raised = (piece: Piece): Piece => ({
    ...piece,
    y: -tallest * 1.06,
    support: 'none',
    gait: 'idle',
    stories: [],
  });
  return [
    ...replaced(group.placed, raised, group.parents),
    ...withParents({ ...group, kids, parents: group.parents.map(raised) }).map(
      ({ kid, parent, at, of }): Piece => ({
        ...kid,
        x: parent.x + (at - (of - 1) / 2) * kid.width * 1.1,
        y: pointOf(parent, { x: 0.5, y: 0.52 }).y + kid.height,
        depth: parent.depth + 0.003,
        support: 'mount',
        carrier: parent.thing.name,
        gait: 'idle',
        stories: [],
      }),
    ),
  ];
};
