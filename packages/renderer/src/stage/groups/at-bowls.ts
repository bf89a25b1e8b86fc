import { type Group, type Placing, replaced } from '../group.ts';
import { isCreature, isFigure, type Piece, scaled } from '../piece.ts';
import { at, onSide } from './neighbours.ts';

const FED_FROM = /^(?:bowl|bucket|waterhole)$/;
/** How wide it is, compared with the animal. */
const widthOf = ({ thing }: Piece) => (thing.name === 'waterhole' ? 0.9 : 0.42);

/** What an animal drinks from is smaller than the animal; null for everything else. */
function withSmallBowl(group: Group): Group | null {
  const [kid] = group.kids;
  const isFed =
    kid !== undefined && isCreature(kid) && !isFigure(kid) && kid.traits.medium === 'land';
  if (!isFed || !group.parents.every(({ thing }) => FED_FROM.test(thing.name))) return null;
  const sized = (piece: Piece) => {
    const share = (kid.width * widthOf(piece)) / piece.width;
    return scaled(piece, piece.thing.name === 'waterhole' ? share : Math.min(1, share));
  };
  const parents = group.parents.map(sized);
  const placed = replaced(
    group.placed,
    (piece) => parents[group.parents.indexOf(piece)] ?? piece,
    group.parents,
  );
  return { ...group, placed, parents };
}

/** At it, with the head over what it drinks from. */
export const atBowls: Placing = (group) => {
  const small = withSmallBowl(group);
  return small === null ? at(group) : onSide(-0.06)(small);
};
