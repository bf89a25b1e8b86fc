import { isDrawnPerson } from '../../people/person.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { isCreature, isFigure, type Piece, pointOf, scaled } from '../piece.ts';

const isAnimal = (piece: Piece): boolean => isCreature(piece) && !isDrawnPerson(piece.thing.name);

const turnedTo =
  (forward: -1 | 1) =>
  (piece: Piece): Piece => ({ ...piece, facing: piece.facing === 0 ? forward : piece.facing });

/** Whether an animal on four legs has a small one in its mouth. */
export const isInMouth = ({ parents, kids }: Group): boolean =>
  parents.every((one) => isAnimal(one) && !isFigure(one) && one.traits.medium === 'land') &&
  kids.every((one) => isAnimal(one) && one.traits.medium === 'land');

/** How large who is carried so is, compared with the height of the other. */
const IN_MOUTH = 0.4;
const ON_BACK = 0.56;

/** It hangs by the skin of its neck, with its legs above the ground. */
export const inMouth: Placing = (group) => {
  const ready = turnedTo(group.forward);
  const parents = group.parents.map(ready);
  return [
    ...replaced(group.placed, ready, group.parents),
    ...withParents({ ...group, parents }).map(({ kid, parent }): Piece => {
      const sized = scaled(kid, Math.min(1, (parent.height * IN_MOUTH) / kid.height));
      const mouth = pointOf(parent, parent.thing.anchors.mouth ?? { x: 0.96, y: 0.3 });
      const facing = parent.facing || group.forward;
      return {
        ...sized,
        x: mouth.x - facing * sized.width * 0.06,
        y: mouth.y + sized.height * 0.84,
        depth: parent.depth + 0.003,
        facing,
        support: 'mount',
        carrier: parent.thing.name,
        holder: { index: parent.index, copy: parent.copy },
        gait: 'idle',
        tilt: facing * 0.3,
        stories: parent.stories,
      };
    }),
  ];
};

/** Whether an animal on two legs has its young on the back. */
export const isPickaback = ({ parents, kids }: Group): boolean =>
  parents.every((one) => isAnimal(one) && isFigure(one)) &&
  kids.every((one) => isAnimal(one) && one.subject.states.includes('young'));

/** Behind the shoulder, looking over it. */
export const pickaback: Placing = (group) => {
  const ready = turnedTo(group.forward);
  const parents = group.parents.map(ready);
  return [
    ...replaced(group.placed, ready, group.parents),
    ...withParents({ ...group, parents }).map(({ kid, parent, at }): Piece => {
      const sized = scaled(kid, (parent.height * ON_BACK) / kid.height);
      const facing = parent.facing || group.forward;
      return {
        ...sized,
        x: parent.x - facing * parent.width * (0.56 + at * 0.2),
        y: parent.y - parent.height * 0.2,
        depth: parent.depth - 0.003,
        facing,
        tilt: facing * 0.2,
        support: 'mount',
        carrier: parent.thing.name,
        gait: 'idle',
        stories: parent.stories,
      };
    }),
  ];
};
