import { isDrawnPerson } from '../../people/person.ts';
import { BED } from '../ensembles/carriers.ts';
import { atLeaf, isAtLeaf } from '../ensembles/near-leaf.ts';
import { isUnderCar, underCar } from '../ensembles/repairs.ts';
import { isUnderSeat, underSeat } from '../ensembles/under-seat.ts';
import { isUnderUmbrella, underUmbrella } from '../ensembles/under-umbrella.ts';
import { type Group, type Placing, replaced, withParents } from '../group.ts';
import { isCreature, isFigure, type Piece, scaled } from '../piece.ts';
import { atFeet, isAtFeet } from './at-feet.ts';
import { belowBoat, isBelowBoat } from './below-boat.ts';
import { hidingBelow, isHidingBelow } from './dens.ts';
import { inSameShade, isCutAbove, isTableTop, shaded } from './shelter.ts';
import { isUnderHeap, underHeap } from './under-heap.ts';
import { isUnderVessel, underVessel } from './under-vessel.ts';

/** Toadstools that shelter somebody are higher than they are. */
function sheltered(group: Group): Group {
  const tallest = Math.max(...group.kids.map(({ height }) => height));
  const grown = (piece: Piece): Piece =>
    piece.thing.name === 'mushroom' && group.kids.every(isCreature)
      ? scaled(piece, Math.max(1, (tallest * 2.1) / piece.height))
      : piece;
  const parents = group.parents.map(grown);
  return { ...group, parents, placed: replaced(group.placed, grown, group.parents) };
}

/** At the foot of a tree, below a table, in the shelter of what is larger. */
export const under: Placing = (group) => {
  if (isBelowBoat(group)) return belowBoat(group);
  if (isUnderCar(group)) return underCar(group);
  if (isUnderUmbrella(group)) return underUmbrella(group);
  if (isAtFeet(group)) return atFeet(group);
  if (isUnderHeap(group)) return underHeap(group);
  if (isUnderVessel(group)) return underVessel(group);
  if (isAtLeaf(group)) return atLeaf(true)(group);
  if (isUnderSeat(group)) return underSeat(group);
  const { placed, parents, kids, isTall } = sheltered(group);
  return inSameShade({ placed, parents, kids }, [
    ...placed.map((piece) =>
      // Who looks out from under a bed is not behind its head.
      parents.includes(piece) && BED.test(piece.thing.name) && kids.some(isSomebody)
        ? { ...piece, facing: group.forward }
        : parents.includes(piece) && isCutAbove(piece, kids, isTall)
          ? { ...piece, isBackdrop: true, depth: piece.depth - 0.06 }
          : piece,
    ),
    ...withParents({ ...group, parents }).map(({ kid, parent, at: index, of }) => {
      if (isHidingBelow(kid, parent)) return hidingBelow(kid, parent, group.forward);
      const isCover = parent.height > kid.height * 0.9 || parent.traits.medium === 'scenery';
      const isTree =
        parent.traits.medium === 'scenery' && kid.thing.metres < parent.thing.metres / 4;
      const room = isCover
        ? parent.height * (isTree ? (isFigure(kid) ? 0.52 : 0.44) : 0.82)
        : kid.height;
      const small = scaled(
        kid,
        isTree && of === 1 ? shaded(kid, parent, room) : Math.min(1, room / kid.height),
      );
      const spread = (index - (of - 1) / 2) * Math.max(small.width, (parent.width * 0.7) / of);
      const isTable = isTableTop(parent);
      // Behind a bed or a cloth one would see nothing of who is under it.
      const isHiding = isTable && isDrawnPerson(kid.thing.name);
      if (isHiding && kid.subject.states.includes('lying')) return stretched(kid, parent, group);
      if (isHiding && BED.test(parent.thing.name)) return peeping(kid, parent, group);
      return {
        ...small,
        x: parent.x + spread,
        y: Math.max(parent.y, 0),
        depth: parent.depth + (isTable && !isHiding ? -0.004 : 0.006),
        ...(isHiding ? { posture: 'crouch' as const } : {}),
      };
    }),
  ]);
};

const isSomebody = ({ thing }: Piece): boolean => isDrawnPerson(thing.name);

/** On all fours under a bed, with the head out at its end. */
function peeping(kid: Piece, parent: Piece, { forward }: Group): Piece {
  const small = scaled(kid, (parent.height * 1.1) / kid.height);
  const side = forward === 1 ? -1 : 1;
  return {
    ...small,
    width: small.height,
    x: parent.x + side * parent.width * 0.44,
    y: Math.max(parent.y, 0) + 0.02,
    depth: parent.depth - 0.004,
    facing: side,
    posture: 'crawl',
    gait: 'idle',
    isSitting: false,
    stories: [],
  };
}

/** On the back, the head below it and the legs out on the floor. */
const stretched = (kid: Piece, parent: Piece, { forward }: Group): Piece => ({
  ...kid,
  width: kid.height,
  x: parent.x + forward * kid.height * 0.3,
  y: Math.max(parent.y, 0) + 0.02,
  depth: parent.depth + 0.006,
  facing: forward === 1 ? -1 : 1,
  gait: 'idle',
  isSitting: false,
  stories: [],
});
